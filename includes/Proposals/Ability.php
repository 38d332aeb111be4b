<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use WP_Error;

/**
 * Something that agents can do: a REST route, and an ability where WordPress has them.
 */
interface Ability {
	/** Without a namespace, such as "read-record". */
	public function name(): string;

	/** For people, translated. */
	public function label(): string;

	/** For agents, in English: what it does, and when to use it. */
	public function description(): string;

	/** @return array<string, mixed> JSON schema of an object. */
	public function input_schema(): array;

	/** @return array<string, mixed> JSON schema of an object. */
	public function output_schema(): array;

	/** Whether it only reads. */
	public function is_readonly(): bool;

	/** Whether it removes something. */
	public function is_destructive(): bool;

	/** Whether doing it twice is like doing it once. */
	public function is_idempotent(): bool;

	/**
	 * @param array<string, mixed> $input Valid by the schema.
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( Agent $agent, Agent_Limits $limits, array $input );
}

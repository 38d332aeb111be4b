<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * The site drafts of agents, as their screen needs them.
 */
interface Drafted_By_Agents {
	/**
	 * @param list<int> $agents Users.
	 * @return array<int, array{ open: int, published: int }> How many drafts each has made, by user.
	 */
	public function counts( array $agents ): array;

	/** Ends the schedules of the open drafts of an agent, and says in each why it is on hold. */
	public function hold( int $agent ): void;
}

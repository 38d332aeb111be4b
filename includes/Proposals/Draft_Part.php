<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Records\Change;
use Atelier\Records\Edit_Author;

/**
 * What of a site draft is an agent's own.
 */
final class Draft_Part {
	/** Whether nobody else has had a hand in a change. */
	public static function is_of( Change $change, Agent $agent ): bool {
		return array() === array_filter( $change->authors(), static fn( Edit_Author $author ): bool => $author->user() !== $agent->id() || $author->writer() !== $agent->id() );
	}
}

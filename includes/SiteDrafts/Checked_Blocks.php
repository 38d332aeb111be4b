<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Role;
use Atelier\Agents\Draft_Origin;
use Atelier\Records\Change;
use Atelier\Support\Page;
use WP_Error;
use WP_Post;

/**
 * Whether blocks that an agent wrote are as the blocks themselves would save them. PHP can't run a block's `save()`: a browser does, and
 * says for which version of a change it has. Whoever writes holds the draft's lock.
 */
final class Checked_Blocks {
	private const META = '_atelier_draft_checked';

	/** Users whose changes came from drafts of agents: once such a user is gone, nothing else says that it was one. */
	private const AGENTS = '_atelier_draft_moved_agents';

	/** The property with blocks. */
	private const CONTENT = 'content';

	/** Whether the blocks of a change have to be checked before anybody makes it theirs, or publishes it. */
	public static function are_due( WP_Post $post, Change $change ): bool {
		$version = self::of( $post->post_parent )[ $change->key() ] ?? '';
		return self::are_of_agent( $post->post_parent, $change ) && Change_Response::version( $post ) !== $version;
	}

	/** Whether an agent wrote the content last: what people write has been in a browser, or is their own responsibility. */
	public static function are_of_agent( int $draft, Change $change ): bool {
		$author = self::author( $change );
		return $author > 0 && ( Draft_Origin::agent_of( $draft ) === $author || in_array( $author, self::moved_agents( $draft ), true ) || ( user_can( $author, Agent_Role::CAPABILITY ) && ! user_can( $author, Page::capability() ) ) );
	}

	/** @return int The user who wrote the blocks last; zero if there are none. */
	private static function author( Change $change ): int {
		$content = $change->edits()[ self::CONTENT ] ?? '';
		return '' === $content || ! is_string( $content ) || $change->is_deletion() ? 0 : $change->author_of( self::CONTENT )->user();
	}

	/** Before a change is moved to another draft: there, its blocks are still those of an agent. */
	public static function follow( Change $change, int $from, int $to ): void {
		if ( self::are_of_agent( $from, $change ) ) {
			update_post_meta( $to, self::AGENTS, array_values( array_unique( array_merge( self::moved_agents( $to ), array( self::author( $change ) ) ) ) ) );
		}
	}

	/** @return list<int> */
	private static function moved_agents( int $draft ): array {
		$stored = get_post_meta( $draft, self::AGENTS, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_int' ) ) : array();
	}

	/** @param array<int|string, string> $versions Those that were checked, by key. */
	public static function note( int $draft, array $versions ): void {
		update_post_meta( $draft, self::META, wp_slash( $versions + self::of( $draft ) ) );
	}

	/** @return array<int|string, string> */
	private static function of( int $draft ): array {
		$stored = get_post_meta( $draft, self::META, true );
		return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
	}

	public static function problem(): WP_Error {
		return new WP_Error(
			'atelier_draft_unchecked',
			__( 'An agent wrote blocks of this, and no browser has checked them yet. Open the site draft in Atelier, which checks them and shows those to repair. Scripts that have checked them say so with “changes/checked”.', 'atelier' ),
			array( 'status' => 409 )
		);
	}
}

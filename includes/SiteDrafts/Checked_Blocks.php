<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Draft_Origin;
use Atelier\Records\Change;
use WP_Error;
use WP_Post;

/**
 * Whether blocks that an agent wrote are as the blocks themselves would save them. PHP can't run a block's `save()`: a browser does, and
 * says for which version of a change it has. Whoever writes holds the draft's lock.
 */
final class Checked_Blocks {
	private const META = '_atelier_draft_checked';

	/** The property with blocks. */
	private const CONTENT = 'content';

	/** Whether the blocks of a change have to be checked before anybody makes it theirs, or publishes it. */
	public static function are_due( WP_Post $post, Change $change ): bool {
		$version = self::of( $post->post_parent )[ $change->key() ] ?? '';
		return self::are_of_agent( $post->post_parent, $change ) && Change_Response::version( $post ) !== $version;
	}

	/** Whether an agent wrote the content last: what people write has been in a browser, or is their own responsibility. */
	public static function are_of_agent( int $draft, Change $change ): bool {
		$content = $change->edits()[ self::CONTENT ] ?? '';
		return is_string( $content ) && '' !== $content && ! $change->is_deletion() && Draft_Origin::is_agent( $draft, $change->author_of( self::CONTENT )->user() );
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

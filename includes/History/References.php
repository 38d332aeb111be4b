<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Where content refers to patterns, menus and posts by their ids: these change when one comes back and its id is taken.
 */
final class References {
	/** Looked through for each id. */
	private const MAX_POSTS = 200;

	/**
	 * Content with other ids: `ref` of synced patterns and menus, `id` of links in menus.
	 *
	 * @param array<int, int> $ids New ids by old ones.
	 */
	public static function mended( string $content, array $ids ): string {
		foreach ( $ids as $old => $new ) {
			$patterns = array(
				'/(<!-- wp:(?:block|navigation) \{(?:[^{}]*,)?"ref":)' . $old . '(?=[,}])/',
				'/(<!-- wp:navigation-(?:link|submenu) \{(?:[^{}]*,)?"id":)' . $old . '(?=[,}])/',
			);
			$content  = preg_replace( $patterns, '${1}' . $new, $content ) ?? $content;
		}
		return $content;
	}

	/**
	 * Posts whose content refers to ids that have changed.
	 *
	 * @param array<int, int> $ids New ids by old ones.
	 * @return list<WP_Post>
	 */
	public static function posts( array $ids ): array {
		global $wpdb;
		$found = array();
		foreach ( array_keys( $ids ) as $old ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's search splits and ignores such words.
			$rows = $wpdb->get_col( $wpdb->prepare( "SELECT `ID` FROM `$wpdb->posts` WHERE `post_status` NOT IN ( 'auto-draft', 'inherit', 'trash' ) AND ( `post_content` LIKE %s OR `post_content` LIKE %s ) LIMIT %d", '%"ref":' . $old . '%', '%"id":' . $old . '%', self::MAX_POSTS ) );
			foreach ( $rows as $id ) {
				$post = get_post( (int) $id );
				if ( $post && Record_Reader::has_history( $post->post_type ) && self::mended( $post->post_content, $ids ) !== $post->post_content ) {
					$found[ $post->ID ] = $post;
				}
			}
		}
		return array_values( $found );
	}
}

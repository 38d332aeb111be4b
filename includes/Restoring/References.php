<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Types;
use WP_Post;

/**
 * References in content to the IDs of patterns, menus and posts. They are updated if a restored post gets a new ID.
 */
final class References {
	/** The limit of posts searched for each ID. */
	private const MAX_POSTS = 200;

	/** @var array<int, int> New IDs by old ones. */
	private array $ids;

	/** @param array<int, int> $ids New IDs by old ones. */
	public function __construct( array $ids ) {
		$this->ids = $ids;
	}

	/** Replaces IDs in content: `ref` of synced patterns and menus, `id` of links in menus. */
	public function with_new_ids( string $content ): string {
		foreach ( $this->ids as $old => $new ) {
			$patterns = array(
				'/(<!-- wp:(?:block|navigation) \{(?:[^{}]*,)?"ref":)' . $old . '(?=[,}])/',
				'/(<!-- wp:navigation-(?:link|submenu) \{(?:[^{}]*,)?"id":)' . $old . '(?=[,}])/',
			);
			$content  = preg_replace( $patterns, '${1}' . $new, $content ) ?? $content;
		}
		return $content;
	}

	/**
	 * Posts whose content refers to replaced IDs.
	 *
	 * @return list<WP_Post>
	 */
	public function posts(): array {
		global $wpdb;
		$found = array();
		foreach ( array_keys( $this->ids ) as $old ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's search splits and ignores such words.
			$rows = $wpdb->get_col( $wpdb->prepare( "SELECT `ID` FROM `$wpdb->posts` WHERE `post_status` NOT IN ( 'auto-draft', 'inherit', 'trash' ) AND ( `post_content` LIKE %s OR `post_content` LIKE %s ) LIMIT %d", '%"ref":' . $old . '%', '%"id":' . $old . '%', self::MAX_POSTS ) );
			foreach ( $rows as $id ) {
				$post = get_post( (int) $id );
				if ( $post && Record_Types::has_history( $post->post_type ) && $this->with_new_ids( $post->post_content ) !== $post->post_content ) {
					$found[ $post->ID ] = $post;
				}
			}
		}
		return array_values( $found );
	}
}

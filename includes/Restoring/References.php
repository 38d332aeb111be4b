<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Types;
use Atelier\Support\Block_Marks;
use WP_Post;

/**
 * References in content to the IDs of patterns, menus and posts. They are updated if a restored post gets a new ID.
 */
final class References {
	/** The limit of posts searched for each ID. */
	private const MAX_POSTS = 200;

	/** The attribute with an ID, by the name of the block. */
	private const KEYS = array(
		'block'              => 'ref',
		'navigation'         => 'ref',
		'navigation-link'    => 'id',
		'navigation-submenu' => 'id',
	);

	/** A text, a brace, or what is between them. */
	private const TOKEN = '/\G(?:"(?:[^"\\\\]++|\\\\.)*+"|[{}\[\]]|[^"{}\[\]]++)/s';

	/** @var array<int, int> New IDs by old ones. */
	private array $ids;

	/** @param array<int, int> $ids New IDs by old ones. */
	public function __construct( array $ids ) {
		$this->ids = $ids;
	}

	/** Replaces IDs in content: `ref` of synced patterns and menus, `id` of links in menus. */
	public function with_new_ids( string $content ): string {
		$result = '';
		$done   = 0;
		foreach ( Block_Marks::in( $content ) as $mark ) {
			$key = self::KEYS[ $mark['name'] ] ?? null;
			if ( null === $key || ! $mark['attributes'] || Block_Marks::END === $mark['type'] ) {
				continue;
			}
			list( $start, $end ) = $mark['attributes'];
			foreach ( self::numbers_of( $key, substr( $content, $start, $end - $start ) ) as list( $id, $offset ) ) {
				$result .= substr( $content, $done, $start + $offset - $done ) . ( $this->ids[ (int) $id ] ?? $id );
				$done    = $start + $offset + strlen( $id );
			}
		}
		return $result . substr( $content, $done );
	}

	/**
	 * The numbers that a key of an object has as JSON; not those of objects in it.
	 *
	 * @return list<array{ string, int }> Each with its offset.
	 */
	private static function numbers_of( string $key, string $json ): array {
		$numbers = array();
		$depth   = 0;
		$at      = 0;
		while ( preg_match( self::TOKEN, $json, $token, 0, $at ) ) {
			$at += strlen( $token[0] );
			if ( '{' === $token[0] || '[' === $token[0] ) {
				++$depth;
			} elseif ( '}' === $token[0] || ']' === $token[0] ) {
				--$depth;
			} elseif ( 1 === $depth && "\"$key\"" === $token[0] && preg_match( '/\G\s*+:\s*+(\d++)(?=\s*+[,}])/', $json, $value, PREG_OFFSET_CAPTURE, $at ) ) {
				$numbers[] = $value[1];
			}
		}
		return $numbers;
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

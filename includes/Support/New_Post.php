<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;
use WP_Error;

/**
 * Inserts posts that only Atelier knows: where a plugin fails while WordPress tells of a new one, nobody would ever find it again.
 */
final class New_Post {
	/**
	 * @param array<string, mixed> $values As wp_insert_post() takes them, slashed.
	 * @return int|WP_Error
	 * @throws Throwable What a plugin throws; nothing is left then.
	 */
	public static function insert( array $values ) {
		global $wpdb;
		$before = (int) $wpdb->insert_id;
		$made   = 0;
		// The first that WordPress does after it has stored the row.
		$note = static function ( $id ) use ( $wpdb, $before, &$made ): void {
			$made = 0 === $made && (int) $wpdb->insert_id === $id && $id !== $before ? $id : $made;
		};
		add_action( 'clean_post_cache', $note, -PHP_INT_MAX );
		try {
			return wp_insert_post( $values, true );
		} catch ( Throwable $error ) {
			if ( $made > 0 ) {
				wp_delete_post( $made, true );
			}
			throw $error;
		} finally {
			remove_action( 'clean_post_cache', $note, -PHP_INT_MAX );
		}
	}
}

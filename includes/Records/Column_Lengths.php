<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/** How much the site's database can store: a live save fails for a longer value, which a draft could keep until it is published. */
final class Column_Lengths {
	/**
	 * Null if all of these properties fit.
	 *
	 * @param array<string, mixed> $edits Filtered.
	 */
	public static function problem( array $edits ): ?WP_Error {
		foreach ( $edits as $name => $value ) {
			$column = Record_Properties::column( $name );
			if ( null !== $column && is_string( $value ) && ! self::fits( $column, $value ) ) {
				return new WP_Error(
					'atelier_too_long',
					/* translators: %s: the name of a property, such as "title". */
					sprintf( __( 'The value of “%s” is too long for your site’s database. Shorten it and try again.', 'atelier' ), $name ),
					array(
						'status'     => 400,
						'properties' => array( $name ),
					)
				);
			}
		}
		return null;
	}

	private static function fits( string $column, string $value ): bool {
		global $wpdb;
		// Shorter than any column of texts: no query.
		if ( strlen( $value ) <= 20 ) {
			return true;
		}
		$limit = $wpdb->get_col_length( $wpdb->posts, $column );
		if ( ! is_array( $limit ) ) {
			return true;
		}
		return ( 'byte' === $limit['type'] ? strlen( $value ) : mb_strlen( $value, 'UTF-8' ) ) <= $limit['length'];
	}
}

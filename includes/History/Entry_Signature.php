<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Signature;

/**
 * The signatures of entries: what other code has written or altered in the table of posts is no record of what somebody did.
 *
 * A signature covers all columns that a list reads. The summary has a hash of the values, so that a list is verified
 * without reading those. It doesn't cover the author's column: when WordPress deletes a user, it gives their posts to
 * another one; the user in the summary counts.
 */
final class Entry_Signature {
	/** As Atelier wrote it. */
	public const VERIFIED = 'verified';

	/** Without a signature, from before entries had any: other code may have written it. */
	public const UNVERIFIED = 'unverified';

	/** Other code has written or changed it. */
	public const ALTERED = 'altered';

	/** The first entry with a signature: a later one without was written by other code. */
	public const FIRST_OPTION = 'atelier_history_signed';

	private const PURPOSE = 'history';

	/** In this order. */
	private const COLUMNS = array( 'post_date', 'post_date_gmt', 'post_name', 'post_title', 'post_content_filtered', 'post_excerpt' );

	/** @param array<string, string|int> $row By column. */
	public static function of( array $row ): string {
		return Signature::of( self::PURPOSE, self::text( $row ) );
	}

	/**
	 * Whether an entry is what Atelier wrote, apart from its values.
	 *
	 * @param \stdClass $row Of the table of posts.
	 * @return string One of the constants.
	 */
	public static function trust( object $row ): string {
		$signature = (string) $row->post_mime_type;
		if ( '' === $signature ) {
			$first = (int) get_option( self::FIRST_OPTION );
			return $first > 0 && (int) $row->ID >= $first ? self::ALTERED : self::UNVERIFIED;
		}
		return Signature::is_valid( $signature, self::PURPOSE, self::text( get_object_vars( $row ) ) ) ? self::VERIFIED : self::ALTERED;
	}

	/** Remembers the first signed entry. */
	public static function begin( int $id ): void {
		if ( false === get_option( self::FIRST_OPTION ) ) {
			add_option( self::FIRST_OPTION, $id, '', true );
		}
	}

	public static function hash( string $values ): string {
		return hash( 'sha256', $values );
	}

	/** @param array<string, mixed> $row */
	private static function text( array $row ): string {
		$text = '';
		foreach ( self::COLUMNS as $column ) {
			$value = (string) $row[ $column ];
			$text .= strlen( $value ) . ":$value";
		}
		return $text;
	}
}

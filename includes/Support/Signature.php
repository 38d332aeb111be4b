<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keyed signatures of what Atelier stores, so that rows that other code has forged or altered are recognized.
 *
 * The key is an option of its own, not one of WordPress's salts: replacing those, as after an attack, must not make every
 * draft unreadable. Whoever can read options directly from the database can also write there.
 */
final class Signature {
	public const OPTION = 'atelier_signing_key';

	private const ALGORITHM = 'sha256';

	private const KEY_LENGTH = 64;

	/**
	 * @param string $purpose What the text is and where it belongs, such as "change:12": a signature is valid only there.
	 * @return string In hexadecimal digits.
	 */
	public static function of( string $purpose, string $text ): string {
		return hash_hmac( self::ALGORITHM, strlen( $purpose ) . ":$purpose$text", self::key() );
	}

	/** Whether a signature was made by this site for the same purpose and text. */
	public static function is_valid( string $signature, string $purpose, string $text ): bool {
		return hash_equals( self::of( $purpose, $text ), $signature );
	}

	private static function key(): string {
		$key = get_option( self::OPTION );
		if ( is_string( $key ) && strlen( $key ) >= self::KEY_LENGTH ) {
			return $key;
		}
		if ( false !== $key ) {
			delete_option( self::OPTION );
		}
		// Another request may have been faster: only the first can add it.
		add_option( self::OPTION, wp_generate_password( self::KEY_LENGTH, false ), '', true );
		return (string) get_option( self::OPTION );
	}
}

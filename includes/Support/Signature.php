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

	/** Only the first of several requests adds it: add_option() would replace the key with which another has signed by now. */
	private static function add_key(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- In one step, and read from the database after it.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$wpdb->options` ( `option_name`, `option_value`, `autoload` ) VALUES ( %s, %s, 'on' )", self::OPTION, wp_generate_password( self::KEY_LENGTH, false ) ) );
		foreach ( array( 'alloptions', 'notoptions', self::OPTION ) as $cached ) {
			wp_cache_delete( $cached, 'options' );
		}
	}

	private static function key(): string {
		$key = get_option( self::OPTION );
		if ( is_string( $key ) && strlen( $key ) >= self::KEY_LENGTH ) {
			return $key;
		}
		if ( false !== $key ) {
			delete_option( self::OPTION );
		}
		self::add_key();
		return (string) get_option( self::OPTION );
	}
}

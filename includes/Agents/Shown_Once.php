<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use SodiumException;

/**
 * Keeps a secret text from the request that makes it to the next one, which shows it. The key is in the address only, so neither the
 * database nor the address is enough to read it, and it ends with the first look.
 */
final class Shown_Once {
	private const PREFIX = 'atelier_once_';

	/**
	 * @param int $user Who may look.
	 * @return string The key for an address, in hexadecimal digits. Valid for a minute.
	 */
	public static function keep( int $user, string $secret ): string {
		$key   = sodium_crypto_secretbox_keygen();
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		set_transient( self::name( $user, $key ), bin2hex( $nonce . sodium_crypto_secretbox( $secret, $nonce, $key ) ), MINUTE_IN_SECONDS );
		return bin2hex( $key );
	}

	/** @return string|null Null after the first look, after a minute, for others, and for keys that are none. */
	public static function take( int $user, string $digits ): ?string {
		if ( ! preg_match( '/^[0-9a-f]{' . ( 2 * SODIUM_CRYPTO_SECRETBOX_KEYBYTES ) . '}$/D', $digits ) ) {
			return null;
		}
		$key    = (string) hex2bin( $digits );
		$name   = self::name( $user, $key );
		$stored = get_transient( $name );
		// Of two requests at the same moment, one deletes it.
		return is_string( $stored ) && delete_transient( $name ) ? self::decrypt( ctype_xdigit( $stored ) && 0 === strlen( $stored ) % 2 ? (string) hex2bin( $stored ) : '', $key ) : null;
	}

	private static function decrypt( string $stored, string $key ): ?string {
		try {
			$secret = sodium_crypto_secretbox_open( substr( $stored, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), substr( $stored, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $key );
		} catch ( SodiumException $broken ) {
			return null;
		}
		return false === $secret ? null : $secret;
	}

	private static function name( int $user, string $key ): string {
		return self::PREFIX . $user . '_' . substr( hash( 'sha256', $key ), 0, 32 );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * Logs caught errors for developers of sites.
 */
final class Log {
	/** Writes an error to PHP's log if WP_DEBUG is on. */
	public static function caught( Throwable $error ): void {
		self::write( self::sentence( $error ) );
	}

	/**
	 * Writes which code of others failed.
	 *
	 * @param string $hook  What ran it.
	 * @param string $owner As Code_Owner names it; empty if unknown.
	 */
	public static function failed( Throwable $error, string $hook, string $owner, string $file ): void {
		self::write( self::sentence( $error ) . self::where( $hook, $owner, $file ) );
	}

	/**
	 * Writes which code of others ended the request.
	 *
	 * @param string $hook  What ran it.
	 * @param string $owner As Code_Owner names it; empty if unknown.
	 */
	public static function ended( string $hook, string $owner, string $file, string $how ): void {
		self::write( "Atelier’s request was ended by $how" . self::where( $hook, $owner, $file ) );
	}

	private static function where( string $hook, string $owner, string $file ): string {
		return sprintf( ' (%s, %s, %s)', $hook, '' === $owner ? 'WordPress' : $owner, $file );
	}

	private static function sentence( Throwable $error ): string {
		return sprintf( 'Atelier caught %s: %s in %s:%d', get_class( $error ), $error->getMessage(), $error->getFile(), $error->getLine() );
	}

	private static function write( string $sentence ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- That is what WP_DEBUG is for.
			error_log( $sentence );
		}
	}
}

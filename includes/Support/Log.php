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
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- That is what WP_DEBUG is for.
			error_log( sprintf( 'Atelier caught %s: %s in %s:%d', get_class( $error ), $error->getMessage(), $error->getFile(), $error->getLine() ) );
		}
	}
}

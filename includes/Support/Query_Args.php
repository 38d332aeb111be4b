<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The query arguments of the current request. Anyone can send a list where a text is expected.
 */
final class Query_Args {
	/** One argument as text; an empty text where it is missing or something else. */
	public static function text( string $name ): string {
		// Reading decides what is shown, never what is changed: requests that act check a nonce of their own.
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/** Whether the argument is there at all. */
	public static function has( string $name ): bool {
		return isset( $_GET[ $name ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The query arguments of the current request. Clients can send an array instead of a string.
 */
final class Query_Args {
	/** An argument as a string; empty if it is missing or not a string. */
	public static function text( string $name ): string {
		// Only for reading: requests that change something verify a nonce of their own.
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only which screen is shown.
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/** Whether the argument exists. */
	public static function has( string $name ): bool {
		return isset( $_GET[ $name ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only which screen is shown.
	}
}

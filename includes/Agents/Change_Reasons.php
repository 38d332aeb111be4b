<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * Why an agent proposes each change of a site draft, by the change's key. Whoever writes holds the draft's lock.
 */
final class Change_Reasons {
	private const META = '_atelier_draft_reasons';

	/** Of all reasons for a record, in characters. */
	public const MAX_LENGTH = 10000;

	/** @return array<string, string> Plain texts by key. */
	public static function of( int $draft ): array {
		$stored = get_post_meta( $draft, self::META, true );
		return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
	}

	/**
	 * The reasons for a record with one more: a line for each, so that none looks like something else below it.
	 *
	 * @param string $reasons Those that it has.
	 * @param string $more    Of an agent.
	 */
	public static function with( string $reasons, string $more ): string {
		$line  = trim( (string) preg_replace( '/[\s\x{85}\x{2028}\x{2029}]+/u', ' ', sanitize_textarea_field( $more ) ) );
		$lines = '' === $reasons ? array() : explode( "\n", $reasons );
		return implode( "\n", '' === $line ? $lines : array_unique( array_merge( $lines, array( $line ) ) ) );
	}

	/** @param string $reason As with() makes it. Empty for none. */
	public static function put( int $draft, string $key, string $reason ): void {
		$reason = sanitize_textarea_field( $reason );
		self::store( $draft, ( '' === $reason ? array() : array( $key => $reason ) ) + array_diff_key( self::of( $draft ), array( $key => true ) ) );
	}

	public static function remove( int $draft, string $key ): void {
		$reasons = self::of( $draft );
		if ( isset( $reasons[ $key ] ) ) {
			self::store( $draft, array_diff_key( $reasons, array( $key => true ) ) );
		}
	}

	/** @param array<string, string> $reasons */
	private static function store( int $draft, array $reasons ): void {
		if ( $reasons ) {
			update_post_meta( $draft, self::META, wp_slash( $reasons ) );
		} else {
			delete_post_meta( $draft, self::META );
		}
	}
}

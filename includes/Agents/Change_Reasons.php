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

	/** Of one reason, in characters. */
	public const MAX_LENGTH = 1000;

	/** @return array<string, string> Plain texts by key. */
	public static function of( int $draft ): array {
		$stored = get_post_meta( $draft, self::META, true );
		return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
	}

	/** @param string $reason Plain text; what is too long is cut. Empty for none. */
	public static function put( int $draft, string $key, string $reason ): void {
		$reason = mb_substr( sanitize_textarea_field( $reason ), 0, self::MAX_LENGTH );
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

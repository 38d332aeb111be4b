<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Values as JSON has them. Pure.
 */
final class Json {
	/** A text within JSON; with the second group, it is a key. */
	private const TEXT = '/"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"(\s*+:)?/s';

	/**
	 * Whether two values are the same in JSON: the order of keys, whether an empty list is an object, and whether a whole number
	 * has a fraction don't matter.
	 *
	 * @param mixed $one
	 * @param mixed $other
	 */
	public static function is_same( $one, $other ): bool {
		$one   = self::plain( $one );
		$other = self::plain( $other );
		if ( is_array( $one ) && is_array( $other ) ) {
			if ( count( $one ) !== count( $other ) ) {
				return false;
			}
			foreach ( $one as $key => $value ) {
				if ( ! array_key_exists( $key, $other ) || ! self::is_same( $value, $other[ $key ] ) ) {
					return false;
				}
			}
			return true;
		}
		if ( ( is_int( $one ) && is_float( $other ) ) || ( is_float( $one ) && is_int( $other ) ) ) {
			return (float) $one === (float) $other;
		}
		return $one === $other;
	}

	/**
	 * A list or an object, as an array, of a text that every reader understands in the same way: in an object with the same key
	 * twice, only one of both values would be seen. Null for all others.
	 */
	public static function unambiguous( string $text ): ?array {
		$value = json_decode( $text );
		$count = is_array( $value ) || is_object( $value ) ? preg_match_all( self::TEXT, $text, $found ) : false;
		return false !== $count && count( array_filter( $found[1] ) ) === self::count_keys( $value ) ? json_decode( $text, true ) : null;
	}

	/** @param mixed $value Decoded, with objects. */
	private static function count_keys( $value ): int {
		$inner = is_object( $value ) ? get_object_vars( $value ) : $value;
		return is_array( $inner ) ? ( is_object( $value ) ? count( $inner ) : 0 ) + array_sum( array_map( array( self::class, 'count_keys' ), $inner ) ) : 0;
	}

	/**
	 * Objects as arrays, as after decoding JSON.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function plain( $value ) {
		return is_object( $value ) ? json_decode( (string) wp_json_encode( $value ), true ) : $value;
	}
}

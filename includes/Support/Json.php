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
	 * Objects as arrays, as after decoding JSON.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function plain( $value ) {
		return is_object( $value ) ? json_decode( (string) wp_json_encode( $value ), true ) : $value;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * The types of the properties of records. WordPress's routes accept a title, content or excerpt of any type, and read those
 * that they can; what is stored for later must be of the type that will be read then. Pure, but for the words of errors.
 */
final class Edit_Shape {
	/** Styles, the deepest values, have about ten levels. */
	private const MAX_DEPTH = 30;

	/**
	 * The properties as plain values: texts without the object around them.
	 *
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed>|WP_Error
	 */
	public static function plain( string $type, array $sent ) {
		foreach ( $sent as $name => $value ) {
			$is_wrapped = Change::SITE !== $type && Record_Properties::is_text( (string) $name ) && is_array( $value ) && array_key_exists( 'raw', $value );
			if ( $is_wrapped ) {
				$sent[ $name ] = $value['raw'];
			}
		}
		$wrong = self::first_invalid( $type, $sent );
		return null === $wrong ? $sent : self::error( $wrong );
	}

	/**
	 * The first property with a value of a type that it can't have; null if there is none.
	 *
	 * @param array<int|string, mixed> $edits
	 */
	public static function first_invalid( string $type, array $edits ): ?string {
		foreach ( $edits as $name => $value ) {
			$is_known = Change::SITE === $type ? Record_Properties::is_text( (string) $name ) : true;
			if ( ! is_string( $name ) || self::is_deeper_than( $value, self::MAX_DEPTH ) || ( $is_known && ! Record_Properties::has_type( $name, $value ) ) ) {
				return (string) $name;
			}
		}
		return null;
	}

	/** @param mixed $value */
	private static function is_deeper_than( $value, int $limit ): bool {
		if ( ! is_array( $value ) ) {
			return is_object( $value ) && $limit < 1;
		}
		foreach ( $value as $inner ) {
			if ( $limit < 1 || self::is_deeper_than( $inner, $limit - 1 ) ) {
				return true;
			}
		}
		return false;
	}

	private static function error( string $name ): WP_Error {
		return new WP_Error(
			'atelier_draft_value',
			/* translators: %s: the name of a property, such as "content". */
			sprintf( __( 'The value of “%s” isn’t of a type that can be saved. Nothing was saved.', 'atelier' ), $name ),
			array(
				'status'     => 400,
				'properties' => array( $name ),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * The types of the properties of records. WordPress's routes accept a title, content or excerpt of any type, and read those
 * that they can; what is stored for later must be of the type that will be read then. Pure, but for the words of errors.
 */
final class Edit_Shape {
	/** Sent as text, or as an object with `raw`, as REST returns them. */
	private const TEXTS = array( 'title', 'content', 'excerpt', 'description' );

	private const WORDS = array( 'slug', 'status', 'password', 'template', 'format', 'comment_status', 'ping_status', 'area', 'source' );

	private const NUMBERS = array( 'author', 'parent', 'menu_order', 'featured_media' );

	private const SWITCHES = array( 'sticky', 'is_wp_suggestion', 'force' );

	private const MAPS = array( 'styles', 'settings', 'meta' );

	/** Null stands for no date. */
	private const DATES = array( 'date', 'date_gmt' );

	/** Styles, the deepest values, have about ten levels. */
	private const MAX_DEPTH = 30;

	/** Whether a property is text that WordPress filters by the rights of its author. */
	public static function is_text( string $name ): bool {
		return in_array( $name, self::TEXTS, true );
	}

	/**
	 * The properties as plain values: texts without the object around them.
	 *
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed>|WP_Error
	 */
	public static function plain( string $type, array $sent ) {
		foreach ( $sent as $name => $value ) {
			$is_wrapped = Change::SITE !== $type && self::is_text( (string) $name ) && is_array( $value ) && array_key_exists( 'raw', $value );
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
			$is_known = Change::SITE === $type ? self::is_text( (string) $name ) : true;
			if ( ! is_string( $name ) || self::is_deeper_than( $value, self::MAX_DEPTH ) || ( $is_known && ! self::has_type( $name, $value ) ) ) {
				return (string) $name;
			}
		}
		return null;
	}

	/** @param mixed $value */
	private static function has_type( string $name, $value ): bool {
		if ( self::is_text( $name ) || in_array( $name, self::WORDS, true ) ) {
			return is_string( $value );
		}
		if ( in_array( $name, self::DATES, true ) ) {
			return null === $value || is_string( $value );
		}
		if ( in_array( $name, self::NUMBERS, true ) ) {
			return is_int( $value ) || ( is_string( $value ) && 1 === preg_match( '/^-?\d{1,18}$/D', $value ) );
		}
		if ( in_array( $name, self::SWITCHES, true ) ) {
			return is_scalar( $value );
		}
		return ! in_array( $name, self::MAPS, true ) || is_array( $value );
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

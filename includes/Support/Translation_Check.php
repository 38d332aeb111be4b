<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps Atelier working if a plugin's filter returns something else than a string, or a translation has more
 * placeholders than the original: PHP would throw. The string is then in English.
 */
final class Translation_Check {
	/** As in printf(). */
	private const PLACEHOLDER = '/%(?:\d+\$)?[+-]?(?:0|\'.)?\d*(?:\.\d+)?[bcdeEfFgGosuxX]/';

	/** After every other filter. */
	private const LAST = PHP_INT_MAX;

	public static function begin(): void {
		add_filter( 'gettext_atelier', array( self::class, 'check' ), self::LAST, 2 );
		add_filter( 'gettext_with_context_atelier', array( self::class, 'check' ), self::LAST, 2 );
		add_filter( 'ngettext_atelier', array( self::class, 'check_plural' ), self::LAST, 4 );
		add_filter( 'ngettext_with_context_atelier', array( self::class, 'check_plural' ), self::LAST, 4 );
	}

	/**
	 * @param mixed $translation
	 * @param mixed $text
	 */
	public static function check( $translation, $text = '' ): string {
		$text = is_string( $text ) ? $text : '';
		return is_string( $translation ) && self::has_placeholders( $translation, $text ) ? $translation : $text;
	}

	/**
	 * @param mixed $translation
	 * @param mixed $one
	 * @param mixed $many
	 * @param mixed $count
	 */
	public static function check_plural( $translation, $one = '', $many = '', $count = 0 ): string {
		// In every language, a singular may omit its number.
		$many = is_string( $many ) ? $many : '';
		return self::check( $translation, $many ) === $translation ? $translation : ( 1 === $count && is_string( $one ) ? $one : $many );
	}

	/** Whether a translation has no more placeholders than the original. */
	private static function has_placeholders( string $translation, string $text ): bool {
		return false === strpos( $translation, '%' ) || self::placeholders( $translation ) <= self::placeholders( $text );
	}

	/** The number of values that a text needs. */
	private static function placeholders( string $text ): int {
		preg_match_all( self::PLACEHOLDER, str_replace( '%%', '', $text ), $found );
		$count = 0;
		$named = 0;
		foreach ( $found[0] as $placeholder ) {
			if ( preg_match( '/^%(\d+)\$/', $placeholder, $number ) ) {
				$named = max( $named, (int) $number[1] );
			} else {
				++$count;
			}
		}
		return max( $count, $named );
	}
}

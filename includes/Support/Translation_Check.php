<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps Atelier working where a plugin filters translations and answers with something else than text, or a translation has more
 * places for values than the sentence: PHP would end with an error. The sentence is then in English.
 */
final class Translation_Check {
	/** As in printf(). */
	private const PLACE = '/%(?:\d+\$)?[+-]?(?:0|\'.)?\d*(?:\.\d+)?[bcdeEfFgGosuxX]/';

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
		return is_string( $translation ) && self::has_places( $translation, $text ) ? $translation : $text;
	}

	/**
	 * @param mixed $translation
	 * @param mixed $one
	 * @param mixed $many
	 * @param mixed $count
	 */
	public static function check_plural( $translation, $one = '', $many = '', $count = 0 ): string {
		// A singular may leave its number out, in every language.
		$many = is_string( $many ) ? $many : '';
		return self::check( $translation, $many ) === $translation ? $translation : ( 1 === $count && is_string( $one ) ? $one : $many );
	}

	/** Whether a translation asks for no more values than there are. */
	private static function has_places( string $translation, string $text ): bool {
		return false === strpos( $translation, '%' ) || self::places( $translation ) <= self::places( $text );
	}

	/** How many values a text asks for. */
	private static function places( string $text ): int {
		preg_match_all( self::PLACE, str_replace( '%%', '', $text ), $found );
		$count = 0;
		$named = 0;
		foreach ( $found[0] as $place ) {
			if ( preg_match( '/^%(\d+)\$/', $place, $number ) ) {
				$named = max( $named, (int) $number[1] );
			} else {
				++$count;
			}
		}
		return max( $count, $named );
	}
}

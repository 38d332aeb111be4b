<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * What is wrong with texts that become CSS. The browser looks at them in the same way
 * (`src/features/styles/model/damage/text.ts`), and `tests/fixtures/style-values.json` holds both to it.
 */
final class Css_Text {
	/** It is longer than any value is. */
	public const LONG = 'long';

	/** There are signs in it that no one can see or write. */
	public const CONTROL = 'control';

	/** It could end the element that styles stand in. */
	public const MARKUP = 'markup';

	/** It asks browsers to run or to load what no style needs. */
	public const SCRIPT = 'script';

	/** It ends the declaration that it stands in. */
	public const SPILL = 'spill';

	/** A bracket or a quote in it has no counterpart. */
	public const OPEN = 'open';

	public const FAULTS = array( self::LONG, self::CONTROL, self::MARKUP, self::SCRIPT, self::SPILL, self::OPEN );

	/** In bytes: as many as the characters can have that the browser takes. */
	private const LONGEST_VALUE   = 30000;
	private const LONGEST_ADDRESS = 600000;
	private const LONGEST_CSS     = 1500000;

	/** Signs without a shape. Tabs and new lines only keep words apart. */
	private const CONTROL_SIGNS = '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]/';

	private const QUOTED = '"(?:[^"\\\\\n\r\f]|\\\\[^\n\r\f])*+"|\'(?:[^\'\\\\\n\r\f]|\\\\[^\n\r\f])*+\'';

	private const ADDRESS = '(?<![\w-])url\(\s*(?:(' . self::QUOTED . ')|([^"\'()\\\\\s<]*))\s*\)';

	private const BRACKETS = array(
		'(' => ')',
		'[' => ']',
		'{' => '}',
	);

	/** What is wrong with a value, wherever in CSS it is put; null where it stays there. */
	public static function fault_of_value( string $text ): ?string {
		if ( strlen( $text ) > self::LONGEST_VALUE ) {
			return self::LONG;
		}
		if ( preg_match( self::CONTROL_SIGNS, $text ) ) {
			return self::CONTROL;
		}
		if ( preg_match( '#<[/!]#', $text ) ) {
			return self::MARKUP;
		}
		$addresses = array();
		$bare      = preg_replace_callback(
			'/' . self::ADDRESS . '|' . self::QUOTED . '/i',
			static function ( array $found ) use ( &$addresses ): string {
				$addresses[] = '' === ( $found[1] ?? '' ) ? $found[2] ?? '' : substr( $found[1], 1, -1 );
				return ' ';
			},
			$text
		);
		if ( null === $bare ) {
			return self::LONG;
		}
		if ( preg_match( '/(?<![\w-])(?:expression\s*\(|-moz-binding|behavior\s*:)|(?:java|vb)script\s*:/i', $bare ) || array_filter( $addresses, static fn( string $address ): bool => ! self::is_safe_address( $address ) ) ) {
			return self::SCRIPT;
		}
		if ( false !== strpos( $bare, '<' ) ) {
			return self::MARKUP;
		}
		if ( preg_match( '/["\']|(?<![\w-])url\(/i', $bare ) ) {
			return self::OPEN;
		}
		if ( preg_match( '#[;{}\\\\]|/\*|\*/#', $bare ) ) {
			return self::SPILL;
		}
		return self::has_pairs( $bare ) ? null : self::OPEN;
	}

	/** What is wrong with an address of a picture or a font that is stored without `url()`. */
	public static function fault_of_address( string $address ): ?string {
		if ( strlen( $address ) > self::LONGEST_ADDRESS ) {
			return self::LONG;
		}
		if ( ! self::is_safe_address( $address ) ) {
			return self::SCRIPT;
		}
		if ( preg_match( self::CONTROL_SIGNS, $address ) ) {
			return self::CONTROL;
		}
		return preg_match( '/["\'\\\\<>{}\n\r]/', $address ) ? self::SPILL : null;
	}

	/** What is wrong with CSS that someone wrote, so that what follows it would be read otherwise. */
	public static function fault_of_css( string $css ): ?string {
		if ( strlen( $css ) > self::LONGEST_CSS ) {
			return self::LONG;
		}
		if ( preg_match( self::CONTROL_SIGNS, str_replace( "\f", ' ', $css ) ) ) {
			return self::CONTROL;
		}
		if ( preg_match( '#</style|<(?:/(?:s(?:t(?:yl?)?)?)?)?$#iD', $css ) ) {
			return self::MARKUP;
		}
		$bare = preg_replace( '#/\*.*?\*/|' . str_replace( '#', '\#', self::ADDRESS . '|' . self::QUOTED ) . '|\\\\[^\n\r\f]#is', ' ', $css );
		return null === $bare || preg_match( '#["\']|/\*#', $bare ) || ! self::has_pairs( $bare ) ? self::OPEN : null;
	}

	/** Browsers leave white space and control characters out before they read where an address leads. */
	private static function is_safe_address( string $address ): bool {
		$read = (string) preg_replace( '/[\x00-\x20]/', '', $address );
		return false === strpos( $address, '\\' ) && ( ! preg_match( '/^[a-z][a-z\d+.-]*:/i', $read ) || preg_match( '#^(?:https?:|file:\./|data:(?:image|font)/|data:application/(?:x-)?font)#i', $read ) );
	}

	/** Whether every bracket that opens is closed, in the right order. */
	private static function has_pairs( string $text ): bool {
		$open = array();
		preg_match_all( '/[()[\]{}]/', $text, $found );
		foreach ( $found[0] as $sign ) {
			if ( isset( self::BRACKETS[ $sign ] ) ) {
				$open[] = self::BRACKETS[ $sign ];
			} elseif ( array_pop( $open ) !== $sign ) {
				return false;
			}
		}
		return array() === $open;
	}
}

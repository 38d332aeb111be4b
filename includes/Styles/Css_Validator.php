<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Validates text that becomes CSS. The browser applies the same rules
 * (`src/features/globalStyles/model/validity/text.ts`), and `tests/fixtures/style-values.json` tests both sides.
 */
final class Css_Validator {
	/** Too long. */
	public const LONG = 'long';

	/** Control characters. */
	public const CONTROL = 'control';

	/** Markup that could close the style element. */
	public const MARKUP = 'markup';

	/** Scripts, and URLs that no style needs. */
	public const SCRIPT = 'script';

	/** Characters that end the declaration. */
	public const SPILL = 'spill';

	/** An unclosed bracket or quotation mark. */
	public const OPEN = 'open';

	public const REASONS = array( self::LONG, self::CONTROL, self::MARKUP, self::SCRIPT, self::SPILL, self::OPEN );

	/** In bytes: the browser's limits, in characters, times three. */
	private const MAX_VALUE_LENGTH   = 30000;
	private const MAX_ADDRESS_LENGTH = 600000;
	private const MAX_CSS_LENGTH     = 1500000;

	/** Invisible characters; tabs and line breaks are white space. */
	private const CONTROL_SIGNS = '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]/';

	private const SPACES = " \t\n\v\f\r";

	private const BRACKETS = array(
		'(' => ')',
		'[' => ']',
		'{' => '}',
	);

	/** The reason for which a CSS value is invalid; null if it is valid. */
	public static function error_in_value( string $text ): ?string {
		if ( strlen( $text ) > self::MAX_VALUE_LENGTH ) {
			return self::LONG;
		}
		if ( self::has( self::CONTROL_SIGNS, $text ) ) {
			return self::CONTROL;
		}
		if ( self::has( '#<[/!]#', $text ) ) {
			return self::MARKUP;
		}
		$addresses = array();
		$bare      = self::without_quoted( $text, false, $addresses );
		if ( self::has( '/(?<![\w-])(?:expression\s*\(|-moz-binding|behavior\s*:)|(?:java|vb)script\s*:/i', $bare ) || array_filter( $addresses, static fn( string $address ): bool => ! self::is_safe_address( $address ) ) ) {
			return self::SCRIPT;
		}
		if ( false !== strpos( $bare, '<' ) ) {
			return self::MARKUP;
		}
		if ( self::has( '/["\']|(?<![\w-])url\(/i', $bare ) ) {
			return self::OPEN;
		}
		if ( self::has( '#[;{}\\\\]|/\*|\*/#', $bare ) ) {
			return self::SPILL;
		}
		return self::has_balanced_brackets( $bare ) ? null : self::OPEN;
	}

	/** The reason for which the URL of an image or font, stored without `url()`, is invalid. */
	public static function error_in_url( string $address ): ?string {
		if ( strlen( $address ) > self::MAX_ADDRESS_LENGTH ) {
			return self::LONG;
		}
		if ( ! self::is_safe_address( $address ) ) {
			return self::SCRIPT;
		}
		if ( self::has( self::CONTROL_SIGNS, $address ) ) {
			return self::CONTROL;
		}
		return self::has( '/["\'\\\\<>{}\n\r]/', $address ) ? self::SPILL : null;
	}

	/**
	 * Whether WordPress takes CSS with what looks like a tag: before 7.0 not in the CSS of the site.
	 *
	 * @param list<string|int> $path The place of the CSS in a theme.json.
	 */
	public static function may_have_tags( array $path = array( 'styles', 'css' ) ): bool {
		return array( 'styles', 'css' ) !== $path || version_compare( get_bloginfo( 'version' ), '7.0-alpha', '>=' );
	}

	/** The reason for which a custom stylesheet is invalid: it would change how the CSS after it is parsed. */
	public static function error_in_css( string $css ): ?string {
		if ( strlen( $css ) > self::MAX_CSS_LENGTH ) {
			return self::LONG;
		}
		if ( self::has( self::CONTROL_SIGNS, str_replace( "\f", ' ', $css ) ) ) {
			return self::CONTROL;
		}
		if ( self::has( '#</style|<(?:/(?:s(?:t(?:yl?)?)?)?)?$#iD', $css ) ) {
			return self::MARKUP;
		}
		$bare = self::without_quoted( $css, true );
		return self::has( '#["\']|/\*#', $bare ) || ! self::has_balanced_brackets( $bare ) ? self::OPEN : null;
	}

	/** Errors of PCRE count as a match: all patterns here are of invalid input. */
	private static function has( string $pattern, string $text ): bool {
		return 0 !== preg_match( $pattern, $text );
	}

	/**
	 * Replaces each string and URL with a space; in stylesheets, comments and escapes too.
	 *
	 * A scanner in linear time: regular expressions restart at each unclosed quotation mark, bracket and comment, which
	 * takes minutes for a megabyte of them. The browser has the same scanner
	 * (`src/features/globalStyles/model/validity/quoted.ts`).
	 *
	 * @param list<string> $addresses Receives the content of each `url()`.
	 */
	private static function without_quoted( string $text, bool $is_sheet, array &$addresses = array() ): string {
		$signs        = $is_sheet ? '"\'uU/\\' : '"\'uU';
		$length       = strlen( $text );
		$open_until   = array();
		$has_comments = $is_sheet;
		$bare         = '';
		$kept         = 0;
		$at           = 0;
		while ( true ) {
			$at += strcspn( $text, $signs, $at );
			if ( $at >= $length ) {
				return $bare . substr( $text, $kept );
			}
			$end = 0;
			switch ( $text[ $at ] ) {
				case '/':
					if ( $has_comments && '*' === ( $text[ $at + 1 ] ?? '' ) ) {
						$close = strpos( $text, '*/', $at + 2 );
						// If this comment isn't closed, no later one is.
						$has_comments = false !== $close;
						$end          = $has_comments ? $close + 2 : 0;
					}
					break;
				case '\\':
					$next = $text[ $at + 1 ] ?? "\n";
					$end  = "\n" === $next || "\r" === $next || "\f" === $next ? 0 : $at + 2;
					break;
				case 'u':
				case 'U':
					$end = self::end_of_address( $text, $at, $open_until, $addresses );
					break;
				default:
					$end = self::end_of_quoted( $text, $at, $open_until );
			}
			if ( 0 === $end ) {
				++$at;
				continue;
			}
			$bare .= substr( $text, $kept, $at - $kept ) . ' ';
			$at    = $end;
			$kept  = $end;
		}
	}

	/**
	 * The end of the `url()` at an offset; 0 if there is none.
	 *
	 * @param array<string, int> $open_until
	 * @param list<string>       $addresses
	 */
	private static function end_of_address( string $text, int $at, array &$open_until, array &$addresses ): int {
		if ( 0 !== substr_compare( $text, 'url(', $at, 4, true ) || ( $at > 0 && self::has( '/[\w-]/', $text[ $at - 1 ] ) ) ) {
			return 0;
		}
		$start  = $at + 4 + strspn( $text, self::SPACES, $at + 4 );
		$quoted = self::end_of_quoted( $text, $start, $open_until );
		$end    = $quoted ? $quoted : $start + strcspn( $text, '"\'()\\<' . self::SPACES, $start );
		$close  = $end + strspn( $text, self::SPACES, $end );
		if ( ')' !== ( $text[ $close ] ?? '' ) ) {
			return 0;
		}
		$addresses[] = (string) ( $quoted ? substr( $text, $start + 1, $end - $start - 2 ) : substr( $text, $start, $end - $start ) );
		return $close + 1;
	}

	/**
	 * The end of the string at an offset; 0 if none begins there, or it isn't closed.
	 *
	 * @param array<string, int> $open_until By quotation mark, the offset up to which none is closed, to scan
	 *                                       no part twice.
	 */
	private static function end_of_quoted( string $text, int $start, array &$open_until ): int {
		$quote = $text[ $start ] ?? '';
		if ( ( '"' !== $quote && "'" !== $quote ) || $start < ( $open_until[ $quote ] ?? 0 ) ) {
			return 0;
		}
		$at = $start + 1;
		while ( true ) {
			$at  += strcspn( $text, $quote . "\\\n\r\f", $at );
			$sign = $text[ $at ] ?? '';
			if ( $quote === $sign ) {
				return $at + 1;
			}
			$next = $text[ $at + 1 ] ?? "\n";
			if ( '\\' !== $sign || "\n" === $next || "\r" === $next || "\f" === $next ) {
				$open_until[ $quote ] = $at;
				return 0;
			}
			$at += 2;
		}
	}

	/** Browsers remove white space and control characters before they parse a URL. */
	private static function is_safe_address( string $address ): bool {
		$read = preg_replace( '/[\x00-\x20]/', '', $address );
		return null !== $read && false === strpos( $address, '\\' ) && ( 0 === preg_match( '/^[a-z][a-z\d+.-]*:/i', $read ) || 1 === preg_match( '#^(?:https?:|file:\./|data:(?:image|font)/|data:application/(?:x-)?font)#i', $read ) );
	}

	/** Whether brackets are balanced. */
	private static function has_balanced_brackets( string $text ): bool {
		// A string: an array of a million brackets would exceed the memory limit.
		$open  = '';
		$depth = 0;
		$at    = strcspn( $text, '()[]{}' );
		for ( $length = strlen( $text ); $at < $length; $at += 1 + strcspn( $text, '()[]{}', $at + 1 ) ) {
			$closer = self::BRACKETS[ $text[ $at ] ] ?? null;
			if ( null !== $closer ) {
				$open[ $depth ] = $closer;
				++$depth;
			} elseif ( 0 === $depth || $open[ --$depth ] !== $text[ $at ] ) {
				return false;
			}
		}
		return 0 === $depth;
	}
}

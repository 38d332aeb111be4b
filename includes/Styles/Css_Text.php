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

	private const SPACES = " \t\n\v\f\r";

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
		if ( self::has( self::CONTROL_SIGNS, $address ) ) {
			return self::CONTROL;
		}
		return self::has( '/["\'\\\\<>{}\n\r]/', $address ) ? self::SPILL : null;
	}

	/** What is wrong with CSS that someone wrote, so that what follows it would be read otherwise. */
	public static function fault_of_css( string $css ): ?string {
		if ( strlen( $css ) > self::LONGEST_CSS ) {
			return self::LONG;
		}
		if ( self::has( self::CONTROL_SIGNS, str_replace( "\f", ' ', $css ) ) ) {
			return self::CONTROL;
		}
		if ( self::has( '#</style|<(?:/(?:s(?:t(?:yl?)?)?)?)?$#iD', $css ) ) {
			return self::MARKUP;
		}
		$bare = self::without_quoted( $css, true );
		return self::has( '#["\']|/\*#', $bare ) || ! self::has_pairs( $bare ) ? self::OPEN : null;
	}

	/** What PCRE gives up on counts as found: everything that is sought here is refused. */
	private static function has( string $pattern, string $text ): bool {
		return 0 !== preg_match( $pattern, $text );
	}

	/**
	 * A text with a space in the place of each quoted text and each address; of whole sheets comments and escapes as well.
	 *
	 * It is read once from its start to its end: regular expressions begin again at each quote, bracket and comment that is
	 * never closed, which takes minutes for a megabyte of them. The browser reads in the same way
	 * (`src/features/styles/model/damage/quoted.ts`).
	 *
	 * @param list<string> $addresses What was in `url()` is added to these.
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
						// Without one there is none for those that follow either.
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
	 * Where the `url()` that begins at a place is over; 0 where none is.
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
		$addresses[] = $quoted ? substr( $text, $start + 1, $end - $start - 2 ) : substr( $text, $start, $end - $start );
		return $close + 1;
	}

	/**
	 * Where the quoted text that begins at a place is over; 0 where none begins, or it never ends.
	 *
	 * @param array<string, int> $open_until Up to where no quote of a kind is closed: what was looked through in vain is not
	 *                                       looked through again.
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

	/** Browsers leave white space and control characters out before they read where an address leads. */
	private static function is_safe_address( string $address ): bool {
		$read = preg_replace( '/[\x00-\x20]/', '', $address );
		return null !== $read && false === strpos( $address, '\\' ) && ( 0 === preg_match( '/^[a-z][a-z\d+.-]*:/i', $read ) || 1 === preg_match( '#^(?:https?:|file:\./|data:(?:image|font)/|data:application/(?:x-)?font)#i', $read ) );
	}

	/** Whether every bracket that opens is closed, in the right order. */
	private static function has_pairs( string $text ): bool {
		// As a text: a list of a million brackets takes more memory than a server gives.
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

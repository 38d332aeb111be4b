<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * Splits SQL into tokens, as MySQL does, in linear time.
 */
final class Sql_Scanner {
	/** Text in single or double quotes. With ANSI_QUOTES, double quotes contain an identifier. */
	public const LITERAL = 'literal';

	/** An identifier in backticks. */
	public const NAME = 'name';

	/** A keyword, an identifier or a number. */
	public const WORD = 'word';

	public const COMMENT = 'comment';
	public const SPACE   = 'space';

	/** One character of punctuation. */
	public const SIGN = 'sign';

	/** Characters that begin a text, a name or a comment. */
	private const SPECIAL = '\'"`#/-';

	/** Kinds by the number of groups in a match. */
	private const GROUPS = array(
		1 => self::SIGN,
		2 => self::WORD,
		3 => self::SPACE,
	);

	/** Comments that the database runs, or reads as hints. */
	private const CODE_IN_COMMENT = '~\G/\*(?:M?!|\+)~';

	/**
	 * @param string $escapes The quotes in which a backslash escapes the next character.
	 * @return list<array{0: string, 1: string}>|null Kinds and texts; null if databases could read it in different ways.
	 */
	public static function scan( string $sql, string $escapes ): ?array {
		if ( false !== strpos( $sql, "\0" ) ) {
			return null;
		}
		$tokens = array();
		$length = strlen( $sql );
		for ( $at = 0; $at < $length; $at = $end ) {
			$end = $at + strcspn( $sql, self::SPECIAL, $at );
			if ( $end > $at ) {
				self::add_plain( $tokens, substr( $sql, $at, $end - $at ) );
				continue;
			}
			list( $kind, $end ) = self::token( $sql, $at, $escapes );
			if ( 0 === $end ) {
				return null;
			}
			$tokens[] = array( $kind, substr( $sql, $at, $end - $at ) );
		}
		return $tokens;
	}

	/**
	 * Adds the tokens of code without special characters, with one regular expression: lists of IDs are long.
	 *
	 * @param list<array{0: string, 1: string}> $tokens
	 */
	private static function add_plain( array &$tokens, string $code ): void {
		// All bytes outside of ASCII can be part of an identifier.
		preg_match_all( '/([0-9A-Za-z_$\x80-\xff]++)|([ \t\n\r\v\f]++)|./s', $code, $found, PREG_SET_ORDER );
		foreach ( $found as $match ) {
			$tokens[] = array( self::GROUPS[ count( $match ) ], $match[0] );
		}
	}

	/** @return array{0: string, 1: int} The kind of the token and where it ends; 0 if that isn't known. */
	private static function token( string $sql, int $at, string $escapes ): array {
		switch ( $sql[ $at ] ) {
			case "'":
			case '"':
				return array( self::LITERAL, self::end_of_quoted( $sql, $at, false !== strpos( $escapes, $sql[ $at ] ) ) );
			case '`':
				return array( self::NAME, self::end_of_quoted( $sql, $at, false ) );
			case '#':
				return array( self::COMMENT, self::end_at( "\n", $sql, $at ) );
			case '/':
				return '*' === ( $sql[ $at + 1 ] ?? '' ) ? array( self::COMMENT, self::end_of_comment( $sql, $at ) ) : array( self::SIGN, $at + 1 );
			case '-':
				return '-' === ( $sql[ $at + 1 ] ?? '' ) ? array( self::COMMENT, self::end_of_dashes( $sql, $at ) ) : array( self::SIGN, $at + 1 );
		}
		return array( self::SIGN, $at + 1 );
	}

	private static function end_of_quoted( string $sql, int $at, bool $has_escapes ): int {
		$quote  = $sql[ $at ];
		$stops  = $has_escapes ? "$quote\\" : $quote;
		$length = strlen( $sql );
		for ( ++$at; $at < $length; $at += 2 ) {
			$at += strcspn( $sql, $stops, $at );
			// A quote is doubled in the text.
			if ( $at < $length && $quote === $sql[ $at ] && ( $sql[ $at + 1 ] ?? '' ) !== $quote ) {
				return $at + 1;
			}
		}
		return 0;
	}

	private static function end_of_comment( string $sql, int $at ): int {
		return preg_match( self::CODE_IN_COMMENT, $sql, $match, 0, $at ) ? 0 : self::end_at( '*/', $sql, $at + 2 );
	}

	/** Without a space it is a comment only for some databases. */
	private static function end_of_dashes( string $sql, int $at ): int {
		return 1 === strspn( $sql, " \t\n\r\v\f", $at + 2, 1 ) ? self::end_at( "\n", $sql, $at ) : 0;
	}

	private static function end_at( string $end, string $sql, int $at ): int {
		$found = strpos( $sql, $end, $at );
		return false === $found ? 0 : $found + strlen( $end );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a content may have one of some texts, as readers see them: across case, accents, entities, escapes and formats. It finds too
 * much rather than too little, because the browser looks at each place again.
 */
final class Search_Text {
	/** A character that content has by its name or number. */
	private const NAMED = '(?:&|\\\\u0026)#?\w{1,10};|\\\\u[0-9a-f]{4}';

	/** What readers don't see between two characters. */
	private const GAP = '(?:<[^<>]{0,300}+>|\\\\u003c[^<>]{0,300}?\\\\u003e|[\p{M}\x{AD}\x{200B}-\x{200F}\x{2060}\x{FEFF}])*';

	/** Second letters of what accents may be folded into, such as "ß". */
	private const PAIRS = array( 'ss', 'ae', 'oe', 'th' );

	/** In characters, of a text that is looked for: PCRE compiles no more than 64 KB, and a longer beginning finds hardly less. */
	private const BEGINNING = 80;

	/** @var list<string> Regular expressions. */
	private array $patterns;

	/** @param list<string> $texts None finds everything. */
	public function __construct( array $texts ) {
		$this->patterns = array_map( array( self::class, 'pattern' ), $texts );
	}

	public function may_be_in( string $content ): bool {
		if ( ! $this->patterns ) {
			return '' !== $content;
		}
		foreach ( $this->patterns as $pattern ) {
			// An error, such as a limit that was reached, says nothing.
			if ( 0 !== preg_match( $pattern, $content ) ) {
				return true;
			}
		}
		return false;
	}

	private static function pattern( string $text ): string {
		$pieces = array();
		$before = '';
		foreach ( (array) preg_split( '//u', mb_substr( $text, 0, self::BEGINNING ), -1, PREG_SPLIT_NO_EMPTY ) as $character ) {
			$character = (string) $character;
			$pair      = strtolower( $before . $character );
			$pieces[]  = self::piece( $character ) . ( in_array( $pair, self::PAIRS, true ) ? '?' : '' );
			$before    = $character;
		}
		return '/' . implode( self::GAP, $pieces ) . '/iu';
	}

	private static function piece( string $character ): string {
		if ( 1 === preg_match( '/^\s$/u', $character ) ) {
			return '(?:\s|' . self::NAMED . ')+';
		}
		if ( strlen( $character ) > 1 ) {
			return '(?:[^\x00-\x7F]|[a-z]{1,2}|' . self::NAMED . ')';
		}
		$also = ctype_alnum( $character ) ? '|[^\x00-\x7F]' : '';
		return '(?:' . preg_quote( $character, '/' ) . "$also|" . self::NAMED . ')';
	}
}

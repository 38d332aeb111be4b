<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

/**
 * Splits content into top-level blocks and the text between them, with the same rules as src/kernel/blockText.ts in the
 * browser. Pure.
 */
final class Top_Blocks {
	/** The start of a block comment. */
	private const BEGINNING = '/<!--\s+(\/)?wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)\s+/';

	/** The end of a block comment: after its attributes, which may contain anything, or immediately. */
	private const END_OF_ATTRIBUTES = '/\}\s+(\/)?-->/';
	private const END               = '/\G(\/)?-->/';

	/** Characters that browsers trim as whitespace. */
	private const SPACE = '[\s\x{00A0}\x{FEFF}\x{2028}\x{2029}\p{Zs}]+';

	/** @return list<array{ name: string, text: string }> The name is empty for text between blocks. */
	public static function of( string $content ): array {
		$found = array();
		// The end of the processed content.
		$taken = 0;
		/** @var list<array{ name: string, start: int }> $open */
		$open = array();
		foreach ( self::marks( $content ) as $mark ) {
			if ( 'end' === $mark['type'] ) {
				$begun = array_pop( $open );
				if ( ! $begun ) {
					// From here on, WordPress parses no blocks.
					break;
				}
				if ( ! $open ) {
					self::take( $found, $begun['name'], substr( $content, $begun['start'], $mark['end'] - $begun['start'] ) );
					$taken = $mark['end'];
				}
				continue;
			}
			if ( ! $open ) {
				self::take( $found, '', substr( $content, $taken, $mark['start'] - $taken ) );
				$taken = $mark['start'];
			}
			if ( 'begin' === $mark['type'] ) {
				$open[] = $mark;
			} elseif ( ! $open ) {
				self::take( $found, $mark['name'], substr( $content, $mark['start'], $mark['end'] - $mark['start'] ) );
				$taken = $mark['end'];
			}
		}
		self::take( $found, $open[0]['name'] ?? '', substr( $content, $taken ) );
		return $found;
	}

	/** @param list<array{ name: string, text: string }> $blocks */
	public static function text( array $blocks ): string {
		return implode( "\n\n", array_column( $blocks, 'text' ) );
	}

	/** @param list<array{ name: string, text: string }> $found */
	private static function take( array &$found, string $name, string $text ): void {
		// Null for text in another encoding.
		$text = preg_replace( '/^' . self::SPACE . '|' . self::SPACE . '$/uD', '', $text ) ?? trim( $text );
		if ( '' !== $text ) {
			$found[] = compact( 'name', 'text' );
		}
	}

	/**
	 * @return iterable<array{ type: string, name: string, start: int, end: int }> Opening, closing and self-closing
	 * block comments.
	 */
	private static function marks( string $content ): iterable {
		$at             = 0;
		$has_attributes = true;
		while ( preg_match( self::BEGINNING, $content, $beginning, PREG_OFFSET_CAPTURE, $at ) ) {
			$start       = $beginning[0][1];
			$at          = $start + strlen( $beginning[0][0] );
			$is_followed = '{' === substr( $content, $at, 1 );
			if ( $is_followed && ! $has_attributes ) {
				continue;
			}
			if ( ! preg_match( $is_followed ? self::END_OF_ATTRIBUTES : self::END, $content, $end, PREG_OFFSET_CAPTURE, $at ) ) {
				// A search that reached the end of the text isn't repeated for later comments.
				$has_attributes = $has_attributes && ! $is_followed;
				continue;
			}
			$at = $end[0][1] + strlen( $end[0][0] );
			yield array(
				'type'  => isset( $end[1] ) ? 'whole' : ( '/' === $beginning[1][0] ? 'end' : 'begin' ),
				'name'  => $beginning[2][0],
				'start' => $start,
				'end'   => $at,
			);
		}
	}
}

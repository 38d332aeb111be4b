<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Marks;

/**
 * Splits content into top-level blocks and the text between them, with the same rules as src/kernel/blockText.ts in the
 * browser. Pure.
 */
final class Top_Blocks {
	/** Characters that browsers trim as whitespace. */
	private const SPACE = '[\s\x{00A0}\x{FEFF}\x{2028}\x{2029}\p{Zs}]';

	/** @return list<array{ name: string, text: string }> The name is empty for text between blocks. */
	public static function of( string $content ): array {
		$found = array();
		// The end of the processed content.
		$taken = 0;
		$depth = 0;
		// The outermost open block.
		$outer = null;
		foreach ( Block_Marks::in( $content ) as $mark ) {
			if ( Block_Marks::UNFINISHED === $mark['type'] ) {
				continue;
			}
			if ( Block_Marks::END === $mark['type'] ) {
				if ( ! $outer ) {
					// From here on, WordPress parses no blocks.
					break;
				}
				if ( 0 === --$depth ) {
					self::take( $found, $outer['name'], substr( $content, $outer['start'], $mark['end'] - $outer['start'] ) );
					$taken = $mark['end'];
					$outer = null;
				}
				continue;
			}
			if ( ! $outer ) {
				self::take( $found, '', substr( $content, $taken, $mark['start'] - $taken ) );
				$taken = $mark['start'];
			}
			if ( Block_Marks::BEGIN === $mark['type'] ) {
				$outer = $outer ?? $mark;
				++$depth;
			} elseif ( ! $outer ) {
				self::take( $found, $mark['name'], substr( $content, $mark['start'], $mark['end'] - $mark['start'] ) );
				$taken = $mark['end'];
			}
		}
		self::take( $found, $outer['name'] ?? '', substr( $content, $taken ) );
		return $found;
	}

	/**
	 * The spaces around the blocks of a text: before the first, between two, and after the last, one more than blocks.
	 *
	 * @param list<array{ name: string, text: string }> $blocks Those of this text.
	 * @return list<string>
	 */
	public static function gaps( string $content, array $blocks ): array {
		$gaps = array();
		$end  = 0;
		foreach ( $blocks as $block ) {
			$start  = (int) strpos( $content, $block['text'], $end );
			$gaps[] = substr( $content, $end, $start - $end );
			$end    = $start + strlen( $block['text'] );
		}
		$gaps[] = substr( $content, $end );
		return $gaps;
	}

	/** @param list<array{ name: string, text: string }> $found */
	private static function take( array &$found, string $name, string $text ): void {
		// Null for text in another encoding. The lookbehind prevents searches from within each space.
		$text = preg_replace( '/^' . self::SPACE . '++|(?<!' . self::SPACE . ')' . self::SPACE . '++$/uD', '', $text ) ?? trim( $text );
		if ( '' !== $text ) {
			$found[] = compact( 'name', 'text' );
		}
	}
}

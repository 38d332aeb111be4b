<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Fallback_Menu;
use Atelier\Support\Block_Marks;

/**
 * What serialized blocks use. They aren't parsed into a tree: that takes several times the memory, and too much time where blocks
 * are broken.
 */
final class Content_Uses {
	/** In bytes. Longer content can't be edited either; see Block_Markup. */
	private const LONGEST = 5 * MB_IN_BYTES;

	/** Different block comments of which copies are skipped, and the longest of them, in bytes. */
	private const KNOWN       = 2000;
	private const KNOWN_BYTES = 1000;

	public static function in( string $content, Used_Things $things ): void {
		if ( strlen( $content ) > self::LONGEST ) {
			return;
		}
		$text   = '';
		$at     = 0;
		$known  = array();
		$blocks = array();
		// Whether the last block shows the fallback menu if no link follows.
		$is_waiting = false;
		foreach ( Block_Marks::in( $content ) as $mark ) {
			if ( Block_Marks::UNFINISHED === $mark['type'] ) {
				continue;
			}
			$text .= substr( $content, $at, $mark['start'] - $at ) . "\n";
			$at    = $mark['end'];
			if ( $is_waiting && Block_Marks::END === $mark['type'] ) {
				$things->add( Used_Things::MENU, Used_Things::FALLBACK );
			}
			$is_waiting = false;
			if ( Block_Marks::END === $mark['type'] ) {
				continue;
			}
			$name            = false === strpos( $mark['name'], '/' ) ? "core/{$mark['name']}" : $mark['name'];
			$blocks[ $name ] = ( $blocks[ $name ] ?? 0 ) + 1;
			$comment         = $mark['end'] - $mark['start'] < self::KNOWN_BYTES ? substr( $content, $mark['start'], $mark['end'] - $mark['start'] ) : '';
			if ( isset( $known[ $comment ] ) ) {
				continue;
			}
			$attributes = self::attributes( $content, $mark['attributes'] );
			Block_Uses::in( $name, $attributes, $things );
			$text .= Attribute_Uses::in_block( $name, $attributes, $things );
			if ( Fallback_Menu::may_be_in( $name, $attributes ) ) {
				$is_waiting = Block_Marks::BEGIN === $mark['type'];
				if ( ! $is_waiting ) {
					$things->add( Used_Things::MENU, Used_Things::FALLBACK );
				}
			} elseif ( '' !== $comment && count( $known ) < self::KNOWN ) {
				$known[ $comment ] = true;
			}
		}
		$things->add_numbers( $blocks );
		Text_Uses::in( $text . substr( $content, $at ), $things );
	}

	/**
	 * @param array{ int, int }|null $range
	 * @return array<int|string, mixed> None if they aren't JSON.
	 */
	private static function attributes( string $content, ?array $range ): array {
		$attributes = $range ? json_decode( substr( $content, $range[0], $range[1] - $range[0] ), true ) : null;
		return is_array( $attributes ) ? $attributes : array();
	}
}

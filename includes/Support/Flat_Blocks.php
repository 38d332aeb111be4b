<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Parsed blocks without their nesting.
 */
final class Flat_Blocks {
	/**
	 * The blocks at every level, in reading order; none for uneditable content.
	 *
	 * @param string $content Serialized blocks.
	 * @return iterable<array{name: string, attributes: array<string, mixed>}> Text between blocks has an empty name.
	 */
	public static function in( string $content ): iterable {
		// Last first: removing the first of many would move all others.
		$stack = array_reverse( ( new Block_Markup( $content ) )->blocks() );
		while ( $stack ) {
			$block = array_pop( $stack );
			array_push( $stack, ...array_reverse( $block['innerBlocks'] ) );
			yield array(
				'name'       => (string) $block['blockName'],
				// Null for invalid JSON.
				'attributes' => is_array( $block['attrs'] ) ? $block['attrs'] : array(),
			);
		}
	}
}

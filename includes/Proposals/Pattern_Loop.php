<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * Patterns that would contain themselves, of which WordPress shows a warning in place of the content.
 */
final class Pattern_Loop {
	private const BLOCK = 'core/block';

	/** How many patterns inside of each other, and next to each other, are looked at. */
	private const MOST = 100;

	/**
	 * @param int          $pattern The pattern that gets the blocks.
	 * @param list<string> $texts   The blocks that it gets.
	 * @throws Invalid_Input If they contain it, also through other patterns.
	 */
	public static function refuse( int $pattern, array $texts ): void {
		$seen = array();
		while ( $texts && count( $seen ) < self::MOST ) {
			foreach ( self::references( array_shift( $texts ) ) as $id ) {
				if ( $id === $pattern ) {
					throw new Invalid_Input( 'loop_of_patterns', __( 'With this, the pattern would contain itself. Use the blocks of the pattern inside, or leave it out.', 'atelier' ) );
				}
				$post = isset( $seen[ $id ] ) ? null : get_post( $id );
				if ( $post && 'wp_block' === $post->post_type ) {
					$texts[] = $post->post_content;
				}
				$seen[ $id ] = true;
			}
		}
	}

	/** @return list<int> IDs of patterns. */
	private static function references( string $text ): array {
		try {
			$nodes = Block_Tree::parse( $text )->nodes();
		} catch ( Invalid_Input $reason ) {
			return array();
		}
		$found = array();
		foreach ( $nodes as $node ) {
			$id = self::BLOCK === $node->name ? $node->attributes()->ref ?? null : null;
			if ( is_int( $id ) ) {
				$found[] = $id;
			}
		}
		return $found;
	}
}

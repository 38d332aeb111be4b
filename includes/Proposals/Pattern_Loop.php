<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Support\Invalid_Input;
use WP_Block_Patterns_Registry;

/**
 * Patterns and template parts that would contain themselves, of which WordPress shows a warning in place of the content.
 */
final class Pattern_Loop {
	private const PATTERN = 'core/block';
	private const PART    = 'core/template-part';

	/** A pattern that the theme or a plugin registers, whose blocks stay what they are there. */
	private const OF_THEME = 'core/pattern';

	/** How many records inside of each other, and next to each other, are looked at. */
	private const MOST = 100;

	/**
	 * @param string       $key   Of the record that gets the blocks, as in Change::key_of().
	 * @param list<string> $texts The blocks that it gets.
	 * @throws Invalid_Input If they contain it, also through other patterns and parts.
	 */
	public static function refuse( string $key, array $texts ): void {
		$seen = array();
		while ( $texts && count( $seen ) < self::MOST ) {
			foreach ( self::references( array_shift( $texts ) ) as $inside ) {
				if ( $inside === $key ) {
					throw new Invalid_Input( 'loop_of_patterns', __( 'With this, the pattern or template part would contain itself. Use the blocks inside it, or leave it out.', 'atelier' ) );
				}
				if ( ! isset( $seen[ $inside ] ) ) {
					$texts[] = self::content( $inside );
				}
				$seen[ $inside ] = true;
			}
		}
	}

	/**
	 * The key of the record whose content a block shows.
	 *
	 * @param object $attributes Of the block.
	 */
	private static function shown( string $block, object $attributes ): ?string {
		$ref = $attributes->ref ?? null;
		// WordPress takes a number as a text as well.
		if ( self::PATTERN === $block && is_numeric( $ref ) ) {
			return Change::key_of( 'wp_block', (string) (int) $ref );
		}
		$slug = $attributes->slug ?? null;
		if ( self::OF_THEME === $block && is_string( $slug ) ) {
			return self::OF_THEME . ":$slug";
		}
		$theme = $attributes->theme ?? get_stylesheet();
		return self::PART === $block && is_string( $slug ) && is_string( $theme ) ? Change::key_of( 'wp_template_part', "$theme//$slug" ) : null;
	}

	private static function content( string $key ): string {
		list( $type, $id ) = explode( ':', $key, 2 );
		if ( 'wp_template_part' === $type ) {
			$part = get_block_template( $id, $type );
			return $part ? $part->content : '';
		}
		if ( self::OF_THEME === $type ) {
			return (string) ( WP_Block_Patterns_Registry::get_instance()->get_registered( $id )['content'] ?? '' );
		}
		$post = get_post( (int) $id );
		return $post && $type === $post->post_type ? $post->post_content : '';
	}

	/** @return list<string> Keys of records. */
	private static function references( string $text ): array {
		try {
			$nodes = Block_Tree::parse( $text )->nodes();
		} catch ( Invalid_Input $reason ) {
			return array();
		}
		return array_values( array_filter( array_map( static fn( Block_Node $node ): ?string => self::shown( $node->name, $node->attributes() ), $nodes ) ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use WP_Block_Type_Registry;

/**
 * Renderings that show nothing although there are blocks, such as a logo that the site doesn't have, and what these blocks are called.
 */
final class Blank_Rendering {
	/** Elements that are seen without a text. A background can be, too: then it isn't blank. */
	private const SEEN = '/<(?:img|svg|picture|video|audio|iframe|object|embed|canvas|hr|input|button|select|textarea)\b|background(?:-image|-color)?\s*:|has-background|border(?:-[a-z]+)*\s*:|min-height\s*:/i';

	/** How many blocks are named. */
	private const MOST = 4;

	/** How deep parts are looked into. */
	private const DEPTH = 3;

	/**
	 * The titles of the blocks that show nothing; empty if something is seen, or if there are no blocks.
	 *
	 * @param string $html    The rendering.
	 * @param string $content The stored blocks.
	 * @return list<string>
	 */
	public static function of( string $html, string $content ): array {
		if ( preg_match( self::SEEN, $html ) || '' !== trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5 ), " \n\r\t\v\0\u{a0}" ) ) {
			return array();
		}
		$titles = array();
		self::collect( parse_blocks( $content ), $titles, self::DEPTH );
		return array_slice( array_map( 'strval', array_keys( $titles ) ), 0, self::MOST );
	}

	/**
	 * The innermost blocks: what is around them only arranges them.
	 *
	 * @param array<int, array<string, mixed>> $blocks
	 * @param array<string, true>              $titles
	 */
	private static function collect( array $blocks, array &$titles, int $depth ): void {
		foreach ( $blocks as $block ) {
			$inner = self::inside( $block, $depth );
			$type  = WP_Block_Type_Registry::get_instance()->get_registered( (string) ( $block['blockName'] ?? '' ) );
			if ( $inner ) {
				self::collect( $inner, $titles, $depth - 1 );
			} elseif ( $type && '' !== $type->title ) {
				$titles[ $type->title ] = true;
			}
		}
	}

	/**
	 * The blocks in a block; of a template part, those that are stored in it.
	 *
	 * @param array<string, mixed> $block
	 * @return array<int, array<string, mixed>>
	 */
	private static function inside( array $block, int $depth ): array {
		if ( 'core/template-part' !== ( $block['blockName'] ?? '' ) ) {
			return is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$theme      = (string) ( $attributes['theme'] ?? get_stylesheet() );
		$part       = $depth > 0 ? get_block_template( $theme . '//' . (string) ( $attributes['slug'] ?? '' ), 'wp_template_part' ) : null;
		return $part ? parse_blocks( (string) $part->content ) : array();
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Content_Search;

/**
 * Which fonts content asks for, whether the site has them or not.
 */
final class Font_Uses {
	/** No site has so many on purpose. */
	public const MAX_FONTS = 1000;

	/** What content that uses a font has in it: a class, a reference or a variable; or the attribute of a block. */
	private const TRACES = array( 'font-family', '"fontFamily"' );

	/** A reference, a variable, a class. */
	private const WAYS = '/var:preset\|font-family\|([^|"\'\s;)]+)|--wp--preset--font-family--([\w-]+)|(?<![\w-])has-([\w-]+?)-font-family(?![\w-])/u';

	/** @var array<string, array{slug: string, count: int}> By what CSS calls them. */
	private array $fonts = array();

	private bool $is_complete = true;

	public function __construct() {
		$search = new Content_Search( self::TRACES );
		foreach ( $search->documents() as $document ) {
			$this->add( $this->fonts_in( parse_blocks( $document->content ) ) );
		}
		$this->is_complete = $this->is_complete && $search->is_complete();
	}

	/**
	 * By their slugs, those first that no family of the site has.
	 *
	 * @return list<array{slug: string, count: int}>
	 */
	public function fonts(): array {
		$known = self::known();
		$fonts = $this->fonts;
		uksort(
			$fonts,
			static fn( $one, $other ): int => array( isset( $known[ $one ] ), (string) $one ) <=> array( isset( $known[ $other ] ), (string) $other )
		);
		return array_values( $fonts );
	}

	/** Whether everything was looked into. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** @param array<string, string> $slugs Those of one document. */
	private function add( array $slugs ): void {
		foreach ( $slugs as $name => $slug ) {
			if ( ! isset( $this->fonts[ $name ] ) && count( $this->fonts ) >= self::MAX_FONTS ) {
				$this->is_complete = false;
				return;
			}
			$before               = $this->fonts[ $name ]['count'] ?? 0;
			$this->fonts[ $name ] = array(
				'slug'  => $this->fonts[ $name ]['slug'] ?? (string) $slug,
				'count' => $before + 1,
			);
		}
	}

	/**
	 * @param array<array<string, mixed>> $blocks As they are parsed.
	 * @return array<string, string> Slugs by what CSS calls them.
	 */
	private function fonts_in( array $blocks ): array {
		$found = array();
		$queue = $blocks;
		while ( $queue ) {
			$block = array_pop( $queue );
			array_push( $queue, ...$block['innerBlocks'] );
			$attributes = (array) $block['attrs'];
			foreach ( self::named_by( (string) $block['blockName'], $attributes ) as $slug ) {
				// As it is stored, rather than as CSS calls it.
				$found[ _wp_to_kebab_case( $slug ) ] = $slug;
			}
			$texts = array( (string) $block['innerHTML'] );
			array_walk_recursive(
				$attributes,
				static function ( $value ) use ( &$texts ): void {
					if ( is_string( $value ) ) {
						$texts[] = $value;
					}
				}
			);
			$count = preg_match_all( self::WAYS, implode( "\n", $texts ), $matches, PREG_SET_ORDER );
			$this->is_complete = $this->is_complete && false !== $count;
			foreach ( $matches as $match ) {
				$slug   = (string) end( $match );
				$found += array( _wp_to_kebab_case( $slug ) => $slug );
			}
		}
		unset( $found[''] );
		return $found;
	}

	/**
	 * Blocks of plugins may have an attribute of that name that holds something else.
	 *
	 * @param array<string, mixed> $attributes
	 * @return list<string>
	 */
	private static function named_by( string $block, array $attributes ): array {
		$slug = $attributes['fontFamily'] ?? null;
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block );
		return is_string( $slug ) && $type && block_has_support( $type, array( 'typography', '__experimentalFontFamily' ) ) ? array( $slug ) : array();
	}

	/** @return array<string, true> What CSS calls the families of the site and of its blocks. */
	private static function known(): array {
		$settings = wp_get_global_settings();
		$known    = array();
		foreach ( array_merge( array( $settings ), array_values( (array) ( $settings['blocks'] ?? array() ) ) ) as $part ) {
			foreach ( (array) ( $part['typography']['fontFamilies'] ?? array() ) as $families ) {
				foreach ( is_array( $families ) ? $families : array() as $family ) {
					if ( is_array( $family ) && is_string( $family['slug'] ?? null ) ) {
						$known[ _wp_to_kebab_case( $family['slug'] ) ] = true;
					}
				}
			}
		}
		return $known;
	}
}

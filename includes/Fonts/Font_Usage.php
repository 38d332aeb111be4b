<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Content_Search;
use Atelier\Support\Block_Markup;

/**
 * Finds the fonts that content uses, installed or not.
 */
final class Font_Usage {
	/** Limits the response. */
	public const MAX_FONTS = 1000;

	/** Strings for a database search: in classes, references and variables, or the attribute of a block. */
	private const SEARCH_STRINGS = array( 'font-family', '"fontFamily"' );

	/** A reference, a variable, a class. */
	private const REFERENCES = '/var:preset\|font-family\|([^|"\'\s;)]+)|--wp--preset--font-family--([\w-]+)|(?<![\w-])has-([\w-]+?)-font-family(?![\w-])/u';

	/** @var array<string, array{slug: string, count: int}> By the slug in CSS. */
	private array $fonts = array();

	private bool $is_complete = true;

	public function __construct() {
		$search = new Content_Search( self::SEARCH_STRINGS );
		foreach ( $search->documents() as $document ) {
			$markup            = new Block_Markup( $document->content );
			$this->is_complete = $this->is_complete && ! $markup->is_uneditable();
			$this->add( $this->fonts_in( $markup->blocks() ) );
		}
		$this->is_complete = $this->is_complete && $search->is_complete();
	}

	/**
	 * Sorted by slug, starting with fonts that aren't installed.
	 *
	 * @return list<array{slug: string, count: int}>
	 */
	public function fonts(): array {
		$installed = self::installed();
		$fonts = $this->fonts;
		uksort(
			$fonts,
			static fn( $one, $other ): int => array( isset( $installed[ $one ] ), (string) $one ) <=> array( isset( $installed[ $other ] ), (string) $other )
		);
		return array_values( $fonts );
	}

	/** Whether all content was searched. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** @param array<string, string> $slugs The slugs of one document. */
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
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return array<string, string> Slugs by the slug in CSS.
	 */
	private function fonts_in( array $blocks ): array {
		$found = array();
		$queue = $blocks;
		while ( $queue ) {
			$block = array_pop( $queue );
			array_push( $queue, ...$block['innerBlocks'] );
			$attributes = (array) $block['attrs'];
			foreach ( self::from_attribute( (string) $block['blockName'], $attributes ) as $slug ) {
				// The stored slug takes precedence over the one in CSS.
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
			$count = preg_match_all( self::REFERENCES, implode( "\n", $texts ), $matches, PREG_SET_ORDER );
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
	 * The slug in the attribute of a block with font support; in other blocks the attribute may have another meaning.
	 *
	 * @param array<string, mixed> $attributes
	 * @return list<string>
	 */
	private static function from_attribute( string $block, array $attributes ): array {
		$slug = $attributes['fontFamily'] ?? null;
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block );
		return is_string( $slug ) && $type && block_has_support( $type, array( 'typography', '__experimentalFontFamily' ) ) ? array( $slug ) : array();
	}

	/** @return array<string, true> The slugs in CSS of the installed families, including those of block settings. */
	private static function installed(): array {
		$settings = wp_get_global_settings();
		$installed    = array();
		foreach ( array_merge( array( $settings ), array_values( (array) ( $settings['blocks'] ?? array() ) ) ) as $part ) {
			foreach ( (array) ( $part['typography']['fontFamilies'] ?? array() ) as $families ) {
				foreach ( is_array( $families ) ? $families : array() as $family ) {
					if ( is_array( $family ) && is_string( $family['slug'] ?? null ) ) {
						$installed[ _wp_to_kebab_case( $family['slug'] ) ] = true;
					}
				}
			}
		}
		return $installed;
	}
}

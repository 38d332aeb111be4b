<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * What one block uses by what it is: patterns, parts, menus, links, its type, style and classes.
 */
final class Block_Uses {
	private const STYLE_CLASS = 'is-style-';

	/** Blocks that are a link to what their ID says. */
	private const LINKS = array( 'core/navigation-link', 'core/navigation-submenu' );

	/** @param array<int|string, mixed> $attributes */
	public static function in( string $name, array $attributes, Used_Things $things ): void {
		$things->add( Used_Things::BLOCK, $name );
		self::add_classes( $name, $attributes['className'] ?? '', $things );
		if ( 'core/block' === $name ) {
			$things->add_id( Used_Things::PATTERN, $attributes['ref'] ?? null );
		} elseif ( 'core/pattern' === $name ) {
			self::add_text( Used_Things::PATTERN, $attributes['slug'] ?? null, $things );
		} elseif ( 'core/template-part' === $name && is_string( $attributes['slug'] ?? null ) ) {
			$theme = $attributes['theme'] ?? '';
			$things->add( Used_Things::PART, ( is_string( $theme ) && '' !== $theme ? $theme : get_stylesheet() ) . "//{$attributes['slug']}" );
		} elseif ( 'core/navigation' === $name ) {
			$things->add_id( Used_Things::MENU, $attributes['ref'] ?? $attributes['navigationMenuId'] ?? null );
		} elseif ( in_array( $name, self::LINKS, true ) ) {
			self::add_link( $attributes, $things );
		} elseif ( 'core/page-list' === $name ) {
			$things->add_id( Used_Things::POST, $attributes['parentPageID'] ?? null );
		} elseif ( 'core/latest-posts' === $name ) {
			self::add_terms( $attributes['categories'] ?? null, $things );
		} elseif ( 'core/query' === $name && is_array( $attributes['query'] ?? null ) ) {
			self::add_terms( $attributes['query']['taxQuery'] ?? null, $things );
		}
	}

	/** @param mixed $classes */
	private static function add_classes( string $name, $classes, Used_Things $things ): void {
		foreach ( is_string( $classes ) ? (array) preg_split( '/\s++/', $classes, -1, PREG_SPLIT_NO_EMPTY ) : array() as $class ) {
			if ( 0 === strpos( (string) $class, self::STYLE_CLASS ) ) {
				$things->add( Used_Things::BLOCK_STYLE, "$name|" . substr( (string) $class, strlen( self::STYLE_CLASS ) ) );
			} else {
				$things->add( Used_Things::CSS_CLASS, (string) $class );
			}
		}
	}

	/** @param mixed $text */
	private static function add_text( string $kind, $text, Used_Things $things ): void {
		if ( is_string( $text ) ) {
			$things->add( $kind, $text );
		}
	}

	/** @param array<int|string, mixed> $attributes */
	private static function add_link( array $attributes, Used_Things $things ): void {
		$type = $attributes['type'] ?? '';
		// Older links have no kind; a tag of a menu isn't a taxonomy's name.
		$is_term = 'taxonomy' === ( $attributes['kind'] ?? '' ) || ( empty( $attributes['kind'] ) && is_string( $type ) && ( 'tag' === $type || taxonomy_exists( $type ) ) );
		$things->add_id( $is_term ? Used_Things::TERM : Used_Things::POST, $attributes['id'] ?? null );
	}

	/** @param mixed $values Lists of IDs, or of objects with one. */
	private static function add_terms( $values, Used_Things $things ): void {
		$stack = array( $values );
		while ( $stack ) {
			$value = array_pop( $stack );
			if ( ! is_array( $value ) ) {
				$things->add_id( Used_Things::TERM, is_int( $value ) ? $value : null );
			} elseif ( isset( $value['id'] ) ) {
				$things->add_id( Used_Things::TERM, $value['id'] );
			} else {
				array_push( $stack, ...array_values( $value ) );
			}
		}
	}
}

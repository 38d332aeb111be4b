<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * Which faces of fonts are chosen: "font|style|weight" by blocks, of which each part is empty where it is what is around; "bold" and "italic" by
 * words of a text. What chooses nothing has none.
 */
final class Face_Uses {
	private const WEIGHTS = array(
		'normal' => '400',
		'bold'   => '700',
	);

	private const STYLES = array( 'normal', 'italic', 'oblique' );

	/** What browsers show in bold or italics within a text. */
	private const IN_TEXT = array(
		'bold'   => '/<(?:b|strong)[\s>]/i',
		'italic' => '/<(?:em|i)[\s>]/i',
	);

	/**
	 * Of a block.
	 *
	 * @param string                   $font       The slug of its own font; empty without one.
	 * @param array<int|string, mixed> $attributes
	 */
	public static function in_block( string $font, array $attributes, Used_Things $things ): void {
		$own    = $attributes['style']['typography'] ?? null;
		$own    = is_array( $own ) ? $own : array();
		$style  = self::style( $own['fontStyle'] ?? null );
		$weight = self::weight( $own['fontWeight'] ?? null );
		if ( '' !== $font || '' !== $style || '' !== $weight ) {
			$slug = '' === $font ? '' : _wp_to_kebab_case( $font );
			$things->add( Used_Things::FONT_FACE, ( '' === $slug ? $font : $slug ) . "|$style|$weight" );
		}
	}

	public static function in_text( string $text, Used_Things $things ): void {
		foreach ( self::IN_TEXT as $name => $expression ) {
			if ( preg_match( $expression, $text ) ) {
				$things->add( Used_Things::FONT_FACE, $name );
			}
		}
	}

	/** @param mixed $style */
	private static function style( $style ): string {
		$name = is_string( $style ) ? strtok( strtolower( trim( $style ) ), ' ' ) : '';
		return in_array( $name, self::STYLES, true ) ? $name : '';
	}

	/** @param mixed $weight */
	private static function weight( $weight ): string {
		$weight = is_int( $weight ) || is_string( $weight ) ? strtolower( trim( (string) $weight ) ) : '';
		$weight = self::WEIGHTS[ $weight ] ?? $weight;
		return ctype_digit( $weight ) && (int) $weight > 0 && (int) $weight <= 1000 ? (string) (int) $weight : '';
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * What the values of block attributes and of styles use. Values may be nested as deep as JSON can be, so nothing here calls itself.
 */
final class Attribute_Uses {
	/** The ends of attributes that contain a slug, by the kind of preset. */
	private const SLUGS = array(
		'color'    => 'color',
		'gradient' => 'gradient',
		'fontsize' => 'fontSize',
	);

	/** Styles: their values are CSS or references, and no slugs. */
	private const STYLE = 'style';

	/** The ends of attributes that contain a URL. */
	private const URL = '/(?:url|href|src|link)$/iD';

	private const MEDIA = '/^(?:media|image|attachment)id$/iD';

	/** Attributes of blocks with IDs of media. */
	private const MEDIA_OF = array(
		'core/image'   => 'id',
		'core/cover'   => 'id',
		'core/file'    => 'id',
		'core/video'   => 'id',
		'core/audio'   => 'id',
		'core/gallery' => 'ids',
	);

	/** An object with an ID and a URL. */
	private const BACKGROUND = 'backgroundImage';

	/**
	 * Of a block.
	 *
	 * @param array<int|string, mixed> $attributes
	 * @return string All texts in it, for Text_Uses.
	 */
	public static function in_block( string $block, array $attributes, Used_Things $things ): string {
		foreach ( (array) ( $attributes[ self::MEDIA_OF[ $block ] ?? '' ] ?? array() ) as $id ) {
			$things->add_id( Used_Things::MEDIA, $id );
		}
		$font = $attributes['fontFamily'] ?? null;
		$font = is_string( $font ) && self::has_fonts( $block ) ? $font : '';
		$things->add( 'fontFamily', $font );
		Face_Uses::in_block( $font, $attributes, $things );
		$texts = self::in_values( array_diff_key( $attributes, array( self::STYLE => true ) ), true, $things );
		$style = $attributes[ self::STYLE ] ?? null;
		return $texts . ( is_array( $style ) ? self::in_values( $style, false, $things ) : '' );
	}

	/**
	 * Of global styles or custom fields.
	 *
	 * @param array<int|string, mixed> $values
	 */
	public static function in_map( array $values, Used_Things $things ): void {
		Text_Uses::in( self::in_values( $values, false, $things ), $things );
	}

	/**
	 * @param array<int|string, mixed> $values
	 * @param bool                     $has_slugs Whether names say what a slug is of.
	 * @return string All texts in it.
	 */
	private static function in_values( array $values, bool $has_slugs, Used_Things $things ): string {
		$texts = '';
		$stack = array( $values );
		while ( $stack ) {
			foreach ( array_pop( $stack ) as $name => $value ) {
				$name = (string) $name;
				if ( is_array( $value ) ) {
					$stack[] = $value;
					if ( self::BACKGROUND === $name ) {
						$things->add_id( Used_Things::MEDIA, $value['id'] ?? null );
					}
				} elseif ( is_string( $value ) ) {
					$texts .= "$value\n";
					if ( $has_slugs ) {
						self::add_slug( $name, $value, $things );
					}
					if ( preg_match( self::URL, $name ) ) {
						Used_Urls::add( $value, $things );
					}
				} elseif ( is_int( $value ) && preg_match( self::MEDIA, $name ) ) {
					$things->add_id( Used_Things::MEDIA, $value );
				}
			}
		}
		return $texts;
	}

	private static function add_slug( string $name, string $value, Used_Things $things ): void {
		$name = strtolower( $name );
		if ( '' === $value || 0 === strpos( $name, 'custom' ) || strlen( $value ) !== strcspn( $value, '#(|' ) ) {
			return;
		}
		foreach ( self::SLUGS as $end => $kind ) {
			if ( substr( $name, -strlen( $end ) ) === $end ) {
				$things->add( $kind, $value );
			}
		}
	}

	/** In other blocks, the attribute may have another meaning. */
	private static function has_fonts( string $block ): bool {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block );
		return $type && block_has_support( $type, array( 'typography', '__experimentalFontFamily' ) );
	}
}

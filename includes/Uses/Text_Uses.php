<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * What texts use: presets in classes, references and variables, links and files, shortcodes. In linear time: whatever is repeated
 * in an expression is possessive and begins with a fixed string.
 */
final class Text_Uses {
	private const SLUG = '[\w\x80-\xff-]++';

	/** In blocks, the slug of a reference is as it is stored. */
	private const REFERENCE = '/var:preset\|([a-z-]{1,20})\|([^|"\'\s;)<>]++)/';

	private const VARIABLE = '/--wp--preset--(%s)--(' . self::SLUG . ')/';

	private const HAS_CLASS = '/(?<![\w-])has-(' . self::SLUG . ')/';

	private const IMAGE_CLASS = '/(?<![\w-])wp-image-(\d{1,18})(?![\w-])/';

	private const SHORTCODE = '/(?<!\[)\[([a-zA-Z][\w-]{0,63})(?=[\s\]\/])/';

	private const LINK = '/(?<![\w-])(?:href|src|poster)\s*+=\s*+(?:"([^"]*+)"|\'([^\']*+)\')/i';

	private const CSS_URL = '/url\(\s*+["\']?+([^"\')\s]++)/i';

	/** The ends of classes by the kind of preset, longer ones first. */
	private const ENDS = array(
		'-background-color'    => 'color',
		'-border-color'        => 'color',
		'-color'               => 'color',
		'-gradient-background' => 'gradient',
		'-font-size'           => 'fontSize',
		'-font-family'         => 'fontFamily',
	);

	/** Classes that only say that there is such a style. */
	private const GENERAL = array( 'text-color', 'link-color', 'inline-color', 'border-color', 'custom-font-size' );

	/** Different matches that are looked at, and the longest, in bytes: no ID is longer. */
	private const MOST    = 5000;
	private const LONGEST = 3000;

	public static function in( string $text, Used_Things $things ): void {
		static $variable = null;
		$variable        = $variable ?? sprintf( self::VARIABLE, implode( '|', array_keys( Used_Things::PRESETS ) ) );
		$add_preset      = static function ( array $match ) use ( $things ): void {
			if ( isset( Used_Things::PRESETS[ $match[1] ] ) ) {
				$things->add( Used_Things::PRESETS[ $match[1] ], $match[2] );
			}
		};
		$add_url         = static fn( array $match ) => Used_Urls::add( (string) end( $match ), $things );
		self::each( self::REFERENCE, $text, $add_preset );
		self::each( $variable, $text, $add_preset );
		self::each( self::HAS_CLASS, $text, static fn( array $match ) => self::add_class( $match[1], $things ) );
		self::each( self::IMAGE_CLASS, $text, static fn( array $match ) => $things->add_id( Used_Things::MEDIA, $match[1] ) );
		self::each( self::SHORTCODE, $text, static fn( array $match ) => $things->add( Used_Things::SHORTCODE, $match[1] ) );
		self::each( self::LINK, $text, $add_url );
		Face_Uses::in_text( $text, $things );
		self::each( self::CSS_URL, $text, $add_url );
	}

	/**
	 * One match after the other: all at once would take a hundred times the memory of the text.
	 *
	 * @param callable( array<int, string> ): mixed $act Called once for equal matches.
	 */
	private static function each( string $expression, string $text, callable $act ): void {
		$seen = array();
		preg_replace_callback(
			$expression,
			static function ( array $match ) use ( &$seen, $act ): string {
				if ( ! isset( $seen[ $match[0] ] ) && count( $seen ) < self::MOST && strlen( $match[0] ) < self::LONGEST ) {
					$seen[ $match[0] ] = true;
					$act( $match );
				}
				return '';
			},
			$text
		);
	}

	/** @param string $name Without `has-`. */
	private static function add_class( string $name, Used_Things $things ): void {
		if ( in_array( $name, self::GENERAL, true ) ) {
			return;
		}
		foreach ( self::ENDS as $end => $kind ) {
			$slug = substr( $name, 0, -strlen( $end ) );
			if ( '' !== $slug && substr( $name, -strlen( $end ) ) === $end ) {
				// `has-a-background-color` can mean two slugs.
				$things->add( $kind, $slug );
			}
		}
	}
}

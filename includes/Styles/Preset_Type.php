<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * A preset type, and how content refers to its presets.
 */
final class Preset_Type {
	/** The infix of CSS variables, the suffixes of classes, and the suffix of attributes that contain a slug. */
	private const FACTS = array(
		'color'      => array( 'color', array( 'color', 'background-color', 'border-color' ), 'color' ),
		'gradient'   => array( 'gradient', array( 'gradient-background' ), 'gradient' ),
		'duotone'    => array( 'duotone', array(), '' ),
		'fontSize'   => array( 'font-size', array( 'font-size' ), 'fontSize' ),
		'fontFamily' => array( 'font-family', array( 'font-family' ), 'fontFamily' ),
		'spacing'    => array( 'spacing', array(), '' ),
		'shadow'     => array( 'shadow', array(), '' ),
	);

	/** Escapes in block comments, which two hyphens would end. */
	private const ESCAPED = array(
		'\\u002d' => '-',
		'\\u003c' => '<',
		'\\u003e' => '>',
		'\\u0026' => '&',
	);

	private string $infix;

	/** @var list<string> */
	private array $class_ends;

	private string $attribute;

	/** @param string $name One of `names()`. */
	public function __construct( string $name ) {
		list( $this->infix, $this->class_ends, $this->attribute ) = self::FACTS[ $name ];
	}

	/** @return list<string> */
	public static function names(): array {
		return array_keys( self::FACTS );
	}

	/**
	 * Strings for a database search: content that uses a preset contains at least one, with false positives.
	 *
	 * @return list<string>
	 */
	public function search_strings_for( string $slug ): array {
		$kebab  = _wp_to_kebab_case( $slug );
		$json   = self::in_json( $slug );
		$search_strings = array( "|$this->infix|$json", "|$this->infix|$kebab", "--$this->infix--$kebab", str_replace( '-', '\\u002d', '--' ) . $this->infix . '\\u002d\\u002d' . $kebab );
		foreach ( $this->class_ends as $end ) {
			$search_strings[] = "has-$kebab-$end";
		}
		if ( '' !== $this->attribute ) {
			$search_strings[] = "\"$json\"";
		}
		return array_values( array_unique( $search_strings ) );
	}

	/** Whether content uses a preset. */
	public function is_used_in( string $content, string $slug ): bool {
		// If PCRE fails, assume that it does.
		return 0 !== preg_match( $this->pattern_of( $slug ), strtr( $content, self::ESCAPED ) );
	}

	private function pattern_of( string $slug ): string {
		$kebab = preg_quote( _wp_to_kebab_case( $slug ), '/' );
		$json  = preg_quote( strtr( self::in_json( $slug ), self::ESCAPED ), '/' );
		$ways  = array(
			"var:preset\\|$this->infix\\|(?:$json|$kebab)(?![\\w|-])",
			"--wp--preset--$this->infix--$kebab(?![\\w-])",
		);
		foreach ( $this->class_ends as $end ) {
			$ways[] = "(?<![\\w-])has-$kebab-$end(?![\\w-])";
		}
		if ( '' !== $this->attribute ) {
			// In any case: `color` is also the end of `backgroundColor`.
			$ways[] = '"\w*(?i:' . $this->attribute . ")\"\\s*:\\s*\"$json\"";
		}
		return '/' . implode( '|', $ways ) . '/u';
	}

	/** A slug as it is serialized in block attributes, without quotation marks. */
	private static function in_json( string $slug ): string {
		return substr( serialize_block_attributes( array( $slug ) ), 2, -2 );
	}
}

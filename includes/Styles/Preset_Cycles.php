<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Finds presets that refer to themselves, such as a color that is the variable of another one, which refers back to it.
 */
final class Preset_Cycles {
	/** @var array<string, list<string>> The variables that a preset refers to, by its own variable. */
	private array $references = array();

	/**
	 * @param string                      $infix   The part of the variable's name for the preset type.
	 * @param array<int|string, mixed>    $presets
	 */
	public function add( string $infix, array $presets ): void {
		// The first preset with a slug wins.
		foreach ( array_reverse( $presets ) as $preset ) {
			if ( is_array( $preset ) && is_scalar( $preset['slug'] ?? null ) ) {
				$name                  = self::name( $infix, (string) $preset['slug'] );
				// A preset that can't be searched counts as circular.
				$this->references[ $name ] = self::names_in( $preset ) ?? array( $name );
			}
		}
	}

	public function has( string $infix, string $slug ): bool {
		$name = self::name( $infix, $slug );
		$open = $this->references[ $name ] ?? array();
		$seen = array();
		while ( array() !== $open ) {
			$next = array_pop( $open );
			if ( $next === $name ) {
				return true;
			}
			if ( ! isset( $seen[ $next ] ) ) {
				$seen[ $next ] = true;
				array_push( $open, ...( $this->references[ $next ] ?? array() ) );
			}
		}
		return false;
	}

	private static function name( string $infix, string $slug ): string {
		return "$infix--" . _wp_to_kebab_case( $slug );
	}

	/**
	 * @param array<int|string, mixed> $preset
	 * @return list<string>|null Null if PCRE fails.
	 */
	private static function names_in( array $preset ): ?array {
		$text = (string) wp_json_encode( $preset, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$count = preg_match_all( '/--wp--preset--([\p{L}\p{N}_-]+)/u', $text, $variables );
		$other = preg_match_all( '/var:preset\|([\w-]+)\|([^"|,)\s]+)/', $text, $references, PREG_SET_ORDER );
		if ( false === $count || false === $other ) {
			return null;
		}
		return array_merge( $variables[1], array_map( static fn( array $found ): string => self::name( $found[1], $found[2] ), $references ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;
use Atelier\Support\Json;
use WP_Theme_JSON;

/**
 * Values of entries that have no signature. Anybody could have written them, so they are filtered like those of a user who
 * may save the least, and only known properties with the right type of value are left.
 */
final class Unverified_Values {
	private const STYLES = array( 'settings', 'styles' );

	/** Not in the history, or of its own kind. */
	private const OTHERS = array( 'password', 'settings', 'styles' );

	/** WordPress's filter for the CSS of single blocks. */
	private const CSS_FILTER = 'wp_strip_custom_css_from_blocks';

	/**
	 * @param string $type   A post type, or Change::SITE.
	 * @param mixed  $values
	 * @return array<string, mixed>
	 */
	public static function filtered( string $type, $values ): array {
		return is_array( $values ) && $values ? self::as_anybody( static fn(): array => self::known( $type, $values ) ) : array();
	}

	/**
	 * @param array<int|string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function known( string $type, array $values ): array {
		$found = 'wp_global_styles' === $type ? self::styles( $values ) : array();
		$terms = Record_Types::terms( $type );
		foreach ( $values as $name => $value ) {
			$name = (string) $name;
			if ( 'meta' === $name && is_array( $value ) ) {
				$found[ $name ] = self::within( $value );
			} elseif ( in_array( $name, $terms, true ) && is_array( $value ) ) {
				$found[ $name ] = array_values( array_filter( $value, 'is_int' ) );
			} elseif ( self::has_type( $type, $name, $value ) ) {
				$found[ $name ] = Record_Properties::is_text( $name ) ? self::text( Record_Properties::column( $name ) ?? 'post_title', (string) $value ) : $value;
			}
		}
		return $found;
	}

	/**
	 * Whether an entry can have a value, apart from custom fields, terms and styles.
	 *
	 * @param mixed $value
	 */
	private static function has_type( string $type, string $name, $value ): bool {
		$is_harmless = ! is_string( $value ) || Record_Properties::is_text( $name ) || ! preg_match( '/[<>"]/', $value );
		if ( Change::SITE === $type ) {
			return $is_harmless && in_array( $name, Site_Settings::in_history(), true ) && Site_Settings::value( $name, $value ) === $value;
		}
		$is_known = ! in_array( $name, self::OTHERS, true ) && in_array( $name, Record_Properties::versioned(), true );
		return $is_known && $is_harmless && Record_Properties::is_stored_as( $name, $value );
	}

	/** The same filters as in wp_insert_post(). */
	private static function text( string $column, string $text ): string {
		return wp_unslash( (string) sanitize_post_field( $column, wp_slash( $text ), 0, 'db' ) );
	}

	/**
	 * @param array<int|string, mixed> $values
	 * @return array<string, array<string, mixed>>
	 */
	private static function styles( array $values ): array {
		$parts    = array_filter( array_intersect_key( $values, array_flip( self::STYLES ) ), 'is_array' );
		$json     = (string) wp_json_encode(
			$parts + array(
				'isGlobalStylesUserThemeJSON' => true,
				'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
			)
		);
		$filtered = $parts ? json_decode( self::text( 'post_content', $json ), true ) : array();
		foreach ( array_keys( $parts ) as $part ) {
			$parts[ $part ] = is_array( $filtered[ $part ] ?? null ) ? $filtered[ $part ] : array();
		}
		return $parts;
	}

	/**
	 * Texts at every depth of meta; some are JSON themselves, such as footnotes.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	private static function within( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( self::class, 'within' ), $value );
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		$decoded = Json::unambiguous( $value );
		if ( null === $decoded ) {
			return wp_kses_post( $value );
		}
		$filtered = self::within( $decoded );
		return $filtered === $decoded ? $value : (string) wp_json_encode( $filtered, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Acts as a user who may save neither HTML nor CSS of any kind.
	 *
	 * @param callable(): array<string, mixed> $act
	 * @return array<string, mixed>
	 */
	private static function as_anybody( callable $act ): array {
		$refuse      = static fn( $caps, $cap = '' ) => in_array( $cap, array( 'unfiltered_html', 'edit_css' ), true ) ? array( 'do_not_allow' ) : $caps;
		$is_filtered = false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		// Since WordPress 7.0.
		$adds_css = function_exists( self::CSS_FILTER ) && false === has_filter( 'content_save_pre', self::CSS_FILTER );
		add_filter( 'map_meta_cap', $refuse, PHP_INT_MAX, 2 );
		kses_init_filters();
		if ( $adds_css ) {
			add_filter( 'content_save_pre', self::CSS_FILTER, 8 );
		}
		try {
			return $act();
		} finally {
			remove_filter( 'map_meta_cap', $refuse, PHP_INT_MAX );
			kses_remove_filters();
			if ( $is_filtered ) {
				kses_init_filters();
			}
			if ( $adds_css ) {
				remove_filter( 'content_save_pre', self::CSS_FILTER, 8 );
			}
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Theme_JSON;

/**
 * Filters the properties of a record as WordPress filters them when the current user saves them: texts, styles, custom
 * fields, settings. A user with more rights may publish them later, and WordPress would filter them as theirs.
 */
final class Edit_Filter {
	/**
	 * @param array<string, mixed> $edits Plain values; see Edit_Shape.
	 * @return array<string, mixed>
	 */
	public static function filtered( string $type, array $edits ): array {
		if ( Change::SITE === $type ) {
			return self::with_filtered_settings( $edits );
		}
		foreach ( $edits as $name => $value ) {
			if ( Record_Properties::is_text( $name ) && is_string( $value ) ) {
				$edits[ $name ] = self::text( (string) Record_Properties::column( $name ), $value );
			} elseif ( 'slug' === $name && is_string( $value ) ) {
				$edits[ $name ] = sanitize_title( $value );
			} elseif ( 'meta' === $name && is_array( $value ) ) {
				$edits[ $name ] = self::meta( $type, $value );
			} elseif ( 'area' === $name && is_string( $value ) ) {
				$edits[ $name ] = self::area( $value );
			} elseif ( 'featured_media' === $name ) {
				$edits[ $name ] = self::featured_media( (int) $value );
			}
		}
		// WordPress leaves the area out for users who may not assign it, and what isn't there any more.
		$edits = array_filter( $edits, static fn( $value, string $name ): bool => null !== $value || ! in_array( $name, array( 'area', 'featured_media' ), true ), ARRAY_FILTER_USE_BOTH );
		return 'wp_global_styles' === $type ? self::with_filtered_styles( $edits ) : $edits;
	}

	/** A text of a column of posts, through the same filters as in wp_insert_post(). */
	public static function text( string $column, string $text ): string {
		return wp_unslash( (string) sanitize_post_field( $column, wp_slash( $text ), 0, 'db' ) );
	}

	/** Null if the user may not assign it. */
	private static function area( string $area ): ?string {
		$taxonomy = get_taxonomy( 'wp_template_part_area' );
		if ( ! $taxonomy || ! current_user_can( $taxonomy->cap->assign_terms ) ) {
			return null;
		}
		return in_array( $area, wp_list_pluck( get_allowed_block_template_part_areas(), 'area' ), true ) ? $area : WP_TEMPLATE_PART_AREA_UNCATEGORIZED;
	}

	/** Null if there is no such post, which changes nothing; 0, which is none, if it isn't an image. */
	private static function featured_media( int $id ): ?int {
		if ( $id > 0 && ! get_post( $id ) ) {
			return null;
		}
		return $id > 0 && wp_get_attachment_image( $id, 'thumbnail' ) ? $id : 0;
	}

	/**
	 * The same filters as in update_metadata().
	 *
	 * @param array<int|string, mixed> $meta By name in REST.
	 * @return array<int|string, mixed>
	 */
	private static function meta( string $type, array $meta ): array {
		$fields = Record_Meta::fields( $type );
		foreach ( $meta as $name => $value ) {
			$field = $fields[ $name ] ?? null;
			if ( ! $field || null === $value ) {
				continue;
			}
			$clean = static fn( $one ) => rest_sanitize_value_from_schema( sanitize_meta( $field['key'], $one, 'post', $type ), $field['single'] ? $field['schema'] : $field['schema']['items'] );
			$meta[ $name ] = $field['single'] ? $clean( $value ) : array_map( $clean, is_array( $value ) ? $value : array( $value ) );
		}
		return $meta;
	}

	/**
	 * WordPress filters the JSON of styles for users without `unfiltered_html`.
	 *
	 * @param array<string, mixed> $edits
	 * @return array<string, mixed>
	 */
	private static function with_filtered_styles( array $edits ): array {
		$parts = array_intersect_key( $edits, array_flip( array( 'styles', 'settings' ) ) );
		if ( ! $parts ) {
			return $edits;
		}
		$json     = $parts + array(
			'isGlobalStylesUserThemeJSON' => true,
			'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
		);
		$filtered = json_decode( self::text( 'post_content', (string) wp_json_encode( $json ) ), true );
		foreach ( array_keys( $parts ) as $part ) {
			$edits[ $part ] = is_array( $filtered ) && is_array( $filtered[ $part ] ?? null ) ? $filtered[ $part ] : array();
		}
		return $edits;
	}

	/**
	 * @param array<string, mixed> $edits By name in REST.
	 * @return array<string, mixed>
	 */
	private static function with_filtered_settings( array $edits ): array {
		foreach ( Site_Settings::options() as $name => $option ) {
			if ( isset( $edits[ $name ] ) ) {
				$edits[ $name ] = sanitize_option( $option, $edits[ $name ] );
			}
		}
		return $edits;
	}

	/**
	 * The properties that the current user couldn't save as they are, because WordPress would remove something.
	 *
	 * @param array<string, mixed> $edits
	 * @return list<string> For custom fields "meta.name".
	 */
	public static function changed( string $type, array $edits ): array {
		$changed = array();
		foreach ( self::filtered( $type, $edits ) as $name => $value ) {
			if ( 'meta' === $name && is_array( $value ) ) {
				foreach ( $value as $key => $one ) {
					if ( ! Filtered_Value::is_same( $edits['meta'][ $key ], $one ) ) {
						$changed[] = "meta.$key";
					}
				}
			} elseif ( ! Filtered_Value::is_same( $edits[ $name ], $value ) ) {
				$changed[] = (string) $name;
			}
		}
		return $changed;
	}
}

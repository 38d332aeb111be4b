<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * The properties that can be kept for later: those that Atelier knows how to check and to show. Others, such as fields that a
 * plugin saves by a function of its own, are refused by name, because nobody could ask for the rights that it asks for.
 */
final class Edit_Names {
	/** What a route saves nothing of: where the record is, and how it is sent and answered. */
	private const NOT_SAVED = array( 'source', 'slug', 'status', 'date', 'date_gmt', 'guid' );

	/**
	 * Without what a route saves nothing of.
	 *
	 * @param array<string, mixed> $edits
	 * @return array<string, mixed>|WP_Error
	 */
	public static function known( Record_Route $route, array $edits ) {
		if ( $route->is_settings() ) {
			return array_intersect_key( $edits, Site_Settings::options() );
		}
		$type   = $route->type();
		$names  = array_merge( Record_Properties::drafted( $type ? $type->name : '' ), $route->taxonomies() );
		$schema = $route->schema();
		$known  = array();
		foreach ( $edits as $name => $value ) {
			if ( self::has_function( $route, $name ) ) {
				return self::refusal( $name );
			}
			if ( in_array( $name, $names, true ) ) {
				// As WordPress ignores what a type doesn't support.
				$known += isset( $schema[ $name ] ) ? array( $name => $value ) : array();
			} elseif ( ! self::is_internal( $name ) && ! self::is_read_only( $route, $schema, $name ) ) {
				return self::refusal( $name );
			}
		}
		return $known;
	}

	private static function is_internal( string $name ): bool {
		return in_array( $name, self::NOT_SAVED, true ) || in_array( $name, Version::NO_CHANGES, true ) || '_' === ( $name[0] ?? '' );
	}

	/** Whether a plugin saves a property by a function of its own; see register_rest_field(). */
	private static function has_function( Record_Route $route, string $name ): bool {
		global $wp_rest_additional_fields;
		$type = $route->type();
		return $type && ! empty( $wp_rest_additional_fields[ $type->name ][ $name ]['update_callback'] );
	}

	/** @param array<string, mixed> $schema */
	private static function is_read_only( Record_Route $route, array $schema, string $name ): bool {
		global $wp_rest_additional_fields;
		$type = $route->type();
		return ! empty( $schema[ $name ]['readonly'] ) || ( $type && isset( $wp_rest_additional_fields[ $type->name ][ $name ] ) );
	}

	private static function refusal( string $name ): WP_Error {
		return new WP_Error(
			'atelier_draft_property',
			/* translators: %s: the name of a property of a plugin. */
			sprintf( __( '“%s” can’t be kept for later, because a plugin saves it in its own way. Save it on the live site.', 'atelier' ), $name ),
			array(
				'status'     => 400,
				'properties' => array( $name ),
			)
		);
	}
}

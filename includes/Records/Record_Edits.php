<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slugs;
use WP_Post;
use WP_Theme_JSON;

/**
 * Converts the properties of a record between WordPress's REST API and the database.
 */
final class Record_Edits {
	/**
	 * The raw part of a value.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function raw( $value ) {
		return is_array( $value ) && array_key_exists( 'raw', $value ) ? $value['raw'] : $value;
	}

	/**
	 * The record's values for the edited properties, as JSON data.
	 *
	 * @param array<string, mixed> $record As REST returns it.
	 * @param array<string, mixed> $edits
	 * @return array<string, mixed>
	 */
	public static function base_of( array $record, array $edits ): array {
		$base = array();
		foreach ( $edits as $name => $value ) {
			if ( 'meta' === $name && is_array( $value ) ) {
				$base['meta'] = array_intersect_key( (array) ( $record['meta'] ?? array() ), $value );
			} elseif ( array_key_exists( $name, $record ) && 'password' !== $name ) {
				$base[ $name ] = self::raw( $record[ $name ] );
			}
		}
		$stored = json_decode( (string) wp_json_encode( $base ), true );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * The columns of a post that a change sets.
	 *
	 * @param WP_Post $post The live post.
	 * @return array<string, string|int>
	 */
	public static function columns( Change $change, WP_Post $post ): array {
		if ( $change->is_permanent_deletion() ) {
			$parent = $change->edits()['parent'] ?? null;
			return array( 'post_status' => Hidden_Posts::STATUS ) + ( is_int( $parent ) ? array( 'post_parent' => $parent ) : array() );
		}
		$columns = $change->is_new() ? array( 'post_status' => 'draft' ) : array();
		foreach ( $change->edits() as $name => $value ) {
			$column = Record_Properties::column( $name );
			// Dates have two columns.
			if ( null !== $column && is_scalar( $value ) ) {
				$columns[ $column ] = is_int( $value ) ? $value : (string) $value;
			}
		}
		if ( Record_Types::STYLES === $post->post_type ) {
			$columns['post_content'] = self::styles_json( $change->edits(), $post->post_content );
		}
		$in_trash = $change->is_removal() ? array(
			'post_status' => 'trash',
			'post_name'   => Slugs::in_trash( (string) ( $columns['post_name'] ?? $post->post_name ) ),
		) : array();
		return self::with_password( $in_trash + self::on_date( $columns + self::dates( $change->edits() ), $post ), $post );
	}

	/**
	 * WordPress saves private posts without a password.
	 *
	 * @param array<string, string|int> $columns
	 * @return array<string, string|int>
	 */
	private static function with_password( array $columns, WP_Post $post ): array {
		return 'private' === ( $columns['post_status'] ?? $post->post_status ) ? array( 'post_password' => '' ) + $columns : $columns;
	}

	/**
	 * WordPress schedules what is published in the future, and publishes what was scheduled for the past.
	 *
	 * @param array<string, string|int> $columns
	 * @return array<string, string|int>
	 */
	private static function on_date( array $columns, WP_Post $post ): array {
		if ( ! isset( $columns['post_status'] ) && ! isset( $columns['post_date_gmt'] ) ) {
			return $columns;
		}
		$status = $columns['post_status'] ?? $post->post_status;
		$later  = (int) strtotime( ( $columns['post_date_gmt'] ?? $post->post_date_gmt ) . ' UTC' ) - time();
		if ( 'attachment' !== $post->post_type && in_array( $status, array( 'publish', 'future' ), true ) ) {
			$columns['post_status'] = $later >= MINUTE_IN_SECONDS ? 'future' : 'publish';
		}
		return $columns;
	}

	/**
	 * The JSON of global styles with edits.
	 *
	 * @param array<string, mixed> $edits
	 */
	private static function styles_json( array $edits, string $live ): string {
		$stored = json_decode( $live, true );
		$stored = is_array( $stored ) ? $stored : array();
		foreach ( array( 'styles', 'settings' ) as $part ) {
			if ( isset( $edits[ $part ] ) ) {
				$stored[ $part ] = $edits[ $part ];
			}
		}
		$stored['isGlobalStylesUserThemeJSON'] = true;
		$stored['version']                     = WP_Theme_JSON::LATEST_SCHEMA;
		return (string) wp_json_encode( $stored );
	}

	/**
	 * @param array<string, mixed> $edits
	 * @return array<string, string>
	 */
	private static function dates( array $edits ): array {
		foreach ( array( 'date' => false, 'date_gmt' => true ) as $name => $is_utc ) {
			if ( is_string( $edits[ $name ] ?? null ) ) {
				$dates = rest_get_date_with_gmt( $edits[ $name ], $is_utc );
				return $dates ? array(
					'post_date'     => $dates[0],
					'post_date_gmt' => $dates[1],
				) : array();
			}
		}
		return array();
	}

	/**
	 * The meta that a change sets, by key; some are properties in REST.
	 *
	 * @return array<string, list<mixed>> In the format of get_metadata(). In REST, null deletes meta.
	 */
	public static function meta( Change $change ): array {
		$edits = $change->edits();
		$meta  = array();
		$sent  = is_array( $edits['meta'] ?? null ) ? $edits['meta'] : array();
		$names = $sent ? Record_Meta::fields( $change->type() ) : array();
		foreach ( $sent as $name => $value ) {
			$is_list = isset( $names[ $name ] ) && ! $names[ $name ]['single'] && is_array( $value );

			$meta[ $names[ $name ]['key'] ?? $name ] = array_merge( array(), ...array_map( array( self::class, 'values_of' ), $is_list ? array_values( $value ) : array( $value ) ) );
		}
		if ( isset( $edits['template'] ) && is_string( $edits['template'] ) ) {
			$meta['_wp_page_template'] = array( '' === $edits['template'] ? 'default' : $edits['template'] );
		}
		if ( isset( $edits['featured_media'] ) ) {
			$meta['_thumbnail_id'] = array( (string) (int) $edits['featured_media'] );
		}
		return $meta;
	}

	/**
	 * A value as the database has it; none for null, which deletes it.
	 *
	 * @param mixed $value
	 * @return list<mixed>
	 */
	private static function values_of( $value ): array {
		if ( null === $value ) {
			return array();
		}
		return array( is_bool( $value ) ? ( $value ? '1' : '' ) : ( is_int( $value ) || is_float( $value ) ? (string) $value : $value ) );
	}

	/**
	 * The terms that a change sets.
	 *
	 * @return array<string, int[]|string[]> Term IDs by taxonomy; slugs for formats and areas.
	 */
	public static function terms( Change $change ): array {
		$terms = array();
		foreach ( Record_Types::terms( $change->type() ) as $taxonomy => $name ) {
			$value = $change->edits()[ $name ] ?? null;
			if ( is_array( $value ) ) {
				$terms[ $taxonomy ] = array_map( 'intval', $value );
			}
		}
		$format = $change->edits()['format'] ?? null;
		if ( is_string( $format ) ) {
			$terms['post_format'] = 'standard' === $format || '' === $format ? array() : array( "post-format-$format" );
		}
		$area = $change->edits()['area'] ?? null;
		if ( is_string( $area ) && 'wp_template_part' === $change->type() ) {
			$terms['wp_template_part_area'] = array( $area );
		}
		return $terms;
	}
}

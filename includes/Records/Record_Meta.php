<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * The custom fields of records that REST has.
 */
final class Record_Meta {
	/** @return array<int|string, array{ key: string, single: bool, schema: array<string, mixed> }> By their names in REST, which may be numbers. */
	public static function fields( string $type ): array {
		$fields = array();
		foreach ( get_registered_meta_keys( 'post', $type ) + get_registered_meta_keys( 'post' ) as $key => $args ) {
			if ( empty( $args['show_in_rest'] ) ) {
				continue;
			}
			$rest   = is_array( $args['show_in_rest'] ) ? $args['show_in_rest'] : array();
			$single = ! empty( $args['single'] );
			$schema = array( 'type' => $args['type'] ?? 'string' ) + array();
			$schema = ( isset( $rest['schema'] ) && is_array( $rest['schema'] ) ? $rest['schema'] : array() ) + $schema;

			$fields[ isset( $rest['name'] ) ? (string) $rest['name'] : (string) $key ] = array(
				'key'    => (string) $key,
				'single' => $single,
				'schema' => $single ? $schema : array(
					'type'  => 'array',
					'items' => $schema,
				),
			);
		}
		return $fields;
	}
}

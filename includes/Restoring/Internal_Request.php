<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use Atelier\Support\Slugs;
use WP_Error;
use WP_REST_Request;

/**
 * Internal requests to WordPress's own REST routes, which check permissions and values.
 */
final class Internal_Request {
	/** The route of a record, or the collection's route for an empty ID; empty if there is none. */
	public static function route( string $type, string $id ): string {
		if ( Change::SITE === $type ) {
			return '/wp/v2/settings';
		}
		$base = rest_get_route_for_post_type_items( $type );
		if ( '' === $base ) {
			$object = get_post_type_object( $type );
			$base   = $object && $object->show_in_rest ? '/' . ( $object->rest_namespace ? $object->rest_namespace : 'wp/v2' ) . '/' . ( $object->rest_base ? $object->rest_base : $type ) : '';
		}
		return '' === $base || '' === $id ? $base : $base . '/' . Slugs::in_route( $id );
	}

	/**
	 * The record as publishing will read it, with its version for conflict detection: in a theme's file, for example, REST puts the
	 * blocks of patterns in place of references.
	 *
	 * @return array<string, mixed> Empty if it can't be read.
	 */
	public static function record( string $type, string $id ): array {
		$request = new WP_REST_Request( 'GET', self::route( $type, $id ) );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( Change::SITE === $type ? array() : array( 'context' => 'edit' ) );
		$response = rest_do_request( $request );
		$data     = $response->is_error() ? null : rest_get_server()->response_to_data( $response, false );
		return is_array( $data ) ? $data : array();
	}

	/** @param array<string, mixed> $record */
	public static function version_of( array $record ): string {
		return is_string( $record[ Version::FIELD ] ?? null ) ? $record[ Version::FIELD ] : '';
	}

	/**
	 * @param array<string, mixed> $parameters
	 * @return array<string, mixed>|WP_Error The record.
	 */
	public static function send( string $method, string $route, array $parameters ) {
		$request = new WP_REST_Request( $method, $route );
		if ( 'DELETE' === $method ) {
			$request->set_query_params( $parameters );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $parameters ) );
		}
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( $error ) {
			return $error;
		}
		$data = $response->get_data();
		return is_array( $data ) ? $data : array();
	}
}

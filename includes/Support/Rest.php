<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Helpers for all REST routes of the plugin.
 */
final class Rest {
	public const ROUTE_NAMESPACE = 'atelier/v1';

	/** Header of saves from Atelier: the version of the record that they are based on. */
	public const BASED_ON = 'X-Atelier-Based-On';

	/** Header of requests from Atelier: with any value, responses contain versions. */
	public const CLIENT = 'X-Atelier';

	/** Header of responses to saves: the site draft of the save, which doesn't change the live record. */
	public const IN_DRAFT = 'X-Atelier-Draft';

	/** Header of saves from Atelier: a UUID that all requests of one save share. */
	public const RUN = 'X-Atelier-Run';

	/** Methods that save a record. */
	public const SAVE_METHODS = array( 'POST', 'PUT', 'PATCH' );

	/** Methods that change or delete a record. */
	public const WRITE_METHODS = array( 'POST', 'PUT', 'PATCH', 'DELETE' );

	/** Whether a request is for one of Atelier's routes. WordPress ignores the case of routes. */
	public static function is_own( WP_REST_Request $request ): bool {
		return 0 === stripos( $request->get_route(), '/' . self::ROUTE_NAMESPACE . '/' );
	}

	/**
	 * Refuses requests to Atelier's routes whose body or query has another value for a part of the path, which would take
	 * precedence, of any type. Filters `rest_request_before_callbacks`.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public static function refuse_other_path( $response, $handler = null, $request = null ) {
		if ( null !== $response || ! $request instanceof WP_REST_Request || ! self::is_own( $request ) ) {
			return $response;
		}
		foreach ( $request->get_url_params() as $name => $value ) {
			$used = $request[ $name ];
			if ( ! is_scalar( $used ) || ( (string) $used !== (string) $value && ! ( is_int( $used ) && (int) $value === $used ) ) ) {
				/* translators: %s: the name of a parameter. */
				return new WP_Error( 'rest_invalid_param', sprintf( __( 'Invalid parameter(s): %s', 'atelier' ), $name ), array( 'status' => 400 ) );
			}
		}
		return $response;
	}

	/**
	 * WordPress ends in an error where what has no fields, such as a list of texts or a file, is asked for some of them. Filters
	 * `rest_post_dispatch`.
	 *
	 * @param mixed $response
	 * @param mixed $server
	 * @param mixed $request
	 * @return mixed
	 */
	public static function keep_without_fields( $response, $server = null, $request = null ) {
		if ( ! $response instanceof WP_REST_Response || ! $request instanceof WP_REST_Request || ! self::is_own( $request ) ) {
			return $response;
		}
		$data = $response->get_data();
		if ( ! is_array( $data ) || ( wp_is_numeric_array( $data ) && array_filter( $data, 'is_array' ) !== $data ) ) {
			unset( $request['_fields'] );
		}
		return $response;
	}

	/**
	 * Whether a request has one of these methods and a base version, as writes from Atelier do.
	 *
	 * @param mixed    $request As hooks receive it.
	 * @param string[] $methods
	 */
	public static function is_versioned( $request, array $methods ): bool {
		return $request instanceof WP_REST_Request && null !== $request->get_header( self::BASED_ON ) && in_array( $request->get_method(), $methods, true );
	}

	/** A database time in GMT, in the format of REST; empty if there is none. */
	public static function time( string $gmt ): string {
		return '' === $gmt ? '' : mysql_to_rfc3339( $gmt ) . 'Z';
	}

	/** @return array<string, array<string, mixed>> The arguments of a paginated collection. */
	public static function paging_args(): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'default' => 1,
				'minimum' => 1,
				// An offset fits into an integer.
				'maximum' => 1000000,
			),
			'per_page' => array(
				'type'    => 'integer',
				'default' => 10,
				'minimum' => 1,
				'maximum' => 100,
			),
		);
	}

	/**
	 * The schema of a response that is an object.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	public static function schema( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * The result of a permission callback.
	 *
	 * @param bool   $is_allowed     Whether the user has permission.
	 * @param string $message The error for users without permission.
	 * @return true|WP_Error
	 */
	public static function authorize( bool $is_allowed, string $message ) {
		return $is_allowed ? true : self::forbidden( $message );
	}

	/** @param string $message Empty for WordPress's own sentence. */
	public static function forbidden( string $message = '' ): WP_Error {
		return new WP_Error( 'rest_forbidden', '' === $message ? __( 'Sorry, you are not allowed to do that.', 'atelier' ) : $message, array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Asks for the permission of a route as WordPress does.
	 *
	 * @param mixed $handler Of the route.
	 * @return WP_Error|null Null if the user has it, or the route needs none.
	 */
	public static function refusal( $handler, WP_REST_Request $request ): ?WP_Error {
		$check = is_array( $handler ) ? $handler['permission_callback'] ?? null : null;
		$may   = is_callable( $check ) ? call_user_func( $check, $request ) : true;
		if ( is_wp_error( $may ) ) {
			return $may;
		}
		return $may ? null : self::forbidden();
	}
}

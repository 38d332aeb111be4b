<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/posts/{type}/months: the months of the dates of the posts that the user may edit, such as "2026-11", newest
 * first. Lists filter by them.
 */
final class Months_Controller {
	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/posts/(?P<type>[a-z0-9_-]+)/months',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array(
						'type' => array(
							'description' => __( 'A post type.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission( WP_REST_Request $request ) {
		return Editable_Items::authorize( $request['type'] );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$type = get_post_type_object( (string) $request['type'] );
		return new WP_REST_Response( $type ? ( new Editable_Items() )->months( $type ) : array() );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'atelier-post-months',
			'type'    => 'array',
			'items'   => array( 'type' => 'string' ),
		);
	}
}

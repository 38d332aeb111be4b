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
 * GET atelier/v1/posts/{type}/counts: the number of posts in each status that the user may edit. WordPress returns it only as the total of a
 * list, with one request per status.
 */
final class Counts_Controller {
	private const STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' );

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/posts/(?P<type>[a-z0-9_-]+)/counts',
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
		$type   = get_post_type_object( $request['type'] );
		$counts = $type ? ( new Editable_Items() )->count( $type, array_merge( self::STATUSES, array_keys( Listed_Statuses::of_plugins() ) ) ) : array();
		return new WP_REST_Response( $counts );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema( 'atelier-post-counts', array_fill_keys( self::STATUSES, array( 'type' => 'integer' ) ) );
	}
}

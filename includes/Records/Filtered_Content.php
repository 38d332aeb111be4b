<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST atelier/v1/filtered-content: what WordPress would store of a text of the current user, so that they are asked before it
 * removes code that somebody else has put there.
 */
final class Filtered_Content implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/filtered-content',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array(
						'content' => array(
							'description' => __( 'Serialized blocks.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to preview this.', 'atelier' ) );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'content' => Edit_Filter::text( 'post_content', (string) $request['content'] ) ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema( 'atelier-filtered-content', array( 'content' => array( 'type' => 'string' ) ) );
	}
}

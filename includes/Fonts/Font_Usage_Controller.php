<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/font-uses: the fonts that content uses.
 */
final class Font_Usage_Controller {
	public const ROUTE = '/font-uses';

	private Current_Overlay $request;

	public function __construct( Current_Overlay $request ) {
		$this->request = $request;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => Rest::paging_args(),
				),
			)
		);
	}

	/** @return true|\WP_Error */
	public function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$uses  = new Font_Usage( $this->request );
		$fonts = $uses->fonts();
		return new WP_REST_Response(
			array(
				'fonts'      => array_slice( $fonts, ( $request['page'] - 1 ) * $request['per_page'], $request['per_page'] ),
				'total'      => count( $fonts ),
				'isComplete' => $uses->is_complete(),
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-font-uses',
			array(
				'fonts'      => array(
					'description' => __( 'Fonts used in content, starting with the ones that aren’t installed.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'slug'  => array( 'type' => 'string' ),
							'count' => array(
								'description' => __( 'The number of documents that use the font.', 'atelier' ),
								'type'        => 'integer',
							),
						),
					),
				),
				'total'      => array(
					'description' => __( 'The total number of fonts on all pages.', 'atelier' ),
					'type'        => 'integer',
				),
				'isComplete' => array(
					'description' => __( 'Whether everything on the site has been checked.', 'atelier' ),
					'type'        => 'boolean',
				),
			)
		);
	}
}

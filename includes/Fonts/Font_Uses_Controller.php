<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/font-uses: which fonts content asks for.
 */
final class Font_Uses_Controller {
	public const ROUTE = '/font-uses';

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'may_ask' ),
					'args'                => array(
						'page'     => array(
							'type'    => 'integer',
							'default' => 1,
							'minimum' => 1,
						),
						'per_page' => array(
							'type'    => 'integer',
							'default' => 10,
							'minimum' => 1,
							'maximum' => 100,
						),
					),
				),
			)
		);
	}

	/** @return true|\WP_Error */
	public function may_ask() {
		return Rest::permit( current_user_can( Page::CAPABILITY ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$uses  = new Font_Uses();
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
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-font-uses',
			'type'       => 'object',
			'properties' => array(
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
					'description' => __( 'Whether all content was checked. Very large sites have too much.', 'atelier' ),
					'type'        => 'boolean',
				),
			),
		);
	}
}

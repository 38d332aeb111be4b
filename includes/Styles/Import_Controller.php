<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST atelier/v1/theme-json: a theme.json as WordPress would import it. Stores nothing.
 */
final class Import_Controller {
	public const ROUTE = '/theme-json';

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( Variations_Controller::class, 'check_permission' ),
					'args'                => array(
						'text' => array(
							'description' => __( 'The content of the file.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function answer( WP_REST_Request $request ) {
		try {
			$styles = Styles_Document::from_file( $request['text'] );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'styles' );
		}
		return new WP_REST_Response( $styles->parts() + array( 'leftOut' => $styles->rejected() ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-theme-json',
			array(
				'settings' => array( 'type' => 'object' ),
				'styles'   => array( 'type' => 'object' ),
				'leftOut'  => array(
					'description' => __( 'Values in the file that were skipped.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'path'   => array( 'type' => 'string' ),
							'reason' => array(
								'type' => 'string',
								'enum' => array_merge( array( Rejected_Values::UNKNOWN, Rejected_Values::TYPE, Rejected_Values::CSS, Rejected_Values::ROLE ), Css_Validator::REASONS, Rejection::REASONS ),
							),
						),
					),
				),
			)
		);
	}
}

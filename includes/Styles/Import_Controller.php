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
 * POST atelier/v1/theme-json: what WordPress would make of a theme.json. Changes nothing.
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
					'permission_callback' => array( Variations_Controller::class, 'may_ask' ),
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
		return new WP_REST_Response( $styles->parts() + array( 'leftOut' => $styles->left_out() ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-theme-json',
			'type'       => 'object',
			'properties' => array(
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
								'enum' => array_merge( array( Left_Out::UNKNOWN, Left_Out::TYPE, Left_Out::CSS, Left_Out::ROLE ), Css_Text::FAULTS, Fault::FAULTS ),
							),
						),
					),
				),
			),
		);
	}
}

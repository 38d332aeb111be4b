<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/uses/index: how far the index is. POST: fills it for a moment, or checks all of it again.
 */
final class Index_Controller {
	public const ROUTE = '/uses/index';

	/** In seconds. */
	private const STEP = 1.0;

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( Uses_Controller::class, 'check_permission' ),
				),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'fill' ),
					'permission_callback' => array( Uses_Controller::class, 'check_permission' ),
					'args'                => array(
						'check' => array(
							'description' => __( 'Whether everything is read again from the start.', 'atelier' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
			)
		);
	}

	public function answer(): WP_REST_Response {
		return self::respond( Uses_Table::prepare() );
	}

	public function fill( WP_REST_Request $request ): WP_REST_Response {
		$filler = Filler::create();
		if ( $request['check'] ) {
			$filler->check();
		}
		return self::respond( $filler->step( self::STEP ) );
	}

	private static function respond( Index_State $state ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'isComplete' => $state->is_complete,
				'isReading'  => Index_State::DONE !== $state->stage,
				'done'       => $state->done,
				'total'      => max( $state->done, $state->total ),
				'mended'     => $state->mended,
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-uses-index',
			array(
				'isComplete' => Uses_Controller::complete_schema(),
				'isReading'  => array(
					'description' => __( 'Whether there is more to read.', 'atelier' ),
					'type'        => 'boolean',
				),
				'done'       => array(
					'description' => __( 'The number of documents that were read.', 'atelier' ),
					'type'        => 'integer',
				),
				'total'      => array(
					'description' => __( 'The estimated number of all documents.', 'atelier' ),
					'type'        => 'integer',
				),
				'mended'     => array(
					'description' => __( 'The number of documents for which something was missing or outdated.', 'atelier' ),
					'type'        => 'integer',
				),
			)
		);
	}
}

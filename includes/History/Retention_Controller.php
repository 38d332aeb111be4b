<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET and POST atelier/v1/history/settings: the limits of the history, and the storage used.
 */
final class Retention_Controller {
	private Retention $retention;

	public function __construct( Retention $retention ) {
		$this->retention = $retention;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			History_Controller::ROUTE . '/settings',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'get_settings' ),
					'permission_callback' => array( History_Controller::class, 'check_permission' ),
				),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'set_settings' ),
					'permission_callback' => array( History_Controller::class, 'check_permission' ),
					'args'                => array(
						'days'      => array(
							'description' => __( 'For how many days entries are kept; 0 for as long as there is space.', 'atelier' ),
							'type'        => 'integer',
							'oneOf'       => array(
								array( 'enum' => array( Retention::FOREVER ) ),
								array(
									'minimum' => Retention::MIN_DAYS,
									'maximum' => Retention::MAX_DAYS,
								),
							),
						),
						'megabytes' => array(
							'description' => __( 'The most space that entries may take, in megabytes.', 'atelier' ),
							'type'        => 'integer',
							'minimum'     => Retention::MIN_MEGABYTES,
							'maximum'     => Retention::MAX_MEGABYTES,
						),
					),
				),
			)
		);
	}

	public function get_settings(): WP_REST_Response {
		return new WP_REST_Response( $this->retention->status() );
	}

	public function set_settings( WP_REST_Request $request ): WP_REST_Response {
		$limits = array();
		foreach ( array( 'days', 'megabytes' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$limits[ $name ] = (int) $request[ $name ];
			}
		}
		$this->retention->set_limits( $limits );
		return $this->get_settings();
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$number = array( 'type' => 'integer' );
		return Rest::schema(
			'atelier-history-settings',
			array(
				'days'      => $number,
				'megabytes' => $number,
				'entries'   => $number,
				'bytes'     => $number,
				'oldest'    => array(
					'type'   => array( 'string', 'null' ),
					'format' => 'date-time',
				),
				'perYear'   => array(
					'description' => __( 'Bytes per year, as far as can be said; null for too short a time.', 'atelier' ),
					'type'        => array( 'integer', 'null' ),
				),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/preset-uses: where content uses a preset, such as a color of the palette, or one of several.
 */
final class Preset_Uses_Controller {
	public const ROUTE = '/preset-uses';

	/** Each of them is looked for in several ways. */
	public const MAX_SLUGS = 50;

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( Variations_Controller::class, 'may_ask' ),
					'args'                => array(
						'kind'     => array(
							'description' => __( 'The type of preset.', 'atelier' ),
							'type'        => 'string',
							'enum'        => Preset_Kind::names(),
							'required'    => true,
						),
						'slug'     => array(
							'description' => __( 'The preset’s slug as it is stored, or several slugs.', 'atelier' ),
							'type'        => array( 'string', 'array' ),
							'required'    => true,
							'minLength'   => 1,
							'maxLength'   => 200,
							'minItems'    => 1,
							'maxItems'    => self::MAX_SLUGS,
							'items'       => array(
								'type'      => 'string',
								'minLength' => 1,
								'maxLength' => 200,
							),
						),
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

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$uses   = new Preset_Uses( new Preset_Kind( $request['kind'] ), array_values( (array) $request['slug'] ) );
		$places = $uses->places();
		return new WP_REST_Response(
			array(
				'places'     => array_slice( $places, ( $request['page'] - 1 ) * $request['per_page'], $request['per_page'] ),
				'total'      => count( $places ),
				'others'     => $uses->others(),
				'isComplete' => $uses->is_complete(),
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-preset-uses',
			'type'       => 'object',
			'properties' => array(
				'places'     => array(
					'description' => __( 'Documents that use it and that the current user can edit.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'type'  => array( 'type' => 'string' ),
							'id'    => array( 'type' => 'string' ),
							'title' => array( 'type' => 'string' ),
						),
					),
				),
				'total'      => array(
					'description' => __( 'The total number of these documents on all pages.', 'atelier' ),
					'type'        => 'integer',
				),
				'others'     => array(
					'description' => __( 'The number of documents that the current user can’t edit.', 'atelier' ),
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

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Found_Document;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/preset-uses: the documents that use any of the given presets, such as colors of the palette.
 */
final class Preset_Usage_Controller {
	public const ROUTE = '/preset-uses';

	/** Each slug is several conditions of one query. */
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
					'permission_callback' => array( Variations_Controller::class, 'check_permission' ),
					'args'                => array(
						'kind'     => array(
							'description' => __( 'The type of preset.', 'atelier' ),
							'type'        => 'string',
							'enum'        => Preset_Type::names(),
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
					) + Rest::paging_args(),
				),
			)
		);
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$uses   = new Preset_Usage( new Preset_Type( $request['kind'] ), array_values( (array) $request['slug'] ) );
		$documents = $uses->documents();
		return new WP_REST_Response(
			array(
				'places'     => array_slice( $documents, ( $request['page'] - 1 ) * $request['per_page'], $request['per_page'] ),
				'total'      => count( $documents ),
				'others'     => $uses->hidden(),
				'isComplete' => $uses->is_complete(),
			)
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-preset-uses',
			array(
				'places'     => array(
					'description' => __( 'Documents that use it and that the current user can edit.', 'atelier' ),
					'type'        => 'array',
					'items'       => Found_Document::summary_schema(),
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
			)
		);
	}
}

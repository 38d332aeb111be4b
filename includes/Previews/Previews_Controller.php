<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/previews, or POST with unsaved global styles: several templates, parts and patterns as on the front
 * end.
 *
 * The head with the site's styles is the same for all; browsers that have it can omit it.
 */
final class Previews_Controller {
	public const ROUTE = '/previews';

	/** Limits the time of a request. */
	public const MAX_ITEMS = 20;

	private Preview_Sources $sources;
	private Preview_Renderer $renderer;
	private Unsaved_Styles $unsaved;

	public function __construct( Preview_Sources $sources, Preview_Renderer $renderer, Unsaved_Styles $unsaved ) {
		$this->sources  = $sources;
		$this->unsaved  = $unsaved;
		$this->renderer = $renderer;
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
					'args'                => $this->arguments(),
				),
				// Read-only as well; styles are too long for a URL.
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => $this->arguments() + array(
						'styles' => array(
							'description'          => __( 'Global styles to preview instead of the saved ones.', 'atelier' ),
							'type'                 => 'object',
							'additionalProperties' => false,
							'properties'           => array(
								'settings' => array( 'type' => array( 'object', 'array' ) ),
								'styles'   => array( 'type' => array( 'object', 'array' ) ),
							),
							'required'             => true,
						),
					),
				),
			)
		);
	}

	/** @return array<string, array<string, mixed>> */
	private function arguments(): array {
		return array(
			'refs'      => array(
				'description' => __( 'The item to preview: its type, a colon and its ID or name.', 'atelier' ),
				'type'        => 'array',
				'items'       => array(
					'type'      => 'string',
					'maxLength' => 400,
					'pattern'   => Preview_Sources::PATTERN,
				),
				'minItems'    => 1,
				'maxItems'    => self::MAX_ITEMS,
				'uniqueItems' => true,
				'required'    => true,
			),
			'with_head' => array(
				'description' => __( 'Whether to include the site’s styles in the response.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => true,
			),
		);
	}

	/** @return true|WP_Error */
	public function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to view previews.', 'atelier' ) );
	}

	/** Omits documents that don't exist or that the user can't edit. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$sources = array_filter( array_map( array( $this->sources, 'find' ), $request['refs'] ) );
		$render  = fn(): array => $this->renderer->render( array_values( $sources ), (bool) $request['with_head'] );
		$styles  = $request['styles'];
		return new WP_REST_Response( is_array( $styles ) ? $this->unsaved->within( $styles, $render ) : $render() );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-previews',
			array(
				'head'  => array(
					'description' => __( 'Markup for the head of every preview.', 'atelier' ),
					'type'        => 'string',
				),
				'items' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'ref'       => array( 'type' => 'string' ),
							'isEmpty'   => array( 'type' => 'boolean' ),
							'unseen'    => array(
								'type'  => 'array',
								'items' => array( 'type' => 'string' ),
							),
							'bodyClass' => array( 'type' => 'string' ),
							'css'       => array( 'type' => 'string' ),
							'body'      => array( 'type' => 'string' ),
						),
					),
				),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * atelier/v1/style-variations: the style variations that users of this site have saved.
 */
final class Variations_Controller {
	public const ROUTE = '/style-variations';

	private Variation_Store $store;

	public function __construct( Variation_Store $store ) {
		$this->store = $store;
	}

	public function register_routes(): void {
		$title = array(
			'description'       => __( 'The name of the style variation.', 'atelier' ),
			'type'              => 'string',
			'required'          => true,
			'minLength'         => 1,
			'maxLength'         => 200,
			'validate_callback' => 'rest_validate_request_arg',
			'sanitize_callback' => static fn( $value ) => trim( sanitize_text_field( (string) $value ) ),
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => fn() => new WP_REST_Response( $this->store->all() ),
					'permission_callback' => array( self::class, 'check_permission' ),
				),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'create' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => array(
						'title'   => $title,
						'content' => array(
							'description' => __( 'JSON with settings and styles, as in the global styles record.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
					),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE . '/(?P<id>\d+)',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'POST, PUT, PATCH',
					'callback'            => array( $this, 'rename' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => array( 'title' => $title ),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'delete' ),
					'permission_callback' => array( self::class, 'check_permission' ),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public static function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function create( WP_REST_Request $request ) {
		if ( '' === $request['title'] ) {
			return self::no_name();
		}
		if ( $this->store->is_full() ) {
			return new WP_Error(
				'atelier_styles_full',
				/* translators: %d: a number. */
				sprintf( __( 'A theme can have up to %d saved style variations. Delete one first.', 'atelier' ), Variation_Store::MAX_COUNT ),
				array( 'status' => 400 )
			);
		}
		try {
			$styles = Styles_Document::from_record( $request['content'] );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'styles' );
		}
		$variation = $this->store->get( $this->store->add( $request['title'], $styles ) );
		return $variation
			? new WP_REST_Response( $variation, 201 )
			: new WP_Error( 'atelier_styles_not_saved', __( 'The style variation could not be saved.', 'atelier' ), array( 'status' => 500 ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function rename( WP_REST_Request $request ) {
		if ( '' === $request['title'] ) {
			return self::no_name();
		}
		return $this->store->rename( (int) $request['id'], $request['title'] )
			? new WP_REST_Response( $this->store->get( (int) $request['id'] ) )
			: self::missing();
	}

	/** @return WP_REST_Response|WP_Error */
	public function delete( WP_REST_Request $request ) {
		return $this->store->delete( (int) $request['id'] ) ? new WP_REST_Response( array( 'deleted' => true ) ) : self::missing();
	}

	private static function no_name(): WP_Error {
		return new WP_Error( 'atelier_styles_no_name', __( 'A style variation needs a name.', 'atelier' ), array( 'status' => 400 ) );
	}

	private static function missing(): WP_Error {
		return new WP_Error( 'atelier_styles_missing', __( 'Style variation not found.', 'atelier' ), array( 'status' => 404 ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-style-variation',
			array(
				'id'       => array( 'type' => 'integer' ),
				'title'    => array( 'type' => 'string' ),
				'settings' => array( 'type' => 'object' ),
				'styles'   => array( 'type' => 'object' ),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The user's autosave of a post, beside the post itself:
 *
 * - POST   atelier/v1/posts/{id}/autosave stores it.
 * - DELETE atelier/v1/posts/{id}/autosave deletes it.
 * - POST   atelier/v1/posts/{id}/preview  stores it and returns the URL of the post's preview with it.
 *
 * A response with one record has it as `atelier_autosave`, for Atelier only.
 */
final class Autosave_Controller {
	/** The REST property with the unsaved texts; null if there are none. */
	public const FIELD = 'atelier_autosave';

	public function register_routes(): void {
		$text  = array( 'type' => 'string' );
		$id    = array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		);
		$texts = array_fill_keys( Autosave::TEXTS, $text ) + array(
			'id'      => $id,
			'session' => array(
				'type'    => 'string',
				'pattern' => '^[a-z0-9-]{0,64}$',
				'default' => '',
			),
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/posts/(?P<id>\d+)/autosave',
			array(
				'schema' => array( $this, 'autosave_schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'keep' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => $texts,
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'forget' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array( 'id' => $id ),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/posts/(?P<id>\d+)/preview',
			array(
				'schema' => array( $this, 'preview_schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'preview' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => $texts + array(
						'featured_media' => array(
							'type'    => 'integer',
							'minimum' => 0,
						),
					),
				),
			)
		);
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			if ( post_type_supports( $type, 'editor' ) && is_post_type_viewable( $type ) ) {
				add_filter( "rest_prepare_$type", array( $this, 'add_to_record' ), 10, 3 );
			}
		}
	}

	/** @return true|WP_Error */
	public function check_permission( WP_REST_Request $request ) {
		$post = get_post( (int) $request['id'] );
		$type = $post ? get_post_type_object( $post->post_type ) : null;
		$may  = $post && $type && $type->show_in_rest && is_post_type_viewable( $type ) && current_user_can( 'edit_post', $post->ID );
		return Rest::authorize( (bool) $may, __( 'Sorry, you are not allowed to preview this.', 'atelier' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function keep( WP_REST_Request $request ) {
		$kept = $this->keep_of( $this->autosave( $request ), $request );
		return $kept ?? new WP_REST_Response( array( 'kept' => true ) );
	}

	public function forget( WP_REST_Request $request ): WP_REST_Response {
		$this->autosave( $request )->forget();
		return new WP_REST_Response( array( 'kept' => false ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function preview( WP_REST_Request $request ) {
		$kept = $this->keep_of( $this->autosave( $request ), $request );
		return $kept ?? new WP_REST_Response( array( 'link' => self::link( (int) $request['id'], $request['featured_media'] ) ) );
	}

	/**
	 * @param mixed $response
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function add_to_record( $response, $post = null, $request = null ) {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		$fields   = wp_parse_list( $request['_fields'] ?? '' );
		$is_asked = null !== $request->get_header( Rest::CLIENT ) && 'edit' === $request['context'] && (int) $request['id'] === $post->ID && ( ! $fields || in_array( self::FIELD, $fields, true ) );
		if ( $is_asked && is_array( $response->data ) && current_user_can( 'edit_post', $post->ID ) ) {
			$response->data[ self::FIELD ] = ( new Autosave( $post ) )->unsaved();
		}
		return $response;
	}

	/** @return array<string, mixed> */
	public function autosave_schema(): array {
		return Rest::schema( 'atelier-post-autosave', array( 'kept' => array( 'type' => 'boolean' ) ) );
	}

	/** @return array<string, mixed> */
	public function preview_schema(): array {
		return Rest::schema(
			'atelier-post-preview',
			array(
				'link' => array(
					'type'   => 'string',
					'format' => 'uri',
				),
			)
		);
	}

	private function autosave( WP_REST_Request $request ): Autosave {
		/** @var WP_Post $post The permission callback has found it. */
		$post = get_post( (int) $request['id'] );
		return new Autosave( $post );
	}

	private function keep_of( Autosave $autosave, WP_REST_Request $request ): ?WP_Error {
		return $autosave->keep( array_intersect_key( $request->get_params(), array_flip( Autosave::TEXTS ) ), (string) $request['session'] );
	}

	/** @param mixed $picture The id of the featured image; null for the saved one. */
	private static function link( int $post, $picture ): string {
		$arguments = array(
			'preview_id'    => $post,
			'preview_nonce' => wp_create_nonce( "post_preview_$post" ),
		);
		if ( null !== $picture ) {
			// WordPress's value for no image.
			$arguments['_thumbnail_id'] = (int) $picture ? (int) $picture : -1;
		}
		return (string) get_preview_post_link( $post, $arguments );
	}
}

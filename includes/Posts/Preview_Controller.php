<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Markup;
use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Autosaves_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST atelier/v1/posts/{id}/preview: the URL at which the user sees a post with changes that haven't been saved.
 *
 * They are kept as WordPress's own autosave of the user, also of drafts: WordPress's route would save those themselves.
 */
final class Preview_Controller {
	private const TEXTS = array( 'title', 'content', 'excerpt' );

	public function register_routes(): void {
		$text = array( 'type' => 'string' );
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/posts/(?P<id>\d+)/preview',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array_fill_keys( self::TEXTS, $text ) + array(
						'id'             => array(
							'type'     => 'integer',
							'minimum'  => 1,
							'required' => true,
						),
						'featured_media' => array(
							'type'    => 'integer',
							'minimum' => 0,
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission( WP_REST_Request $request ) {
		$post = get_post( (int) $request['id'] );
		$type = $post ? get_post_type_object( $post->post_type ) : null;
		$may  = $post && $type && $type->show_in_rest && is_post_type_viewable( $type ) && current_user_can( 'edit_post', $post->ID );
		return Rest::authorize( (bool) $may, __( 'Sorry, you are not allowed to preview this.', 'atelier' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function answer( WP_REST_Request $request ) {
		$post = get_post( (int) $request['id'] );
		if ( ! $post ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'atelier' ), array( 'status' => 404 ) );
		}
		$content = new Block_Markup( (string) $request['content'] );
		if ( $content->is_unrenderable() || $content->has_deep_submenus() ) {
			return new WP_Error( 'atelier_content', __( 'This can’t be previewed because it could crash your site.', 'atelier' ), array( 'status' => 400 ) );
		}
		$kept = $this->keep( $post, $request );
		if ( is_wp_error( $kept ) ) {
			return $kept;
		}
		return new WP_REST_Response( array( 'link' => $this->link( $post, $request['featured_media'] ) ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
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

	/** @return int|WP_Error The id of the autosave. */
	private function keep( WP_Post $post, WP_REST_Request $request ) {
		// WordPress loads what creates revisions of a user only in wp-admin.
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$data = array(
			'ID'        => $post->ID,
			'post_type' => $post->post_type,
		);
		foreach ( self::TEXTS as $name ) {
			$data[ "post_$name" ] = $request->has_param( $name ) ? (string) $request[ $name ] : $post->{"post_$name"};
		}
		return ( new WP_REST_Autosaves_Controller( $post->post_type ) )->create_post_autosave( $data );
	}

	/** @param mixed $picture The id of the featured image; null where it is the one that is saved. */
	private function link( WP_Post $post, $picture ): string {
		$arguments = array(
			'preview_id'    => $post->ID,
			'preview_nonce' => wp_create_nonce( 'post_preview_' . $post->ID ),
		);
		if ( null !== $picture ) {
			// WordPress's sign for no image.
			$arguments['_thumbnail_id'] = (int) $picture ? (int) $picture : -1;
		}
		return (string) get_preview_post_link( $post, $arguments );
	}
}

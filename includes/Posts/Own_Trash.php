<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Types;
use Atelier\Support\Rest;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tells Atelier which posts have a trash where others of their type don't, or the reverse: plugins decide for each post.
 */
final class Own_Trash {
	public const FIELD = 'atelier_trash';

	public function register(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_prepare_$type", array( $this, 'mark' ), 10, 3 );
		}
	}

	/**
	 * @param mixed $response
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function mark( $response, $post = null, $request = null ) {
		if ( $response instanceof WP_REST_Response && $post instanceof WP_Post && has_filter( "rest_{$post->post_type}_trashable" ) && $request instanceof WP_REST_Request && null !== $request->get_header( Rest::CLIENT ) ) {
			$response->set_data( array( self::FIELD => Record_Types::accepts_trash( $post->post_type, $post ) ) + (array) $response->get_data() );
		}
		return $response;
	}
}

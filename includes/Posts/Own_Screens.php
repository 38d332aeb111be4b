<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Types;
use Atelier\Support\Log;
use Atelier\Support\Rest;
use Throwable;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tells Atelier which posts are edited without blocks, such as products, what a page builder made, and with the Classic Editor
 * plugin all or some: on the canvas their content could be changed, and what else they have isn't there.
 */
final class Own_Screens {
	public const FIELD = 'atelier_own_screen';

	public function register(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			if ( post_type_supports( $type, 'editor' ) && ! Record_Types::is_design( $type ) ) {
				add_filter( "rest_prepare_$type", array( $this, 'mark' ), 10, 3 );
			}
		}
	}

	/**
	 * @param mixed $response
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function mark( $response, $post = null, $request = null ) {
		if ( $response instanceof WP_REST_Response && $post instanceof WP_Post && $request instanceof WP_REST_Request && 'edit' === $request['context'] && null !== $request->get_header( Rest::CLIENT ) && ! self::has_block_editor( $post ) ) {
			$response->set_data( array( self::FIELD => true ) + (array) $response->get_data() );
		}
		return $response;
	}

	private static function has_block_editor( WP_Post $post ): bool {
		try {
			return use_block_editor_for_post( $post );
		} catch ( Throwable $error ) {
			// Some filters only expect wp-admin.
			Log::caught( $error );
			return true;
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST API of views: that of posts, restricted to users of Atelier. In core's controller, everyone can read published
 * posts, and views contain people's searches and filters.
 */
final class Views_Controller extends WP_REST_Posts_Controller {
	/** @return true|WP_Error */
	public function get_items_permissions_check( $request ) {
		$may = Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to view custom views.', 'atelier' ) );
		return true === $may ? parent::get_items_permissions_check( $request ) : $may;
	}

	public function check_read_permission( $post ): bool {
		return current_user_can( Page::capability() ) && parent::check_read_permission( $post );
	}

	/**
	 * Omits the settings of views that were stored without our validation, such as by XML-RPC.
	 *
	 * @param WP_Post         $post
	 * @param WP_REST_Request $request
	 * @return WP_REST_Response
	 */
	public function prepare_item_for_response( $post, $request ) {
		try {
			View_Settings::from_text( $post->post_content );
		} catch ( Invalid_Input $reason ) {
			$post               = clone $post;
			$post->post_content = '';
		}
		return parent::prepare_item_for_response( $post, $request );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Page;
use Atelier\Support\Private_Type;
use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST API of views: that of posts, restricted to users of Atelier. In core's controller, everyone can read published
 * posts, and views contain people's searches and filters. Only here do users have the capabilities of the post type; see
 * Views_Module::map().
 */
final class Views_Controller extends WP_REST_Posts_Controller {
	/** @return true|WP_Error */
	public function get_items_permissions_check( $request ) {
		$may = Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to view custom views.', 'atelier' ) );
		return true === $may ? Private_Type::during( fn() => parent::get_items_permissions_check( $request ) ) : $may;
	}

	/** @return WP_REST_Response|WP_Error */
	public function get_items( $request ) {
		return Private_Type::during( fn() => parent::get_items( $request ) );
	}

	/** @return bool|WP_Error */
	public function get_item_permissions_check( $request ) {
		return Private_Type::during( fn() => parent::get_item_permissions_check( $request ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function get_item( $request ) {
		return Private_Type::during( fn() => parent::get_item( $request ) );
	}

	/** @return true|WP_Error */
	public function create_item_permissions_check( $request ) {
		return Private_Type::during( fn() => parent::create_item_permissions_check( $request ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function create_item( $request ) {
		return Private_Type::during( fn() => parent::create_item( $request ) );
	}

	/** @return true|WP_Error */
	public function update_item_permissions_check( $request ) {
		return Private_Type::during( fn() => parent::update_item_permissions_check( $request ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function update_item( $request ) {
		return Private_Type::during( fn() => parent::update_item( $request ) );
	}

	/** @return true|WP_Error */
	public function delete_item_permissions_check( $request ) {
		return Private_Type::during( fn() => parent::delete_item_permissions_check( $request ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function delete_item( $request ) {
		return Private_Type::during( fn() => parent::delete_item( $request ) );
	}

	/**
	 * @param string|array<string> $statuses
	 * @return array<string>|WP_Error
	 */
	public function sanitize_post_statuses( $statuses, $request, $parameter ) {
		return Private_Type::during( fn() => parent::sanitize_post_statuses( $statuses, $request, $parameter ) );
	}

	/** Other controllers ask it as well, outside of the requests of this one: for the comments of a post, for example. */
	public function check_read_permission( $post ): bool {
		return Private_Type::is_own() && current_user_can( Page::capability() ) && parent::check_read_permission( $post );
	}

	/**
	 * Omits the settings of views that were stored without our validation, such as by an earlier version.
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

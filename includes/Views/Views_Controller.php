<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

use Atelier\Support\Page;
use WP_Error;
use WP_REST_Posts_Controller;

/**
 * The REST API of views: that of posts, for users of Atelier alone. What is published everybody may
 * read in core's own controller, and a view holds what people search and filter for.
 */
final class Views_Controller extends WP_REST_Posts_Controller {
	/** @return true|WP_Error */
	public function get_items_permissions_check( $request ) {
		if ( ! current_user_can( Page::CAPABILITY ) ) {
			return new WP_Error(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to see views.', 'atelier' ),
				array( 'status' => rest_authorization_required_code() )
			);
		}
		return parent::get_items_permissions_check( $request );
	}

	public function check_read_permission( $post ): bool {
		return current_user_can( Page::CAPABILITY ) && parent::check_read_permission( $post );
	}
}

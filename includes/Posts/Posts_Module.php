<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use WP_Post;

/**
 * REST arguments and routes for lists of pages and posts.
 */
final class Posts_Module implements Module {
	public function register(): void {
		// Before WordPress registers its routes with their parameters.
		add_action( 'rest_api_init', array( $this, 'add_to_rest' ), 5 );
		add_action( 'transition_post_status', array( $this, 'restore_comments' ), 10, 3 );
	}

	/**
	 * Restores the comments of a post that leaves the trash by a change of status, as in REST: WordPress restores them only
	 * in wp_untrash_post().
	 *
	 * @param mixed $status The new one.
	 * @param mixed $before
	 * @param mixed $post
	 */
	public function restore_comments( $status, $before = null, $post = null ): void {
		if ( 'trash' === $before && 'trash' !== $status && $post instanceof WP_Post ) {
			wp_untrash_post_comments( $post );
		}
	}

	public function add_to_rest(): void {
		( new Counts_Controller() )->register_routes();
		( new Autosave_Controller() )->register_routes();
		( new Authors_Controller() )->register_routes();
		( new Months_Controller() )->register_routes();
		( new Own_Screens() )->register();
		( new Own_Trash() )->register();
		( new Listed_Taxonomies() )->register();
		( new Title_Order() )->register();
		( new Editable_Items() )->register();
		$order = new Hierarchy_Order();
		$types = get_post_types(
			array(
				'hierarchical' => true,
				'show_in_rest' => true,
			)
		);
		foreach ( $types as $type ) {
			$order->register( $type );
		}
	}
}

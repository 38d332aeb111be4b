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
 * What lists of pages and posts need beyond WordPress's own REST API.
 */
final class Posts_Module implements Module {
	public function register(): void {
		// Before WordPress registers its own routes, which ask for their parameters then.
		add_action( 'rest_api_init', array( $this, 'add_to_rest' ), 5 );
		add_action( 'transition_post_status', array( $this, 'bring_comments_back' ), 10, 3 );
	}

	/**
	 * Who takes a post out of the trash by another status, as REST does, leaves its comments there: WordPress brings
	 * them back only in wp_untrash_post().
	 *
	 * @param mixed $status The new one.
	 * @param mixed $before
	 * @param mixed $post
	 */
	public function bring_comments_back( $status, $before = null, $post = null ): void {
		if ( 'trash' === $before && 'trash' !== $status && $post instanceof WP_Post ) {
			wp_untrash_post_comments( $post );
		}
	}

	public function add_to_rest(): void {
		( new Counts_Controller() )->register_routes();
		$order = new Hierarchy_Order();
		$types = get_post_types(
			array(
				'hierarchical' => true,
				'show_in_rest' => true,
			)
		);
		foreach ( $types as $type ) {
			$order->offer( $type );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

use Atelier\Module;

/**
 * What lists of pages and posts need beyond WordPress's own REST API.
 */
final class Posts_Module implements Module {
	public function register(): void {
		// Before WordPress registers its own routes, which ask for their parameters then.
		add_action( 'rest_api_init', array( $this, 'add_to_rest' ), 5 );
	}

	public function add_to_rest(): void {
		( new Counts_Controller() )->register_routes();
		$order = new Hierarchy_Order();
		foreach ( get_post_types( array( 'hierarchical' => true, 'show_in_rest' => true ) ) as $type ) {
			$order->offer( $type );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

use Atelier\Module;

/**
 * What the screens of navigation menus ask for.
 */
final class Navigation_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Menus_Controller() )->register_routes();
	}
}

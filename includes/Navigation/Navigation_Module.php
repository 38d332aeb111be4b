<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Sample_Query;

/**
 * REST routes for the screens of navigation menus.
 */
final class Navigation_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_filter( 'pre_render_block', array( new Unrenderable_Menus(), 'skip' ), 10, 2 );
	}

	public function register_routes(): void {
		( new Menus_Controller() )->register_routes();
		( new Menu_Preview_Controller( new Preview_Renderer( new Sample_Query() ) ) )->register_routes();
	}
}

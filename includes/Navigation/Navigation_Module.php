<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Overlay\Current_Overlay;
use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Sample_Query;
use Atelier\Records\Record_Rights;

/**
 * REST routes for the screens of navigation menus.
 */
final class Navigation_Module implements Module {
	private Record_Rights $rights;
	private Current_Overlay $request;

	public function __construct( Record_Rights $rights, Current_Overlay $request ) {
		$this->rights  = $rights;
		$this->request = $request;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_filter( 'pre_render_block', array( new Unrenderable_Menus(), 'skip' ), 10, 2 );
	}

	public function register_routes(): void {
		( new Menus_Controller( new Menu_Usage( $this->rights, $this->request ) ) )->register_routes();
		( new Menu_Preview_Controller( new Preview_Renderer( new Sample_Query() ) ) )->register_routes();
	}
}

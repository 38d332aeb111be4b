<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Patterns;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * REST routes for the list of patterns.
 */
final class Patterns_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new User_Patterns_Controller() )->register_routes();
	}
}

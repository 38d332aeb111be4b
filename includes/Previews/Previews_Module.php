<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Previews of the documents in lists.
 */
final class Previews_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Previews_Controller( new Preview_Sources(), new Preview_Renderer( new Sample_Query() ), new Unsaved_Styles() ) )->register_routes();
	}
}

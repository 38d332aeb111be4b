<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Sample_Query;
use Atelier\Previews\Unsaved_Styles;

/**
 * Registers the REST routes of the history.
 */
final class History_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		$store  = new History_Store();
		$reader = new Record_Reader();
		( new History_Controller( $store, $reader ) )->register_routes();
		( new Pictures_Controller( $store, $reader, new Preview_Renderer( new Sample_Query() ), new Unsaved_Styles() ) )->register_routes();
		( new Retention_Controller( new Retention( $store ) ) )->register_routes();
		( new Export_Controller( $store ) )->register_routes();
	}
}

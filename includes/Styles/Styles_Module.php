<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Saved style variations, theme.json import, usage of presets, the server-rendered style book, and validation of saves.
 */
final class Styles_Module implements Module {
	private Variation_Store $store;

	public function __construct( Variation_Store $store ) {
		$this->store = $store;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_filter( 'rest_dispatch_request', array( new Styles_Guard(), 'before_saving' ), 10, 2 );
	}

	public function register_routes(): void {
		( new Variations_Controller( $this->store ) )->register_routes();
		( new Import_Controller() )->register_routes();
		( new Preset_Usage_Controller() )->register_routes();
		( new Style_Book_Controller( new Style_Book_Renderer( new Style_Book_Examples() ) ) )->register_routes();
	}
}

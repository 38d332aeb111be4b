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
use Atelier\Records\Record_Rights;

/**
 * Registers the REST routes of the history.
 */
final class History_Module implements Module {
	private Record_Rights $rights;

	public function __construct( Record_Rights $rights ) {
		$this->rights = $rights;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		$store   = new History_Store();
		$entries = new Visible_Entries( $store, $this->rights );
		$reader  = new Record_Reader();
		( new History_Controller( $store, $entries, $reader ) )->register_routes();
		( new Pictures_Controller( $entries, $reader, new Preview_Renderer( new Sample_Query() ), new Unsaved_Styles() ) )->register_routes();
		( new Retention_Controller( new Retention( $store ) ) )->register_routes();
		( new Export_Controller( $store, $entries ) )->register_routes();
	}
}

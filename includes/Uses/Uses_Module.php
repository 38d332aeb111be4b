<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Record_Rights;

/**
 * Registers the REST routes of the index of uses.
 */
final class Uses_Module implements Module {
	private Record_Rights $rights;
	private Current_Overlay $request;

	public function __construct( Record_Rights $rights, Current_Overlay $request ) {
		$this->rights  = $rights;
		$this->request = $request;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Uses_Controller( $this->rights, $this->request ) )->register_routes();
		( new Template_Uses_Controller( $this->request ) )->register_routes();
		( new Block_Types_Controller( $this->request ) )->register_routes();
		( new Find_Controller( $this->rights, $this->request ) )->register_routes();
		( new Index_Controller() )->register_routes();
	}
}

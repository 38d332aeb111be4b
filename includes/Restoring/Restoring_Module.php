<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\History\History_Store;
use Atelier\History\Record_Reader;
use Atelier\History\Visible_Entries;
use Atelier\Module;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Store;

/**
 * Undoing entries of the history, and going back to a moment, in REST.
 */
final class Restoring_Module implements Module {
	private Draft_Store $drafts;
	private Record_Rights $rights;

	public function __construct( Draft_Store $drafts, Record_Rights $rights ) {
		$this->drafts = $drafts;
		$this->rights = $rights;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		$store = new History_Store();
		( new Undo_Controller( $store, new Visible_Entries( $store, $this->rights ), new Restorer( new Record_Reader(), $this->drafts, $this->rights ), $this->drafts ) )->register_routes();
	}
}

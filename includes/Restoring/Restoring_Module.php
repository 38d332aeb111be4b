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
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Store;

/**
 * Undoing entries of the history, and going back to a moment, in REST.
 */
final class Restoring_Module implements Module {
	private Draft_Store $drafts;
	private Hidden_Posts $hidden;
	private Live_Site $live;
	private Record_Rights $rights;
	private Current_Overlay $request;

	public function __construct( Draft_Store $drafts, Hidden_Posts $hidden, Live_Site $live, Record_Rights $rights, Current_Overlay $request ) {
		$this->drafts  = $drafts;
		$this->hidden  = $hidden;
		$this->live    = $live;
		$this->rights  = $rights;
		$this->request = $request;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		$store    = new History_Store();
		$restorer = new Restorer( new Record_Reader(), $this->drafts, $this->hidden, $this->live, $this->rights );
		( new Undo_Controller( $store, new Visible_Entries( $store, $this->rights ), $restorer, $this->drafts, $this->live, $this->request ) )->register_routes();
	}
}

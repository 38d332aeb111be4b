<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\Support\Page;
use WP_REST_Request;

/**
 * Site drafts in REST and on the admin page. See docs/site-drafts.md.
 */
final class Site_Drafts_Module implements Module {
	private Draft_Store $store;
	private Draft_Request $draft;
	private Hidden_Posts $hidden;
	private Live_Site $live;
	private Record_Rights $rights;

	/** Whether this is the admin page, whose internal requests preload data. */
	private bool $is_page = false;

	public function __construct( Draft_Store $store, Draft_Request $draft, Hidden_Posts $hidden, Live_Site $live, Record_Rights $rights ) {
		$this->store  = $store;
		$this->draft  = $draft;
		$this->hidden = $hidden;
		$this->live   = $live;
		$this->rights = $rights;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'prepare_page' ), 0 );
		add_filter( 'rest_pre_dispatch', array( $this, 'prepare_request' ), 0, 3 );
		// After the guard, which can reject saves.
		add_filter( 'rest_dispatch_request', array( new Draft_Saves( $this->draft, $this->hidden ), 'save' ), PHP_INT_MAX, 4 );
	}

	public function register_routes(): void {
		$responses = new Change_Response( $this->store, new Draft_Check( $this->live ), $this->rights );
		( new Drafts_Controller( $this->store, $this->rights, $responses, new Slug_Conflicts( $this->store, $this->live, $this->rights ) ) )->register_routes();
		( new Draft_State_Controller( $this->store, $this->rights, new Draft_People() ) )->register_routes();
		( new Checked_Blocks_Controller( $this->store, $this->rights ) )->register_routes();
		( new Notes_Controller( $this->store, $this->rights ) )->register_routes();
		( new Links_Controller( $this->store, new Share_Links(), $this->rights ) )->register_routes();
	}

	/** Prepares the admin page in a draft. If the draft can't be opened, the page shows the live site and a message. */
	public function prepare_page(): void {
		$this->is_page = true;
		$this->draft->begin();
	}

	/**
	 * Rejects a request whose draft can't be opened, or isn't that of the address: it would change the live site.
	 *
	 * @param mixed $result
	 * @param mixed $server
	 * @param mixed $request
	 * @return mixed
	 */
	public function prepare_request( $result, $server = null, $request = null ) {
		$problem = $this->draft->begin();
		if ( ! $problem && $request instanceof WP_REST_Request && Draft_Request::names_other( $request ) ) {
			$problem = Draft_Refusal::misplaced();
		}
		// In parts of a batch, WordPress takes no error.
		return $problem && ! $this->is_page ? rest_convert_error_to_response( $problem ) : $result;
	}
}

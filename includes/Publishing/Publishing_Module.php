<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Store;

/**
 * Publishing site drafts in REST.
 */
final class Publishing_Module implements Module {
	private Draft_Store $store;
	private Live_Site $live;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Live_Site $live, Record_Rights $rights ) {
		$this->store  = $store;
		$this->live   = $live;
		$this->rights = $rights;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Publish_Controller( $this->store, $this->live, $this->rights ) )->register_routes();
	}
}

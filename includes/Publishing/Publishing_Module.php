<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\SiteDrafts\Draft_Store;

/**
 * Publishing site drafts in REST.
 */
final class Publishing_Module implements Module {
	private Draft_Store $store;

	public function __construct( Draft_Store $store ) {
		$this->store = $store;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Publish_Controller( $this->store ) )->register_routes();
	}
}

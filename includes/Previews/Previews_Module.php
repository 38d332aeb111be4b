<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Template_Resolver;
use Atelier\Module;
use Atelier\SiteDrafts\Draft_Request;

/**
 * Previews of the documents in lists, and of unsaved changes on the site itself.
 */
final class Previews_Module implements Module {
	private Draft_Request $draft;
	private Unsaved_Store $unsaved;

	public function __construct( Draft_Request $draft, Unsaved_Store $unsaved ) {
		$this->draft   = $draft;
		$this->unsaved = $unsaved;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Previews_Controller( new Preview_Sources(), new Preview_Renderer( new Sample_Query() ), new Unsaved_Styles() ) )->register_routes();
		( new Unsaved_Controller( $this->draft, $this->unsaved, new Sample_Address( new Sample_Query(), new Template_Resolver() ) ) )->register_routes();
	}
}

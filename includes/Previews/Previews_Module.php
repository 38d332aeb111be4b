<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Template_Resolver;
use Atelier\Module;
use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Saves;

/**
 * Previews of the documents in lists, and of unsaved changes on the site itself.
 */
final class Previews_Module implements Module {
	private Draft_Request $draft;
	private Unsaved_Store $unsaved;
	private Hidden_Posts $hidden;

	public function __construct( Draft_Request $draft, Unsaved_Store $unsaved, Hidden_Posts $hidden ) {
		$this->draft   = $draft;
		$this->unsaved = $unsaved;
		$this->hidden  = $hidden;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		( new Previews_Controller( new Preview_Sources(), new Preview_Renderer( new Sample_Query() ), new Unsaved_Styles() ) )->register_routes();
		$saves = new Unsaved_Saves( $this->draft, new Draft_Saves( $this->draft, $this->hidden ) );
		( new Unsaved_Controller( $this->draft, $this->unsaved, $saves, new Sample_Address( new Sample_Query(), new Template_Resolver() ) ) )->register_routes();
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\History\History_Store;
use Atelier\History\Record_Reader;
use Atelier\Module;
use Atelier\SiteDrafts\Draft_Store;

/**
 * Undoing entries of the history, and going back to a moment, in REST.
 */
final class Restoring_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		$drafts = new Draft_Store();
		( new Undo_Controller( new History_Store(), new Restorer( new Record_Reader(), $drafts ), $drafts ) )->register_routes();
	}
}

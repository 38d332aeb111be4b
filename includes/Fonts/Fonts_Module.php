<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Overlay\Current_Overlay;

/**
 * The fonts that content uses. WordPress's routes install them.
 */
final class Fonts_Module implements Module {
	private Current_Overlay $request;

	public function __construct( Current_Overlay $request ) {
		$this->request = $request;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( new Font_Usage_Controller( $this->request ), 'register_routes' ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * The fonts that content uses. WordPress's routes install them.
 */
final class Fonts_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( new Font_Usage_Controller(), 'register_routes' ) );
	}
}

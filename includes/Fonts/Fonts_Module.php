<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Which fonts are asked for. Installing them is WordPress's own.
 */
final class Fonts_Module implements Module {
	public function register(): void {
		add_action( 'rest_api_init', array( new Font_Uses_Controller(), 'register_routes' ) );
	}
}

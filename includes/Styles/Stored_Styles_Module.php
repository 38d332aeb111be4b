<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Sanitizes stored styles in requests of users who can repair them.
 */
final class Stored_Styles_Module implements Module {
	public function register(): void {
		$stored = new Stored_Styles_Filter();
		add_filter( 'the_posts', array( $stored, 'sanitize_posts' ), 10, 2 );
		add_filter( 'rest_dispatch_request', array( $stored, 'respond' ), 10, 2 );
	}
}

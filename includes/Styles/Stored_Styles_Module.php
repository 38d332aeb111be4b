<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Keeps damaged styles that are stored from ending what those see who may repair them.
 */
final class Stored_Styles_Module implements Module {
	public function register(): void {
		$stored = new Stored_Styles();
		add_filter( 'the_posts', array( $stored, 'leave_out' ), 10, 2 );
		add_filter( 'rest_dispatch_request', array( $stored, 'answer' ), 10, 2 );
	}
}

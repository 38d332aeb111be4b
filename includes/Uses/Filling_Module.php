<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Fills the index by cron.
 */
final class Filling_Module implements Module {
	public function register(): void {
		add_action( Filler::HOOK, array( $this, 'fill' ) );
	}

	public function fill(): void {
		Filler::create()->run();
	}
}

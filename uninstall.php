<?php
/**
 * Runs when the plugin is deleted in Plugins.
 *
 * @package Atelier
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once dirname( __FILE__ ) . '/includes/Support/Options.php';
require_once dirname( __FILE__ ) . '/includes/Support/Uninstaller.php';
Atelier\Support\Uninstaller::run();

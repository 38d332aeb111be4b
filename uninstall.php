<?php
/**
 * Runs when the plugin is deleted in Plugins.
 *
 * @package Atelier
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

// Also where an upload has stopped halfway: what is left of the plugin can be deleted.
// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- A missing file is no error here.
if ( @include_once dirname( __FILE__ ) . '/includes/Support/Options.php' ) {
	if ( @include_once dirname( __FILE__ ) . '/includes/Support/Uninstaller.php' ) {
		Atelier\Support\Uninstaller::run();
	}
}
// phpcs:enable

<?php
/**
 * Plugin Name:       Atelier
 * Plugin URI:        https://wordpress.org/plugins/atelier/
 * Description:       A site editor that opens in half the time, never loses a change, and shows what a save will do.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            The Atelier team
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       atelier
 * Domain Path:       /build/languages
 *
 * This file and Support/Requirements.php are written so that every PHP WordPress ever ran on can
 * parse them: on a version that is too old they must still be able to say so.
 *
 * @package Atelier
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'ATELIER_VERSION', '0.1.0' );
define( 'ATELIER_FILE', __FILE__ );

require_once dirname( __FILE__ ) . '/includes/Support/Requirements.php';

if ( Atelier\Support\Requirements::check( PHP_VERSION, $GLOBALS['wp_version'] ) ) {
	require_once dirname( __FILE__ ) . '/includes/Plugin.php';
	Atelier\Plugin::boot();
}

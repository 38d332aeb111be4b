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

/**
 * Has wp-admin say that files are missing, to those who can act on it. Here, because whatever else would say it may be what is missing.
 *
 * @return void
 */
function atelier_is_incomplete() {
	add_action( 'all_admin_notices', 'atelier_print_incomplete' );
	add_action( 'admin_page_access_denied', 'atelier_explain_missing_page' );
}

/**
 * What is wrong, and what to do.
 *
 * @return string
 */
function atelier_incomplete_message() {
	return __( 'Atelier or parts of it can’t open, because its upload or update stopped halfway. Install it again from its zip file. Nothing on your site has changed.', 'atelier' );
}

/**
 * Prints the notice.
 *
 * @return void
 */
function atelier_print_incomplete() {
	if ( current_user_can( 'activate_plugins' ) ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( atelier_incomplete_message() ) );
	}
}

/**
 * In place of WordPress's “Sorry, you are not allowed to access this page.”
 *
 * @return void
 */
function atelier_explain_missing_page() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	if ( isset( $_GET['page'] ) && 'atelier' === $_GET['page'] && current_user_can( 'activate_plugins' ) ) {
		wp_die( esc_html( atelier_incomplete_message() ), '', array( 'response' => 500, 'back_link' => true ) );
	}
}

// An upload that has stopped halfway must not take the site along: include instead of require, and files may be cut off.
// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- That a file is missing is said in the admin.
try {
	if ( ! @include_once dirname( __FILE__ ) . '/includes/Support/Requirements.php' ) {
		atelier_is_incomplete();
	} elseif ( Atelier\Support\Requirements::check( PHP_VERSION, $GLOBALS['wp_version'] ) ) {
		if ( @include_once dirname( __FILE__ ) . '/includes/Plugin.php' ) {
			Atelier\Plugin::boot();
		} else {
			atelier_is_incomplete();
		}
	}
} catch ( ParseError $atelier_error ) {
	atelier_is_incomplete();
}
// phpcs:enable

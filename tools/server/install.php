<?php
/**
 * Installs WordPress and activates plugins: php install.php SITE URL PLUGIN…
 *
 * @package Atelier
 */

declare( strict_types=1 );

list( , $site, $url ) = $argv;

$_SERVER['HTTP_HOST'] = (string) preg_replace( '~^http://~', '', $url );
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_INSTALLING', true );
require $site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Test site', 'admin', 'admin@example.org', true, '', 'password' );
foreach ( array_slice( $argv, 3 ) as $name ) {
	foreach ( array_keys( get_plugins( '/' . $name ) ) as $file ) {
		$error = activate_plugin( $name . '/' . $file );
		if ( is_wp_error( $error ) ) {
			fwrite( STDERR, $error->get_error_message() . "\n" );
			exit( 1 );
		}
	}
}

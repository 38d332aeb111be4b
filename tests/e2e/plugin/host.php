<?php
/**
 * What hosts do differently, for browsers with this cookie: one word for each.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

$host = isset( $_COOKIE['atelier_e2e_host'] ) ? explode( '.', (string) $_COOKIE['atelier_e2e_host'] ) : array();

/** The answer of something in front of WordPress, which knows nothing of JSON. */
function refuse( int $status ): void {
	http_response_code( $status );
	header( 'Content-Type: text/html' );
	echo '<!doctype html><title>Refused</title><h1>Refused</h1>';
	exit;
}

/** WordPress in a folder of its own, its files in others. */
if ( in_array( 'folders', $host, true ) ) {
	foreach ( array( 'core' => ABSPATH, 'app' => WP_CONTENT_DIR, 'media' => WP_CONTENT_DIR . '/uploads' ) as $name => $folder ) {
		if ( ! is_link( ABSPATH . $name ) ) {
			symlink( $folder, ABSPATH . $name );
		}
	}
	add_filter( 'option_siteurl', static fn(): string => WP_HOME . '/core', 20 );
	add_filter( 'content_url', static fn( $url, $path ): string => WP_HOME . '/app' . ( $path ? '/' . ltrim( $path, '/' ) : '' ), 10, 2 );
	add_filter( 'plugins_url', static fn( $url ): string => str_replace( WP_PLUGIN_URL, WP_HOME . '/app/plugins', $url ) );
	foreach ( array( 'theme_root_uri', 'stylesheet_directory_uri', 'template_directory_uri' ) as $hook ) {
		add_filter( $hook, static fn( $url ): string => str_replace( WP_CONTENT_URL, WP_HOME . '/app', $url ) );
	}
	add_filter(
		'upload_dir',
		static fn( array $folder ): array => array(
			'url'     => WP_HOME . '/media' . $folder['subdir'],
			'baseurl' => WP_HOME . '/media',
		) + $folder
	);
}
/** The REST API under another prefix. */
if ( in_array( 'prefix', $host, true ) ) {
	add_filter( 'rest_url_prefix', static fn(): string => 'api' );
	add_filter( 'pre_option_permalink_structure', static fn(): string => '/%postname%/' );
	add_filter( 'pre_option_rewrite_rules', '__return_empty_string' );
	// WordPress makes new rules then, and a late request would leave them to the next test.
	add_filter( 'pre_update_option_rewrite_rules', '__return_empty_string' );
}
/** A password of the server, which WordPress isn't told of otherwise. */
if ( in_array( 'password', $host, true ) && ! isset( $_SERVER['PHP_AUTH_USER'] ) ) {
	refuse( 401 );
}
/** A server that only knows two methods. */
if ( in_array( 'methods', $host, true ) && ! in_array( $_SERVER['REQUEST_METHOD'], array( 'GET', 'HEAD', 'POST' ), true ) ) {
	refuse( 405 );
}
/** A firewall that takes HTML for an attack. */
if ( in_array( 'html', $host, true ) && 'POST' === $_SERVER['REQUEST_METHOD'] && false !== strpos( (string) file_get_contents( 'php://input' ), '<p' ) ) {
	refuse( 403 );
}

<?php
/**
 * What keeps pages of the front end from being seen in previews, for browsers with this cookie: one word for each.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

$unseen = isset( $_COOKIE['atelier_e2e_unseen'] ) && ! is_admin() ? (string) $_COOKIE['atelier_e2e_unseen'] : '';

if ( 'frames' === $unseen ) {
	add_filter( 'wp_headers', static fn( $headers ) => array( 'X-Frame-Options' => 'DENY' ) + $headers );
}
if ( 'policy' === $unseen ) {
	add_filter( 'wp_headers', static fn( $headers ) => array( 'Content-Security-Policy' => "frame-ancestors 'none'" ) + $headers );
}
if ( 'elsewhere' === $unseen ) {
	add_action(
		'template_redirect',
		static function (): void {
			// phpcs:ignore WordPress.Security.SafeRedirect -- As plugins do.
			wp_redirect( 'http://localhost:9/' );
			exit;
		}
	);
}
if ( 'redirect' === $unseen ) {
	add_action(
		'template_redirect',
		static function (): void {
			if ( ! isset( $_GET['lang'] ) ) {
				wp_safe_redirect( home_url( '/?lang=en' ) );
				exit;
			}
		}
	);
}
$css = array(
	'layer'  => '#unseen{position:fixed;inset:0;z-index:9;background:#fff;pointer-events:none}',
	'drawn'  => 'body::after{content:"";position:fixed;inset:0;z-index:9;background:#fff}',
	'faded'  => 'body,main,h1,h2,h3,p{opacity:0}',
	'hidden' => 'html{visibility:hidden}',
);
if ( isset( $css[ $unseen ] ) ) {
	add_action(
		'wp_footer',
		static function () use ( $css, $unseen ): void {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- From above.
			echo '<div><div id="unseen"></div></div><style>' . $css[ $unseen ] . '</style>';
		}
	);
}

/** A user whose language reads from right to left, on a site whose language doesn't. */
if ( isset( $_COOKIE['atelier_e2e_rtl_user'] ) ) {
	add_action(
		'admin_init',
		static function (): void {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		}
	);
}

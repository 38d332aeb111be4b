<?php
/**
 * A plugin whose parts fail, for browsers with this cookie: as those of others do, by a word for each.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

$failing = isset( $_COOKIE['atelier_e2e_failing'] ) ? explode( '.', (string) $_COOKIE['atelier_e2e_failing'] ) : array();

/** Looks into the markup of the template, which isn't there outside of one. */
if ( in_array( 'head', $failing, true ) ) {
	add_action( 'wp_enqueue_scripts', static fn() => strlen( $GLOBALS['wp_query']->nothing ) );
}
if ( in_array( 'exit', $failing, true ) ) {
	add_action(
		'wp_enqueue_scripts',
		static function (): void {
			exit;
		}
	);
}
if ( in_array( 'ends', $failing, true ) ) {
	add_action(
		'enqueue_block_editor_assets',
		static function (): void {
			exit;
		}
	);
}
if ( in_array( 'scripts', $failing, true ) ) {
	add_action(
		'enqueue_block_editor_assets',
		static function (): void {
			foreach ( array( 'missing', 'throws', 'globals' ) as $name ) {
				wp_enqueue_script( "atelier-e2e-$name", content_url( "plugins/atelier-e2e/failing/$name.js" ), array( 'wp-blocks' ), '1', true );
			}
			wp_enqueue_style( 'atelier-e2e-missing', content_url( 'plugins/atelier-e2e/failing/missing.css' ), array(), '1' );
			wp_add_inline_script( 'wp-block-library', 'this is no code' );
		}
	);
}
if ( in_array( 'jquery', $failing, true ) ) {
	add_action( 'admin_enqueue_scripts', static fn() => wp_enqueue_script( 'atelier-e2e-expects', content_url( 'plugins/atelier-e2e/failing/expects.js' ), array(), '1', false ) );
}

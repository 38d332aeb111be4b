<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Query_Args;

/**
 * Removes assets and markup that core adds to every admin page and that are invisible on this one. A script that another
 * plugin needs is loaded as its dependency.
 */
final class Unused_Assets {
	/** For the admin menu and bar, which the shell replaces. */
	private const UNUSED = array( 'admin-bar', 'common', 'svg-painter', 'utils', 'wp-core-commands' );

	/** Loaded with the later stages: the command palette needs the data layer. */
	private const LATER = array( 'wp-commands' );

	public function register(): void {
		add_action( 'load-' . Page::HOOK, array( $this, 'remove_unseen_markup' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'dequeue' ), 100 );
	}

	public function remove_unseen_markup(): void {
		remove_action( 'in_admin_header', 'wp_admin_bar_render', 0 );
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		// Some 200 font faces, which the browser processes at every new stylesheet. Thumbnails of variations load their
		// own.
		remove_action( 'admin_print_styles', 'wp_print_font_faces_from_style_variations', 50 );
	}

	/** @param mixed $hook The page that is loading. */
	public function dequeue( $hook = '' ): void {
		if ( Page::HOOK !== $hook ) {
			return;
		}
		$is_stage_request = Query_Args::has( Page::STAGES_ARG );
		foreach ( $is_stage_request ? self::UNUSED : array_merge( self::UNUSED, self::LATER ) as $handle ) {
			wp_dequeue_script( $handle );
			wp_dequeue_style( $handle );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Canvas\Asset_Printer;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;

/**
 * Removes assets and markup that core adds to every admin page and that are invisible on this one. A script that another
 * plugin needs is loaded as its dependency.
 */
final class Unused_Assets {
	/** For the admin menu and bar, which the shell replaces. */
	private const UNUSED = array( 'admin-bar', 'common', 'svg-painter', 'utils', 'wp-core-commands' );

	/** With these, every admin page has the style sheets of all. */
	private const ADMIN_STYLES = array( 'colors', 'wp-admin' );

	/** Loaded with the later stages: the command palette needs the data layer. */
	private const LATER = array( 'wp-commands' );

	/**
	 * Where plugins print code of their own, most of it for all screens: hooks, with the first and the last priority. Left out are scripts that
	 * WordPress prints at 20 and at 10, and what the shell prints at the very end: their data may say “jQuery” as well.
	 */
	private const PRINTING = array(
		array( 'admin_print_scripts', 21, PHP_INT_MAX ),
		array( 'admin_head-' . Page::HOOK, PHP_INT_MIN, PHP_INT_MAX ),
		array( 'admin_head', PHP_INT_MIN, PHP_INT_MAX ),
		array( 'in_admin_header', PHP_INT_MIN, PHP_INT_MAX ),
		array( 'admin_notices', PHP_INT_MIN, PHP_INT_MAX ),
		array( 'all_admin_notices', PHP_INT_MIN, PHP_INT_MAX ),
		array( 'in_admin_footer', PHP_INT_MIN, PHP_INT_MAX ),
		array( 'admin_footer', PHP_INT_MIN, PHP_INT_MAX ),
		array( 'admin_print_footer_scripts', PHP_INT_MIN, 9 ),
		array( 'admin_print_footer_scripts', 11, PHP_INT_MAX ),
		array( 'admin_footer-' . Page::HOOK, PHP_INT_MIN, PHP_INT_MAX - 1 ),
	);

	/** The number of output buffers, with ours; zero if there is none of ours. */
	private int $level = 0;

	/** Whether a plugin goes on with a buffer that it began while the head was printed: it ends the last one, not ours. */
	private bool $is_left_open = false;

	public function register(): void {
		add_action( 'load-' . Page::HOOK, array( $this, 'remove_unseen_markup' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'watch_printing' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'watch_styles' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'dequeue' ), 100 );
		add_action( 'admin_enqueue_scripts', array( $this, 'add_expected' ), PHP_INT_MAX );
		// Some enqueue while the head is printed.
		add_action( 'admin_print_scripts-' . Page::HOOK, array( $this, 'add_expected_late' ), 0 );
		add_action( 'admin_print_footer_scripts-' . Page::HOOK, array( $this, 'add_expected_late' ), 0 );
		add_action( 'admin_print_footer_scripts-' . Page::HOOK, array( $this, 'add_expected_styles' ), 0 );
	}

	public function remove_unseen_markup(): void {
		if ( ! Admin_Bar::is_shown() ) {
			remove_action( 'in_admin_header', 'wp_admin_bar_render', 0 );
		}
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		// Some 200 font faces, which the browser processes at every new stylesheet. Thumbnails of variations load their
		// own.
		remove_action( 'admin_print_styles', 'wp_print_font_faces_from_style_variations', 50 );
	}

	public function watch_printing(): void {
		foreach ( self::PRINTING as list( $hook, $first, $last ) ) {
			add_action( $hook, array( $this, 'begin_printing' ), $first );
			add_action( $hook, array( $this, 'end_printing' ), $last );
		}
	}

	public function watch_styles(): void {
		add_filter( 'print_styles_array', array( $this, 'leave_out_styles' ) );
	}

	/**
	 * Leaves out style sheets of other screens, unless something of others is on the page, which may use their classes.
	 *
	 * @param mixed $handles What is printed next, with all that it depends on.
	 * @return mixed
	 */
	public function leave_out_styles( $handles ) {
		if ( ! is_array( $handles ) || self::has_foreign() ) {
			return $handles;
		}
		$wanted = ( new Asset_Printer( 'wp_styles' ) )->closure( array_diff( wp_styles()->queue, self::ADMIN_STYLES ) );
		return array_values( array_diff( $handles, array_diff( Page::EXPECTED_STYLES, $wanted ) ) );
	}

	private static function has_foreign(): bool {
		return ( new Asset_Printer( 'wp_scripts' ) )->has_foreign( wp_scripts()->queue ) || ( new Asset_Printer( 'wp_styles' ) )->has_foreign_files( wp_styles()->queue );
	}

	public function begin_printing(): void {
		if ( ! $this->is_left_open ) {
			ob_start();
			$this->level = ob_get_level();
		}
	}

	/** Code that is printed, not enqueued, expects jQuery too, which WordPress's own pages have by then. */
	public function end_printing(): void {
		if ( $this->level < 1 || ob_get_level() !== $this->level ) {
			$this->is_left_open = $this->is_left_open || ( $this->level > 0 && ob_get_level() > $this->level );
			$this->level        = 0;
			return;
		}
		$this->level = 0;
		$printed     = (string) ob_get_clean();
		if ( false !== strpos( $printed, '<script' ) && false !== strpos( $printed, 'jQuery' ) ) {
			wp_print_scripts( array( 'jquery' ) );
		}
		echo $printed; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- As plugins have printed it.
	}

	public function add_expected_late(): void {
		$this->add_expected( Page::HOOK );
	}

	/** @param mixed $hook The page that is loading. */
	public function dequeue( $hook = '' ): void {
		if ( Page::HOOK !== $hook ) {
			return;
		}
		$is_stage_request = Query_Args::has( Page::STAGES_ARG );
		$unused           = $is_stage_request ? self::UNUSED : array_merge( self::UNUSED, self::LATER );
		foreach ( Admin_Bar::is_shown() ? array_diff( $unused, array( 'admin-bar' ) ) : $unused as $handle ) {
			wp_dequeue_script( $handle );
			wp_dequeue_style( $handle );
		}
	}

	/**
	 * Scripts of others find what WordPress's own pages have, before them. A page without such scripts stays light.
	 *
	 * @param mixed $hook The page that is loading.
	 */
	public function add_expected( $hook = '' ): void {
		$scripts = wp_scripts();
		if ( Page::HOOK === $hook && ( new Asset_Printer( 'wp_scripts' ) )->has_foreign( $scripts->queue ) ) {
			$scripts->queue = array_values( array_unique( array_merge( Page::EXPECTED_SCRIPTS, $scripts->queue ) ) );
		}
	}

	/** What is enqueued after the head finds the style sheets that the head has left out. */
	public function add_expected_styles(): void {
		if ( self::has_foreign() ) {
			array_map( 'wp_enqueue_style', Page::EXPECTED_STYLES );
		}
	}
}

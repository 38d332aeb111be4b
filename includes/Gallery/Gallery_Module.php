<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Gallery;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Build;

/**
 * A page for developers under Tools with every layout and state of data views. Not in the plugin's zip.
 */
final class Gallery_Module implements Module {
	public const SLUG       = 'atelier-gallery';
	private const ENTRY     = 'gallery';
	private const CAPABILITY = 'edit_theme_options';

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/** Whether this is a development site and the gallery has been built. */
	public static function is_wanted( Build $build ): bool {
		$is_development = ( defined( 'WP_DEBUG' ) && WP_DEBUG ) || in_array( wp_get_environment_type(), array( 'development', 'local' ), true );
		return $is_development && $build->has( self::ENTRY );
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	public function add_page(): void {
		add_management_page(
			__( 'Atelier gallery', 'atelier' ),
			__( 'Atelier gallery', 'atelier' ),
			self::CAPABILITY,
			self::SLUG,
			static function (): void {
				echo '<div class="wrap"><div id="atelier-gallery"></div></div>';
			}
		);
	}

	/** @param mixed $hook The page that is loading. */
	public function enqueue( $hook = '' ): void {
		if ( 'tools_page_' . self::SLUG !== $hook ) {
			return;
		}
		$this->build->register_entry( self::ENTRY, array( 'wp-components' ) );
		wp_enqueue_script( Build::handle( self::ENTRY ) );
		wp_enqueue_style( Build::handle( self::ENTRY ) );
	}
}

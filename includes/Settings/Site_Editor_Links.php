<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Settings;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Page;
use WP_Admin_Bar;
use WP_HTML_Tag_Processor;

/**
 * Links Appearance › Editor, the admin bar and the previews of themes to Atelier instead of WordPress's Site Editor, which
 * keeps its URL.
 */
final class Site_Editor_Links implements Module {
	private const SITE_EDITOR = 'site-editor.php';

	/** After WordPress and other plugins. */
	private const LATE = 1000;

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'change_menu' ), self::LATE );
		add_action( 'admin_bar_menu', array( $this, 'change_admin_bar' ), self::LATE );
		add_filter( 'wp_prepare_themes_for_js', array( $this, 'change_themes' ), self::LATE );
		add_filter( 'install_theme_complete_actions', array( $this, 'change_theme_actions' ), self::LATE );
	}

	public function change_menu(): void {
		global $submenu;
		foreach ( $submenu['themes.php'] ?? array() as $at => $item ) {
			if ( self::SITE_EDITOR === ( $item[2] ?? '' ) ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- There is no function to change an item.
				$submenu['themes.php'][ $at ][2] = Page::url();
			}
		}
	}

	/** @param mixed $bar */
	public function change_admin_bar( $bar ): void {
		$node = $bar instanceof WP_Admin_Bar ? $bar->get_node( 'site-editor' ) : null;
		if ( $node && isset( $node->href ) && is_string( $node->href ) ) {
			$bar->add_node(
				array(
					'id'   => 'site-editor',
					'href' => self::address( $node->href ),
				)
			);
		}
	}

	/**
	 * Changes “Live Preview” and “Customize” of block themes in the list of themes.
	 *
	 * @param mixed $themes The data of each theme.
	 * @return mixed
	 */
	public function change_themes( $themes ) {
		if ( ! is_array( $themes ) || ! current_user_can( Page::capability() ) ) {
			return $themes;
		}
		foreach ( $themes as $at => $theme ) {
			$href = is_array( $theme ) && is_array( $theme['actions'] ?? null ) ? $theme['actions']['customize'] ?? '' : '';
			if ( is_string( $href ) && self::is_site_editor( $href ) ) {
				// The template of that screen prints it as it is.
				$themes[ $at ]['actions']['customize'] = esc_url( self::address( $href ) );
			}
		}
		return $themes;
	}

	/**
	 * Changes “Live Preview” below a theme that was just installed.
	 *
	 * @param mixed $actions Links as HTML.
	 * @return mixed
	 */
	public function change_theme_actions( $actions ) {
		if ( ! is_array( $actions ) || ! is_string( $actions['preview'] ?? null ) || ! current_user_can( Page::capability() ) ) {
			return $actions;
		}
		$links = new WP_HTML_Tag_Processor( $actions['preview'] );
		while ( $links->next_tag( 'A' ) ) {
			$href = $links->get_attribute( 'href' );
			if ( is_string( $href ) && self::is_site_editor( $href ) ) {
				$links->set_attribute( 'href', self::address( $href ) );
			}
		}
		$actions['preview'] = $links->get_updated_html();
		return $actions;
	}

	private static function is_site_editor( string $href ): bool {
		return self::SITE_EDITOR === basename( (string) wp_parse_url( $href, PHP_URL_PATH ) );
	}

	/** The URL of the same screen in Atelier. */
	public static function address( string $href ): string {
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $href, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401 ), PHP_URL_QUERY ), $args );
		$text = static fn( string $name ): string => is_string( $args[ $name ] ?? null ) ? $args[ $name ] : '';
		$path = $text( 'p' );
		if ( '' === $path && '' !== $text( 'postType' ) && '' !== $text( 'postId' ) ) {
			$path = '/' . $text( 'postType' ) . '/' . $text( 'postId' );
		}
		$kept = array_filter(
			array(
				'p'                     => rawurlencode( $path ),
				'canvas'                => rawurlencode( $text( 'canvas' ) ),
				Page::THEME_PREVIEW_ARG => rawurlencode( $text( Page::THEME_PREVIEW_ARG ) ),
			)
		);
		return add_query_arg( $kept, Page::url() );
	}
}

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

/**
 * Links Appearance › Editor and the admin bar to Atelier instead of WordPress's Site Editor, which keeps its URL.
 */
final class Site_Editor_Links implements Module {
	private const SITE_EDITOR = 'site-editor.php';

	/** After WordPress and other plugins. */
	private const LATE = 1000;

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'change_menu' ), self::LATE );
		add_action( 'admin_bar_menu', array( $this, 'change_admin_bar' ), self::LATE );
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
				'p'      => rawurlencode( $path ),
				'canvas' => rawurlencode( $text( 'canvas' ) ),
			)
		);
		return add_query_arg( $kept, Page::url() );
	}
}

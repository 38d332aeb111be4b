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

	/** Gutenberg's page that replaces it. */
	private const NEXT_SITE_EDITOR = 'site-editor-v2';

	/** Its lists in links of earlier versions, by path or post type. */
	private const EARLIER_PATHS = array(
		'/wp_template'          => '/template',
		'/wp_template/all'      => '/template',
		'/patterns'             => '/pattern',
		'/wp_block'             => '/pattern',
		'/wp_template_part'     => '/pattern',
		'/wp_template_part/all' => '/pattern',
		'/wp_navigation'        => '/navigation',
		'/navigation'           => '/navigation',
		'/wp_global_styles'     => '/styles',
		'/page'                 => '/page',
	);

	/** Whether Atelier itself asks for the URL. */
	private static bool $is_own = false;

	/** After WordPress and other plugins. */
	private const LATE = 1000;

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'change_menu' ), self::LATE );
		add_action( 'admin_bar_menu', array( $this, 'change_admin_bar' ), self::LATE );
		add_filter( 'wp_prepare_themes_for_js', array( $this, 'change_themes' ), self::LATE );
		add_filter( 'install_theme_complete_actions', array( $this, 'change_theme_actions' ), self::LATE );
		add_filter( 'admin_url', array( $this, 'change_url' ), 10, 2 );
	}

	/** Changes items of all menus: plugins link to its screens from menus of their own. */
	public function change_menu(): void {
		global $menu, $submenu;
		$lists = array( &$menu );
		foreach ( array_keys( (array) $submenu ) as $parent ) {
			$lists[] = &$submenu[ $parent ];
		}
		foreach ( $lists as &$list ) {
			foreach ( (array) $list as $at => $item ) {
				$target = is_array( $item ) && is_string( $item[2] ?? null ) ? $item[2] : '';
				if ( self::NEXT_SITE_EDITOR === $target || self::leads_there( $target ) ) {
					$list[ $at ][2] = self::address( $target );
				}
			}
		}
	}

	/**
	 * Links that themes and plugins make. The screen itself keeps its address, for what it links to and redirects to.
	 *
	 * @param mixed $url
	 * @param mixed $path Within the admin area.
	 * @return mixed
	 */
	public function change_url( $url, $path = '' ) {
		$is_asked = is_string( $url ) && is_string( $path ) && self::leads_there( ltrim( $path, '/' ) );
		return ! $is_asked || self::$is_own || self::SITE_EDITOR === ( $GLOBALS['pagenow'] ?? '' ) ? $url : self::address( $url );
	}

	/** The URL of WordPress's Site Editor, whatever the setting says. */
	public static function url_of_wordpress(): string {
		self::$is_own = true;
		$url          = admin_url( self::SITE_EDITOR );
		self::$is_own = false;
		return $url;
	}

	/** Whether a link leads to WordPress's Site Editor. */
	private static function leads_there( string $link ): bool {
		if ( false === strpos( $link, 'site-editor' ) ) {
			return false;
		}
		$link = html_entity_decode( $link, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401 );
		foreach ( array( admin_url(), (string) wp_parse_url( admin_url(), PHP_URL_PATH ) ) as $start ) {
			if ( '' !== $start && 0 === strpos( $link, $start ) ) {
				$link = substr( $link, strlen( $start ) );
			}
		}
		return 1 === preg_match( '#^(?:site-editor\.php(?:[?\#]|$)|(?:admin|themes)\.php\?(?:[^\#]*&)?page=site-editor-v2(?:[&\#]|$))#', $link );
	}

	/** @param mixed $bar */
	public function change_admin_bar( $bar ): void {
		foreach ( $bar instanceof WP_Admin_Bar ? (array) $bar->get_nodes() : array() as $node ) {
			if ( isset( $node->href ) && is_string( $node->href ) && self::leads_there( $node->href ) ) {
				$bar->add_node(
					array(
						'id'   => $node->id,
						'href' => self::address( $node->href ),
					)
				);
			}
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
			if ( is_string( $href ) && self::leads_there( $href ) ) {
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
			if ( is_string( $href ) && self::leads_there( $href ) ) {
				$links->set_attribute( 'href', self::address( $href ) );
			}
		}
		$actions['preview'] = $links->get_updated_html();
		return $actions;
	}

	/** The URL of the same screen in Atelier. */
	public static function address( string $href ): string {
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $href, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401 ), PHP_URL_QUERY ), $args );
		$text = static fn( string $name ): string => is_string( $args[ $name ] ?? null ) ? $args[ $name ] : '';
		$path = $text( 'p' );
		if ( '' === $path && '' !== $text( 'postType' ) && '' !== $text( 'postId' ) ) {
			$path = '/' . $text( 'postType' ) . '/' . $text( 'postId' );
		} elseif ( '' === $path ) {
			$path = self::EARLIER_PATHS[ rtrim( $text( 'path' ), '/' ) ] ?? self::EARLIER_PATHS[ '/' . $text( 'postType' ) ] ?? '';
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

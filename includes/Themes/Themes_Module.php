<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Themes;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Options;
use Atelier\Support\Page;

/**
 * Adds a preview link for block themes to WordPress's Themes screen.
 */
final class Themes_Module implements Module {
	public function register(): void {
		// Otherwise “Live Preview” itself opens Atelier.
		if ( ! Options::is_on( Options::REPLACES_SITE_EDITOR ) ) {
			add_filter( 'wp_prepare_themes_for_js', array( $this, 'add_preview_link' ) );
		}
	}

	/**
	 * Adds a link to the details of each block theme. The templates of that screen have no hooks; only the description
	 * can contain markup.
	 *
	 * @param mixed $themes The data of each theme.
	 * @return mixed
	 */
	public function add_preview_link( $themes ) {
		if ( ! is_array( $themes ) || ! current_user_can( 'switch_themes' ) || ! current_user_can( Page::capability() ) ) {
			return $themes;
		}
		foreach ( $themes as $index => $theme ) {
			if ( ! is_array( $theme ) || ! isset( $theme['id'] ) || ! empty( $theme['active'] ) || empty( $theme['blockTheme'] ) ) {
				continue;
			}
			$themes[ $index ]['description'] = sprintf(
				'%s</p><p><a href="%s">%s</a>',
				$theme['description'] ?? '',
				esc_url( Theme_Preview::url( (string) $theme['id'] ) ),
				esc_html__( 'Live preview in Atelier', 'atelier' )
			);
		}
		return $themes;
	}
}

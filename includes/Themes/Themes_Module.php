<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Themes;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Page;

/**
 * Offers to try block themes in Atelier, on the page where themes are chosen.
 */
final class Themes_Module implements Module {
	public function register(): void {
		add_filter( 'wp_prepare_themes_for_js', array( $this, 'offer_preview' ) );
	}

	/**
	 * Adds a link to the details of each block theme. That page is drawn by templates without hooks;
	 * the description is the one place that takes markup.
	 *
	 * @param mixed $themes Each theme as the page shows it.
	 * @return mixed
	 */
	public function offer_preview( $themes ) {
		if ( ! is_array( $themes ) || ! current_user_can( 'switch_themes' ) || ! current_user_can( Page::CAPABILITY ) ) {
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

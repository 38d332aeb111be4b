<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Styles\Stored_Styles;
use WP_Theme_JSON;
use WP_Theme_JSON_Data;

/**
 * Shows the site with global styles that have not been saved.
 */
final class Unsaved_Styles {
	private const ORIGIN = 'custom';

	/**
	 * What a callback answers while the user's global styles are these, as far as the user may save them.
	 *
	 * @template T
	 * @param array{settings?: mixed, styles?: mixed} $config As in the record of global styles.
	 * @param callable(): T                           $render
	 * @return T
	 */
	public function within( array $config, callable $render ) {
		$theme_json = array( 'version' => WP_Theme_JSON::LATEST_SCHEMA );
		foreach ( array( 'settings', 'styles' ) as $part ) {
			if ( isset( $config[ $part ] ) && is_array( $config[ $part ] ) ) {
				$theme_json[ $part ] = $config[ $part ];
			}
		}
		// WordPress would end in a fatal error over some of what is damaged.
		$theme_json = Stored_Styles::without_damage( $theme_json ) ?? $theme_json;

		$safe    = WP_Theme_JSON::remove_insecure_properties( $theme_json, self::ORIGIN );
		$replace = static fn(): WP_Theme_JSON_Data => new WP_Theme_JSON_Data( $safe, self::ORIGIN );
		add_filter( 'wp_theme_json_data_user', $replace, PHP_INT_MAX );
		wp_clean_theme_json_cache();
		try {
			return $render();
		} finally {
			remove_filter( 'wp_theme_json_data_user', $replace, PHP_INT_MAX );
			wp_clean_theme_json_cache();
		}
	}
}

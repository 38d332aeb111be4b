<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Styles\Stored_Styles_Filter;
use WP_Theme_JSON;
use WP_Theme_JSON_Data;

/**
 * Renders with unsaved global styles.
 */
final class Unsaved_Styles {
	private const ORIGIN = 'custom';

	/**
	 * Returns the result of a callback that runs with unsaved global styles, reduced to those the user is allowed to save.
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
		// Some invalid values cause fatal errors in WordPress.
		$theme_json = Stored_Styles_Filter::sanitized( $theme_json ) ?? $theme_json;

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

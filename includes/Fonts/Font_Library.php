<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Log;
use Throwable;
use WP_Block_Editor_Context;

/**
 * WordPress's font library.
 */
final class Font_Library {
	/**
	 * Whether the site has it. WordPress's default for the setting is in its scripts; plugins and themes disable it in the
	 * editor settings.
	 */
	public static function is_enabled(): bool {
		try {
			$settings = apply_filters(
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter: all settings would be far slower.
				'block_editor_settings_all',
				array( 'styles' => array() ) + get_default_block_editor_settings(),
				new WP_Block_Editor_Context( array( 'name' => 'core/edit-site' ) )
			);
		} catch ( Throwable $reason ) {
			// A filter that needs settings of the editor itself.
			Log::caught( $reason );
			return true;
		}
		return ! is_array( $settings ) || false !== ( $settings['fontLibraryEnabled'] ?? true );
	}
}

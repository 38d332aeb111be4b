<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use WP_Theme_JSON;

/**
 * The styles that the running version of WordPress supports. Parsed by src/platform/styleSchema.ts.
 */
final class Style_Schema {
	/**
	 * @return array{
	 *     elementStates: array<string, list<string>>,
	 *     blockStates: array<string, list<string>>,
	 *     customStates: array<string, list<string>>,
	 *     hasViewports: bool,
	 *     hasSelectorLists: bool,
	 *     hasVariationGaps: bool,
	 *     viewport: mixed,
	 *     properties: list<string>
	 * }
	 */
	public static function describe(): array {
		$has_viewports = defined( WP_Theme_JSON::class . '::DEFAULT_VIEWPORT_BREAKPOINTS' );
		return array(
			'elementStates'    => WP_Theme_JSON::VALID_ELEMENT_PSEUDO_SELECTORS,
			// Since 7.0.
			'blockStates'      => self::states( 'VALID_BLOCK_PSEUDO_SELECTORS' ),
			// Since 7.1.
			'customStates'     => self::states( 'VALID_BLOCK_CUSTOM_STATES' ),
			'hasViewports'     => $has_viewports,
			// Since 7.1.
			'hasSelectorLists' => method_exists( WP_Theme_JSON::class, 'split_selector_list' ),
			// Since 7.1 at the latest; 6.8 has none.
			'hasVariationGaps' => $has_viewports,
			'viewport'         => $has_viewports ? self::theme_breakpoints() : null,
			'properties'       => self::properties_without_setting(),
		);
	}

	/** @return array<string, list<string>> */
	private static function states( string $name ): array {
		$name = WP_Theme_JSON::class . '::' . $name;
		return defined( $name ) ? (array) constant( $name ) : array();
	}

	/**
	 * The breakpoints as in the theme's file: WordPress silently replaces invalid ones.
	 *
	 * @return mixed
	 */
	private static function theme_breakpoints() {
		$file = (string) get_theme_file_path( 'theme.json' );
		$data = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		return is_array( $data ) ? $data['settings']['viewport'] ?? null : null;
	}

	/**
	 * The properties that no setting enables: only the version decides whether they can be styled.
	 *
	 * @return list<string>
	 */
	private static function properties_without_setting(): array {
		return array_values( array_diff( self::paths( WP_Theme_JSON::VALID_STYLES ), self::paths( WP_Theme_JSON::VALID_SETTINGS ) ) );
	}

	/**
	 * @param array<string, mixed> $tree
	 * @return list<string>
	 */
	public static function paths( array $tree, string $above = '' ): array {
		$paths = array();
		foreach ( $tree as $name => $value ) {
			$paths = is_array( $value ) ? array_merge( $paths, self::paths( $value, "$above$name." ) ) : array_merge( $paths, array( "$above$name" ) );
		}
		return $paths;
	}
}

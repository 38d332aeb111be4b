<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Site_Language;
use WP_Block_Editor_Context;
use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;
use WP_Post;
use WP_Styles;

/**
 * The initial settings of the block editor.
 */
final class Editor_Settings {
	private WP_Block_Editor_Context $context;

	/**
	 * @param ?WP_Post $post The post that is opened first, for plugins whose filters depend on it.
	 */
	public function __construct( ?WP_Post $post ) {
		// The same context as WordPress's own Site Editor, so that plugins' filters for it apply here.
		$context = array( 'name' => 'core/edit-site' );
		if ( $post ) {
			$context['post'] = $post;
		}
		$this->context = new WP_Block_Editor_Context( $context );
	}

	public function context(): WP_Block_Editor_Context {
		return $this->context;
	}

	/**
	 * The settings object of the block editor.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		$types = array();
		foreach ( get_default_block_template_types() as $slug => $type ) {
			$types[] = array( 'slug' => (string) $slug ) + $type;
		}
		$dir       = Site_Language::describe()['dir'];
		$of_canvas = static function ( $styles ) use ( $dir ): void {
			if ( $styles instanceof WP_Styles ) {
				$styles->text_direction = $dir;
			}
		};
		// WordPress prints the canvas's styles with an object of their own, in the direction of the user's language.
		add_action( 'wp_default_styles', $of_canvas, PHP_INT_MAX );
		$settings = get_block_editor_settings(
			array(
				'siteUrl'                  => site_url(),
				'postsPerPage'             => get_option( 'posts_per_page' ),
				'styles'                   => get_block_editor_theme_styles(),
				'defaultTemplateTypes'     => $types,
				'defaultTemplatePartAreas' => get_allowed_block_template_part_areas(),
				'supportsLayout'           => wp_theme_has_theme_json(),
				'supportsTemplateMode'     => current_theme_supports( 'block-templates' ),
				'atelierNoteTypes'         => self::note_types(),
				// Before, blocks crop images without being asked for it.
				'atelierCropsImages'       => is_wp_version_compatible( '6.9' ),
				'atelierViewports'         => self::viewports(),
				'__experimentalAdditionalBlockPatterns' => WP_Block_Patterns_Registry::get_instance()->get_all_registered( true ),
				'__experimentalAdditionalBlockPatternCategories' => WP_Block_Pattern_Categories_Registry::get_instance()->get_all_registered( true ),
			),
			$this->context
		);
		remove_action( 'wp_default_styles', $of_canvas, PHP_INT_MAX );
		$styles             = $settings['styles'] ?? array();
		$settings['styles'] = self::with_additional_css( is_array( $styles ) ? array_values( $styles ) : array() );
		return $settings;
	}

	/**
	 * Stylesheets with the Customizer's “Additional CSS” where the front end has it: before the CSS of the styles in block themes,
	 * at the end in others. WordPress 6.8 has none, later versions don't say which one it is.
	 *
	 * @param list<mixed> $styles
	 * @return list<mixed>
	 */
	private static function with_additional_css( array $styles ): array {
		$css    = wp_get_custom_css();
		$others = array_values( array_filter( $styles, static fn( $sheet ): bool => ! is_array( $sheet ) || 'user' !== ( $sheet['__unstableType'] ?? '' ) || $css !== ( $sheet['css'] ?? '' ) || ! empty( $sheet['isGlobalStyles'] ) ) );
		if ( '' === trim( $css ) ) {
			return $others;
		}
		$at = count( $others );
		if ( wp_is_block_theme() ) {
			foreach ( $others as $index => $sheet ) {
				if ( is_array( $sheet ) && 'user' === ( $sheet['__unstableType'] ?? '' ) && ! empty( $sheet['isGlobalStyles'] ) ) {
					$at = $index;
				}
			}
		}
		$additional = array(
			'css'               => $css,
			'__unstableType'    => 'user',
			'isGlobalStyles'    => false,
			'atelierAdditional' => true,
		);
		array_splice( $others, $at, 0, array( $additional ) );
		return $others;
	}

	/**
	 * The post types whose blocks can have notes, by the rule of the comments controller.
	 *
	 * @return list<string>
	 */
	public static function note_types(): array {
		// A version without the status of notes doesn't have their comment type either.
		if ( ! registered_meta_key_exists( 'comment', '_wp_note_status' ) ) {
			return array();
		}
		$types = array();
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			$editor = get_all_post_type_supports( $type )['editor'] ?? null;
			if ( is_array( $editor ) && array_filter( array_column( $editor, 'notes' ) ) ) {
				$types[] = $type;
			}
		}
		return $types;
	}

	/**
	 * The theme's breakpoints as in its theme.json, so that the editor can tell which of them WordPress ignores.
	 *
	 * @return object|false False in versions of WordPress without block styles per viewport.
	 */
	public static function viewports() {
		if ( ! function_exists( 'wp_render_block_states_support' ) ) {
			return false;
		}
		$file  = (string) get_theme_file_path( 'theme.json' );
		$theme = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		$sizes = is_array( $theme ) ? ( $theme['settings']['viewport'] ?? array() ) : array();
		return (object) ( is_array( $sizes ) ? $sizes : array() );
	}

	/**
	 * The script that tells the block library about everything registered on the server:
	 * block types, their categories and the sources of block bindings.
	 *
	 * @param array<string, mixed> $settings The result of settings().
	 */
	public function registration_script( array $settings ): string {
		$sources = array();
		foreach ( get_all_registered_block_bindings_sources() as $source ) {
			$sources[] = array(
				'name'        => $source->name,
				'label'       => $source->label,
				'usesContext' => $source->uses_context,
			);
		}
		return sprintf(
			'wp.blocks.unstable__bootstrapServerSideBlockDefinitions(%1$s);for(const source of %2$s){if(!wp.blocks.getBlockBindingsSource(source.name)){wp.blocks.registerBlockBindingsSource(source);}}wp.blocks.setCategories(%3$s);',
			self::json( get_block_editor_server_block_settings() ),
			self::json( $sources ),
			self::json( $settings['blockCategories'] ?? array() )
		);
	}

	/**
	 * JSON that is safe inside a script element.
	 *
	 * @param mixed $value
	 */
	private static function json( $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}

<?php
/**
 * Plugin Name: Atelier end-to-end tests
 * Description: Extends a site like other plugins, to test compatibility. Never installed outside the tests' own server.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

require_once __DIR__ . '/clock.php';
require_once __DIR__ . '/failing.php';
require_once __DIR__ . '/fonts.php';
require_once __DIR__ . '/host.php';
require_once __DIR__ . '/mails.php';
require_once __DIR__ . '/unseen.php';

/** A right-to-left site for browsers with this cookie. */
add_action(
	'init',
	static function (): void {
		if ( isset( $_COOKIE['atelier_e2e_rtl'] ) ) {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		}
	},
	0
);
add_filter( 'gettext_with_context', __NAMESPACE__ . '\\direction', 10, 3 );

function direction( string $translation, string $text, string $context ): string {
	return 'ltr' === $text && 'text direction' === $context && isset( $_COOKIE['atelier_e2e_rtl'] ) ? 'rtl' : $translation;
}

/** Programs log in also without a certificate, which servers for tests don't have. */
add_filter( 'wp_is_application_passwords_available', '__return_true' );

/** The language that this cookie names. */
add_filter(
	'pre_determine_locale',
	static function ( $locale ) {
		$wanted = isset( $_COOKIE['atelier_e2e_locale'] ) ? preg_replace( '/\W/', '', $_COOKIE['atelier_e2e_locale'] ) : '';
		return $wanted ? $wanted : $locale;
	}
);

/** One word of WordPress, translated into an invented language. */
add_action(
	'admin_enqueue_scripts',
	static function (): void {
		if ( 'xx' === determine_locale() ) {
			wp_add_inline_script( 'wp-i18n', 'wp.i18n.setLocaleData( { Undo: [ "Undo in xx" ] } ); document.documentElement.lang = "xx";' );
		}
	}
);

/** A plugin's block, with its own editor script and inline code on a script of WordPress. */
add_action(
	'init',
	static function (): void {
		wp_register_script( 'atelier-e2e-block', plugins_url( 'block.js', __FILE__ ), array( 'wp-blocks', 'wp-element' ), '1', true );
		wp_add_inline_script( 'atelier-e2e-block', 'window.atelierE2eBlockText = "Hello from another plugin";', 'before' );
		register_block_type(
			'atelier-e2e/greeting',
			array(
				'api_version'     => 3,
				'title'           => 'Greeting',
				'category'        => 'widgets',
				'editor_script'   => 'atelier-e2e-block',
				'render_callback' => static fn(): string => '<p class="atelier-e2e-greeting">Hello from another plugin</p>',
			)
		);
	}
);

/** A script for block editor screens only, and late inline code on a script that has already run. */
add_action(
	'enqueue_block_editor_assets',
	static function (): void {
		wp_enqueue_script( 'atelier-e2e-editor', plugins_url( 'editor.js', __FILE__ ), array( 'wp-hooks', 'wp-data' ), '1', true );
		wp_enqueue_script( 'atelier-e2e-sidebar', plugins_url( 'sidebar.js', __FILE__ ), array( 'wp-plugins', 'wp-editor', 'wp-element' ), '1', true );
		wp_add_inline_script( 'wp-hooks', 'window.atelierE2eLate = "ran";' );
		wp_add_inline_style( 'wp-components', '.atelier-e2e-late { color: rgb(1, 2, 3); }' );
		echo '<!-- output of a careless plugin -->';
	}
);

/** Extensions through WordPress's public APIs, for browsers with this cookie. */
if ( isset( $_COOKIE['atelier_e2e_apis'] ) ) {
	add_action(
		'enqueue_block_editor_assets',
		static function (): void {
			$needs = array( 'wp-block-editor', 'wp-blocks', 'wp-commands', 'wp-data', 'wp-editor', 'wp-element', 'wp-hooks', 'wp-plugins', 'wp-rich-text' );
			wp_enqueue_script( 'atelier-e2e-apis', plugins_url( 'apis.js', __FILE__ ), $needs, '1', true );
		}
	);
	add_filter(
		'block_editor_settings_all',
		static function ( array $settings ): array {
			$settings['styles'][] = array( 'css' => 'p { outline: 3px solid rgb(1, 2, 3); }' );
			return $settings;
		}
	);
	add_filter(
		'block_type_metadata',
		static fn( array $metadata ): array => 'core/details' === ( $metadata['name'] ?? '' ) ? array( 'title' => 'Details of a plugin' ) + $metadata : $metadata
	);
	add_filter(
		'block_categories_all',
		static fn( array $categories ): array => array_merge( $categories, array( array( 'slug' => 'atelier-e2e', 'title' => 'Category of a plugin' ) ) )
	);
	add_filter(
		'allowed_block_types_all',
		static fn(): array => array_values( array_diff( array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ), array( 'core/verse' ) ) )
	);
	add_filter(
		'wp_theme_json_data_theme',
		static fn( $data ) => $data->update_with(
			array(
				'version'  => 3,
				'settings' => array( 'blocks' => array( 'core/details' => array( 'color' => array( 'text' => false ) ) ) ),
				'styles'   => array( 'blocks' => array( 'core/details' => array( 'color' => array( 'text' => 'rgb(4, 5, 6)' ) ) ) ),
			)
		)
	);
	add_action(
		'init',
		static function (): void {
			wp_register_script( 'atelier-e2e-view', plugins_url( 'view.js', __FILE__ ), array(), '1', true );
			register_block_type(
				'atelier-e2e/clock',
				array(
					'api_version'         => 3,
					'title'               => 'Clock',
					'category'            => 'atelier-e2e',
					'editor_script'       => 'atelier-e2e-apis',
					'view_script_handles' => array( 'atelier-e2e-view' ),
					'render_callback'     => static fn(): string => '<p class="atelier-e2e-clock">Clock of the server</p>',
				)
			);
			register_block_bindings_source(
				'atelier-e2e/word',
				array(
					'label'              => 'Word of a plugin',
					'get_value_callback' => static fn( array $args ): string => 'Bound to ' . $args['key'],
				)
			);
			register_block_template(
				'atelier-e2e//landing',
				array(
					'title'      => 'Landing of a plugin',
					'post_types' => array( 'page' ),
					'content'    => '<!-- wp:paragraph --><p>Landed by a plugin</p><!-- /wp:paragraph --><!-- wp:post-content /-->',
				)
			);
		}
	);
}

/** Fills that need the scripts of WordPress's own editors, for browsers with this cookie. */
if ( isset( $_COOKIE['atelier_e2e_slots'] ) ) {
	add_action(
		'enqueue_block_editor_assets',
		static function (): void {
			// As plugins for WordPress's Site Editor do.
			if ( 'site-editor.php' !== $GLOBALS['pagenow'] ) {
				return;
			}
			wp_enqueue_script( 'atelier-e2e-slots', plugins_url( 'slots.js', __FILE__ ), array( 'wp-components', 'wp-edit-post', 'wp-edit-site', 'wp-element', 'wp-plugins' ), '1', true );
		}
	);
}

/** Read-only folders for browsers with this cookie: below a file, where not even root can write. */
if ( isset( $_COOKIE['atelier_e2e_unwritable'] ) ) {
	add_filter(
		'upload_dir',
		static fn( array $folder ): array => array(
			'basedir' => __FILE__,
			'path'    => __FILE__ . '/uploads',
		) + $folder
	);
}

/** “Additional CSS” of the Customizer for browsers with this cookie: against the theme's styles, and against the user's. */
if ( isset( $_COOKIE['atelier_e2e_additional_css'] ) ) {
	add_filter(
		'wp_get_custom_css',
		static fn(): string => 'body{background-color:rgb(1, 2, 3);letter-spacing:3px}h1,h2,p{text-decoration-line:overline}'
	);
}

/** The tests' own themes, because the default themes include no classic one. */
if ( is_dir( WP_PLUGIN_DIR . '/atelier/tests/themes' ) ) {
	register_theme_directory( WP_PLUGIN_DIR . '/atelier/tests/themes' );
}

/** Posts that start with blocks, for browsers with this cookie. */
add_filter(
	'register_post_type_args',
	static function ( array $args, string $type ): array {
		return 'post' === $type && isset( $_COOKIE['atelier_e2e_blocks'] )
			? array( 'template' => array( array( 'core/paragraph', array( 'content' => 'Where it begins' ) ) ) ) + $args
			: $args;
	},
	10,
	2
);

/** Roles that can edit the design and little else. They are never stored. */
const ROLES = array(
	'atelier_e2e_designer' => array( 'read', 'edit_theme_options' ),
	'atelier_e2e_writer'   => array( 'read', 'edit_theme_options', 'edit_posts', 'edit_pages', 'edit_others_pages', 'edit_published_pages' ),
);
add_action(
	'wp_roles_init',
	static function ( \WP_Roles $roles ): void {
		foreach ( ROLES as $name => $capabilities ) {
			$may                          = array_fill_keys( $capabilities, true );
			$roles->role_objects[ $name ] = new \WP_Role( $name, $may );
			$roles->role_names[ $name ]   = $name;
			$roles->roles[ $name ]        = array(
				'name'         => $name,
				'capabilities' => $may,
			);
		}
	}
);

/** See hold.php. */
add_filter(
	'rest_pre_insert_page',
	static function ( $post ) {
		$file = WP_CONTENT_DIR . '/atelier-e2e-hold';
		for ( $tries = 0; $tries < 1200 && is_file( $file ) && 'hold' === file_get_contents( $file ); $tries++ ) {
			usleep( 50000 );
		}
		return is_file( $file ) && 'fail' === file_get_contents( $file ) ? new \WP_Error( 'atelier_e2e', 'Not today.', array( 'status' => 400 ) ) : $post;
	}
);

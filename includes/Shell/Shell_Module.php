<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Canvas\Stage_Assets;
use Atelier\Documents\Home_Document;
use Atelier\Module;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\Styles\Style_Book_Examples;
use Atelier\Styles\Style_Book_Renderer;
use Atelier\Support\Build;
use Atelier\Support\Chunk_Translations;
use Atelier\Support\Guard;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Themes\Theme_Preview;

/**
 * The admin page: menu item, scripts, boot data.
 */
final class Shell_Module implements Module {
	/** Core's styles that the style of each stage depends on. */
	private const STYLE_DEPENDENCIES = array(
		'shell'   => array( 'wp-components' ),
		'records' => array( 'wp-commands' ),
	);

	private Build $build;
	private Home_Document $home;
	private Theme_Preview $preview;
	private Draft_Request $draft;
	private ?Boot_Data $boot = null;

	public function __construct( Build $build, Home_Document $home, Theme_Preview $preview, Draft_Request $draft ) {
		$this->build   = $build;
		$this->home    = $home;
		$this->preview = $preview;
		$this->draft   = $draft;
	}

	public function register(): void {
		( new Unused_Assets() )->register();
		add_action( 'admin_menu', array( $this, 'add_menu_item' ) );
		add_action( 'admin_notices', array( $this, 'show_build_notice' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'lead_to_item' ), 1 );
		add_action( 'load-' . Page::HOOK, array( $this, 'prepare_screen' ), 20 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		// Before the styles: an inline script after them would wait until they have loaded.
		add_action( 'admin_print_styles-' . Page::HOOK, array( $this, 'print_boot_data' ), 1 );
		add_action( 'admin_footer-' . Page::HOOK, array( $this, 'print_loaded_handles' ), PHP_INT_MAX );
		add_action( 'admin_footer-' . Page::HOOK, array( $this, 'print_admin_menu' ), PHP_INT_MAX );
		add_action( 'admin_footer-' . Page::HOOK, array( $this, 'print_style_book' ), PHP_INT_MAX );
	}

	public function add_menu_item(): void {
		add_menu_page(
			__( 'Atelier', 'atelier' ),
			__( 'Atelier', 'atelier' ),
			Page::capability(),
			Page::SLUG,
			array( $this, 'render' ),
			Admin_Page::menu_icon(),
			61
		);
	}

	public function render(): void {
		( new Admin_Page( $this->build, $this->boot()->opening_picture(), $this->boot()->has_bar() ) )->render();
	}

	/** Shows a notice about a missing build to users who can build the plugin. */
	public function show_build_notice(): void {
		if ( $this->build->is_complete() || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice( Admin_Page::not_built_message( $this->build ), array( 'type' => 'error' ) );
	}

	/** Leads from the address of a site draft to the item of a plugin's type that has its number. */
	public function lead_to_item(): void {
		$path = self::item_path( Query_Args::text( 'p' ) );
		if ( '' !== $path ) {
			wp_safe_redirect( add_query_arg( 'p', rawurlencode( $path ) ) );
			exit;
		}
	}

	/**
	 * The path of the item that a path of site drafts means where a plugin's type is called "drafts"; empty if it means a site
	 * draft. Both are posts, so one number is never both.
	 */
	public static function item_path( string $path ): string {
		return preg_match( '#^/drafts/([1-9]\d*)$#D', $path, $found ) && 'drafts' === get_post_type( (int) $found[1] ) ? "/posts$path" : '';
	}

	public function prepare_screen(): void {
		$screen = get_current_screen();
		if ( $screen ) {
			// With true, core would enqueue every block's editor script.
			$screen->is_block_editor( false );
		}
		add_filter(
			'admin_body_class',
			static function ( $classes ) {
				$before = is_string( $classes ) ? $classes : '';
				// The canvas frame copies `wp-embed-responsive` from here, as on every block editor screen.
				$bar = Admin_Bar::is_shown() ? 'atelier-with-admin-bar' : 'is-fullscreen-mode';
				return "$before atelier-page $bar wp-embed-responsive" . First_Steps::body_class( get_current_user_id() );
			}
		);
	}

	/**
	 * Registers all stages on our page and enqueues those that it starts with.
	 *
	 * @param mixed $hook The page that is loading.
	 */
	public function enqueue( $hook = '' ): void {
		if ( Page::HOOK !== $hook || ! $this->build->is_complete() ) {
			return;
		}
		$this->build->register_assets( self::STYLE_DEPENDENCIES );

		$shell = Build::handle( 'shell' );
		wp_enqueue_script( $shell );
		wp_enqueue_style( $shell );
		if ( $this->boot()->needs_records_at_once() ) {
			wp_enqueue_script( Build::handle( 'screens' ) );
			wp_enqueue_style( Build::handle( 'screens' ) );
		}
		$modules = $this->script_modules_of( array( 'wp-editor', 'wp-block-library', 'wp-format-library' ) );
		if ( $modules ) {
			wp_script_add_data( $shell, 'module_dependencies', $modules );
		}
	}

	/** Prints the boot data early in the page: it starts the request for later stages if they are needed immediately. */
	public function print_boot_data(): void {
		if ( ! $this->build->is_complete() ) {
			return;
		}
		$boot = $this->boot();
		$json = wp_json_encode( $boot->collect(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		$code = "window.atelierBoot=$json;";

		$translations = ( new Chunk_Translations( $this->build->root() ) )->urls();
		if ( $translations ) {
			$code .= 'window.atelierTranslations=' . wp_json_encode( $translations, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';';
		}
		if ( $boot->needs_editor_at_once() ) {
			$code .= '(window.atelierBoot.early=fetch(window.atelierBoot.stagesUrl,{credentials:"same-origin"})).catch(()=>{});';
		}
		$code .= First_Requests::script();
		Guard::within( Guard::PRINTING, static fn() => wp_print_inline_script_tag( $code, array( 'id' => 'atelier-boot' ) ) );
		if ( $boot->needs_editor_at_once() ) {
			self::print_preloads();
		}
	}

	/** Preloads the editor's largest scripts while those of the shell run. */
	private static function print_preloads(): void {
		foreach ( Stage_Assets::heaviest() as $file ) {
			printf( '<link rel="preload" as="script" fetchpriority="low" href="%s">' . "\n", esc_url( $file['src'] ) );
		}
	}

	/** Created once the page is known, because it reads its URL. */
	private function boot(): Boot_Data {
		$this->boot = $this->boot ?? new Boot_Data( $this->home, $this->preview, $this->draft );
		return $this->boot;
	}

	/**
	 * Prints the loaded scripts and styles, so that later stages load none of them twice, and the assets of the
	 * screens, which are loaded again if the page's own failed to load. For lists, prints the assets of the records
	 * stage too, which saves a request; elsewhere, the files to download once someone is about to edit.
	 */
	public function print_loaded_handles(): void {
		$loaded = array(
			'scripts' => array_values( wp_scripts()->done ),
			'styles'  => array_values( wp_styles()->done ),
		);
		if ( $this->build->is_complete() ) {
			$loaded['screens'] = Stage_Assets::of( 'screens' );
			if ( $this->boot()->needs_records_at_once() ) {
				$loaded['records'] = Stage_Assets::of( 'records' );
			} else {
				$loaded['ahead'] = Stage_Assets::ahead();
			}
		}
		wp_print_inline_script_tag( 'window.atelierLoaded=' . wp_json_encode( $loaded, JSON_HEX_TAG ) . ';' );
	}

	/** Prints the screens of the admin area, for the command palette. */
	public function print_admin_menu(): void {
		if ( ! $this->build->is_complete() ) {
			return;
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode( ( new Admin_Menu() )->entries(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
			array(
				'id'   => 'atelier-admin-menu',
				'type' => 'application/json',
			)
		);
	}

	/**
	 * Prints the overview of the style book if the URL opens it. Last, because rendering blocks enqueues front-end assets, and
	 * the shell starts in the meantime.
	 */
	public function print_style_book(): void {
		if ( ! $this->build->is_complete() || ! $this->boot()->shows_style_book() ) {
			return;
		}
		$picture = ( new Style_Book_Renderer( new Style_Book_Examples() ) )->describe();
		if ( $picture ) {
			wp_print_inline_script_tag(
				(string) wp_json_encode( $picture, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
				array(
					'id'   => 'atelier-book',
					'type' => 'application/json',
				)
			);
		}
	}

	/**
	 * The script modules that lazily loaded scripts import. They must be in the import map of the page from the start
	 * (WordPress 7.0 and newer).
	 *
	 * @param string[] $handles
	 * @return list<string|array<string, string>>
	 */
	private function script_modules_of( array $handles ): array {
		$registered = wp_scripts()->registered;
		$modules    = array();
		$seen       = array();
		while ( $handles ) {
			$handle = array_pop( $handles );
			if ( isset( $seen[ $handle ] ) || ! isset( $registered[ $handle ] ) ) {
				continue;
			}
			$seen[ $handle ] = true;
			$handles         = array_merge( $handles, $registered[ $handle ]->deps );
			foreach ( $registered[ $handle ]->extra['module_dependencies'] ?? array() as $module ) {
				$modules[ wp_json_encode( $module ) ] = $module;
			}
		}
		return array_values( $modules );
	}
}

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
use Atelier\Styles\Book_Picture;
use Atelier\Styles\Book_Samples;
use Atelier\Support\Build;
use Atelier\Support\Page;
use Atelier\Themes\Theme_Preview;

/**
 * The admin page: its menu item, its scripts, its first data.
 */
final class Shell_Module implements Module {
	/** Core's styles that a stage's own style builds on. */
	private const STYLE_DEPENDENCIES = array(
		'shell'   => array( 'wp-components' ),
		'records' => array( 'wp-commands' ),
	);

	private Build $build;
	private Home_Document $home;
	private Theme_Preview $preview;
	private ?Boot_Data $boot = null;

	public function __construct( Build $build, Home_Document $home, Theme_Preview $preview ) {
		$this->build   = $build;
		$this->home    = $home;
		$this->preview = $preview;
	}

	public function register(): void {
		( new Light_Page() )->register();
		add_action( 'admin_menu', array( $this, 'add_menu_item' ) );
		add_action( 'admin_notices', array( $this, 'say_what_is_missing' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'prepare_screen' ), 20 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'admin_head-' . Page::HOOK, array( $this, 'print_boot_data' ) );
		add_action( 'admin_footer-' . Page::HOOK, array( $this, 'print_loaded_handles' ), PHP_INT_MAX );
		add_action( 'admin_footer-' . Page::HOOK, array( $this, 'print_book' ), PHP_INT_MAX );
	}

	public function add_menu_item(): void {
		$screen = new Admin_Page( $this->build );
		add_menu_page(
			__( 'Atelier', 'atelier' ),
			__( 'Atelier', 'atelier' ),
			Page::CAPABILITY,
			Page::SLUG,
			array( $screen, 'render' ),
			Admin_Page::menu_icon(),
			61
		);
	}

	/** Tells who can build the plugin that it has not been built; everybody else can do nothing about it. */
	public function say_what_is_missing(): void {
		if ( $this->build->is_complete() || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice( Admin_Page::not_built_message( $this->build ), array( 'type' => 'error' ) );
	}

	public function prepare_screen(): void {
		// Set to true, core would enqueue every block's editor script into this light page.
		get_current_screen()->is_block_editor( false );
		add_filter(
			'admin_body_class',
			static function ( $classes ) {
				$before = is_string( $classes ) ? $classes : '';
				// The canvas frame takes `wp-embed-responsive` over from here, as on every block editor screen.
				return "$before atelier-page is-fullscreen-mode wp-embed-responsive";
			}
		);
	}

	/**
	 * Registers all stages on our page and enqueues the first.
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
		$modules = $this->script_modules_of( array( 'wp-editor', 'wp-block-library', 'wp-format-library' ) );
		if ( $modules ) {
			wp_script_add_data( $shell, 'module_dependencies', $modules );
		}
	}

	/** First data, as early in the page as possible: the request for later stages starts there when one is needed at once. */
	public function print_boot_data(): void {
		if ( ! $this->build->is_complete() ) {
			return;
		}
		$boot = $this->boot();
		$json = wp_json_encode( $boot->collect(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		$code = "window.atelierBoot=$json;";
		if ( $boot->needs_editor_at_once() ) {
			$code .= 'window.atelierBoot.early=fetch(window.atelierBoot.stagesUrl,{credentials:"same-origin"});';
		}
		wp_print_inline_script_tag( $code, array( 'id' => 'atelier-boot' ) );
	}

	/** Made when the page is, whose address it reads. */
	private function boot(): Boot_Data {
		$this->boot = $this->boot ?? new Boot_Data( $this->home, $this->preview );
		return $this->boot;
	}

	/**
	 * Which scripts and styles the page has, so that later stages load none of them twice. A list does not wait for
	 * the answer that tells what the later stages need: what it needs itself comes along.
	 */
	public function print_loaded_handles(): void {
		$loaded = array(
			'scripts' => array_values( wp_scripts()->done ),
			'styles'  => array_values( wp_styles()->done ),
		);
		if ( $this->build->is_complete() && $this->boot()->needs_records_at_once() ) {
			$loaded['records'] = Stage_Assets::records();
		}
		wp_print_inline_script_tag( 'window.atelierLoaded=' . wp_json_encode( $loaded, JSON_HEX_TAG ) . ';' );
	}

	/**
	 * The first picture of the style book, where the address asks for it. After everything else: rendering blocks
	 * enqueues what visitors need of them, and the shell starts in the meantime.
	 */
	public function print_book(): void {
		if ( ! $this->build->is_complete() || ! $this->boot()->shows_book() ) {
			return;
		}
		$picture = ( new Book_Picture( new Book_Samples() ) )->describe();
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
	 * The script modules that lazily loaded scripts will import. They have to be in the import map of
	 * the page from the start (WordPress 7.0 and newer; older ones have none).
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

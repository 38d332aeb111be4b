<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier;

defined( 'ABSPATH' ) || exit;

use Atelier\Canvas\Canvas_Module;
use Atelier\Canvas\Upright_Crops;
use Atelier\Conflicts\Conflicts_Module;
use Atelier\Documents\Content_Validation;
use Atelier\Documents\Home_Document;
use Atelier\Documents\Safe_Rendering;
use Atelier\Documents\Template_Resolver;
use Atelier\Documents\Unrenderable_Content;
use Atelier\Fonts\Fonts_Module;
use Atelier\Gallery\Gallery_Module;
use Atelier\History\History_Module;
use Atelier\History\History_Store;
use Atelier\History\History_Type;
use Atelier\History\Record_Reader;
use Atelier\History\Recorder;
use Atelier\Navigation\Navigation_Module;
use Atelier\Patterns\Patterns_Module;
use Atelier\Posts\Posts_Module;
use Atelier\Previews\Front_Preview;
use Atelier\Previews\Opening_Picture;
use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Preview_Sources;
use Atelier\Previews\Previews_Module;
use Atelier\Previews\Sample_Query;
use Atelier\Publishing\Publishing_Module;
use Atelier\Publishing\Schedule_Module;
use Atelier\Recovery\Recovery_Module;
use Atelier\Session\Session_Module;
use Atelier\Settings\Settings_Module;
use Atelier\Settings\Site_Editor_Links;
use Atelier\Settings\Site_Health;
use Atelier\Shell\Shell_Module;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Draft_Types;
use Atelier\SiteDrafts\Share_Links;
use Atelier\SiteDrafts\Site_Drafts_Module;
use Atelier\Styles\Stored_Styles_Module;
use Atelier\Styles\Styles_Module;
use Atelier\Styles\Variation_Store;
use Atelier\Styles\Variation_Type;
use Atelier\Support\Build;
use Atelier\Support\Options;
use Atelier\Support\Plugin_Files;
use Atelier\Support\Rest;
use Atelier\Support\Translation_Check;
use Atelier\Support\Upgrades;
use Atelier\Themes\Theme_Preview;
use Atelier\Themes\Themes_Module;
use Atelier\Views\Views_Module;
use Error;
use ParseError;
use WP_Error;
use WP_REST_Request;

/**
 * Creates and registers the modules. Only this class names all of them.
 *
 * Each module is created only in the kind of request that needs it, at no cost for visitors; see
 * tests/php/visitor.php.
 */
final class Plugin {
	/** After plugins that register post types. */
	private const LATE = 1000;

	/** Session_Module::ACTION, without loading it. */
	private const SESSION_ACTION = 'atelier_session';

	/** WordPress's argument for the site in an editor's frame. */
	private const SITE_PREVIEW_ARG = 'wp_site_preview';

	/** Page::DRAFT_ARG and Share_Links::ARG, without loading them. */
	private const DRAFT_ARGS = array( 'atelier_draft', 'atelier_preview' );

	/** Hidden_Posts::STATUS, without loading it. */
	private const HIDDEN_STATUS = 'atelier_hidden';

	/** The file of WordPress's login screen. */
	private const LOGIN = 'wp-login.php';

	/** The version of which all files have been found; see is_whole(). Loaded with the other options. */
	public const WHOLE = 'atelier_whole';

	private static bool $has_begun = false;

	/** Whether a class was needed in this request whose file isn't there. */
	private static bool $has_missed = false;

	private static ?Draft_Request $draft_request = null;

	/** @var array<string, true> Registered modules by class. */
	private static array $registered = array();

	/** Adds the autoloader and the hooks that register modules. */
	public static function boot(): void {
		spl_autoload_register( array( self::class, 'autoload' ) );
		self::attempt( array( self::class, 'add_hooks' ) );
	}

	private static function add_hooks(): void {
		if ( is_admin() && ! self::is_whole() ) {
			atelier_is_incomplete();
			return;
		}
		add_action( 'init', array( self::class, 'begin' ), self::LATE );
		// XML-RPC and some plugins set the user in the middle of a request.
		add_action( 'set_current_user', array( self::class, 'prepare_types' ) );
		add_action( 'rest_api_init', array( self::class, 'prepare_rest' ), -self::LATE );
		if ( wp_doing_ajax() ) {
			add_action( 'wp_ajax_' . self::SESSION_ACTION, array( self::class, 'answer_session' ) );
			add_action( 'wp_ajax_nopriv_' . self::SESSION_ACTION, array( self::class, 'answer_session' ) );
		} elseif ( is_admin() ) {
			self::prepare_admin();
		}
		if ( self::may_run_cron() && self::is_whole() ) {
			self::register( Schedule_Module::class, static fn(): Module => new Schedule_Module() );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		if ( isset( $_GET[ self::SITE_PREVIEW_ARG ] ) ) {
			self::register( Stored_Styles_Module::class, static fn(): Module => new Stored_Styles_Module() );
		}
	}

	/** Runs once post types can be registered and the screen is known. */
	public static function begin(): void {
		self::attempt( array( self::class, 'begin_modules' ) );
	}

	private static function begin_modules(): void {
		self::$has_begun = true;
		// The status of pages that only exist in a site draft: every request for one by its URL needs it.
		register_post_status( self::HIDDEN_STATUS, array( 'internal' => true ) );
		self::prepare_types();
		if ( self::LOGIN === ( $GLOBALS['pagenow'] ?? '' ) ) {
			self::register( Recovery_Module::class, static fn(): Module => new Recovery_Module() );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		if ( array_intersect_key( $_GET, array_flip( self::DRAFT_ARGS ) ) ) {
			self::prepare_front_preview();
		}
		// The admin bar on the front end.
		if ( is_user_logged_in() && Options::is_on( Options::REPLACES_SITE_EDITOR ) ) {
			self::register( Site_Editor_Links::class, static fn(): Module => new Site_Editor_Links() );
		}
	}

	/** The front end of a visitor, or of a frame, in a site draft. */
	private static function prepare_front_preview(): void {
		if ( ! is_admin() ) {
			self::register( Draft_Types::class, static fn(): Module => new Draft_Types() );
			self::register( Front_Preview::class, static fn(): Module => new Front_Preview( new Draft_Store(), self::draft_request(), new Share_Links() ) );
		}
	}

	/** Shared by the page, its internal REST requests and what records changes. */
	private static function draft_request(): Draft_Request {
		self::$draft_request = self::$draft_request ?? new Draft_Request( new Draft_Store() );
		return self::$draft_request;
	}

	/** Registers post types in every request that may change posts: without them, the capabilities of posts would apply. */
	public static function prepare_types(): void {
		if ( self::$has_begun && self::may_change_posts() ) {
			self::attempt( array( self::class, 'register_types' ) );
		}
	}

	private static function register_types(): void {
		Translation_Check::begin();
		self::register( Variation_Type::class, static fn(): Module => new Variation_Type() );
		self::register( Views_Module::class, static fn(): Module => new Views_Module() );
		self::register( Draft_Types::class, static fn(): Module => new Draft_Types() );
		self::register( History_Type::class, static fn(): Module => new History_Type() );
		self::register( Recorder::class, static fn(): Module => new Recorder( new Record_Reader(), new History_Store(), self::draft_request() ) );
	}

	/** Whether this is more than a visitor reading the site. */
	private static function may_change_posts(): bool {
		return is_user_logged_in() || is_admin() || wp_doing_cron() || did_action( 'rest_api_init' ) || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST );
	}

	/** Whether this request may run cron events: some requests are only recognized later. */
	private static function may_run_cron(): bool {
		return wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'ALTERNATE_WP_CRON' ) && ALTERNATE_WP_CRON );
	}

	/** With missing files, an open page of Atelier must not save without the guards of saves. */
	public static function prepare_rest(): void {
		$is_whole = self::attempt(
			static function (): void {
				if ( self::is_whole() ) {
					self::register_rest();
				} else {
					self::refuse_saves();
				}
			}
		);
		if ( ! $is_whole ) {
			self::refuse_saves();
		}
	}

	/** In the order of docs/rooms.md. */
	private static function register_rest(): void {
		Translation_Check::begin();
		add_filter( 'rest_request_before_callbacks', array( Rest::class, 'refuse_other_path' ), 1, 3 );
		self::prepare_types();
		self::register( Unrenderable_Content::class, static fn(): Module => new Unrenderable_Content() );
		self::register( Safe_Rendering::class, static fn(): Module => new Safe_Rendering() );
		self::register( Content_Validation::class, static fn(): Module => new Content_Validation() );
		self::register( Fonts_Module::class, static fn(): Module => new Fonts_Module() );
		self::register( Stored_Styles_Module::class, static fn(): Module => new Stored_Styles_Module() );
		self::register( Styles_Module::class, static fn(): Module => new Styles_Module( new Variation_Store() ) );
		self::register( Conflicts_Module::class, static fn(): Module => new Conflicts_Module() );
		self::register( Site_Drafts_Module::class, static fn(): Module => new Site_Drafts_Module( new Draft_Store(), self::draft_request() ) );
		self::register( Publishing_Module::class, static fn(): Module => new Publishing_Module( new Draft_Store() ) );
		self::register( Previews_Module::class, static fn(): Module => new Previews_Module( self::draft_request() ) );
		self::register( History_Module::class, static fn(): Module => new History_Module() );
		self::register( Upright_Crops::class, static fn(): Module => new Upright_Crops() );
		self::register( Patterns_Module::class, static fn(): Module => new Patterns_Module() );
		self::register( Navigation_Module::class, static fn(): Module => new Navigation_Module() );
		self::register( Posts_Module::class, static fn(): Module => new Posts_Module() );
		self::register( Site_Health::class, static fn(): Module => new Site_Health( new Build( ATELIER_FILE ) ) );
	}

	/** The pages of wp-admin. */
	private static function prepare_admin(): void {
		Translation_Check::begin();
		add_action( 'admin_init', static fn() => ( new Upgrades() )->run() );
		$build     = new Build( ATELIER_FILE );
		$templates = new Template_Resolver();
		self::register( Session_Module::class, static fn(): Module => new Session_Module() );
		self::register( Themes_Module::class, static fn(): Module => new Themes_Module() );
		self::register( Unrenderable_Content::class, static fn(): Module => new Unrenderable_Content() );
		self::register( Stored_Styles_Module::class, static fn(): Module => new Stored_Styles_Module() );
		self::register( Site_Drafts_Module::class, static fn(): Module => new Site_Drafts_Module( new Draft_Store(), self::draft_request() ) );
		self::register( Publishing_Module::class, static fn(): Module => new Publishing_Module( new Draft_Store() ) );
		self::register( Canvas_Module::class, static fn(): Module => new Canvas_Module( $build, $templates ) );
		self::register( Opening_Picture::class, static fn(): Module => new Opening_Picture( new Preview_Sources(), new Preview_Renderer( new Sample_Query() ) ) );
		self::register( Shell_Module::class, static fn(): Module => new Shell_Module( $build, new Home_Document( $templates ), new Theme_Preview(), self::draft_request() ) );
		self::register( Schedule_Module::class, static fn(): Module => new Schedule_Module() );
		self::register( Settings_Module::class, static fn(): Module => new Settings_Module() );
		self::register( Site_Health::class, static fn(): Module => new Site_Health( $build ) );
		// Not in the plugin's zip.
		if ( is_dir( __DIR__ . '/Gallery' ) && Gallery_Module::is_wanted( $build ) ) {
			self::register( Gallery_Module::class, static fn(): Module => new Gallery_Module( $build ) );
		}
	}

	/** Responds whether the user of the page is still logged in. */
	public static function answer_session(): void {
		( new Session_Module() )->answer();
	}

	/**
	 * Whether the upload or the update that brought these files was complete. Looks at them once for each version, and again after
	 * one was missed.
	 */
	private static function is_whole(): bool {
		if ( get_option( self::WHOLE ) === ATELIER_VERSION ) {
			return true;
		}
		if ( ( new Plugin_Files( dirname( ATELIER_FILE ) ) )->missing() ) {
			return false;
		}
		update_option( self::WHOLE, ATELIER_VERSION, true );
		return true;
	}

	/**
	 * Does a step of the start. A file that is missing or cut off ends it, and not the request.
	 *
	 * @param callable(): void $step
	 * @return bool Whether all files were there.
	 * @throws Error Any other.
	 */
	private static function attempt( callable $step ): bool {
		try {
			$step();
			return true;
		} catch ( Error $error ) {
			if ( ! self::$has_missed ) {
				throw $error;
			}
			atelier_is_incomplete();
			return false;
		}
	}

	private static function refuse_saves(): void {
		add_filter(
			'rest_pre_dispatch',
			static fn( $answer, $server, $request ) => $request instanceof WP_REST_Request && 'GET' !== $request->get_method() && $request->get_header( 'X-Atelier' )
				? new WP_Error( 'atelier_incomplete', atelier_incomplete_message(), array( 'status' => 503 ) )
				: $answer,
			10,
			3
		);
	}

	/**
	 * Creates a module and adds its hooks, once per request.
	 *
	 * @param class-string       $name
	 * @param callable(): Module $make
	 */
	private static function register( string $name, callable $make ): void {
		if ( ! isset( self::$registered[ $name ] ) ) {
			self::$registered[ $name ] = true;
			$make()->register();
		}
	}

	/** Maps Atelier\Room\Class_Name to includes/Room/Class_Name.php. */
	public static function autoload( string $class_name ): void {
		if ( 0 !== strpos( $class_name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_readable( $file ) ) {
			try {
				require_once $file;
			} catch ( ParseError $error ) {
				self::miss();
				throw $error;
			}
		} elseif ( is_dir( dirname( $file ) ) ) {
			// Namespaces that aren't rooms are other plugins'.
			self::miss();
		}
	}

	/** From the next request on, Atelier doesn't start until all files are there. */
	private static function miss(): void {
		self::$has_missed = true;
		delete_option( self::WHOLE );
	}
}

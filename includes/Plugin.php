<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Accounts;
use Atelier\Agents\Agent_Login;
use Atelier\Agents\Agents_Module;
use Atelier\Agents\Agents_Screen;
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
use Atelier\Previews\Unsaved_Store;
use Atelier\Proposals\Agent_Boundary;
use Atelier\Proposals\Proposals_Module;
use Atelier\Proposals\Registered_Abilities;
use Atelier\Publishing\Publishing_Module;
use Atelier\Publishing\Schedule_Module;
use Atelier\Records\Filtered_Content;
use Atelier\Records\Sent_Content;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\Recovery\Recovery_Module;
use Atelier\Restoring\Restoring_Module;
use Atelier\Session\Session_Module;
use Atelier\Settings\Settings_Module;
use Atelier\Settings\Site_Editor_Links;
use Atelier\Settings\Site_Health;
use Atelier\Shell\Shell_Module;
use Atelier\SiteDrafts\Draft_People;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Draft_Types;
use Atelier\SiteDrafts\Drafts_By_Agents;
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
use Atelier\Uses\Change_Watcher;
use Atelier\Uses\Filling_Module;
use Atelier\Uses\Index_Rows;
use Atelier\Uses\Indexer;
use Atelier\Uses\Record_Source;
use Atelier\Uses\Uses_Module;
use Atelier\Views\Views_Module;
use Error;
use ParseError;
use WP_Error;
use WP_REST_Request;

/**
 * Which modules are there in which kind of request. Only this class names all of them; each is created where it is needed, at
 * no cost for visitors; see tests/php/visitor.php.
 */
final class Plugin {
	// Kinds of requests. Several can be what a request is; its modules are registered once.

	/** It may run cron events. */
	private const CRON = 'cron';

	/** It may change posts: without their types, the capabilities of posts would apply. */
	private const WRITING = 'writing';

	private const REST  = 'rest';
	private const ADMIN = 'admin';
	private const LOGIN = 'login';

	/** The front end in an editor's frame. */
	private const SITE_PREVIEW = 'site-preview';

	/** The front end of a visitor, or of a frame, in a site draft. */
	private const DRAFT_PREVIEW = 'draft-preview';

	/** The admin bar on the front end, if Atelier replaces WordPress's editor. */
	private const ADMIN_BAR = 'admin-bar';

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
	private const LOGIN_PAGE = 'wp-login.php';

	/** Plugin_Files::WHOLE, without loading it. */
	private const WHOLE = 'atelier_whole';

	/** The folders, of which an upload that stopped halfway may lack some. */
	private const ROOMS = array( 'Agents', 'Canvas', 'Conflicts', 'Documents', 'Fonts', 'Gallery', 'History', 'Navigation', 'Overlay', 'Patterns', 'Posts', 'Previews', 'Proposals', 'Publishing', 'Records', 'Recovery', 'Restoring', 'Session', 'Settings', 'Shell', 'SiteDrafts', 'Styles', 'Support', 'Themes', 'Uses', 'Views' );

	private static bool $has_begun = false;

	/** Whether a class was needed in this request whose file isn't there. */
	private static bool $has_missed = false;

	private static ?Draft_Request $draft_request = null;

	private static ?Hidden_Posts $hidden_posts = null;

	/** @var array<string, true> Registered modules by class. */
	private static array $registered = array();

	/** @return array<class-string<Module>, callable(): Module> In the order of docs/rooms.md where it matters. */
	private static function modules( string $kind ): array {
		$build = static function (): Build {
			static $made = null;
			$made        = $made ?? new Build( ATELIER_FILE );
			return $made;
		};
		$table = array(
			self::CRON          => array(
				Schedule_Module::class => static fn() => new Schedule_Module( self::drafts(), self::live_site(), self::rights() ),
				Filling_Module::class  => static fn() => new Filling_Module(),
			),
			self::LOGIN         => array(
				Recovery_Module::class => static fn() => new Recovery_Module(),
				Agent_Login::class     => static fn() => new Agent_Login(),
			),
			self::SITE_PREVIEW  => array(
				Stored_Styles_Module::class => static fn() => new Stored_Styles_Module(),
			),
			self::DRAFT_PREVIEW => array(
				Draft_Types::class   => static fn() => new Draft_Types( self::hidden_posts() ),
				Front_Preview::class => static fn() => new Front_Preview( self::drafts(), self::draft_request(), new Share_Links(), self::rights() ),
			),
			self::ADMIN_BAR     => array(
				Site_Editor_Links::class => static fn() => new Site_Editor_Links(),
			),
			self::WRITING       => array(
				Variation_Type::class => static fn() => new Variation_Type(),
				Views_Module::class   => static fn() => new Views_Module(),
				Draft_Types::class    => static fn() => new Draft_Types( self::hidden_posts() ),
				Agent_Login::class    => static fn() => new Agent_Login(),
				Agent_Boundary::class => static fn() => new Agent_Boundary(),
				History_Type::class   => static fn() => new History_Type(),
				Recorder::class       => static fn() => new Recorder( new Record_Reader(), new History_Store(), self::draft_request() ),
				Change_Watcher::class => static fn() => new Change_Watcher( new Indexer( new Record_Source(), new Index_Rows() ), new Record_Source(), self::draft_request() ),
			),
			self::REST          => array(
				Unrenderable_Content::class => static fn() => new Unrenderable_Content(),
				Safe_Rendering::class       => static fn() => new Safe_Rendering(),
				Content_Validation::class   => static fn() => new Content_Validation(),
				Filtered_Content::class     => static fn() => new Filtered_Content(),
				Sent_Content::class         => static fn() => new Sent_Content(),
				Fonts_Module::class         => static fn() => new Fonts_Module( self::draft_request() ),
				Stored_Styles_Module::class => static fn() => new Stored_Styles_Module(),
				Styles_Module::class        => static fn() => new Styles_Module( new Variation_Store() ),
				Conflicts_Module::class     => static fn() => new Conflicts_Module( self::draft_request() ),
				Site_Drafts_Module::class   => static fn() => new Site_Drafts_Module( self::drafts(), self::draft_request(), self::hidden_posts(), self::live_site(), self::rights() ),
				Publishing_Module::class    => static fn() => new Publishing_Module( self::drafts(), self::live_site(), self::rights() ),
				Previews_Module::class      => static fn() => new Previews_Module( self::draft_request(), new Unsaved_Store( self::drafts(), self::rights() ), self::hidden_posts() ),
				Uses_Module::class          => static fn() => new Uses_Module( self::rights(), self::draft_request() ),
				History_Module::class       => static fn() => new History_Module( self::rights() ),
				Restoring_Module::class     => static fn() => new Restoring_Module( self::drafts(), self::hidden_posts(), self::live_site(), self::rights(), self::draft_request() ),
				Proposals_Module::class     => static fn() => self::proposals(),
				Upright_Crops::class        => static fn() => new Upright_Crops(),
				Patterns_Module::class      => static fn() => new Patterns_Module(),
				Navigation_Module::class    => static fn() => new Navigation_Module( self::rights(), self::draft_request() ),
				Posts_Module::class         => static fn() => new Posts_Module(),
				Site_Health::class          => static fn() => new Site_Health( $build() ),
			),
			self::ADMIN         => array(
				Session_Module::class       => static fn() => new Session_Module(),
				Themes_Module::class        => static fn() => new Themes_Module(),
				Unrenderable_Content::class => static fn() => new Unrenderable_Content(),
				Stored_Styles_Module::class => static fn() => new Stored_Styles_Module(),
				Site_Drafts_Module::class   => static fn() => new Site_Drafts_Module( self::drafts(), self::draft_request(), self::hidden_posts(), self::live_site(), self::rights() ),
				Publishing_Module::class    => static fn() => new Publishing_Module( self::drafts(), self::live_site(), self::rights() ),
				Canvas_Module::class        => static fn() => new Canvas_Module( $build(), new Template_Resolver() ),
				Opening_Picture::class      => static fn() => new Opening_Picture( new Preview_Sources(), new Preview_Renderer( new Sample_Query() ) ),
				Shell_Module::class         => static fn() => new Shell_Module( $build(), new Home_Document( new Template_Resolver() ), new Theme_Preview(), self::draft_request() ),
				Schedule_Module::class      => static fn() => new Schedule_Module( self::drafts(), self::live_site(), self::rights() ),
				Agents_Module::class        => static fn() => self::agents(),
				Settings_Module::class      => static fn() => new Settings_Module(),
				Site_Health::class          => static fn() => new Site_Health( $build() ),
				Gallery_Module::class       => static fn() => new Gallery_Module( $build() ),
			),
		);
		// Not in the plugin's zip.
		if ( self::ADMIN === $kind && ! ( is_dir( __DIR__ . '/Gallery' ) && Gallery_Module::is_wanted( $build() ) ) ) {
			unset( $table[ self::ADMIN ][ Gallery_Module::class ] );
		}
		return $table[ $kind ];
	}

	/** Creates the modules of a kind of request and adds their hooks, each once. */
	private static function register( string $kind ): void {
		foreach ( self::modules( $kind ) as $name => $make ) {
			if ( ! isset( self::$registered[ $name ] ) ) {
				self::$registered[ $name ] = true;
				$make()->register();
			}
		}
	}

	/** Shared by the page, its internal REST requests and what records changes. */
	private static function draft_request(): Draft_Request {
		self::$draft_request = self::$draft_request ?? new Draft_Request( self::drafts(), self::rights() );
		return self::$draft_request;
	}

	/** Shared by those who work on these posts and the hooks that refuse it to others. */
	private static function hidden_posts(): Hidden_Posts {
		self::$hidden_posts = self::$hidden_posts ?? new Hidden_Posts();
		return self::$hidden_posts;
	}

	private static function live_site(): Live_Site {
		return new Live_Site( self::hidden_posts() );
	}

	private static function drafts(): Draft_Store {
		return new Draft_Store( self::hidden_posts(), self::live_site(), self::rights(), new Draft_People() );
	}

	private static function agents(): Agents_Module {
		$drafts   = new Drafts_By_Agents( self::drafts() );
		$accounts = new Agent_Accounts( $drafts );
		return new Agents_Module( $accounts, new Agents_Screen( $accounts, $drafts ) );
	}

	private static function rights(): Record_Rights {
		return new Record_Rights( self::hidden_posts(), self::live_site() );
	}

	private static function proposals(): Proposals_Module {
		return new Proposals_Module( self::drafts(), self::draft_request(), self::live_site(), self::rights() );
	}

	/** Adds the autoloader and the hooks that tell what kind of request this is. */
	public static function boot(): void {
		spl_autoload_register( array( self::class, 'autoload' ) );
		self::attempt( array( self::class, 'add_hooks' ) );
	}

	private static function add_hooks(): void {
		if ( is_admin() && ! Plugin_Files::are_complete() ) {
			atelier_is_incomplete();
			return;
		}
		add_action( 'init', array( self::class, 'begin' ), self::LATE );
		// XML-RPC and some plugins set the user in the middle of a request.
		add_action( 'set_current_user', array( self::class, 'prepare_types' ) );
		add_action( 'rest_api_init', array( self::class, 'prepare_rest' ), -self::LATE );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			// An adapter for MCP asks for them in the middle of `init`.
			self::offer_abilities();
		}
		if ( wp_doing_ajax() ) {
			add_action( 'wp_ajax_' . self::SESSION_ACTION, array( self::class, 'answer_session' ) );
			add_action( 'wp_ajax_nopriv_' . self::SESSION_ACTION, array( self::class, 'answer_session' ) );
		} elseif ( is_admin() ) {
			Translation_Check::begin();
			add_action( 'admin_init', static fn() => ( new Upgrades() )->run() );
			self::register( self::ADMIN );
		}
		if ( self::may_run_cron() && Plugin_Files::are_complete() ) {
			self::register( self::CRON );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		if ( isset( $_GET[ self::SITE_PREVIEW_ARG ] ) ) {
			self::register( self::SITE_PREVIEW );
		}
	}

	/** Runs once post types can be registered and the screen is known. */
	public static function begin(): void {
		self::attempt(
			static function (): void {
				self::$has_begun = true;
				// The status of pages that only exist in a site draft: every request for one by its URL needs it.
				register_post_status( self::HIDDEN_STATUS, array( 'internal' => true ) );
				self::prepare_types();
				if ( self::LOGIN_PAGE === ( $GLOBALS['pagenow'] ?? '' ) ) {
					self::register( self::LOGIN );
				}
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
				if ( ! is_admin() && array_intersect_key( $_GET, array_flip( self::DRAFT_ARGS ) ) ) {
					self::register( self::DRAFT_PREVIEW );
				}
				if ( is_user_logged_in() && Options::is_on( Options::REPLACES_SITE_EDITOR ) ) {
					self::register( self::ADMIN_BAR );
				}
			}
		);
	}

	public static function prepare_types(): void {
		if ( self::$has_begun && self::may_change_posts() ) {
			self::attempt(
				static function (): void {
					Translation_Check::begin();
					self::offer_abilities();
					self::register( self::WRITING );
				}
			);
		}
	}

	/** Before WordPress asks for the abilities themselves, and only where somebody wants to know them. */
	private static function offer_abilities(): void {
		add_action( 'wp_abilities_api_categories_init', array( self::class, 'prepare_abilities' ) );
	}

	public static function prepare_rest(): void {
		$is_whole = self::attempt(
			static function (): void {
				if ( ! Plugin_Files::are_complete() ) {
					self::refuse_saves();
					return;
				}
				Translation_Check::begin();
				add_filter( 'rest_request_before_callbacks', array( Rest::class, 'refuse_other_path' ), 1, 3 );
				add_filter( 'rest_post_dispatch', array( Rest::class, 'keep_without_fields' ), 0, 3 );
				self::prepare_types();
				self::register( self::REST );
			}
		);
		if ( ! $is_whole ) {
			self::refuse_saves();
		}
	}

	/** Of WordPress 6.9 and later. */
	public static function prepare_abilities(): void {
		self::attempt(
			static function (): void {
				if ( self::may_change_posts() && Plugin_Files::are_complete() ) {
					Translation_Check::begin();
					( new Registered_Abilities( static fn() => self::proposals()->abilities() ) )->register();
				}
			}
		);
	}

	/** Whether this is more than a visitor reading the site. */
	private static function may_change_posts(): bool {
		return is_user_logged_in() || is_admin() || wp_doing_cron() || did_action( 'rest_api_init' ) || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST );
	}

	/** Whether this request may run cron events: some requests are only recognized later. */
	private static function may_run_cron(): bool {
		return wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'ALTERNATE_WP_CRON' ) && ALTERNATE_WP_CRON );
	}

	/** With missing files, an open page of Atelier must not save without the guards of saves. Here, since they may be what is missing. */
	private static function refuse_saves(): void {
		add_filter(
			'rest_pre_dispatch',
			static fn( $answer, $server = null, $request = null ) => $request instanceof WP_REST_Request && 'GET' !== $request->get_method() && $request->get_header( 'X-Atelier' )
				? new WP_Error( 'atelier_incomplete', atelier_incomplete_message(), array( 'status' => 503 ) )
				: $answer,
			10,
			3
		);
	}

	/** Responds whether the user of the page is still logged in. */
	public static function answer_session(): void {
		( new Session_Module() )->answer();
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
		} elseif ( dirname( $file ) === __DIR__ || in_array( basename( dirname( $file ) ), self::ROOMS, true ) ) {
			// Other namespaces are other plugins'.
			self::miss();
		}
	}

	/** From the next request on, Atelier doesn't start until all files are there. */
	private static function miss(): void {
		self::$has_missed = true;
		delete_option( self::WHOLE );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;
use WP_Block_Type_Registry;
use WP_Hook;

/**
 * Runs what plugins and themes have hooked, for requests that only read: what fails costs its own part, and not the page.
 *
 * Callbacks are run by WordPress in its order, each inside of a Guarded_Callback. What ends the request (exit, memory) can't be
 * caught: it is noted, and the request is sent again without it.
 */
final class Guard {
	/** The hooks of an editor page. */
	public const EDITOR = array( 'admin_enqueue_scripts', 'enqueue_block_editor_assets', 'enqueue_block_assets', 'wp_enqueue_media', 'block_editor_settings_all', 'block_editor_rest_api_preload_paths', 'block_categories_all', 'allowed_block_types_all', 'media_view_settings', 'media_view_strings', 'image_size_names_choose' );

	/** The hooks that add styles to a page. */
	public const HEAD = array( 'wp_enqueue_scripts', 'enqueue_block_assets' );

	/** The hooks of printing scripts and styles. */
	public const PRINTING = array( 'script_loader_src', 'script_loader_tag', 'style_loader_src', 'style_loader_tag', 'print_styles_array', 'print_scripts_array', 'wp_inline_script_attributes', 'wp_script_attributes', 'pre_load_script_translations', 'load_script_translation_file' );

	/** The hooks that change rendered blocks. */
	public const BLOCKS = array( 'pre_render_block', 'render_block_data', 'render_block_context', 'render_block', 'body_class', 'wp_content_img_tag', 'the_title', 'the_content', 'the_excerpt', 'get_the_excerpt' );

	/** The arguments of wp_die() by its filters. */
	private const DIES = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' );

	/** @var array<string, int> How many callers guard a hook. */
	private static array $guarded = array();

	/** @var list<array{ key: string, hook: string, place: callable(): array{0: string, 1: string, 2: int} }> What runs now, the innermost last. */
	private static array $running = array();

	private static bool $is_watching = false;

	private static bool $is_reporting = false;

	/**
	 * Runs an action, and drops what its callbacks print.
	 *
	 * @param mixed ...$arguments
	 */
	public static function action( string $hook, ...$arguments ): void {
		self::within(
			array( $hook ),
			static function () use ( $hook, $arguments ): void {
				ob_start();
				$level = ob_get_level();
				try {
					// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own actions.
					do_action( $hook, ...$arguments );
				} finally {
					self::return_to( $level - 1 );
				}
			}
		);
	}

	/**
	 * Returns the result of a callback that runs while the callbacks of hooks are guarded.
	 *
	 * @template T
	 * @param list<string>  $hooks
	 * @param callable(): T $work
	 * @return T
	 */
	public static function within( array $hooks, callable $work ) {
		self::watch();
		foreach ( $hooks as $hook ) {
			self::$guarded[ $hook ] = ( self::$guarded[ $hook ] ?? 0 ) + 1;
			// Callbacks of other hooks may add some to this one until it runs.
			add_filter( $hook, array( self::class, 'wrap_current' ), PHP_INT_MIN );
			self::wrap( $hook );
		}
		try {
			return $work();
		} finally {
			foreach ( $hooks as $hook ) {
				--self::$guarded[ $hook ];
				if ( 0 === self::$guarded[ $hook ] ) {
					remove_filter( $hook, array( self::class, 'wrap_current' ), PHP_INT_MIN );
					self::unwrap( $hook );
				}
			}
		}
	}

	/**
	 * Returns the result of a callback that renders blocks, while what renders, filters and styles them is guarded.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function within_blocks( callable $work ) {
		$changed = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( null !== $type->render_callback ) {
				$changed[]             = array( $type, $type->render_callback );
				$type->render_callback = new Guarded_Callback( "the block $name", $type->render_callback, '' );
			}
		}
		$shortcodes = (array) ( $GLOBALS['shortcode_tags'] ?? array() );
		foreach ( $shortcodes as $name => $callback ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
			$GLOBALS['shortcode_tags'][ $name ] = new Guarded_Callback( "the shortcode $name", $callback, '' );
		}
		$of_one_block = preg_grep( '/^render_block_/', array_keys( $GLOBALS['wp_filter'] ) );
		try {
			return self::within( array_merge( self::BLOCKS, self::PRINTING, array_diff( (array) $of_one_block, self::BLOCKS ) ), $work );
		} finally {
			$GLOBALS['shortcode_tags'] = $shortcodes; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as it was.
			foreach ( $changed as list( $type, $callback ) ) {
				$type->render_callback = $callback;
			}
		}
	}

	/**
	 * Returns the result of a part of a page; the fallback if it fails, or ended the last request.
	 *
	 * @template T
	 * @template F
	 * @param string        $part For the log, such as "the preview of wp_template:…".
	 * @param string        $of   What it is made of: another is run again.
	 * @param callable(): T $work
	 * @param F             $otherwise
	 * @return T|F
	 */
	public static function part( string $part, string $of, callable $work, $otherwise ) {
		self::watch();
		$key = md5( "$part|$of" );
		// An error message must not be sent before the headers.
		ob_start();
		try {
			return self::run( $part, $key, static fn(): array => array( '', '', 0 ), $work, $otherwise );
		} finally {
			ob_end_clean();
		}
	}

	/**
	 * Returns what a filter or function that runs code of others returns, in any request; the fallback if that fails.
	 *
	 * @template T
	 * @template F
	 * @param string        $hook For the log.
	 * @param callable(): T $ask
	 * @param F             $otherwise
	 * @return T|F
	 */
	public static function answer( string $hook, callable $ask, $otherwise ) {
		$filters = $GLOBALS['wp_current_filter'] ?? array();
		try {
			return $ask();
		} catch ( Throwable $error ) {
			$GLOBALS['wp_current_filter'] = $filters; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The list is put back as it was before.
			self::report_once( $error, $hook );
			return $otherwise;
		}
	}

	/** Storing a report may ask the same again: what fails then is only logged. */
	private static function report_once( Throwable $error, string $hook ): void {
		if ( self::$is_reporting ) {
			Log::caught( $error );
			return;
		}
		self::$is_reporting = true;
		try {
			self::report( $error, $hook, md5( $hook ), array( '', '', 0 ) );
		} finally {
			self::$is_reporting = false;
		}
	}

	/**
	 * The first callback of each guarded hook.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function wrap_current( $value = null ) {
		self::wrap( (string) current_filter() );
		return $value;
	}

	/**
	 * Guards callbacks that were added since.
	 *
	 * @param string $hook A guarded one.
	 */
	public static function wrap( string $hook ): void {
		$registered = $GLOBALS['wp_filter'][ $hook ] ?? null;
		if ( ! $registered instanceof WP_Hook || 0 === ( self::$guarded[ $hook ] ?? 0 ) ) {
			return;
		}
		foreach ( $registered->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				$is_own = array( self::class, 'wrap_current' ) === $callback['function'];
				if ( ! $is_own && ! $callback['function'] instanceof Guarded_Callback ) {
					$registered->callbacks[ $priority ][ $id ]['function'] = new Guarded_Callback( $hook, $callback['function'] );
				}
			}
		}
	}

	private static function unwrap( string $hook ): void {
		$registered = $GLOBALS['wp_filter'][ $hook ] ?? null;
		if ( ! $registered instanceof WP_Hook ) {
			return;
		}
		foreach ( $registered->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				if ( $callback['function'] instanceof Guarded_Callback ) {
					$registered->callbacks[ $priority ][ $id ]['function'] = $callback['function']->callback();
				}
			}
		}
	}

	/**
	 * Runs code of others: see part().
	 *
	 * @template T
	 * @template F
	 * @param callable(): array{0: string, 1: string, 2: int} $place Owner, file and line, if they are known; asked for only if it fails.
	 * @param callable(): T                                   $work
	 * @param F                                               $otherwise
	 * @return T|F
	 */
	public static function run( string $hook, string $key, callable $place, callable $work, $otherwise ) {
		if ( Failed_Callbacks::is_left_out( $key ) ) {
			return $otherwise;
		}
		$filters         = $GLOBALS['wp_current_filter'] ?? array();
		$level           = ob_get_level();
		self::$running[] = array(
			'key'   => $key,
			'hook'  => $hook,
			'place' => $place,
		);
		try {
			return $work();
		} catch ( Throwable $error ) {
			// The error left filters on the stack.
			$GLOBALS['wp_current_filter'] = $filters; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The list is put back as it was before.
			self::return_to( $level );
			self::report( $error, $hook, $key, $place() );
			return $otherwise;
		} finally {
			array_pop( self::$running );
			self::return_to( $level );
		}
	}

	/** Drops output that was left open; where too much was closed, what follows must not be part of the response. */
	private static function return_to( int $level ): void {
		while ( ob_get_level() > $level && ob_end_clean() ) {
			continue;
		}
		while ( ob_get_level() < $level && ob_start() ) {
			continue;
		}
	}

	/** @param array{0: string, 1: string, 2: int} $place */
	private static function report( Throwable $error, string $hook, string $key, array $place ): void {
		list( $owner, $file ) = $place;
		if ( '' === $owner ) {
			list( $owner, $file ) = self::blamed( $error );
		}
		$short = Code_Owner::short_path( '' === $file ? $error->getFile() : $file );
		Log::failed( $error, $hook, $owner, $short );
		Failed_Callbacks::add( Failed_Callbacks::THREW, $key, $hook, $owner, $short, get_class( $error ) . ': ' . $error->getMessage() );
	}

	/**
	 * Whose code an error comes from: the innermost that isn't WordPress's or Atelier's.
	 *
	 * @return array{0: string, 1: string} Owner and file.
	 */
	private static function blamed( Throwable $error ): array {
		$files = array_merge( array( $error->getFile() ), array_column( $error->getTrace(), 'file' ) );
		foreach ( $files as $file ) {
			$owner = Code_Owner::of_file( $file );
			if ( '' !== $owner ) {
				return array( $owner, $file );
			}
		}
		return array( '', $error->getFile() );
	}

	/** Notices the end of the request while something of others runs, once for all callers. */
	private static function watch(): void {
		if ( self::$is_watching ) {
			return;
		}
		self::$is_watching = true;
		foreach ( self::DIES as $die ) {
			add_filter( $die, array( self::class, 'choose_handler' ), PHP_INT_MAX );
		}
		// Before WordPress sends what was printed.
		add_action( 'shutdown', array( self::class, 'end' ), PHP_INT_MIN );
		// WordPress answers fatal errors before that action.
		add_filter( 'wp_php_error_args', array( self::class, 'end_in_error' ) );
	}

	/**
	 * @param mixed $handler Of wp_die().
	 * @return mixed
	 */
	public static function choose_handler( $handler ) {
		return self::$running ? array( self::class, 'refuse_to_die' ) : $handler;
	}

	/**
	 * @param mixed $message
	 * @throws Ended_Request Always.
	 */
	public static function refuse_to_die( $message = '' ): void {
		throw new Ended_Request( 'wp_die: ' . ( is_string( $message ) ? wp_strip_all_tags( $message ) : '' ) );
	}

	/**
	 * @param mixed $arguments
	 * @return mixed
	 */
	public static function end_in_error( $arguments ) {
		if ( self::$running ) {
			self::end();
			// Nothing else may be printed.
			exit;
		}
		return $arguments;
	}

	/** Notes what ended the request, and has it sent again without that. */
	public static function end(): void {
		if ( ! self::$running ) {
			return;
		}
		$ended         = end( self::$running );
		self::$running = array();
		// The error may be that there was none left.
		wp_raise_memory_limit( 'admin' );
		$error                       = error_get_last();
		$is_fatal                    = is_array( $error ) && in_array( $error['type'], array( E_ERROR, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true );
		list( $owner, $file, $line ) = ( $ended['place'] )();
		if ( '' === $owner && $is_fatal ) {
			$file  = $error['file'];
			$line  = $error['line'];
			$owner = Code_Owner::of_file( $file );
		}
		$short = '' === $file ? '' : Code_Owner::short_path( $file );
		$said  = $is_fatal ? $error['message'] : 'exit';
		Log::ended( $ended['hook'], $owner, "$short:$line", $said );
		Failed_Callbacks::add( Failed_Callbacks::ENDED, $ended['key'], $ended['hook'], $owner, $short, $said );
		self::send_again();
	}

	/** With the same method and body, which a browser does by itself; the request only reads. */
	private static function send_again(): void {
		$address = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		if ( headers_sent() || '' === $address || 'cli' === PHP_SAPI ) {
			return;
		}
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		nocache_headers();
		// Two slashes at the start would be another host.
		header( 'Location: /' . ltrim( $address, '/\\' ), true, 307 );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Support\Guard;
use Atelier\Support\Private_Type;
use Atelier\Uses\Uses_Table;
use PHPUnit\Framework\TestCase;
use ReflectionProperty;
use WP_Hook;
use WP_REST_Server;

require_once __DIR__ . '/Wiring.php';

// Many tests create a user. At the default cost, hashing passwords takes half of the time, and a minute in WebAssembly.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

/**
 * Base class of all tests. Each test runs in a database transaction, which is rolled back when it ends. All run in one
 * process: what they change of the request and of WordPress's caches is restored, too.
 */
abstract class Test_Case extends TestCase {
	/**
	 * Global variables that no test may leave changed. wp_using_ext_object_cache() can't restore the last one: it is null in a
	 * WordPress without such a cache, and null doesn't set it. With true, all later transients are lost with each flush.
	 */
	private const GLOBALS = array( '_GET', '_POST', '_REQUEST', '_COOKIE', '_FILES', '_SERVER', '_wp_using_ext_object_cache', 'wp_rest_server', 'current_screen', 'typenow', 'taxnow' );

	/** @var list<callable(): void> */
	private array $undo = array();

	/** @var array<string, mixed> Values by name, before the test. */
	private array $globals = array();

	/** @var array<string, WP_Hook> By name, before the test. */
	private array $hooks = array();

	/** @return array<string, array{ string }> Content as sites have it, for a test's cases; the browser's tests have the same. */
	protected static function content_corpus(): array {
		$corpus = wp_json_file_decode( dirname( __DIR__ ) . '/fixtures/content-corpus.json', array( 'associative' => true ) );
		return array_map( static fn( string $text ): array => array( $text ), $corpus );
	}

	/** A text of the corpus as WordPress stores it in a post: it notes the theme of template parts. */
	protected static function in_a_post( string $text ): string {
		return str_replace( '"tagName":"header"} /-->', '"tagName":"header","theme":"' . get_stylesheet() . '"} /-->', $text );
	}

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// WordPress builds URLs from it, which a command line doesn't have.
		$_SERVER['HTTP_HOST'] = $_SERVER['HTTP_HOST'] ?? 'localhost';
		$this->keep_hooks();
		$this->keep_globals();
		// Making a table would end the transaction.
		Uses_Table::prepare();
		$wpdb->query( 'START TRANSACTION' );
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( array_reverse( $this->undo ) as $undo ) {
			$undo();
		}
		$this->undo = array();
		$this->restore_hooks();
		$wpdb->query( 'ROLLBACK' );
		$this->restore_globals();
		self::clear_caches();
		self::end_requests();
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/** Each server for REST that a test begins adds all callbacks once more: the answer to one request would be made a hundred times at the end. */
	private function keep_hooks(): void {
		rest_get_server();
		// It watches for the rest of the process.
		Guard::within( array(), '__return_null' );
		$this->hooks = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
	}

	private function restore_hooks(): void {
		$GLOBALS['wp_filter'] = $this->hooks;
		$this->hooks          = array();
	}

	private function keep_globals(): void {
		foreach ( self::GLOBALS as $name ) {
			if ( array_key_exists( $name, $GLOBALS ) ) {
				$this->globals[ $name ] = $GLOBALS[ $name ];
			}
		}
		// With the routes that the test adds.
		$GLOBALS['wp_rest_server'] = clone $GLOBALS['wp_rest_server'];
	}

	private function restore_globals(): void {
		foreach ( self::GLOBALS as $name ) {
			if ( array_key_exists( $name, $this->globals ) ) {
				$GLOBALS[ $name ] = $this->globals[ $name ];
			} else {
				unset( $GLOBALS[ $name ] );
			}
		}
		$this->globals = array();
	}

	/** WordPress's caches still contain the rows that were rolled back. */
	private static function clear_caches(): void {
		wp_cache_flush();
		wp_clean_theme_json_cache();
	}

	/** An error inside of a request to REST leaves that open, and later tests would run inside of it. */
	private static function end_requests(): void {
		$server = $GLOBALS['wp_rest_server'] ?? null;
		if ( $server instanceof WP_REST_Server && $server->is_dispatching() ) {
			$requests = new ReflectionProperty( WP_REST_Server::class, 'dispatching_requests' );
			$requests->setAccessible( true );
			$requests->setValue( $server, array() );
		}
	}

	/** Transactions of the plugin become parts of the test's, which is rolled back. */
	protected function nest_transactions(): void {
		$nested = array(
			'START TRANSACTION' => 'SAVEPOINT atelier_nested',
			'COMMIT'            => 'RELEASE SAVEPOINT atelier_nested',
			'ROLLBACK'          => 'ROLLBACK TO SAVEPOINT atelier_nested',
		);
		$this->add_filter( 'query', static fn( $sql ) => $nested[ $sql ] ?? $sql );
	}

	/**
	 * The statements that make or drop tables, none of which is run: it would end the test's transaction.
	 *
	 * @return callable(): list<string>
	 */
	protected function keep_tables(): callable {
		$sent = array();
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$sent ) {
				if ( ! preg_match( '/^\s*(?:CREATE|DROP) TABLE/i', $sql ) ) {
					return $sql;
				}
				$sent[] = $sql;
				return 'SELECT 1';
			}
		);
		return static function () use ( &$sent ): array {
			return $sent;
		};
	}

	/** Skips the test where PHP can't start another process, as in WebAssembly. */
	protected function need_processes(): void {
		if ( ! function_exists( 'proc_open' ) || ! is_executable( PHP_BINARY ) ) {
			$this->markTestSkipped( 'Needs processes.' );
		}
	}

	/** Restores state outside the database when the test ends. */
	protected function undo_later( callable $undo ): void {
		$this->undo[] = $undo;
	}

	/**
	 * Creates a post, also of Atelier's own types, or one that only exists in a site draft.
	 *
	 * @param array<string, mixed> $overrides
	 */
	protected function make_post( array $overrides = array() ): int {
		$post = $overrides + array(
			'post_title'  => 'A test',
			'post_status' => 'publish',
		);
		$make = static fn(): int => (int) wp_insert_post( wp_slash( $post ) );
		if ( in_array( $post['post_type'] ?? '', Private_Type::names(), true ) ) {
			return Private_Type::during( $make );
		}
		return Hidden_Posts::STATUS === $post['post_status'] ? Wiring::hidden_posts()->during( $make ) : $make();
	}

	/**
	 * A change as the current user may save it.
	 *
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $base
	 */
	protected function change_of( string $type, string $id, array $edits, array $base = array(), string $label = '', string $action = Change::UPDATE ): Change {
		$admitted = Wiring::hidden_posts()->during( static fn() => Admitted_Edits::admit( $type, $id, $action, $edits ) );
		$this->assertInstanceOf( Admitted_Edits::class, $admitted, is_wp_error( $admitted ) ? $admitted->get_error_message() : '' );
		return Change::of( $admitted, $base, '', $label );
	}

	/** Creates a user with a role and makes it the current user. */
	protected function log_in_as( string $role ): int {
		$id = (int) wp_insert_user(
			array(
				'user_login' => uniqid( $role ),
				'user_pass'  => wp_generate_password(),
				'role'       => $role,
			)
		);
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Calls an XML-RPC method as a new user with a role.
	 *
	 * @param list<mixed> $arguments Arguments after the site and the login.
	 * @return mixed
	 */
	protected function ask_xml_rpc( string $role, string $method, array $arguments ) {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		$user     = get_userdata( $this->log_in_as( $role ) );
		$password = wp_generate_password();
		wp_set_password( $password, $user->ID );
		wp_set_current_user( 0 );
		return ( new \wp_xmlrpc_server() )->$method( array_merge( array( 0, $user->user_login, $password ), $arguments ) );
	}

	/** Adds a filter with all arguments it may want. As all hooks, it ends with the test. */
	protected function add_filter( string $hook, callable $callback ): void {
		add_filter( $hook, $callback, 10, 4 );
	}

	/** Removes all callbacks of hooks for the rest of the test. */
	protected function remove_callbacks( string ...$hooks ): void {
		foreach ( $hooks as $hook ) {
			unset( $GLOBALS['wp_filter'][ $hook ] );
		}
	}

	/**
	 * Records the IDs of the templates that WordPress looks up.
	 *
	 * @return callable(): list<string>
	 */
	protected function watch_templates(): callable {
		$ids = array();
		$this->add_filter(
			'pre_get_block_template',
			static function ( $found, $id ) use ( &$ids ) {
				$ids[] = $id;
				return $found;
			}
		);
		return static function () use ( &$ids ): array {
			return $ids;
		};
	}

	/** Switches to one of the tests' classic themes for the duration of the test. */
	protected function use_classic_theme( string $stylesheet = 'atelier-classic' ): void {
		register_theme_directory( dirname( __DIR__ ) . '/themes' );
		$this->add_filter( 'stylesheet', static fn() => $stylesheet );
		$this->add_filter( 'template', static fn() => $stylesheet );
		wp_clean_themes_cache();
	}
}

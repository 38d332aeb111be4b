<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use RuntimeException;

/**
 * What a test class extends. Every public method whose name starts with `test_` is a test; one that
 * takes arguments is run once for each named case of the method `cases_` of the same name.
 */
abstract class Test_Case {
	/** @var list<callable(): void> */
	private array $undo = array();

	/** Runs before each test. */
	public function set_up(): void {}

	/** Puts everything back that the test has changed through the helpers below; runs after each test. */
	final public function tear_down(): void {
		foreach ( array_reverse( $this->undo ) as $undo ) {
			$undo();
		}
		$this->undo = array();
		wp_set_current_user( 0 );
		$_GET = array();
	}

	/** Has something put back when the test ends. */
	protected function undo_later( callable $undo ): void {
		$this->undo[] = $undo;
	}

	/** Sets an option until the test ends. */
	protected function set_option( string $name, $value ): void {
		$before       = get_option( $name );
		$this->undo[] = static fn() => update_option( $name, $before );
		update_option( $name, $value );
	}

	/**
	 * Makes a post that is deleted when the test ends.
	 *
	 * @param array<string, mixed> $overrides
	 */
	protected function make_post( array $overrides = array() ): int {
		$id           = (int) wp_insert_post(
			wp_slash(
				$overrides + array(
					'post_title'  => 'A test',
					'post_status' => 'publish',
				)
			)
		);
		$this->undo[] = static fn() => wp_delete_post( $id, true );
		return $id;
	}

	/** Logs in a user of a role that exists only for this test. */
	protected function log_in_as( string $role ): int {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$id           = (int) wp_insert_user(
			array(
				'user_login' => uniqid( $role ),
				'user_pass'  => wp_generate_password(),
				'role'       => $role,
			)
		);
		$this->undo[] = static fn() => wp_delete_user( $id );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * What XML-RPC answers a user of a role that exists only for this test.
	 *
	 * @param list<mixed> $arguments Those that come after the site and the login.
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

	/** Adds a filter until the test ends. */
	protected function add_filter( string $hook, callable $callback ): void {
		add_filter( $hook, $callback, 10, 4 );
		$this->undo[] = static fn() => remove_filter( $hook, $callback );
	}

	/**
	 * Which templates WordPress is asked for from now on.
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

	/** Switches to one of the tests' own classic themes until the test ends. */
	protected function use_classic_theme( string $stylesheet = 'atelier-classic' ): void {
		register_theme_directory( dirname( __DIR__ ) . '/themes' );
		$this->add_filter( 'stylesheet', static fn() => $stylesheet );
		$this->add_filter( 'template', static fn() => $stylesheet );
		wp_clean_themes_cache();
	}

	protected function same( $expected, $actual, string $what = '' ): void {
		if ( $expected !== $actual ) {
			throw new RuntimeException( trim( $what . ' expected ' . self::show( $expected ) . ', got ' . self::show( $actual ) ) );
		}
	}

	protected function truthy( $actual, string $what ): void {
		if ( ! $actual ) {
			throw new RuntimeException( 'does not hold: ' . $what );
		}
	}

	private static function show( $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}

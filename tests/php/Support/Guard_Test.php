<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Agents\Site_Guidelines;
use Atelier\Documents\Fallback_Menu;
use Atelier\Support\Code_Owner;
use Atelier\Support\Failed_Callbacks;
use Atelier\Support\Guard;
use Atelier\Support\Guarded_Callback;
use Atelier\Support\Page;
use Atelier\Support\Person;
use Atelier\Tests\Test_Case;
use RuntimeException;
use WP_REST_Request;

final class Guard_Test extends Test_Case {
	private const HOOK = 'atelier_test_guarded';

	/** @return list<string> */
	private static function said(): array {
		return array_column( Failed_Callbacks::all(), 'message' );
	}

	public function test_runs_callbacks_in_their_order_and_leaves_them_as_they_were(): void {
		$ran   = array();
		$first = static function () use ( &$ran, &$second ): void {
			$ran[] = 'first';
			remove_action( self::HOOK, $second, 5 );
			add_action( self::HOOK, static fn() => throw_failure(), 30 );
		};
		$second = static function () use ( &$ran ): void {
			$ran[] = 'removed by the first';
		};
		$third = static function ( string $given ) use ( &$ran ): void {
			$ran[] = "third with $given in " . current_filter();
		};
		add_action( self::HOOK, $first, 1 );
		add_action( self::HOOK, $second, 5 );
		add_action( self::HOOK, $third, 20 );
		Guard::action( self::HOOK, 'words' );
		$this->assertSame( array( 'first', 'third with words in ' . self::HOOK ), $ran );
		$this->assertSame( array( 'RuntimeException: Broken on purpose' ), self::said(), 'a callback that was added meanwhile is guarded, too' );
		foreach ( $GLOBALS['wp_filter'][ self::HOOK ]->callbacks as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$this->assertNotInstanceOf( Guarded_Callback::class, $callback['function'], 'after it' );
			}
		}
		remove_all_actions( self::HOOK );
	}

	public function test_guards_what_a_callback_adds_to_another_hook(): void {
		$this->add_filter( self::HOOK, static fn() => add_filter( 'atelier_test_later', static fn() => throw_failure() ) );
		$filtered = Guard::within(
			array( self::HOOK, 'atelier_test_later' ),
			static function () {
				do_action( self::HOOK );
				return apply_filters( 'atelier_test_later', 'given' );
			}
		);
		$this->assertSame( 'given', $filtered );
		$this->assertSame( array( 'RuntimeException: Broken on purpose' ), self::said() );
		remove_all_filters( 'atelier_test_later' );
	}

	public function test_a_filter_that_fails_returns_what_it_was_given(): void {
		$this->add_filter( self::HOOK, static fn( array $list ): array => array_merge( $list, array( 'a' ) ) );
		$this->add_filter( self::HOOK, static fn() => throw_failure() );
		$this->add_filter( self::HOOK, static fn() => null );
		$this->add_filter( self::HOOK, static fn( array $list ): array => array_merge( $list, array( 'b' ) ) );
		$filtered = Guard::within( array( self::HOOK ), static fn() => apply_filters( self::HOOK, array() ) );
		$this->assertSame( array( 'a', 'b' ), $filtered );
		$this->assertSame( array( 'RuntimeException: Broken on purpose', 'UnexpectedValueException: It returned no list.' ), self::said() );
	}

	public function test_an_answer_that_fails_is_replaced(): void {
		$asked = 0;
		$this->add_filter( self::HOOK, static fn() => throw_failure() );
		// Storing what failed may ask for the same.
		$again = static function ( $value ) use ( &$asked ) {
			self::asked( $asked );
			return $value;
		};
		$this->add_filter( 'pre_update_option_' . Failed_Callbacks::OPTION, $again );
		$this->assertFalse( self::asked( $asked ) );
		$this->assertSame( 2, $asked );
		$this->assertSame( array( 'RuntimeException: Broken on purpose' ), self::said() );
		$this->assertFalse( doing_filter( self::HOOK ), 'it is over' );
		$this->assertSame( 'given', Guard::answer( 'atelier_test_other', static fn() => apply_filters( 'atelier_test_other', 'given' ), 'otherwise' ) );
	}

	private static function asked( int &$asked ): bool {
		++$asked;
		return Guard::answer( self::HOOK, static fn() => apply_filters( self::HOOK, true ), false );
	}

	public function test_a_broken_filter_of_the_capability_opens_nothing_and_ends_nothing(): void {
		$this->log_in_as( 'administrator' );
		$this->add_filter( 'atelier_capability', static fn() => throw_failure() );
		$this->assertFalse( current_user_can( Page::capability() ) );
		$this->assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/pages' ) )->get_status() );
		$this->assertSame( 403, rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/site-drafts' ) )->get_status() );
	}

	public function test_a_broken_filter_of_pictures_or_guidelines_costs_its_own_part(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( 'get_avatar_url', 'atelier_site_guidelines', 'wp_navigation_should_create_fallback' ) as $hook ) {
			$this->add_filter( $hook, static fn() => throw_failure() );
		}
		$this->assertSame( array( wp_get_current_user()->display_name, '' ), array( Person::named( get_current_user_id() )['name'], Person::named( get_current_user_id() )['avatar'] ) );
		$this->assertSame( Site_Guidelines::TEXTS, array_keys( Site_Guidelines::read() ) );
		$this->assertNull( Fallback_Menu::find() );
	}

	/** Nobody can catch exit: the request is sent again, as tests/e2e/others.spec.ts does. */
	public function test_leaves_out_what_ended_the_request(): void {
		$ran = 0;
		$end = static function () use ( &$ran ): void {
			++$ran;
			// What PHP does at the end of the request.
			Guard::end();
		};
		$this->add_filter( self::HOOK, $end );
		Guard::action( self::HOOK );
		Guard::action( self::HOOK );
		$this->assertSame( 1, $ran, 'runs' );
		$this->assertSame( array( array( 'ended', self::HOOK ) ), array_map( static fn( array $one ): array => array( $one['how'], $one['hook'] ), Failed_Callbacks::all() ) );
		$stored = get_option( Failed_Callbacks::OPTION );
		$stored[0]['time'] -= HOUR_IN_SECONDS;
		update_option( Failed_Callbacks::OPTION, $stored );
		Guard::action( self::HOOK );
		$this->assertSame( 2, $ran, 'it may have been repaired since' );
	}

	public function test_names_the_plugin_and_the_file(): void {
		$folder = WP_PLUGIN_DIR . '/atelier-test-broken';
		$this->undo_later(
			static function () use ( $folder ): void {
				unlink( "$folder/inc/hooks.php" );
				rmdir( "$folder/inc" );
				unlink( "$folder/main.php" );
				rmdir( $folder );
			}
		);
		wp_mkdir_p( "$folder/inc" );
		file_put_contents( "$folder/main.php", "<?php\n/* Plugin Name: A broken plugin */\n" );
		file_put_contents( "$folder/inc/hooks.php", '<?php return static function () { throw new Error( "No luck" ); };' );
		$this->add_filter( 'option_active_plugins', static fn( $active ): array => array_merge( (array) $active, array( 'atelier-test-broken/main.php' ) ) );
		$this->add_filter( self::HOOK, require "$folder/inc/hooks.php" );
		$log    = (string) tempnam( sys_get_temp_dir(), 'atelier' );
		$before = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Put back after the test.
		Guard::action( self::HOOK );
		ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Put back after the test.
		$logged = (string) file_get_contents( $log );
		unlink( $log );
		$failed = Failed_Callbacks::all()[0];
		$this->assertSame( array( 'plugin:atelier-test-broken', 'plugins/atelier-test-broken/inc/hooks.php', 'Error: No luck' ), array( $failed['owner'], $failed['file'], $failed['message'] ) );
		$this->assertSame( 'A broken plugin', Code_Owner::name( $failed['owner'] ) );
		$this->assertStringContainsString( '(' . self::HOOK . ', plugin:atelier-test-broken, plugins/atelier-test-broken/inc/hooks.php)', $logged );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_knows_whose_a_url_is(): array {
		return array(
			'a plugin’s'        => array( '/some/file.js?ver=1', 'plugin:some' ),
			'Atelier’s'         => array( '/atelier/build/shell.js', '' ),
			'one that begins alike' => array( '/atelier-more/a.js', 'plugin:atelier-more' ),
		);
	}

	/** @dataProvider cases_knows_whose_a_url_is */
	public function test_knows_whose_a_url_is( string $path, string $owner ): void {
		$this->assertSame( $owner, Code_Owner::of_url( plugins_url() . $path ) );
		$this->assertSame( $owner, Code_Owner::of_url( str_replace( 'http:', '', plugins_url() ) . $path ), 'without a scheme' );
	}

	public function test_knows_themes_and_wordpress(): void {
		$this->assertSame( 'theme:some', Code_Owner::of_url( get_theme_root_uri() . '/some/a.css' ) );
		$this->assertSame( '', Code_Owner::of_url( includes_url( 'js/dist/blocks.js' ) ) );
		$this->assertSame( 'theme:' . get_template(), Code_Owner::of_file( get_template_directory() . '/functions.php' ) );
		$this->assertSame( '', Code_Owner::of_file( ABSPATH . 'wp-includes/plugin.php' ) );
	}
}

/** @throws RuntimeException Always. */
function throw_failure(): void {
	throw new RuntimeException( 'Broken on purpose' );
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Plugin;
use Atelier\Support\Plugin_Files;
use Atelier\Tests\Test_Case;
use ReflectionClassConstant;
use ReflectionMethod;
use WP_Hook;
use WP_REST_Request;

final class Plugin_Files_Test extends Test_Case {
	private const CODE = "<?php\nclass A {\n}\n";

	public function test_finds_all_files_of_the_plugin(): void {
		$this->assertSame( array(), ( new Plugin_Files( dirname( ATELIER_FILE ) ) )->missing() );
		$list = json_decode( (string) file_get_contents( dirname( ATELIER_FILE ) . '/build/classes.json' ), true );
		$this->assertTrue( in_array( 'Plugin.php', $list, true ) && in_array( 'Support/Plugin_Files.php', $list, true ) );
	}

	public function test_names_files_that_are_missing_empty_or_cut_off(): void {
		$root = $this->plugin_of(
			array(
				'Whole.php'   => self::CODE,
				'Room/Cut.php' => substr( self::CODE, 0, -3 ),
				'Empty.php'   => '',
			)
		);
		file_put_contents( "$root/build/classes.json", '["Whole.php","Room/Cut.php","Empty.php","Room/Gone.php"]' );
		$this->assertSame( array( 'Room/Cut.php', 'Empty.php', 'Room/Gone.php' ), ( new Plugin_Files( $root ) )->missing() );
	}

	public function test_says_nothing_without_a_list(): void {
		$root = $this->plugin_of( array() );
		$this->assertSame( array(), ( new Plugin_Files( $root ) )->missing() );
		file_put_contents( "$root/build/classes.json", 'half a fi' );
		$this->assertSame( array(), ( new Plugin_Files( $root ) )->missing() );
	}

	public function test_looks_at_all_files_again_after_one_was_missed(): void {
		update_option( Plugin_Files::WHOLE, ATELIER_VERSION );
		Plugin::autoload( 'Atelier\Somebody\Elses' );
		$this->assertSame( ATELIER_VERSION, get_option( Plugin_Files::WHOLE ), 'the class of another plugin' );
		Plugin::autoload( 'Atelier\Support\Gone' );
		$this->assertFalse( get_option( Plugin_Files::WHOLE ) );
	}

	/** Of a folder that isn't there yet, every class is missed. */
	public function test_knows_all_folders(): void {
		$folders = array_map( 'basename', (array) glob( dirname( ATELIER_FILE ) . '/includes/*', GLOB_ONLYDIR ) );
		$this->assertSame( $folders, ( new ReflectionClassConstant( Plugin::class, 'ROOMS' ) )->getValue() );
	}

	public function test_refuses_saves_of_open_pages_while_files_are_missing(): void {
		$this->log_in_as( 'administrator' );
		$refuse = new ReflectionMethod( Plugin::class, 'refuse_saves' );
		$refuse->setAccessible( true );
		$before = $GLOBALS['wp_filter']['rest_pre_dispatch'] ?? null;
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_filter']['rest_pre_dispatch'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back.
			}
		);
		$GLOBALS['wp_filter']['rest_pre_dispatch'] = $before ? clone $before : new WP_Hook(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A copy for this test.
		$refuse->invoke( null );
		$status = static function ( string $method, bool $is_ours ): int {
			$request = new WP_REST_Request( $method, '/wp/v2/settings' );
			if ( $is_ours ) {
				$request->set_header( 'X-Atelier', '1' );
			}
			return rest_do_request( $request )->get_status();
		};
		$this->assertSame( array( 503, 200, 200 ), array( $status( 'POST', true ), $status( 'GET', true ), $status( 'POST', false ) ) );
	}

	public function test_tells_only_those_who_can_install_plugins(): void {
		$this->log_in_as( 'editor' );
		$this->assertSame( '', self::printed() );
		$this->log_in_as( 'administrator' );
		$this->assertStringContainsString( 'Install it again from its zip file.', self::printed() );
	}

	private static function printed(): string {
		ob_start();
		atelier_print_incomplete();
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $files Of includes/. */
	private function plugin_of( array $files ): string {
		$root = trailingslashit( get_temp_dir() ) . uniqid( 'atelier-files-' );
		mkdir( "$root/build", 0777, true );
		mkdir( "$root/includes/Room", 0777, true );
		foreach ( $files as $file => $code ) {
			file_put_contents( "$root/includes/$file", $code );
		}
		$this->undo_later(
			static function () use ( $root ): void {
				foreach ( array( "$root/build", "$root/includes/Room", "$root/includes", $root ) as $folder ) {
					array_map( 'unlink', array_filter( (array) glob( "$folder/*" ), 'is_file' ) );
					rmdir( $folder );
				}
			}
		);
		return $root;
	}
}

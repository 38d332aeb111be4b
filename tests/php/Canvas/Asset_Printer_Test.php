<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Asset_Printer;
use Atelier\Tests\Test_Case;

final class Asset_Printer_Test extends Test_Case {
	private Asset_Printer $printer;

	protected function setUp(): void {
		parent::setUp();
		$this->printer = new Asset_Printer( 'wp_scripts' );
		wp_register_script( 'one', 'https://example.org/one.js', array(), '1' );
		wp_register_script( 'two', 'https://example.org/two.js', array( 'one' ), '1' );
		wp_register_script( 'bundle', false, array( 'two' ), '1' );
		foreach ( array( 'one', 'two', 'bundle' ) as $handle ) {
			wp_scripts()->registered[ $handle ]->extra = array();
		}
	}

	public function test_lists_dependencies_first(): void {
		$this->assertSame( array( 'one', 'two', 'bundle' ), $this->printer->closure( array( 'bundle' ) ) );
	}

	public function test_lists_each_handle_once(): void {
		$this->assertSame( array( 'one', 'two' ), $this->printer->closure( array( 'two', 'one', 'two' ) ) );
	}

	public function test_omits_unknown_handles(): void {
		$this->assertSame( array( 'one' ), $this->printer->closure( array( 'nobody', 'one' ) ) );
	}

	public function test_restores_the_registries(): void {
		$before = array( wp_scripts()->done, wp_scripts()->to_do, wp_scripts()->queue );
		$this->printer->print( $this->printer->closure( array( 'bundle' ) ) );
		$this->assertSame( $before, array( wp_scripts()->done, wp_scripts()->to_do, wp_scripts()->queue ) );
	}

	public function test_prints_inline_code_around_its_script(): void {
		wp_add_inline_script( 'one', 'var before = 1;', 'before' );
		wp_add_inline_script( 'one', 'var after = 1;' );
		$html = $this->printer->print( array( 'one' ) )[0]['html'];
		$this->assertTrue( strpos( $html, 'var before' ) < strpos( $html, 'one.js' ), 'code that belongs before is before' );
		$this->assertTrue( strpos( $html, 'one.js' ) < strpos( $html, 'var after' ), 'code that belongs after is after' );
	}

	public function test_keeps_a_bundle_without_a_file(): void {
		$this->assertSame(
			array(
				array(
					'handle' => 'bundle',
					'html'   => '',
					'size'   => 0,
					'by'     => '',
				),
			),
			$this->printer->print( array( 'bundle' ) )
		);
	}

	public function test_contains_the_size_of_files_of_wordpress_and_its_own(): void {
		$file = 'includes/Plugin.php';
		wp_register_script( 'own', plugins_url( $file, ATELIER_FILE ), array(), '1', false );
		list( $core, $own, $foreign ) = $this->printer->print( array( 'wp-hooks', 'own', 'one' ) );
		$this->assertSame( filesize( ABSPATH . ltrim( (string) wp_scripts()->registered['wp-hooks']->src, '/' ) ), $core['size'] );
		$this->assertSame( filesize( plugin_dir_path( ATELIER_FILE ) . $file ), $own['size'] );
		$this->assertSame( 0, $foreign['size'] );
	}

	public function test_applies_filters_of_other_plugins(): void {
		$this->add_filter( 'script_loader_src', static fn( $src ) => str_replace( 'example.org', 'cdn.example.org', $src ) );
		$this->assertStringContainsString( 'cdn.example.org/one.js', $this->printer->print( array( 'one' ) )[0]['html'], 'the address is the filtered one' );
	}

	public function test_finds_code_added_after_the_mark(): void {
		wp_add_inline_script( 'one', 'var old = 1;' );
		wp_localize_script( 'one', 'oldData', array( 'a' => 1 ) );
		$this->printer->mark();
		$this->assertSame( array(), $this->printer->added_since_mark( array( 'one', 'two' ) ) );

		wp_add_inline_script( 'one', 'var late = 1;' );
		wp_add_inline_script( 'two', 'var early = 1;', 'before' );
		wp_localize_script( 'one', 'lateData', array( 'b' => 2 ) );
		$added = implode( "\n", $this->printer->added_since_mark( array( 'one', 'two' ) ) );
		foreach ( array( 'late = 1', 'early = 1', 'lateData' ) as $wanted ) {
			$this->assertStringContainsString( $wanted, $added, "$wanted is found" );
		}
		foreach ( array( 'old = 1', 'oldData' ) as $unwanted ) {
			$this->assertStringNotContainsString( $unwanted, $added, "$unwanted is not sent again" );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Build;
use Atelier\Tests\Test_Case;

final class Build_Test extends Test_Case {
	public function test_is_complete_after_a_build(): void {
		$this->assertTrue( ( new Build( ATELIER_FILE ) )->is_complete() );
	}

	public function test_is_not_complete_in_a_folder_without_a_build(): void {
		$this->assertFalse( ( new Build( __FILE__ ) )->is_complete() );
	}

	public function test_registers_each_stage_after_the_one_before(): void {
		( new Build( ATELIER_FILE ) )->register_assets( array( 'shell' => array( 'wp-components' ) ) );
		$this->assertContains( 'atelier-shell', wp_scripts()->registered['atelier-screens']->deps, 'screens need the shell' );
		$this->assertContains( 'atelier-screens', wp_scripts()->registered['atelier-records']->deps, 'records need the screens' );
		$this->assertContains( 'atelier-records', wp_scripts()->registered['atelier-editor']->deps, 'the editor needs the records' );
		$this->assertContains( 'wp-components', wp_styles()->registered['atelier-shell']->deps, 'the shell’s style needs what it builds on' );
	}

	/** Scripts that must never be a dependency of the shell. */
	public function test_keeps_the_data_layer_and_the_editor_out_of_the_shell(): void {
		$asset = require dirname( ATELIER_FILE ) . '/build/shell.asset.php';
		$heavy = array( 'wp-core-data', 'wp-block-editor', 'wp-editor', 'wp-block-library', 'wp-blocks', 'wp-commands' );
		$this->assertSame( array(), array_values( array_intersect( $heavy, $asset['dependencies'] ) ) );
	}

	/** The compressed size of the home screen, in bytes. A commit that raises this says why. */
	public function test_keeps_the_shell_small(): void {
		$size = strlen( (string) gzencode( (string) file_get_contents( dirname( ATELIER_FILE ) . '/build/shell.js' ), 9 ) );
		$this->assertTrue( $size <= 27100, "$size bytes" );
	}

	public function test_keeps_the_editor_out_of_the_records_stage(): void {
		$asset = require dirname( ATELIER_FILE ) . '/build/records.asset.php';
		$this->assertSame( array(), array_values( array_intersect( array( 'wp-editor', 'wp-block-library' ), $asset['dependencies'] ) ) );
	}
}

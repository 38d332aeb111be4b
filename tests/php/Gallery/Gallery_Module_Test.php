<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Gallery;

use Atelier\Gallery\Gallery_Module;
use Atelier\Support\Build;
use Atelier\Tests\Test_Case;

final class Gallery_Module_Test extends Test_Case {
	public function test_exists_only_after_a_build(): void {
		$this->assertTrue( Gallery_Module::is_wanted( new Build( ATELIER_FILE ) ) );
		$this->assertFalse( Gallery_Module::is_wanted( new Build( sys_get_temp_dir() . '/no-such-plugin/plugin.php' ) ) );
	}

	public function test_loads_nothing_on_other_pages(): void {
		( new Gallery_Module( new Build( ATELIER_FILE ) ) )->enqueue( 'toplevel_page_atelier' );
		$this->assertFalse( wp_script_is( Build::handle( 'gallery' ), 'enqueued' ) );
	}
}

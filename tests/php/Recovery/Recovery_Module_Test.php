<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Recovery;

use Atelier\Recovery\Recovery_Module;
use Atelier\Tests\Test_Case;

final class Recovery_Module_Test extends Test_Case {
	public function test_uses_the_storage_names_of_the_browser(): void {
		$code = '';
		foreach ( array( 'names.ts', 'database.ts' ) as $file ) {
			$code .= (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/features/recovery/data/' . $file );
		}
		$names = array( Recovery_Module::DATABASE, Recovery_Module::ENTRIES, Recovery_Module::EXPIRY, Recovery_Module::TAB );
		foreach ( $names as $name ) {
			$this->assertStringContainsString( "'$name'", $code, $name );
		}
	}

	public function test_prints_a_script_without_user_data(): void {
		$this->log_in_as( 'administrator' );
		ob_start();
		( new Recovery_Module() )->print_cleanup();
		$shown = (string) ob_get_clean();
		wp_set_current_user( 0 );
		ob_start();
		( new Recovery_Module() )->print_cleanup();
		$this->assertSame( (string) ob_get_clean(), $shown );
		$this->assertStringContainsString( Recovery_Module::DATABASE, $shown, 'the database is named' );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Tests\Test_Case;

final class Log_Test extends Test_Case {
	private static function includes(): string {
		return dirname( __DIR__, 3 ) . '/includes';
	}

	public function test_contains_the_caught_error(): void {
		$file   = (string) tempnam( sys_get_temp_dir(), 'atelier' );
		$before = (string) ini_set( 'error_log', $file ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Put back after the test.
		\Atelier\Support\Log::caught( new \RuntimeException( 'Broken on purpose' ) );
		ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Put back after the test.
		$text = (string) file_get_contents( $file );
		unlink( $file );
		$this->assertTrue( WP_DEBUG );
		$this->assertStringContainsString( 'Atelier caught RuntimeException: Broken on purpose in ' . __FILE__, $text, 'it says what and where' );
	}

	public function test_contains_every_caught_error(): void {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::includes(), \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code    = (string) file_get_contents( (string) $file );
			// Rethrown errors are caught elsewhere.
			$code    = (string) preg_replace( '#catch \( Throwable \$(\w+) \) \{(?:[^{}]|\{[^{}]*\})*throw \$\1;#', '', $code );
			$catches = preg_match_all( '/catch \( Throwable \$(\w+) \) \{/', $code );
			$this->assertSame( $catches, preg_match_all( '/Log::(?:caught|failed)\( \$/', $code ), basename( (string) $file ) );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Tests\Test_Case;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Anyone can request a file of the plugin from the web server. Without WordPress, it must exit first.
 */
final class Direct_Calls_Test extends Test_Case {
	/** The first statements of a file, without white space and comments. */
	private const BEGINNING = '/^<\?php(declare\(strict_types=1\);)?(namespace[\w\\\\]+;)?(defined\(\'ABSPATH\'\)\|\|exit;|if\(!defined\(\'ABSPATH\'\)\)\{exit;\})/';

	/** @return list<string> */
	private static function files(): array {
		$plugin = dirname( ATELIER_FILE );
		$files  = array( "$plugin/plugin.php" );
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$plugin/includes", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = (string) $file;
		}
		return $files;
	}

	private static function code_of( string $file ): string {
		$code = '';
		foreach ( token_get_all( (string) file_get_contents( $file ) ) as $token ) {
			if ( ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) {
				$code .= is_array( $token ) ? trim( $token[1] ) : $token;
			}
		}
		return $code;
	}

	public function test_end_at_once(): void {
		$this->assertTrue( count( self::files() ) > 50, 'the files are found' );
		foreach ( self::files() as $file ) {
			$this->assertMatchesRegularExpression( self::BEGINNING, self::code_of( $file ), basename( $file ) . ' ends where there is no WordPress' );
		}
	}
}

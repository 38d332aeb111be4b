<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Chunk_Translations;
use Atelier\Tests\Test_Case;

final class Chunk_Translations_Test extends Test_Case {
	/** @return array<string, string> */
	private function urls_in( string $locale ): array {
		add_filter( 'pre_determine_locale', static fn() => $locale );
		return ( new Chunk_Translations( dirname( ATELIER_FILE ) ) )->urls();
	}

	public function test_are_none_in_english_and_invalid_languages(): void {
		$this->assertSame( array(), $this->urls_in( 'en_US' ) );
		$this->assertSame( array(), $this->urls_in( '../de_DE' ) );
		$this->assertSame( array(), $this->urls_in( 'xx' ) );
	}

	public function test_name_a_file_of_the_build_for_each_chunk_of_a_language_that_ships(): void {
		$urls = $this->urls_in( 'de_DE' );
		$this->assertTrue( count( $urls ) > 15 );
		foreach ( $urls as $chunk => $url ) {
			$this->assertTrue( is_file( dirname( ATELIER_FILE ) . "/build/$chunk" ) );
			$this->assertStringContainsString( '/build/languages/atelier-de_DE-' . basename( $chunk, '.js' ) . '.json?ver=', $url );
		}
	}

	public function test_fall_back_to_a_language_pack(): void {
		$chunk = basename( (string) current( (array) glob( dirname( ATELIER_FILE ) . '/build/*.*.js' ) ) );
		$file  = WP_LANG_DIR . '/plugins/atelier-xx-' . md5( "build/$chunk" ) . '.json';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '{}' );
		$this->undo_later( static fn() => unlink( $file ) );
		$urls = $this->urls_in( 'xx' );
		$this->assertSame( array( $chunk ), array_keys( $urls ) );
		$this->assertStringContainsString( '/wp-content/languages/plugins/atelier-xx-', $urls[ $chunk ] );
	}
}

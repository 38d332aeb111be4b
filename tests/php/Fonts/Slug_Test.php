<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Fonts;

use Atelier\Tests\Test_Case;

/** The browser and WordPress create the same slugs: both are compared with one table. */
final class Slug_Test extends Test_Case {
	/** @return array<string, list<string>> */
	public static function cases_creates_the_slugs_of_the_browser(): array {
		$table = wp_json_file_decode( dirname( __DIR__, 3 ) . '/src/kernel/kebabCase.cases.json', array( 'associative' => true ) );
		$cases = array();
		foreach ( $table as $text => $slug ) {
			$cases[ "cuts '$text'" ] = array( (string) $text, $slug );
		}
		return $cases;
	}

	/** @dataProvider cases_creates_the_slugs_of_the_browser */
	public function test_creates_the_slugs_of_the_browser( string $text, string $slug ): void {
		$this->assertSame( $slug, _wp_to_kebab_case( $text ) );
	}
}

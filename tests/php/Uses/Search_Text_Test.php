<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Tests\Test_Case;
use Atelier\Uses\Search_Text;

final class Search_Text_Test extends Test_Case {
	/** The most that the route takes. */
	private const LONGEST = 500;

	/** @return array<string, array{ string }> Texts that are repeated. */
	public static function cases_of_long_texts(): array {
		return array(
			'letters'     => array( 'Words and more. ' ),
			'accents'     => array( 'é' ),
			'pairs'       => array( 'ss' ),
			'white space' => array( "a \u{a0}" ),
			'signs'       => array( '(.*)+\\E/' ),
		);
	}

	/** @dataProvider cases_of_long_texts */
	public function test_the_longest_texts_are_found_where_they_are_and_nowhere_else( string $part ): void {
		$text     = mb_substr( str_repeat( $part, self::LONGEST ), 0, self::LONGEST );
		$search   = new Search_Text( array( $text ) );
		$warnings = array();
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- An expression that can't be compiled is a warning for each document.
		set_error_handler(
			static function ( int $level, string $message ) use ( &$warnings ): bool {
				$warnings[] = $message;
				return true;
			}
		);
		try {
			$found = array( $search->may_be_in( "<p>Before {$text} after</p>" ), $search->may_be_in( '<b>1 2 3</b>' ) );
		} finally {
			restore_error_handler();
		}
		$this->assertSame( array( array( true, false ), array() ), array( $found, $warnings ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Rejected_Values;
use Atelier\Styles\Styles_Sanitizer;
use Atelier\Tests\Test_Case;

final class Rejected_Values_Test extends Test_Case {
	private static function filled( int $count, string $prefix = 'key' ): Rejected_Values {
		$rejected = new Rejected_Values();
		for ( $at = 0; $at < $count; $at++ ) {
			$rejected->add( array( 'styles', $prefix . $at ), Rejected_Values::TYPE, $at );
		}
		return $rejected;
	}

	public function test_stays_within_its_limit(): void {
		$before = memory_get_usage();
		$filled = self::filled( 50 * Rejected_Values::MAX_MARKS );
		$this->assertTrue( memory_get_usage() - $before < 8 * 1024 * 1024, 'it takes less than 8 MB' );
		$this->assertCount( 200, $filled->entries() );
	}

	public function test_truncates_long_paths(): void {
		$rejected = new Rejected_Values();
		$rejected->add( array( 'styles', str_repeat( 'é', 100000 ) ), Rejected_Values::TYPE );
		$path = $rejected->entries()[0]['path'];
		$this->assertTrue( strlen( $path ) <= 1000 && mb_check_encoding( $path, 'UTF-8' ), 'it is short, and no character is cut in two' );
	}

	public function test_counts_values_beyond_the_limit_as_new(): void {
		$stored = self::filled( Rejected_Values::MAX_MARKS );
		$this->assertNull( self::filled( Rejected_Values::MAX_MARKS )->first_not_in( $stored ), 'what is stored already may stay' );
		$more = self::filled( Rejected_Values::MAX_MARKS + 1 );
		$this->assertSame( 'styles.key' . Rejected_Values::MAX_MARKS, $more->first_not_in( $stored )['path'] ?? '' );
	}

	/** WordPress prints the last of several presets with one slug. */
	public function test_keeps_what_visitors_see_of_a_duplicate_slug(): void {
		$color = static fn( string $value ): array => array( 'slug' => 'a', 'name' => 'A', 'color' => $value );
		$found = ( new Styles_Sanitizer( new Rejected_Values() ) )->sanitize( array( 'settings' => array( 'color' => array( 'palette' => array( $color( 'red' ), $color( 'blue' ), $color( 'red;}' ) ) ) ) ) );
		$this->assertSame( array( $color( 'blue' ) ), $found['settings']['color']['palette'] );
	}
}

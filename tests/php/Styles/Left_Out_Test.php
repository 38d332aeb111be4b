<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Left_Out;
use Atelier\Tests\Test_Case;

final class Left_Out_Test extends Test_Case {
	private static function filled( int $count, string $prefix = 'key' ): Left_Out {
		$left_out = new Left_Out();
		for ( $at = 0; $at < $count; $at++ ) {
			$left_out->add( array( 'styles', $prefix . $at ), Left_Out::TYPE, $at );
		}
		return $left_out;
	}

	public function test_grows_no_further_than_its_bound(): void {
		$before = memory_get_usage();
		$filled = self::filled( 50 * Left_Out::MAX_MARKS );
		$this->assertTrue( memory_get_usage() - $before < 8 * 1024 * 1024, 'it takes less than 8 MB' );
		$this->assertCount( 200, $filled->entries() );
	}

	public function test_cuts_long_paths(): void {
		$left_out = new Left_Out();
		$left_out->add( array( 'styles', str_repeat( 'é', 100000 ) ), Left_Out::TYPE );
		$path = $left_out->entries()[0]['path'];
		$this->assertTrue( strlen( $path ) <= 1000 && mb_check_encoding( $path, 'UTF-8' ), 'it is short, and no character is cut in two' );
	}

	public function test_counts_what_is_beyond_its_bound_as_new(): void {
		$stored = self::filled( Left_Out::MAX_MARKS );
		$this->assertNull( self::filled( Left_Out::MAX_MARKS )->first_beyond( $stored ), 'what is stored already may stay' );
		$more = self::filled( Left_Out::MAX_MARKS + 1 );
		$this->assertSame( 'styles.key' . Left_Out::MAX_MARKS, $more->first_beyond( $stored )['path'] ?? '' );
	}
}

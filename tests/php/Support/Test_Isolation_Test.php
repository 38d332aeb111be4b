<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Tests\Test_Case;

/** What one test leaves behind for the next one in the same process: nothing. */
final class Test_Isolation_Test extends Test_Case {
	/** @return array<string, list<string>> */
	public static function cases_in_any_order(): array {
		return array(
			'one'   => array( 'one' ),
			'other' => array( 'other' ),
		);
	}

	/**
	 * Each finds what the other would have left.
	 *
	 * @dataProvider cases_in_any_order
	 */
	public function test_nothing_is_left_behind( string $name ): void {
		$key = 'atelier_left_behind';
		foreach ( array( '_GET', '_POST', '_REQUEST', '_COOKIE', '_FILES', '_SERVER' ) as $variable ) {
			$this->assertFalse( isset( $GLOBALS[ $variable ][ $key ] ), "$name: $variable" );
			$GLOBALS[ $variable ][ $key ] = $name;
		}
		$this->assertFalse( (bool) wp_using_ext_object_cache(), "$name: the object cache" );
		$this->assertFalse( get_transient( $key ), "$name: a transient of the database" );
		set_transient( $key, $name, HOUR_IN_SECONDS );
		// As a test that restores what it returned, which is null.
		wp_using_ext_object_cache( wp_using_ext_object_cache( true ) );
		$this->assertFalse( get_transient( $key ), "$name: a transient of the object cache" );
		set_transient( $key, $name, HOUR_IN_SECONDS );
	}
}

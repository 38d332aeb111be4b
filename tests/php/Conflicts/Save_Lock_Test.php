<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Conflicts;

use Atelier\Conflicts\Save_Lock;
use Atelier\Tests\Test_Case;

final class Save_Lock_Test extends Test_Case {
	private const WHAT = 'a test of locks';

	public function test_is_one_at_a_time_for_each_record(): void {
		$one   = new Save_Lock( self::WHAT );
		$other = new Save_Lock( self::WHAT );
		$third = new Save_Lock( 'another record' );
		$this->same( true, $one->take( 0 ), 'the first:' );
		$this->same( false, $other->take( 0 ), 'the second:' );
		$this->same( true, $third->take( 0 ), 'another record:' );
		$other->release();
		$this->same( false, $other->take( 0 ), 'who does not have it cannot give it back:' );
		$one->release();
		$this->same( true, $other->take( 0 ), 'after it was given back:' );
		$other->release();
		$third->release();
	}

	public function test_of_a_request_that_has_died_does_not_stay(): void {
		global $wpdb;
		$dead = new Save_Lock( self::WHAT );
		$dead->take( 0 );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s", ( time() - 1 ) . ' dead', 'atelier_saving_' . md5( self::WHAT ) ) );
		$one   = new Save_Lock( self::WHAT );
		$other = new Save_Lock( self::WHAT );
		$this->same( true, $one->take( 0 ), 'it is taken over:' );
		$this->same( false, $other->take( 0 ), 'by one alone:' );
		$dead->release();
		$this->same( false, $other->take( 0 ), 'who has lost it cannot give it back:' );
		$one->release();
	}
}

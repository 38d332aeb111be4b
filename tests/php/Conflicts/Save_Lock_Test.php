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
		$this->assertTrue( $one->take( 0 ), 'the first:' );
		$this->assertFalse( $other->take( 0 ), 'the second:' );
		$this->assertTrue( $third->take( 0 ), 'another record:' );
		$other->release();
		$this->assertFalse( $other->take( 0 ), 'who does not have it cannot give it back:' );
		$one->release();
		$this->assertTrue( $other->take( 0 ), 'after it was given back:' );
		$other->release();
		$third->release();
	}

	public function test_is_given_back_when_other_code_ends_the_request(): void {
		global $wpdb;
		$this->need_processes();
		if ( ! $wpdb->is_mysql ) {
			$this->markTestSkipped( 'SQLite has one writer, which is this test.' );
		}
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/take-and-exit.php', rtrim( ABSPATH, '/' ), self::WHAT ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
		$this->assertSame( 'taken', stream_get_contents( $pipes[1] ) );
		proc_close( $process );
		$next = new Save_Lock( self::WHAT );
		$this->assertTrue( $next->take( 0 ) );
		$next->release();
	}

	public function test_of_a_crashed_request_expires(): void {
		global $wpdb;
		$dead = new Save_Lock( self::WHAT );
		$dead->take( 0 );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s", ( time() - 1 ) . ' dead', 'atelier_saving_' . md5( self::WHAT ) ) );
		$one   = new Save_Lock( self::WHAT );
		$other = new Save_Lock( self::WHAT );
		$this->assertTrue( $one->take( 0 ), 'it is taken over:' );
		$this->assertFalse( $other->take( 0 ), 'by one alone:' );
		$dead->release();
		$this->assertFalse( $other->take( 0 ), 'who has lost it cannot give it back:' );
		$one->release();
	}

	/** @return array<string, string> Rows by the key of the lock. */
	private function rows(): array {
		global $wpdb;
		return array_column( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'atelier\\_saving\\_%'", ARRAY_A ), 'option_value', 'option_name' );
	}

	public function test_leaves_no_row_and_cleans_up_after_crashed_requests(): void {
		global $wpdb;
		$held = new Save_Lock( 'a record that is being saved' );
		$held->take( 0 );
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'atelier_saving_dead', 'option_value' => ( time() - 1 ) . ' dead' ) );
		$one = new Save_Lock( self::WHAT );
		$one->take( 0 );
		$one->release();
		$rows = array_keys( $this->rows() );
		$held->release();
		$this->assertSame( array( 'atelier_saving_' . md5( 'a record that is being saved' ) ), $rows );
		$this->assertSame( array(), $this->rows() );
	}

	public function test_reads_the_clock_of_the_database(): void {
		// Years behind this server's clock.
		$this->add_filter( 'query', static fn( $query ) => str_replace( 'UNIX_TIMESTAMP()', '1000000000', $query ) );
		$one   = new Save_Lock( self::WHAT );
		$other = new Save_Lock( self::WHAT );
		$this->assertTrue( $one->take( 0 ), 'the first:' );
		$this->assertSame( (string) ( 1000000000 + Save_Lock::EXPIRES ), explode( ' ', array_values( $this->rows() )[0] )[0] );
		$this->assertFalse( $other->take( 0 ), 'the second:' );
		$one->release();
	}
}

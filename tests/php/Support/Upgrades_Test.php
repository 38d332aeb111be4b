<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Options;
use Atelier\Support\Upgrades;
use Atelier\Tests\Test_Case;
use RuntimeException;

final class Upgrades_Test extends Test_Case {
	/** @var list<int> */
	private array $ran = array();

	/** @return callable(): void */
	private function step( int $number ): callable {
		return function () use ( $number ): void {
			$this->ran[] = $number;
		};
	}

	public function test_run_once_and_in_the_order_of_their_numbers(): void {
		delete_option( Upgrades::OPTION );
		$upgrades = new Upgrades(
			array(
				2 => $this->step( 2 ),
				1 => $this->step( 1 ),
			)
		);
		$upgrades->run();
		$upgrades->run();
		$this->assertSame( array( 1, 2 ), $this->ran );
		$this->assertSame( 2, (int) get_option( Upgrades::OPTION ) );
	}

	public function test_continue_after_an_earlier_version(): void {
		update_option( Upgrades::OPTION, 1 );
		( new Upgrades(
			array(
				1 => $this->step( 1 ),
				2 => $this->step( 2 ),
			)
		) )->run();
		$this->assertSame( array( 2 ), $this->ran );
	}

	public function test_wait_for_one_that_fails(): void {
		delete_option( Upgrades::OPTION );
		$fails = true;
		$steps = new Upgrades(
			array(
				1 => $this->step( 1 ),
				2 => static function () use ( &$fails ): void {
					if ( $fails ) {
						throw new RuntimeException( 'not now' );
					}
				},
				3 => $this->step( 3 ),
			)
		);
		// Caught errors are logged.
		$log = (string) ini_set( 'error_log', '/dev/null' );
		$steps->run();
		ini_set( 'error_log', $log );
		$this->assertSame( array( 1 ), $this->ran );
		$fails = false;
		$steps->run();
		$this->assertSame( array( 1, 3 ), $this->ran );
	}

	public function test_keep_the_number_of_a_newer_version(): void {
		update_option( Upgrades::OPTION, 99 );
		( new Upgrades() )->run();
		$this->assertSame( 99, (int) get_option( Upgrades::OPTION ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_settings_of_older_versions(): array {
		return array(
			'choices that are gone' => array( array( 'quick_edit' => '', 'old' => 1 ), false ),
			'none that can be read' => array( 'broken', true ),
		);
	}

	/**
	 * @param mixed $stored
	 * @dataProvider cases_settings_of_older_versions
	 */
	public function test_tidy_settings_of_older_versions( $stored, bool $has_quick_edit ): void {
		delete_option( Upgrades::OPTION );
		update_option( Options::NAME, $stored );
		( new Upgrades() )->run();
		$this->assertSame( Options::all(), get_option( Options::NAME ) );
		$this->assertSame( $has_quick_edit, Options::is_on( Options::QUICK_EDIT ) );
		// Again, like two parallel requests.
		Upgrades::tidy_settings();
		$this->assertSame( $has_quick_edit, Options::is_on( Options::QUICK_EDIT ) );
	}

	public function test_store_no_settings_without_a_choice(): void {
		delete_option( Upgrades::OPTION );
		delete_option( Options::NAME );
		( new Upgrades() )->run();
		$this->assertFalse( get_option( Options::NAME ) );
	}
}

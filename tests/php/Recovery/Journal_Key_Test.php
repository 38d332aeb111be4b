<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Recovery;

use Atelier\Recovery\Journal_Key;
use Atelier\Tests\Test_Case;

final class Journal_Key_Test extends Test_Case {
	public function test_is_the_same_after_each_login(): void {
		$id    = $this->log_in_as( 'administrator' );
		$first = Journal_Key::of_current_user();
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		$this->assertSame( $first, Journal_Key::of_current_user() );
		$this->assertSame( 32, strlen( (string) base64_decode( $first, true ) ) );
	}

	public function test_differs_for_each_user(): void {
		$this->log_in_as( 'administrator' );
		$first = Journal_Key::of_current_user();
		$this->log_in_as( 'administrator' );
		$this->assertNotSame( Journal_Key::of_current_user(), $first, 'they differ' );
	}

	public function test_differs_after_the_salts_change(): void {
		$this->log_in_as( 'administrator' );
		$first = Journal_Key::of_current_user();
		$other = static fn(): string => 'other salts';
		add_filter( 'salt', $other );
		$second = Journal_Key::of_current_user();
		remove_filter( 'salt', $other );
		$this->assertTrue( '' !== $second && $first !== $second, 'they differ' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_empty_for_users_who_cannot_open_atelier(): array {
		return array(
			'an editor'    => array( 'editor' ),
			'an author'    => array( 'author' ),
			'a subscriber' => array( 'subscriber' ),
		);
	}

	/** @dataProvider cases_is_empty_for_users_who_cannot_open_atelier */
	public function test_is_empty_for_users_who_cannot_open_atelier( string $role ): void {
		$this->log_in_as( $role );
		$this->assertSame( '', Journal_Key::of_current_user() );
	}

	public function test_is_available_to_all_users(): void {
		$this->assertSame( '', Journal_Key::of_current_user() );
	}
}

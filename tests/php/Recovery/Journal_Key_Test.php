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
		$this->same( $first, Journal_Key::of_current_user() );
		$this->same( 32, strlen( (string) base64_decode( $first, true ) ) );
	}

	public function test_is_another_one_for_each_user(): void {
		$this->log_in_as( 'administrator' );
		$first = Journal_Key::of_current_user();
		$this->log_in_as( 'administrator' );
		$this->truthy( Journal_Key::of_current_user() !== $first, 'they differ' );
	}

	public function test_is_another_one_once_the_salts_have_changed(): void {
		$this->log_in_as( 'administrator' );
		$first = Journal_Key::of_current_user();
		$other = static fn(): string => 'other salts';
		add_filter( 'salt', $other );
		$second = Journal_Key::of_current_user();
		remove_filter( 'salt', $other );
		$this->truthy( '' !== $second && $first !== $second, 'they differ' );
	}

	/** @return array<string, list<mixed>> */
	public function cases_is_refused_to_whoever_cannot_open_atelier(): array {
		return array(
			'an editor'    => array( 'editor' ),
			'an author'    => array( 'author' ),
			'a subscriber' => array( 'subscriber' ),
		);
	}

	public function test_is_refused_to_whoever_cannot_open_atelier( string $role ): void {
		$this->log_in_as( $role );
		$this->same( '', Journal_Key::of_current_user() );
	}

	public function test_is_refused_to_nobody(): void {
		$this->same( '', Journal_Key::of_current_user() );
	}
}

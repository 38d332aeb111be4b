<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Shell;

use Atelier\Shell\First_Steps;
use Atelier\Tests\Test_Case;

final class First_Steps_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_preferences(): array {
		return array(
			'a newcomer'                               => array( '', '', true ),
			'somebody who knows the Site Editor'       => array( array( 'core/edit-site' => array( 'welcomeGuide' => false ) ), '', false ),
			'somebody who has closed them'             => array( array( 'atelier' => array( 'firstSteps' => array( 'step' => 'edit', 'isOpen' => false ) ) ), 'edit', false ),
			'somebody who has left in the middle'      => array( array( 'atelier' => array( 'firstSteps' => array( 'step' => 'edit', 'isOpen' => true, 'isBegun' => true ) ) ), 'edit', true, true ),
			'somebody whose preferences are not sound' => array( array( 'atelier' => array( 'firstSteps' => array( 'step' => array(), 'isOpen' => 'yes' ) ) ), '', false ),
		);
	}

	/**
	 * @param mixed $preferences
	 * @dataProvider cases_preferences
	 */
	public function test_are_shown_to_new_users_at_the_stored_step( $preferences, string $step, bool $is_open, bool $is_begun = false ): void {
		global $wpdb;
		add_filter( 'atelier_first_steps', '__return_true', 99 );
		$user = $this->log_in_as( 'administrator' );
		update_user_meta( $user, $wpdb->get_blog_prefix() . 'persisted_preferences', $preferences );
		$this->assertSame( array( 'step' => $step, 'isOpen' => $is_open, 'isBegun' => $is_begun ), First_Steps::of_user( $user ) );
	}

	public function test_are_not_shown_if_a_filter_disables_them(): void {
		$user = $this->log_in_as( 'administrator' );
		add_filter( 'atelier_first_steps', '__return_false', 99 );
		$this->assertFalse( First_Steps::of_user( $user )['isOpen'] );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_addresses(): array {
		return array(
			'home'          => array( array(), true ),
			'home by path'  => array( array( 'p' => '/' ), true ),
			'the editor'    => array( array( 'canvas' => 'edit' ), false ),
			'another place' => array( array( 'p' => '/styles' ), false ),
		);
	}

	/**
	 * @param array<string, string> $query
	 * @dataProvider cases_addresses
	 */
	public function test_have_a_place_on_home_before_they_are_loaded( array $query, bool $has_place ): void {
		$_GET = $query;
		add_filter( 'atelier_first_steps', '__return_true', 99 );
		$this->assertSame( $has_place ? ' atelier-awaits-steps' : '', First_Steps::body_class( $this->log_in_as( 'administrator' ) ) );
	}

	public function test_have_no_place_once_they_are_closed(): void {
		global $wpdb;
		$user = $this->log_in_as( 'administrator' );
		update_user_meta( $user, $wpdb->get_blog_prefix() . 'persisted_preferences', array( 'atelier' => array( 'firstSteps' => array( 'isOpen' => false ) ) ) );
		$this->assertSame( '', First_Steps::body_class( $user ) );
	}
}

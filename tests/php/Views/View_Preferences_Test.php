<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Views;

use Atelier\Tests\Test_Case;
use Atelier\Views\View_Preferences;

final class View_Preferences_Test extends Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
	}

	/**
	 * @param mixed $preferences
	 * @return array<mixed>
	 */
	private function kept( $preferences ): array {
		global $wpdb;
		$user = get_current_user_id();
		update_user_meta( $user, $wpdb->get_blog_prefix() . 'persisted_preferences', $preferences );
		return View_Preferences::of_user( $user );
	}

	public function test_returns_stored_views_by_list(): void {
		$lists = array( 'page' => array( 'layout' => 'table' ) );
		$this->assertSame( $lists, $this->kept( array( 'atelier' => array( 'lists' => $lists ) ) ) );
	}

	public function test_is_empty_without_valid_preferences(): void {
		foreach ( array( '', 'text', 7, array(), array( 'atelier' => 'text' ), array( 'atelier' => array( 'lists' => 'text' ) ) ) as $preferences ) {
			$this->assertSame( array(), $this->kept( $preferences ) );
		}
	}

	public function test_belongs_to_that_user(): void {
		$this->kept( array( 'atelier' => array( 'lists' => array( 'page' => array() ) ) ) );
		$this->assertSame( array(), View_Preferences::of_user( $this->log_in_as( 'editor' ) ) );
	}
}

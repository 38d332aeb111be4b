<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Agents\Agent_Record;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Agent_Settings;
use Atelier\Agents\Review_Requests;
use Atelier\Support\Options;
use Atelier\Support\Uninstaller;
use Atelier\Tests\Test_Case;
use Atelier\Uses\Filler;
use Atelier\Uses\Index_State;
use Atelier\Uses\Uses_Table;
use WP_Application_Passwords;

final class Uninstaller_Test extends Test_Case {
	/** @var callable(): list<string> */
	private $dropped;

	protected function setUp(): void {
		parent::setUp();
		$this->dropped = $this->keep_tables();
	}

	/** @return array<string, int> */
	private function make_posts(): array {
		return array(
			'view'      => $this->make_post( array( 'post_type' => 'wp_dataviews' ) ),
			'variation' => $this->make_post( array( 'post_type' => 'atelier_variation' ) ),
			'draft'     => $this->make_post( array( 'post_type' => 'atelier_draft' ) ),
			'hidden'    => $this->make_post( array( 'post_type' => 'page', 'post_status' => 'atelier_hidden' ) ),
			'history'   => $this->make_post( array( 'post_type' => 'atelier_history' ) ),
			'page'      => $this->make_post( array( 'post_type' => 'page' ) ),
		);
	}

	public function test_keeps_saved_views_and_variations_unless_asked(): void {
		$posts = $this->make_posts();
		Uninstaller::clean_site();
		foreach ( $posts as $post ) {
			$this->assertTrue( null !== get_post( $post ) );
		}
	}

	public function test_deletes_them_if_the_settings_say_so_and_nothing_else(): void {
		update_option( Options::NAME, Options::from_form( array( Options::DELETES_DATA => '1' ) ) );
		$posts = $this->make_posts();
		Uninstaller::clean_site();
		foreach ( $posts as $name => $post ) {
			$this->assertSame( 'page' !== $name, null === get_post( $post ), $name );
		}
	}

	public function test_removes_the_index_of_uses(): void {
		Uses_Table::prepare();
		Filler::schedule();
		Uninstaller::clean_site();
		$this->assertNull( Index_State::read() );
		$this->assertFalse( wp_next_scheduled( Filler::HOOK ) );
		$this->assertSame( array( 'DROP TABLE IF EXISTS `' . Uses_Table::name() . '`' ), ( $this->dropped )() );
	}

	public function test_ends_the_passwords_of_agents_and_removes_their_role(): void {
		Agent_Role::prepare();
		$agent = $this->log_in_as( Agent_Role::NAME );
		$other = $this->log_in_as( 'administrator' );
		foreach ( array( $agent, $other ) as $user ) {
			WP_Application_Passwords::create_new_application_password( $user, array( 'name' => 'One' ) );
		}
		Agent_Record::of( $agent )->begin( $other );
		Agent_Settings::save_form( array() );
		Review_Requests::request( 7 );
		Uninstaller::clean_site();
		wp_cache_flush();
		$this->assertNull( get_role( Agent_Role::NAME ) );
		$this->assertSame( array(), get_userdata( $agent )->roles );
		$this->assertSame( array( 0, 1 ), array_map( static fn( int $user ): int => count( WP_Application_Passwords::get_user_application_passwords( $user ) ), array( $agent, $other ) ) );
		$this->assertSame( 0, Agent_Record::of( $agent )->added_by() );
		$this->assertFalse( get_option( Agent_Settings::NAME ) );
		$this->assertFalse( get_option( Review_Requests::OPTION ) );
	}

	public function test_removes_settings_locks_and_preferences_of_its_own(): void {
		global $wpdb;
		$user = $this->log_in_as( 'administrator' );
		$key  = $wpdb->get_blog_prefix() . 'persisted_preferences';
		update_user_meta(
			$user,
			$key,
			array(
				'core'    => array( 'focusMode' => true ),
				'atelier' => array( 'a' => 1 ),
			)
		);
		update_option( Options::NAME, Options::from_form( array() ) );
		add_option( 'atelier_saving_abc', '1' );
		add_option( 'atelier_agent_rate_5', '1' );
		$transients = array( 'atelier_draft_styles_7', 'atelier_unsaved_7', 'atelier_draft_failure_7', 'atelier_draft_people_7' );
		foreach ( $transients as $name ) {
			set_transient( $name, array(), HOUR_IN_SECONDS );
		}
		wp_schedule_single_event( time() + 600, 'atelier_publish_draft', array( 7 ) );
		Uninstaller::clean_site();
		wp_cache_flush();
		$this->assertFalse( get_option( Options::NAME ) );
		$this->assertFalse( get_option( 'atelier_saving_abc' ) );
		$this->assertFalse( get_option( 'atelier_agent_rate_5' ) );
		foreach ( $transients as $name ) {
			$this->assertFalse( get_transient( $name ), $name );
		}
		$this->assertFalse( wp_next_scheduled( 'atelier_publish_draft', array( 7 ) ) );
		$this->assertSame( array( 'core' => array( 'focusMode' => true ) ), get_user_meta( $user, $key, true ) );
	}
}

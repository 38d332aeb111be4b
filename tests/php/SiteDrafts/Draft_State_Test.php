<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

require_once __DIR__ . '/Draft_Test_Case.php';

final class Draft_State_Test extends Draft_Test_Case {
	public function test_the_state_follows_a_draft_to_its_end(): void {
		$draft = $this->make_draft( 'Autumn' );
		$state = $this->state( $draft );
		$this->assertSame( array( 'Autumn', 'open', true, null, null ), array( $state['title'], $state['status'], $state['isOfTheme'], $state['schedule'], $state['published'] ) );

		$date = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS );
		$this->store->set_schedule( $draft, array( 'date' => $date, 'user' => get_current_user_id() ) );
		$this->assertSame( array( 'scheduled', gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( "$date UTC" ) ) ), array( $this->state( $draft )['status'], $this->state( $draft )['schedule'] ) );

		$this->store->set_state( $draft, array( 'theme' => 'another' ) + $this->store->state( $draft ) );
		$this->assertFalse( $this->state( $draft )['isOfTheme'] );

		$this->store->mark_published( $draft, get_current_user_id() );
		$published = $this->state( $draft );
		$this->assertSame( array( 'published', get_current_user_id() ), array( $published['status'], $published['published']['by']['id'] ) );

		$this->store->delete( $draft );
		$answer = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/state" );
		$this->assertSame( array( 404, 'atelier_draft_missing' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_the_state_reads_no_change(): void {
		global $wpdb;
		$draft   = $this->make_draft();
		$queries = array();
		foreach ( array( 0, 1 ) as $changes ) {
			for ( $at = 0; $at < $changes * 5; $at++ ) {
				$page = $this->make_post( array( 'post_type' => 'page' ) );
				$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'New' ) );
			}
			wp_cache_flush();
			wp_load_alloptions();
			$before    = $wpdb->num_queries;
			$this->state( $draft );
			$queries[] = $wpdb->num_queries - $before;
		}
		$this->assertSame( $queries[0], $queries[1] );
	}

	public function test_only_users_of_atelier_learn_of_drafts(): void {
		$draft = $this->make_draft();
		$page  = $this->new_page( $draft );
		foreach ( array( 'editor' => 403, 'subscriber' => 403 ) as $role => $status ) {
			$this->log_in_as( $role );
			foreach ( array( "$draft/state", 'holder' ) as $path ) {
				$this->assertSame( $status, $this->live( 'GET', "/atelier/v1/site-drafts/$path", array( 'key' => "page:$page" ) )->get_status(), "$role $path" );
			}
		}
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->live( 'GET', "/atelier/v1/site-drafts/$draft/state" )->get_status() );
	}

	public function test_the_holder_of_a_new_page_is_its_draft(): void {
		$this->make_draft( 'Another' );
		$draft = $this->make_draft( 'Winter' );
		$page  = $this->new_page( $draft );
		$this->assertSame( array( $draft, 'Winter', 'New page' ), $this->holder( "page:$page" ) );

		$live = $this->make_post( array( 'post_type' => 'page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$live", array( 'title' => 'Changed' ) );
		foreach ( array( "page:$live", "post:$page", 'page:9999999', 'nonsense', '' ) as $key ) {
			$this->assertSame( null, $this->holder( $key ), $key );
		}

		$this->store->mark_published( $draft, get_current_user_id() );
		$this->assertSame( null, $this->holder( "page:$page" ) );
	}

	public function test_the_holder_of_a_new_template_is_its_draft(): void {
		$draft = $this->make_draft( 'Winter' );
		$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => 'own-holder', 'title' => 'Own', 'content' => '' ) );
		$this->assertSame( array( $draft, 'Winter', 'Own' ), $this->holder( 'wp_template:' . get_stylesheet() . '//own-holder' ) );
	}

	public function test_who_may_not_edit_a_new_page_is_not_told_of_it(): void {
		$page = $this->new_page( $this->make_draft( 'Winter' ) );
		$this->log_in_as( 'subscriber' );
		wp_get_current_user()->add_cap( 'edit_theme_options' );
		$this->assertSame( null, $this->holder( "page:$page" ) );
	}

	private function new_page( int $draft ): int {
		return (int) $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New page', 'status' => 'publish' ) )->get_data()['id'];
	}

	/** @return array<string, mixed> */
	private function state( int $draft ): array {
		return $this->live( 'GET', "/atelier/v1/site-drafts/$draft/state" )->get_data();
	}

	/** @return array{ 0: int, 1: string, 2: string }|null The draft, its title, and that of the record; null without one. */
	private function holder( string $key ): ?array {
		$answer = $this->live( 'GET', '/atelier/v1/site-drafts/holder', array( 'key' => $key ) );
		$this->assertSame( 200, $answer->get_status() );
		$draft = $answer->get_data()['draft'];
		return $draft ? array( $draft['id'], $draft['title'], $draft['record'] ) : null;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Agent_Accounts;
use Atelier\Agents\Agent_Role;
use Atelier\Proposals\Hash;
use Atelier\SiteDrafts\Draft_Proposal;
use Atelier\SiteDrafts\Drafts_By_Agents;
use Atelier\Tests\Wiring;
use WP_REST_Response;

require_once __DIR__ . '/Agent_Case.php';

/**
 * Nobody makes an agent's blocks theirs, or publishes them, before a browser has checked them in the version that is there.
 */
final class Checked_Blocks_Test extends Agent_Case {
	private int $draft;

	protected function setUp(): void {
		parent::setUp();
		$this->nest_transactions();
		$this->draft = $this->start();
	}

	private function route( string $rest ): string {
		return "/atelier/v1/site-drafts/$this->draft/$rest";
	}

	/** @return array<string, mixed> The only change of the draft. */
	private function the_change(): array {
		return $this->live( 'GET', $this->route( 'changes' ) )->get_data()[0];
	}

	private function send( string $what, string $version = '' ): WP_REST_Response {
		$change = $this->the_change();
		return $this->live( 'POST', $this->route( "changes/$what" ), array( 'keys' => array( $change['key'] ), 'versions' => array( '' === $version ? $change['version'] : $version ) ) );
	}

	/** @return array{ int, string } */
	private static function outcome( WP_REST_Response $response ): array {
		return array( $response->get_status(), (string) ( $response->get_data()['code'] ?? '' ) );
	}

	public function test_blocks_of_an_agent_are_accepted_once_they_are_checked(): void {
		$this->propose( $this->draft, array( $this->good( 'From an agent' ) ) );
		wp_set_current_user( $this->admin );
		$this->assertTrue( $this->the_change()['unchecked'] );
		$refused = $this->send( 'approve' );
		$this->assertSame( array( 409, 'atelier_draft_unchecked' ), self::outcome( $refused ) );
		$this->assertSame( "page:$this->page", $refused->get_data()['data']['changes'][0]['key'] );
		$this->assertSame( array( 200, '' ), self::outcome( $this->send( 'checked' ) ) );
		$this->assertFalse( $this->the_change()['unchecked'] );
		$this->assertSame( 'unapproved', $this->the_change()['status'], 'checking accepts nothing' );
		$this->assertSame( array( 200, '' ), self::outcome( $this->send( 'approve' ) ) );
		$this->assertFalse( $this->the_change()['unchecked'], 'they are a person’s now' );
		$this->assertSame( 200, $this->live( 'POST', $this->route( 'publish' ) )->get_status() );
	}

	public function test_another_version_is_checked_again(): void {
		$agent = get_current_user_id();
		$this->propose( $this->draft, array( $this->good( 'First' ) ) );
		wp_set_current_user( $this->admin );
		$version = $this->the_change()['version'];
		$this->assertSame( 200, $this->send( 'checked' )->get_status() );
		wp_set_current_user( $agent );
		$this->propose( $this->draft, array( $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => self::paragraph( 'Second' ) ), '', $this->draft ) ) );
		wp_set_current_user( $this->admin );
		$this->assertTrue( $this->the_change()['unchecked'] );
		$this->assertSame( array( 409, 'atelier_draft_unchecked' ), self::outcome( $this->send( 'approve' ) ) );
		$this->assertSame( array( 409, 'atelier_draft_outdated' ), self::outcome( $this->send( 'checked', $version ) ) );
		$this->assertTrue( $this->the_change()['unchecked'] );
	}

	public function test_new_records_have_blocks_too_and_other_properties_have_none(): void {
		$this->propose( $this->draft, array( array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Contact', 'markup' => self::paragraph( 'Write.' ), 'reason' => 'Missing.' ) ) );
		$this->propose( $this->draft, array( array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => Hash::of( 'About' ), 'value' => 'About us', 'reason' => 'Warmer.' ) ) );
		wp_set_current_user( $this->admin );
		$this->assertSame( array( true, false ), array_column( $this->live( 'GET', $this->route( 'changes' ) )->get_data(), 'unchecked' ) );
	}

	public function test_what_a_person_writes_over_it_is_theirs(): void {
		$this->propose( $this->draft, array( $this->good() ) );
		wp_set_current_user( $this->admin );
		$this->assertSame( 200, $this->in( $this->draft, 'POST', "/wp/v2/pages/$this->page", array( 'content' => self::paragraph( 'By hand' ) ) )->get_status() );
		$this->assertSame( array( 'ready', false ), array( $this->the_change()['status'], $this->the_change()['unchecked'] ) );
		$this->assertSame( $this->admin, $this->the_change()['author']['id'], 'as after a repair' );
		$this->assertNull( $this->the_change()['acceptedBy'] );
	}

	public function test_in_another_draft_it_is_checked_there(): void {
		$this->propose( $this->draft, array( $this->good() ) );
		wp_set_current_user( $this->admin );
		$this->assertSame( 200, $this->send( 'checked' )->get_status() );
		$other = $this->make_draft( 'Of a person' );
		$this->assertSame( 200, $this->live( 'POST', $this->route( 'changes/move' ), array( 'key' => "page:$this->page", 'to' => $other ) )->get_status() );
		$this->draft = $other;
		$this->assertTrue( $this->the_change()['unchecked'] );
	}

	public function test_in_another_draft_it_is_checked_also_once_the_agent_is_gone(): void {
		$this->propose( $this->draft, array( $this->good() ) );
		$agent = get_current_user_id();
		wp_set_current_user( $this->admin );
		foreach ( array( 'Of a person', 'Of another' ) as $title ) {
			$other = $this->make_draft( $title );
			$this->assertSame( 200, $this->live( 'POST', $this->route( 'changes/move' ), array( 'key' => "page:$this->page", 'to' => $other ) )->get_status() );
			$this->draft = $other;
			get_userdata( $agent )->remove_cap( Agent_Role::CAPABILITY );
			$this->assertTrue( $this->the_change()['unchecked'], $title );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $agent, $this->admin );
		$this->assertTrue( $this->the_change()['unchecked'] );
		$this->assertSame( array( 409, 'atelier_draft_unchecked' ), self::outcome( $this->send( 'approve' ) ) );
		$this->assertSame( 409, $this->live( 'POST', $this->route( 'publish' ) )->get_status() );
		$this->assertSame( array( 200, '' ), self::outcome( $this->send( 'checked' ) ) );
		$this->assertSame( array( 200, '' ), self::outcome( $this->send( 'approve' ) ) );
	}

	public function test_a_program_with_a_persons_password_publishes_none_either_not_even_at_a_date(): void {
		wp_set_current_user( $this->admin );
		// As where the settings let programs have passwords of people.
		update_post_meta( $this->draft, '_atelier_draft_agent', array( 'agent' => $this->admin ) );
		$this->assertSame( 200, $this->in( $this->draft, 'POST', "/wp/v2/pages/$this->page", array( 'content' => self::paragraph( 'By a program' ) ) )->get_status() );
		$this->assertSame( array( 'ready', true ), array( $this->the_change()['status'], $this->the_change()['unchecked'] ) );
		$this->assertSame( array( 409, 'atelier_draft_unchecked' ), self::outcome( $this->live( 'POST', $this->route( 'publish' ) ) ) );
		$time     = 1900000000;
		$schedule = Wiring::schedule(
			static function () use ( &$time ): int {
				return $time;
			}
		);
		$this->assertTrue( $schedule->set( $this->draft, gmdate( 'Y-m-d\TH:i:s\Z', $time + 60 ), 'hold', 'publish' ) );
		$time += 120;
		$schedule->run( $this->draft );
		$this->assertStringContainsString( 'no browser has checked', $this->store->get( $this->draft )->problem->message( Wiring::rights() ) );
		$this->assertStringNotContainsString( 'By a program', get_post( $this->page )->post_content );
		$this->assertSame( 200, $this->send( 'checked' )->get_status() );
		$this->assertSame( 200, $this->live( 'POST', $this->route( 'publish' ) )->get_status() );
	}

	public function test_who_may_not_edit_it_checks_nothing(): void {
		$this->propose( $this->draft, array( $this->good() ) );
		$seen = array( 'keys' => array( "page:$this->page" ), 'versions' => array( 'x' ) );
		$this->assertSame( 403, $this->live( 'POST', $this->route( 'changes/checked' ), $seen )->get_status(), 'an agent' );
		wp_set_current_user( $this->admin );
		$this->assertSame( 404, $this->live( 'POST', $this->route( 'changes/checked' ), array( 'keys' => array( 'page:999999' ) ) + $seen )->get_status() );
		$this->assertSame( 400, $this->live( 'POST', $this->route( 'changes/checked' ), array( 'keys' => array( 'a', 'b' ) ) + $seen )->get_status() );
	}

	/** @return array<string, array{ callable( int ): void }> */
	public static function ends_of_agents(): array {
		return array(
			'stopped' => array(
				static function ( int $agent ): void {
					get_userdata( $agent )->set_role( Agent_Role::NAME );
					self::assertNull( ( new Agent_Accounts( new Drafts_By_Agents( Wiring::drafts() ) ) )->stop( $agent ) );
				},
			),
			'no agent any more' => array( static fn( int $agent ) => get_userdata( $agent )->set_role( '' ) ),
			'deleted' => array( static fn( int $agent ) => wp_delete_user( $agent, 1 ) ),
		);
	}

	/**
	 * @dataProvider ends_of_agents
	 * @param callable( int ): void $end
	 */
	public function test_what_an_agent_left_is_accepted_discarded_and_published_by_people( callable $end ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		Agent_Role::prepare();
		$this->undo_later( static fn() => remove_role( Agent_Role::NAME ) );
		$this->propose( $this->draft, array( $this->good( 'From an agent' ), array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Repairs', 'reason' => 'Missing.', 'markup' => self::paragraph( 'Bring it.' ) ) ) );
		$agent = get_current_user_id();
		wp_set_current_user( $this->admin );
		$end( $agent );
		$proposal = Draft_Proposal::summary( $this->draft );
		$this->assertSame( array( 'gone' => 'deleted' === $this->dataName(), 'stopped' => 'stopped' === $this->dataName() ), array_intersect_key( $proposal, array( 'gone' => 1, 'stopped' => 1 ) ) );
		$keys = array_column( $this->live( 'GET', $this->route( 'changes' ) )->get_data(), 'version', 'key' );
		$this->assertCount( 2, $keys );
		$page = "page:$this->page";
		unset( $keys[ $page ] );
		$this->assertSame( 200, $this->live( 'DELETE', $this->route( 'changes' ), array( 'key' => key( $keys ), 'version' => current( $keys ) ) )->get_status() );
		$this->assertSame( $page, $this->the_change()['key'] );
		$this->assertSame( array( 200, '' ), self::outcome( $this->send( 'checked' ) ) );
		$this->assertSame( array( 200, '' ), self::outcome( $this->send( 'approve' ) ) );
		$this->assertSame( array( 200, '' ), self::outcome( $this->live( 'POST', $this->route( 'publish' ) ) ) );
		$this->assertStringContainsString( 'From an agent', get_post( $this->page )->post_content );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Draft_Notes;
use Atelier\Agents\Draft_Origin;
use Atelier\Agents\Review_Requests;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Rest;

require_once __DIR__ . '/Draft_Test_Case.php';

/**
 * Site drafts of agents, as REST describes them to people.
 */
final class Proposals_Test extends Draft_Test_Case {
	private const ROUTE = '/' . Rest::ROUTE_NAMESPACE . '/site-drafts';

	private int $person;
	private int $agent;
	private int $draft;
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		$this->person = get_current_user_id();
		Agent_Role::prepare();
		$this->undo_later( static fn() => remove_role( Agent_Role::NAME ) );
		$this->page  = $this->make_post( array( 'post_type' => 'page' ) );
		$this->agent = $this->log_in_as( Agent_Role::NAME );
		$this->draft = $this->make_draft();
		$agent       = Agent::current();
		$this->assertNotNull( $agent );
		Draft_Origin::mark( $this->draft, $agent );
		$this->propose( "page:$this->page", 'page', (string) $this->page );
		Review_Requests::request( $this->draft );
		wp_set_current_user( $this->person );
	}

	/** With the rights of an editor, which are lent for a moment. */
	private function propose( string $key, string $type, string $id ): void {
		$lend = static fn( array $caps ): array => $caps + get_role( 'editor' )->capabilities;
		add_filter( 'user_has_cap', $lend );
		$this->store->put( $this->draft, $this->change_of( $type, $id, array( 'title' => 'Proposed' ) ) );
		remove_filter( 'user_has_cap', $lend );
		Change_Reasons::put( $this->draft, $key, 'Clearer.' );
	}

	/** @return array<string, mixed> */
	private function proposal(): array {
		return (array) $this->live( 'GET', self::ROUTE . "/$this->draft" )->get_data()['proposal'];
	}

	public function test_says_who_proposes_it_and_why(): void {
		$said = $this->proposal();
		$this->assertSame( array( $this->agent, true, array() ), array( $said['agent']['id'], $said['waits'], $said['notes'] ) );
		list( $change ) = $this->live( 'GET', self::ROUTE . "/$this->draft/changes" )->get_data();
		$this->assertSame( array( 'Clearer.', 'unapproved', true, true ), array( $change['reason'], $change['status'], $change['proposed'], $change['approvable'] ) );
		$other = $this->make_draft( 'Of a person' );
		foreach ( $this->live( 'GET', self::ROUTE )->get_data() as $draft ) {
			$this->assertSame( $draft['id'] === $other, null === $draft['proposal'], $draft['title'] );
			$this->assertFalse( isset( $draft['proposal']['notes'] ), 'a list has no notes' );
		}
	}

	public function test_what_somebody_has_accepted_is_theirs_to_publish_and_the_agent_stays_its_author(): void {
		list( $change ) = $this->live( 'GET', self::ROUTE . "/$this->draft/changes" )->get_data();
		$this->nest_transactions();
		$accepted = $this->live( 'POST', self::ROUTE . "/$this->draft/changes/approve", array( 'keys' => array( $change['key'] ), 'versions' => array( $change['version'] ) ) );
		$this->assertSame( 200, $accepted->get_status() );
		list( $change ) = $this->live( 'GET', self::ROUTE . "/$this->draft/changes" )->get_data();
		$this->assertSame( array( 'ready', false, $this->agent, 'Clearer.' ), array( $change['status'], $change['proposed'], $change['author']['id'], $change['reason'] ) );
		$this->assertSame( $this->person, $change['acceptedBy']['id'] );
	}

	public function test_also_after_the_account_of_the_agent_is_gone(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$name = get_userdata( $this->agent )->display_name;
		$this->assertFalse( $this->proposal()['gone'] );
		wp_delete_user( $this->agent );
		$this->assertSame( array( $name, true ), array( $this->proposal()['agent']['name'], $this->proposal()['gone'] ) );
		list( $change ) = $this->live( 'GET', self::ROUTE . "/$this->draft/changes" )->get_data();
		$this->assertSame( array( 'unapproved', true, $name, null ), array( $change['status'], $change['proposed'], $change['author']['name'], $change['acceptedBy'] ) );
		$this->assertSame( 409, $this->live( 'POST', self::ROUTE . "/$this->draft/notes", array( 'text' => 'x' ) )->get_status() );
	}

	public function test_a_note_is_for_the_agent_whose_turn_it_is_then(): void {
		$route  = self::ROUTE . "/$this->draft/notes";
		$answer = $this->live( 'POST', $route, array( 'text' => 'Shorter', 'key' => "page:$this->page" ) );
		$this->assertSame( 201, $answer->get_status() );
		$said = $this->proposal();
		$this->assertSame( array( 'Shorter', $this->person, false, true ), array( $said['notes'][0]['text'], $said['notes'][0]['by']['id'], $said['waits'], $said['asked'] ) );
		Draft_Notes::answer( $this->draft, $answer->get_data()['id'], 'Done', '2026-11-27 10:00:00' );
		$said = $this->proposal();
		$this->assertSame( array( 'Done', false ), array( $said['notes'][0]['answer']['text'], $said['asked'] ) );
		$this->assertSame( 200, $this->live( 'DELETE', $route, array( 'note' => $answer->get_data()['id'] ) )->get_status() );
		$this->assertSame( array(), $this->proposal()['notes'] );
		$this->assertSame( 404, $this->live( 'DELETE', $route, array( 'note' => $answer->get_data()['id'] ) )->get_status() );
	}

	/** @return array<string, array{ array<string, mixed>, int }> */
	public static function cases_refuses_notes_that_nobody_would_read(): array {
		return array(
			'without text'        => array( array( 'text' => '' ), 400 ),
			'only spaces'         => array( array( 'text' => " \n " ), 400 ),
			'too long'            => array( array( 'text' => str_repeat( 'x', 2001 ) ), 400 ),
			'not a text'          => array( array( 'text' => array( 'x' ) ), 400 ),
			'on another record'   => array( array( 'text' => 'x', 'key' => 'page:999999' ), 404 ),
		);
	}

	/**
	 * @dataProvider cases_refuses_notes_that_nobody_would_read
	 * @param array<string, mixed> $sent
	 */
	public function test_refuses_notes_that_nobody_would_read( array $sent, int $status ): void {
		$this->assertSame( $status, $this->live( 'POST', self::ROUTE . "/$this->draft/notes", $sent )->get_status() );
		$this->assertSame( array( array(), true ), array( Draft_Notes::of( $this->draft ), Review_Requests::has( $this->draft ) ) );
	}

	public function test_refuses_notes_on_drafts_of_people_and_on_published_ones(): void {
		$other = $this->make_draft( 'Of a person' );
		$this->assertSame( 409, $this->live( 'POST', self::ROUTE . "/$other/notes", array( 'text' => 'x' ) )->get_status() );
		$this->store->mark_published( $this->draft, $this->person );
		$this->assertSame( 409, $this->live( 'POST', self::ROUTE . "/$this->draft/notes", array( 'text' => 'x' ) )->get_status() );
	}

	public function test_notes_on_what_a_user_may_not_edit_are_neither_shown_nor_removed_nor_added(): void {
		$hidden = Draft_Notes::add( $this->draft, "page:$this->page", 'Secret', $this->person, '2026-11-27 10:00:00' );
		Draft_Notes::add( $this->draft, '', 'For all', $this->person, '2026-11-27 10:00:00' );
		$this->log_in_as( 'subscriber' );
		$this->add_filter( 'user_has_cap', static fn( array $caps ): array => array( 'edit_theme_options' => true ) + $caps );
		$this->assertSame( array( 'For all' ), array_column( $this->proposal()['notes'], 'text' ) );
		$this->assertSame( 404, $this->live( 'DELETE', self::ROUTE . "/$this->draft/notes", array( 'note' => $hidden ) )->get_status() );
		$this->assertSame( 403, $this->live( 'POST', self::ROUTE . "/$this->draft/notes", array( 'text' => 'x', 'key' => "page:$this->page" ) )->get_status() );
	}

	public function test_the_agent_itself_gets_nothing_by_the_routes_of_people(): void {
		wp_set_current_user( $this->agent );
		foreach ( array( array( 'GET', '' ), array( 'GET', '/changes' ), array( 'POST', '/notes' ), array( 'POST', '/publish' ), array( 'DELETE', '' ) ) as list( $method, $path ) ) {
			$this->assertSame( 403, $this->live( $method, self::ROUTE . "/$this->draft$path", array( 'text' => 'x' ) )->get_status(), "$method $path" );
		}
		$this->assertSame( Draft_Store::OPEN_STATUS, get_post_status( $this->draft ) );
		$this->assertSame( Change::UPDATE, $this->store->changes( $this->draft )[ "page:$this->page" ]->action() );
	}
}

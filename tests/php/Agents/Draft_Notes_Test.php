<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Agents;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Record;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Draft_Notes;
use Atelier\Agents\Draft_Origin;
use Atelier\Agents\Review_Requests;
use Atelier\Tests\Wiring;

require_once __DIR__ . '/Agent_Case.php';

final class Draft_Notes_Test extends Agent_Case {
	private const NOW = '2026-11-27 10:00:00';

	/** Whatever a text has that WordPress slashes or filters. */
	private const TEXT = "It’s \"10 %\" \\ 'cheaper'";

	private int $draft;

	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
		$this->draft = Wiring::drafts()->create( 'Spring' );
	}

	public function test_notes_are_answered_and_removed_one_by_one(): void {
		$one = Draft_Notes::add( $this->draft, '', self::TEXT, 7, self::NOW );
		$two = Draft_Notes::add( $this->draft, 'page:3', '<b>Shorter</b>', 8, self::NOW );
		$this->assertSame( 2, Draft_Notes::count_open( $this->draft ) );
		$this->assertTrue( Draft_Notes::answer( $this->draft, $one, self::TEXT, self::NOW ) );
		$answer = array( 'text' => self::TEXT, 'date' => '2026-11-27T10:00:00Z' );
		$notes  = array(
			array( 'id' => $one, 'key' => '', 'text' => self::TEXT, 'by' => 7, 'date' => '2026-11-27T10:00:00Z', 'answer' => $answer ),
			array( 'id' => $two, 'key' => 'page:3', 'text' => 'Shorter', 'by' => 8, 'date' => '2026-11-27T10:00:00Z', 'answer' => null ),
		);
		$this->assertSame( $notes, Draft_Notes::of( $this->draft ) );
		$this->assertSame( 1, Draft_Notes::count_open( $this->draft ) );
		$this->assertTrue( Draft_Notes::remove( $this->draft, $one ) );
		$this->assertSame( array( $notes[1] ), Draft_Notes::of( $this->draft ) );
	}

	public function test_nothing_is_stored_of_empty_texts_or_for_unknown_notes(): void {
		$this->assertSame( '', Draft_Notes::add( $this->draft, '', " \n<br>", 7, self::NOW ) );
		$note = Draft_Notes::add( $this->draft, '', 'Text', 7, self::NOW );
		$this->assertFalse( Draft_Notes::answer( $this->draft, $note, ' ', self::NOW ) );
		$this->assertFalse( Draft_Notes::answer( $this->draft, 'another', 'Text', self::NOW ) );
		$this->assertFalse( Draft_Notes::remove( $this->draft, 'another' ) );
		add_post_meta( $this->draft, '_atelier_draft_note', 'broken' );
		$this->assertCount( 1, Draft_Notes::of( $this->draft ) );
	}

	public function test_a_draft_has_a_bounded_number_of_notes(): void {
		foreach ( range( 1, Draft_Notes::MAX_NOTES ) as $number ) {
			$this->assertNotSame( '', Draft_Notes::add( $this->draft, '', str_repeat( 'x', 3000 ), 7, self::NOW ) );
		}
		$this->assertSame( '', Draft_Notes::add( $this->draft, '', 'One more', 7, self::NOW ) );
		$this->assertSame( Draft_Notes::MAX_LENGTH, strlen( Draft_Notes::of( $this->draft )[0]['text'] ) );
	}

	public function test_reasons_go_and_move_with_their_changes(): void {
		$store = Wiring::drafts();
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$key   = "page:$page";
		$store->put( $this->draft, $this->change_of( 'page', (string) $page, array( 'title' => 'New' ) ) );
		Change_Reasons::put( $this->draft, $key, self::TEXT );
		Change_Reasons::put( $this->draft, 'site', '<i></i>' );
		$this->assertSame( array( $key => self::TEXT ), Change_Reasons::of( $this->draft ) );

		$other = $store->create( 'Summer' );
		$this->assertTrue( $store->move( $this->draft, $key, $other ) );
		$this->assertSame( array( array(), array( $key => self::TEXT ) ), array( Change_Reasons::of( $this->draft ), Change_Reasons::of( $other ) ) );
		$store->remove( $other, $key );
		$this->assertSame( array(), Change_Reasons::of( $other ) );
	}

	public function test_a_draft_says_who_has_proposed_it_also_when_they_are_gone(): void {
		$owner = get_current_user_id();
		$this->assertNull( Draft_Origin::describe( $this->draft ) );
		$id = $this->log_in_with_password( Agent_Role::NAME, 'Laptop' );
		wp_update_user( array( 'ID' => $id, 'display_name' => 'Robot “R”' ) );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		Agent_Record::of( $id )->begin( $owner );
		Draft_Origin::mark( $this->draft, Agent::current() );
		$said = Draft_Origin::describe( $this->draft );
		$this->assertSame( array( $id, 'Robot “R”', 'Laptop', $owner ), array( $said['agent']['id'], $said['agent']['name'], $said['password'], $said['owner']['id'] ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $id );
		wp_delete_user( $owner );
		$said = Draft_Origin::describe( $this->draft );
		$this->assertSame( array( $id, 'Robot “R”', null ), array( $said['agent']['id'], $said['agent']['name'], $said['owner'] ) );
	}

	public function test_a_request_for_review_ends_with_the_draft(): void {
		$store  = Wiring::drafts();
		$others = array( $store->create( 'Two' ), $store->create( 'Three' ) );
		foreach ( array( $this->draft, ...$others, $this->draft ) as $draft ) {
			Review_Requests::request( $draft );
		}
		$this->assertSame( array( $this->draft, ...$others ), Review_Requests::all() );
		$store->delete( $this->draft );
		$store->mark_published( $others[0], 1 );
		$this->assertSame( array( $others[1] ), Review_Requests::all() );
		$this->assertTrue( Review_Requests::has( $others[1] ) );
		update_option( Review_Requests::OPTION, 'broken' );
		$this->assertSame( 0, Review_Requests::count() );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Publishing\Schedule;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Tests\Wiring;

require_once __DIR__ . '/Committed_Case.php';

/**
 * A schedule publishes what its user has agreed to, or nothing.
 */
final class Schedule_Consent_Test extends Committed_Case {
	/** 2030-03-30 12:00 UTC. */
	private const NOW = 1901102400;

	private int $now = self::NOW;

	/** @var list<array{ to: string, subject: string, message: string }> */
	private array $mails = array();

	private int $scheduler = 0;
	private int $page      = 0;
	private int $draft     = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->add_filter(
			'pre_wp_mail',
			function ( $sent, $mail ) {
				$this->mails[] = array_intersect_key( $mail, array_flip( array( 'to', 'subject', 'message' ) ) );
				return true;
			}
		);
		$this->scheduler = get_current_user_id();
		$this->page      = $this->make( 'page' );
		$this->draft     = $this->make_draft();
		$this->change( $this->draft, 'page', $this->page, array( 'title' => 'After' ) );
	}

	private function schedule(): Schedule {
		return Wiring::schedule( fn(): int => $this->now );
	}

	private function set(): void {
		$this->assertTrue( $this->schedule()->set( $this->draft, '2030-03-31T12:00Z', 'mine', 'publish' ) );
	}

	/** The date comes. */
	private function run_event(): Draft {
		$this->now = self::NOW + DAY_IN_SECONDS;
		wp_cache_flush();
		$this->schedule()->run( $this->draft );
		return $this->store->get( $this->draft );
	}

	private function become_other(): void {
		$id = $this->log_in_as( 'administrator' );
		wp_update_user( array( 'ID' => $id, 'display_name' => 'Otto Other' ) );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
	}

	/** @return array<string, list<string>> */
	public static function cases_of_changes(): array {
		$cases = array();
		foreach ( array( 'save', 'save again', 'discard', 'move out', 'move in', 'settle', 'give up', 'create' ) as $change ) {
			$cases[ "$change, by another user" ]  = array( $change, 'other' );
			$cases[ "$change, by the scheduler" ] = array( $change, 'scheduler' );
		}
		return $cases;
	}

	private function act( string $change, int $other ): void {
		$key = "page:$this->page";
		switch ( $change ) {
			case 'save':
				$this->change( $this->draft, 'page', $this->make( 'page' ), array( 'title' => 'Added' ) );
				return;
			case 'save again':
				$this->change( $this->draft, 'page', $this->page, array( 'title' => 'Another' ) );
				return;
			case 'create':
				$this->change_new( $this->draft, 'page', array( 'title' => 'New', 'status' => 'publish' ) );
				return;
			case 'discard':
				$request = new \WP_REST_Request( 'DELETE', "/atelier/v1/site-drafts/$this->draft/changes" );
				$request->set_query_params( compact( 'key' ) );
				$this->assertSame( 200, rest_do_request( $request )->get_status() );
				return;
			case 'move out':
				$this->assertSame( 200, $this->ask( 'POST', "$this->draft/changes/move", array( 'key' => $key, 'to' => $other ) )->get_status() );
				return;
			case 'move in':
				$this->assertSame( 200, $this->ask( 'POST', "$other/changes/move", array( 'key' => Change::SITE, 'to' => $this->draft ) )->get_status() );
				return;
			default:
				$choice = 'settle' === $change ? 'mine' : 'theirs';
				$this->assertSame( 200, $this->ask( 'POST', "$this->draft/changes/settle", compact( 'key', 'choice' ) )->get_status() );
		}
	}

	/** @dataProvider cases_of_changes */
	public function test_a_change_ends_the_schedule_at_once( string $change, string $who ): void {
		$other = $this->make_draft();
		$this->change( $other, Change::SITE, '', array( 'title' => 'Elsewhere' ) );
		$this->set();
		if ( 'other' === $who ) {
			$this->become_other();
		}
		if ( 'give up' === $change ) {
			wp_trash_post( $this->page );
		}
		$this->act( $change, $other );
		$after = $this->store->get( $this->draft );
		$this->assertSame( array( Draft::HELD, null, false ), array( $after->status, $after->schedule, wp_next_scheduled( Schedule_Consent::HOOK, array( $this->draft ) ) ) );
		$expected = 'other' === $who ? 'Otto Other changed this site draft after it was scheduled. Review it and schedule it again.' : wp_get_current_user()->display_name . ' scheduled this site draft and then changed it. Review it and schedule it again.';
		$this->assertSame( $expected, $after->problem->message( Wiring::rights() ) );
		$this->assertCount( 'other' === $who ? 1 : 0, $this->mails );
		$this->change( $this->draft, Change::SITE, '', array( 'description' => 'Once more' ) );
		$this->assertCount( 'other' === $who ? 1 : 0, $this->mails, 'it is told once' );
		if ( 'other' === $who ) {
			$this->assertSame( get_userdata( $this->scheduler )->user_email, $this->mails[0]['to'] );
			$this->assertStringContainsString( 'No longer scheduled: A relaunch', $this->mails[0]['subject'] );
			$this->assertStringContainsString( $expected, $this->mails[0]['message'] );
		}
		$this->assertSame( Draft::HELD, $this->run_event()->status, 'nothing is published at its date' );
		$this->assertSame( 'Before', get_post( $this->page )->post_title );
		// It can be published by hand.
		if ( 'save' === $change ) {
			$this->assertSame( 200, $this->ask( 'POST', "$this->draft/publish" )->get_status() );
		}
	}

	public function test_the_deletion_of_a_scheduled_draft_is_told(): void {
		$this->set();
		$this->become_other();
		$this->store->delete( $this->draft );
		$this->assertFalse( wp_next_scheduled( Schedule_Consent::HOOK, array( $this->draft ) ) );
		$this->assertCount( 1, $this->mails );
		$this->assertStringContainsString( 'Otto Other deleted this site draft after it was scheduled.', $this->mails[0]['message'] );
	}

	public function test_a_renamed_draft_stays_scheduled(): void {
		$this->set();
		$this->become_other();
		$this->ask( 'POST', (string) $this->draft, array( 'title' => 'Renamed' ) );
		$this->assertSame( Draft::PUBLISHED, $this->run_event()->status );
	}

	public function test_attempts_are_not_part_of_what_was_agreed_to(): void {
		$this->set();
		$this->store->set_schedule( $this->draft, array( 'attempts' => 3 ) + $this->store->get( $this->draft )->schedule );
		$this->assertSame( Draft::PUBLISHED, $this->run_event()->status );
		$this->assertSame( 'After', get_post( $this->page )->post_title );
	}

	/** @return array<string, list<string>> Columns of a row that other code alters. */
	public static function cases_of_rows(): array {
		return array(
			'the content of a change'                => array( 'change', 'post_content' ),
			'the author of a change'                 => array( 'change', 'post_author' ),
			'a change that is hidden'                => array( 'change', 'post_status' ),
			'a change of another draft'              => array( 'other', 'post_parent' ),
			'the content of a page only in a draft'  => array( 'new', 'post_content' ),
			'the password of a page only in a draft' => array( 'new', 'post_password' ),
		);
	}

	/** @dataProvider cases_of_rows */
	public function test_rows_altered_elsewhere_hold_the_draft_at_its_date( string $which, string $column ): void {
		global $wpdb;
		$other = $this->make_draft();
		$this->change( $other, Change::SITE, '', array( 'title' => 'Elsewhere' ) );
		$new  = $this->change_new( $this->draft, 'page', array( 'title' => 'New', 'status' => 'publish' ) );
		$rows = array(
			'change' => $this->store->change_post( $this->draft, "page:$this->page" )->ID,
			'other'  => $this->store->change_post( $other, Change::SITE )->ID,
			'new'    => $new,
		);
		$this->set();
		$values = array(
			'post_content'  => 'change' === $which ? str_replace( 'After', 'Evil', get_post( $rows[ $which ] )->post_content ) : 'Evil',
			'post_author'   => 1 + $this->scheduler,
			'post_status'   => 'trash',
			'post_parent'   => $this->draft,
			'post_password' => 'x',
		);
		$this->assertSame( 1, $wpdb->update( $wpdb->posts, array( $column => $values[ $column ] ), array( 'ID' => $rows[ $which ] ) ) );
		$after = $this->run_event();
		$this->assertSame( Draft::HELD, $after->status );
		$this->assertStringContainsString( 'This site draft has changed since it was scheduled.', $after->problem->message( Wiring::rights() ) );
		$this->assertSame( array( 'Before', Draft::HELD ), array( get_post( $this->page )->post_title, $after->status ) );
		$this->assertCount( 1, $this->mails );
		$this->assertStringContainsString( 'This site draft has changed since it was scheduled.', $this->mails[0]['message'] );
	}

	/** @return array<string, list<mixed>> What is altered in a stored schedule. */
	public static function cases_of_forged_schedules(): array {
		return array(
			'without a digest, as of version 0.1.0' => array( array( 'digest' => null ), 'earlier version' ),
			'with a number as digest'               => array( array( 'digest' => 12 ), 'earlier version' ),
			'with a digest of something else'       => array( array( 'digest' => str_repeat( '0', 64 ) ), 'has changed' ),
			'with another choice'                   => array( array( 'conflicts' => 'theirs' ), 'has changed' ),
			'with an earlier date'                  => array( array( 'date' => '2030-03-30 12:00:00' ), 'has changed' ),
			'of another user'                       => array( array( 'user' => 'other' ), 'has changed' ),
		);
	}

	/**
	 * @dataProvider cases_of_forged_schedules
	 * @param array<string, mixed> $altered
	 */
	public function test_a_forged_schedule_holds_the_draft( array $altered, string $problem ): void {
		$this->set();
		if ( isset( $altered['user'] ) ) {
			$this->become_other();
			$altered['user'] = get_current_user_id();
		}
		$this->store->set_schedule( $this->draft, array_filter( $altered + $this->store->get( $this->draft )->schedule, static fn( $value ): bool => null !== $value ) );
		$after = $this->run_event();
		$this->assertSame( Draft::HELD, $after->status );
		$this->assertStringContainsString( $problem, $after->problem->message( Wiring::rights() ) );
		$this->assertSame( 'Before', get_post( $this->page )->post_title );
	}

	public function test_the_digest_of_another_draft_is_not_valid(): void {
		$consent  = new Schedule_Consent( $this->store );
		$empty    = $this->make_draft();
		$other    = $this->make_draft();
		$schedule = $consent->given( $empty, array( 'date' => '2030-03-31 12:00:00', 'conflicts' => 'hold', 'missed' => 'hold', 'user' => $this->scheduler ) );
		$this->store->set_schedule( $empty, $schedule );
		$this->store->set_schedule( $other, $schedule );
		$this->assertSame( '', $consent->problem( $this->store->get( $empty ) ) );
		$this->assertNotSame( '', $consent->problem( $this->store->get( $other ) ) );
	}

	/** Another request changes or cancels the schedule after the event has read it. */
	public function test_a_schedule_that_ends_while_its_event_runs_publishes_nothing(): void {
		$this->set();
		$this->now = self::NOW + DAY_IN_SECONDS;
		$done      = false;
		$this->add_filter(
			'user_has_cap',
			function ( $caps ) use ( &$done ) {
				if ( ! $done && ! empty( $this->store->state( $this->draft )['schedule']['attempts'] ) ) {
					$done = true;
					$this->store->set_schedule( $this->draft, null );
				}
				return $caps;
			}
		);
		$this->schedule()->run( $this->draft );
		$this->assertTrue( $done );
		$this->assertSame( Draft::OPEN, $this->store->get( $this->draft )->status );
		$this->assertSame( 'Before', get_post( $this->page )->post_title );
		$this->assertSame( array(), $this->mails );
	}

	/** Another request acts between what this one reads and what it writes. */
	private function while_the_schedule_is_written( callable $act ): void {
		$is_done = false;
		$this->add_filter(
			'update_post_metadata',
			function ( $result, $id ) use ( $act, &$is_done ) {
				if ( ! $is_done && $id === $this->draft ) {
					$is_done = true;
					$act();
				}
				return $result;
			}
		);
	}

	public function test_a_schedule_that_ends_while_an_attempt_is_counted_stays_ended(): void {
		$this->set();
		$this->now = self::NOW + DAY_IN_SECONDS;
		$this->while_the_schedule_is_written( fn() => $this->store->set_schedule( $this->draft, null ) );
		$this->schedule()->run( $this->draft );
		$this->assertSame( Draft::OPEN, $this->store->get( $this->draft )->status );
		$this->assertSame( 'Before', get_post( $this->page )->post_title );
		$this->assertSame( array(), $this->mails );
	}

	public function test_a_new_schedule_is_not_ended_by_the_failure_of_the_one_before(): void {
		$this->set();
		$this->now = self::NOW + DAY_IN_SECONDS;
		$new       = array( 'date' => gmdate( 'Y-m-d H:i:s', self::NOW + WEEK_IN_SECONDS ), 'conflicts' => 'hold', 'missed' => 'hold', 'user' => $this->scheduler );
		$this->add_filter( 'rest_pre_insert_page', static fn() => new \WP_Error( 'broken', 'It is broken.', array( 'status' => 400 ) ) );
		$this->add_filter(
			'atelier_site_draft_not_published',
			fn() => $this->while_the_schedule_is_written( fn() => $this->store->set_schedule( $this->draft, $new ) )
		);
		$this->schedule()->run( $this->draft );
		$this->assertSame( Draft::SCHEDULED, $this->store->get( $this->draft )->status );
		$this->assertSame( $new['date'], $this->store->get( $this->draft )->schedule['date'] );
		$this->assertSame( array(), $this->mails );
	}

	public function test_a_save_by_rest_ends_the_schedule_and_rest_shows_why(): void {
		$this->set();
		$this->become_other();
		$_GET    = array( 'atelier_draft' => (string) $this->draft );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/pages' );
		$request->set_body_params( array( 'title' => 'Unseen', 'status' => 'publish' ) );
		$this->assertSame( 201, rest_do_request( $request )->get_status() );
		$_GET = array();
		$data = $this->ask( 'GET', (string) $this->draft )->get_data();
		$this->assertSame( array( 'held', null ), array( $data['status'], $data['schedule'] ) );
		$this->assertStringContainsString( 'Otto Other changed this site draft after it was scheduled.', $data['problem'] );
	}
}

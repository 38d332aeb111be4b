<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Publishing;

use Atelier\Publishing\Schedule;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

final class Schedule_Test extends Committed_Case {
	/** 2030-03-30 12:00 UTC: daylight saving time starts in Berlin during the night. */
	private const NOW = 1901102400;

	private int $now = self::NOW;

	/** @var list<array{ to: string, subject: string, message: string }> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->add_filter(
			'pre_wp_mail',
			function ( $sent, $mail ) {
				$this->mails[] = array_intersect_key( $mail, array_flip( array( 'to', 'subject', 'message' ) ) );
				return true;
			}
		);
		$this->add_filter( 'pre_option_timezone_string', static fn() => 'Europe/Berlin' );
	}

	private function schedule(): Schedule {
		return Wiring::schedule( fn(): int => $this->now );
	}

	/** Creates a draft with a change of a page. */
	private function make_small_draft( string $title = 'After' ): int {
		$draft = $this->make_draft();
		$this->change( $draft, 'page', $this->make( 'page' ), compact( 'title' ) );
		return $draft;
	}

	private function page_of( int $draft ): int {
		return array_values( $this->store->changes( $draft ) )[0]->post_id();
	}

	private function set( int $draft, string $date = '2030-03-30T18:00', string $conflicts = 'hold', string $missed = 'publish' ): string {
		$result = $this->schedule()->set( $draft, $date, $conflicts, $missed );
		return is_wp_error( $result ) ? $result->get_error_code() : (string) $this->store->get( $draft )->schedule['date'];
	}

	/** @return array<string, list<string>> */
	public static function cases_parses_dates(): array {
		return array(
			'in the site’s time zone'  => array( '2030-03-30T18:00', '2030-03-30 17:00:00' ),
			'after the clocks changed' => array( '2030-04-01T18:00:30', '2030-04-01 16:00:30' ),
			'skipped by the clocks'    => array( '2030-03-31T02:30', '2030-03-31 01:30:00' ),
			'twice by the clocks'      => array( '2030-10-27T02:30', '2030-10-27 00:30:00' ),
			'in another time zone'     => array( '2030-03-30T18:00:00-05:00', '2030-03-30 23:00:00' ),
			'in UTC'                   => array( '2030-03-30T18:00:00.000Z', '2030-03-30 18:00:00' ),
			'in the past'              => array( '2030-03-30T12:59', 'atelier_schedule_past' ),
			'now'                      => array( '2030-03-30T13:00', 'atelier_schedule_past' ),
			// PHP 7 has no daylight saving data after 2037.
			'in almost ten years'      => array( '2040-02-28T13:00', '2040-02-28 12:00:00' ),
			'too far'                  => array( '2040-04-30T13:00', 'atelier_schedule_far' ),
			'no day'                   => array( '2031-02-30T13:00', 'atelier_schedule_date' ),
			'no hour'                  => array( '2031-02-20T25:00', 'atelier_schedule_date' ),
			'words'                    => array( 'tomorrow', 'atelier_schedule_date' ),
			'empty'                    => array( '', 'atelier_schedule_date' ),
		);
	}

	/** @dataProvider cases_parses_dates */
	public function test_parses_dates( string $date, string $expected ): void {
		$this->assertSame( $expected, $this->set( $this->make_small_draft(), $date ) );
	}

	public function test_publishes_with_the_capabilities_of_the_user_who_scheduled_it(): void {
		$draft = $this->make_small_draft();
		$user  = get_current_user_id();
		$this->set( $draft );
		$event = wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) );
		$this->assertSame( self::NOW + 5 * HOUR_IN_SECONDS, $event );
		$this->assertSame( Draft::SCHEDULED, $this->store->get( $draft )->status );

		wp_set_current_user( 0 );
		$this->now = $event - 1;
		$this->schedule()->run( $draft );
		$this->assertSame( Draft::SCHEDULED, $this->store->get( $draft )->status, 'too early' );
		$this->now = $event + 60;
		$this->schedule()->run( $draft );
		$published = $this->store->get( $draft );
		$this->assertSame( array( Draft::PUBLISHED, $user ), array( $published->status, $published->published['user'] ) );
		$this->assertSame( 'After', get_post( $this->page_of( $draft ) )->post_title );
		$this->assertSame( 0, get_current_user_id(), 'the user of the request' );
		$this->assertCount( 1, $this->mails );
		$this->assertSame( get_userdata( $user )->user_email, $this->mails[0]['to'] );
		$this->assertStringContainsString( 'A relaunch', $this->mails[0]['subject'] );
		$this->schedule()->run( $draft );
		$this->assertCount( 1, $this->mails, 'it is published once' );
	}

	/** @return array<string, list<string>> */
	public static function cases_of_conflicts(): array {
		return array(
			'hold'   => array( 'hold', 'Theirs' ),
			'mine'   => array( 'mine', 'After' ),
			'theirs' => array( 'theirs', 'Theirs' ),
		);
	}

	/** @dataProvider cases_of_conflicts */
	public function test_handles_conflicts_as_chosen( string $choice, string $title ): void {
		$draft = $this->make_small_draft();
		$page  = $this->page_of( $draft );
		$this->set( $draft, '2030-03-30T18:00', $choice );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		$this->now += 6 * HOUR_IN_SECONDS;
		$this->schedule()->run( $draft );
		$this->assertSame( $title, get_post( $page )->post_title );
		$after = $this->store->get( $draft );
		$this->assertSame( 'hold' === $choice ? Draft::HELD : Draft::PUBLISHED, $after->status );
		if ( 'hold' === $choice ) {
			$this->assertStringContainsString( 'The page', $after->problem->message( Wiring::rights() ) );
			$this->assertStringContainsString( 'The page', $this->mails[0]['message'] );
			$this->assertNull( $after->schedule );
			// It can be scheduled again.
			$this->assertSame( '2030-04-01 16:00:00', $this->set( $draft, '2030-04-01T18:00' ) );
			$this->assertSame( '', $this->store->get( $draft )->problem->message( Wiring::rights() ) );
		}
	}

	public function test_publishes_or_holds_after_a_missed_date(): void {
		foreach ( array( 'publish' => Draft::PUBLISHED, 'hold' => Draft::HELD ) as $missed => $status ) {
			$this->now = self::NOW;
			$draft     = $this->make_small_draft();
			$this->set( $draft, '2030-03-30T18:00', 'hold', $missed );
			$this->now = self::NOW + 6 * HOUR_IN_SECONDS + 1;
			$this->schedule()->run( $draft );
			$this->assertSame( $status, $this->store->get( $draft )->status, $missed );
		}
		$this->now = self::NOW;
		$draft     = $this->make_small_draft();
		$this->set( $draft, '2030-03-30T18:00', 'hold', 'hold' );
		$this->now = self::NOW + 6 * HOUR_IN_SECONDS;
		$this->schedule()->run( $draft );
		$this->assertSame( Draft::PUBLISHED, $this->store->get( $draft )->status, 'an hour late' );
	}

	public function test_holds_if_the_user_has_lost_the_capabilities(): void {
		$user  = get_current_user_id();
		$draft = $this->make_small_draft();
		$this->set( $draft );
		$this->now += 6 * HOUR_IN_SECONDS;
		( new \WP_User( $user ) )->set_role( 'subscriber' );
		$this->schedule()->run( $draft );
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
		$this->assertSame( 'Before', get_post( $this->page_of( $draft ) )->post_title );
		$this->assertSame( get_userdata( $user )->user_email, $this->mails[0]['to'] );
	}

	/** @return array<string, array{ bool, string }> Whether the user who scheduled it loses the role, or else an author. */
	public static function cases_of_lost_roles(): array {
		return array(
			'the user'  => array( true, 'isn’t allowed to publish it anymore' ),
			'an author' => array( false, 'Some changes were saved by people' ),
		);
	}

	/** @dataProvider cases_of_lost_roles */
	public function test_holds_if_a_role_is_lost_while_the_publication_waits( bool $is_of_user, string $reason ): void {
		global $wpdb;
		$user   = get_current_user_id();
		$author = $this->log_in_as( 'administrator' );
		$draft  = $this->make_small_draft();
		wp_set_current_user( $user );
		$this->set( $draft );
		$this->now += 6 * HOUR_IN_SECONDS;
		get_userdata( $author );
		$demoted = $is_of_user ? $user : $author;
		// As another request does it, of which this one has nothing in its memory.
		$this->add_filter(
			'atelier_site_draft_publishing',
			static function () use ( $wpdb, $demoted ): void {
				$wpdb->update( $wpdb->usermeta, array( 'meta_value' => serialize( array( 'subscriber' => true ) ) ), array( 'user_id' => $demoted, 'meta_key' => "{$wpdb->prefix}capabilities" ) );
			}
		);
		$this->schedule()->run( $draft );
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
		$this->assertSame( 'Before', get_post( $this->page_of( $draft ) )->post_title );
		$this->assertStringContainsString( $reason, $this->store->get( $draft )->problem->message( Wiring::rights() ) );
		$this->assertStringContainsString( $reason, $this->mails[0]['message'] );
	}

	public function test_holds_if_the_user_is_deleted_while_the_publication_waits(): void {
		global $wpdb;
		$draft = $this->make_small_draft();
		$this->set( $draft );
		$user       = get_current_user_id();
		$this->now += 6 * HOUR_IN_SECONDS;
		$this->add_filter(
			'atelier_site_draft_publishing',
			static function () use ( $wpdb, $user ): void {
				$wpdb->delete( $wpdb->users, array( 'ID' => $user ) );
				$wpdb->delete( $wpdb->usermeta, array( 'user_id' => $user ) );
			}
		);
		$this->schedule()->run( $draft );
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
		$this->assertSame( 'Before', get_post( $this->page_of( $draft ) )->post_title );
		$this->assertSame( get_option( 'admin_email' ), $this->mails[0]['to'] );
		$this->assertStringContainsString( 'no longer exists', $this->mails[0]['message'] );
	}

	public function test_holds_if_the_user_is_deleted_and_notifies_the_site(): void {
		global $wpdb;
		$draft = $this->make_small_draft();
		$this->store->set_schedule( $draft, array( 'date' => gmdate( 'Y-m-d H:i:s', self::NOW - 60 ), 'conflicts' => 'hold', 'missed' => 'publish', 'user' => 987654 ) );
		$this->schedule()->run( $draft );
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
		$this->assertSame( get_option( 'admin_email' ), $this->mails[0]['to'] );
	}

	public function test_holds_unpublishable_drafts_without_changing_anything(): void {
		$draft = $this->make_large_draft( 4 );
		$this->set( $draft );
		$this->now += 6 * HOUR_IN_SECONDS;
		$this->add_filter( 'rest_pre_insert_page', static fn() => new \WP_Error( 'broken', 'It is broken.', array( 'status' => 400 ) ) );
		$this->schedule()->run( $draft );
		$this->assertStringContainsString( 'It is broken.', $this->store->get( $draft )->problem->message( Wiring::rights() ) );
		$this->assertStringContainsString( 'It is broken.', $this->mails[0]['message'] );
	}

	public function test_retries_a_few_times_while_someone_is_saving(): void {
		$draft = $this->make_small_draft();
		$this->set( $draft );
		$this->now += 6 * HOUR_IN_SECONDS;
		$lock       = Wiring::draft_locks()->of( $draft );
		$lock->take( 0 );
		$this->schedule()->run( $draft );
		$this->assertSame( $this->now + MINUTE_IN_SECONDS, wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ) );
		$this->assertSame( Draft::SCHEDULED, $this->store->get( $draft )->status );
		$this->assertSame( array(), $this->mails );
		for ( $attempt = 0; $attempt < 5; $attempt++ ) {
			$this->schedule()->run( $draft );
		}
		$lock->release();
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
	}

	public function test_leaves_no_event_if_somebody_publishes_it_meanwhile(): void {
		$draft = $this->make_small_draft();
		$this->set( $draft );
		$this->now += 6 * HOUR_IN_SECONDS;
		$lock       = Wiring::draft_locks()->of( $draft );
		$lock->take( 0 );
		$this->add_filter(
			'schedule_event',
			function ( $event ) use ( $draft ) {
				$this->store->mark_published( $draft, get_current_user_id() );
				return $event;
			}
		);
		$this->schedule()->run( $draft );
		$lock->release();
		$this->assertFalse( wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ) );
		$this->assertSame( array( Draft::PUBLISHED, array() ), array( $this->store->get( $draft )->status, $this->mails ) );
	}

	public function test_runs_once_on_several_servers(): void {
		$draft = $this->make_small_draft();
		$this->set( $draft );
		$this->now += 6 * HOUR_IN_SECONDS;
		$runs       = 0;
		$this->add_filter(
			'rest_after_insert_page',
			function () use ( $draft, &$runs ): void {
				++$runs;
				$this->schedule()->run( $draft );
			}
		);
		$this->schedule()->run( $draft );
		$this->assertSame( array( 1, 1 ), array( $runs, count( $this->mails ) ) );
	}

	public function test_restores_lost_events(): void {
		$lost     = $this->make_small_draft();
		$canceled = $this->make_small_draft();
		$this->set( $lost );
		$this->set( $canceled );
		$this->schedule()->cancel( $canceled );
		wp_unschedule_hook( Schedule_Consent::HOOK );
		Wiring::schedule_module()->restore_lost();
		$this->assertSame( self::NOW + 5 * HOUR_IN_SECONDS, wp_next_scheduled( Schedule_Consent::HOOK, array( $lost ) ) );
		$this->assertFalse( wp_next_scheduled( Schedule_Consent::HOOK, array( $canceled ) ) );
		$this->assertSame( Draft::OPEN, $this->store->get( $canceled )->status );
	}

	public function test_runs_with_the_hook_of_the_event(): void {
		$draft    = $this->make_small_draft();
		$schedule = array( 'date' => gmdate( 'Y-m-d H:i:s', time() - 60 ), 'conflicts' => 'hold', 'missed' => 'publish', 'user' => get_current_user_id() );
		$this->store->set_schedule( $draft, ( new Schedule_Consent( $this->store ) )->given( $draft, $schedule ) );
		$module = Wiring::schedule_module();
		foreach ( array( null, array(), 'x', 0 ) as $unexpected ) {
			$module->publish( $unexpected );
		}
		$module->publish( (string) $draft );
		$this->assertSame( Draft::PUBLISHED, $this->store->get( $draft )->status );
	}
}

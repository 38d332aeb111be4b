<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Publishing\Publisher;
use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Support\Page;
use Atelier\Tests\Wiring;
use WP_REST_Request;

require_once __DIR__ . '/Committed_Case.php';

/**
 * Drafts with missing or invalid data: the error is clear, and nothing is lost or partly published. Deleted records,
 * missing capabilities and full drafts are in Publisher_Test, Publish_Controller_Test, Rights_Test and
 * Draft_Saves_Test.
 *
 * @group database
 * @group newest
 */
final class Bad_Input_Test extends Committed_Case {
	private const TYPE = 'atelier_book';

	/** Asserts that publishing fails and changes nothing. */
	private function refused( int $draft, int $status, string $code, string $words, array $parameters = array() ): void {
		$before = self::stored();
		$answer = $this->ask( 'POST', "$draft/publish", $parameters );
		$this->assertSame( array( $status, $code ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ) );
		$this->assertStringContainsString( $words, $answer->get_data()['message'] );
		$this->assertSame( '', self::difference( $before, self::stored() ), 'nothing was published' );
	}

	/** @return array<string, string> The status of each change, by key. */
	private function statuses( int $draft ): array {
		$answer = $this->ask( 'GET', "$draft/changes" );
		$this->assertSame( 200, $answer->get_status() );
		return array_column( $answer->get_data(), 'status', 'key' );
	}

	/** The title of a page in the draft. */
	private function title_in( int $draft, int $page ): string {
		$_GET    = array( Page::DRAFT_ARG => (string) $draft );
		$request = new WP_REST_Request( 'GET', "/wp/v2/pages/$page" );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$title = (string) ( rest_do_request( $request )->get_data()['title']['raw'] ?? '' );
		$_GET  = array();
		// From here on, requests see the live site again.
		rest_do_request( new WP_REST_Request( 'GET', '/' ) );
		return $title;
	}

	public function test_a_draft_of_a_deleted_theme_is_kept(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$key   = $this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$this->change( $draft, 'wp_template', get_stylesheet() . '//404', array( 'content' => 'After' ) );
		$theme = get_stylesheet();
		$this->store->set_state( $draft, array( 'theme' => 'no-such-theme' ) + $this->store->state( $draft ) );
		$this->refused( $draft, 409, 'atelier_draft_theme', '“no-such-theme”' );
		$this->assertSame( 'ready', $this->statuses( $draft )[ $key ] );
		$mails = array();
		$this->add_filter(
			'pre_wp_mail',
			static function ( $sent, $mail ) use ( &$mails ) {
				$mails[] = $mail['message'];
				return true;
			}
		);
		$this->store->set_schedule( $draft, array( 'date' => '2026-01-01 00:00:00', 'conflicts' => 'mine', 'missed' => 'publish', 'user' => get_current_user_id() ) );
		Wiring::patient_schedule()->run( $draft );
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
		$this->assertStringContainsString( '“no-such-theme”', $this->store->get( $draft )->problem->message( Wiring::rights() ) );
		$this->assertStringContainsString( '“no-such-theme”', $mails[0] );
		// Nothing is lost: it is published once the theme is back.
		$this->store->set_state( $draft, compact( 'theme' ) + $this->store->state( $draft ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( array( 'After', 'After' ), array( get_post( $page )->post_title, get_block_template( "$theme//404" )->content ) );
	}

	private static function register_books(): void {
		register_post_type( self::TYPE, array( 'public' => true, 'show_in_rest' => true, 'map_meta_cap' => true, 'supports' => array( 'title', 'editor' ) ) );
		// The next request registers its own.
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
	}

	public function test_a_change_of_an_unknown_post_type_is_kept(): void {
		$this->undo_later( static fn() => unregister_post_type( self::TYPE ) );
		self::register_books();
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$book  = $this->make( self::TYPE );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$key = $this->change( $draft, self::TYPE, $book, array( 'title' => 'After' ) );
		unregister_post_type( self::TYPE );
		$this->refused( $draft, 400, 'atelier_draft_unknown_type', 'isn’t available' );
		$this->assertSame( array( "page:$page" => 'ready', $key => 'invalid' ), $this->statuses( $draft ) );
		$this->assertSame( 'After', $this->title_in( $draft, $page ), 'the rest is shown' );
		self::register_books();
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( array( 'After', 'After' ), array( get_post( $page )->post_title, get_post( $book )->post_title ) );
		// Or its changes are discarded.
		$other = $this->make_draft();
		$this->change( $other, self::TYPE, $book, array( 'title' => 'Later' ) );
		$this->change( $other, 'page', $page, array( 'title' => 'Later' ) );
		unregister_post_type( self::TYPE );
		$this->assertSame( 200, $this->ask( 'DELETE', "$other/changes", compact( 'key' ) )->get_status() );
		$this->assertSame( 200, $this->ask( 'POST', "$other/publish" )->get_status() );
		$this->assertSame( array( 'Later', 'After' ), array( get_post( $page )->post_title, get_post( $book )->post_title ) );
	}

	public function test_new_posts_deleted_by_other_code_are_reported(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$gone  = $this->change_new( $draft, 'page', array( 'title' => 'New', 'status' => 'publish' ) );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$this->assertFalse( wp_delete_post( $gone, true ) );
		Wiring::hidden_posts()->during( static fn() => wp_delete_post( $gone, true ) );
		$this->assertSame( 'missing', $this->statuses( $draft )[ "page:$gone" ] );
		$this->refused( $draft, 409, 'atelier_draft_conflicts', 'Decide what to keep' );
		$this->assertSame( 'After', $this->title_in( $draft, $page ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish", array( 'conflicts' => Publisher::THEIRS ) )->get_status() );
		$this->assertSame( array( 'After', null ), array( get_post( $page )->post_title, get_post( $gone ) ) );
	}

	/** @return array<string, list<mixed>> The stored state of a draft. */
	public static function cases_a_draft_with_invalid_state_can_be_opened(): array {
		return array(
			'nothing'       => array( '' ),
			'a text'        => array( 'x' ),
			'an empty list' => array( array() ),
			'wrong types'   => array( array( 'theme' => array( 1 ), 'schedule' => 'soon', 'problem' => 7, 'published' => 'yes' ) ),
		);
	}

	/**
	 * @param mixed $state
	 * @dataProvider cases_a_draft_with_invalid_state_can_be_opened
	 */
	public function test_a_draft_with_invalid_state_can_be_opened( $state ): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		update_post_meta( $draft, '_atelier_draft_state', $state );
		$answer = $this->ask( 'GET', (string) $draft );
		$this->assertSame( array( 200, Draft::OPEN, 1, null ), array( $answer->get_status(), $answer->get_data()['status'], $answer->get_data()['count'], $answer->get_data()['schedule'] ) );
		$this->assertSame( 'After', $this->title_in( $draft, $page ) );
		Wiring::patient_schedule()->run( $draft );
		$this->assertSame( 'Before', get_post( $page )->post_title, 'without a date' );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( array( 'After', Draft::PUBLISHED ), array( get_post( $page )->post_title, $this->store->get( $draft )->status ) );
	}

	public function test_an_invalid_schedule_waits_for_a_new_one(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		foreach ( array( array( 'date' => 'x', 'missed' => 'publish', 'user' => get_current_user_id() ), array( 'date' => array(), 'user' => get_current_user_id() ), array( 'user' => 'x' ) ) as $schedule ) {
			$this->store->set_state( $draft, compact( 'schedule' ) + $this->store->state( $draft ) );
			$this->assertSame( 200, $this->ask( 'GET', (string) $draft )->get_status() );
			Wiring::patient_schedule()->run( $draft );
			$this->assertSame( array( Draft::HELD, 'Before' ), array( $this->store->get( $draft )->status, get_post( $page )->post_title ) );
		}
		$this->assertSame( 200, $this->ask( 'POST', "$draft/schedule", array( 'date' => gmdate( 'Y-m-d\TH:i:s\Z', time() + 600 ) ) )->get_status() );
	}

	public function test_a_changed_clock_publishes_once_at_the_date(): void {
		$now   = 1901102400;
		$clock = static function () use ( &$now ): int {
			return $now;
		};
		$draft    = $this->make_draft();
		$page     = $this->make( 'page' );
		$schedule = Wiring::patient_schedule( $clock );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$this->assertSame( true, $schedule->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', $now + HOUR_IN_SECONDS ), 'hold', 'publish' ) );
		// The event runs, but this server's clock is a year behind: it is scheduled again each time.
		$now -= YEAR_IN_SECONDS;
		foreach ( array( 1, 2, 3, 4, 5, 6, 7 ) as $time ) {
			wp_clear_scheduled_hook( Schedule_Consent::HOOK, array( $draft ) );
			$schedule->run( $draft );
			$this->assertSame( array( Draft::SCHEDULED, 'Before', 1901102400 + HOUR_IN_SECONDS ), array( $this->store->get( $draft )->status, get_post( $page )->post_title, wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ) ), "time $time" );
		}
		$now = 1901102400 + HOUR_IN_SECONDS;
		$schedule->run( $draft );
		$this->assertSame( array( Draft::PUBLISHED, 'After' ), array( $this->store->get( $draft )->status, get_post( $page )->post_title ) );
		// After publishing, an earlier clock doesn't publish it again.
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Later' ) );
		$now -= YEAR_IN_SECONDS;
		$schedule->run( $draft );
		$this->assertSame( 'Later', get_post( $page )->post_title );
	}

	public function test_500_changes_are_listed_and_shown(): void {
		$draft = $this->make_draft();
		$pages = array();
		for ( $at = 0; $at < Draft_Store::MAX_CHANGES; $at++ ) {
			$pages[] = $this->make_post( array( 'post_type' => 'page', 'post_title' => "Before $at" ) );
			$this->store->put( $draft, Change::of( Admitted_Edits::admit( 'page', (string) $pages[ $at ], Change::UPDATE, array( 'title' => "After $at" ) ), array( 'title' => "Before $at" ) ) );
		}
		$this->assertSame( Draft_Store::MAX_CHANGES, $this->ask( 'GET', (string) $draft )->get_data()['count'] );
		$this->assertSame( array( 'After 0', 'After 499' ), array( $this->title_in( $draft, $pages[0] ), $this->title_in( $draft, $pages[499] ) ) );
		$this->assertCount( Draft_Store::MAX_CHANGES, $this->statuses( $draft ) );
	}
}

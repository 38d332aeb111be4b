<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Publishing\Schedule;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\SiteDrafts\Publication_Problem;
use Atelier\Support\Page;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;
use WP_Error;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

/**
 * What the site says about a draft names no record that its reader may not edit.
 */
final class Hidden_Titles_Test extends Committed_Case {
	private const SECRET = 'SECRET merger plan';

	/** 2030-03-30 12:00 UTC. */
	private const NOW = 1901102400;

	/** A role with only the capability of Atelier. */
	private const THEMER = 'atelier_themer';

	private int $now   = self::NOW;
	private int $draft = 0;
	private int $page  = 0;
	private int $admin = 0;

	/** @var list<array{ to: string, subject: string, message: string }> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_role( self::THEMER, 'Themer', array( 'read' => true, Page::capability() => true ) );
		$this->undo_later( static fn() => remove_role( self::THEMER ) );
		$this->add_filter(
			'pre_wp_mail',
			function ( $sent, $mail ) {
				$this->mails[] = array_intersect_key( $mail, array_flip( array( 'to', 'subject', 'message' ) ) );
				return true;
			}
		);
		$this->admin = get_current_user_id();
		$this->page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => self::SECRET, 'post_status' => 'private' ) );
		$this->draft = $this->make_draft();
		$this->put( $this->page );
		$this->change( $this->draft, 'wp_template', get_stylesheet() . '//404', array( 'content' => 'After' ) );
	}

	private function put( int $page ): void {
		$this->store->put( $this->draft, $this->change_of( 'page', (string) $page, array( 'slug' => 'after' ), array( 'slug' => (string) get_post_field( 'post_name', $page ) ), self::SECRET ) );
	}

	private function schedule(): Schedule {
		return Wiring::schedule( fn(): int => $this->now );
	}

	private function be( string $role ): void {
		'administrator' === $role ? wp_set_current_user( $this->admin ) : $this->log_in_as( $role );
	}

	private static function text( WP_REST_Response $answer ): string {
		return (string) wp_json_encode( $answer->get_data() );
	}

	/** All answers about the draft, as text. */
	private function everything(): string {
		return self::text( $this->ask( 'GET', '' ) ) . self::text( $this->ask( 'GET', (string) $this->draft ) ) . self::text( $this->ask( 'GET', "$this->draft/changes" ) );
	}

	private function assert_only_admins_read_the_title( string $why ): void {
		$this->be( self::THEMER );
		$this->assertStringNotContainsString( 'SECRET', $this->everything(), $why );
		$this->be( 'administrator' );
		$this->assertStringContainsString( self::SECRET, str_replace( self::text( $this->ask( 'GET', "$this->draft/changes" ) ), '', $this->everything() ), "$why, for administrators" );
	}

	public function test_a_failed_publication_names_records_only_to_those_who_may_edit_them(): void {
		$this->be( self::THEMER );
		$answer = $this->ask( 'POST', "$this->draft/publish" );
		$this->assertSame( 403, $answer->get_status() );
		$this->assertStringNotContainsString( 'SECRET', self::text( $answer ) );
		$this->assertSame( 'An item that you aren’t allowed to edit couldn’t be published.', $answer->get_data()['message'] );
		$this->assert_only_admins_read_the_title( 'refused' );

		$this->add_filter( 'rest_pre_insert_page', static fn() => new WP_Error( 'no', '“' . self::SECRET . '” is broken.', array( 'status' => 400 ) ) );
		$answer = $this->ask( 'POST', "$this->draft/publish" );
		$this->assertSame( '“' . self::SECRET . '” couldn’t be published: “' . self::SECRET . '” is broken.', $answer->get_data()['message'] );
		$this->assert_only_admins_read_the_title( 'failed while it was saved' );
	}

	public function test_a_held_draft_names_records_only_to_those_who_may_edit_them(): void {
		$this->store->put( $this->draft, $this->change_of( 'page', (string) $this->page, array( 'title' => 'After' ), array( 'title' => 'Earlier' ), self::SECRET ) );
		$this->assertTrue( $this->schedule()->set( $this->draft, '2030-03-31T12:00Z', 'hold', 'publish' ) );
		$this->now += DAY_IN_SECONDS;
		$this->schedule()->run( $this->draft );
		$this->assertSame( Draft::HELD, $this->store->get( $this->draft )->status );
		$this->assert_only_admins_read_the_title( 'conflicts' );
		$this->assertStringContainsString( self::SECRET, $this->mails[0]['message'] );
	}

	public function test_e_mails_name_records_only_to_those_who_may_edit_them(): void {
		$this->be( self::THEMER );
		$themer = wp_get_current_user();
		$this->assertTrue( $this->schedule()->set( $this->draft, '2030-03-31T12:00Z', 'hold', 'publish' ) );
		$this->now += DAY_IN_SECONDS;
		$this->be( 'administrator' );
		$this->schedule()->run( $this->draft );
		$this->assertSame( $themer->user_email, $this->mails[0]['to'] );
		$this->assertStringNotContainsString( 'SECRET', implode( ' ', $this->mails[0] ) );
		$this->assertStringContainsString( 'An item that you aren’t allowed to edit', $this->mails[0]['message'] );
		$this->assert_only_admins_read_the_title( 'forbidden at the date' );
	}

	public function test_texts_of_earlier_versions_are_for_those_who_may_edit_everything(): void {
		$text = 'Not so: ' . self::SECRET;
		$this->store->set_state( $this->draft, array( 'problem' => $text ) + $this->store->state( $this->draft ) );
		$this->assert_only_admins_read_the_title( 'a held draft' );
		$this->assertSame( $text, $this->ask( 'GET', (string) $this->draft )->get_data()['problem'] );
		$this->be( self::THEMER );
		$this->assertSame( 'This site draft couldn’t be published.', $this->ask( 'GET', (string) $this->draft )->get_data()['problem'] );
		$this->store->set_state( $this->draft, array( 'problem' => '' ) + $this->store->state( $this->draft ) );
		set_transient( "atelier_draft_failure_$this->draft", array( 'date' => '2026-11-25 10:00:00', 'message' => $text ), DAY_IN_SECONDS );
		$this->assert_only_admins_read_the_title( 'a failure' );
		$this->store->remove( $this->draft, "page:$this->page" );
		$this->be( self::THEMER );
		$this->assertSame( $text, $this->ask( 'GET', (string) $this->draft )->get_data()['failure']['message'], 'who may edit everything that is in it' );
	}

	public function test_unreadable_changes_are_named_to_administrators(): void {
		global $wpdb;
		$post = $this->store->change_post( $this->draft, "page:$this->page" );
		$wpdb->update( $wpdb->posts, array( 'post_content' => '{', 'post_title' => self::SECRET ), array( 'ID' => $post->ID ) );
		clean_post_cache( $post->ID );
		$this->be( self::THEMER );
		$answer = $this->ask( 'POST', "$this->draft/publish" );
		$this->assertSame( 'atelier_draft_damaged', $answer->get_data()['code'] );
		$this->assertStringNotContainsString( 'SECRET', self::text( $answer ) );
		$this->assertStringContainsString( 'can’t be read', $answer->get_data()['message'] );
		$this->assert_only_admins_read_the_title( 'damaged' );
		$this->assertStringContainsString( self::SECRET, self::text( $this->ask( 'GET', "$this->draft/changes" ) ) );
	}

	public function test_changes_of_unknown_types_are_named_to_administrators(): void {
		$this->rewrite( $this->draft, $this->change( $this->draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) ), array( 'type' => 'no_such_type', 'id' => '987654', 'label' => self::SECRET ) );
		$this->be( self::THEMER );
		$this->assertStringNotContainsString( 'SECRET', $this->everything() );
		$this->be( 'administrator' );
		$this->assertStringContainsString( 'no_such_type', $this->everything() );
		$this->store->remove( $this->draft, "page:$this->page" );
		$this->assertStringContainsString( self::SECRET, $this->ask( 'POST', "$this->draft/publish" )->get_data()['message'] );
	}

	public function test_a_busy_record_is_named_to_those_who_may_edit_it(): void {
		$change = $this->store->change( $this->draft, "page:$this->page" );
		$this->assertStringContainsString( self::SECRET, Draft_Refusal::busy_record( $change, Wiring::rights() )->get_error_message() );
		$this->be( self::THEMER );
		$this->assertStringNotContainsString( 'SECRET', Draft_Refusal::busy_record( $change, Wiring::rights() )->get_error_message() );
	}

	public function test_responses_do_not_contain_the_stored_problem(): void {
		$problem = new Publication_Problem( 'General', self::SECRET, array( "page:$this->page" ) );
		$this->be( self::THEMER );
		$answer = rest_convert_error_to_response( $problem->to_error( 'code', array( 'status' => 400 ), Wiring::rights() ) );
		$this->assertSame( array( 'code' => 'code', 'message' => 'General', 'data' => array( 'status' => 400 ) ), $answer->get_data() );
	}

	/** @return array<string, list<mixed>> Stored values, and the message for a user who may edit nothing. */
	public static function cases_of_stored_problems(): array {
		return array(
			'nothing'                    => array( null, '' ),
			'a number'                   => array( 12, '' ),
			'an empty list'              => array( array(), '' ),
			'a text'                     => array( 'SECRET', 'This site draft couldn’t be published.' ),
			'a list as text'             => array( array( 'plain' => array( 'SECRET' ), 'titled' => 'SECRET', 'keys' => array() ), '' ),
			'a list as text with titles' => array( array( 'plain' => 'General', 'titled' => array( 'SECRET' ), 'keys' => array() ), '' ),
			'no keys'                    => array( array( 'plain' => 'General', 'titled' => 'SECRET' ), 'General' ),
			'keys of another type'       => array( array( 'plain' => 'General', 'titled' => 'SECRET', 'keys' => array( array( 'site' ), 1 ) ), 'General' ),
			'a key without a type'       => array( array( 'plain' => 'General', 'titled' => 'SECRET', 'keys' => array( '' ) ), 'General' ),
			'a text as keys'             => array( array( 'plain' => 'General', 'titled' => 'SECRET', 'keys' => 'site' ), 'General' ),
		);
	}

	/**
	 * @dataProvider cases_of_stored_problems
	 * @param mixed $stored
	 */
	public function test_any_stored_problem_can_be_read( $stored, string $message ): void {
		$this->be( self::THEMER );
		$this->assertSame( $message, Publication_Problem::from_stored( $stored )->message( Wiring::rights() ) );
		$this->store->set_state( $this->draft, array( 'problem' => $stored ) + $this->store->state( $this->draft ) );
		set_transient( "atelier_draft_failure_$this->draft", array( 'date' => '2026-11-25 10:00:00', 'problem' => $stored ), DAY_IN_SECONDS );
		$answer = $this->ask( 'GET', (string) $this->draft )->get_data();
		$this->assertSame( array( $message, $message ), array( $answer['problem'], $answer['failure']['message'] ) );
		set_transient( "atelier_draft_failure_$this->draft", array( 'date' => array(), 'problem' => $stored ), DAY_IN_SECONDS );
		$this->assertNull( $this->ask( 'GET', (string) $this->draft )->get_data()['failure'] );
	}
}

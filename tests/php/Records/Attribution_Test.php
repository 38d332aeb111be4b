<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\History\Recorder;
use Atelier\Records\Admitted_Edits;
use Atelier\Records\Attribution;
use Atelier\Records\Change;
use Atelier\Records\Last_Change;
use Atelier\SiteDrafts\Change_Response;
use Atelier\Support\Rest;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;
use WP_Post;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

final class Attribution_Test extends Committed_Case {
	private Recorder $recorder;

	protected function setUp(): void {
		parent::setUp();
		$this->recorder = self::plugin_recorder();
		// What earlier tests have changed.
		$this->recorder->flush();
		$this->undo_later( fn() => $this->recorder->flush() );
	}

	/** @return list<Entry> Those of the publications of a draft, oldest first. */
	private function entries( int $draft ): array {
		$this->recorder->flush();
		return array_values( array_filter( ( new History_Store() )->batch( 0, '', 1000 ), static fn( Entry $entry ): bool => $entry->draft === $draft ) );
	}

	private function entry( int $draft ): Entry {
		$entries = $this->entries( $draft );
		$this->assertCount( 1, $entries );
		return $entries[0];
	}

	private function publish( int $draft ): void {
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
	}

	/**
	 * Saves more of a record into a draft as the current user.
	 *
	 * @param array<string, mixed> $edits
	 */
	private function save_more( int $draft, string $key, array $edits ): void {
		$change = $this->store->change( $draft, $key );
		$more   = Admitted_Edits::admit( $change->type(), $change->record_id(), Change::UPDATE, $edits );
		$this->store->put( $draft, $change->with( $more, array(), $change->base_version() ) );
	}

	/** The latest one; null of templates that were just made. */
	private static function revision( int $post ): ?WP_Post {
		return array_values( wp_get_post_revisions( $post, array( 'numberposts' => 1 ) ) )[0] ?? null;
	}

	/** Who is named for the last change of a post: by wp-admin, by WordPress's revisions, and by Atelier. */
	private function assert_last_changed_by( int $user, int $post ): void {
		$this->assertSame( $user, (int) get_post_meta( $post, '_edit_last', true ), 'the last editor' );
		$revision = self::revision( $post );
		$this->assertSame( $user, (int) ( $revision ?? get_post( $post ) )->post_author, 'the author of the revision' );
		$this->assertSame( $user, ( new Last_Change( get_post( $post ) ) )->author()['id'], 'who is named for a conflict' );
	}

	/** @return array<string, array{ string }> */
	public static function cases_of_types(): array {
		return array(
			'a page'                 => array( 'page' ),
			'a new page'             => array( 'new page' ),
			'a post'                 => array( 'post' ),
			'a pattern'              => array( 'wp_block' ),
			'a menu'                 => array( 'wp_navigation' ),
			'the styles'             => array( 'wp_global_styles' ),
			'a template'             => array( 'wp_template' ),
			'a customized template'  => array( 'customized' ),
			'a new template'         => array( 'new wp_template' ),
			'a new template part'    => array( 'new wp_template_part' ),
		);
	}

	/**
	 * Adds a change of a type to a draft.
	 *
	 * @return callable(): int The ID of its post once it is published.
	 */
	private function change_some( string $type, int $draft ): callable {
		$theme   = get_stylesheet();
		$content = array( 'content' => '<!-- wp:spacer /-->' );
		switch ( $type ) {
			case 'new page':
				$id = $this->change_new( $draft, 'page', $content + array( 'title' => 'New', 'status' => 'publish' ) );
				return static fn(): int => $id;
			case 'wp_global_styles':
				$this->change( $draft, $type, self::styles_id(), array( 'styles' => array( 'color' => array( 'text' => '#123456' ) ) ) );
				return static fn(): int => self::styles_id();
			case 'wp_template':
			case 'customized':
				$this->change( $draft, 'wp_template', "$theme//404", $content );
				return static fn(): int => (int) get_block_template( "$theme//404" )->wp_id;
			case 'new wp_template':
			case 'new wp_template_part':
				$type = substr( $type, 4 );
				$this->change( $draft, $type, "$theme//promo", $content + array( 'title' => 'Promo' ), Change::CREATE );
				return static fn(): int => (int) get_block_template( "$theme//promo", $type )->wp_id;
			default:
				$id = $this->make( $type );
				$this->change( $draft, $type, $id, $content );
				return static fn(): int => $id;
		}
	}

	/** @dataProvider cases_of_types */
	public function test_a_published_record_names_who_changed_it( string $type ): void {
		if ( 'customized' === $type ) {
			$request = new WP_REST_Request( 'POST', '/wp/v2/templates/' . get_stylesheet() . '//404' );
			$request->set_body_params( array( 'content' => '<!-- wp:separator /-->' ) );
			$this->assertSame( 200, rest_do_request( $request )->get_status() );
		}
		$draft = $this->make_draft();
		$ann   = $this->log_in_as( 'administrator' );
		$post  = $this->change_some( $type, $draft );
		$carol = $this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$this->assert_last_changed_by( $ann, $post() );
		$is_made = in_array( $type, array( 'wp_template', 'new wp_template', 'new wp_template_part' ), true );
		$this->assertSame( $is_made, null === self::revision( $post() ), 'WordPress keeps no revision of what is new' );
		$entry = $this->entry( $draft );
		$this->assertSame( $carol, $entry->user, 'who published' );
		$this->assertSame( array( $ann ), array_values( wp_list_pluck( $entry->records, 'author' ) ), 'who changed it' );
		$this->assertSame( $carol, get_current_user_id() );
		$this->assertSame( array( 0, array() ), array( Attribution::draft(), Attribution::current() ) );
	}

	public function test_settings_resets_and_deletions_name_who_made_them(): void {
		$theme   = get_stylesheet();
		$request = new WP_REST_Request( 'POST', "/wp/v2/templates/$theme//404" );
		$request->set_body_params( array( 'content' => '<!-- wp:separator /-->' ) );
		rest_do_request( $request );
		$page   = $this->make( 'page' );
		$parent = $this->make( 'page' );
		$menu   = $this->make( 'wp_navigation' );
		$draft  = $this->make_draft();
		$ann    = $this->log_in_as( 'administrator' );
		$this->change( $draft, Change::SITE, '', array( 'title' => 'A new title' ) );
		$this->change( $draft, 'wp_template', "$theme//404", array( 'force' => true ), Change::DELETE );
		$this->change( $draft, 'page', $page, array(), Change::DELETE );
		$this->change( $draft, 'wp_navigation', $menu, array( 'force' => true ), Change::DELETE );
		$bob = $this->log_in_as( 'administrator' );
		$this->change( $draft, 'page', $parent, array( 'title' => 'After' ) );
		$carol = $this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$entry = $this->entry( $draft );
		$this->assertSame( $carol, $entry->user );
		$authors = wp_list_pluck( $entry->records, 'author' );
		ksort( $authors );
		$expected = array( "page:$page" => $ann, "page:$parent" => $bob, 'site' => $ann, "wp_navigation:$menu" => $ann, "wp_template:$theme//404" => $ann );
		ksort( $expected );
		$this->assertSame( $expected, $authors );
		$this->assertSame( $ann, (int) get_post_meta( $page, '_edit_last', true ), 'who moved it to the trash' );
	}

	public function test_who_publishes_their_own_change_is_named_once(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
		$this->publish( $draft );
		$this->assert_last_changed_by( get_current_user_id(), $page );
		$this->assertSame( array( "page:$page" => 0 ), wp_list_pluck( $this->entry( $draft )->records, 'author' ) );
	}

	public function test_of_several_authors_the_last_one_is_named(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$ann   = $this->log_in_as( 'administrator' );
		$key   = $this->change( $draft, 'page', $page, array( 'content' => 'After', 'title' => 'After' ) );
		$bob   = $this->log_in_as( 'administrator' );
		$this->save_more( $draft, $key, array( 'slug' => 'after' ) );
		$this->assertSame( $bob, $this->store->change( $draft, $key )->writer() );
		wp_set_current_user( $ann );
		$this->save_more( $draft, $key, array( 'title' => 'Again' ) );
		$this->assertSame( array( $ann, $bob ), array( $this->store->change( $draft, $key )->writer(), $this->store->change( $draft, $key )->author_of( 'slug' )->user() ) );
		$this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$this->assert_last_changed_by( $ann, $page );
	}

	public function test_who_takes_a_change_over_answers_for_it_but_did_not_write_it(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$bob   = $this->log_in_as( 'administrator' );
		$key   = $this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$ann   = $this->log_in_as( 'administrator' );
		$this->save_more( $draft, $key, array( 'content' => 'After' ) );
		get_userdata( $ann )->set_role( 'subscriber' );
		$carol = $this->log_in_as( 'administrator' );
		$this->assertSame( 'atelier_draft_unapproved', $this->ask( 'POST', "$draft/publish" )->get_data()['code'] );
		$this->take_over( $draft, $key );
		$change = $this->store->change( $draft, $key );
		$this->assertSame( array( $carol, $ann ), array( $change->author_of( 'content' )->user(), $change->author_of( 'content' )->writer() ) );
		$this->assertSame( array( $carol, $bob ), array( $change->author_of( 'title' )->user(), $change->author_of( 'title' )->writer() ) );
		$this->assertSame( $ann, $this->ask( 'GET', "$draft/changes" )->get_data()[0]['author']['id'] );
		$this->publish( $draft );
		$this->assert_last_changed_by( $ann, $page );
		$this->assertSame( array( $ann ), array_values( wp_list_pluck( $this->entry( $draft )->records, 'author' ) ) );
	}

	public function test_who_settles_a_conflict_did_not_write_the_change(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page', 'Before', "<!-- wp:spacer {\"height\":\"1px\"} /-->\n\n<!-- wp:spacer {\"height\":\"2px\"} /-->" );
		$ann   = $this->log_in_as( 'administrator' );
		$key   = $this->change( $draft, 'page', $page, array( 'content' => "<!-- wp:spacer {\"height\":\"3px\"} /-->\n\n<!-- wp:spacer {\"height\":\"2px\"} /-->" ) );
		$carol = $this->log_in_as( 'administrator' );
		wp_update_post( array( 'ID' => $page, 'post_content' => "<!-- wp:spacer {\"height\":\"1px\"} /-->\n\n<!-- wp:spacer {\"height\":\"4px\"} /-->" ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'mine' ) )->get_status() );
		$author = $this->store->change( $draft, $key )->author_of( 'content' );
		$this->assertSame( array( $carol, $ann ), array( $author->user(), $author->writer() ), 'the rights are those of who merged it' );
		$this->publish( $draft );
		$this->assertSame( "<!-- wp:spacer {\"height\":\"3px\"} /-->\n\n<!-- wp:spacer {\"height\":\"4px\"} /-->", get_post( $page )->post_content );
		$this->assert_last_changed_by( $ann, $page );
	}

	public function test_a_conflict_says_who_changed_the_live_record_and_when(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->log_in_as( 'administrator' );
		$this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		$read = fn(): array => $this->ask( 'GET', "$draft/changes" )->get_data()[0];
		$this->assertSame( array( null, '' ), array( $read()['changedBy'], $read()['changedAt'] ) );
		$ben = $this->log_in_as( 'administrator' );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		$change = $read();
		$this->assertSame( array( $ben, Rest::time( get_post( $page )->post_modified_gmt ) ), array( $change['changedBy']['id'] ?? 0, $change['changedAt'] ) );
	}

	public function test_changes_stored_by_an_earlier_version_name_their_author(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$ann   = $this->log_in_as( 'administrator' );
		$key   = $this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
		$this->rewrite( $draft, $key, array( 'authors' => array( 'content' => array( $ann, 0 ) ) ) );
		$this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$this->assert_last_changed_by( $ann, $page );
	}

	public function test_without_an_account_the_publisher_is_named(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$ann   = $this->log_in_as( 'administrator' );
		$key   = $this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
		$bob   = $this->log_in_as( 'administrator' );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $ann, $bob );
		$this->take_over( $draft, $key );
		$this->assertSame( $ann, $this->store->change( $draft, $key )->writer() );
		$carol = $this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$this->assert_last_changed_by( $carol, $page );
		$this->assertSame( array( 0 ), array_values( wp_list_pluck( $this->entry( $draft )->records, 'author' ) ) );
	}

	/** Cron publishes in one request what several users have scheduled, after other tasks. */
	public function test_a_schedule_names_who_scheduled_it_and_who_wrote_it(): void {
		$now   = time();
		$clock = static function () use ( &$now ): int {
			return $now;
		};
		$schedule = Wiring::schedule( $clock );
		$this->add_filter( 'pre_wp_mail', '__return_true' );
		$made = array();
		foreach ( array( 'one', 'two' ) as $name ) {
			$draft  = $this->make_draft();
			$page   = $this->make( 'page', $name );
			$author = $this->log_in_as( 'administrator' );
			$this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
			$scheduler = $this->log_in_as( 'administrator' );
			$this->assertTrue( $schedule->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', $now + 60 ), 'hold', 'publish' ) );
			$made[ $draft ] = array( $page, $author, $scheduler );
		}
		$other = $this->make( 'page', 'Other' );
		$this->recorder->flush();
		wp_set_current_user( 0 );
		$now += 120;
		wp_update_post( array( 'ID' => $other, 'post_title' => 'By a task' ) );
		foreach ( array_keys( $made ) as $draft ) {
			$schedule->run( $draft );
		}
		wp_update_post( array( 'ID' => $other, 'post_content' => 'By another task' ) );
		foreach ( $made as $draft => list( $page, $author, $scheduler ) ) {
			$this->assert_last_changed_by( $author, $page );
			$entry = $this->entry( $draft );
			$this->assertSame( $scheduler, $entry->user );
			$this->assertSame( array( "page:$page" => $author ), wp_list_pluck( $entry->records, 'author' ) );
		}
		$tasks = array_slice( array_filter( ( new History_Store() )->batch( 0, '', 1000 ), static fn( Entry $entry ): bool => isset( $entry->records[ "page:$other" ] ) ), -2 );
		$this->assertSame( array( array( 0, 0 ), array( 0, 0 ) ), array_map( static fn( Entry $entry ): array => array( $entry->user, $entry->draft ), $tasks ) );
	}

	public function test_a_publication_that_fails_names_nobody(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$other = $this->make( 'page', 'Other' );
		$this->recorder->flush();
		$this->log_in_as( 'administrator' );
		$this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
		$this->change( $draft, 'page', $other, array(), Change::DELETE );
		$carol = $this->log_in_as( 'administrator' );
		// Not in the publication, which fails.
		wp_update_post( array( 'ID' => $other, 'post_title' => 'Renamed' ) );
		$refuse = static fn() => false;
		add_filter( 'pre_trash_post', $refuse );
		$this->assertNotSame( 200, $this->ask( 'POST', "$draft/publish", array( 'conflicts' => 'mine' ) )->get_status() );
		remove_filter( 'pre_trash_post', $refuse );
		$this->assertSame( array( 0, array() ), array( Attribution::draft(), Attribution::current() ) );
		wp_update_post( array( 'ID' => $page, 'post_content' => 'By the publisher' ) );
		$this->assertSame( array(), $this->entries( $draft ) );
		$this->assertSame( $carol, (int) self::revision( $page )->post_author );
		$entries = array_slice( ( new History_Store() )->batch( 0, '', 1000 ), -2 );
		$this->assertSame( array( "page:$other", "page:$page" ), array_merge( ...array_map( static fn( Entry $entry ): array => array_keys( $entry->records ), $entries ) ) );
		foreach ( $entries as $entry ) {
			$this->assertSame( array( $carol, array( 0 ) ), array( $entry->user, array_values( wp_list_pluck( $entry->records, 'author' ) ) ) );
		}
	}

	public function test_what_plugins_save_at_the_same_time_stays_that_of_the_publisher(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$log   = $this->make( 'page', 'Log' );
		$this->log_in_as( 'administrator' );
		$this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
		$carol = $this->log_in_as( 'administrator' );
		$users = array();
		$act   = static function ( $id ) use ( $page, $log, &$users ): void {
			if ( $id === $page ) {
				$users[] = get_current_user_id();
				wp_update_post( array( 'ID' => $log, 'post_content' => 'Changed' ) );
			}
		};
		$this->add_filter( 'save_post_page', $act );
		$this->publish( $draft );
		$this->assertSame( array( $carol ), $users, 'rights are those of the publisher' );
		$this->assertSame( $carol, (int) self::revision( $log )->post_author );
		$this->assertSame( 0, $this->entry( $draft )->records[ "page:$log" ]->author );
	}

	public function test_an_undone_publication_names_who_undid_it(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page', 'Before', 'Before' );
		$gone  = $this->make( 'page', 'Gone' );
		$this->log_in_as( 'administrator' );
		$this->change( $draft, 'page', $page, array( 'content' => 'After' ) );
		$this->change( $draft, 'page', $gone, array(), Change::DELETE );
		$this->recorder->flush();
		$carol = $this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$entry = $this->entry( $draft )->id;

		$dave    = $this->log_in_as( 'administrator' );
		$history = new WP_REST_Request( 'POST', "/atelier/v1/history/$entry/restore" );
		$history->set_body_params( array( 'keys' => array( "page:$gone" ) ) );
		$this->assertSame( array( "page:$gone" ), array_column( rest_do_request( $history )->get_data()['restored'], 'key' ) );
		$this->recorder->flush();
		$entries = ( new History_Store() )->batch( 0, '', 1000 );
		$last    = end( $entries );
		$this->assertSame( array( $dave, array( "page:$gone" => 0 ) ), array( $last->user, wp_list_pluck( $last->records, 'author' ) ) );

		$undo = new WP_REST_Request( 'POST', "/atelier/v1/history/$entry/draft" );
		$undo->set_body_params( array( 'keys' => array( "page:$page" ) ) );
		$undoing = rest_do_request( $undo )->get_data()['draft'];
		wp_set_current_user( $carol );
		$this->publish( $undoing );
		$this->assertSame( 'Before', get_post( $page )->post_content );
		$this->assert_last_changed_by( $dave, $page );
		$last = $this->entry( $undoing );
		$this->assertSame( array( $carol, array( "page:$page" => $dave ) ), array( $last->user, wp_list_pluck( $last->records, 'author' ) ) );
	}

	public function test_every_entry_of_a_large_draft_names_it_and_its_authors(): void {
		$draft = $this->make_draft();
		$pages = array();
		for ( $number = 0; $number < 205; $number++ ) {
			$pages[] = $this->make( 'page' );
		}
		$this->recorder->flush();
		$ann = $this->log_in_as( 'administrator' );
		foreach ( $pages as $page ) {
			$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		}
		$this->log_in_as( 'administrator' );
		$this->publish( $draft );
		$authors = array_merge( ...array_map( static fn( Entry $entry ): array => wp_list_pluck( $entry->records, 'author' ), $this->entries( $draft ) ) );
		$this->assertCount( 205, $authors );
		$this->assertSame( array( $ann ), array_values( array_unique( $authors ) ) );
	}

	private function take_over( int $draft, string $key ): void {
		$seen = array( Change_Response::version( $this->store->change_post( $draft, $key ) ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => $seen ) )->get_status() );
	}
}

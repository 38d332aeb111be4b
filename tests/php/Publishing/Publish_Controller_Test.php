<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Publishing;

use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Site;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;
use WP_Error;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

final class Publish_Controller_Test extends Committed_Case {
	public function test_resolves_conflicts_for_one_side_and_keeps_other_changes(): void {
		foreach ( array( 'mine' => 'Mine', 'theirs' => 'Theirs' ) as $choice => $title ) {
			$draft = $this->make_draft();
			$page  = $this->make( 'page' );
			$key   = $this->change( $draft, 'page', $page, array( 'title' => 'Mine', 'excerpt' => 'Mine' ) );
			wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
			$checked = Wiring::draft_check()->describe( $this->store->change( $draft, $key ), new Draft_Site( $this->store, $draft ) );
			$this->assertSame( array( 'changed', array( 'title' => 'Theirs' ) ), array( $checked['status'], (array) $checked['live'] ) );
			$answer = $this->ask( 'POST', "$draft/changes/settle", compact( 'key', 'choice' ) )->get_data();
			$this->assertSame( array( $key, 'ready', array() ), array( $answer['key'], $answer['status'], $answer['conflicts'] ) );
			$this->assertSame( array( 'title' => $title, 'excerpt' => 'Mine' ), (array) $answer['edits'] );
			$this->assertSame( 'Theirs', ( (array) $answer['base'] )['title'] );
			$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
			$this->assertSame( array( $title, 'Mine' ), array( get_post( $page )->post_title, get_post( $page )->post_excerpt ) );
		}
	}

	public function test_publishes_and_schedules_only_what_was_seen(): void {
		$page     = $this->make( 'page' );
		$draft    = $this->make_draft();
		$key      = $this->change( $draft, 'page', $page, array( 'title' => 'Seen' ) );
		$settings = $this->change( $draft, 'site', '', array( 'title' => 'Seen' ) );
		$seen     = function () use ( $draft ): array {
			$changes = (array) $this->ask( 'GET', "$draft/changes" )->get_data();
			return array(
				'keys'     => array_column( $changes, 'key' ),
				'versions' => array_column( $changes, 'version' ),
			);
		};
		$shown    = $seen();
		$dates    = array( 'date' => gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) );
		$attempts = function ( array $as_seen ) use ( $draft, $dates ): array {
			return array_map(
				static fn( $answer ): array => array( $answer->get_status(), $answer->get_data()['code'] ?? '' ),
				array( $this->ask( 'POST', "$draft/schedule", $dates + $as_seen ), $this->ask( 'POST', "$draft/publish", $as_seen ) )
			);
		};
		$outdated = array( array( 409, 'atelier_draft_outdated' ), array( 409, 'atelier_draft_outdated' ) );
		$this->change( $draft, 'page', $page, array( 'title' => 'Changed since' ) );
		$this->assertSame( $outdated, $attempts( $shown ), 'a changed one' );
		$shown = $seen();
		$added = $this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'Added since' ) );
		$this->assertSame( $outdated, $attempts( $shown ), 'an added one' );
		$shown = $seen();
		$this->store->remove( $draft, $added );
		$this->assertSame( $outdated, $attempts( $shown ), 'a discarded one' );
		$this->assertSame( array( array( 400, 'atelier_draft_unseen' ), array( 400, 'atelier_draft_unseen' ) ), $attempts( array( 'keys' => array( $key, $settings ), 'versions' => array( 'one' ) ) ) );
		$this->assertNotSame( 'Changed since', get_post( $page )->post_title );
		$this->assertFalse( (bool) $this->store->get( $draft )->schedule );
		$this->assertSame( array( array( 200, '' ), array( 200, '' ) ), $attempts( $seen() ) );
		$this->assertSame( 'Changed since', get_post( $page )->post_title );
	}

	public function test_decides_moves_and_discards_only_what_was_seen(): void {
		$page    = $this->make( 'page' );
		$draft   = $this->make_draft();
		$to      = $this->make_draft();
		$key     = $this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		$shown   = fn(): array => $this->ask( 'GET', "$draft/changes" )->get_data()[0];
		$send    = fn( string $method, string $route, array $data ): array => array_values( array_intersect_key( (array) $this->ask( $method, "$draft/changes$route", array( 'key' => $key ) + $data )->get_data(), array_flip( array( 'code', 'status', 'deleted' ) ) ) );
		$version = $shown()['version'];
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		$live = $shown()['liveVersion'];
		$this->change( $draft, 'page', $page, array( 'title' => 'A colleague’s' ) );
		$this->assertSame( array( 'atelier_draft_outdated' ), $send( 'POST', '/settle', compact( 'version', 'live' ) + array( 'choice' => 'mine' ) ) );
		$this->assertSame( array( 'atelier_draft_outdated' ), $send( 'POST', '/settle', compact( 'version', 'live' ) + array( 'choice' => 'theirs' ) ) );
		$this->assertSame( array( 'atelier_draft_outdated' ), $send( 'POST', '/move', compact( 'version', 'to' ) ) );
		$this->assertSame( array( 'atelier_draft_outdated' ), $send( 'DELETE', '', compact( 'version' ) ) );
		$version = $shown()['version'];
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs, again' ) );
		foreach ( array( 'mine', 'theirs' ) as $choice ) {
			$this->assertSame( array( 'atelier_draft_outdated' ), $send( 'POST', '/settle', compact( 'version', 'live', 'choice' ) ), $choice );
		}
		$this->assertSame( array( 'title' => 'A colleague’s' ), $this->store->change( $draft, $key )->edits() );
		$this->assertSame( array( 'ready' ), $send( 'POST', '/settle', array( 'version' => $version, 'live' => $shown()['liveVersion'], 'choice' => 'mine' ) ) );
		$this->assertSame( array( true ), $send( 'DELETE', '', array( 'version' => $shown()['version'] ) ) );
	}

	/** @return array<string, array{ string, string, string }> What to choose, the record, and the title that is published. */
	public static function cases_what_was_seen_is_decided(): array {
		return array(
			'the draft’s version of a page'    => array( 'mine', 'page', 'Mine' ),
			'the live version of a page'       => array( 'theirs', 'page', 'Theirs' ),
			'the draft’s version of a template' => array( 'mine', 'wp_template', 'Mine' ),
			'the live version of a template'   => array( 'theirs', 'wp_template', 'Theirs' ),
			'the draft’s version of a setting' => array( 'mine', 'site', 'Mine' ),
			'the live version of a setting'    => array( 'theirs', 'site', 'Theirs' ),
		);
	}

	/** @dataProvider cases_what_was_seen_is_decided */
	public function test_what_was_seen_is_decided( string $choice, string $type, string $title ): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$id    = get_stylesheet() . '//promo';
		if ( 'page' === $type ) {
			$key = $this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
			wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		} elseif ( 'site' === $type ) {
			$key = $this->change( $draft, 'site', '', array( 'title' => 'Mine' ) );
			update_option( 'blogname', 'Theirs' );
		} else {
			// Both have created it.
			$key   = $this->change( $draft, 'wp_template', $id, array( 'title' => 'Mine', 'content' => 'A' ), Change::CREATE );
			$other = $this->make_draft();
			$this->change( $other, 'wp_template', $id, array( 'title' => 'Theirs', 'content' => 'B' ), Change::CREATE );
			$this->assertSame( 200, $this->ask( 'POST', "$other/publish" )->get_status() );
		}
		$shown = $this->ask( 'GET', "$draft/changes" )->get_data()[0];
		$this->assertSame( array( $key, 'changed' ), array( $shown['key'], $shown['status'] ) );
		$settled = $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => $choice, 'version' => $shown['version'], 'live' => $shown['liveVersion'] ) );
		$this->assertSame( 200, $settled->get_status(), (string) wp_json_encode( $settled->get_data() ) );
		$this->assertSame( 'ready', $this->ask( 'GET', "$draft/changes" )->get_data()[0]['status'] ?? 'ready' );
		$published = $this->ask( 'POST', "$draft/publish" );
		$this->assertContains( $published->get_data()['code'] ?? '', array( '', 'atelier_draft_empty' ), (string) wp_json_encode( $published->get_data() ) );
		$now = array( 'page' => get_the_title( $page ), 'site' => get_option( 'blogname' ), 'wp_template' => get_block_template( $id )->title ?? '' );
		$this->assertSame( $title, $now[ $type ] );
	}

	public function test_a_choice_is_undone_while_nobody_has_changed_it_since(): void {
		$draft  = $this->make_draft();
		$page   = $this->make( 'page' );
		$key    = $this->change( $draft, 'page', $page, array( 'title' => 'Mine', 'excerpt' => 'Mine' ) );
		$settle = fn( string $choice ): array => (array) $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => $choice ) )->get_data();
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		$this->assertSame( 'atelier_draft_settled_again', $settle( 'undo' )['code'] );
		foreach ( array( 'mine' => array( 'ready', array( 'title' => 'Mine', 'excerpt' => 'Mine' ) ), 'theirs' => array( 'ready', array( 'title' => 'Theirs', 'excerpt' => 'Mine' ) ) ) as $choice => $expected ) {
			$answer = $settle( $choice );
			$this->assertSame( $expected, array( $answer['status'], (array) $answer['edits'] ) );
			$undone = $settle( 'undo' );
			$this->assertSame( array( 'changed', array( 'title' => 'Mine', 'excerpt' => 'Mine' ), array( 'title' => 'Theirs' ) ), array( $undone['status'], (array) $undone['edits'], (array) $undone['live'] ) );
			$this->assertSame( 'atelier_draft_settled_again', $settle( 'undo' )['code'] );
		}
		$settle( 'theirs' );
		$this->change( $draft, 'page', $page, array( 'title' => 'Later' ) );
		$this->assertSame( 'atelier_draft_settled_again', $settle( 'undo' )['code'] );
	}

	public function test_a_change_that_was_given_up_comes_back(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$key   = $this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		wp_trash_post( $page );
		$this->assertSame( array( 'deleted' => true ), $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'theirs' ) )->get_data() );
		$owner = get_current_user_id();
		$this->log_in_as( 'administrator' );
		$this->assertSame( 409, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'undo' ) )->get_status(), 'somebody else’s choice' );
		wp_set_current_user( $owner );
		$this->assertSame( 'missing', $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'undo' ) )->get_data()['status'] );
	}

	public function test_resolves_conflicts_with_deletions(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$gone  = $this->make( 'page' );
		$key   = $this->change( $draft, 'page', $page, array(), Change::DELETE );
		$lost  = $this->change( $draft, 'page', $gone, array( 'title' => 'Mine' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Improved' ) );
		wp_trash_post( $gone );
		$this->assertSame( 'missing', Wiring::draft_check()->describe( $this->store->change( $draft, $lost ), new Draft_Site( $this->store, $draft ) )['status'] );
		$this->assertSame( 409, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $lost, 'choice' => 'mine' ) )->get_status() );
		$this->assertSame( array( 'deleted' => true ), $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $lost, 'choice' => 'theirs' ) )->get_data() );
		$this->assertSame( 'changed', Wiring::draft_check()->describe( $this->store->change( $draft, $key ), new Draft_Site( $this->store, $draft ) )['status'] );
		$this->assertSame( 'ready', $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'mine' ) )->get_data()['status'] );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Improved again' ) );
		$this->assertSame( array( 'deleted' => true ), $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'theirs' ) )->get_data() );
		$this->assertSame( 404, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'mine' ) )->get_status() );
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	public function test_templates_created_twice_are_a_conflict(): void {
		$draft = $this->make_draft();
		$id    = get_stylesheet() . '//promo';
		$key   = $this->change( $draft, 'wp_template', $id, array( 'title' => 'Mine', 'content' => '' ), Change::CREATE );
		$this->assertSame( 'ready', Wiring::draft_check()->describe( $this->store->change( $draft, $key ), new Draft_Site( $this->store, $draft ) )['status'] );
		$this->store->put( $draft, Change::of( Admitted_Edits::admit( 'wp_template', $id, Change::CREATE, array( 'title' => 'Mine', 'content' => 'x' ) ) ) );
		$other = $this->make_draft();
		$this->change( $other, 'wp_template', $id, array( 'title' => 'Theirs', 'content' => 'x' ), Change::CREATE );
		$this->assertSame( 200, $this->ask( 'POST', "$other/publish" )->get_status() );
		$this->assertSame( array( 'title' ), Wiring::draft_check()->describe( $this->store->change( $draft, $key ), new Draft_Site( $this->store, $draft ) )['conflicts'] );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish", array( 'conflicts' => 'mine' ) )->get_status() );
		$this->assertSame( 'Mine', get_block_template( $id )->title );
	}

	public function test_moves_changes_with_their_hidden_posts(): void {
		$from = $this->make_draft();
		$to   = $this->make_draft();
		$new  = $this->change_new( $from, 'page', array( 'title' => 'New' ) );
		$page = $this->make( 'page' );
		$key  = $this->change( $from, 'page', $page, array( 'title' => 'Mine' ) );
		$this->change( $to, 'page', $page, array( 'title' => 'Another' ) );
		$this->assertSame( array( 'moved' => true ), $this->ask( 'POST', "$from/changes/move", array( 'key' => "page:$new", 'to' => $to ) )->get_data() );
		$this->assertSame( Hidden_Posts::STATUS, get_post_status( $new ) );
		$this->assertSame( array( 'title' => 'New' ), $this->store->change( $to, "page:$new" )->edits() );
		$this->assertNull( $this->store->change( $from, "page:$new" ) );
		$answer = $this->ask( 'POST', "$from/changes/move", compact( 'key', 'to' ) );
		$this->assertSame( array( 409, 'atelier_draft_has_change' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( 400, $this->ask( 'POST', "$from/changes/move", array( 'key' => $key, 'to' => $from ) )->get_status() );
		$this->assertSame( 404, $this->ask( 'POST', "$from/changes/move", array( 'key' => $key, 'to' => 987654 ) )->get_status() );
		$this->assertSame( 404, $this->ask( 'POST', "$from/changes/move", array( 'key' => 'page:7', 'to' => $to ) )->get_status() );
	}

	/** A plugin may refuse what WordPress asks it for, without an error. */
	public function test_what_wordpress_rejects_is_neither_moved_nor_published(): void {
		$from = $this->make_draft();
		$to   = $this->make_draft();
		$page = $this->make( 'page' );
		$key  = $this->change( $from, 'page', $page, array( 'title' => 'Mine' ) );
		$this->add_filter( 'wp_insert_post_empty_content', static fn( bool $is_empty, array $post ): bool => $is_empty || in_array( $post['post_type'] ?? '', array( 'atelier_draft', 'atelier_change' ), true ) );
		$answer = $this->ask( 'POST', "$from/changes/move", compact( 'key', 'to' ) );
		$this->assertSame( array( 400, 'atelier_draft_not_saved' ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ) );
		$this->assertSame( array( 1, 0 ), array( $this->store->count( $from ), $this->store->count( $to ) ) );
		$answer = $this->ask( 'POST', "$from/publish" );
		$this->assertTrue( $answer->is_error(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( array( 'open', 'Before' ), array( $this->store->get( $from )->status, get_the_title( $page ) ) );
	}

	public function test_changes_are_not_moved_to_a_draft_of_another_theme(): void {
		$from = $this->make_draft();
		$to   = $this->make_draft();
		$this->store->set_state( $to, array( 'theme' => 'another' ) + $this->store->state( $to ) );
		$key    = $this->change( $from, 'page', $this->make( 'page' ), array( 'title' => 'Mine' ) );
		$answer = $this->ask( 'POST', "$from/changes/move", compact( 'key', 'to' ) );
		$this->assertSame( array( 400, 'atelier_draft_wrong_target' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( array( 1, 0 ), array( $this->store->count( $from ), $this->store->count( $to ) ) );
	}

	/** A page that another one of a draft has the slug of, because its change goes. */
	private function make_renamed( int $draft ): array {
		$about = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_name' => 'our-story' ) );
		$key   = $this->change( $draft, 'page', $about, array( 'slug' => 'our-facts' ) );
		$new   = $this->change_new( $draft, 'page', array( 'title' => 'New', 'slug' => 'our-story', 'status' => 'publish' ) );
		return array( $about, $key, $new );
	}

	/** @return list<string> What the draft says, and what is published. */
	private function slugs( int $draft, int ...$pages ): array {
		$drafted = array_map( fn( int $page ): string => $this->store->changes( $draft )[ "page:$page" ]->edits()['slug'] ?? get_post( $page )->post_name, array_filter( $pages, fn( int $page ): bool => isset( $this->store->changes( $draft )[ "page:$page" ] ) ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$published = array_map( static fn( int $page ): string => get_post( $page )->post_name, $pages );
		$this->assertSame( $drafted, array_intersect_key( $published, $drafted ), 'published as the draft says' );
		return $published;
	}

	public function test_a_rename_that_is_discarded_takes_its_slug_back(): void {
		$draft = $this->make_draft();
		list( $about, $key, $new ) = $this->make_renamed( $draft );
		$this->assertSame( 200, $this->ask( 'DELETE', "$draft/changes", compact( 'key' ) )->get_status() );
		$this->assertSame( 'our-story-2', $this->store->change( $draft, "page:$new" )->edits()['slug'] );
		$this->assertSame( array( 'our-story', 'our-story-2' ), $this->slugs( $draft, $about, $new ) );
	}

	public function test_a_deletion_that_is_discarded_takes_its_slug_back(): void {
		$draft = $this->make_draft();
		$about = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_name' => 'our-story' ) );
		$other = $this->make( 'page' );
		$key   = $this->change( $draft, 'page', $about, array(), Change::DELETE );
		$this->change( $draft, 'page', $other, array( 'slug' => 'our-story' ) );
		$this->assertSame( 200, $this->ask( 'DELETE', "$draft/changes", compact( 'key' ) )->get_status() );
		$this->assertSame( array( 'our-story', 'our-story-2' ), $this->slugs( $draft, $about, $other ) );
	}

	public function test_a_moved_rename_leaves_its_slug_in_both_drafts_to_one_page(): void {
		$from = $this->make_draft();
		$to   = $this->make_draft();
		list( $about, $key, $new ) = $this->make_renamed( $from );
		$info = $this->change_new( $to, 'page', array( 'title' => 'Info', 'slug' => 'our-facts', 'status' => 'publish' ) );
		$this->assertSame( 200, $this->ask( 'POST', "$from/changes/move", compact( 'key', 'to' ) )->get_status() );
		$this->assertSame( array( 'our-facts-2', 'our-story-2' ), array( $this->store->change( $to, $key )->edits()['slug'], $this->store->change( $from, "page:$new" )->edits()['slug'] ) );
		$this->assertSame( array( 'our-facts', 'our-facts-2' ), $this->slugs( $to, $info, $about ) );
	}

	public function test_a_rename_that_is_given_up_takes_its_slug_back(): void {
		$draft = $this->make_draft();
		list( $about, $key, $new ) = $this->make_renamed( $draft );
		// It had another one when the draft renamed it.
		$this->rewrite( $draft, $key, array( 'base' => array( 'slug' => 'before' ) ) );
		$this->assertSame( 'changed', $this->ask( 'GET', "$draft/changes" )->get_data()[0]['status'] );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'theirs' ) )->get_status() );
		$this->assertSame( array( 'our-story', 'our-story-2' ), $this->slugs( $draft, $about, $new ) );
	}

	public function test_a_draft_has_no_second_change_of_a_record_by_another_key(): void {
		$from  = $this->make_draft();
		$to    = $this->make_draft();
		$page  = $this->make( 'page' );
		$key   = $this->change( $from, 'page', $page, array( 'title' => 'Mine' ) );
		$id    = (string) $this->store->change_post( $from, $key )->ID;
		$other = $this->change( $to, 'page', $page, array( 'title' => 'Another' ) );
		$this->assertSame( 404, $this->ask( 'POST', "$from/changes/move", array( 'key' => $id, 'to' => $to ) )->get_status() );
		foreach ( array( 'settle', 'approve' ) as $route ) {
			$this->assertSame( 404, $this->ask( 'POST', "$from/changes/$route", array( 'key' => $id, 'keys' => array( $id ), 'versions' => array( 'x' ), 'choice' => 'mine' ) )->get_status(), $route );
		}
		$this->assertSame( 404, $this->ask( 'DELETE', "$from/changes", array( 'key' => $id ) )->get_status() );
		$this->assertSame( array( array( $key ), array( $other ) ), array( array_keys( $this->store->changes( $from ) ), array_keys( $this->store->changes( $to ) ) ) );
		$this->assertSame( array( 1, 1 ), array( $this->store->count( $from ), $this->store->count( $to ) ) );
	}

	public function test_a_settled_conflict_does_not_store_the_live_password(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$key   = $this->change( $draft, 'page', $page, array( 'title' => 'Mine', 'password' => 'of the draft' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs', 'post_password' => 'of the site' ) );
		$answer = $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'mine' ) )->get_data();
		$this->assertSame( array( 'title' => 'Theirs' ), (array) $answer['base'] );
		$this->assertStringNotContainsString( 'of the site', $this->store->change_post( $draft, $key )->post_content );
		$this->assertSame( 'of the draft', $this->store->change( $draft, $key )->edits()['password'] );
	}

	public function test_a_page_of_another_draft_is_no_parent_after_a_move(): void {
		$from   = $this->make_draft();
		$to     = $this->make_draft();
		$parent = $this->change_new( $from, 'page', array( 'title' => 'Merger', 'status' => 'publish' ) );
		$child  = $this->change_new( $from, 'page', array( 'title' => 'Child', 'status' => 'publish', 'parent' => $parent ) );
		$this->assertSame( 200, $this->ask( 'POST', "$from/changes/move", array( 'key' => "page:$child", 'to' => $to ) )->get_status() );
		$answer = $this->ask( 'POST', "$to/publish" );
		$this->assertSame( array( 400, 'atelier_draft_hidden_parent' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( Hidden_Posts::STATUS, get_post_status( $child ) );
		$this->assertSame( 200, $this->ask( 'POST', "$from/changes/move", array( 'key' => "page:$parent", 'to' => $to ) )->get_status() );
		$this->assertSame( 200, $this->ask( 'POST', "$to/publish" )->get_status() );
		$this->assertSame( array( 'publish', 'publish', $parent ), array( get_post_status( $parent ), get_post_status( $child ), get_post( $child )->post_parent ) );
	}

	public function test_what_was_deleted_on_the_live_site_is_no_longer_referred_to(): void {
		$draft  = $this->make_draft();
		$parent = $this->make( 'page' );
		$image  = (int) wp_insert_attachment( array( 'post_title' => 'Image', 'post_mime_type' => 'image/png' ), 'image.png' );
		$moved  = $this->make( 'page' );
		$this->change( $draft, 'page', (string) $moved, array( 'title' => 'Moved', 'parent' => $parent, 'featured_media' => $image ) );
		$child = $this->change_new( $draft, 'page', array( 'title' => 'Child', 'status' => 'publish', 'parent' => $parent ) );
		wp_delete_post( $parent, true );
		wp_delete_attachment( $image, true );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( array( 'Moved', 0, '' ), array( get_post( $moved )->post_title, get_post( $moved )->post_parent, get_post_meta( $moved, '_thumbnail_id', true ) ) );
		$this->assertSame( array( 'publish', 0 ), array( get_post_status( $child ), get_post( $child )->post_parent ) );
	}

	public function test_the_draft_names_who_changed_what_is_in_conflict(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$first = get_current_user_id();
		$key   = $this->change( $draft, 'page', (string) $page, array( 'title' => 'Mine' ) );
		$known = $this->store->change( $draft, $key );
		$second = $this->log_in_as( 'administrator' );
		$this->store->put( $draft, $known->with( Admitted_Edits::admit( 'page', (string) $page, Change::UPDATE, array( 'excerpt' => 'Of another' ) ), array( 'excerpt' => '' ), $known->base_version() ) );
		$both = fn(): array => array_intersect_key( $this->ask( 'GET', "$draft/changes" )->get_data()[0], array_flip( array( 'author', 'draftedBy', 'draftedAt' ) ) );
		$this->assertSame( array( null, '' ), array( $both()['draftedBy'], $both()['draftedAt'] ), 'without a conflict' );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		$this->assertSame( array( $second, $first ), array( $both()['author']['id'], $both()['draftedBy']['id'] ) );
		$this->assertMatchesRegularExpression( '/^20\d\d-.*Z$/', $both()['draftedAt'] );
	}

	/** @dataProvider cases_decided */
	public function test_somebody_decides_on_a_template_that_was_deleted_on_the_live_site( string $choice, string $template, bool $is_settled ): void {
		$templates = static fn( array $names ): array => array( 'gone' => 'Gone', 'kept' => 'Kept' ) + $names;
		add_filter( 'theme_page_templates', $templates );
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		update_post_meta( $page, '_wp_page_template', 'kept' );
		$key = $this->change( $draft, 'page', (string) $page, array( 'title' => 'Mine', 'template' => 'gone' ) );
		$new = $this->change_new( $draft, 'page', array( 'title' => 'New', 'status' => 'publish', 'template' => 'gone' ) );
		remove_filter( 'theme_page_templates', $templates );
		add_filter( 'theme_page_templates', static fn( array $names ): array => array( 'kept' => 'Kept' ) + $names );
		$asked = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( array( 409, 'atelier_draft_conflicts' ), array( $asked->get_status(), $asked->get_data()['code'] ) );
		foreach ( $asked->get_data()['data']['changes'] as $change ) {
			$this->assertSame( array( 'changed', array( 'template' ), null, '', 'Its template was deleted, or is only in another site draft.' ), array( $change['status'], $change['conflicts'], $change['changedBy'], $change['changedAt'], $change['message'] ) );
		}
		foreach ( $is_settled ? array( $key, "page:$new" ) : array() as $one ) {
			$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $one ) + compact( 'choice' ) )->get_status() );
		}
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish", $is_settled ? array() : array( 'conflicts' => $choice ) )->get_status() );
		$this->assertSame( array( 'Mine', $template, 'publish', '' ), array( get_the_title( $page ), (string) get_page_template_slug( $page ), get_post_status( $new ), (string) get_page_template_slug( $new ) ) );
	}

	/** @return array<string, array{ string, string, bool }> */
	public static function cases_decided(): array {
		return array(
			'the draft, when publishing' => array( 'mine', '', false ),
			'the site, when publishing'  => array( 'theirs', 'kept', false ),
			'the draft, before'          => array( 'mine', '', true ),
			'the site, before'           => array( 'theirs', 'kept', true ),
		);
	}

	public function test_a_page_of_another_draft_or_of_none_is_no_homepage(): void {
		$from = $this->make_draft();
		$to   = $this->make_draft();
		$home = $this->change_new( $from, 'page', array( 'title' => 'Home', 'status' => 'publish' ) );
		$gone = $this->make( 'page' );
		wp_delete_post( $gone, true );
		$this->change( $from, 'site', '', array( 'show_on_front' => 'page', 'page_on_front' => $home ) );
		$this->assertSame( 200, $this->ask( 'POST', "$from/changes/move", array( 'key' => 'site', 'to' => $to ) )->get_status() );
		$answer = $this->ask( 'POST', "$to/publish" );
		$this->assertSame( array( 409, array( 'page_on_front' ) ), array( $answer->get_status(), $answer->get_data()['data']['changes'][0]['conflicts'] ) );
		$this->assertSame( 'posts', get_option( 'show_on_front' ) );
		$this->assertSame( 200, $this->ask( 'POST', "$from/changes/move", array( 'key' => "page:$home", 'to' => $to ) )->get_status() );
		$this->assertSame( 200, $this->ask( 'POST', "$to/publish" )->get_status() );
		$this->assertSame( array( 'publish', $home ), array( get_post_status( $home ), (int) get_option( 'page_on_front' ) ) );
		$this->change( $from, 'site', '', array( 'page_for_posts' => $gone ) );
		$this->assertSame( array( 'page_for_posts' ), $this->ask( 'POST', "$from/publish" )->get_data()['data']['changes'][0]['conflicts'] );
	}

	public function test_a_published_draft_has_nothing_to_decide(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$new   = $this->change_new( $draft, 'page', array( 'title' => 'New', 'status' => 'publish' ) );
		$this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Later' ) );
		wp_trash_post( $new );
		$this->assertSame( array( 'ready', 'ready' ), wp_list_pluck( $this->ask( 'GET', "$draft/changes" )->get_data(), 'status' ) );
	}

	public function test_what_the_live_site_has_already_is_based_on_it_from_now_on(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$key   = $this->change( $draft, 'page', $page, array( 'title' => 'Same' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Same' ) );
		$this->assertSame( 'ready', $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => 'mine' ) )->get_data()['status'] );
		$this->assertSame( array( 'title' => 'Same' ), $this->store->change( $draft, $key )->base() );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Later' ) );
		$this->assertSame( 'ready', $this->ask( 'GET', "$draft/changes" )->get_data()[0]['status'], 'the later change is all there is' );
	}

	public function test_a_new_page_that_others_have_taken_is_not_overwritten(): void {
		global $wpdb;
		$draft = $this->make_draft();
		$page  = $this->change_new( $draft, 'page', array( 'title' => 'New', 'status' => 'publish' ) );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish', 'post_title' => 'Taken' ), array( 'ID' => $page ) );
		clean_post_cache( $page );
		$review = $this->ask( 'GET', "$draft/changes" )->get_data()[0];
		$this->assertSame( 'missing', $review['status'], 'the review says so before' );
		$this->assertStringContainsString( 'someone else', $review['message'] );
		$kept = $this->ask( 'POST', "$draft/changes/settle", array( 'key' => "page:$page", 'choice' => 'mine' ) );
		$this->assertSame( array( 409, 'atelier_draft_item_missing' ), array( $kept->get_status(), $kept->get_data()['code'] ) );
		$this->assertStringNotContainsString( 'deleted', $kept->get_data()['message'] );
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( array( 409, 'atelier_draft_conflicts' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( 'Taken', get_post( $page )->post_title );
	}

	public function test_schedules_and_cancels(): void {
		$draft  = $this->make_draft();
		$user   = get_current_user_id();
		$answer = $this->ask( 'POST', "$draft/schedule", array( 'date' => gmdate( 'Y-m-d\TH:i:s\Z', time() + 600 ), 'conflicts' => 'mine' ) )->get_data();
		$this->assertSame( array( Draft::SCHEDULED, 'mine', 'publish', $user ), array( $answer['status'], $answer['schedule']['conflicts'], $answer['schedule']['missed'], $answer['schedule']['by']['id'] ) );
		$this->assertNotSame( false, wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ) );
		$this->assertSame( 400, $this->ask( 'POST', "$draft/schedule", array( 'date' => '2020-01-01T00:00' ) )->get_status() );
		$this->assertSame( 400, $this->ask( 'POST', "$draft/schedule", array( 'date' => 'x', 'conflicts' => 'maybe' ) )->get_status() );
		$answer = $this->ask( 'DELETE', "$draft/schedule" )->get_data();
		$this->assertSame( array( Draft::OPEN, null ), array( $answer['status'], $answer['schedule'] ) );
		$this->assertFalse( wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ) );
		foreach ( array( 'publish', 'schedule', 'changes/settle', 'changes/move' ) as $route ) {
			$parameters = array( 'date' => '2090-01-01T00:00', 'key' => 'site', 'choice' => 'mine', 'to' => $draft );
			$this->assertSame( 404, $this->ask( 'POST', "987654/$route", $parameters )->get_status(), $route );
		}
	}

	public function test_reports_a_running_publication_and_the_reason_of_a_failure(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		$seen       = array();
		$is_refused = true;
		$this->add_filter(
			'rest_pre_insert_page',
			function ( $post ) use ( $draft, &$seen, &$is_refused ) {
				if ( ! $is_refused ) {
					return $post;
				}
				$seen[] = $this->ask( 'GET', "$draft" )->get_data()['publishing'];
				return new WP_Error( 'no', 'Not today.', array( 'status' => 400 ) );
			}
		);
		$before = $this->ask( 'GET', "$draft" )->get_data();
		$this->assertSame( array( false, null ), array( $before['publishing'], $before['failure'] ) );
		$this->assertSame( 400, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( array( true ), $seen );
		$after = $this->ask( 'GET', "$draft" )->get_data();
		$this->assertFalse( $after['publishing'] );
		$this->assertStringContainsString( 'Not today.', $after['failure']['message'] );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $after['failure']['date'] );
		$this->assertSame( Draft::OPEN, $after['status'] );

		$lock = Wiring::draft_locks()->of( $draft );
		$this->assertTrue( $lock->take() );
		$this->assertFalse( $this->ask( 'GET', "$draft" )->get_data()['publishing'], 'Somebody only changes it.' );
		$lock->release();
		$is_refused = false;
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertNull( $this->ask( 'GET', "$draft" )->get_data()['failure'] );
	}

	public function test_compares_with_the_live_site_within_a_draft(): void {
		$draft = $this->make_draft();
		$key   = $this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'Mine' ) );
		$seen  = array();
		$this->add_filter(
			'rest_pre_dispatch',
			static function ( $result ) use ( &$seen ) {
				$seen[] = isset( $_GET['atelier_draft'] );
				return $result;
			}
		);
		$_GET['atelier_draft'] = (string) $draft;
		Wiring::draft_check()->describe( $this->store->change( $draft, $key ), new Draft_Site( $this->store, $draft ) );
		$this->assertSame( array( false ), array_values( array_unique( $seen ) ) );
		$this->assertSame( (string) $draft, $_GET['atelier_draft'] );
	}
}

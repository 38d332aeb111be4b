<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

require_once __DIR__ . '/Draft_Test_Case.php';

use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use Atelier\Tests\Wiring;
use RuntimeException;
use WP_Error;
use WP_REST_Response;

final class Drafts_Controller_Test extends Draft_Test_Case {
	public function test_the_review_lists_templates_once_for_all_pages(): void {
		$lists = array();
		foreach ( array( 1, 4 ) as $pages ) {
			$draft = $this->make_draft();
			$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => "own-$pages", 'title' => 'Own', 'content' => '' ) );
			for ( $at = 0; $at < $pages; $at++ ) {
				$page = $this->make_post( array( 'post_type' => 'page' ) );
				$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'template' => "own-$pages" ) )->get_status() );
			}
			$count = 0;
			$watch = static function ( $found ) use ( &$count ) {
				++$count;
				return $found;
			};
			add_filter( 'get_block_templates', $watch );
			$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
			remove_filter( 'get_block_templates', $watch );
			$this->assertSame( array_fill( 0, $pages + 1, 'ready' ), array_column( $changes, 'status' ) );
			$lists[] = $count;
		}
		$this->assertSame( $lists[0], $lists[1] );
	}

	public function test_a_page_does_not_prove_that_its_template_exists(): void {
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => 'own-gone', 'title' => 'Own', 'content' => '' ) );
		foreach ( array( 'One', 'Two' ) as $title ) {
			$page = $this->make_post( array( 'post_type' => 'page', 'post_title' => $title ) );
			$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'template' => 'own-gone' ) );
		}
		// As if it had never been saved: discarding it would mend the pages.
		$template = $this->store->change_post( $draft, 'wp_template:' . get_stylesheet() . '//own-gone' );
		\Atelier\Support\Private_Type::during( static fn() => wp_delete_post( $template->ID, true ) );
		$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$this->assertSame( array( 'changed', 'changed' ), array_column( $changes, 'status' ) );
	}

	public function test_a_template_of_the_theme_is_reset_and_an_own_one_deleted(): void {
		$this->live( 'POST', self::template(), array( 'content' => self::paragraph( 'Changed' ) ) );
		$this->live( 'POST', '/wp/v2/templates', array( 'slug' => 'own-kept', 'title' => 'Own', 'content' => '' ) );
		$draft = $this->make_draft();
		foreach ( array( '404', 'own-kept' ) as $slug ) {
			$this->assertSame( 200, $this->in( $draft, 'DELETE', self::template( $slug ), array( 'force' => 'true' ) )->get_status() );
		}
		$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$resets  = array_column( $changes, 'reset', 'recordId' );
		$this->assertSame( array( 'delete', 'delete' ), array_column( $changes, 'action' ) );
		$this->assertTrue( $resets[ get_stylesheet() . '//404' ] );
		$this->assertFalse( $resets[ get_stylesheet() . '//own-kept' ] );
	}

	public function test_the_picture_of_a_template_shows_a_page_that_only_the_draft_has(): void {
		$this->make_post( array( 'post_type' => 'page', 'post_title' => 'Newest live' ) );
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Only here', 'slug' => 'only-here', 'status' => 'publish', 'date' => '2020-01-01T10:00:00' ) );
		$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => 'page-only-here', 'title' => 'One', 'content' => '<!-- wp:post-title /-->' ) );
		$shown = $this->in( $draft, 'GET', '/atelier/v1/previews', array( 'refs' => array( 'wp_template:' . get_stylesheet() . '//page-only-here' ) ) );
		$this->assertStringContainsString( 'Only here', $shown->get_data()['items'][0]['body'] );
	}

	public function test_drafts_are_created_listed_renamed_and_deleted(): void {
		$before = (int) $this->live( 'GET', '/atelier/v1/site-drafts' )->get_headers()['X-WP-Total'];

		$made = $this->live( 'POST', '/atelier/v1/site-drafts', array( 'title' => ' <b>Spring</b> & "more" \\o/ ' ) );
		$id   = $made->get_data()['id'];
		$this->assertSame( array( 201, 'Spring & "more" \\o/', 'open', 0 ), array( $made->get_status(), $made->get_data()['title'], $made->get_data()['status'], $made->get_data()['count'] ) );
		$this->make_draft( 'Another' );
		$listed = $this->live( 'GET', '/atelier/v1/site-drafts', array( 'per_page' => 1 ) );
		$this->assertSame( array( 1, (string) ( $before + 2 ), (string) ( $before + 2 ) ), array( count( $listed->get_data() ), $listed->get_headers()['X-WP-Total'], $listed->get_headers()['X-WP-TotalPages'] ) );
		$this->make_draft( 'A third' );
		$this->assertSame( '2', $this->live( 'GET', '/atelier/v1/site-drafts', array( 'per_page' => $before + 2 ) )->get_headers()['X-WP-TotalPages'], 'the last one is not full' );
		$this->assertSame( 'Summer', $this->live( 'POST', "/atelier/v1/site-drafts/$id", array( 'title' => 'Summer' ) )->get_data()['title'] );
		foreach ( array( '', '   ', str_repeat( 'x', 201 ) ) as $title ) {
			$this->assertSame( 400, $this->live( 'POST', "/atelier/v1/site-drafts/$id", array( 'title' => $title ) )->get_status() );
		}
		$this->store->mark_published( $id, get_current_user_id() );
		$published = array_column( $this->live( 'GET', '/atelier/v1/site-drafts', array( 'published' => true ) )->get_data(), null, 'id' );
		$this->assertSame( array( 'published', get_current_user_id() ), array( $published[ $id ]['status'], $published[ $id ]['published']['by']['id'] ) );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$id" )->get_status() );
		foreach ( array( 'GET', 'DELETE' ) as $method ) {
			$this->assertSame( 404, $this->live( $method, "/atelier/v1/site-drafts/$id" )->get_status() );
		}
	}

	public function test_a_draft_is_deleted_only_as_it_was_seen(): void {
		$draft  = $this->make_draft();
		$page   = $this->make_post( array( 'post_type' => 'page' ) );
		$seen   = function () use ( $draft ): array {
			$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
			return array( 'keys' => array_column( $changes, 'key' ), 'versions' => array_column( $changes, 'version' ) );
		};
		$delete = fn( array $seen ): array => array_values( array_intersect_key( $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft", $seen )->get_data(), array_flip( array( 'code', 'deleted' ) ) ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'Mine' ) );
		$shown = $seen();
		$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'A colleague’s' ) );
		$this->assertSame( array( 'atelier_draft_outdated' ), $delete( $shown ), 'a changed one' );
		$shown = $seen();
		$new   = $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Another' ) )->get_data()['id'];
		$this->assertSame( array( 'atelier_draft_outdated' ), $delete( $shown ), 'an added one' );
		$this->assertSame( array( 'atelier_draft_unseen' ), $delete( array( 'keys' => array( 'site' ), 'versions' => array() ) ) );
		$this->assertSame( array( 2, 'atelier_hidden' ), array( $this->store->count( $draft ), get_post_status( $new ) ) );
		$shown = $seen();
		$this->store->mark_published( $draft, get_current_user_id() );
		$this->assertSame( array( 'atelier_draft_outdated' ), $delete( $shown ), 'a published one' );
		$this->assertSame( array( true ), $delete( $shown + array( 'published' => true ) ) );
		$this->assertSame( array( null, null ), array( $this->store->get( $draft ), get_post( $new ) ) );
	}

	public function test_a_draft_with_a_new_page_of_others_is_deleted_only_by_who_may_delete_theirs(): void {
		$draft = $this->make_draft();
		$new   = $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New' ) )->get_data()['id'];
		$this->log_in_as( 'subscriber' );
		foreach ( array( 'edit_theme_options', 'edit_pages', 'edit_others_pages' ) as $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
		$this->assertCount( 1, $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data(), 'may be edited' );
		$this->assertSame( 403, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft" )->get_status() );
		$this->assertSame( 'atelier_hidden', get_post_status( $new ) );
		wp_get_current_user()->add_cap( 'delete_others_pages' );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft" )->get_status() );
		$this->assertNull( get_post( $new ) );
	}

	public function test_a_long_list_needs_no_more_queries_than_a_short_one(): void {
		global $wpdb;
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$other = $this->make_post( array( 'post_type' => 'page' ) );
		$ids   = array( $this->make_draft( 'Two changes' ), $this->make_draft( 'No change' ), $this->make_draft( 'One change' ) );
		$this->in( $ids[0], 'POST', "/wp/v2/pages/$page", array( 'title' => 'New' ) );
		$this->in( $ids[0], 'POST', "/wp/v2/pages/$other", array( 'title' => 'New' ) );
		$this->in( $ids[2], 'POST', "/wp/v2/pages/$page", array( 'title' => 'New' ) );
		$lock = Wiring::draft_locks()->of_publication( $ids[1] );
		$this->assertTrue( $lock->take() );

		$queries = array();
		foreach ( array( 1, 3 ) as $per_page ) {
			wp_cache_flush();
			wp_load_alloptions();
			$before               = $wpdb->num_queries;
			$listed               = $this->live( 'GET', '/atelier/v1/site-drafts', array( 'per_page' => $per_page ) )->get_data();
			$queries[ $per_page ] = $wpdb->num_queries - $before;
		}
		$lock->release();
		$listed = array_column( $listed, null, 'id' );
		ksort( $listed );
		$this->assertSame( array( 2, 0, 1 ), array_column( $listed, 'count' ) );
		$this->assertSame( array( false, true, false ), array_column( $listed, 'publishing' ) );
		$this->assertSame( $queries[1], $queries[3] );
	}

	public function test_the_review_of_many_pages_needs_no_more_queries_than_that_of_two(): void {
		global $wpdb;
		$draft = $this->make_draft();
		$add   = function () use ( $draft ): void {
			$page = $this->make_post( array( 'post_type' => 'page', 'post_content' => 'Before' ) );
			$this->in( $draft, 'PUT', "/wp/v2/pages/$page", array( 'content' => 'After' ) );
		};
		$count = function () use ( $wpdb, $draft ): int {
			wp_cache_flush();
			$before = $wpdb->num_queries;
			$this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" );
			return $wpdb->num_queries - $before;
		};
		$add();
		$add();
		$count();
		$few = $count();
		array_map( $add, range( 1, 10 ) );
		$this->assertLessThanOrEqual( $few + 2, $count() );
	}

	public function test_one_draft_says_how_many_links_show_it(): void {
		$draft = $this->make_draft();
		$links = fn(): array => array( $this->live( 'GET', "/atelier/v1/site-drafts/$draft" )->get_data()['links'], $this->store->get( $draft )->is_published() );
		$this->assertSame( array( 0, false ), $links() );
		$kept = $this->live( 'POST', "/atelier/v1/site-drafts/$draft/links" )->get_data();
		$gone = $this->live( 'POST', "/atelier/v1/site-drafts/$draft/links" )->get_data();
		$this->assertSame( array( 2, false ), $links() );
		$this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/links/{$gone['id']}" );
		$this->assertSame( array( 1, false ), $links() );
		wp_get_current_user()->set_role( 'subscriber' );
		$this->assertSame( 0, ( new Share_Links() )->count_working( $draft ), 'the link of somebody who may not use Atelier anymore' );
		wp_get_current_user()->set_role( 'administrator' );
		$this->store->mark_published( $draft, get_current_user_id() );
		$this->assertSame( array( 0, true ), $links() );
		$this->assertTrue( isset( $kept['url'] ) );
	}

	public function test_the_page_knows_how_much_its_draft_changes(): void {
		$draft = $this->make_draft( 'Spring' );
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'New' ) );
		$_GET     = array( Page::DRAFT_ARG => (string) $draft );
		$describe = fn(): ?array => Wiring::draft_request()->describe();
		$this->assertSame( array( 'id' => $draft, 'title' => 'Spring', 'status' => 'open', 'count' => 1, 'problem' => '' ), $describe() );
		$this->log_in_as( 'subscriber' );
		$this->assertSame( array( 'id' => $draft, 'title' => '', 'status' => 'open', 'count' => 0, 'problem' => '' ), $describe() );
	}

	public function test_other_posts_are_not_drafts(): void {
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		foreach ( array( array( 'GET', '' ), array( 'DELETE', '' ), array( 'GET', '/changes' ), array( 'GET', '/links' ), array( 'POST', '/links' ) ) as list( $method, $path ) ) {
			$this->assertSame( 404, $this->live( $method, "/atelier/v1/site-drafts/$page$path" )->get_status(), "$method $path" );
		}
		$this->assertSame( 'publish', get_post_status( $page ) );
	}

	public function test_changes_are_listed_and_discarded(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_content' => 'Old' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'content' => 'New', 'password' => 'secret' ) );
		$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$this->assertSame( array( "page:$id", 'About', 'update', array( 'content' => 'New' ), array( 'content' => 'Old' ) ), array( $changes[0]['key'], $changes[0]['label'], $changes[0]['action'], (array) $changes[0]['edits'], (array) $changes[0]['base'] ) );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $changes ) );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => "page:$id" ) )->get_status() );
		$this->assertSame( 404, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => "page:$id" ) )->get_status() );
		$this->assertSame( 'Old', self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$id" ), 'content' ) );
	}

	/** @return array<string, array{ string, array<string, string>, string }> The password before, what is saved, and what is said. */
	public static function passwords(): array {
		return array(
			'of an open page'   => array( '', array( 'password' => 'secret' ), 'set' ),
			'another one'       => array( 'before', array( 'password' => 'secret' ), 'set' ),
			'none any more'     => array( 'before', array( 'password' => '' ), 'removed' ),
			'of something else' => array( 'before', array( 'title' => 'New' ), '' ),
		);
	}

	/**
	 * @dataProvider passwords
	 * @param array<string, string> $edits
	 */
	public function test_changes_say_what_becomes_of_a_password_but_not_the_password( string $before, array $edits, string $said ): void {
		$draft = $this->make_draft();
		$id    = $this->make_post(
			array(
				'post_type'     => 'page',
				'post_password' => $before,
			)
		);
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$id", $edits )->get_status() );
		$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$this->assertSame( $said, $changes[0]['password'] );
		$this->assertDoesNotMatchRegularExpression( '/secret|before/', (string) wp_json_encode( array( $changes[0]['edits'], $changes[0]['base'], $changes[0]['live'] ) ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_answers_of_plugins(): array {
		return array(
			'none'      => array( static fn() => null, false ),
			'an error'  => array( static fn() => new WP_Error( 'some', 'No.' ), false ),
			'a text'    => array( static fn( $response ) => self::with_data( $response, 'text' ), false ),
			'an object' => array( static fn( $response ) => self::with_data( $response, (object) $response->get_data() ), true ),
			'a failure' => array(
				static function () {
					throw new RuntimeException( 'Broken on purpose' );
				},
				false,
			),
		);
	}

	private static function with_data( WP_REST_Response $response, $data ): WP_REST_Response {
		$response->set_data( $data );
		return $response;
	}

	/** @dataProvider cases_of_answers_of_plugins */
	public function test_a_record_whose_route_fails_hides_no_other_change( callable $filter, bool $is_read ): void {
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'Changed' ) );
		$this->in( $draft, 'POST', self::template(), array( 'content' => self::paragraph( 'Mine' ) ) );
		$this->add_filter( 'rest_prepare_page', $filter );
		$answer = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" );
		$this->assertSame( 200, $answer->get_status() );
		$status = array_column( $answer->get_data(), 'status', 'type' );
		$this->assertSame( 'ready', $status['wp_template'] );
		$this->assertSame( $is_read, 'ready' === $status['page'], $status['page'] );
	}

	public function test_changes_of_records_that_a_user_may_not_edit_are_left_out(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Secret' ) );
		$this->log_in_as( 'subscriber' );
		wp_get_current_user()->add_cap( 'edit_theme_options' );
		$answer = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" );
		$this->assertSame( array( 200, array() ), array( $answer->get_status(), $answer->get_data() ) );
	}

	public function test_revisions_of_a_change_name_their_authors(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page' ) );
		$first = get_current_user_id();
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'One' ) );
		$second = $this->log_in_as( 'administrator' );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Two' ) );
		$this->live( 'GET', '/' );
		$post    = $this->store->change_post( $draft, "page:$id" );
		$authors = array_map( static fn( $revision ): int => (int) $revision->post_author, wp_get_post_revisions( $post ) );
		$this->assertSame( $second, (int) $post->post_author );
		$this->assertContains( $first, $authors );
	}

	/** @return list<string> What the only change of a draft is used for. */
	private function used_for( int $draft ): array {
		list( $change ) = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		return $change['usedFor'];
	}

	/**
	 * @testWith ["front-page", ["Front Page"]]
	 *           ["single-book", ["single-book"]]
	 *           ["own-design", []]
	 */
	public function test_a_new_template_says_what_it_is_used_for( string $slug, array $titles ): void {
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => $slug, 'title' => 'Small notes', 'content' => self::paragraph( 'New' ) ) );
		$this->assertSame( $titles, $this->used_for( $draft ) );
	}

	/**
	 * @testWith ["front-page", "/"]
	 *           ["page-prices", "page"]
	 *           ["page-nowhere", ""]
	 *           ["own-design", ""]
	 */
	public function test_a_new_template_has_an_address_at_which_it_replaces_another( string $slug, string $at ): void {
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'prices' ) );
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => $slug, 'title' => 'Small notes', 'content' => self::paragraph( 'New' ) ) );
		list( $change ) = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$this->assertSame( array( '/' => home_url( '/' ), 'page' => get_permalink( $page ) )[ $at ] ?? '', $change['shownAt'] );
	}

	public function test_a_new_menu_counts_pages_with_a_navigation_without_a_menu(): void {
		foreach ( array( 'Shown' => '<!-- wp:navigation {"overlayMenu":"never"} /-->', 'Own menu' => '<!-- wp:navigation {"ref":4} /-->', 'Hidden' => '<!-- wp:navigation /-->' ) as $title => $content ) {
			$this->make_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_status' => 'Hidden' === $title ? 'draft' : 'publish', 'post_content' => $content ) );
		}
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/navigation', array( 'title' => 'Prizes', 'status' => 'publish', 'content' => self::paragraph( 'New' ) ) );
		$this->assertSame( array( 'Shown' ), array_values( array_intersect( array( 'Shown', 'Own menu', 'Hidden' ), $this->used_for( $draft ) ) ) );
	}

	public function test_a_new_menu_says_where_it_replaces_another(): void {
		$part = array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'tax_input' => array( 'wp_theme' => array( get_stylesheet() ) ) );
		$this->make_post( array( 'post_title' => 'Own header', 'post_name' => 'own-header', 'post_content' => '<!-- wp:group --><div><!-- wp:navigation /--></div><!-- /wp:group -->' ) + $part );
		$this->make_post( array( 'post_title' => 'Own footer', 'post_name' => 'own-footer', 'post_content' => '<!-- wp:navigation {"ref":4} /-->' ) + $part );
		$this->make_post( array( 'post_title' => 'Older footer', 'post_name' => 'older-footer', 'post_content' => '<!-- wp:navigation {"navigationMenuId":4} /-->' ) + $part );
		$this->make_post( array( 'post_title' => 'Too deep', 'post_name' => 'too-deep', 'post_content' => str_repeat( '<!-- wp:group -->', 60 ) . '<!-- wp:navigation /-->' . str_repeat( '<!-- /wp:group -->', 60 ) ) + $part );
		foreach ( array( 'publish' => true, 'draft' => false ) as $status => $is_shown ) {
			$draft = $this->make_draft();
			$this->in( $draft, 'POST', '/wp/v2/navigation', array( 'title' => 'Prizes', 'status' => $status, 'content' => self::paragraph( 'New' ) ) );
			$this->assertSame( $is_shown, in_array( 'Own header', $this->used_for( $draft ), true ) );
			$this->assertSame( array(), array_intersect( array( 'Own footer', 'Older footer', 'Too deep' ), $this->used_for( $draft ) ) );
		}
	}
}

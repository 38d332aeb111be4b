<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Restoring;

use Atelier\History\Entry;
use Atelier\Records\Change;
use Atelier\Tests\History\History_Case;
use Atelier\Tests\Wiring;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/History/History_Case.php';

/**
 * Records that refer to each other are restored together, in any order, more than once, and while another site draft is open.
 */
final class Restored_Together_Test extends History_Case {
	private const PARAGRAPH = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		$this->nest_transactions();
		$this->undo_later( fn() => $this->ask( 'GET', '/' ) );
	}

	/** @return array{ draft: int, skipped: list<array<string, string>> } */
	private function go_back( int $entry ): array {
		return $this->ask_history( 'POST', '/moment', array( 'entry' => $entry, 'pages' => true ) )->get_data();
	}

	private function publish( int $draft ): WP_REST_Response {
		$answer = $this->ask( 'POST', "/atelier/v1/site-drafts/$draft/publish" );
		$this->end_request();
		return $answer;
	}

	/** @param array{ draft: int, skipped: list<array<string, string>> } $made */
	private function publish_whole( array $made ): void {
		$this->assertSame( array(), $made['skipped'] ?? null, (string) wp_json_encode( $made ) );
		$answer = $this->publish( $made['draft'] );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_a_deleted_homepage_is_the_homepage_again_in_every_draft(): void {
		$home = $this->make_known_post( array( 'post_title' => 'Home' ) );
		$this->ask( 'POST', '/wp/v2/settings', array( 'show_on_front' => 'page', 'page_on_front' => $home ) );
		$this->end_request();
		wp_delete_post( $home, true );
		$this->end_request();
		$entry = $this->last()->id;
		$this->assertSame( 'posts', get_option( 'show_on_front' ) );
		$this->go_back( $entry );
		// The draft before has the ID.
		$this->publish_whole( $this->go_back( $entry ) );
		$front = (int) get_option( 'page_on_front' );
		$this->assertSame( array( 'page', 'Home', 'publish' ), array( get_option( 'show_on_front' ), get_the_title( $front ), get_post_status( $front ) ) );
	}

	public function test_children_are_below_their_deleted_parent_again_whatever_was_changed_first(): void {
		$parent = $this->make_known_post( array( 'post_title' => 'Parent' ) );
		$child  = $this->make_known_post( array( 'post_title' => 'Child', 'post_parent' => $parent ) );
		wp_update_post( array( 'ID' => $child, 'post_title' => 'Renamed' ) );
		$this->end_request();
		$entry = $this->last()->id;
		wp_delete_post( $parent, true );
		$this->end_request();
		$this->assertSame( 0, get_post( $child )->post_parent );
		$this->go_back( $entry );
		$this->publish_whole( $this->go_back( $entry ) );
		$this->assertSame( array( 'Child', 'Parent' ), array( get_the_title( $child ), get_the_title( get_post( $child )->post_parent ) ) );
	}

	public function test_pages_have_their_deleted_template_again(): void {
		$made = $this->ask( 'POST', '/wp/v2/templates', array( 'slug' => 'own', 'title' => 'Own', 'content' => self::PARAGRAPH ) )->get_data();
		$this->end_request();
		$kept    = $this->make_known_post( array( 'post_title' => 'Kept' ) );
		$deleted = $this->make_known_post( array( 'post_title' => 'Deleted' ) );
		foreach ( array( $kept, $deleted ) as $id ) {
			$this->ask( 'POST', "/wp/v2/pages/$id", array( 'template' => 'own' ) );
			$this->end_request();
		}
		$this->ask( 'POST', "/wp/v2/pages/$kept", array( 'template' => '' ) );
		$this->end_request();
		$entry = $this->last()->id;
		wp_delete_post( $deleted, true );
		$this->end_request();
		$this->ask( 'DELETE', "/wp/v2/templates/{$made['id']}", array( 'force' => true ) );
		$this->end_request();
		$this->publish_whole( $this->go_back( $entry ) );
		$this->assertSame( array( 'own', 'own' ), array( get_page_template_slug( $kept ), get_page_template_slug( $deleted ) ) );
	}

	public function test_restored_contents_refer_to_what_has_another_id_by_now(): void {
		$inner = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Inner', 'post_content' => self::PARAGRAPH ) );
		$outer = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Outer', 'post_content' => "<!-- wp:block {\"ref\":$inner} /-->" ) );
		$page  = $this->make_known_post( array( 'post_content' => "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_update_post( array( 'ID' => $page, 'post_content' => '' ) );
		$this->end_request();
		$entry = $this->last()->id;
		foreach ( array( $outer, $inner ) as $id ) {
			wp_delete_post( $id, true );
			$this->end_request();
		}
		$this->go_back( $entry );
		$this->publish_whole( $this->go_back( $entry ) );
		$this->assertStringContainsString( 'Text</p>', do_blocks( get_post( $page )->post_content ) );
	}

	public function test_a_new_draft_is_compared_with_the_live_site_where_another_one_is_open(): void {
		$page = $this->make_known_post( array( 'post_title' => 'Before' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'After' ) );
		$this->end_request();
		$entry                 = $this->last()->id;
		$open                  = Wiring::drafts()->create( 'Open' );
		$_GET['atelier_draft'] = (string) $open;
		foreach ( array( 'Another', 'Before' ) as $title ) {
			$this->ask( 'POST', "/wp/v2/pages/$page", compact( 'title' ) );
			foreach ( array( "/$entry/draft" => array(), '/moment' => array( 'entry' => $entry, 'pages' => true ) ) as $path => $parameters ) {
				$made = $this->ask_history( 'POST', $path, $parameters )->get_data();
				$this->assertArrayHasKey( 'draft', $made, "$title $path: " . wp_json_encode( $made ) );
				$change = Wiring::drafts()->change( $made['draft'], "page:$page" );
				$this->assertSame( array( array( 'title' => 'Before' ), array( 'title' => 'After' ) ), array( $change->edits(), $change->base() ) );
			}
		}
		unset( $_GET['atelier_draft'] );
		$this->ask( 'GET', '/' );
		$this->publish_whole( $made );
		$this->assertSame( 'Before', get_the_title( $page ) );
	}

	public function test_what_somebody_has_taken_out_of_the_trash_since_is_not_published(): void {
		$page = $this->make_known_post();
		wp_trash_post( $page );
		$this->end_request();
		$entry = $this->last()->id;
		wp_untrash_post( $page );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Not ready' ) );
		$this->end_request();
		$this->assertSame( 'draft', get_post_status( $page ) );
		$this->assertCount( 1, $this->ask_history( 'POST', "/$entry/restore" )->get_data()['skipped'] );
		$this->assertSame( 'draft', get_post_status( $page ) );
	}

	public function test_what_a_draft_changes_and_moves_to_the_trash_is_undone_as_a_whole(): void {
		$page  = $this->make_known_post( array( 'post_title' => 'Before', 'post_name' => 'before' ) );
		$draft = Wiring::drafts()->create( 'Autumn' );

		$_GET['atelier_draft'] = (string) $draft;
		$this->ask( 'POST', "/wp/v2/pages/$page", array( 'title' => 'After', 'slug' => 'after' ) );
		$this->ask( 'DELETE', "/wp/v2/pages/$page" );
		unset( $_GET['atelier_draft'] );
		$this->ask( 'GET', '/' );
		$this->assertSame( 200, $this->publish( $draft )->get_status() );
		$record = $this->last_record();
		$this->assertSame( array( 'before', 'after' ), array( $record->before['slug'], $record->after['slug'] ) );
		$entry = $this->last()->id;
		$made  = $this->go_back( $entry );
		$this->assertSame( array( 'slug' => 'before', 'status' => 'publish', 'title' => 'Before' ), self::sorted( Wiring::drafts()->change( $made['draft'], "page:$page" )->edits() ) );
		$this->assertSame( array(), $this->ask_history( 'POST', "/$entry/restore" )->get_data()['skipped'] );
		$this->assertSame( array( 'Before', 'before', 'publish' ), array( get_the_title( $page ), get_post( $page )->post_name, get_post_status( $page ) ) );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function sorted( array $values ): array {
		ksort( $values );
		return $values;
	}

	public function test_values_from_after_one_that_is_not_kept_are_not_taken_for_those_before(): void {
		$page    = $this->make_known_post( array( 'post_title' => 'One', 'post_content' => 'One' ) );
		$another = $this->make_known_post( array( 'post_title' => 'Another' ) );
		wp_update_post( array( 'ID' => $page, 'post_content' => 'Two' ) );
		$this->end_request();
		$entry = $this->last()->id;
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Two' ) );
		$this->end_request();
		$this->cut( $this->last() );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Three' ) );
		wp_update_post( array( 'ID' => $another, 'post_title' => 'Changed' ) );
		$this->end_request();
		$made = $this->go_back( $entry );
		$this->assertSame( array( "page:$page" ), array_column( $made['skipped'], 'key' ) );
		$edits = array_map( static fn( Change $change ): array => $change->edits(), Wiring::drafts()->changes( $made['draft'] ) );
		ksort( $edits );
		$this->assertSame( self::sorted( array( "page:$page" => array( 'content' => 'One' ), "page:$another" => array( 'title' => 'Another' ) ) ), $edits );
	}

	/** As if its values had been too large. */
	private function cut( Entry $entry ): void {
		foreach ( $entry->records as $key => $record ) {
			$entry->records[ $key ] = $record->cut();
		}
		$this->store->save( $entry );
	}
}

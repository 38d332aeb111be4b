<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\Records\Attribution;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Tests\Wiring;

require_once __DIR__ . '/History_Case.php';

final class Recorder_Test extends History_Case {
	private const RUN = '01234567-89ab-4cde-8f01-23456789abcd';

	private function template_id( string $slug ): string {
		return get_stylesheet() . "//$slug";
	}

	public function test_a_created_page_has_all_properties(): void {
		$id     = $this->make_known_post( array( 'post_title' => 'About', 'post_content' => 'Us' ) );
		$record = $this->last_record();
		$this->assertSame( array( "page:$id", 'About', Changed_Record::CREATE, array(), 'Us' ), array( $record->key(), $record->label, $record->action, $record->before, $record->after['content'] ) );
		$this->assertSame( $this->admin, $this->last()->user );
	}

	/** @return array<string, list<string>> */
	public static function cases_a_changed_post_has_only_the_changed_properties(): array {
		return array(
			'page'           => array( 'page' ),
			'post'           => array( 'post' ),
			'pattern'        => array( 'wp_block' ),
			'menu'           => array( 'wp_navigation' ),
		);
	}

	/** @dataProvider cases_a_changed_post_has_only_the_changed_properties */
	public function test_a_changed_post_has_only_the_changed_properties( string $type ): void {
		$id = $this->make_known_post( array( 'post_type' => $type, 'post_title' => 'Old', 'post_content' => 'A' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'New' ) );
		$this->end_request();
		$record = $this->last_record();
		$this->assertSame( array( "$type:$id", Changed_Record::UPDATE, array( 'title' => 'Old' ), array( 'title' => 'New' ) ), array( $record->key(), $record->action, $record->before, $record->after ) );
	}

	public function test_properties_have_the_names_and_values_of_rest(): void {
		$id   = $this->make_known_post( array( 'post_type' => 'post' ) );
		$term = (int) wp_insert_term( 'News', 'category' )['term_id'];
		$old  = wp_get_post_categories( $id );
		$this->ask( 'POST', "/wp/v2/posts/$id", array( 'categories' => array( $term ), 'comment_status' => 'closed', 'excerpt' => 'Short', 'slug' => 'other', 'meta' => array( 'footnotes' => '[]' ) ) );
		$this->end_request();
		$record = $this->last_record();
		ksort( $record->after );
		$this->assertSame( array( 'categories' => array( $term ), 'comment_status' => 'closed', 'excerpt' => 'Short', 'meta' => array( 'footnotes' => '[]' ), 'slug' => 'other' ), $record->after );
		$this->assertSame( array_map( 'intval', $old ), $record->before['categories'] );
	}

	public function test_the_excerpt_of_a_page_is_recorded_although_pages_have_no_field_for_it(): void {
		$id = $this->make_known_post();
		$this->ask( 'POST', "/wp/v2/pages/$id", array( 'excerpt' => 'Short' ) );
		$this->end_request();
		$this->assertSame( array( array( 'excerpt' => '' ), array( 'excerpt' => 'Short' ) ), array( $this->last_record()->before, $this->last_record()->after ) );
	}

	public function test_changes_of_only_terms_or_meta_are_recorded(): void {
		$id   = $this->make_known_post( array( 'post_type' => 'post' ) );
		$term = (int) wp_insert_term( 'News', 'category' )['term_id'];
		wp_set_object_terms( $id, array( $term ), 'category' );
		$this->end_request();
		$this->assertSame( array( 'categories' => array( $term ) ), $this->last_record()->after );
		update_post_meta( $id, '_wp_page_template', 'wide' );
		$this->end_request();
		$this->assertSame( array( 'template' => 'wide' ), $this->last_record()->after );
		$count = count( $this->entries() );
		update_post_meta( $id, '_edit_lock', '1:1' );
		update_post_meta( $id, 'of_a_plugin', 'x' );
		$this->end_request();
		$this->assertCount( $count, $this->entries() );
	}

	public function test_sticky_posts_and_post_formats_are_recorded(): void {
		delete_option( 'sticky_posts' );
		$id = $this->make_known_post( array( 'post_type' => 'post' ) );
		$this->assertSame( array( false, 'standard' ), array( $this->last_record()->after['sticky'], $this->last_record()->after['format'] ) );
		$this->ask( 'POST', "/wp/v2/posts/$id", array( 'title' => 'New', 'sticky' => true, 'format' => 'aside' ) );
		$this->end_request();
		$record = $this->last_record();
		ksort( $record->after );
		$this->assertSame( array( 'format' => 'aside', 'sticky' => true, 'title' => 'New' ), $record->after );
		foreach ( array( static fn() => unstick_post( $id ), static fn() => stick_post( $id ), static fn() => delete_option( 'sticky_posts' ), static fn() => add_option( 'sticky_posts', array( $id ) ) ) as $step => $act ) {
			$act();
			$this->end_request();
			$this->assertSame( array( array( 'sticky' => 0 === $step % 2 ), array( 'sticky' => 1 === $step % 2 ) ), array( $this->last_record()->before, $this->last_record()->after ), "step $step" );
		}
		set_post_format( $id, 'quote' );
		$this->end_request();
		$this->assertSame( array( array( 'format' => 'aside' ), array( 'format' => 'quote' ) ), array( $this->last_record()->before, $this->last_record()->after ) );
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertSame( array( true, 'quote' ), array( $this->last_record()->before['sticky'], $this->last_record()->before['format'] ) );
	}

	public function test_passwords_are_never_stored(): void {
		$id = $this->make_known_post( array( 'post_content' => 'Text' ) );
		wp_update_post( array( 'ID' => $id, 'post_password' => 'sesame-4711' ) );
		$this->end_request();
		$record = $this->last_record();
		$this->assertTrue( $record->changes_password );
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertTrue( $this->last_record()->had_password );
		global $wpdb;
		$stored = implode( ' ', $wpdb->get_col( "SELECT CONCAT( post_title, post_excerpt, post_content ) FROM $wpdb->posts WHERE post_type = 'atelier_history'" ) );
		$this->assertStringNotContainsString( 'sesame-4711', $stored );
		$this->assertStringNotContainsString( md5( 'sesame-4711' ), $stored );
	}

	public function test_trash_restore_and_deletion_are_recorded(): void {
		$id = $this->make_known_post( array( 'post_name' => 'about-the-yard' ) );
		wp_trash_post( $id );
		$this->end_request();
		$trashed = $this->last_record();
		$this->assertSame( array( Changed_Record::TRASH, array( 'status' => 'publish' ), array( 'status' => 'trash' ) ), array( $trashed->action, $trashed->before, $trashed->after ) );
		wp_untrash_post( $id );
		$this->end_request();
		$this->assertSame( Changed_Record::RESTORE, $this->last_record()->action );
		wp_delete_post( $id, true );
		$this->end_request();
		$deleted = $this->last_record();
		$this->assertSame( array( Changed_Record::DELETE, 'A test', array() ), array( $deleted->action, $deleted->before['title'], $deleted->after ) );
	}

	public function test_child_pages_of_a_deleted_page_get_its_parent(): void {
		$parent = $this->make_known_post();
		$child  = $this->make_known_post( array( 'post_parent' => $parent ) );
		wp_delete_post( $parent, true );
		$this->end_request();
		$records = $this->last()->records;
		$this->assertSame( array( 'parent' => $parent ), $records[ "page:$child" ]->before );
	}

	public function test_a_theme_template_is_changed_and_reset(): void {
		$id   = $this->template_id( '404' );
		$file = get_block_template( $id )->content;
		$this->ask( 'POST', "/wp/v2/templates/$id", array( 'content' => '<!-- wp:paragraph --><p>Gone</p><!-- /wp:paragraph -->' ) );
		$this->end_request();
		$record = $this->last_record();
		$this->assertSame( array( "wp_template:$id", Changed_Record::UPDATE, array( 'content' => $file ) ), array( $record->key(), $record->action, $record->before ) );
		$this->ask( 'POST', "/wp/v2/templates/$id", array( 'source' => 'theme' ) );
		$this->end_request();
		$reset = $this->last_record();
		$this->assertSame( array( "wp_template:$id", Changed_Record::RESET, $file ), array( $reset->key(), $reset->action, $reset->after['content'] ) );
		$this->assertStringContainsString( 'Gone', $reset->before['content'] );
	}

	public function test_a_template_without_a_title_is_named_after_what_it_is_for(): void {
		wp_insert_term( 'Recipes', 'category' );
		$this->ask( 'POST', '/wp/v2/templates', array( 'slug' => 'category-recipes', 'content' => 'Cakes' ) );
		$this->end_request();
		$this->assertSame( 'Category: Recipes', $this->last_record()->label );
	}

	public function test_a_user_template_part_is_created_and_deleted(): void {
		$made = $this->ask( 'POST', '/wp/v2/template-parts', array( 'slug' => 'promo', 'title' => 'Promo', 'content' => 'Sale', 'area' => 'header' ) )->get_data();
		$this->end_request();
		$record = $this->last_record();
		$this->assertSame( array( 'wp_template_part:' . $made['id'], Changed_Record::CREATE, 'header' ), array( $record->key(), $record->action, $record->after['area'] ) );
		$this->ask( 'DELETE', '/wp/v2/template-parts/' . $made['id'], array( 'force' => true ) );
		$this->end_request();
		$this->assertSame( array( Changed_Record::DELETE, 'Sale' ), array( $this->last_record()->action, $this->last_record()->before['content'] ) );
	}

	public function test_global_styles_are_recorded(): void {
		$id = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$this->end_request();
		$count = count( $this->entries() );
		$this->ask( 'POST', "/wp/v2/global-styles/$id", array( 'styles' => array( 'color' => array( 'text' => 'red' ) ) ) );
		$this->end_request();
		$record = $this->last_record();
		$this->assertSame( array( "wp_global_styles:$id", Changed_Record::UPDATE, array( 'color' => array( 'text' => 'red' ) ) ), array( $record->key(), $record->action, $record->after['styles'] ) );
		$this->assertCount( $count + 1, $this->entries() );
	}

	public function test_site_settings_are_recorded(): void {
		update_option( 'blogname', 'Old name' );
		update_option( 'posts_per_page', 5 );
		$this->end_request();
		update_option( 'blogname', 'New name' );
		update_option( 'posts_per_page', 5 );
		update_option( 'admin_email', 'a@example.org' );
		$this->end_request();
		$record = $this->last_record();
		$this->assertSame( array( 'site', array( 'title' => 'Old name' ), array( 'title' => 'New name' ) ), array( $record->key(), $record->before, $record->after ) );
	}

	public function test_a_scheduled_post_is_published(): void {
		$id = $this->make_known_post( array( 'post_status' => 'future', 'post_date' => '2999-01-01 00:00:00' ) );
		wp_publish_post( $id );
		$this->end_request();
		$this->assertSame( array( array( 'status' => 'future' ), array( 'status' => 'publish' ) ), array( $this->last_record()->before, $this->last_record()->after ) );
	}

	public function test_all_changes_of_a_request_are_one_entry(): void {
		$this->make_post( array( 'post_title' => 'One', 'post_type' => 'page' ) );
		$this->make_post( array( 'post_title' => 'Two', 'post_type' => 'wp_block' ) );
		update_option( 'blogname', 'Three' );
		$this->end_request();
		$this->assertCount( 1, $this->entries() );
		$this->assertSame( array( 'page', 'wp_block', 'site' ), $this->last()->kinds() );
	}

	public function test_requests_of_a_run_are_one_entry(): void {
		$this->begin_run( self::RUN );
		$id = $this->make_known_post( array( 'post_title' => 'One' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Renamed' ) );
		$this->end_request();
		$this->make_known_post( array( 'post_title' => 'Two' ) );
		$this->assertCount( 1, $this->entries() );
		$this->assertSame( array( Changed_Record::CREATE, 'Renamed' ), array( $this->last()->records[ "page:$id" ]->action, $this->last()->records[ "page:$id" ]->after['title'] ) );
		$this->assertSame( Entry::ATELIER, $this->last()->source );
		$this->log_in_as( 'administrator' );
		$this->make_known_post();
		$this->assertCount( 2, $this->entries(), 'the same run of someone else is another entry' );
	}

	public function test_a_run_without_changes_in_the_end_leaves_no_entry(): void {
		$this->begin_run( self::RUN );
		$id = $this->make_known_post();
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertSame( array(), $this->entries() );
	}

	/** @return array<string, list<int>> */
	public static function cases_a_run_ends_after_ten_minutes(): array {
		return array(
			'nine minutes'   => array( 9, 1 ),
			'eleven minutes' => array( 11, 2 ),
		);
	}

	/** @dataProvider cases_a_run_ends_after_ten_minutes */
	public function test_a_run_ends_after_ten_minutes( int $minutes, int $entries ): void {
		$this->begin_run( self::RUN );
		$id          = $this->make_known_post( array( 'post_title' => 'One' ) );
		$first       = $this->last();
		$first->date = gmdate( 'Y-m-d H:i:s', time() - $minutes * MINUTE_IN_SECONDS );
		$this->store->save( $first );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Two' ) );
		$this->end_request();
		$this->assertCount( $entries, $this->entries() );
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertSame( 2 === $entries ? 'One' : '', implode( '', array_map( static fn( Entry $entry ): string => $entry->records[ "page:$id" ]->after['title'] ?? '', $this->entries() ) ), 'nor is it deleted later' );
	}

	public function test_an_invalid_run_id_is_ignored(): void {
		$this->begin_run( "' OR 1=1" );
		$this->make_known_post();
		$this->make_known_post();
		$this->assertCount( 2, $this->entries() );
	}

	/** @return array<string, list<array<string, string>>> */
	public static function cases_other_posts_are_not_recorded(): array {
		return array(
			'an auto-draft'              => array( array( 'post_type' => 'page', 'post_status' => 'auto-draft' ) ),
			'a record of a site draft'   => array( array( 'post_type' => 'page', 'post_status' => Hidden_Posts::STATUS ) ),
			'a site draft'               => array( array( 'post_type' => Draft_Store::DRAFT_TYPE ) ),
			'an attachment'              => array( array( 'post_type' => 'attachment', 'post_status' => 'inherit' ) ),
			'a revision'                 => array( array( 'post_type' => 'revision', 'post_status' => 'inherit' ) ),
			'a type without blocks'      => array( array( 'post_type' => 'custom_css' ) ),
		);
	}

	/**
	 * @dataProvider cases_other_posts_are_not_recorded
	 * @param array<string, string> $post
	 */
	public function test_other_posts_are_not_recorded( array $post ): void {
		$id = $this->make_known_post( $post );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Other' ) );
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertSame( array(), $this->entries() );
	}

	/** Begins a request in a site draft that changes a page and the settings. */
	private function open_draft( int $page ): Draft_Store {
		$drafts = Wiring::drafts();
		$draft  = $drafts->create( 'Autumn' );
		$drafts->put( $draft, $this->change_of( 'page', (string) $page, array( 'title' => 'Drafted', 'content' => 'Drafted' ), array( 'title' => 'Live' ) ) );
		$drafts->put( $draft, $this->change_of( Change::SITE, '', array( 'title' => 'Drafted' ) ) );
		$_GET['atelier_draft'] = (string) $draft;
		$this->assertSame( 'Drafted', $this->ask( 'GET', "/wp/v2/pages/$page", array( 'context' => 'edit' ) )->get_data()['title']['raw'] );
		$this->undo_later(
			function (): void {
				$_GET = array();
				$this->ask( 'GET', '/' );
			}
		);
		return $drafts;
	}

	public function test_saves_to_a_site_draft_leave_no_entry(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Live' ) );
		update_option( 'blogname', 'Live' );
		$this->end_request();
		$count = count( $this->entries() );
		$this->open_draft( $id );
		foreach ( array( "/wp/v2/pages/$id", '/wp/v2/pages', '/wp/v2/posts', '/wp/v2/blocks', '/wp/v2/templates/' . $this->template_id( '404' ), '/wp/v2/settings' ) as $route ) {
			$this->assertTrue( $this->ask( 'POST', $route, array( 'title' => 'Saved', 'content' => 'Saved', 'status' => 'publish' ) )->get_status() < 300, $route );
		}
		$this->assertSame( 200, $this->ask( 'DELETE', "/wp/v2/pages/$id" )->get_status() );
		$this->end_request();
		$this->assertCount( $count, $this->entries() );
	}

	public function test_saves_to_a_site_draft_read_nothing_for_the_history(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Live' ) );
		$this->open_draft( $id );
		$this->ask( 'POST', '/wp/v2/pages', array( 'title' => 'New' ) );
		$this->ask( 'POST', "/wp/v2/pages/$id", array( 'title' => 'Saved' ) );
		global $wpdb;
		$before = $wpdb->num_queries;
		$this->end_request();
		$this->assertSame( $before, $wpdb->num_queries );
	}

	public function test_live_changes_within_a_site_draft_are_recorded(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Live', 'post_content' => 'Live' ) );
		update_option( 'blogdescription', 'Live' );
		$this->end_request();
		$this->open_draft( $id );
		// As another plugin's route would do.
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Changed', 'post_content' => 'Drafted' ) );
		update_option( 'blogdescription', 'Changed' );
		$this->end_request();
		$records = $this->last()->records;
		$this->assertSame( array( array( 'title' => 'Live', 'content' => 'Live' ), array( 'title' => 'Changed', 'content' => 'Drafted' ) ), array( $records[ "page:$id" ]->before, $records[ "page:$id" ]->after ) );
		$this->assertSame( array( array( 'description' => 'Live' ), array( 'description' => 'Changed' ) ), array( $records['site']->before, $records['site']->after ) );
		$this->assertSame( 'Drafted', get_option( 'blogname' ), 'the draft still applies' );
	}

	public function test_the_argument_of_a_draft_evades_no_history(): void {
		$id                    = $this->make_known_post( array( 'post_title' => 'Live' ) );
		$_GET['atelier_draft'] = '1';
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Changed' ) );
		update_option( 'blogname', 'Changed' );
		$this->end_request();
		$this->assertSame( array( "page:$id", 'site' ), array_keys( $this->last()->records ) );
	}

	public function test_a_saved_auto_draft_is_created(): void {
		$id = $this->make_known_post( array( 'post_status' => 'auto-draft' ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		$this->end_request();
		$this->assertSame( Changed_Record::CREATE, $this->last_record()->action );
	}

	public function test_a_published_site_draft_is_named_in_the_entry(): void {
		$drafts = Wiring::drafts();
		$draft  = $drafts->create( 'Autumn & “more”' );
		Attribution::begin( $draft );
		$this->make_post( array( 'post_type' => 'page' ) );
		Attribution::end();
		$this->end_request();
		$this->assertSame( array( $draft, 'Autumn & “more”' ), array( $this->last()->draft, $this->last()->draft_title ) );
	}

	public function test_what_a_failed_publication_saved_for_a_moment_is_no_entry(): void {
		global $wpdb;
		$count = count( $this->entries() );
		$wpdb->query( 'SAVEPOINT publication' );
		Attribution::begin( 7 );
		$id = $this->make_post( array( 'post_type' => 'page' ) );
		// Saved twice, it has a state from before its second save.
		$this->recorder->forget();
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Again' ) );
		$wpdb->query( 'ROLLBACK TO SAVEPOINT publication' );
		Attribution::end();
		wp_cache_flush();
		do_action( 'atelier_site_draft_not_published', 7 );
		$this->end_request();
		$this->assertCount( $count, $this->entries() );
	}

	public function test_a_failed_write_does_not_fail_the_save(): void {
		$id    = $this->make_known_post();
		$count = count( $this->entries() );
		$this->add_filter( 'query', static fn( $sql ) => false === strpos( $sql, 'atelier_history' ) ? $sql : '' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Saved' ) );
		$this->end_request();
		$this->remove_callbacks( 'query' );
		$this->assertSame( 'Saved', get_post( $id )->post_title );
		$this->assertCount( $count, $this->entries() );
	}

	public function test_a_saved_post_costs_at_most_three_queries(): void {
		$id = $this->make_known_post();
		$this->queries( fn() => $this->ask( 'POST', "/wp/v2/pages/$id", array( 'title' => 'The first revision' ) ) );
		$count = $this->queries( fn() => $this->ask( 'POST', "/wp/v2/pages/$id", array( 'title' => 'A' ) ) );
		$this->remove_callbacks( 'shutdown', 'pre_post_update', 'add_term_relationship', 'update_post_meta', 'add_post_meta' );
		$without = $this->queries( fn() => $this->ask( 'POST', "/wp/v2/pages/$id", array( 'title' => 'B' ) ) );
		$this->assertTrue( $count - $without <= 3, "with $count, without $without" );
		$this->assertTrue( $count > $without );
	}

	/** @param callable(): mixed $save */
	private function queries( callable $save ): int {
		global $wpdb;
		wp_cache_flush();
		$before = $wpdb->num_queries;
		$save();
		$this->end_request();
		return $wpdb->num_queries - $before;
	}

	public function test_too_large_values_are_left_out_and_marked(): void {
		$id = $this->make_known_post( array( 'post_content' => str_repeat( 'x', 5 * MB_IN_BYTES ) ) );
		$this->assertTrue( $this->last_record()->is_cut );
		$this->assertSame( "page:$id", $this->last_record()->key() );
		$this->assertContains( 'content', $this->last_record()->fields );
	}
}

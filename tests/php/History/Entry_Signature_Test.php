<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\Entry_Signature;
use Atelier\History\History_Store;
use Atelier\Tests\Wiring;

require_once __DIR__ . '/History_Case.php';

final class Entry_Signature_Test extends History_Case {
	private const RUN = '01234567-89ab-4cde-8f01-23456789abcd';

	/** @param array<string, mixed> $columns */
	private function alter( int $id, array $columns ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, $columns, array( 'ID' => $id ) );
	}

	/** An entry as another plugin, or version 0.1.0, would have inserted it. */
	private function forge( array $record, array $before = array(), array $after = array() ): int {
		global $wpdb;
		$record += array( 'type' => 'wp_block', 'id' => '1', 'label' => 'Forged', 'action' => 'update', 'fields' => array( 'content' ) );
		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'             => History_Store::POST_TYPE,
				'post_status'           => 'private',
				'post_author'           => $this->admin,
				'post_date'             => '2026-01-02 03:04:05',
				'post_date_gmt'         => '2026-01-02 03:04:05',
				'post_title'            => 'Forged',
				'post_content_filtered' => ",{$record['type']},",
				'post_excerpt'          => wp_json_encode( array( 'source' => 'atelier', 'records' => array( $record ) ) ),
				'post_content'          => wp_json_encode( array( "{$record['type']}:{$record['id']}" => array( 'before' => $before, 'after' => $after ) ) ),
				'to_ping'               => '',
				'pinged'                => '',
			)
		);
		return (int) $wpdb->insert_id;
	}

	/** @return array<int, string> The trust of listed entries. */
	private function listed(): array {
		return array_column( $this->ask_history( 'GET' )->get_data(), 'trust', 'id' );
	}

	public function test_what_atelier_recorded_is_verified(): void {
		$this->begin_run( self::RUN );
		$id = $this->make_known_post( array( 'post_title' => 'Tea & “more” \\ 100%' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Coffee ☕' ) );
		$this->end_request();
		$entry = $this->last();
		$this->assertSame( array( 'Coffee ☕', array( $entry->id => Entry_Signature::VERIFIED ) ), array( $this->last_record()->label, $this->listed() ) );
		$this->assertSame( Entry_Signature::VERIFIED, $this->ask_history( 'GET', "/$entry->id" )->get_data()['trust'] );
	}

	/** @return array<string, list<array<string, string>>> */
	public static function cases_an_altered_entry_is_known(): array {
		return array(
			'time'      => array( array( 'post_date' => '2026-01-02 03:04:05' ) ),
			'GMT'       => array( array( 'post_date_gmt' => '2026-01-02 03:04:05' ) ),
			'run'       => array( array( 'post_name' => self::RUN ) ),
			'title'     => array( array( 'post_title' => 'Other' ) ),
			'kinds'     => array( array( 'post_content_filtered' => ',wp_template,' ) ),
			'signature' => array( array( 'post_mime_type' => str_repeat( '0', 64 ) ) ),
			'none'      => array( array( 'post_mime_type' => '' ) ),
		);
	}

	/**
	 * @dataProvider cases_an_altered_entry_is_known
	 * @param array<string, string> $columns
	 */
	public function test_an_altered_entry_is_known( array $columns ): void {
		$page = $this->make_known_post( array( 'post_title' => 'Kept' ) );
		$id   = $this->last()->id;
		$this->alter( $id, $columns );
		$this->assertSame( array( $id => Entry_Signature::ALTERED ), $this->listed() );
		$record = $this->ask_history( 'GET', "/$id" )->get_data()['records'][0];
		$this->assertSame( array( "page:$page", array(), array() ), array( $record['key'], (array) $record['before'], (array) $record['after'] ) );
	}

	public function test_an_altered_summary_is_known(): void {
		$this->make_known_post( array( 'post_title' => 'Kept' ) );
		$entry = $this->last();
		$text  = get_post( $entry->id )->post_excerpt;
		foreach ( array( array( '"user":' . $this->admin, '"user":1' . $this->admin ), array( 'Kept', 'Other' ), array( '"action":"create"', '"action":"delete"' ) ) as $change ) {
			$this->alter( $entry->id, array( 'post_excerpt' => str_replace( $change[0], $change[1], $text ) ) );
			$this->assertSame( array( $entry->id => Entry_Signature::ALTERED ), $this->listed(), $change[0] );
		}
		$this->alter( $entry->id, array( 'post_excerpt' => $text ) );
		$this->assertSame( array( $entry->id => Entry_Signature::VERIFIED ), $this->listed() );
	}

	public function test_altered_values_are_not_given_out(): void {
		$this->make_known_post( array( 'post_title' => 'Kept' ) );
		$id = $this->last()->id;
		$this->alter( $id, array( 'post_content' => str_replace( 'Kept', 'Evil', get_post( $id )->post_content ) ) );
		$entry = $this->ask_history( 'GET', "/$id" )->get_data();
		$this->assertSame( array( Entry_Signature::ALTERED, array() ), array( $entry['trust'], (array) $entry['records'][0]['after'] ) );
		ob_start();
		Wiring::export()->send();
		$exported = (string) ob_get_clean();
		$this->assertStringNotContainsString( 'Evil', $exported );
		$this->assertSame( Entry_Signature::ALTERED, json_decode( $exported, true )['entries'][0]['trust'] );
	}

	public function test_entries_of_a_deleted_user_stay_theirs(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = $this->log_in_as( 'administrator' );
		$this->make_known_post();
		$id = $this->last()->id;
		wp_set_current_user( $this->admin );
		wp_delete_user( $user, $this->admin );
		$this->end_request();
		$entry = $this->store->get( $id );
		$this->assertSame( array( (string) $this->admin, $user, Entry_Signature::VERIFIED ), array( get_post( $id )->post_author, $entry->user, $entry->trust ) );
	}

	public function test_altered_entries_are_not_undone(): void {
		$pattern = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card', 'post_content' => 'A' ) );
		$other   = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Other', 'post_content' => 'A' ) );
		wp_update_post( array( 'ID' => $pattern, 'post_content' => 'B' ) );
		$this->end_request();
		$id = $this->last()->id;
		wp_update_post( array( 'ID' => $other, 'post_content' => 'B' ) );
		$this->end_request();
		$this->alter( $id, array( 'post_content' => str_replace( '"A"', '"Evil"', get_post( $id )->post_content ) ) );
		foreach ( array( 'draft', 'restore' ) as $action ) {
			$response = $this->ask_history( 'POST', "/$id/$action" );
			$this->assertSame( array( 409, 'atelier_history_altered' ), array( $response->get_status(), $response->get_data()['code'] ) );
		}
		$moment = $this->ask_history( 'POST', '/moment', array( 'entry' => $id ) )->get_data();
		$this->assertSame( array( 1, array( "wp_block:$pattern" ) ), array( $moment['count'], array_column( $moment['skipped'], 'key' ) ) );
		$this->assertSame( array( 'before' => null, 'after' => null ), $this->ask_history( 'GET', "/$id/pictures", array( 'key' => "wp_block:$pattern" ) )->get_data() );
	}

	public function test_nothing_is_added_to_an_altered_entry(): void {
		$this->begin_run( self::RUN );
		$id = $this->make_known_post();
		$this->alter( $this->last()->id, array( 'post_title' => 'Other' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'New' ) );
		$this->end_request();
		$this->assertSame( array( Entry_Signature::ALTERED, Entry_Signature::VERIFIED ), array_column( $this->entries(), 'trust' ) );
	}

	public function test_who_changed_a_record_is_signed(): void {
		$ann           = $this->log_in_as( 'administrator' );
		$page          = $this->make_known_post();
		$by_ann        = new Changed_Record( 'page', (string) $page, 'Tea', Changed_Record::UPDATE, array( 'title' => 'Coffee' ), array( 'title' => 'Tea' ) );
		$entry         = new Entry();
		$entry->user   = $this->admin;
		$entry->date   = '2026-01-02 03:04:05';
		$entry->source = Entry::ATELIER;

		$by_ann->author = $ann;
		$entry->add( $by_ann );
		// As of an earlier version.
		$entry->add( new Changed_Record( 'page', '9', 'Tea', Changed_Record::UPDATE, array(), array( 'title' => 'Tea' ) ) );
		$this->assertFalse( array_key_exists( 'author', $entry->records['page:9']->summary() ) );
		$this->assertSame( $ann, $entry->records[ "page:$page" ]->cut()->author );
		$this->assertTrue( $this->store->save( $entry ) );

		$read = $this->store->get( $entry->id );
		$this->assertSame( array( Entry_Signature::VERIFIED, array( $ann, 0 ) ), array( $read->trust, array_values( wp_list_pluck( $read->records, 'author' ) ) ) );
		$record = $this->ask_history( 'GET', "/$entry->id" )->get_data()['records'][0];
		$this->assertSame( $ann, $record['changedBy']['id'] );
		ob_start();
		Wiring::export()->send();
		$exported = json_decode( (string) ob_get_clean(), true )['entries'];
		$this->assertSame( array( null, get_userdata( $ann )->display_name ), array( $exported[0]['records'][0]['changedBy'], $exported[1]['records'][0]['changedBy'] ) );

		$text = get_post( $entry->id )->post_excerpt;
		$this->alter( $entry->id, array( 'post_excerpt' => str_replace( "\"author\":$ann", "\"author\":$this->admin", $text ) ) );
		$read = $this->store->get( $entry->id );
		$this->assertSame( array( Entry_Signature::ALTERED, 0 ), array( $read->trust, reset( $read->records )->author ) );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->alter( $entry->id, array( 'post_excerpt' => $text ) );
		wp_set_current_user( $this->admin );
		wp_delete_user( $ann, $this->admin );
		$record = $this->ask_history( 'GET', "/$entry->id" )->get_data()['records'][0];
		$this->assertSame( array( $ann, '' ), array( $record['changedBy']['id'], $record['changedBy']['name'] ) );
	}

	public function test_unverified_entries_name_nobody_for_a_record(): void {
		delete_option( Entry_Signature::FIRST_OPTION );
		$earlier = $this->forge( array( 'author' => $this->admin ) );
		$this->assertSame( array( null ), array_column( $this->ask_history( 'GET', "/$earlier" )->get_data()['records'], 'changedBy' ) );
	}

	public function test_entries_of_earlier_versions_are_unverified(): void {
		delete_option( Entry_Signature::FIRST_OPTION );
		$earlier = $this->forge( array() );
		$this->make_known_post();
		$signed = $this->last()->id;
		$later  = $this->forge( array() );
		$this->assertSame( array( $signed => Entry_Signature::VERIFIED, $later => Entry_Signature::ALTERED, $earlier => Entry_Signature::UNVERIFIED ), $this->listed() );
	}

	public function test_unverified_texts_are_filtered(): void {
		delete_option( Entry_Signature::FIRST_OPTION );
		$id     = $this->make_post( array( 'post_type' => 'post' ) );
		$script = '<p>Text</p><script>1</script><img src=x onerror=alert(1)>';
		$forged = $this->forge(
			array( 'type' => 'post', 'id' => (string) $id ),
			array(
				'title'          => "T$script",
				'content'        => "<!-- wp:paragraph -->$script<!-- /wp:paragraph -->",
				'excerpt'        => array( 'raw' => array( 'raw' => $script ) ),
				'meta'           => array( 'footnotes' => wp_json_encode( array( array( 'id' => 'a', 'content' => $script ) ) ), 'deep' => array( array( $script, 1 ) ) ),
				'slug'           => '"><script>',
				'status'         => 'draft',
				'author'         => array( 1 ),
				'categories'     => array( 3, '4 OR 1', array() ),
				'of_a_plugin'    => $script,
				'featured_media' => 7,
				'styles'         => array( 'css' => '</style><script>' ),
			),
			array( 'title' => array(), 'date' => null )
		);
		$this->end_request();
		$before = (array) $this->ask_history( 'GET', "/$forged" )->get_data()['records'][0]['before'];
		$text   = (string) wp_json_encode( $before );
		$this->assertStringNotContainsString( 'script>', $text );
		$this->assertStringNotContainsString( 'onerror', $text );
		$this->assertSame( '<!-- wp:paragraph --><p>Text</p>1<img src="x"><!-- /wp:paragraph -->', str_replace( ' />', '>', $before['content'] ) );
		$this->assertSame( array( 'draft', array( 3 ), 7 ), array( $before['status'], $before['categories'], $before['featured_media'] ) );
		$this->assertSame( array( 'title', 'content', 'meta', 'status', 'categories', 'featured_media' ), array_keys( $before ) );
		$this->assertSame( array( 'date' => null ), (array) $this->ask_history( 'GET', "/$forged" )->get_data()['records'][0]['after'] );
		$this->assertFalse( has_filter( 'content_save_pre', 'wp_filter_post_kses' ), 'what the administrator saves is not filtered' );
		$this->assertTrue( current_user_can( 'unfiltered_html' ) );
	}

	public function test_unverified_styles_are_filtered(): void {
		delete_option( Entry_Signature::FIRST_OPTION );
		$styles = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$forged = $this->forge( array( 'type' => 'wp_global_styles', 'id' => (string) $styles ), array( 'styles' => array( 'css' => 'body{}', 'color' => array( 'text' => 'red', 'background' => 'url(javascript:1)' ) ), 'settings' => 'no' ) );
		$this->end_request();
		$this->assertSame( array( 'styles' => array( 'color' => array( 'text' => 'red' ) ) ), (array) $this->ask_history( 'GET', "/$forged" )->get_data()['records'][0]['before'] );
	}

	public function test_unverified_entries_are_restored(): void {
		delete_option( Entry_Signature::FIRST_OPTION );
		$id     = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => 'B' ) );
		$forged = $this->forge( array( 'id' => (string) $id ), array( 'content' => 'A<script>' ), array( 'content' => 'B' ) );
		$draft  = $this->ask_history( 'POST', "/$forged/draft" );
		$this->assertSame( 201, $draft->get_status() );
		$change = Wiring::drafts()->change( $draft->get_data()['draft'], "wp_block:$id" );
		$this->assertSame( array( 'content' => 'A' ), $change->edits() );
	}

	/** @return array<string, list<array<string, mixed>>> */
	public static function cases_impossible_records_are_ignored(): array {
		return array(
			'a number too large'    => array( array( 'type' => 'page', 'id' => '92233720368547758070', 'action' => 'delete' ) ),
			'zeros'                 => array( array( 'type' => 'page', 'id' => '007', 'action' => 'delete' ) ),
			'a list as ID'          => array( array( 'type' => 'page', 'id' => array( 1 ) ) ),
			'a path'                => array( array( 'type' => 'wp_template', 'id' => '../x//y' ) ),
			'a draft'               => array( array( 'type' => 'atelier_draft', 'id' => '1' ) ),
			'a type without blocks' => array( array( 'type' => 'attachment', 'id' => '1', 'action' => 'delete' ) ),
			'no type'               => array( array( 'type' => 'moon', 'id' => '1' ) ),
			'an action'             => array( array( 'type' => 'page', 'id' => '1', 'action' => array() ) ),
		);
	}

	/**
	 * @dataProvider cases_impossible_records_are_ignored
	 * @param array<string, mixed> $record
	 */
	public function test_impossible_records_are_ignored( array $record ): void {
		global $wpdb;
		delete_option( Entry_Signature::FIRST_OPTION );
		$id = $this->forge( array( 'label' => array( 'x' ) ) );
		$this->alter( $id, array( 'post_excerpt' => wp_json_encode( array( 'records' => array( $record + array( 'action' => 'update', 'label' => array( 1 ), 'fields' => 'content' ) ) ) ), 'post_content_filtered' => ',page,wp_template,' ) );
		$this->assertSame( array(), $this->listed() );
		$this->assertSame( 404, $this->ask_history( 'POST', "/$id/restore" )->get_status() );
	}

	public function test_signatures_cost_a_list_no_query(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			$entry       = new Entry();
			$entry->user = $this->admin;
			$entry->date = '2026-01-02 03:04:05';
			$entry->add( new Changed_Record( 'wp_template', get_stylesheet() . "//t$i", "T $i", Changed_Record::UPDATE, array( 'content' => str_repeat( 'x', 6000 ) ), array( 'content' => 'y' ) ) );
			$this->store->save( $entry );
		}
		global $wpdb;
		$queries = $wpdb->num_queries;
		$this->store->page( array(), 1, 30 );
		$this->assertSame( 1, $wpdb->num_queries - $queries );
		$rows    = $this->store->rows_before( array(), null, 30 );
		$queries = $wpdb->num_queries;
		foreach ( $rows as $row ) {
			$this->assertSame( Entry_Signature::VERIFIED, Entry_Signature::trust( $row ) );
		}
		$this->assertSame( $queries, $wpdb->num_queries );
	}
}

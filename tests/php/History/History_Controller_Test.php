<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\Tests\Wiring;
use WP_REST_Request;

require_once __DIR__ . '/History_Case.php';

/**
 * @group some-requests
 */
final class History_Controller_Test extends History_Case {
	/** @return list<string> The labels of listed records. */
	private function labels( array $filter = array() ): array {
		$labels = array();
		foreach ( $this->ask_history( 'GET', '', $filter )->get_data() as $entry ) {
			foreach ( $entry['records'] as $record ) {
				$labels[] = $record['label'];
			}
		}
		return $labels;
	}

	/** Creates an entry with another time or author. */
	private function make_entry( string $label, string $date, int $user = 0, string $type = 'page', string $id = '0' ): Entry {
		$entry       = new Entry();
		$entry->user = $user ? $user : $this->admin;
		$entry->date = $date;
		$entry->add( new Changed_Record( $type, $id, $label, Changed_Record::UPDATE, array( 'title' => 'Old' ), array( 'title' => $label ) ) );
		$this->assertTrue( $this->store->save( $entry ) );
		return $entry;
	}

	public function test_lists_are_paged_newest_first(): void {
		foreach ( array( 'One', 'Two', 'Three' ) as $title ) {
			$this->make_known_post( array( 'post_title' => $title ) );
		}
		$response = $this->ask_history( 'GET', '', array( 'per_page' => 2 ) );
		$this->assertSame( array( '3', '2' ), array( $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] ) );
		$this->assertSame( array( 'Three', 'Two' ), $this->labels( array( 'per_page' => 2 ) ) );
		$this->assertSame( array( 'One' ), $this->labels( array( 'per_page' => 2, 'page' => 2 ) ) );
		$this->assertSame( array( 'id', 'date', 'author', 'source', 'agent', 'ability', 'agents', 'trust', 'draft', 'records' ), array_keys( $response->get_data()[0] ) );
		$this->assertFalse( isset( $response->get_data()[0]['records'][0]['before'] ) );
	}

	public function test_filters_by_author_type_time_and_text(): void {
		$other = $this->log_in_as( 'administrator' );
		wp_set_current_user( $this->admin );
		$page    = (string) $this->make_known_post( array( 'post_title' => 'Made' ) );
		$pattern = (string) $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card' ) );
		$this->make_entry( 'Long ago', '2020-01-02 03:04:05', $other, 'page', $page );
		$this->make_entry( '50% off_sale', '2021-01-02 03:04:05', 0, 'wp_block', $pattern );
		wp_delete_post( (int) $page, true );
		$this->end_request();
		$this->assertSame( array( 'Long ago' ), $this->labels( array( 'author' => $other ) ) );
		$this->assertSame( array( 'Card', '50% off_sale' ), $this->labels( array( 'kind' => 'wp_block' ) ) );
		$this->assertSame( array( 'Made' ), $this->labels( array( 'kind' => History_Store::DELETED ) ) );
		$this->assertSame( array( '50% off_sale' ), $this->labels( array( 'after' => '2021-01-02T03:04:05Z', 'before' => '2021-01-02T03:04:06Z' ) ) );
		$this->assertSame( array( 'Long ago' ), $this->labels( array( 'before' => '2021-01-02T03:04:05Z' ) ), 'not at this second' );
		$this->assertSame( array( '50% off_sale' ), $this->labels( array( 'search' => '% off_' ) ) );
		$this->assertSame( array(), $this->labels( array( 'search' => '_o_' ) ) );
		$filters = $this->ask_history( 'GET', '/filters' )->get_data();
		$this->assertContains( $other, array_column( $filters['people'], 'id' ) );
		$this->assertContains( 'wp_template', array_column( $filters['kinds'], 'value' ) );
		$this->assertSame( 400, $this->ask_history( 'GET', '', array( 'after' => 'yesterday' ) )->get_status() );
	}

	public function test_an_entry_has_values_and_the_status_of_its_records(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Old' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'New', 'post_excerpt' => 'Short' ) );
		$this->end_request();
		$entry  = $this->last()->id;
		$record = $this->ask_history( 'GET', "/$entry" )->get_data()['records'][0];
		$this->assertSame( array( 'live', array(), null, 'Old', 'New' ), array( $record['state'], $record['changed'], $record['since'], $record['before']->title, $record['after']->title ) );
		$other = $this->log_in_as( 'administrator' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Newer' ) );
		$this->end_request();
		$record = $this->ask_history( 'GET', "/$entry" )->get_data()['records'][0];
		$this->assertSame( array( array( 'title' ), $other ), array( $record['changed'], $record['since']['author']['id'] ) );
		wp_delete_post( $id, true );
		$this->end_request();
		$record = $this->ask_history( 'GET', "/$entry" )->get_data()['records'][0];
		$this->assertSame( 'missing', $record['state'] );
		$this->assertSame( 404, $this->ask_history( 'GET', '/999999999' )->get_status() );
		$this->assertSame( 404, $this->ask_history( 'GET', "/$id" )->get_status() );
	}

	public function test_shows_a_record_before_and_after(): void {
		$id = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_content' => '<!-- wp:paragraph --><p>Earlier</p><!-- /wp:paragraph -->' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:paragraph --><p>Later</p><!-- /wp:paragraph -->' ) );
		$styles = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$this->ask( 'POST', "/wp/v2/global-styles/$styles", array( 'styles' => array( 'color' => array( 'background' => '#123456' ) ) ) );
		$this->end_request();
		$entry    = $this->last()->id;
		$pictures = $this->ask_history( 'GET', "/$entry/pictures", array( 'key' => "wp_block:$id" ) )->get_data();
		$this->assertStringContainsString( 'Earlier', $pictures['before']['body'] );
		$this->assertStringContainsString( 'Later', $pictures['after']['body'] );
		$pictures = $this->ask_history( 'GET', "/$entry/pictures", array( 'key' => "wp_global_styles:$styles" ) )->get_data();
		$this->assertStringContainsString( '#123456', $pictures['after']['head'] );
		$this->assertStringNotContainsString( '#123456', $pictures['before']['head'] );
		$this->assertSame( array( 'before' => null, 'after' => null ), $this->ask_history( 'GET', "/$entry/pictures", array( 'key' => 'page:1' ) )->get_data() );
	}

	public function test_leaves_out_records_that_the_user_may_not_edit(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Private' ) );
		update_option( 'blogname', 'Renamed' );
		$this->end_request();
		$user = $this->log_in_as( 'subscriber' );
		wp_get_current_user()->add_cap( 'edit_theme_options' );
		$this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card' ) );
		$this->assertSame( array(), $this->labels(), 'neither pages nor settings nor patterns of others' );
		$this->make_entry( 'Blog home', '2026-01-01 00:00:00', $user, 'wp_template', get_stylesheet() . '//home' );
		$this->assertSame( array( 'Blog home' ), $this->labels() );
		$entries = $this->entries();
		$this->assertSame( 404, $this->ask_history( 'GET', "/{$entries[0]->id}" )->get_status() );
		$this->assertSame( 404, $this->ask_history( 'POST', "/{$entries[0]->id}/restore" )->get_status() );
		$this->assertSame( 404, $this->ask_history( 'POST', "/{$entries[0]->id}/draft" )->get_status() );
		ob_start();
		Wiring::export()->send();
		$exported = json_decode( (string) ob_get_clean(), true );
		$this->assertSame( array( 'Blog home' ), array_column( array_merge( ...array_column( $exported['entries'], 'records' ) ), 'label' ) );
		$this->assertTrue( $id > 0 );
	}

	public function test_exports_all_entries_as_json(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			$this->make_entry( "Entry $i </script>", '2024-01-01 00:00:00', 0, 'wp_template', get_stylesheet() . "//t$i" );
		}
		$response = $this->ask_history( 'GET', '/export' );
		$this->assertSame( 200, $response->get_status() );
		$this->assertStringContainsString( 'attachment', $response->get_headers()['Content-Disposition'] );
		ob_start();
		Wiring::export()->send();
		$text = (string) ob_get_clean();
		$data = json_decode( $text, true );
		$this->assertCount( 60, $data['entries'] );
		$this->assertSame( array( 'title' => 'Old' ), $data['entries'][59]['records'][0]['before'] );
		$this->assertStringNotContainsString( '</script>', $text );
	}

	public function test_a_file_has_no_fields_to_choose_from(): void {
		$request = new WP_REST_Request( 'GET', '/atelier/v1/history/export' );
		$request->set_query_params( array( '_fields' => 'id' ) );
		$response = rest_get_server()->dispatch( $request );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- As WordPress does before it sends an answer.
		$this->assertSame( 200, apply_filters( 'rest_post_dispatch', $response, rest_get_server(), $request )->get_status() );
	}

	public function test_ten_thousand_entries_take_few_queries(): void {
		global $wpdb;
		$id   = (string) $this->make_known_post();
		$rows = array();
		for ( $i = 0; $i < 10000; $i++ ) {
			$rows[] = $wpdb->prepare( "( 'atelier_history', 'private', %d, %s, %s, 'x', %s, '{}', %s, 100, '', '' )", $this->admin, gmdate( 'Y-m-d H:i:s', 1600000000 + $i ), gmdate( 'Y-m-d H:i:s', 1600000000 + $i ), '{"source":"atelier","records":[{"type":"page","id":"' . $id . '","label":"P","action":"update","fields":["title"]}]}', 0 === $i % 2 ? ',page,' : ',wp_block,' );
			if ( 1000 === count( $rows ) ) {
				$wpdb->query( "INSERT INTO $wpdb->posts ( post_type, post_status, post_author, post_date, post_date_gmt, post_title, post_excerpt, post_content, post_content_filtered, menu_order, to_ping, pinged ) VALUES " . implode( ',', $rows ) );
				$rows = array();
			}
		}
		wp_cache_flush();
		$before   = $wpdb->num_queries;
		$response = $this->ask_history( 'GET', '', array( 'kind' => 'wp_block', 'page' => 20, 'per_page' => 50 ) );
		$this->assertSame( array( '5000', 50 ), array( $response->get_headers()['X-WP-Total'], count( $response->get_data() ) ) );
		$this->assertTrue( $wpdb->num_queries - $before <= 12, (string) ( $wpdb->num_queries - $before ) );
	}

	public function test_invalid_stored_entries_are_ignored(): void {
		$this->make_known_post( array( 'post_title' => 'Whole' ) );
		foreach ( array( 'Taken', '[1,2]', '{"records":[1,{"type":"page"},null]}', '{"records":{"a":{"type":"page","id":"1","action":"explode"}}}' ) as $text ) {
			$this->make_post( array( 'post_type' => History_Store::POST_TYPE, 'post_status' => 'private', 'post_excerpt' => $text, 'post_content' => $text ) );
		}
		$this->assertSame( array( 'Whole' ), $this->labels() );
	}
}

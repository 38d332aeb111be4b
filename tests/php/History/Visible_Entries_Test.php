<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\History_Store;

require_once __DIR__ . '/History_Case.php';

final class Visible_Entries_Test extends History_Case {
	private int $number = 0;

	/**
	 * An entry of records: type, ID, label, and perhaps the action and whether it was private.
	 *
	 * @param list<list<mixed>> $records
	 */
	private function make_entry( array $records, int $user = 0 ): Entry {
		$entry       = new Entry();
		$entry->user = $user ? $user : $this->admin;
		$entry->date = gmdate( 'Y-m-d H:i:s', 1700000000 + ++$this->number );
		foreach ( $records as $one ) {
			list( $type, $id, $label ) = $one;
			$record                    = new Changed_Record( $type, $id, $label, $one[3] ?? Changed_Record::UPDATE, array( 'title' => 'Old' ), array() );
			$record->is_private        = $one[4] ?? null;
			$entry->add( $record );
		}
		$this->assertTrue( $this->store->save( $entry ) );
		return $entry;
	}

	private function log_in_with( array $capabilities ): int {
		$user = $this->log_in_as( 'subscriber' );
		foreach ( array_merge( array( 'edit_theme_options' ), $capabilities ) as $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
		return $user;
	}

	/** @return array{ 0: int, 1: int, 2: list<string> } The total, the pages, and the labels of a page. */
	private function listed( array $filter = array() ): array {
		$response = $this->ask_history( 'GET', '', $filter );
		$labels   = array();
		foreach ( $response->get_data() as $entry ) {
			$labels = array_merge( $labels, array_column( $entry['records'], 'label' ) );
		}
		return array( (int) $response->get_headers()['X-WP-Total'], (int) $response->get_headers()['X-WP-TotalPages'], $labels );
	}

	private static function template( string $slug ): string {
		return get_stylesheet() . "//$slug";
	}

	public function test_hidden_records_are_neither_counted_nor_found(): void {
		$this->make_entry( array( array( 'page', '1', 'Secret merger' ) ) );
		$this->make_entry( array( array( 'page', '1', 'Secret merger' ), array( 'wp_template', self::template( '404' ), 'Not found' ) ) );
		$this->make_entry( array( array( 'wp_template', self::template( 'home' ), 'Home' ) ) );
		$this->make_entry( array( array( 'page', '1', 'Secret', Changed_Record::DELETE ), array( 'wp_template', self::template( 'home' ), 'Home again' ) ) );
		$this->log_in_with( array() );
		$this->assertSame( array( 3, 1, array( 'Home again', 'Home', 'Not found' ) ), $this->listed() );
		$this->assertSame( array( 1, 1, array( 'Not found' ) ), $this->listed( array( 'search' => 'not F' ) ) );
		foreach ( array( array( 'search' => 'merger' ), array( 'search' => 'secret' ), array( 'kind' => 'page' ), array( 'kind' => History_Store::DELETED ), array( 'kind' => 'page', 'search' => 'merger' ) ) as $filter ) {
			$this->assertSame( array( 0, 0, array() ), $this->listed( $filter ), (string) wp_json_encode( $filter ) );
		}
		wp_set_current_user( $this->admin );
		$this->assertSame( 2, $this->listed( array( 'search' => 'MERGER' ) )[0] );
		$this->assertSame( 1, $this->listed( array( 'kind' => History_Store::DELETED ) )[0] );
		$this->assertSame( 3, $this->listed( array( 'kind' => 'page' ) )[0] );
	}

	public function test_pages_are_full_for_who_may_edit_some(): void {
		$user  = $this->log_in_with( array( 'edit_pages', 'edit_published_pages' ) );
		$own   = (string) $this->make_known_post( array( 'post_title' => 'Own' ) );
		wp_set_current_user( $this->admin );
		$other = (string) $this->make_known_post( array( 'post_title' => 'Other' ) );
		for ( $i = 0; $i < 6; $i++ ) {
			$this->make_entry( array( array( 'page', $own, "Own Ünit $i" ) ) );
			$this->make_entry( array( array( 'page', $other, "Unit $i" ), array( 'page', '990', "Unit $i" ) ) );
		}
		wp_set_current_user( $user );
		$this->assertSame( array( 6, 3, array( 'Own Ünit 3', 'Own Ünit 2' ) ), $this->listed( array( 'search' => 'nit', 'per_page' => 2, 'page' => 2 ) ) );
		$this->assertSame( array( 7, 2 ), array_slice( $this->listed( array( 'per_page' => 4 ) ), 0, 2 ) );
		$this->assertSame( array( 0, 0, array() ), $this->listed( array( 'author' => 99999 ) ) );
	}

	/** WordPress asks for more for it than for any other page. */
	public function test_the_page_of_the_privacy_policy_is_left_out_for_who_may_not_edit_it(): void {
		$policy = (string) $this->make_known_post( array( 'post_title' => 'Policy' ) );
		$other  = (string) $this->make_known_post( array( 'post_title' => 'Other' ) );
		$this->make_entry( array( array( 'page', $policy, 'Secret policy' ) ) );
		$this->make_entry( array( array( 'page', $other, 'Other words' ) ) );
		update_option( 'wp_page_for_privacy_policy', $policy );
		$this->log_in_with( array( 'edit_pages', 'edit_published_pages', 'edit_others_pages', 'edit_private_pages' ) );
		$this->assertSame( array( 0, 0, array() ), $this->listed( array( 'search' => 'policy', 'kind' => 'page' ) ) );
		$this->assertSame( 1, $this->listed( array( 'search' => 'words', 'kind' => 'page' ) )[0] );
		wp_set_current_user( $this->admin );
		$this->assertSame( 1, $this->listed( array( 'search' => 'secret', 'kind' => 'page' ) )[0] );
	}

	public function test_rows_of_the_same_second_are_read_once(): void {
		foreach ( array( 'One', 'Two', 'Three' ) as $label ) {
			$entry       = $this->make_entry( array( array( 'page', '1', $label ) ) );
			$entry->date = '2026-11-20 10:00:00';
			$this->store->save( $entry );
		}
		$titles = array();
		$last   = null;
		do {
			$rows   = $this->store->rows_before( array(), $last, 2 );
			$titles = array_merge( $titles, array_column( $rows, 'post_title' ) );
			$last   = end( $rows );
		} while ( $last && count( $titles ) < 9 );
		$this->assertSame( array( 'Three', 'Two', 'One' ), $titles );
	}

	public function test_only_people_of_visible_entries_are_listed(): void {
		$ann  = $this->log_in_as( 'editor' );
		$ben  = $this->log_in_as( 'editor' );
		$user = $this->log_in_with( array( 'edit_pages', 'edit_published_pages' ) );
		$own  = (string) $this->make_known_post();
		$this->make_entry( array( array( 'page', '990', 'Secret' ) ), $ann );
		$this->make_entry( array( array( 'page', $own, 'Own' ) ), $ben );
		$this->assertSame( array( $ben, $user ), $this->people() );
		wp_set_current_user( $this->admin );
		$this->assertSame( array( $ann, $ben, $user ), $this->people() );
		$this->log_in_with( array() );
		$this->assertSame( array(), $this->people() );
	}

	/** @return list<int> */
	private function people(): array {
		$ids = array_column( $this->ask_history( 'GET', '/filters' )->get_data()['people'], 'id' );
		sort( $ids );
		return $ids;
	}

	public function test_deleted_private_pages_ask_for_private_ones(): void {
		$public  = $this->make_known_post( array( 'post_title' => 'Public' ) );
		$private = $this->make_known_post( array( 'post_title' => 'Private', 'post_status' => 'private' ) );
		foreach ( array( $public, $private ) as $id ) {
			wp_delete_post( $id, true );
			$this->end_request();
		}
		$this->make_entry( array( array( 'page', '990', 'Unknown' ) ) );
		$this->make_entry( array( array( 'wp_block', '991', 'Pattern' ) ) );
		$capabilities = array( 'edit_pages', 'edit_others_pages', 'edit_published_pages', 'edit_posts', 'edit_others_posts', 'edit_published_posts' );
		$this->log_in_with( $capabilities );
		$this->assertSame( array( 'Public', 'Public', 'Pattern' ), $this->listed()[2] );
		$entries = $this->entries();
		$this->assertSame( 'Private', array_values( $entries[3]->records )[0]->label );
		$this->assertSame( 404, $this->ask_history( 'GET', "/{$entries[3]->id}" )->get_status() );
		$moment = $this->ask_history( 'POST', '/moment', array( 'date' => '2020-01-01T00:00:00Z', 'pages' => true ) );
		$this->assertStringNotContainsString( 'Private', (string) wp_json_encode( $moment->get_data() ) );
		$this->log_in_with( array_merge( $capabilities, array( 'edit_private_pages' ) ) );
		$this->assertSame( 6, count( $this->listed()[2] ) );
	}

	public function test_a_page_that_was_private_before_or_after_is_remembered(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Public' ) );
		$this->assertFalse( $this->last_record()->is_private );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );
		$this->end_request();
		$this->assertTrue( $this->last_record()->is_private );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Renamed' ) );
		$this->end_request();
		$this->assertTrue( $this->last_record()->is_private );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		$this->end_request();
		$this->assertTrue( $this->last_record()->is_private );
		$merged = $this->entries()[0]->records[ "page:$id" ]->then( $this->last_record() );
		$this->assertTrue( $merged && $merged->is_private );
	}

	public function test_an_id_given_to_another_post_gives_no_access(): void {
		$user = $this->log_in_with( array( 'edit_posts', 'edit_published_posts', 'edit_pages' ) );
		$id   = $this->make_post( array( 'post_type' => 'post' ) );
		wp_set_current_user( $this->admin );
		$this->make_entry( array( array( 'page', (string) $id, 'Secret', Changed_Record::DELETE ) ) );
		wp_set_current_user( $user );
		$this->assertSame( array(), $this->listed()[2] );
	}

	public function test_ten_thousand_entries_are_listed_with_few_queries(): void {
		global $wpdb;
		$pages = array();
		for ( $i = 0; $i < 100; $i++ ) {
			$pages[] = (string) $this->make_post( array( 'post_type' => 'page' ) );
		}
		$this->end_request();
		$sample = $this->make_entry( array( array( 'page', $pages[0], 'Page' ) ) );
		$row    = (array) $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = $sample->id", ARRAY_A );
		unset( $row['ID'] );
		for ( $i = 0; $i < 10; $i++ ) {
			$values = array();
			for ( $j = 0; $j < 1000; $j++ ) {
				$row['post_excerpt'] = (string) preg_replace( '/"id":"\d+"/', '"id":"' . $pages[ $j % 100 ] . '"', $row['post_excerpt'] );
				$values[]            = '(' . implode( ',', array_map( static fn( $value ): string => $wpdb->prepare( '%s', $value ), $row ) ) . ')';
			}
			$wpdb->query( "INSERT INTO $wpdb->posts ( " . implode( ', ', array_keys( $row ) ) . ' ) VALUES ' . implode( ',', $values ) );
		}
		$users = array(
			'administrator' => $this->admin,
			'themer'        => $this->log_in_with( array() ),
			'some pages'    => $this->log_in_with( array( 'edit_pages', 'edit_published_pages' ) ),
		);
		foreach ( $users as $name => $user ) {
			wp_set_current_user( $user );
			foreach ( array( array(), array( 'search' => 'page' ) ) as $filter ) {
				wp_cache_flush();
				$queries = $wpdb->num_queries;
				$total   = $this->listed( $filter + array( 'per_page' => 30 ) )[0];
				$queries = $wpdb->num_queries - $queries;
				$this->assertTrue( 'administrator' === $name ? $total > 10000 : 0 === $total );
				$this->assertTrue( $queries <= ( 'some pages' === $name ? 60 : 15 ), "$name: $queries queries" );
			}
		}
	}
}

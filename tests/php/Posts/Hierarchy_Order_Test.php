<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Posts\Hierarchy_Order;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Hierarchy_Order_Test extends Test_Case {
	/** A word that only this test's pages have in their titles. */
	private const WORD = 'Treetestpage';

	/** @param array<string, mixed> $arguments */
	private function ask( array $arguments ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/wp/v2/pages' );
		$request->set_query_params(
			$arguments + array(
				'context'           => 'edit',
				'search'            => self::WORD,
				'orderby'           => 'title',
				'order'             => 'asc',
				'orderby_hierarchy' => true,
			)
		);
		return rest_do_request( $request );
	}

	/** @return list<string> Each as its title's last letter and its level. */
	private static function rows( WP_REST_Response $response ): array {
		return array_map(
			static fn( array $item ): string => substr( $item['title']['raw'], -1 ) . ( $item['level'] ?? '' ),
			$response->get_data()
		);
	}

	private function make_page( string $name, int $parent = 0, string $status = 'publish' ): int {
		return $this->make_post(
			array(
				'post_type'   => 'page',
				'post_title'  => self::WORD . " $name",
				'post_parent' => $parent,
				'post_status' => $status,
			)
		);
	}

	/** Pages B > A > D, and C. */
	private function make_tree(): void {
		$this->log_in_as( 'administrator' );
		$b = $this->make_page( 'B' );
		$a = $this->make_page( 'A', $b );
		$this->make_page( 'D', $a, 'draft' );
		$this->make_page( 'C' );
	}

	public function test_sorts_pages_below_their_parents(): void {
		$this->make_tree();
		$response = $this->ask( array( 'status' => 'draft,publish' ) );
		$this->assertSame( array( 'B0', 'A1', 'D2', 'C0' ), self::rows( $response ) );
		$this->assertSame( 4, $response->get_headers()['X-WP-Total'] );
	}

	public function test_paginates_the_tree(): void {
		$this->make_tree();
		$response = $this->ask(
			array(
				'status'   => 'draft,publish',
				'per_page' => 2,
				'page'     => 2,
			)
		);
		$this->assertSame( array( 'D2', 'C0' ), self::rows( $response ) );
		$this->assertSame( 4, $response->get_headers()['X-WP-Total'] );
		$this->assertSame( 2, $response->get_headers()['X-WP-TotalPages'] );
	}

	public function test_includes_posts_without_their_parent(): void {
		$this->make_tree();
		$this->assertSame( array( 'D0' ), self::rows( $this->ask( array( 'status' => 'draft' ) ) ) );
	}

	public function test_rejects_a_page_after_the_last(): void {
		$this->make_tree();
		$response = $this->ask( array( 'page' => 9 ) );
		$this->assertSame( 'rest_post_invalid_page_number', $response->get_data()['code'] );
	}

	public function test_is_empty_without_results(): void {
		$this->log_in_as( 'administrator' );
		$response = $this->ask( array( 'search' => 'nothinghasthisword' ) );
		$this->assertSame( array(), $response->get_data() );
		$this->assertSame( 0, $response->get_headers()['X-WP-Total'] );
	}

	public function test_changes_nothing_without_the_argument(): void {
		$this->make_tree();
		$response = $this->ask( array( 'orderby_hierarchy' => false ) );
		$this->assertSame( array( 'A', 'B', 'C' ), self::rows( $response ) );
	}

	public function test_discloses_nothing_more_to_any_user(): void {
		$this->make_tree();
		$this->log_in_as( 'subscriber' );
		$response = $this->ask(
			array(
				'context' => 'view',
				'status'  => 'draft',
			)
		);
		$this->assertSame( 400, $response->get_status() );
	}

	public function test_keeps_a_registered_argument(): void {
		$theirs = array( 'orderby_hierarchy' => array( 'type' => 'boolean' ) );
		( new Hierarchy_Order() )->register( 'atelier_test' );
		$this->undo_later( static fn() => remove_all_filters( 'rest_atelier_test_collection_params' ) );
		$params = apply_filters( 'rest_atelier_test_collection_params', $theirs );
		$this->assertSame( $theirs, $params );
		$this->assertFalse( has_filter( 'rest_atelier_test_query' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_may_edit(): array {
		return array(
			'not for visitors'     => array( '', false ),
			'not for a subscriber' => array( 'subscriber', false ),
			'not for an author'    => array( 'author', false ),
			'for an editor'        => array( 'editor', true ),
		);
	}

	/** @dataProvider cases_is_for_those_who_may_edit */
	public function test_is_for_those_who_may_edit( string $role, bool $may ): void {
		$this->make_tree();
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$whole = 0;
		$this->add_filter(
			'posts_request',
			static function ( $sql, $query ) use ( &$whole ) {
				$whole += 'id=>parent' === $query->get( 'fields' ) ? 1 : 0;
				return $sql;
			}
		);
		$response = $this->ask( array( 'context' => 'view' ) );
		$this->assertSame( array( 200, $may ? 1 : 0 ), array( $response->get_status(), $whole ), 'status, and queries for the whole tree' );
		$this->assertSame( $may, isset( $response->get_data()[0]['level'] ), 'levels are told:' );
		if ( ! $may ) {
			$this->assertSame( array( 'A', 'B', 'C' ), array_map( static fn( array $item ): string => substr( $item['title']['rendered'], -1 ), $response->get_data() ) );
		}
	}

	public function test_reads_no_more_posts_than_the_limit(): void {
		$this->make_tree();
		$limits = array();
		$this->add_filter(
			'post_limits_request',
			static function ( $limits_sql, $query ) use ( &$limits ) {
				if ( 'id=>parent' === $query->get( 'fields' ) ) {
					$limits[] = $limits_sql;
				}
				return $limits_sql;
			}
		);
		// As many rows as the limit, without creating posts.
		$many = array_map(
			static fn( int $id ): object => (object) array(
				'ID'          => $id,
				'post_parent' => 0,
			),
			range( 1, Hierarchy_Order::MAX_POSTS + 1 )
		);
		$this->add_filter( 'posts_pre_query', static fn( $posts, $query ) => 'id=>parent' === $query->get( 'fields' ) ? $many : $posts );
		$response = $this->ask( array() );
		$this->assertSame( array( 'LIMIT 0, ' . ( Hierarchy_Order::MAX_POSTS + 1 ) ), $limits );
		$this->assertSame( array( 'A', 'B', 'C' ), self::rows( $response ), 'in the order of the titles, without levels' );
	}
}

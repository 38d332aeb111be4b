<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Title_Order_Test extends Test_Case {
	/**
	 * @param array<string, mixed> $query
	 * @return list<string> The titles of a list by title.
	 */
	private function titles( array $query, string $type = 'posts', bool $is_atelier = true ): array {
		$request = new WP_REST_Request( 'GET', "/wp/v2/$type" );
		if ( $is_atelier ) {
			$request->set_header( 'X-Atelier', '1' );
		}
		$request->set_query_params(
			$query + array(
				'context' => 'edit',
				'status'  => 'draft',
				'orderby' => 'title',
				'order'   => 'asc',
			)
		);
		return array_map( static fn( array $item ): string => $item['title']['raw'], rest_do_request( $request )->get_data() );
	}

	/** @return list<int> */
	private function make( string $type, string ...$titles ): array {
		return array_map(
			fn( string $title ): int => $this->make_post(
				array(
					'post_type'    => $type,
					'post_status'  => 'draft',
					'post_title'   => $title,
					'post_content' => 'Text',
				)
			),
			array_values( $titles )
		);
	}

	public function test_items_without_a_title_are_last_in_both_directions(): void {
		$this->log_in_as( 'administrator' );
		$include = array( 'include' => $this->make( 'post', '', 'Rye', 'Bread' ) );
		$this->assertSame( array( 'Bread', 'Rye', '' ), $this->titles( $include ) );
		$this->assertSame( array( 'Rye', 'Bread', '' ), $this->titles( $include + array( 'order' => 'desc' ) ) );
	}

	public function test_they_are_last_among_pages_below_their_parents(): void {
		$this->log_in_as( 'administrator' );
		$include = array( 'include' => $this->make( 'page', '', 'Rye', 'Bread' ) );
		$this->assertSame( array( 'Bread', 'Rye', '' ), $this->titles( $include + array( 'orderby_hierarchy' => true ), 'pages' ) );
	}

	public function test_lists_of_others_are_as_wordpress_has_them(): void {
		$this->log_in_as( 'administrator' );
		$include = array( 'include' => $this->make( 'post', 'Rye', '', 'Bread' ) );
		$this->assertSame( array( '', 'Bread', 'Rye' ), $this->titles( $include, 'posts', false ) );
		$this->assertSame( array( 'Bread', '', 'Rye' ), $this->titles( array( 'orderby' => 'id', 'order' => 'desc' ) + $include ), 'by another order' );
	}
}

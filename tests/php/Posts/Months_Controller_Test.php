<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Months_Controller_Test extends Test_Case {
	private function ask( string $type = 'post', string $method = 'GET' ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( $method, "/atelier/v1/posts/$type/months" ) );
	}

	private function make( string $date, string $status = 'publish' ): void {
		$this->make_post(
			array(
				'post_date'   => $date,
				'post_status' => $status,
			)
		);
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_write(): array {
		return array(
			'not for nobody'          => array( '', 'post', 401 ),
			'not for a subscriber'    => array( 'subscriber', 'post', 403 ),
			'not pages for an author' => array( 'author', 'page', 403 ),
			'posts for an author'     => array( 'author', 'post', 200 ),
			'not what there is not'   => array( 'administrator', 'nothing', 404 ),
			'not what REST has not'   => array( 'administrator', 'revision', 404 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_write */
	public function test_is_for_those_who_write( string $role, string $type, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask( $type )->get_status() );
	}

	public function test_has_no_fields_to_choose_from(): void {
		$this->log_in_as( 'administrator' );
		$this->make( '2001-02-03 04:05:06' );
		$request = new WP_REST_Request( 'GET', '/atelier/v1/posts/post/months' );
		$request->set_query_params( array( '_fields' => 'id' ) );
		$response = rest_get_server()->dispatch( $request );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- As WordPress does before it sends an answer.
		$sent = apply_filters( 'rest_post_dispatch', $response, rest_get_server(), $request );
		$this->assertContains( '2001-02', $sent->get_data() );
	}

	public function test_asks_for_the_permission_of_what_is_no_type(): void {
		$request = new WP_REST_Request( 'GET', '/atelier/v1/posts/post/months' );
		$request->set_query_params( array( 'type' => array( 'post' ) ) );
		$response = rest_get_server()->dispatch( $request );
		$this->assertSame( 400, $response->get_status() );
		// WordPress asks again, to say which methods are allowed.
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- As WordPress does before it sends an answer.
		$this->assertArrayNotHasKey( 'Allow', apply_filters( 'rest_post_dispatch', $response, rest_get_server(), $request )->get_headers() );
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->ask( 'post', 'POST' )->get_status() );
	}

	public function test_tells_each_month_once_newest_first(): void {
		$this->log_in_as( 'administrator' );
		$this->make( '2001-02-03 04:05:06' );
		$this->make( '2001-02-28 23:59:59', 'draft' );
		$this->make( '2001-11-01 00:00:00', 'private' );
		$this->make( '2001-12-01 00:00:00', 'trash' );
		$months = array_values( array_filter( $this->ask()->get_data(), static fn( string $month ): bool => '2001' === substr( $month, 0, 4 ) ) );
		$this->assertSame( array( '2001-11', '2001-02' ), $months );
	}

	public function test_tells_authors_of_their_own(): void {
		$this->log_in_as( 'editor' );
		$this->make( '2001-02-03 04:05:06' );
		$this->log_in_as( 'author' );
		$this->make( '2001-03-03 04:05:06' );
		$this->assertSame( array( '2001-03' ), $this->ask()->get_data() );
	}
}

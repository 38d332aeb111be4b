<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Counts_Controller_Test extends Test_Case {
	private function ask( string $type = 'page', string $method = 'GET' ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( $method, "/atelier/v1/posts/$type/counts" ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_write(): array {
		return array(
			'not for nobody'       => array( '', 'page', 401 ),
			'not for a subscriber' => array( 'subscriber', 'page', 403 ),
			'not pages for an author' => array( 'author', 'page', 403 ),
			'posts for an author'  => array( 'author', 'post', 200 ),
			'pages for an editor'  => array( 'editor', 'page', 200 ),
			'for an administrator' => array( 'administrator', 'page', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_write */
	public function test_is_for_those_who_write( string $role, string $type, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$response = $this->ask( $type );
		$this->assertSame( $status, $response->get_status() );
		$this->assertSame( 200 === $status, isset( $response->get_data()['publish'] ), 'whether it tells anything:' );
	}

	/** @return array<string, list<string>> */
	public static function cases_rejects_other_types(): array {
		return array(
			'one that there is not' => array( 'nothing' ),
			'one that REST has not' => array( 'revision' ),
		);
	}

	/** @dataProvider cases_rejects_other_types */
	public function test_rejects_other_types( string $type ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->ask( $type )->get_status() );
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->ask( 'page', 'POST' )->get_status() );
	}

	public function test_counts_each_status(): void {
		$this->log_in_as( 'administrator' );
		$before = $this->ask()->get_data();
		$this->make_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'draft',
			)
		);
		$this->make_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'private',
			)
		);
		$after = $this->ask()->get_data();
		$this->assertSame( array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' ), array_keys( $after ) );
		$this->assertSame( $before['draft'] + 1, $after['draft'], 'drafts:' );
		$this->assertSame( $before['private'] + 1, $after['private'], 'private ones:' );
		$this->assertSame( $before['publish'], $after['publish'], 'published ones:' );
	}
}

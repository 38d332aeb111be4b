<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Posts_Module_Test extends Test_Case {
	public function test_restores_comments_of_a_restored_post(): void {
		$this->log_in_as( 'administrator' );
		$post    = $this->make_post( array( 'post_name' => 'atelier-test-trash' ) );
		$comment = (int) wp_insert_comment(
			array(
				'comment_post_ID'  => $post,
				'comment_content'  => 'A word',
				'comment_approved' => 1,
			)
		);
		wp_trash_post( $post );
		$this->assertSame( 'post-trashed', get_comment( $comment )->comment_approved, 'while in the trash:' );

		$request = new WP_REST_Request( 'POST', "/wp/v2/posts/$post" );
		$request->set_body_params( array( 'status' => 'draft' ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		clean_comment_cache( $comment );
		$this->assertSame( '1', get_comment( $comment )->comment_approved, 'afterwards:' );
		$this->assertSame( 'atelier-test-trash', get_post( $post )->post_name );
	}

	/** @return array<string, array{array<string, string>, array<string, ?string>, array<string, string>}> */
	public static function cases_takes_back_the_status_of_a_page(): array {
		$later = '2032-05-06T07:08:09';
		return array(
			'with a password' => array( array( 'password' => 'sesame' ), array(), array( 'password' => 'sesame' ) ),
			'a draft'         => array( array( 'status' => 'draft' ), array(), array() ),
			'a scheduled one' => array(
				array(
					'status' => 'future',
					'date'   => $later,
				),
				array( 'date' => null ),
				array( 'date' => $later ),
			),
		);
	}

	/**
	 * What the list of pages sends for another status, and for its undo.
	 *
	 * @dataProvider cases_takes_back_the_status_of_a_page
	 * @param array<string, string>  $page
	 * @param array<string, ?string> $more   What is sent with the status.
	 * @param array<string, string>  $before What is sent with the former one.
	 */
	public function test_takes_back_the_status_of_a_page( array $page, array $more, array $before ): void {
		$this->log_in_as( 'administrator' );
		$made  = $this->send( '/wp/v2/pages', $page + array( 'status' => 'publish' ) );
		$route = "/wp/v2/pages/{$made['id']}";

		$changed = $this->send( $route, array( 'status' => 'private' ) + $more );
		$this->assertSame( 'private', $changed['status'] );
		$this->assertSame( '', $changed['password'] );

		$restored = $this->send( $route, array( 'status' => $made['status'] ) + $before );
		foreach ( array( 'status', 'password' ) as $name ) {
			$this->assertSame( $made[ $name ], $restored[ $name ], $name );
		}
		if ( isset( $page['date'] ) ) {
			$this->assertSame( $page['date'], $restored['date'] );
			$this->assertNotSame( $page['date'], $changed['date'] );
		}
	}

	/**
	 * @param array<string, ?string> $data
	 * @return array<string, mixed>
	 */
	private function send( string $route, array $data ): array {
		$request = new WP_REST_Request( 'POST', $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'title' => 'A page' ) + $data ) );
		$response = rest_do_request( $request );
		$this->assertContains( $response->get_status(), array( 200, 201 ) );
		return $response->get_data();
	}
}

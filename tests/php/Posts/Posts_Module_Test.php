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
}

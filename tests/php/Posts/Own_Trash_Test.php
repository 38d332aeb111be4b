<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Posts\Own_Trash;
use Atelier\Tests\Test_Case;
use WP_Post;
use WP_REST_Request;

final class Own_Trash_Test extends Test_Case {
	/** @return mixed */
	private function field( int $post ) {
		$request = new WP_REST_Request( 'GET', "/wp/v2/posts/$post" );
		$request->set_header( 'X-Atelier', '1' );
		return rest_do_request( $request )->get_data()[ Own_Trash::FIELD ] ?? null;
	}

	public function test_tells_what_plugins_decide_for_each_post(): void {
		$kept = $this->make_post();
		$post = $this->make_post();
		$this->assertNull( $this->field( $kept ), 'its type decides' );
		$this->add_filter( 'rest_post_trashable', static fn( $accepts, $one ): bool => ! ( $one instanceof WP_Post && $one->ID === $kept ) );
		$this->assertFalse( $this->field( $kept ) );
		$this->assertTrue( $this->field( $post ) );
	}
}

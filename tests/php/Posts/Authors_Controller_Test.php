<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Authors_Controller_Test extends Test_Case {
	/** @param list<int> $ids */
	private function ask( array $ids ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/atelier/v1/authors' );
		$request->set_param( 'include', $ids );
		return rest_do_request( $request );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_users_of_atelier(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_users_of_atelier */
	public function test_is_for_users_of_atelier( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask( array( 1 ) )->get_status() );
	}

	public function test_names_authors_who_have_published_nothing_and_those_of_drafts(): void {
		$author     = $this->log_in_as( 'author' );
		$subscriber = $this->log_in_as( 'subscriber' );
		$writer     = $this->log_in_as( 'subscriber' );
		$this->make_post(
			array(
				'post_author' => $writer,
				'post_status' => 'draft',
			)
		);
		$this->log_in_as( 'editor' );
		wp_get_current_user()->add_cap( 'edit_theme_options' );
		$found = $this->ask( array( $author, $subscriber, $writer, 99999999, $author ) )->get_data();
		$this->assertSame( array( $author, $writer ), array_column( $found, 'id' ) );
		$this->assertSame( get_userdata( $author )->display_name, $found[0]['name'] );
	}

	public function test_refuses_what_is_no_id(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->ask( array( 0 ) )->get_status() );
		$this->assertSame( 400, $this->ask( range( 1, 101 ) )->get_status() );
	}
}

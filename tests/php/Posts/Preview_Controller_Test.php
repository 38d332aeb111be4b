<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Preview_Controller_Test extends Test_Case {
	/** @param array<string, mixed> $changes */
	private function ask( int $id, array $changes = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/atelier/v1/posts/$id/preview" );
		$request->set_body_params( $changes );
		return rest_do_request( $request );
	}

	/** @return array<string, string> The arguments of the URL in the response. */
	private function arguments( WP_REST_Response $response ): array {
		$arguments = array();
		wp_parse_str( (string) wp_parse_url( $response->get_data()['link'], PHP_URL_QUERY ), $arguments );
		return $arguments;
	}

	/** @return array<string, list<string>> */
	public static function cases_keeps_changes_beside_the_post(): array {
		return array(
			'of a published page' => array( 'publish' ),
			'of a draft'          => array( 'draft' ),
			'of a private page'   => array( 'private' ),
		);
	}

	/** @dataProvider cases_keeps_changes_beside_the_post */
	public function test_keeps_changes_beside_the_post( string $status ): void {
		$this->log_in_as( 'editor' );
		$id   = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_status'  => $status,
				'post_title'   => 'Saved',
				'post_content' => 'Saved words',
				'post_author'  => get_current_user_id(),
			)
		);
		$before   = get_post( $id );
		$response = $this->ask(
			$id,
			array(
				'title'   => 'It’s "new" \\ here',
				'content' => '<p>New words</p>',
			)
		);
		$this->assertSame( 200, $response->get_status() );
		$this->assertSame( $before->to_array(), get_post( $id )->to_array(), 'the post is as it was' );
		$kept = wp_get_post_autosave( $id, get_current_user_id() );
		$this->assertSame( 'It’s "new" \\ here', $kept->post_title );
		$this->assertSame( '<p>New words</p>', $kept->post_content );
		$arguments = $this->arguments( $response );
		$this->assertSame( 'true', $arguments['preview'] );
		$this->assertSame( (string) $id, $arguments['preview_id'] );
		$this->assertSame( 1, wp_verify_nonce( $arguments['preview_nonce'], "post_preview_$id" ) );
		$this->assertFalse( isset( $arguments['_thumbnail_id'] ) );
	}

	public function test_keeps_one_of_each_user(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_post( array( 'post_type' => 'page' ) );
		$this->ask( $id, array( 'content' => 'First' ) );
		$this->ask( $id, array( 'content' => 'Second' ) );
		$this->assertCount( 1, wp_get_post_revisions( $id ) );
		$this->assertSame( 'Second', wp_get_post_autosave( $id )->post_content );
	}

	public function test_shows_the_image_that_was_chosen(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( '7', $this->arguments( $this->ask( $id, array( 'featured_media' => 7 ) ) )['_thumbnail_id'] );
		$this->assertSame( '-1', $this->arguments( $this->ask( $id, array( 'featured_media' => 0 ) ) )['_thumbnail_id'] );
	}

	public function test_takes_out_what_the_user_may_not_use(): void {
		$this->log_in_as( 'contributor' );
		$id = $this->make_post(
			array(
				'post_status' => 'draft',
				'post_author' => get_current_user_id(),
			)
		);
		$this->ask( $id, array( 'content' => '<p>Fine</p><script>alert(1)</script>' ) );
		$this->assertStringNotContainsString( '<script', wp_get_post_autosave( $id )->post_content );
	}

	public function test_refuses_what_could_crash_the_site(): void {
		$this->log_in_as( 'editor' );
		$id       = $this->make_post( array( 'post_type' => 'page' ) );
		$response = $this->ask( $id, array( 'content' => str_repeat( '<!-- wp:group -->', 50 ) ) );
		$this->assertSame( 400, $response->get_status() );
		$this->assertFalse( wp_get_post_autosave( $id ) );
	}

	public function test_is_not_for_types_without_pages_of_their_own(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 403, $this->ask( $this->make_post( array( 'post_type' => 'wp_block' ) ) )->get_status() );
		$this->assertSame( 403, $this->ask( 987654 )->get_status() );
	}
}

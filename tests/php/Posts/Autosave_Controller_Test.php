<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Autosave_Controller_Test extends Test_Case {
	/** @param array<string, mixed> $changes */
	private function ask( int $id, array $changes = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/atelier/v1/posts/$id/preview" );
		$request->set_body_params( $changes );
		return rest_do_request( $request );
	}

	/** @param array<string, mixed> $changes */
	private function keep( int $id, array $changes ): int {
		$request = new WP_REST_Request( 'POST', "/atelier/v1/posts/$id/autosave" );
		$request->set_body_params( $changes );
		return rest_do_request( $request )->get_status();
	}

	/** @return mixed The user's autosave in a record; false without the property. */
	private function told( int $id, string $client = '1' ) {
		$request = new WP_REST_Request( 'GET', "/wp/v2/pages/$id" );
		$request->set_param( 'context', 'edit' );
		if ( '' !== $client ) {
			$request->set_header( 'X-Atelier', $client );
		}
		$record = rest_do_request( $request )->get_data();
		return array_key_exists( 'atelier_autosave', $record ) ? $record['atelier_autosave'] : false;
	}

	/** @return int A page saved a minute ago. */
	private function make_page(): int {
		$id = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Saved',
				'post_content' => 'Saved words',
			)
		);
		$this->set_modified( $id, time() - 60 );
		return $id;
	}

	private function set_modified( int $id, int $time ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', $time ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	/** @return array<string, string> The arguments of the URL in the response. */
	private function arguments( WP_REST_Response $response ): array {
		$arguments = array();
		wp_parse_str( (string) wp_parse_url( $response->get_data()['link'], PHP_URL_QUERY ), $arguments );
		return $arguments;
	}

	/** @return array<string, list<string>> */
	public static function cases_stores_changes_beside_the_post(): array {
		return array(
			'of a published page' => array( 'publish' ),
			'of a draft'          => array( 'draft' ),
			'of a private page'   => array( 'private' ),
		);
	}

	/** @dataProvider cases_stores_changes_beside_the_post */
	public function test_stores_changes_beside_the_post( string $status ): void {
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

	public function test_stores_one_for_each_user(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_post( array( 'post_type' => 'page' ) );
		$this->ask( $id, array( 'content' => 'First' ) );
		$this->ask( $id, array( 'content' => 'Second' ) );
		$this->assertCount( 1, wp_get_post_revisions( $id ) );
		$this->assertSame( 'Second', wp_get_post_autosave( $id )->post_content );
	}

	public function test_shows_the_chosen_image(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( '7', $this->arguments( $this->ask( $id, array( 'featured_media' => 7 ) ) )['_thumbnail_id'] );
		$this->assertSame( '-1', $this->arguments( $this->ask( $id, array( 'featured_media' => 0 ) ) )['_thumbnail_id'] );
	}

	public function test_removes_values_that_the_user_cannot_use(): void {
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

	public function test_rejects_unrenderable_content(): void {
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

	public function test_is_in_the_record_until_the_record_is_saved(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_page();
		$this->assertNull( $this->told( $id ) );
		$this->assertSame(
			200,
			$this->keep(
				$id,
				array(
					'content' => 'It’s "new" \\ here',
					'session' => 'a-1',
				)
			)
		);
		$told = $this->told( $id );
		$this->assertSame( 'Saved', $told['title'] );
		$this->assertSame( 'It’s "new" \\ here', $told['content'] );
		$this->assertSame( 'a-1', $told['session'] );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $told['modified'] );
		$this->assertFalse( $this->told( $id, '' ), 'other clients' );
		$this->set_modified( $id, time() + 60 );
		$this->assertNull( $this->told( $id ) );
	}

	/** It is one more query for each. */
	public function test_is_not_in_lists(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_page();
		$this->keep( $id, array( 'content' => 'New words' ) );
		$request = new WP_REST_Request( 'GET', '/wp/v2/pages' );
		$request->set_query_params( array( 'context' => 'edit', 'include' => array( $id ) ) );
		$request->set_header( 'X-Atelier', '1' );
		$listed = rest_do_request( $request )->get_data();
		$this->assertSame( array( $id ), array_column( $listed, 'id' ) );
		$this->assertArrayNotHasKey( 'atelier_autosave', $listed[0] );
	}

	public function test_belongs_to_the_user(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_page();
		$this->keep( $id, array( 'content' => 'New words' ) );
		$this->log_in_as( 'administrator' );
		$this->assertNull( $this->told( $id ) );
	}

	public function test_has_no_session_after_an_autosave_by_another_editor(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_page();
		$this->keep(
			$id,
			array(
				'content' => 'New words',
				'session' => 'a-1',
			)
		);
		$this->set_modified( wp_get_post_autosave( $id )->ID, time() - 30 );
		$this->assertSame( '', $this->told( $id )['session'] );
	}

	public function test_is_deleted_when_discarded_or_equal_to_the_post(): void {
		$this->log_in_as( 'editor' );
		$id = $this->make_page();
		$this->keep( $id, array( 'content' => 'New words' ) );
		$this->keep( $id, array( 'content' => 'Saved words' ) );
		$this->assertFalse( wp_get_post_autosave( $id ) );
		$this->keep( $id, array( 'content' => 'New words' ) );
		$this->assertSame( 200, rest_do_request( new WP_REST_Request( 'DELETE', "/atelier/v1/posts/$id/autosave" ) )->get_status() );
		$this->assertFalse( wp_get_post_autosave( $id ) );
		$this->assertSame( 'Saved words', get_post( $id )->post_content );
	}

	public function test_rejects_an_invalid_session(): void {
		$this->log_in_as( 'editor' );
		$this->assertSame(
			400,
			$this->keep(
				$this->make_page(),
				array(
					'content' => 'New words',
					'session' => 'a b',
				)
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Patterns;

use Atelier\Patterns\User_Patterns_Controller;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class User_Patterns_Controller_Test extends Test_Case {
	private function ask( string $method = 'GET' ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . User_Patterns_Controller::ROUTE ) );
	}

	/** @return array<string, mixed>|null The response's data about one pattern. */
	private function told( int $id ): ?array {
		foreach ( $this->ask()->get_data() as $pattern ) {
			if ( $id === $pattern['id'] ) {
				return $pattern;
			}
		}
		return null;
	}

	/** @param array<string, mixed> $overrides */
	private function make_pattern( array $overrides = array() ): int {
		return $this->make_post( $overrides + array( 'post_type' => 'wp_block' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_may_edit_patterns(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'for a contributor'    => array( 'contributor', 200 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_may_edit_patterns */
	public function test_is_for_those_who_may_edit_patterns( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->make_pattern( array( 'post_title' => 'Nobody else reads this' ) );
		$response = $this->ask();
		$this->assertSame( $status, $response->get_status() );
		if ( 200 !== $status ) {
			$this->assertFalse( strpos( (string) wp_json_encode( $response->get_data() ), 'Nobody else' ), 'what a refused answer holds' );
		}
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->ask( 'POST' )->get_status() );
	}

	public function test_has_the_data_of_lists(): void {
		$this->log_in_as( 'administrator' );
		$id   = $this->make_pattern(
			array(
				'post_title'   => 'Salt & <b>pepper</b>',
				'post_excerpt' => 'For the table',
				'meta_input'   => array( 'wp_pattern_sync_status' => 'unsynced' ),
			)
		);
		$slug = uniqid( 'spices-' );
		$term = wp_insert_term( $slug, 'wp_pattern_category' )['term_id'];
		wp_set_object_terms( $id, $term, 'wp_pattern_category' );
		$told = $this->told( $id );
		$this->assertSame(
			array(
				'id'                     => $id,
				'title'                  => array( 'raw' => 'Salt & <b>pepper</b>' ),
				'excerpt'                => array( 'raw' => 'For the table' ),
				'modified'               => get_post_modified_time( 'Y-m-d\TH:i:s', false, $id ),
				'wp_pattern_category'    => array( $term ),
				'category_slugs'         => array( $slug ),
				'wp_pattern_sync_status' => 'unsynced',
				'can_delete'             => true,
				'is_invalid'             => false,
				Version::FIELD  => Version::from_listed_post( get_post( $id ) )->text(),
				'revision_count'         => 0,
				'revision'               => 0,
			),
			$told
		);
	}

	public function test_counts_the_revisions_of_each_pattern(): void {
		$this->log_in_as( 'administrator' );
		$id    = $this->make_pattern( array( 'post_content' => 'One' ) );
		$other = $this->make_pattern();
		foreach ( array( 'Two', 'Three' ) as $content ) {
			wp_update_post( array( 'ID' => $id, 'post_content' => $content ) );
		}
		$told = $this->told( $id );
		$this->assertSame( count( wp_get_post_revisions( $id ) ), $told['revision_count'] );
		$this->assertTrue( $told['revision_count'] > 1 );
		$this->assertSame( $id, wp_get_post_parent_id( $told['revision'] ) );
		$this->assertSame( 0, $this->told( $other )['revision'] );
	}

	public function test_a_listed_record_is_deleted_only_unchanged(): void {
		$this->log_in_as( 'administrator' );
		$id      = $this->make_pattern( array( 'post_title' => 'Salt & pepper' ) );
		$request = new WP_REST_Request( 'DELETE', "/wp/v2/blocks/$id" );
		$request->set_header( Rest::BASED_ON, $this->told( $id )[ Version::FIELD ] );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Sugar' ) );
		$this->assertSame( 409, rest_do_request( $request )->get_status(), 'changed since' );
		$request->set_header( Rest::BASED_ON, $this->told( $id )[ Version::FIELD ] );
		$this->assertSame( 200, rest_do_request( $request )->get_status(), 'as it is' );
	}

	public function test_is_synced_and_uncategorized_by_default(): void {
		$this->log_in_as( 'administrator' );
		$told = $this->told( $this->make_pattern() );
		$this->assertSame( array( '', array(), array() ), array( $told['wp_pattern_sync_status'], $told['wp_pattern_category'], $told['category_slugs'] ) );
	}

	public function test_lists_and_marks_a_pattern_that_wordpress_cannot_render(): void {
		$this->log_in_as( 'administrator' );
		$told = $this->told( $this->make_pattern( array( 'post_content' => str_repeat( '<!-- wp:group -->', 500 ) ) ) );
		$this->assertTrue( $told['is_invalid'] );
	}

	/** The route that it replaces. */
	public function test_lists_the_same_patterns_as_wordpress(): void {
		foreach ( array( 'administrator', 'author' ) as $role ) {
			$user = $this->log_in_as( $role );
			$this->make_pattern( array( 'post_author' => $user ) );
			$this->make_pattern( array( 'post_author' => 1 ) );
			$this->make_pattern(
				array(
					'post_author' => $user,
					'post_status' => 'draft',
				)
			);
			$request = new WP_REST_Request( 'GET', '/wp/v2/blocks' );
			$request->set_query_params(
				array(
					'context'  => 'edit',
					'per_page' => 100,
					'orderby'  => 'id',
					'order'    => 'desc',
				)
			);
			$theirs = wp_list_pluck( rest_do_request( $request )->get_data(), 'id' );
			$ours   = array_reverse( wp_list_pluck( $this->ask()->get_data(), 'id' ) );
			$this->assertSame( $theirs, array_slice( $ours, 0, count( $theirs ) ), "for an $role:" );
		}
	}

	public function test_marks_patterns_that_cannot_be_deleted(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_pattern();
		$this->add_filter(
			'map_meta_cap',
			static fn( $caps, $cap, $user, $args ) => 'delete_post' === $cap && $id === (int) $args[0] ? array( 'do_not_allow' ) : $caps
		);
		$this->assertFalse( $this->told( $id )['can_delete'] );
	}

	public function test_omits_patterns_that_cannot_be_edited(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_pattern();
		$this->add_filter(
			'map_meta_cap',
			static fn( $caps, $cap, $user, $args ) => 'edit_post' === $cap && $id === (int) $args[0] ? array( 'do_not_allow' ) : $caps
		);
		$this->assertNull( $this->told( $id ) );
	}
}

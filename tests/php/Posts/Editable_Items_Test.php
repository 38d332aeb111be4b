<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Support\Page;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Editable_Items_Test extends Test_Case {
	/** @param array<string, mixed> $query */
	private function list( array $query = array(), string $type = 'posts' ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/wp/v2/$type" );
		$request->set_header( 'X-Atelier', '1' );
		$request->set_query_params(
			$query + array(
				'context'  => 'edit',
				'per_page' => 5,
				'status'   => 'publish,draft',
			)
		);
		return rest_do_request( $request );
	}

	/** @return array<string, int> */
	private function counts( string $type = 'post' ): array {
		return rest_do_request( new WP_REST_Request( 'GET', "/atelier/v1/posts/$type/counts" ) )->get_data();
	}

	private function make_own( int $author, string $status ): int {
		return $this->make_post(
			array(
				'post_author' => $author,
				'post_status' => $status,
			)
		);
	}

	public function test_authors_find_their_own_posts_on_the_first_page(): void {
		$other = $this->log_in_as( 'editor' );
		for ( $made = 0; $made < 7; $made++ ) {
			$this->make_own( $other, 'publish' );
		}
		$author = $this->log_in_as( 'author' );
		$own    = $this->make_own( $author, 'publish' );
		$answer = $this->list();
		$this->assertSame( array( $own ), array_column( $answer->get_data(), 'id' ) );
		$this->assertSame( 1, (int) $answer->get_headers()['X-WP-Total'] );
		$this->assertSame( 1, $this->counts()['publish'] );
		$this->assertSame( array(), $this->list( array( 'author' => array( $other ) ) )->get_data() );
		$this->assertSame( array(), $this->list( array( 'author_exclude' => array( $author ) ) )->get_data() );
		$this->assertSame( array( $own ), array_column( $this->list( array( 'author_exclude' => array( $other ) ) )->get_data(), 'id' ) );
	}

	public function test_contributors_dont_see_what_of_theirs_was_published(): void {
		$contributor = $this->log_in_as( 'contributor' );
		$this->make_own( $contributor, 'publish' );
		$draft  = $this->make_own( $contributor, 'draft' );
		$answer = $this->list();
		$this->assertSame( array( $draft ), array_column( $answer->get_data(), 'id' ) );
		$this->assertSame( 1, (int) $answer->get_headers()['X-WP-Total'] );
		$counts = $this->counts();
		$this->assertSame( array( 0, 1 ), array( $counts['publish'], $counts['draft'] ) );
		$this->assertSame( 0, (int) $this->list( array( 'status' => 'publish' ) )->get_headers()['X-WP-Total'] );
	}

	public function test_editors_dont_count_the_privacy_policy(): void {
		$this->log_in_as( 'editor' );
		$before = $this->counts( 'page' )['publish'];
		$page   = $this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( $before + 1, $this->counts( 'page' )['publish'] );
		$total = (int) $this->list( array( 'status' => 'publish' ), 'pages' )->get_headers()['X-WP-Total'];
		update_option( 'wp_page_for_privacy_policy', $page );
		$this->assertSame( $before, $this->counts( 'page' )['publish'] );
		$this->assertSame( $total - 1, (int) $this->list( array( 'status' => 'publish' ), 'pages' )->get_headers()['X-WP-Total'] );
	}

	/** @return array<string, array{ list<string> }> Capabilities of roles that no site of WordPress's own has. */
	public static function cases_roles(): array {
		return array(
			'a contributor'                         => array( array( 'edit_posts' ) ),
			'an author'                             => array( array( 'edit_posts', 'edit_published_posts' ) ),
			'who edits others\' drafts'             => array( array( 'edit_posts', 'edit_others_posts' ) ),
			'who edits what is public'              => array( array( 'edit_posts', 'edit_others_posts', 'edit_published_posts' ) ),
			'who edits what is public and reads all' => array( array( 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'read_private_posts' ) ),
			'who edits what is private'             => array( array( 'edit_posts', 'edit_others_posts', 'edit_private_posts' ) ),
			'an editor'                             => array( array( 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_private_posts', 'read_private_posts' ) ),
		);
	}

	/**
	 * @dataProvider cases_roles
	 * @param list<string> $capabilities
	 */
	public function test_every_role_lists_and_counts_what_it_may_edit( array $capabilities ): void {
		add_role( 'atelier_odd', 'Odd', array_fill_keys( array_merge( array( 'read', Page::capability() ), $capabilities ), true ) );
		$this->undo_later( static fn() => remove_role( 'atelier_odd' ) );
		$other    = $this->log_in_as( 'administrator' );
		$user     = $this->log_in_as( 'atelier_odd' );
		$statuses = array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' );
		$all      = array();
		$before   = $this->counts();
		foreach ( array( $user, $other ) as $author ) {
			foreach ( $statuses as $status ) {
				$all[] = $this->make_post( array( 'post_author' => $author, 'post_status' => $status, 'post_date' => 'future' === $status ? '2036-05-01 00:00:00' : '2001-05-01 00:00:00' ) );
			}
			$all[] = $this->make_own( $author, 'publish' );
			wp_trash_post( end( $all ) );
		}
		foreach ( $statuses as $status ) {
			$expected = array_values( array_filter( $all, static fn( int $id ): bool => $status === get_post_status( $id ) && current_user_can( 'edit_post', $id ) ) );
			$answer   = $this->list( array( 'status' => $status, 'include' => $all, 'orderby' => 'include', 'per_page' => 100 ) );
			$this->assertSame( array( 200, $expected ), array( $answer->get_status(), array_column( $answer->get_data(), 'id' ) ), $status );
			$this->assertSame( count( $expected ), (int) $answer->get_headers()['X-WP-Total'], "$status, total" );
			$this->assertSame( count( $expected ), $this->counts()[ $status ] - $before[ $status ], "$status, counted" );
		}
	}

	public function test_counts_statuses_of_plugins_that_are_in_all_lists(): void {
		register_post_status(
			'in-review',
			array(
				'label'                  => 'In review',
				'protected'              => true,
				'show_in_admin_all_list' => true,
			)
		);
		register_post_status( 'archived', array( 'show_in_admin_all_list' => false ) );
		$this->make_own( $this->log_in_as( 'administrator' ), 'in-review' );
		$counts = $this->counts();
		$this->assertSame( 1, $counts['in-review'] );
		$this->assertArrayNotHasKey( 'archived', $counts );
		unset( $GLOBALS['wp_post_statuses']['in-review'], $GLOBALS['wp_post_statuses']['archived'] );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Support\Page;
use Atelier\Tests\Support\Intrusion_Case;
use Atelier\Tests\Wiring;
use Exception;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/Support/Intrusion_Case.php';

/**
 * Posts that only exist in a site draft are nobody's outside of it.
 *
 * @group many-requests
 */
final class Hidden_Posts_Test extends Intrusion_Case {
	/** @return list<int> A page, a post and a revision. */
	private function make_hidden( int $author ): array {
		global $wpdb;
		$ids = array();
		foreach ( array( 'page', 'post' ) as $type ) {
			$ids[] = $this->make_post(
				array(
					'post_type'    => $type,
					'post_status'  => Hidden_Posts::STATUS,
					'post_author'  => $author,
					'post_title'   => self::SECRET,
					'post_name'    => strtolower( self::SECRET ),
					'post_content' => self::SECRET,
				)
			);
		}
		$ids[] = (int) _wp_put_post_revision( $ids[0] );
		$wpdb->query( "UPDATE $wpdb->posts SET comment_status = 'open', ping_status = 'open' WHERE ID IN ( " . implode( ', ', $ids ) . ' )' );
		wp_cache_flush();
		return $ids;
	}

	/** @dataProvider cases_of_roles */
	public function test_nobody_has_a_capability( string $role ): void {
		$user = $this->enter_as( $role );
		foreach ( $this->make_hidden( $user->ID ) as $id ) {
			foreach ( self::capabilities_for( $id ) as $capability ) {
				$this->assertFalse( current_user_can( $capability, $id, 'a_key' ), "$capability of a " . get_post_type( $id ) );
			}
		}
	}

	/** @dataProvider cases_of_roles */
	public function test_are_refused_by_xml_rpc( string $role ): void {
		$user = $this->enter_as( $role );
		$this->try_xml_rpc( $user, $this->make_hidden( $user->ID ) );
	}

	/** @dataProvider cases_of_roles */
	public function test_are_refused_by_rest( string $role ): void {
		$user = $this->enter_as( $role );
		$this->try_rest( $this->make_hidden( $user->ID ) );
	}

	/** @dataProvider cases_of_roles */
	public function test_are_on_no_page( string $role ): void {
		$user = $this->enter_as( $role );
		$this->try_pages( $this->make_hidden( $user->ID ) );
	}

	public function test_are_not_counted_for_a_search(): void {
		$this->enter_as( 'administrator' );
		$this->make_hidden( get_current_user_id() );
		foreach ( array( Hidden_Posts::STATUS, 'draft,' . Hidden_Posts::STATUS, 'any,' . Hidden_Posts::STATUS ) as $status ) {
			$request = new WP_REST_Request( 'GET', '/wp/v2/pages' );
			$request->set_query_params( array( 'status' => $status, 'search' => self::SECRET ) );
			$this->assertSame( 0, (int) rest_do_request( $request )->get_headers()['X-WP-Total'], $status );
		}
	}

	public function test_posts_cannot_be_hidden_by_others(): void {
		$this->enter_as( 'administrator' );
		list( $hidden ) = $this->make_hidden( get_current_user_id() );
		$page           = $this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( 0, wp_update_post( array( 'ID' => $page, 'post_status' => Hidden_Posts::STATUS ) ) );
		$this->assertSame( 0, wp_insert_post( array( 'post_type' => 'page', 'post_title' => self::TAKEN, 'post_status' => Hidden_Posts::STATUS ) ) );
		$this->assertSame( 0, wp_update_post( array( 'ID' => $hidden, 'post_title' => self::TAKEN ) ) );
		$this->assertSame( $page, wp_update_post( array( 'ID' => $page, 'post_parent' => $hidden ) ) );
		$this->assertSame( array( 'publish', 0 ), array( get_post( $page )->post_status, get_post( $page )->post_parent ) );
	}

	public function test_cannot_be_removed_by_others(): void {
		$user = $this->enter_as( 'administrator' );
		list( $page, $post ) = $this->make_hidden( $user->ID );
		foreach ( array( $page, $post ) as $id ) {
			$this->assertFalse( wp_trash_post( $id ) );
			$this->assertFalse( wp_delete_post( $id, true ) );
			$this->assertSame( Hidden_Posts::STATUS, get_post_status( $id ) );
		}
		$this->assertNotSame( false, Wiring::hidden_posts()->during( static fn() => wp_delete_post( $page, true ) ) );
		$this->assertNull( get_post( $page ) );
	}

	public function test_stay_hidden_when_their_author_is_deleted(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$author = $this->enter_as( 'editor' )->ID;
		list( $page ) = $this->make_hidden( $author );
		$this->enter_as( 'administrator' );
		wp_delete_user( $author );
		$this->assertSame( array( Hidden_Posts::STATUS, strtolower( self::SECRET ) ), array( get_post( $page )->post_status, get_post( $page )->post_name ) );
	}

	public function test_belong_to_their_author_and_editors_for_code_of_atelier(): void {
		$user = $this->enter_as( 'editor' );
		list( $page ) = $this->make_hidden( $user->ID );
		$this->assertTrue( Wiring::hidden_posts()->during( static fn(): bool => current_user_can( 'edit_post', $page ) ) );
		$this->assertTrue( Wiring::rights()->may_edit( 'page', (string) $page ) );
		$this->enter_as( 'themer' );
		$this->assertFalse( Wiring::hidden_posts()->during( static fn(): bool => current_user_can( 'edit_post', $page ) ) );
		$this->assertFalse( Wiring::rights()->may_edit( 'page', (string) $page ) );
		try {
			Wiring::hidden_posts()->during( static function (): void { throw new Exception( 'x' ); } ); // phpcs:ignore -- A closure of one statement.
		} catch ( Exception $reason ) {
			$this->enter_as( 'administrator' );
			$this->assertFalse( current_user_can( 'edit_post', $page ), 'it closes again' );
		}
	}

	public function test_are_pages_within_their_draft(): void {
		$user  = $this->enter_as( 'administrator' );
		$store = Wiring::drafts();
		$draft = $store->create( 'Autumn' );
		$other = $store->create( 'Winter' );
		list( $page ) = $this->make_hidden( $user->ID );
		$store->put( $draft, $this->change_of( 'page', (string) $page, array( 'title' => self::SECRET, 'status' => 'draft' ), array(), self::SECRET, Change::CREATE ) );
		$ask = static function ( int $draft ) use ( $page ): int {
			$_GET    = $draft ? array( Page::DRAFT_ARG => (string) $draft ) : array();
			$request = new WP_REST_Request( 'GET', "/wp/v2/pages/$page" );
			$request->set_query_params( array( 'context' => 'edit' ) );
			return rest_do_request( $request )->get_status();
		};
		$this->assertSame( array( 200, 403, 403, 200 ), array( $ask( $draft ), $ask( $other ), $ask( 0 ), $ask( $draft ) ) );
		$ask( 0 );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Front_Preview;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use WP;

require_once __DIR__ . '/Draft_Test_Case.php';

final class Share_Links_Test extends Draft_Test_Case {
	private function link( int $draft, int $days = 3 ): array {
		return $this->live( 'POST', "/atelier/v1/site-drafts/$draft/links", array( 'days' => $days ) )->get_data();
	}

	private static function token( array $link ): string {
		parse_str( (string) wp_parse_url( $link['url'], PHP_URL_QUERY ), $arguments );
		return $arguments['atelier_preview'];
	}

	/** Runs a visitor's request for a page. */
	private function visit( string $token, array $vars = array( 'pagename' => 'a-page' ), array $more = array() ): array {
		wp_set_current_user( 0 );
		$before = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_filter'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			}
		);
		$_GET                      = array( Share_Links::ARG => $token ) + $more;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$wp                        = new WP();
		$wp->query_vars            = $vars;
		$store                     = new Draft_Store();
		( new Front_Preview( $store, new Draft_Request( $store ), new Share_Links() ) )->begin( $wp );
		return $wp->query_vars;
	}

	public function test_a_link_shows_the_draft_to_visitors(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live', 'post_name' => 'a-page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Drafted', 'slug' => 'moved' ) );
		$new   = self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Brand new', 'status' => 'publish' ) ), 'id' );
		$token = self::token( $this->link( $draft ) );
		$this->assertSame( array( 'page_id' => $id ), $this->visit( $token, array( 'pagename' => 'moved' ) ) );
		$this->assertSame( array( 'Drafted', 'publish' ), array( get_the_title( $id ), get_post_status( $new ) ) );
		$this->assertFalse( comments_open( $id ) );
		$this->assertSame( 'noindex, nofollow', apply_filters( 'wp_headers', array() )['X-Robots-Tag'] );
		$this->assertStringContainsString( 'no-store', apply_filters( 'wp_headers', array() )['Cache-Control'] );
		$this->assertTrue( defined( 'DONOTCACHEPAGE' ) );
	}

	public function test_a_link_gives_no_other_access(): void {
		$draft   = $this->make_draft();
		$other   = $this->make_draft( 'Secret' );
		$private = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'private' ) );
		$hidden  = self::raw( $this->in( $other, 'POST', '/wp/v2/pages', array( 'title' => 'Of another draft', 'status' => 'publish' ) ), 'id' );
		$token   = self::token( $this->link( $draft ) );
		$this->visit( $token );
		$this->assertSame( array( 'private', Draft_Store::HIDDEN_STATUS ), array( get_post_status( $private ), get_post_status( $hidden ) ) );
		$this->assertFalse( current_user_can( 'read' ) );
		foreach ( array( $private, $hidden ) as $id ) {
			$this->assertSame( array(), ( new \WP_Query( array( 'page_id' => $id ) ) )->posts );
		}
		$_GET = array();
		$this->assertSame( 401, $this->live( 'GET', "/atelier/v1/site-drafts/$draft" )->get_status() );
	}

	public function test_a_link_shows_its_draft_with_any_other_argument(): void {
		$draft = $this->make_draft();
		$other = $this->make_draft( 'Secret' );
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Shared' ) );
		$this->in( $other, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Secret' ) );
		$token = self::token( $this->link( $draft ) );
		$this->visit( $token, array( 'page_id' => $id ), array( Page::DRAFT_ARG => (string) $other ) );
		$this->assertSame( 'Shared', get_the_title( $id ) );
		$request = new \WP_REST_Request( 'GET', "/wp/v2/pages/$id" );
		$this->assertSame( 401, rest_do_request( $request )->get_status(), 'REST asks for rights to the other draft' );
		unset( $_GET[ Page::DRAFT_ARG ] );
	}

	public function test_the_link_of_a_closed_draft_is_an_unknown_page(): void {
		foreach ( array( 'published', 'deleted' ) as $end ) {
			$this->log_in_as( 'administrator' );
			$draft = $this->make_draft();
			$token = self::token( $this->link( $draft ) );
			'deleted' === $end ? $this->store->delete( $draft ) : $this->store->mark_published( $draft, get_current_user_id() );
			$this->assertSame( array( 'error' => '404' ), $this->visit( $token ), $end );
			$headers = apply_filters( 'wp_headers', array() );
			$this->assertSame( array( false, false ), array( isset( $headers['X-Robots-Tag'] ), isset( $headers['Referrer-Policy'] ) ), 'nothing says that there was one' );
		}
	}

	public function test_revoked_expired_and_modified_links_are_unknown_pages(): void {
		$draft = $this->make_draft();
		$link  = $this->link( $draft );
		$token = self::token( $link );
		$unknown = array( 'error' => '404' );
		foreach ( array( substr( $token, 0, -1 ) . ( '0' === substr( $token, -1 ) ? '1' : '0' ), 'x', '', "0-aaaaaaaa-" . str_repeat( 'a', 40 ), str_replace( "$draft-", '1-', $token ) ) as $wrong ) {
			$this->assertSame( $unknown, $this->visit( $wrong ), $wrong );
		}
		$this->log_in_as( 'administrator' );
		$links = get_post_meta( $draft, '_atelier_draft_links', true );
		update_post_meta( $draft, '_atelier_draft_links', array( array( 'expires' => time() - 1 ) + $links[0] ) );
		$this->assertSame( $unknown, $this->visit( $token ), 'ended' );
		update_post_meta( $draft, '_atelier_draft_links', array( array( 'expires' => $links[0]['expires'] + 1 ) + $links[0] ) );
		$this->assertSame( $unknown, $this->visit( $token ), 'with a later end than what was signed' );
		update_post_meta( $draft, '_atelier_draft_links', $links );
		$this->assertNotSame( $unknown, $this->visit( $token ) );
		$this->log_in_as( 'administrator' );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/links/{$link['id']}" )->get_status() );
		$this->assertSame( $unknown, $this->visit( $token ), 'revoked' );
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/links/{$link['id']}" )->get_status() );
	}

	public function test_days_and_the_number_of_links_have_limits(): void {
		$draft = $this->make_draft();
		foreach ( array( 0, 91, 'x' ) as $days ) {
			$this->assertSame( 400, $this->live( 'POST', "/atelier/v1/site-drafts/$draft/links", array( 'days' => $days ) )->get_status() );
		}
		for ( $number = 0; $number < Share_Links::MAX_LINKS; ++$number ) {
			$this->link( $draft );
		}
		$this->assertSame( 400, $this->live( 'POST', "/atelier/v1/site-drafts/$draft/links" )->get_status() );
		$this->assertSame( Share_Links::MAX_LINKS, count( $this->live( 'GET', "/atelier/v1/site-drafts/$draft/links" )->get_data() ) );
	}

	public function test_post_requests_see_the_live_site(): void {
		$draft = $this->make_draft();
		$token = self::token( $this->link( $draft ) );
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Drafted' ) );
		$this->live( 'GET', '/' );
		$_GET                      = array( Share_Links::ARG => $token );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$store                     = new Draft_Store();
		( new Front_Preview( $store, new Draft_Request( $store ), new Share_Links() ) )->begin( new WP() );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$this->assertSame( 'Live', get_the_title( $id ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Permitted_Changes;
use Atelier\SiteDrafts\Draft_Changes;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use Atelier\Tests\Wiring;
use RuntimeException;
use WP;
use WP_User;

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
				$GLOBALS['wp_filter'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
		$_GET                      = array( Share_Links::ARG => $token ) + $more;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$wp                        = new WP();
		$wp->query_vars            = $vars;
		Wiring::front_preview()->begin( $wp );
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
		$this->assertSame( array( 'private', Hidden_Posts::STATUS ), array( get_post_status( $private ), get_post_status( $hidden ) ) );
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

	public function test_the_link_of_a_deleted_draft_is_an_unknown_page(): void {
		$draft = $this->make_draft();
		$token = self::token( $this->link( $draft ) );
		$this->store->delete( $draft );
		$this->assertSame( array( 'error' => '404' ), $this->visit( $token ) );
		$headers = apply_filters( 'wp_headers', array() );
		$this->assertSame( array( false, false ), array( isset( $headers['X-Robots-Tag'] ), isset( $headers['Referrer-Policy'] ) ), 'nothing says that there was one' );
	}

	public function test_the_link_of_a_published_draft_leads_to_the_live_site(): void {
		$draft = $this->make_draft();
		$link  = $this->link( $draft );
		$token = self::token( $link );
		$this->store->mark_published( $draft, get_current_user_id() );
		$address = $_SERVER['REQUEST_URI'] ?? '';
		$this->undo_later( static fn() => $_SERVER['REQUEST_URI'] = $address );
		$_SERVER['REQUEST_URI'] = add_query_arg( array( 'atelier_preview' => $token, 'cat' => '3' ), '/deep/page/' );
		add_filter(
			'wp_redirect',
			static function ( string $to ): void {
				throw new RuntimeException( $to );
			}
		);
		try {
			$this->visit( $token );
			$this->fail( 'It leads nowhere.' );
		} catch ( RuntimeException $reason ) {
			$this->assertSame( '/deep/page/?cat=3', $reason->getMessage() );
		}
		$this->assertSame( array( 'error' => '404' ), $this->visit( substr( $token, 0, -1 ) . ( '0' === substr( $token, -1 ) ? '1' : '0' ) ), 'a forged one' );
		$this->store->delete( $draft );
		$this->assertSame( array( 'error' => '404' ), $this->visit( $token ), 'deleted later' );
	}

	public function test_revoked_expired_and_modified_links_are_unknown_pages(): void {
		$draft = $this->make_draft();
		$link  = $this->link( $draft );
		$token = self::token( $link );
		$unknown = array( 'error' => '404' );
		foreach ( array( substr( $token, 0, -1 ) . ( '0' === substr( $token, -1 ) ? '1' : '0' ), 'x', '', '0-aaaaaaaa-' . str_repeat( 'a', 40 ), str_replace( "$draft-", '1-', $token ) ) as $wrong ) {
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

	/** A user who may change the design, and nothing else. */
	private function log_in_as_themer(): WP_User {
		add_role( 'atelier_themer', 'Themer', array( 'read' => true, Page::capability() => true ) );
		$this->undo_later( static fn() => remove_role( 'atelier_themer' ) );
		$this->log_in_as( 'atelier_themer' );
		return wp_get_current_user();
	}

	/** Adds to a draft that a private page becomes public. */
	private function put_secret( int $draft ): int {
		$id = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Secret', 'post_name' => 'secret', 'post_status' => 'private' ) );
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'status' => 'publish' ) )->get_status() );
		$this->live( 'GET', '/' );
		return $id;
	}

	public function test_a_link_shows_only_what_whoever_made_it_may_edit_now(): void {
		$themer = $this->log_in_as_themer();
		$draft  = $this->make_draft();
		$this->assertSame( 200, $this->in( $draft, 'POST', self::template(), array( 'content' => self::paragraph( 'Drafted' ) ) )->get_status() );
		$token = self::token( $this->link( $draft ) );
		$this->log_in_as( 'administrator' );
		$admins = self::token( $this->link( $draft ) );
		$secret = $this->put_secret( $draft );
		$states = array();
		foreach ( array( 'of the themer' => $token, 'of the administrator' => $admins ) as $whose => $one ) {
			$changes          = new Permitted_Changes( new Draft_Changes( $this->store, $draft ), ( new Share_Links() )->find( $one )['maker'], Wiring::rights() );
			$states[ $whose ] = array( count( $changes->all() ), $changes->get( "page:$secret" ) ? 'shown' : 'hidden', $changes->name() );
		}
		$this->assertSame( array( 'of the themer' => array( 1, 'hidden', "{$draft}_as_{$themer->ID}" ), 'of the administrator' => array( 2, 'shown', (string) $draft ) ), $states );
		$this->visit( $token, array( 'pagename' => 'secret' ) );
		$template = get_block_template( get_stylesheet() . '//404' );
		$this->assertSame( array( 'Drafted', 'private', 0 ), array( trim( wp_strip_all_tags( $template->content ) ), get_post_status( $secret ), get_current_user_id() ) );
	}

	public function test_a_link_shows_more_once_its_user_may_edit_more(): void {
		$themer = $this->log_in_as_themer();
		$draft  = $this->make_draft();
		$token  = self::token( $this->link( $draft ) );
		$this->log_in_as( 'administrator' );
		$secret = $this->put_secret( $draft );
		$themer->set_role( 'administrator' );
		$this->visit( $token );
		$this->assertSame( 'publish', get_post_status( $secret ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_of_lost_users(): array {
		return array(
			'a subscriber now' => array( 'subscriber' ),
			'without a role'   => array( '' ),
			'deleted'          => array( 'deleted' ),
		);
	}

	/** @dataProvider cases_of_lost_users */
	public function test_a_link_ends_with_the_rights_of_whoever_made_it( string $now ): void {
		$maker = wp_get_current_user();
		$draft = $this->make_draft();
		$token = self::token( $this->link( $draft ) );
		$this->log_in_as( 'administrator' );
		$works = fn(): array => wp_list_pluck( $this->live( 'GET', "/atelier/v1/site-drafts/$draft/links" )->get_data(), 'works' );
		$this->assertSame( array( true ), $works() );
		if ( 'deleted' === $now ) {
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( $maker->ID, get_current_user_id() );
		} else {
			$maker->set_role( $now );
		}
		$this->assertSame( array( false ), $works() );
		$this->assertSame( array( 'error' => '404' ), $this->visit( $token ) );
	}

	/** @return array<string, list<mixed>> What stands in a stored link, or for all of them; the number of links. */
	public static function cases_of_malformed_links(): array {
		return array(
			'a text for all'      => array( 'links' ),
			'a number for all'    => array( 7 ),
			'a text'              => array( array( 'link' ) ),
			'nothing'             => array( array( array() ) ),
			'an ID as list'       => array( array( array( 'id' => array( 'x' ) ) ) ),
			'a short ID'          => array( array( array( 'id' => 'x' ) ) ),
			'a key as list'       => array( array( array( 'key' => array( array() ) ) ) ),
			'an empty key'        => array( array( array( 'key' => '' ) ) ),
			'a text as end'       => array( array( array( 'expires' => '9999999999' ) ) ),
			'a list as end'       => array( array( array( 'expires' => array( 1 ) ) ) ),
			'an object as end'    => array( array( array( 'expires' => (object) array() ) ) ),
			'a list as beginning' => array( array( array( 'created' => array() ) ) ),
			'a list as user'      => array( array( array( 'user' => array( 1 ) ) ) ),
			'nobody as user'      => array( array( array( 'user' => 0 ) ), 1 ),
			'a negative user'     => array( array( array( 'user' => -1 ) ), 1 ),
		);
	}

	/**
	 * @dataProvider cases_of_malformed_links
	 * @param mixed $stored
	 */
	public function test_malformed_links_show_nothing( $stored, int $count = 0 ): void {
		$draft  = $this->make_draft();
		$link   = $this->link( $draft );
		$links  = get_post_meta( $draft, '_atelier_draft_links', true );
		$stored = is_array( $stored ) ? array_map( static fn( $one ) => is_array( $one ) && $one ? $one + $links[0] : $one, $stored ) : $stored;
		update_post_meta( $draft, '_atelier_draft_links', $stored );
		$this->assertCount( $count, $this->live( 'GET', "/atelier/v1/site-drafts/$draft/links" )->get_data() );
		$this->assertSame( $count ? 200 : 404, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/links/{$link['id']}" )->get_status() );
		update_post_meta( $draft, '_atelier_draft_links', $stored );
		$this->assertSame( array( 'error' => '404' ), $this->visit( self::token( $link ) ) );
	}

	public function test_the_rights_of_many_changes_cost_no_query_each(): void {
		global $wpdb;
		$counts = array();
		foreach ( array( 2, 30 ) as $number ) {
			$draft = $this->make_draft();
			for ( $index = 0; $index < $number; ++$index ) {
				$id = $this->make_post( array( 'post_type' => 'page', 'post_title' => "Page $index" ) );
				$this->store->put( $draft, $this->change_of( 'page', (string) $id, array( 'title' => 'After' ) ) );
			}
			wp_cache_flush();
			wp_load_alloptions();
			$changes = new Permitted_Changes( new Draft_Changes( $this->store, $draft ), wp_get_current_user(), Wiring::rights() );
			$before  = $wpdb->num_queries;
			$this->assertCount( $number, $changes->all() );
			$counts[ $number ] = $wpdb->num_queries - $before;
		}
		$this->assertSame( $counts[2], $counts[30] );
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
		Wiring::front_preview()->begin( new WP() );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$this->assertSame( 'Live', get_the_title( $id ) );
	}
}

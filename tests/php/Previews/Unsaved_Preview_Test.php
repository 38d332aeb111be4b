<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use Atelier\Support\Uninstaller;
use Atelier\Tests\SiteDrafts\Draft_Test_Case;
use Atelier\Tests\Wiring;
use WP;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/SiteDrafts/Draft_Test_Case.php';

/**
 * Unsaved records on the pages of visitors, by a link.
 */
final class Unsaved_Preview_Test extends Draft_Test_Case {
	private const ROUTE = '/atelier/v1/previews/unsaved';

	/** @param list<array<string, mixed>> $records */
	private function preview( array $records, array $subject = array(), int $draft = 0 ): WP_REST_Response {
		return $this->in( $draft, 'POST', self::ROUTE, array( 'records' => $records ) + $subject );
	}

	/** @return array<string, mixed> An unsaved template. */
	private static function edited( string $content, string $slug = '404' ): array {
		return self::record( 'wp_template', get_stylesheet() . "//$slug", array( 'content' => self::paragraph( $content ) ) );
	}

	/** @return array<string, mixed> */
	private static function record( string $type, string $id, array $edits ): array {
		return compact( 'type', 'id', 'edits' );
	}

	private static function token( WP_REST_Response $response ): string {
		parse_str( (string) wp_parse_url( $response->get_data()['url'], PHP_URL_QUERY ), $arguments );
		return $arguments[ Share_Links::ARG ] ?? '';
	}

	/**
	 * The page that someone without an account sees by a link.
	 *
	 * @template T
	 * @param callable(): T $see
	 * @return T Null for the answer of an unknown page.
	 */
	private function visit( string $token, callable $see ) {
		$user = get_current_user_id();
		$this->live( 'GET', '/' );
		wp_set_current_user( 0 );
		$hooks                     = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$_GET                      = array( Share_Links::ARG => $token );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$wp                        = new WP();
		$wp->query_vars            = array( 's' => 'a word' );
		try {
			Wiring::front_preview()->begin( $wp );
			return array( 'error' => '404' ) === $wp->query_vars ? null : $see();
		} finally {
			$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			$_GET                 = array();
			wp_cache_flush();
			wp_clean_theme_json_cache();
			wp_set_current_user( $user );
		}
	}

	private static function content( string $slug = '404' ): string {
		return (string) get_block_template( get_stylesheet() . "//$slug" )->content;
	}

	public function test_an_object_cache_that_keeps_nothing_is_named(): void {
		global $wp_object_cache;
		$own = $wp_object_cache;
		$this->undo_later(
			static function () use ( $own ): void {
				$GLOBALS['wp_object_cache'] = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As a cache whose server is gone.
		$wp_object_cache = new class() extends \WP_Object_Cache {
			public function set( $key, $data, $group = 'default', $expire = 0 ) {
				return 'transient' !== $group && parent::set( $key, $data, $group, $expire );
			}
		};
		wp_using_ext_object_cache( true );
		$answer = $this->preview( array( self::edited( 'Kept nowhere' ) ) );
		$this->assertSame( array( 500, 'atelier_preview_not_kept' ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ) );
	}

	public function test_a_link_ends_with_the_object_cache_that_had_it(): void {
		wp_using_ext_object_cache( true );
		$token = self::token( $this->preview( array( self::edited( 'In the cache only' ) ) ) );
		$this->assertSame( 'seen', $this->visit( $token, static fn(): string => 'seen' ) );
		unset( $GLOBALS['_wp_using_ext_object_cache'] );
		$this->assertNull( $this->visit( $token, static fn(): string => 'seen' ), 'The live site must not be shown in its place.' );
	}

	public function test_unsaved_records_are_seen_by_link_and_nothing_is_saved(): void {
		$page    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live', 'post_name' => 'a-page' ) );
		$pattern = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => self::paragraph( 'Live' ) ) );
		$styles  = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$stored  = static fn(): string => (string) wp_json_encode( array( self::content(), get_post( $styles )->post_content, get_option( 'blogname' ), wp_count_posts( Draft_Store::DRAFT_TYPE ), wp_count_posts( 'atelier_history' ) ) );
		$before  = $stored();
		$answer  = $this->preview(
			array(
				self::edited( 'Lost and found' ),
				self::record( 'page', (string) $page, array( 'title' => 'Unsaved', 'slug' => 'moved' ) ),
				self::record( 'wp_block', (string) $pattern, array( 'content' => self::paragraph( 'Unsaved' ) ) ),
				self::record( 'wp_global_styles', (string) $styles, array( 'styles' => array( 'color' => array( 'background' => '#123456' ) ), 'settings' => array() ) ),
				self::record( 'site', '', array( 'title' => 'Unsaved site' ) ),
			),
			array( 'type' => 'page', 'id' => (string) $page )
		);
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertTrue( $answer->get_data()['unsaved'] );
		$this->assertStringContainsString( '/moved/', $answer->get_data()['url'] );
		$seen = $this->visit(
			self::token( $answer ),
			static fn(): array => array(
				wp_strip_all_tags( self::content() ),
				get_the_title( $page ),
				wp_strip_all_tags( get_post( $pattern )->post_content ),
				strpos( wp_get_global_stylesheet(), '#123456' ) > 0,
				get_option( 'blogname' ),
				apply_filters( 'wp_headers', array() )['X-Robots-Tag'],
				comments_open( $page ),
			)
		);
		$this->assertSame( array( 'Lost and found', 'Unsaved', 'Unsaved', true, 'Unsaved site', 'noindex, nofollow', false ), array_map( static fn( $value ) => is_string( $value ) ? trim( $value ) : $value, $seen ) );
		$this->assertSame( $before, $stored() );
		$this->assertSame( 'Live', get_the_title( $page ) );
		$this->assertSame( array(), $this->live( 'GET', '/atelier/v1/site-drafts' )->get_data() );
	}

	public function test_the_next_preview_replaces_the_one_before_and_its_link_goes_on(): void {
		$first  = self::token( $this->preview( array( self::edited( 'First' ), self::edited( 'Elsewhere', 'search' ) ) ) );
		$second = self::token( $this->preview( array( self::edited( 'Second' ) ) ) );
		$live   = self::content( 'search' );
		$this->assertNotSame( $first, $second );
		foreach ( array( $first, $second ) as $token ) {
			$this->assertSame( 'Second', trim( wp_strip_all_tags( (string) $this->visit( $token, fn() => self::content() ) ) ) );
			$this->assertSame( $live, $this->visit( $token, fn() => self::content( 'search' ) ) );
		}
	}

	public function test_a_link_ends_after_an_hour(): void {
		$user   = get_current_user_id();
		$token  = self::token( $this->preview( array( self::edited( 'Ends' ) ) ) );
		$stored = get_transient( "atelier_unsaved_$user" );
		$this->assertSame( HOUR_IN_SECONDS, $stored['links'][0]['expires'] - $stored['links'][0]['created'] );
		foreach ( array( 'ended' => time() - 1, 'prolonged' => $stored['links'][0]['expires'] + 1 ) as $case => $expires ) {
			$changed                        = $stored;
			$changed['links'][0]['expires'] = $expires;
			set_transient( "atelier_unsaved_$user", $changed, HOUR_IN_SECONDS );
			$this->assertNull( $this->visit( $token, static fn(): bool => true ), $case );
		}
		set_transient( "atelier_unsaved_$user", $stored, HOUR_IN_SECONDS );
		$this->assertTrue( $this->visit( $token, static fn(): bool => true ) );
	}

	public function test_a_link_ends_with_the_rights_of_whoever_made_it(): void {
		$user  = wp_get_current_user();
		$token = self::token( $this->preview( array( self::edited( 'Mine' ) ) ) );
		$this->log_in_as( 'administrator' );
		$this->assertTrue( $this->visit( $token, static fn(): bool => true ) );
		$user->set_role( 'subscriber' );
		$this->assertNull( $this->visit( $token, static fn(): bool => true ) );
		$user->set_role( 'administrator' );
		$this->assertTrue( $this->visit( $token, static fn(): bool => true ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user->ID, get_current_user_id() );
		$this->assertNull( $this->visit( $token, static fn(): bool => true ) );
	}

	public function test_records_are_seen_while_their_user_may_edit_them(): void {
		$user  = wp_get_current_user();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$token = self::token( $this->preview( array( self::edited( 'Mine' ), self::record( 'page', (string) $page, array( 'title' => 'Unsaved' ) ) ) ) );
		$see   = static fn(): array => array( trim( wp_strip_all_tags( self::content() ) ), get_the_title( $page ) );
		$this->log_in_as( 'administrator' );
		$this->assertSame( array( 'Mine', 'Unsaved' ), $this->visit( $token, $see ) );
		$user->set_role( 'subscriber' );
		$user->add_cap( Page::capability() );
		$this->assertSame( array( 'Mine', 'Live' ), $this->visit( $token, $see ) );
	}

	/** Otherwise, this would be a link to a draft for users who may not share it. */
	public function test_nobody_sees_what_its_user_may_not_edit_in_the_draft(): void {
		$draft  = $this->make_draft();
		$secret = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Secret', 'post_status' => 'private' ) );
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$secret", array( 'status' => 'publish' ) )->get_status() );
		$this->log_in_as( 'subscriber' );
		$user = wp_get_current_user();
		$user->add_cap( Page::capability() );
		$token = self::token( $this->preview( array( self::edited( 'Mine' ) ), array(), $draft ) );
		$seen  = $this->visit( $token, static fn(): array => array( trim( wp_strip_all_tags( self::content() ) ), get_post_status( $secret ) ) );
		$this->assertSame( array( 'Mine', 'private' ), $seen );
		$this->live( 'GET', '/' );
		$this->assertSame( array( 'wp_template:' . get_stylesheet() . '//404' ), array_keys( Wiring::unsaved()->find( $token )->all() ), 'nor do they themselves' );
		$page = self::record( 'page', (string) $secret, array( 'title' => 'Mine' ) );
		$this->assertSame( 403, $this->preview( array( $page ), array(), $draft )->get_status() );
	}

	public function test_what_was_not_given_out_is_an_unknown_page(): void {
		$user  = get_current_user_id();
		$token = self::token( $this->preview( array( self::edited( 'Mine' ) ) ) );
		$other = $user + 1;
		foreach ( array( '', 'u1', "u$other-" . explode( '-', $token, 2 )[1], substr( $token, 1 ), substr( $token, 0, -1 ) . ( '0' === substr( $token, -1 ) ? '1' : '0' ) ) as $wrong ) {
			$this->assertNull( $this->visit( $wrong, static fn(): bool => true ), $wrong );
		}
		$this->add_filter( 'stylesheet', static fn(): string => 'another-theme' );
		$this->assertNull( Wiring::unsaved()->find( $token ), 'of another theme' );
	}

	public function test_no_one_sees_what_another_user_has_not_saved(): void {
		$mine = self::token( $this->preview( array( self::edited( 'Mine' ) ) ) );
		$this->log_in_as( 'administrator' );
		$theirs = self::token( $this->preview( array( self::edited( 'Theirs', 'search' ) ) ) );
		$live   = self::content();
		$this->assertSame( $live, $this->visit( $theirs, fn() => self::content() ) );
		$this->assertSame( 'Mine', trim( wp_strip_all_tags( (string) $this->visit( $mine, fn() => self::content() ) ) ) );
	}

	public function test_a_refused_record_is_named_and_what_was_previewed_stays(): void {
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Of someone else' ) );
		add_role( 'atelier_designer', 'Designer', array( 'read' => true, 'edit_theme_options' => true ) );
		$this->undo_later( static fn() => remove_role( 'atelier_designer' ) );
		$this->log_in_as( 'atelier_designer' );
		$token = self::token( $this->preview( array( self::edited( 'Before' ) ) ) );
		$this->assertNotSame( '', $token );
		foreach ( array( self::record( 'page', (string) $page, array( 'title' => 'X' ) ), self::record( 'site', '', array( 'title' => 'X' ) ) ) as $refused ) {
			$answer = $this->preview( array( self::edited( 'After' ), $refused ) );
			$this->assertSame( array( 403, 1 ), array( $answer->get_status(), $answer->get_data()['data']['record'] ) );
		}
		$this->assertSame( 'Before', trim( wp_strip_all_tags( (string) $this->visit( $token, fn() => self::content() ) ) ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_bad_records_change_nothing(): array {
		return array(
			'no such page'         => array( 'page', '999999', array( 'title' => 'X' ), 404 ),
			'no such type'         => array( 'nothing', '1', array( 'title' => 'X' ), 400 ),
			'a type of WordPress'  => array( 'attachment', '1', array( 'title' => 'X' ), 400 ),
			'views of lists'       => array( 'wp_dataviews', '1', array( 'title' => 'X' ), 400 ),
			'a path'               => array( 'wp_template', 'theme//../../x', array( 'content' => 'X' ), 404 ),
			'a wrong type'         => array( 'page', '{page}', array( 'status' => 'no-status' ), 400 ),
			'a template that crashes' => array( 'page', '{page}', array( 'template' => array( 'a' => 1 ) ), 400 ),
			'content that crashes' => array( 'page', '{page}', array( 'content' => 'unclosed' ), 400 ),
			'styles that break'    => array( 'wp_global_styles', '{styles}', array( 'styles' => array( 'color' => array( 'text' => 'red;}body{display:none' ) ) ), 400 ),
		);
	}

	/** @dataProvider cases_bad_records_change_nothing */
	public function test_bad_records_change_nothing( string $type, string $id, array $edits, int $status ): void {
		$page = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		if ( 'unclosed' === ( $edits['content'] ?? '' ) ) {
			$edits['content'] = str_repeat( '<!-- wp:group -->', 60 );
		}
		$id     = strtr( $id, array( '{page}' => (string) $page, '{styles}' => (string) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() ) );
		$answer = $this->preview( array( self::record( $type, $id, $edits ) ) );
		$this->assertSame( array( $status, 0 ), array( $answer->get_status(), $answer->get_data()['data']['record'] ?? null ), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertFalse( get_transient( 'atelier_unsaved_' . get_current_user_id() ) );
		$this->assertSame( array( 'Live', 'publish' ), array( get_post( $page )->post_title, get_post( $page )->post_status ) );
	}

	public function test_in_a_site_draft_its_changes_are_below(): void {
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'Drafted' ) );
		$this->in( $draft, 'POST', self::template(), array( 'content' => self::paragraph( 'Drafted' ), 'title' => 'Drafted' ) );
		$new    = self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New', 'status' => 'publish' ) ), 'id' );
		$saved  = fn(): array => wp_list_pluck( $this->store->change_posts( $draft ), 'post_content' );
		$before = $saved();
		$answer = $this->preview( array( self::edited( 'Unsaved' ), self::record( 'page', (string) $new, array( 'title' => 'Newer' ) ) ), array(), $draft );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( $before, $saved() );
		$see = static fn(): array => array( get_the_title( $page ), trim( wp_strip_all_tags( self::content() ) ), get_block_template( get_stylesheet() . '//404' )->title, get_the_title( $new ), get_post_status( $new ) );
		$this->assertSame( array( 'Drafted', 'Unsaved', 'Drafted', 'Newer', 'publish' ), $this->visit( self::token( $answer ), $see ) );
		// A record that is again as on the live site.
		$answer = $this->preview( array( self::record( 'page', (string) $page, array( 'title' => 'Live' ) ) ), array(), $draft );
		$this->assertSame( 'Live', $this->visit( self::token( $answer ), static fn(): string => get_the_title( $page ) ) );
		// Unsaved changes stay when the draft is gone, and its new posts are its own.
		$token = self::token( $answer );
		$this->store->delete( $draft );
		$this->assertSame( 'Live', $this->visit( $token, static fn(): string => get_the_title( $page ) ) );
		$this->assertNull( get_post( $new ) );
	}

	public function test_a_template_that_no_page_has_is_seen_with_one(): void {
		$page     = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'plain' ) );
		$template = $this->live( 'POST', '/wp/v2/templates', array( 'slug' => 'wide-one', 'title' => 'Wide', 'content' => self::paragraph( 'Saved' ) ) )->get_data()['id'];
		$answer   = $this->preview( array( self::edited( 'Wider', 'wide-one' ) ), array( 'type' => 'wp_template', 'id' => $template ) );
		$this->assertStringContainsString( get_permalink( $page ), $answer->get_data()['url'] );
		$see = static fn(): string => (string) get_page_template_slug( $page );
		$this->assertSame( 'wide-one', $this->visit( self::token( $answer ), $see ) );
		$this->assertSame( '', $see() );
	}

	public function test_a_preview_is_no_site_draft(): void {
		$token = self::token( $this->preview( array( self::edited( 'Unsaved' ) ) ) );
		foreach ( array( '0', $token ) as $id ) {
			$_GET = array( 'atelier_draft' => $id );
			$this->assertSame( 404, rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_status(), $id );
		}
		$this->assertSame( array(), $this->store->scheduled() );
		$this->assertSame( 0, $this->store->page( true, 1, 10 )[1] + $this->store->page( false, 1, 10 )[1] );
	}

	public function test_previews_go_when_they_have_expired_and_with_the_plugin(): void {
		$user = get_current_user_id();
		$this->preview( array( self::edited( 'Unsaved' ) ) );
		update_option( "_transient_timeout_atelier_unsaved_$user", time() - 1 );
		delete_expired_transients();
		wp_cache_flush();
		$this->assertFalse( get_option( "_transient_atelier_unsaved_$user" ) );
		$this->preview( array( self::edited( 'Unsaved' ) ) );
		$this->keep_tables();
		Uninstaller::clean_site();
		wp_cache_flush();
		$this->assertFalse( get_option( "_transient_atelier_unsaved_$user" ) );
	}

	public function test_without_unsaved_records_it_is_where_visitors_see_it(): void {
		$page   = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'about' ) );
		$answer = $this->preview( array(), array( 'type' => 'page', 'id' => (string) $page ) );
		$this->assertSame( array( 'url' => get_permalink( $page ), 'unsaved' => false ), $answer->get_data() );
		$this->assertFalse( get_transient( 'atelier_unsaved_' . get_current_user_id() ) );
		$draft = $this->make_draft();
		$this->assertSame( home_url( '/?atelier_draft=' . $draft ), $this->preview( array(), array(), $draft )->get_data()['url'] );
	}
}

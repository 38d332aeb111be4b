<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Records\Change;
use Atelier\Tests\adversary\Site_Digest;
use WP_REST_Request;

require_once __DIR__ . '/Agent_Case.php';
require_once dirname( __DIR__ ) . '/adversary/Site_Digest.php';

/**
 * Ways past an agent's abilities: other spellings of a request, and what reads more, or does something, by being read.
 */
final class Agent_Doors_Test extends Agent_Case {
	/** Of the agent. */
	private int $draft;

	/** The key of a page that is new in it. */
	private string $made;

	protected function setUp(): void {
		parent::setUp();
		$this->draft = $this->start();
		$this->made  = $this->propose( $this->draft, array( array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => '<!-- wp:shortcode -->[gallery]<!-- /wp:shortcode -->', 'reason' => 'x' ) ) )[0]['record'];
	}

	/** @param array<string, mixed> $query */
	private static function status( string $method, string $route, array $query = array() ): int {
		$request = new WP_REST_Request( $method, $route );
		$request->set_query_params( $query );
		return rest_do_request( $request )->get_status();
	}

	/** @return array<string, array{ string, 1?: array<string, mixed> }> Routes, with their arguments; PAGE and NEW are IDs. */
	public static function cases_of_reading(): array {
		return array(
			'a block, rendered'               => array( '/wp/v2/block-renderer/core/archives', array( 'context' => 'edit' ) ),
			'a block of a post, rendered'     => array( '/wp/v2/block-renderer/core/latest-posts', array( 'context' => 'edit', 'post_id' => 'PAGE' ) ),
			'another site'                    => array( '/wp-block-editor/v1/url-details', array( 'url' => 'http://127.0.0.1/' ) ),
			'an embed of another site'        => array( '/oembed/1.0/proxy', array( 'url' => 'http://127.0.0.1/' ) ),
			'drafts of people'                => array( '/wp/v2/pages', array( 'status' => 'draft' ) ),
			'pages to edit'                   => array( '/wp/v2/pages', array( 'context' => 'edit' ) ),
			'the page that it has made'       => array( '/wp/v2/pages/NEW' ),
			'its revisions'                   => array( '/wp/v2/pages/NEW/revisions' ),
			'revisions of others'             => array( '/wp/v2/pages/PAGE/revisions' ),
			'autosaves'                       => array( '/wp/v2/pages/PAGE/autosaves' ),
			'templates'                       => array( '/wp/v2/templates' ),
			'styles'                          => array( '/wp/v2/global-styles/STYLES' ),
			'settings'                        => array( '/wp/v2/settings' ),
			'people to edit'                  => array( '/wp/v2/users', array( 'context' => 'edit' ) ),
			'plugins'                         => array( '/wp/v2/plugins' ),
			'notes on blocks'                 => array( '/wp/v2/comments', array( 'type' => 'note', 'post' => 'PAGE' ) ),
			'a site draft as WordPress’s own' => array( '/wp/v2/pages', array( 'atelier_draft' => 'DRAFT' ) ),
			'site drafts'                     => array( '/atelier/v1/site-drafts' ),
			'links of its site draft'         => array( '/atelier/v1/site-drafts/DRAFT/links' ),
			'texts of the site'               => array( '/atelier/v1/find', array( 'text' => array( 'x' ) ) ),
			'uses'                            => array( '/atelier/v1/uses/blocks' ),
			'the history'                     => array( '/atelier/v1/history' ),
			'pictures of drafts'              => array( '/atelier/v1/previews', array( 'atelier_draft' => 'DRAFT' ) ),
		);
	}

	/**
	 * @dataProvider cases_of_reading
	 * @param array<string, mixed> $query
	 */
	public function test_reading_what_is_not_public_is_refused( string $route, array $query = array() ): void {
		$is_of_draft = false !== strpos( $route, 'NEW' );

		$ids   = array( 'PAGE' => (string) $this->page, 'NEW' => explode( ':', $this->made )[1], 'DRAFT' => (string) $this->draft, 'STYLES' => (string) $this->styles );
		$query = array_map( static fn( $value ) => is_string( $value ) ? strtr( $value, $ids ) : $value, $query );
		$route = strtr( $route, $ids );
		$_GET  = $query;
		$this->assertContains( self::status( 'GET', $route, $query ), array( 400, 401, 403, 404 ), $route );
		wp_set_current_user( $this->admin );
		// What only a site draft has is nobody's outside of it.
		$this->assertSame( $is_of_draft, in_array( self::status( 'GET', $route, $query ), array( 401, 403 ), true ), 'people may: it is the agent that is refused' );
		$_GET = array();
	}

	/** @return array<string, array{ string, string }> */
	public static function cases_of_hidden(): array {
		$cases = array();
		foreach ( array( 'private', 'draft', 'pending', 'future', 'trash', 'auto-draft' ) as $status ) {
			$cases[ "a page, $status" ] = array( 'page', $status );
			$cases[ "a menu, $status" ] = array( 'wp_navigation', $status );
		}
		return $cases;
	}

	/** @dataProvider cases_of_hidden */
	public function test_what_people_hide_of_what_it_is_the_author_of_is_refused( string $type, string $status ): void {
		$id    = $this->make_post( array( 'post_type' => $type, 'post_title' => 'Once proposed', 'post_content' => self::CONTENT, 'post_author' => $this->agent ) );
		$route = rest_get_route_for_post_type_items( $type ) . "/$id";
		$this->assertSame( 200, self::status( 'GET', $route ), 'published' );
		$this->assertTrue( current_user_can( 'read_post', $id ) );
		$later = '2099-01-01 00:00:00';
		wp_update_post( array( 'ID' => $id, 'post_status' => $status, 'post_date' => 'future' === $status ? $later : '', 'post_date_gmt' => 'future' === $status ? $later : '', 'edit_date' => true ) );
		$this->assertSame( $status, get_post_status( $id ) );
		foreach ( array( $route, "$route/revisions", "$route/autosaves" ) as $each ) {
			$this->assertContains( self::status( 'GET', $each ), array( 401, 403 ), $each );
		}
		$revision = $this->make_post( array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $id, 'post_author' => $this->agent ) );
		foreach ( array( 'read_post', 'read_page', 'edit_post', 'delete_post' ) as $capability ) {
			$this->assertFalse( current_user_can( $capability, $id ), $capability );
		}
		$this->assertFalse( current_user_can( 'read_post', $revision ), 'of a revision' );
		$this->assertContains( self::status( 'GET', '/wp/v2/comments', array( 'post' => $id ) ), array( 401, 403 ), 'comments' );
		$this->assertSame( 404, $this->ask( 'read-record', array( 'record' => "$type:$id" ) )->get_status() );
		wp_set_current_user( $this->admin );
		if ( 'trash' !== $status && 'auto-draft' !== $status ) {
			$this->assertTrue( current_user_can( 'read_post', $id ), 'people may' );
		}
	}

	/** @return array<string, array{ string, string }> */
	public static function cases_of_spellings(): array {
		return array(
			'a small method'           => array( 'post', '/wp/v2/users/me' ),
			'another method'           => array( 'PATCH', '/wp/v2/users/me' ),
			'other letters'            => array( 'POST', '/WP/v2/Users/Me' ),
			'an own route before it'   => array( 'POST', '/atelier/v1/agents/../../../wp/v2/users/me' ),
			'an own route on two lines' => array( 'POST', "/atelier/v1/agents/\n/wp/v2/users/me" ),
			'two slashes'              => array( 'POST', '//wp/v2/users/me' ),
			'several at once'          => array( 'POST', '/batch/v1' ),
			'passwords'                => array( 'POST', '/wp/v2/users/me/application-passwords' ),
			'a comment'                => array( 'POST', '/wp/v2/comments' ),
			'a schedule'               => array( 'POST', '/atelier/v1/site-drafts/DRAFT/schedule' ),
			'the end of a schedule'    => array( 'DELETE', '/atelier/v1/site-drafts/DRAFT/schedule' ),
			'a link to share'          => array( 'POST', '/atelier/v1/site-drafts/DRAFT/links' ),
			'publishing'               => array( 'POST', '/atelier/v1/site-drafts/DRAFT/publish' ),
			'accepting'                => array( 'POST', '/atelier/v1/site-drafts/DRAFT/changes/approve' ),
			'saying that it is checked' => array( 'POST', '/atelier/v1/site-drafts/DRAFT/changes/checked' ),
			'settling'                 => array( 'POST', '/atelier/v1/site-drafts/DRAFT/changes/settle' ),
			'moving'                   => array( 'POST', '/atelier/v1/site-drafts/DRAFT/changes/move' ),
			'a preview of its own'     => array( 'POST', '/atelier/v1/previews/unsaved' ),
		);
	}

	/** @dataProvider cases_of_spellings */
	public function test_writing_is_refused_however_it_is_spelled( string $method, string $route ): void {
		$before  = Site_Digest::live();
		$request = new WP_REST_Request( $method, str_replace( 'DRAFT', (string) $this->draft, $route ) );
		$request->set_body_params( array( 'name' => 'Evil', 'post' => $this->page, 'content' => 'x', 'date' => '2099-01-01T00:00:00', 'key' => $this->made, 'to' => $this->draft, 'requests' => array( array( 'path' => '/wp/v2/users/me', 'body' => array( 'name' => 'Evil' ) ) ) ) );
		$this->assertContains( rest_do_request( $request )->get_status(), array( 403, 404 ) );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
		$draft = $this->store->get( $this->draft );
		$this->assertSame( array( 'open', null ), array( $draft->status, $draft->schedule ) );
		$this->assertSame( array( $this->made ), array_keys( $this->store->changes( $this->draft ) ) );
	}

	public function test_neither_wp_admin_nor_the_front_end_give_it_more_than_it_has(): void {
		$page = (int) explode( ':', $this->made )[1];
		foreach ( array( 'edit_theme_options', 'customize', 'switch_themes', 'edit_posts', 'upload_files', 'manage_options', 'unfiltered_html', 'edit_users', 'export', 'import', 'view_site_health_checks' ) as $capability ) {
			$this->assertFalse( current_user_can( $capability ), $capability );
		}
		foreach ( array( 'edit_post', 'delete_post', 'read_post', 'publish_post', 'edit_post_meta' ) as $capability ) {
			$this->assertFalse( current_user_can( $capability, $page, 'x' ), "$capability of what it has made" );
		}
		$this->assertSame( Change::CREATE, $this->store->changes( $this->draft )[ $this->made ]->action() );
		$this->assertSame( array(), get_posts( array( 'include' => array( $page ), 'post_type' => 'page', 'post_status' => 'any', 'perm' => 'readable' ) ) );
	}
}

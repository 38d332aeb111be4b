<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;
use WP;
use WP_REST_Response;
use WP_Theme_JSON_Resolver;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';
foreach ( array( 'Roles', 'Query_Log', 'Executables', 'Site_Digest', 'Mini_Plugin', 'Hostile_Values', 'Attack' ) as $name ) {
	require_once __DIR__ . "/$name.php";
}

/**
 * Base class with a site, users of all roles, and requests in the name of one.
 */
abstract class Adversary_Case extends Committed_Case {
	protected const PASSWORD = 'adversary';

	/** Words that only those may read who may read private pages. */
	protected const SECRET = 'advsecretmerger';

	/** Words that are only in what Atelier keeps. */
	protected const KEPT = 'advkeptonly';

	/** @var array{ array<string, int>, array<string, int|string>, array<string, array<string, array<string, string|null>>> }|null Users, IDs and rows of the site, once it is made. */
	private static ?array $site = null;

	protected Query_Log $queries;

	/** @var array<string, int> IDs by role. */
	protected array $users = array();

	/** @var array<string, int|string> IDs of records by name. */
	protected array $ids = array();

	protected function setUp(): void {
		parent::setUp();
		Roles::add();
		$this->undo_later( array( Roles::class, 'remove' ) );
		$plugin = new Mini_Plugin();
		$plugin->begin();
		$this->undo_later( array( $plugin, 'end' ) );
		$this->begin_with_site();
		$this->leave_drafts();
		$this->undo_later( array( $this, 'leave_drafts' ) );
		$this->queries = new Query_Log();
		$this->queries->begin();
		$this->undo_later( array( $this->queries, 'end' ) );
	}

	protected function be( string $role ): void {
		wp_set_current_user( $this->users[ $role ] ?? 0 );
	}

	protected function login( string $role ): string {
		return get_userdata( $this->users[ $role ] )->user_login;
	}

	/** The next request is one on the live site again. */
	public function leave_drafts(): void {
		Attack::leave_drafts();
	}

	/** The same rows for all tests: saving them takes longer than most tests do. */
	private function begin_with_site(): void {
		if ( null === self::$site ) {
			$this->users = Roles::users( self::PASSWORD );
			$this->be( 'administrator' );
			$this->ids = $this->make_site();
			// WordPress remembers that there is none.
			wp_get_custom_css_post();
			self::plugin_recorder()->flush();
			self::$site = array( $this->users, $this->ids, self::read_tables() );
			return;
		}
		list( $this->users, $this->ids, $tables ) = self::$site;
		self::write_tables( $tables );
		wp_cache_flush();
		WP_Theme_JSON_Resolver::clean_cached_data();
		$this->be( 'administrator' );
	}

	/** @return array<string, int|string> */
	private function make_site(): array {
		$author = array( 'post_author' => $this->users['administrator'] );
		$ids    = array(
			'page'       => $this->make( 'page', 'Before', self::paragraph( 'Before' ) ),
			'other_page' => $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Other' ) + $author ),
			'own_page'   => $this->make_post( array( 'post_type' => 'page', 'post_author' => $this->users['nopub'] ) ),
			'private'    => $this->make_post( array( 'post_type' => 'page', 'post_status' => 'private', 'post_title' => self::SECRET, 'post_content' => self::paragraph( self::SECRET ) ) + $author ),
			'post'       => $this->make( 'post' ),
			'own_post'   => $this->make_post( array( 'post_author' => $this->users['author'] ) ),
			'block'      => $this->make( 'wp_block', 'A pattern', self::paragraph( 'Before' ) ),
			'menu'       => $this->make( 'wp_navigation', 'A menu', '<!-- wp:navigation-link {"label":"A","url":"/a"} /-->' ),
			'template'   => get_stylesheet() . '//404',
			'part'       => get_stylesheet() . '//footer',
			'styles'     => self::styles_id(),
			'variation'  => $this->make( 'atelier_variation' ),
			'draft'      => $this->make_draft(),
			'admin'      => $this->make_draft(),
			'target'     => $this->make_draft(),
		);
		$changes = array(
			'/wp/v2/templates/' . $ids['template'] => array( 'content' => self::paragraph( 'Mine' ) ),
			'/wp/v2/pages/' . $ids['page']         => array( 'title' => 'or ' . Query_Log::MARKER . ' or' ),
			'/wp/v2/pages/' . $ids['private']      => array( 'content' => self::paragraph( self::SECRET . ' ' . self::KEPT ) ),
		);
		foreach ( array( $ids['draft'], $ids['admin'] ) as $draft ) {
			foreach ( $changes as $route => $edits ) {
				$this->assertSame( 200, $this->send( 'POST', $route, $edits, $draft )->get_status(), $route );
			}
		}
		$this->leave_drafts();
		$ids['entry'] = $this->make_entry( new Changed_Record( 'page', (string) $ids['page'], 'Before', Changed_Record::UPDATE, array( 'title' => 'Earlier' ), array( 'title' => 'Before' ) ) );
		$link         = ( new Share_Links() )->add( $ids['draft'], 2 );
		$ids['link']  = $link['id'];
		$ids['token'] = explode( Share_Links::ARG . '=', ( new Share_Links() )->url( $ids['draft'], $link ) )[1];
		return $ids;
	}

	protected function make_entry( Changed_Record $record ): int {
		$entry       = new Entry();
		$entry->user = get_current_user_id();
		$entry->date = gmdate( 'Y-m-d H:i:s' );
		$entry->add( $record );
		( new History_Store() )->save( $entry );
		return $entry->id;
	}

	protected static function paragraph( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";
	}

	/**
	 * Sends a request in the name of the current user.
	 *
	 * @param array<string, mixed> $arguments
	 * @param int                  $draft     The site draft that it is made in; 0 for the live site.
	 */
	protected function send( string $method, string $route, array $arguments = array(), int $draft = 0 ): WP_REST_Response {
		return Attack::send( $method, $route, $arguments, $draft );
	}

	/**
	 * A request of a user into a draft.
	 *
	 * @param array<string, mixed> $arguments
	 */
	protected function save( string $role, string $route, array $arguments, int $draft, string $method = 'POST' ): WP_REST_Response {
		$this->be( $role );
		$answer = $this->send( $method, $route, $arguments, $draft );
		$this->leave_drafts();
		return $answer;
	}

	/** A request of a user on the live site. */
	protected function ask_as( string $role, string $method, string $route, array $arguments = array() ): WP_REST_Response {
		$this->be( $role );
		return $this->send( $method, $route, $arguments );
	}

	/** @return list<array<string, mixed>> The changes of a draft as a user sees them. */
	protected function changes_as( string $role, int $draft ): array {
		return json_decode( (string) wp_json_encode( $this->ask_as( $role, 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data() ), true );
	}

	/** Calls an XML-RPC method in the name of a user. */
	protected function call_xml_rpc( string $role, string $method, array $arguments ) {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		wp_set_current_user( 0 );
		$server = new \wp_xmlrpc_server();
		return $server->$method( array_merge( array( 0, $this->login( $role ), self::PASSWORD ), $arguments ) );
	}

	/**
	 * What someone without an account sees by a link.
	 *
	 * @template T
	 * @param mixed              $token
	 * @param callable( WP ): T  $see
	 * @return T|null Null for the answer of an unknown page.
	 */
	protected function visit( $token, callable $see ) {
		$this->leave_drafts();
		wp_set_current_user( 0 );
		return $this->at_the_front( array( Share_Links::ARG => $token ), $see );
	}

	/**
	 * What the current user sees on the pages of visitors.
	 *
	 * @template T
	 * @param array<string, mixed> $arguments Of the address.
	 * @param callable( WP ): T    $see
	 * @return T|null Null for the answer of an unknown page.
	 */
	protected function at_the_front( array $arguments, callable $see ) {
		$hooks                     = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$_GET                      = $arguments;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$wp                        = new WP();
		$wp->query_vars            = array( 'pagename' => 'a-page' );
		try {
			Wiring::front_preview()->begin( $wp );
			return array( 'error' => '404' ) === $wp->query_vars ? null : $see( $wp );
		} finally {
			$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			$_GET                 = array();
			wp_cache_flush();
			wp_clean_theme_json_cache();
		}
	}

	/** Schedules a draft in the name of a user. */
	protected function schedule( string $role, int $draft ): void {
		$answer = $this->ask_as( $role, 'POST', "/atelier/v1/site-drafts/$draft/schedule", array( 'date' => gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ), 'conflicts' => 'mine' ) );
		$this->assertSame( 200, $answer->get_status(), 'scheduled: ' . wp_json_encode( $answer->get_data() ) );
	}

	/** Runs the schedules two days later, in nobody's name. */
	protected function run_cron( int $draft ): void {
		$this->leave_drafts();
		wp_set_current_user( 0 );
		Wiring::schedule( static fn(): int => time() + DAY_IN_SECONDS + MINUTE_IN_SECONDS )->run( $draft );
	}

	/** Changes the values of a stored row as only code or a person with access to the database could. */
	protected function tamper( int $row, string $from, string $to ): void {
		global $wpdb;
		$content = (string) $wpdb->get_var( $wpdb->prepare( "SELECT post_content FROM $wpdb->posts WHERE ID = %d", $row ) );
		$this->assertStringContainsString( $from, $content );
		$wpdb->update( $wpdb->posts, array( 'post_content' => str_replace( $from, $to, $content ) ), array( 'ID' => $row ) );
		clean_post_cache( $row );
	}

	/**
	 * Puts a row into the database beside the plugin.
	 *
	 * @param array<string, mixed> $columns
	 */
	protected function forge( array $columns ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->posts,
			$columns + array(
				'post_status'       => 'private',
				'post_author'       => $this->users['administrator'],
				'post_date'         => current_time( 'mysql' ),
				'post_date_gmt'     => current_time( 'mysql', true ),
				'post_modified'     => current_time( 'mysql' ),
				'post_modified_gmt' => current_time( 'mysql', true ),
				'post_title'        => 'Forged',
				'post_content'      => '',
				'post_excerpt'      => '',
				'to_ping'           => '',
				'pinged'            => '',
				'post_content_filtered' => '',
			)
		);
		wp_cache_flush();
		return (int) $wpdb->insert_id;
	}

	/** The row of a change. */
	protected function row_of( int $draft, string $key ): int {
		$post = $this->store->change_post( $draft, $key );
		return $post ? $post->ID : 0;
	}
}

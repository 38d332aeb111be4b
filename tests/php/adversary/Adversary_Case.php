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
use Atelier\Support\Page;
use Atelier\Support\Rest;
use Atelier\Tests\SiteDrafts\Committed_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';
foreach ( array( 'Roles', 'Query_Log', 'Executables', 'Site_Digest', 'Mini_Plugin', 'Hostile_Values' ) as $name ) {
	require_once __DIR__ . "/$name.php";
}

/**
 * Base class with a site, users of all roles, and requests in the name of one.
 */
abstract class Adversary_Case extends Committed_Case {
	protected const PASSWORD = 'adversary';

	/** Words that only those may read who may read private pages. */
	protected const SECRET = 'advsecretmerger';

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
		$this->users = Roles::users( self::PASSWORD );
		$this->be( 'administrator' );
		$this->ids = $this->make_site();
		// WordPress remembers that there is none.
		wp_get_custom_css_post();
		$this->leave_drafts();
		$this->undo_later( array( $this, 'leave_drafts' ) );
		$this->queries = new Query_Log();
		$this->queries->begin();
		$this->undo_later( array( $this->queries, 'end' ) );
	}

	protected function be( string $role ): void {
		wp_set_current_user( $this->users[ $role ] ?? 0 );
	}

	/** The next request is one on the live site again. */
	public function leave_drafts(): void {
		$_GET = array();
		rest_do_request( new WP_REST_Request( 'GET', '/' ) );
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
		foreach ( array( $ids['draft'], $ids['admin'] ) as $draft ) {
			$this->change( $draft, 'wp_template', $ids['template'], array( 'content' => self::paragraph( 'Mine' ) ) );
			$this->change( $draft, 'page', $ids['page'], array( 'title' => 'or ' . Query_Log::MARKER . ' or' ) );
			$this->change( $draft, 'page', $ids['private'], array( 'content' => self::paragraph( self::SECRET . ' later' ) ) );
		}
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
		$_GET    = $draft > 0 ? array( Page::DRAFT_ARG => (string) $draft ) : array();
		$request = new WP_REST_Request( $method, $route );
		$request->set_header( Rest::CLIENT, '1' );
		if ( in_array( $method, array( 'GET', 'DELETE' ), true ) ) {
			$request->set_query_params( $arguments );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $arguments ) );
		}
		return rest_do_request( $request );
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
		return $server->$method( array_merge( array( 0, "adversary_$role", self::PASSWORD ), $arguments ) );
	}

	/** @return list<string> What a browser would run, in all that visitors could get. */
	protected static function live_executables(): array {
		return Executables::in( array_map( static fn( string $row ) => unserialize( $row, array( 'allowed_classes' => false ) ), Site_Digest::live() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}
}

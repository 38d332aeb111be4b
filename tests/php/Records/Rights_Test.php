<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use Atelier\Tests\SiteDrafts\Committed_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

/**
 * Permissions for site drafts and history. The table is in docs/site-drafts.md as well.
 *
 * @group some-requests
 */
final class Rights_Test extends Committed_Case {
	private const YES = 'yes';

	/** Logged-in users without the capability of Atelier. */
	private const ROLES = array( 'editor', 'author', 'contributor', 'subscriber' );

	/** A role with only the capability of Atelier. */
	private const DESIGNER = 'atelier_designer';

	/** The columns of the table, in this order. */
	private const COLUMNS = array( 'Administrator', 'Only `edit_theme_options`', 'Editor, author, contributor, subscriber', 'Signed out', 'With a link' );

	/**
	 * Cells of actions that only need the capability of Atelier, and of those that need one that designers don't have.
	 */
	private const ALL    = array( self::YES, self::YES, '403', '401', '401' );
	private const OTHERS = array( self::YES, '403', '403', '401', '401' );
	private const UNSEEN = array( self::YES, '404', '403', '401', '401' );

	/**
	 * By the name of an action: method, route, arguments, cells. {draft} contains design changes, {mixed} also a page
	 * of another user.
	 */
	private const ACTIONS = array(
		'List drafts'                                       => array( 'GET', '/atelier/v1/site-drafts', array(), self::ALL ),
		'Read a draft'                                      => array( 'GET', '/atelier/v1/site-drafts/{draft}', array(), self::ALL ),
		'Read its changes'                                  => array( 'GET', '/atelier/v1/site-drafts/{draft}/changes', array(), self::ALL ),
		'Read the site in it'                               => array( 'GET', '/wp/v2/templates/{template}', array( 'context' => 'edit', 'in' => '{draft}' ), self::ALL ),
		'Create a draft'                                    => array( 'POST', '/atelier/v1/site-drafts', array( 'title' => 'Made' ), self::ALL ),
		'Rename it'                                         => array( 'POST', '/atelier/v1/site-drafts/{draft}', array( 'title' => 'Renamed' ), self::ALL ),
		'Save a template into it'                           => array( 'POST', '/wp/v2/templates/{template}', array( 'content' => 'Saved', 'in' => '{draft}' ), self::ALL ),
		'Save a page of someone else into it'               => array( 'POST', '/wp/v2/pages/{page}', array( 'title' => 'Saved', 'in' => '{draft}' ), self::OTHERS ),
		// WordPress itself shows styles only to users who may edit posts.
		'Save styles into it'                               => array( 'POST', '/wp/v2/global-styles/{styles}', array( 'styles' => array( 'color' => array( 'text' => '#123456' ) ), 'in' => '{draft}' ), self::OTHERS ),
		'Save settings into it'                             => array( 'POST', '/wp/v2/settings', array( 'title' => 'Saved', 'in' => '{draft}' ), self::OTHERS ),
		'Create a page in it'                               => array( 'POST', '/wp/v2/pages', array( 'title' => 'Created', 'in' => '{draft}' ), self::OTHERS ),
		'Preview an unsaved template'                       => array( 'POST', '/atelier/v1/previews/unsaved', array( 'records' => array( array( 'type' => 'wp_template', 'id' => '{template}', 'edits' => array( 'content' => 'Unsaved' ) ) ) ), self::ALL ),
		'Preview an unsaved page of someone else'           => array( 'POST', '/atelier/v1/previews/unsaved', array( 'records' => array( array( 'type' => 'page', 'id' => '{page}', 'edits' => array( 'title' => 'Unsaved' ) ) ) ), self::OTHERS ),
		'Preview unsaved styles'                            => array( 'POST', '/atelier/v1/previews/unsaved', array( 'records' => array( array( 'type' => 'wp_global_styles', 'id' => '{styles}', 'edits' => array( 'styles' => array( 'color' => array( 'text' => '#123456' ) ) ) ) ) ), self::OTHERS ),
		'Preview unsaved settings'                          => array( 'POST', '/atelier/v1/previews/unsaved', array( 'records' => array( array( 'type' => 'site', 'id' => '', 'edits' => array( 'title' => 'Unsaved' ) ) ) ), self::OTHERS ),
		'Discard changes of a template'                     => array( 'DELETE', '/atelier/v1/site-drafts/{mixed}/changes', array( 'key' => 'wp_template:{template}' ), self::ALL ),
		'Discard changes of a page of someone else'         => array( 'DELETE', '/atelier/v1/site-drafts/{mixed}/changes', array( 'key' => 'page:{page}' ), self::OTHERS ),
		'Move changes of a template to another draft'       => array( 'POST', '/atelier/v1/site-drafts/{mixed}/changes/move', array( 'key' => 'wp_template:{template}', 'to' => '{empty}' ), self::ALL ),
		'Move changes of a page of someone else'            => array( 'POST', '/atelier/v1/site-drafts/{mixed}/changes/move', array( 'key' => 'page:{page}', 'to' => '{empty}' ), self::OTHERS ),
		'Settle a conflict of a template'                   => array( 'POST', '/atelier/v1/site-drafts/{mixed}/changes/settle', array( 'key' => 'wp_template:{template}', 'choice' => 'mine' ), self::ALL ),
		'Settle a conflict of a page of someone else'       => array( 'POST', '/atelier/v1/site-drafts/{mixed}/changes/settle', array( 'key' => 'page:{page}', 'choice' => 'theirs' ), self::OTHERS ),
		'Share a draft'                                     => array( 'POST', '/atelier/v1/site-drafts/{draft}/links', array( 'days' => 1 ), self::ALL ),
		'Share a draft with a page of someone else'         => array( 'POST', '/atelier/v1/site-drafts/{mixed}/links', array( 'days' => 1 ), self::OTHERS ),
		'List its links'                                    => array( 'GET', '/atelier/v1/site-drafts/{draft}/links', array(), self::ALL ),
		'List links of a draft with a page of someone else' => array( 'GET', '/atelier/v1/site-drafts/{mixed}/links', array(), self::OTHERS ),
		'Revoke a link'                                     => array( 'DELETE', '/atelier/v1/site-drafts/{draft}/links/{link}', array(), self::ALL ),
		'Publish designs'                                   => array( 'POST', '/atelier/v1/site-drafts/{draft}/publish', array(), self::ALL ),
		'Publish designs with a page of someone else'       => array( 'POST', '/atelier/v1/site-drafts/{mixed}/publish', array(), self::OTHERS ),
		'Schedule a draft'                                  => array( 'POST', '/atelier/v1/site-drafts/{draft}/schedule', array( 'date' => '{tomorrow}' ), self::ALL ),
		'Cancel a schedule'                                 => array( 'DELETE', '/atelier/v1/site-drafts/{scheduled}/schedule', array(), self::ALL ),
		'Delete a draft of designs'                         => array( 'DELETE', '/atelier/v1/site-drafts/{draft}', array(), self::ALL ),
		'Delete a draft with a page of someone else'        => array( 'DELETE', '/atelier/v1/site-drafts/{mixed}', array(), self::OTHERS ),
		'List history'                                      => array( 'GET', '/atelier/v1/history', array(), self::ALL ),
		'List people and kinds in history'                  => array( 'GET', '/atelier/v1/history/filters', array(), self::ALL ),
		'Read an entry of a template'                       => array( 'GET', '/atelier/v1/history/{design}', array(), self::ALL ),
		'Read an entry of a page of someone else'           => array( 'GET', '/atelier/v1/history/{deletion}', array(), self::UNSEEN ),
		'Compare a template before and after'               => array( 'GET', '/atelier/v1/history/{design}/pictures', array( 'key' => 'wp_template:{template}' ), self::ALL ),
		'Compare a page of someone else before and after'   => array( 'GET', '/atelier/v1/history/{deletion}/pictures', array( 'key' => 'page:{gone}' ), self::UNSEEN ),
		'Undo an entry of a template in a draft'            => array( 'POST', '/atelier/v1/history/{design}/draft', array(), self::ALL ),
		'Undo an entry of a page of someone else in a draft' => array( 'POST', '/atelier/v1/history/{deletion}/draft', array(), self::UNSEEN ),
		'Restore a template at once'                        => array( 'POST', '/atelier/v1/history/{removal}/restore', array(), self::ALL ),
		'Restore a page of someone else at once'            => array( 'POST', '/atelier/v1/history/{deletion}/restore', array(), self::UNSEEN ),
		'Go back to a moment in a draft'                    => array( 'POST', '/atelier/v1/history/moment', array( 'entry' => '{design}' ), self::ALL ),
		'Export history'                                    => array( 'GET', '/atelier/v1/history/export', array(), self::ALL ),
		'Read how long history is kept'                     => array( 'GET', '/atelier/v1/history/settings', array(), self::ALL ),
		'Set how long history is kept'                      => array( 'POST', '/atelier/v1/history/settings', array( 'days' => 90 ), self::ALL ),
	);

	/** @var array<string, string> The replacements for names in braces. */
	private array $names = array();

	private string $token = '';

	protected function setUp(): void {
		parent::setUp();
		add_role( self::DESIGNER, 'Designer', array( 'read' => true, Page::capability() => true ) );
		$this->undo_later( static fn() => remove_role( self::DESIGNER ) );
		rest_get_server();
		$this->make_site();
	}

	/** Creates drafts, links and entries of an administrator. */
	private function make_site(): void {
		$template = get_stylesheet() . '//404';
		$page     = $this->make( 'page' );
		$drafts   = array_map( fn(): int => $this->make_draft(), array_flip( array( 'draft', 'mixed', 'empty', 'scheduled' ) ) );
		foreach ( array( 'draft', 'mixed' ) as $name ) {
			$this->change( $drafts[ $name ], 'wp_template', $template, array( 'content' => 'Mine' ) );
			$this->change( $drafts[ $name ], 'wp_template', get_stylesheet() . '//search', array( 'content' => 'Mine' ) );
		}
		$this->change( $drafts['mixed'], 'page', $page, array( 'title' => 'Mine' ) );
		$this->store->set_schedule( $drafts['scheduled'], array( 'date' => '2090-01-01 00:00:00', 'conflicts' => 'hold', 'missed' => 'hold', 'user' => get_current_user_id() ) );
		$links       = new Share_Links();
		$link        = $links->add( $drafts['draft'], 2 );
		$this->token = explode( Share_Links::ARG . '=', $links->url( $drafts['draft'], $link ) )[1];
		$part        = get_stylesheet() . '//promo';
		$gone        = $this->make( 'page', 'Gone' );
		wp_delete_post( $gone, true );
		$entries     = array(
			'design'   => new Changed_Record( 'wp_template', $template, '404', Changed_Record::UPDATE, array( 'content' => 'Earlier' ), array( 'content' => 'Later' ) ),
			'deletion' => new Changed_Record( 'page', (string) $gone, 'Gone', Changed_Record::DELETE, array( 'title' => 'Gone', 'content' => '', 'status' => 'publish', 'slug' => 'gone' ), array() ),
			'removal'  => new Changed_Record( 'wp_template', $part, 'Promo', Changed_Record::DELETE, array( 'title' => 'Promo', 'content' => '', 'description' => '' ), array() ),
		);
		$this->names = array_map( 'strval', $drafts ) + array(
			'template' => $template,
			'page'     => (string) $page,
			'styles'   => (string) self::styles_id(),
			'gone'     => (string) $gone,
			'link'     => $link['id'],
			'tomorrow' => gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ),
		);
		$history     = new History_Store();
		foreach ( $entries as $name => $record ) {
			$entry       = new Entry();
			$entry->user = get_current_user_id();
			$entry->date = gmdate( 'Y-m-d H:i:s' );
			$entry->add( $record );
			$history->save( $entry );
			$this->names[ $name ] = (string) $entry->id;
		}
	}

	/** @param array<string, mixed> $arguments */
	private function act( string $method, string $route, array $arguments ): WP_REST_Response {
		$named     = static fn( array $names ): array => array_combine( array_map( static fn( string $name ): string => '{' . $name . '}', array_keys( $names ) ), $names );
		array_walk_recursive(
			$arguments,
			function ( &$value ) use ( $named ): void {
				$value = is_string( $value ) ? strtr( $value, $named( $this->names ) ) : $value;
			}
		);
		$_GET      = array_intersect_key( $_GET, array( Share_Links::ARG => 1 ) ) + ( isset( $arguments['in'] ) ? array( Page::DRAFT_ARG => $arguments['in'] ) : array() );
		$request   = new WP_REST_Request( $method, strtr( $route, $named( $this->names ) ) );
		unset( $arguments['in'] );
		if ( 'POST' === $method ) {
			$request->set_body_params( $arguments );
		} else {
			$request->set_query_params( $arguments );
		}
		return rest_do_request( $request );
	}

	/** @return array<string, list<mixed>> The column of the table by user. */
	public static function cases_permissions_match_the_table(): array {
		$cases = array(
			'an administrator'                 => array( 'administrator', 0 ),
			'who may only change the design'   => array( self::DESIGNER, 1 ),
			'a visitor'                        => array( '', 3 ),
			'a visitor with a link'            => array( '', 4 ),
		);
		foreach ( self::ROLES as $role ) {
			$cases[ $role ] = array( $role, 2 );
		}
		return $cases;
	}

	/** @dataProvider cases_permissions_match_the_table */
	public function test_permissions_match_the_table( string $role, int $column ): void {
		$this->become( $role, $column );
		$before = self::stored();
		foreach ( self::ACTIONS as $action => list( $method, $route, $arguments, $cells ) ) {
			$answer = $this->act( $method, $route, $arguments );
			$status = $answer->get_status();
			$text   = "$action: " . wp_json_encode( $answer->get_data() );
			$this->assertSame( $cells[ $column ], $status >= 200 && $status < 300 ? self::YES : (string) $status, $text );
			if ( self::YES !== $cells[ $column ] ) {
				$this->assertSame( '', self::difference( $before, self::stored() ), "$action: nothing was written" );
				continue;
			}
			if ( 'GET' !== $method ) {
				// Each action runs on the initial site.
				$this->tearDown();
				$this->setUp();
				$this->become( $role, $column );
			}
			$before = self::stored();
		}
	}

	private function become( string $role, int $column ): void {
		if ( '' === $role ) {
			wp_set_current_user( 0 );
			$_GET = 4 === $column ? array( Share_Links::ARG => $this->token ) : array();
		} else {
			$this->log_in_as( $role );
		}
	}

	public function test_changing_a_published_page_needs_the_capabilities_of_wordpress(): void {
		// A user who may publish pages, but not edit those of others.
		$this->log_in_as( self::DESIGNER );
		foreach ( array( 'edit_pages', 'edit_published_pages', 'publish_pages' ) as $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
		$own   = $this->make( 'page', 'Own' );
		$draft = $this->make_draft();
		$this->change( $draft, 'page', $own, array( 'title' => 'After' ) );
		$this->assertSame( 200, $this->act( 'POST', "/atelier/v1/site-drafts/$draft/publish", array() )->get_status() );
		$this->assertSame( 'After', get_post( $own )->post_title );
		$before = self::stored();
		$answer = $this->act( 'POST', '/atelier/v1/site-drafts/{mixed}/publish', array() );
		$this->assertSame( 403, $answer->get_status() );
		$this->assertSame( array( 'page:' . $this->names['page'], 'forbidden', '' ), array_values( array_intersect_key( array_replace( array_flip( array( 'key', 'status', 'label' ) ), $answer->get_data()['data']['changes'][0] ), array( 'key' => 1, 'status' => 1, 'label' => 1 ) ) ) );
		$this->assertSame( '', self::difference( $before, self::stored() ) );
	}

	public function test_drafts_hide_settings_from_users_who_may_not_change_them(): void {
		$this->change( (int) $this->names['mixed'], Change::SITE, '', array( 'title' => 'Soon' ) );
		$this->log_in_as( self::DESIGNER );
		$keys = wp_list_pluck( $this->act( 'GET', '/atelier/v1/site-drafts/{mixed}/changes', array() )->get_data(), 'key' );
		$this->assertSame( array( 'wp_template:' . $this->names['template'], 'wp_template:' . get_stylesheet() . '//search' ), $keys );
	}

	public function test_the_documentation_contains_this_table(): void {
		$rows = array( array_merge( array( '' ), self::COLUMNS ) );
		foreach ( self::ACTIONS as $action => list( , , , $cells ) ) {
			$rows[] = array_merge( array( $action ), $cells );
		}
		$docs = (string) preg_replace( '/ +/', ' ', (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/site-drafts.md' ) );
		foreach ( $rows as $row ) {
			$line = (string) preg_replace( '/ +/', ' ', '| ' . implode( ' | ', $row ) . ' |' );
			$this->assertTrue( false !== strpos( $docs, $line ), "docs/site-drafts.md has: $line" );
		}
	}
}

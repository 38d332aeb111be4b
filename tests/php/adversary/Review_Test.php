<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use Atelier\History\Changed_Record;
use Atelier\History\History_Store;
use Atelier\History\Record_Reader;
use Atelier\History\Recorder;
use Atelier\Overlay\Link_Rewriter;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Block_Markup;
use Atelier\Support\Page;
use Atelier\Tests\Support\Linear_Time;
use Atelier\Tests\Wiring;
use WP_Query;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Support/Linear_Time.php';
require_once __DIR__ . '/Adversary_Case.php';

/**
 * The requests of a security review, one by one, by the numbers of its findings.
 *
 * @group many-requests
 */
final class Review_Test extends Adversary_Case {
	private const SCRIPT = '<!-- wp:html --><script>adv()</script><!-- /wp:html -->';

	private const RUN = 'HTTP_X_ATELIER_RUN';

	/** @var list<array<string, mixed>> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->add_filter(
			'pre_wp_mail',
			function ( $sent, $mail ) {
				$this->mails[] = $mail;
				return true;
			}
		);
	}

	/** @param array<string, string> $before What Atelier kept. */
	private function assert_refused( array $statuses, WP_REST_Response $answer, array $before, string $message = '' ): void {
		$this->assertContains( $answer->get_status(), $statuses, "$message: " . wp_json_encode( $answer->get_data() ) );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), "$message: what is refused stores nothing" );
	}

	private function page_route( string $name = 'page' ): string {
		return '/wp/v2/pages/' . $this->ids[ $name ];
	}

	/** A draft with a harmless change of a page, and its page. */
	private function make_page_draft( string $title = 'After' ): int {
		$this->be( 'administrator' );
		$draft = $this->make_draft();
		$this->assertSame( 200, $this->save( 'administrator', $this->page_route(), compact( 'title' ), $draft )->get_status() );
		$this->be( 'administrator' );
		return $draft;
	}

	private function publish( int $draft, string $role = 'administrator' ): WP_REST_Response {
		return $this->ask_as( $role, 'POST', "/atelier/v1/site-drafts/$draft/publish", array( 'conflicts' => 'mine' ) );
	}

	private function title(): string {
		clean_post_cache( (int) $this->ids['page'] );
		return get_post( (int) $this->ids['page'] )->post_title;
	}

	// 1. SQL injection by the overlay.

	public function test_finding_1_an_id_of_a_template_is_validated(): void {
		$before = Site_Digest::kept();
		foreach ( array( 'x wp_posts.post_title', '../../x', "x' or '" ) as $slug ) {
			$id     = get_stylesheet() . '//' . str_replace( 'wp_', $GLOBALS['wpdb']->prefix, $slug );
			$record = array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'edits' => array( 'title' => 'or ' . Query_Log::MARKER . ' or' ) );
			$answer = $this->ask_as( 'designer', 'POST', '/atelier/v1/previews/unsaved', array( 'type' => 'wp_template', 'id' => $id, 'records' => array( $record ) ) );
			$this->assert_refused( array( 400, 404 ), $answer, $before, $slug );
			$this->assertSame( array(), $this->queries->take_injected(), $slug );
		}
	}

	public function test_finding_1_a_changed_title_never_becomes_sql(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'posts';
		$draft = $this->make_page_draft( 'or ' . Query_Log::MARKER . ' or' );
		$found = $this->at_the_front(
			array( Page::DRAFT_ARG => (string) $draft ),
			function () use ( $table ): array {
				foreach ( array( "x $table.post_title", "x (`$table`.`post_title`", "' $table.post_title ' $table.post_name", "\\' $table.post_title", "\" $table.post_title" ) as $text ) {
					foreach ( array( Mini_Plugin::COLOR, 's', 'title', 'name', 'author_name', 'pagename' ) as $variable ) {
						new WP_Query( array( 'post_type' => 'page', $variable => $text ) );
					}
					new WP_Query( array( 'post_type' => 'page', 'orderby' => 'title', 'meta_query' => array( array( 'key' => $text, 'value' => array( $text ), 'compare' => 'IN' ) ) ) );
					new WP_Query( array( 'post_type' => 'page', 'tax_query' => array( array( 'taxonomy' => 'category', 'field' => 'name', 'terms' => $text ) ) ) );
				}
				return ( new WP_Query( array( 'post_type' => 'page', 'title' => 'or ' . Query_Log::MARKER . ' or', 'fields' => 'ids' ) ) )->posts;
			}
		);
		$this->assertSame( array( $this->ids['page'] ), $found, 'the draft’s title is found' );
		$this->assertSame( array(), array_slice( $this->queries->take_injected(), 0, 1 ) );
	}

	// 2. Texts within texts.

	/** @return array<string, list<mixed>> */
	public static function cases_of_texts(): array {
		return array(
			'a raw text in a raw text' => array( array( 'raw' => array( 'raw' => self::SCRIPT ) ) ),
			'deeper'                   => array( array( 'raw' => array( 'raw' => array( 'raw' => self::SCRIPT ) ) ) ),
			'a list'                   => array( array( self::SCRIPT ) ),
			'a list as raw text'       => array( array( 'raw' => array( self::SCRIPT ) ) ),
			'an object'                => array( array( 'x' => self::SCRIPT ) ),
			'a number'                 => array( 12 ),
			'a raw number'             => array( array( 'raw' => 12 ) ),
			'true'                     => array( true ),
		);
	}

	/**
	 * @dataProvider cases_of_texts
	 * @param mixed $text
	 */
	public function test_finding_2_nested_raw_is_refused( $text ): void {
		$draft  = (int) $this->ids['draft'];
		$before = Site_Digest::kept();
		$routes = array(
			'/wp/v2/navigation/' . $this->ids['menu']      => 'themer',
			'/wp/v2/templates/' . $this->ids['template']   => 'themer',
			'/wp/v2/template-parts/' . $this->ids['part']  => 'themer',
			$this->page_route()                            => 'designer',
			'/wp/v2/pages'                                 => 'designer',
			'/wp/v2/posts/' . $this->ids['post']           => 'designer',
			'/wp/v2/blocks/' . $this->ids['block']         => 'designer',
		);
		foreach ( $routes as $route => $role ) {
			foreach ( array( 'title', 'content', 'excerpt', 'description' ) as $property ) {
				$answer = $this->save( $role, $route, array( $property => $text ), $draft );
				// A property that the route doesn't have is left out, as WordPress does.
				$this->assertContains( $answer->get_status(), 'title' === $property || 'content' === $property ? array( 400 ) : array( 200, 201, 400 ), "$route $property" );
				$this->assertSame( array(), Site_Digest::kept_executables(), "$route $property" );
			}
		}
		$unsaved = array( array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'edits' => array( 'content' => $text ) ) );
		$this->assertSame( 400, $this->ask_as( 'designer', 'POST', '/atelier/v1/previews/unsaved', array( 'records' => $unsaved ) )->get_status(), 'unsaved' );
		$this->assertSame( array(), Site_Digest::kept_executables(), 'unsaved' );
	}

	public function test_finding_2_a_stored_text_that_is_none_holds_the_draft(): void {
		$draft = $this->make_page_draft( 'Harmless' );
		$this->tamper( $this->row_of( $draft, 'page:' . $this->ids['page'] ), '"title":"Harmless"', '"title":"Harmless","content":{"raw":"\u003cscript\u003eadv()\u003c/script\u003e"}' );
		$this->assertSame( array( 'invalid' ), array_column( $this->changes_as( 'administrator', $draft ), 'status' ) );
		$answer = $this->publish( $draft );
		$this->assertSame( array( 400, 'atelier_draft_damaged' ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ) );
		$this->assertSame( array( 'Before', array() ), array( $this->title(), Site_Digest::live_executables() ) );
	}

	// 3. Forged history.

	/** @return array<string, mixed> An entry as XML-RPC would store it. */
	private function forged_entry( array $before, string $action = 'update', string $id = '' ): array {
		$id  = '' === $id ? (string) $this->ids['page'] : $id;
		$key = "page:$id";
		return array(
			'post_type'    => 'atelier_history',
			'post_status'  => 'private',
			'post_title'   => 'Before',
			'post_excerpt' => (string) wp_json_encode( array( 'source' => 'atelier', 'draft' => 0, 'draftTitle' => '', 'records' => array( array( 'type' => 'page', 'id' => $id, 'label' => 'Before', 'action' => $action, 'fields' => array_keys( $before ) ) ) ) ),
			'post_content' => (string) wp_json_encode( array( $key => array( 'before' => (object) $before, 'after' => (object) array() ) ), JSON_HEX_TAG ),
		);
	}

	public function test_finding_3_history_can_not_be_written_by_xml_rpc(): void {
		$before = Site_Digest::kept();
		foreach ( Roles::ALL as $role ) {
			$answer = $this->call_xml_rpc( $role, 'wp_newPost', array( array( 'post_author' => 1 ) + $this->forged_entry( array( 'content' => self::SCRIPT ) ) ) );
			$this->assertInstanceOf( \IXR_Error::class, $answer, $role );
		}
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ) );
	}

	public function test_finding_3_a_forged_entry_restores_nothing(): void {
		$entry = $this->forge( $this->forged_entry( array( 'content' => self::SCRIPT ) ) );
		foreach ( array( 'designer', 'administrator' ) as $role ) {
			foreach ( array( "$entry/draft", "$entry/restore", 'moment' ) as $path ) {
				$answer = $this->ask_as( $role, 'POST', "/atelier/v1/history/$path", 'moment' === $path ? array( 'entry' => $entry, 'pages' => true ) : array() );
				$this->assertSame( array(), array_merge( Site_Digest::kept_executables(), Site_Digest::live_executables() ), "$role $path" );
				$this->assertTrue( $answer->get_status() >= 400, "$role $path: " . wp_json_encode( $answer->get_data() ) );
			}
		}
	}

	public function test_finding_3_a_restored_text_is_filtered_for_whoever_restores_it(): void {
		// An administrator had put it there, and removed it.
		$entry  = $this->make_entry( new Changed_Record( 'page', (string) $this->ids['page'], 'Before', Changed_Record::UPDATE, array( 'content' => self::SCRIPT . '<p>kept</p>' ), array( 'content' => self::paragraph( 'Before' ) ) ) );
		$answer = $this->ask_as( 'designer', 'POST', "/atelier/v1/history/$entry/draft" );
		$this->assertSame( array(), Site_Digest::kept_executables() );
		$this->assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( 200, $this->publish( (int) $answer->get_data()['draft'] )->get_status() );
		$this->assertStringContainsString( 'kept', get_post( (int) $this->ids['page'] )->post_content );
		$this->assertSame( array(), Site_Digest::live_executables() );
	}

	public function test_finding_3_what_is_moved_into_a_scheduled_draft_is_not_published_unseen(): void {
		$from   = $this->make_draft();
		$this->save( 'designer', '/wp/v2/blocks/' . $this->ids['block'], array( 'title' => 'Moved' ), $from );
		$scheduled = $this->make_page_draft();
		$this->schedule( 'administrator', $scheduled );
		$this->ask_as( 'designer', 'POST', "/atelier/v1/site-drafts/$from/changes/move", array( 'key' => 'wp_block:' . $this->ids['block'], 'to' => $scheduled ) );
		$this->run_cron( $scheduled );
		$this->assertSame( 'A pattern', get_post( (int) $this->ids['block'] )->post_title );
	}

	// 4. Meta.

	public function test_finding_4_meta_is_filtered_for_whoever_saves_it(): void {
		$draft = $this->make_page_draft();
		$notes = (string) wp_json_encode( array( array( 'content' => 'Note<img src=x onerror=adv()>', 'id' => 'aaaa' ) ) );
		$saved = $this->save( 'designer', $this->page_route(), array( 'meta' => array( 'footnotes' => $notes ) ), $draft );
		$this->assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		$this->assertSame( 200, $this->save( 'designer', $this->page_route(), array( 'meta' => array( Mini_Plugin::SANITIZED => 'kept<script>adv()</script>' ) ), $draft )->get_status() );
		$this->assertSame( array(), Site_Digest::kept_executables() );
		$unsaved = array( array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'edits' => array( 'meta' => array( 'footnotes' => $notes ) ) ) );
		$this->assertSame( 200, $this->ask_as( 'designer', 'POST', '/atelier/v1/previews/unsaved', array( 'records' => $unsaved ) )->get_status() );
		$this->assertSame( array(), Site_Digest::kept_executables(), 'unsaved' );
		$this->assertSame( 200, $this->publish( $draft )->get_status() );
		$this->assertStringContainsString( 'Note', (string) get_post_meta( (int) $this->ids['page'], 'footnotes', true ) );
		$this->assertStringContainsString( 'kept', (string) get_post_meta( (int) $this->ids['page'], Mini_Plugin::SANITIZED, true ) );
		$this->assertSame( array(), Site_Digest::live_executables() );
	}

	public function test_finding_4_meta_that_needs_a_right_is_refused(): void {
		$draft  = $this->make_page_draft();
		$before = Site_Digest::kept();
		foreach ( array( $this->page_route(), '/wp/v2/pages' ) as $route ) {
			$live = $this->ask_as( 'designer', 'POST', $this->page_route(), array( 'meta' => array( Mini_Plugin::GUARDED => 'x' ) ) );
			$this->assertSame( 403, $live->get_status(), 'live' );
			$this->assert_refused( array( 403 ), $this->save( 'designer', $route, array( 'title' => 'T', 'meta' => array( Mini_Plugin::GUARDED => 'x' ) ), $draft ), $before, $route );
		}
		$this->assertSame( 200, $this->save( 'administrator', $this->page_route(), array( 'meta' => array( Mini_Plugin::GUARDED => 'x' ) ), $draft )->get_status() );
	}

	public function test_finding_4_a_field_that_nobody_can_check_is_refused_by_name(): void {
		$draft  = $this->make_page_draft();
		$before = Site_Digest::kept();
		foreach ( array( 'designer', 'administrator' ) as $role ) {
			$answer = $this->save( $role, $this->page_route(), array( Mini_Plugin::FIELD => 'x' ), $draft );
			$this->assert_refused( array( 400 ), $answer, $before, $role );
			$this->assertStringContainsString( Mini_Plugin::FIELD, (string) wp_json_encode( $answer->get_data() ) );
		}
	}

	public function test_finding_4_what_its_author_may_not_do_any_more_holds_the_draft(): void {
		$draft = $this->make_page_draft();
		$this->assertSame( 200, $this->save( 'administrator', $this->page_route(), array( 'meta' => array( Mini_Plugin::GUARDED => 'x' ) ), $draft )->get_status() );
		$this->be( 'administrator' );
		$other = $this->log_in_as( 'administrator' );
		( new \WP_User( $this->users['administrator'] ) )->set_role( 'designer' );
		$key    = 'page:' . $this->ids['page'];
		wp_set_current_user( $other );
		$answer = $this->send( 'POST', "/atelier/v1/site-drafts/$draft/publish" );
		$this->assertSame( array( 409, 'atelier_draft_unapproved' ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ) );
		$change = json_decode( (string) wp_json_encode( $this->send( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data() ), true )[0];
		$this->assertSame( 'unapproved', $change['status'] );
		$this->assertStringContainsString( Mini_Plugin::GUARDED, (string) wp_json_encode( $change['withheld'] ?? null ) );
		$this->assertSame( '', get_post_meta( (int) $this->ids['page'], Mini_Plugin::GUARDED, true ) );
		$this->be( 'designer' );
		$this->assertContains( $this->send( 'POST', "/atelier/v1/site-drafts/$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => array( $change['version'] ) ) )->get_status(), array( 400, 403 ), 'those without the right can’t take it over' );
		wp_set_current_user( $other );
		$this->assertSame( 200, $this->send( 'POST', "/atelier/v1/site-drafts/$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => array( $change['version'] ) ) )->get_status() );
		$this->assertSame( 200, $this->send( 'POST', "/atelier/v1/site-drafts/$draft/publish" )->get_status() );
		$this->assertSame( 'x', get_post_meta( (int) $this->ids['page'], Mini_Plugin::GUARDED, true ) );
	}

	// 5. and 6. XML-RPC reads, alters and destroys.

	/** @return list<int> */
	private function own_rows(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type IN ('atelier_draft', 'atelier_change', 'atelier_history', 'atelier_variation')" ) );
	}

	public function test_finding_5_nothing_is_read_by_xml_rpc(): void {
		$this->make_entry( new Changed_Record( 'page', (string) $this->ids['private'], self::SECRET, Changed_Record::UPDATE, array( 'content' => self::SECRET ), array( 'content' => '' ) ) );
		$this->save( 'administrator', $this->page_route( 'private' ), array( 'status' => 'publish', 'password' => self::SECRET ), (int) $this->ids['draft'] );
		foreach ( Roles::ALL as $role ) {
			foreach ( array_merge( Site_Digest::OWN, array( 'any' ) ) as $type ) {
				foreach ( array( array( 'post_type' => $type ), array( 'post_type' => $type, 'post_status' => 'private' ), array( 'post_type' => $type, 's' => self::SECRET ) ) as $filter ) {
					$answer = $this->call_xml_rpc( $role, 'wp_getPosts', array( array( 'number' => 500 ) + $filter ) );
					$types  = is_array( $answer ) ? array_column( $answer, 'post_type' ) : array();
					$this->assertSame( array(), array_values( array_intersect( $types, Site_Digest::OWN ) ), "$role $type" );
				}
			}
			foreach ( $this->own_rows() as $id ) {
				foreach ( array( 'wp_getPost', 'wp_getRevisions' ) as $method ) {
					$this->assertInstanceOf( \IXR_Error::class, $this->call_xml_rpc( $role, $method, array( $id ) ), "$role $method" );
				}
			}
		}
	}

	public function test_finding_6_nothing_is_altered_by_xml_rpc(): void {
		$before = Site_Digest::kept();
		foreach ( Roles::ALL as $role ) {
			foreach ( $this->own_rows() as $id ) {
				$this->assertInstanceOf( \IXR_Error::class, $this->call_xml_rpc( $role, 'wp_editPost', array( $id, array( 'post_content' => '', 'post_title' => 'Altered' ) ) ), "$role edit $id" );
				$this->assertInstanceOf( \IXR_Error::class, $this->call_xml_rpc( $role, 'wp_editPost', array( $id, array( 'post_status' => 'atelier_live' ) ) ), "$role publish $id" );
				$this->assertInstanceOf( \IXR_Error::class, $this->call_xml_rpc( $role, 'wp_deletePost', array( $id ) ), "$role delete $id" );
			}
		}
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ) );
	}

	public function test_finding_6_nobody_has_a_capability_of_own_types(): void {
		foreach ( Roles::ALL as $role ) {
			$this->be( $role );
			foreach ( array( 'atelier_draft', 'atelier_change', 'atelier_history', 'atelier_variation' ) as $type ) {
				foreach ( (array) get_post_type_object( $type )->cap as $name => $capability ) {
					if ( in_array( $name, array( 'edit_post', 'read_post', 'delete_post' ), true ) ) {
						continue;
					}
					$this->assertFalse( current_user_can( $capability ), "$role $name $type" );
				}
			}
			foreach ( $this->own_rows() as $id ) {
				foreach ( array( 'edit_post', 'read_post', 'delete_post', 'publish_post', 'edit_post_meta' ) as $capability ) {
					$this->assertFalse( current_user_can( $capability, $id, 'x' ), "$role $capability " . get_post_type( $id ) );
				}
			}
		}
	}

	// 7. The ID of a deleted post.

	public function test_finding_7_an_entry_restores_no_id_above_its_own(): void {
		global $wpdb;
		$most  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
		$id    = (string) ( $most + 2000 );
		$entry = $this->make_entry( new Changed_Record( 'page', $id, 'Gone', Changed_Record::DELETE, array( 'title' => 'Gone', 'content' => '', 'status' => 'publish', 'slug' => 'gone' ), array() ) );
		foreach ( array( "$entry/restore", "$entry/draft" ) as $path ) {
			$this->ask_as( 'designer', 'POST', "/atelier/v1/history/$path" );
			$this->assertTrue( (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) < $most + 1000, $path );
		}
	}

	// 8. Scheduled drafts.

	public function test_finding_8_an_unchanged_scheduled_draft_is_published(): void {
		$draft = $this->make_page_draft();
		$this->schedule( 'administrator', $draft );
		$this->run_cron( $draft );
		$this->assertSame( array( Draft::PUBLISHED, 'After' ), array( $this->store->get( $draft )->status, $this->title() ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_additions(): array {
		return array(
			'a new page by someone who may not publish' => array( 'nopub', 'POST', '/wp/v2/pages', array( 'title' => 'Added', 'status' => 'draft' ) ),
			'a menu by a themer'                        => array( 'themer', 'POST', '/wp/v2/navigation/{menu}', array( 'title' => 'Added' ) ),
			'a template by a themer'                    => array( 'themer', 'POST', '/wp/v2/templates/{template}', array( 'content' => 'Added' ) ),
			'a deletion by a designer'                  => array( 'designer', 'DELETE', '/wp/v2/blocks/{block}', array( 'force' => true ) ),
			'the same page by another administrator'    => array( 'administrator', 'POST', '/wp/v2/pages/{page}', array( 'title' => 'Added' ) ),
			'fewer changes'                             => array( 'designer', 'DELETE', '/atelier/v1/site-drafts/{scheduled}/changes', array( 'key' => 'wp_block:{block}' ) ),
			'a settled conflict'                        => array( 'designer', 'POST', '/atelier/v1/site-drafts/{scheduled}/changes/settle', array( 'key' => 'wp_block:{block}', 'choice' => 'theirs' ) ),
		);
	}

	/**
	 * @dataProvider cases_of_additions
	 * @param array<string, mixed> $arguments
	 */
	public function test_finding_8_what_is_added_later_holds_a_scheduled_draft( string $role, string $method, string $route, array $arguments ): void {
		$draft = $this->make_page_draft();
		$this->save( 'administrator', '/wp/v2/blocks/' . $this->ids['block'], array( 'title' => 'After' ), $draft );
		$this->schedule( 'administrator', $draft );
		$names                = array( '{scheduled}' => (string) $draft );
		foreach ( $this->ids as $name => $id ) {
			$names[ '{' . $name . '}' ] = (string) $id;
		}
		$arguments = array_map( static fn( $value ) => is_string( $value ) ? strtr( $value, $names ) : $value, $arguments );
		if ( 'administrator' === $role ) {
			$this->log_in_as( 'administrator' );
		} else {
			$this->be( $role );
		}
		$before = Site_Digest::live();
		$answer = $this->send( $method, strtr( $route, $names ), $arguments, 0 === strpos( $route, '/wp/' ) ? $draft : 0 );
		$this->assertTrue( $answer->get_status() < 300 || in_array( $answer->get_status(), array( 403, 409, 423 ), true ), 'saved or refused: ' . wp_json_encode( $answer->get_data() ) );
		$this->mails = array();
		$this->run_cron( $draft );
		if ( $answer->get_status() >= 400 ) {
			$this->assertSame( Draft::PUBLISHED, $this->store->get( $draft )->status, 'what was agreed to' );
			return;
		}
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ), 'nothing is published' );
		$held = $this->store->get( $draft );
		$this->assertTrue( Draft::HELD === $held->status && '' !== $held->problem, 'the draft says that it is held: ' . $held->status );
	}

	// 9. Evading and rewriting history.

	private function recorder(): Recorder {
		$recorder = new Recorder( new Record_Reader(), new History_Store(), Wiring::draft_request() );
		$hooks    = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$this->undo_later(
			static function () use ( $hooks ): void {
				$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as they were.
				unset( $_SERVER[ self::RUN ] );
			}
		);
		$recorder->register();
		return $recorder;
	}

	/** @return list<int> */
	private static function entries(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'atelier_history' ORDER BY ID" ) );
	}

	public function test_finding_9_an_argument_does_not_evade_history(): void {
		$recorder = $this->recorder();
		$before   = self::entries();
		$this->be( 'editor' );
		// As at xmlrpc.php?atelier_draft=1, where no draft is laid.
		$_GET = array( Page::DRAFT_ARG => (string) $this->ids['draft'] );
		wp_update_post( array( 'ID' => $this->ids['page'], 'post_title' => 'Unseen' ) );
		$recorder->flush();
		$_GET = array();
		$this->assertCount( count( $before ) + 1, self::entries() );
	}

	public function test_finding_9_an_old_run_does_not_rewrite_history(): void {
		global $wpdb;
		$recorder              = $this->recorder();
		$_SERVER[ self::RUN ]  = '11111111-2222-3333-4444-555555555555';
		$this->be( 'editor' );
		wp_update_post( array( 'ID' => $this->ids['page'], 'post_title' => 'First' ) );
		$recorder->flush();
		$entries = self::entries();
		$first   = end( $entries );
		$past    = gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS );
		$wpdb->update( $wpdb->posts, array( 'post_date' => $past, 'post_date_gmt' => $past, 'post_modified' => $past, 'post_modified_gmt' => $past ), array( 'ID' => $first ) );
		wp_cache_flush();
		$row = $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = $first", ARRAY_A );
		// Back to what it was: the change of both together is none.
		wp_update_post( array( 'ID' => $this->ids['page'], 'post_title' => 'Before' ) );
		$recorder->flush();
		$this->assertSame( $row, $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = $first", ARRAY_A ), 'the entry stays' );
		$this->assertCount( count( $entries ) + 1, self::entries() );
	}

	// 10. Titles.

	private function break_saves_of_the_private_page(): void {
		$this->add_filter( 'rest_pre_insert_page', fn( $page, $request ) => (int) $request['id'] === $this->ids['private'] ? new \WP_Error( 'broken', 'It is broken.', array( 'status' => 400 ) ) : $page );
	}

	public function test_finding_10_a_failed_publication_names_no_hidden_record(): void {
		$draft = (int) $this->ids['draft'];
		foreach ( array( 'themer', 'nopub' ) as $role ) {
			$answer = $this->ask_as( $role, 'POST', "/atelier/v1/site-drafts/$draft/publish" );
			$this->assertSame( 403, $answer->get_status(), $role );
			$this->assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $answer->get_data() ), $role );
		}
		// An administrator's failure names it, but not to everyone.
		$this->break_saves_of_the_private_page();
		$this->publish( $draft );
		foreach ( array( 'themer', 'nopub' ) as $role ) {
			foreach ( array( "/atelier/v1/site-drafts/$draft", '/atelier/v1/site-drafts', "/atelier/v1/site-drafts/$draft/changes" ) as $route ) {
				$this->assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $this->ask_as( $role, 'GET', $route )->get_data() ), "$role $route" );
			}
		}
	}

	public function test_finding_10_the_problem_of_a_held_draft_names_no_hidden_record(): void {
		$draft = (int) $this->ids['draft'];
		$this->schedule( 'administrator', $draft );
		$this->break_saves_of_the_private_page();
		$this->run_cron( $draft );
		$this->assertSame( Draft::HELD, $this->store->get( $draft )->status );
		foreach ( array( "/atelier/v1/site-drafts/$draft", '/atelier/v1/site-drafts' ) as $route ) {
			$this->assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $this->ask_as( 'themer', 'GET', $route )->get_data() ), $route );
		}
	}

	public function test_finding_10_counts_of_history_are_no_oracle(): void {
		$this->make_entry( new Changed_Record( 'page', (string) $this->ids['private'], self::SECRET, Changed_Record::UPDATE, array( 'title' => 'x' ), array( 'title' => self::SECRET ) ) );
		$answer = $this->ask_as( 'administrator', 'GET', '/atelier/v1/history', array( 'search' => self::SECRET ) );
		$this->assertTrue( (int) $answer->get_headers()['X-WP-Total'] > 0, 'an administrator finds it' );
		$found  = $this->ask_as( 'themer', 'GET', '/atelier/v1/history', array( 'search' => self::SECRET ) );
		$absent = $this->ask_as( 'themer', 'GET', '/atelier/v1/history', array( 'search' => 'advabsent' ) );
		$this->assertSame( $absent->get_headers(), $found->get_headers() );
		$this->assertSame( $absent->get_data(), $found->get_data() );
	}

	public function test_finding_10_pages_of_a_draft_are_hidden_from_those_who_may_not_open_it(): void {
		$hidden = (int) $this->save( 'administrator', '/wp/v2/pages', array( 'title' => self::SECRET, 'slug' => self::SECRET, 'status' => 'publish' ), (int) $this->ids['draft'] )->get_data()['id'];
		foreach ( array( 'subscriber', 'author', 'editor', 'themer', 'nopub', 'designer' ) as $role ) {
			foreach ( array( 'edit', 'view' ) as $context ) {
				$answer = $this->ask_as( $role, 'GET', "/wp/v2/pages/$hidden", compact( 'context' ) );
				$this->assertTrue( $answer->get_status() >= 400, "$role $context" );
				$this->assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $answer->get_data() ), "$role $context" );
			}
			$this->assertTrue( $this->ask_as( $role, 'POST', "/wp/v2/pages/$hidden", array( 'title' => 'x' ) )->get_status() >= 400, "$role saves" );
			$this->assertTrue( $this->ask_as( $role, 'DELETE', "/wp/v2/pages/$hidden", array( 'force' => true ) )->get_status() >= 400, "$role deletes" );
		}
	}

	// 11. and 14. Links.

	public function test_finding_11_links_need_the_right_to_see_every_change(): void {
		$draft  = (int) $this->ids['draft'];
		$before = get_post_meta( $draft, '_atelier_draft_links', true );
		foreach ( array( 'themer', 'nopub' ) as $role ) {
			$this->assertSame( 403, $this->ask_as( $role, 'POST', "/atelier/v1/site-drafts/$draft/links" )->get_status(), $role );
			$this->assertStringNotContainsString( (string) $this->ids['token'], (string) wp_json_encode( $this->ask_as( $role, 'GET', "/atelier/v1/site-drafts/$draft/links" )->get_data(), JSON_UNESCAPED_SLASHES ), $role );
		}
		$this->assertSame( $before, get_post_meta( $draft, '_atelier_draft_links', true ) );
		$this->assertSame( 201, $this->ask_as( 'administrator', 'POST', "/atelier/v1/site-drafts/$draft/links" )->get_status() );
	}

	public function test_finding_14_a_link_ends_with_the_rights_of_its_maker(): void {
		$draft  = $this->make_page_draft();
		$links  = array();
		$record = array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'edits' => array( 'title' => 'Unsaved' ) );
		foreach ( array( "/atelier/v1/site-drafts/$draft/links" => array(), '/atelier/v1/previews/unsaved' => array( 'records' => array( $record ) ) ) as $route => $arguments ) {
			parse_str( (string) wp_parse_url( (string) $this->ask_as( 'designer', 'POST', $route, $arguments )->get_data()['url'], PHP_URL_QUERY ), $query );
			$links[ $route ] = $query[ Share_Links::ARG ];
		}
		foreach ( $links as $route => $token ) {
			$this->assertSame( 'seen', $this->visit( $token, static fn(): string => 'seen' ), "$route before" );
		}
		( new \WP_User( $this->users['designer'] ) )->set_role( 'subscriber' );
		foreach ( $links as $route => $token ) {
			$this->assertNull( $this->visit( $token, static fn(): string => 'seen' ), "$route of a subscriber" );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->users['designer'], 1 );
		foreach ( $links as $route => $token ) {
			$this->assertNull( $this->visit( $token, static fn(): string => 'seen' ), "$route of nobody" );
		}
	}

	// 12. A refusal after the write.

	public function test_finding_12_a_refused_save_stores_nothing(): void {
		$draft   = $this->make_page_draft();
		$unready = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_author' => $this->users['nopub'] ) );
		$before  = Site_Digest::kept();
		foreach ( array( '/wp/v2/pages', "/wp/v2/pages/$unready", '/wp/v2/posts' ) as $route ) {
			foreach ( array( 'publish', 'private', 'future' ) as $status ) {
				$answer = $this->save( 'nopub', $route, array( 'title' => 'T', 'status' => $status ), $draft );
				$this->assert_refused( array( 400, 403 ), $answer, $before, "$route $status" );
			}
		}
	}

	// 13. Quadratic time.

	public function test_finding_13_unclosed_attributes_take_linear_time(): void {
		$this->assertTrue( Linear_Time::is_linear( static fn( string $text ): bool => ( new Block_Markup( $text ) )->is_uneditable(), '<!-- wp:a {', ' -->' ) );
	}

	// 15. Tokens for other hosts.

	public function test_finding_15_no_other_host_gets_a_token(): void {
		foreach ( array( '/\\evil.example/f', '\\\\evil.example/f', '/\\/evil.example', "/\t/evil.example/f", '\\/evil.example', "/\n\\evil.example", ' //evil.example', '//evil.example', 'http:\\\\evil.example' ) as $address ) {
			$page = ( new Link_Rewriter( 'atelier_preview', 'advtoken' ) )->rewrite( '<form action="' . esc_attr( $address ) . '"><input></form><a href="' . esc_attr( $address ) . '">x</a>' );
			$this->assertStringNotContainsString( 'advtoken', $page, $address );
		}
	}

	// 16. Deleted private posts.

	public function test_finding_16_history_of_a_deleted_private_page_asks_for_private_pages(): void {
		$gone = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'private', 'post_title' => self::SECRET ) );
		wp_delete_post( $gone, true );
		$entry = $this->make_entry( new Changed_Record( 'page', (string) $gone, self::SECRET, Changed_Record::DELETE, array( 'title' => self::SECRET, 'content' => self::SECRET, 'status' => 'private', 'slug' => 'x' ), array() ) );
		// Those who may edit pages of others, but not private ones.
		foreach ( array( "/atelier/v1/history/$entry", '/atelier/v1/history', '/atelier/v1/history/export' ) as $route ) {
			$this->assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $this->ask_as( 'nopub', 'GET', $route )->get_data() ), $route );
		}
		foreach ( array( 'draft', 'restore' ) as $action ) {
			$this->assertSame( 404, $this->ask_as( 'nopub', 'POST', "/atelier/v1/history/$entry/$action" )->get_status(), $action );
		}
		$this->assertSame( 200, $this->ask_as( 'administrator', 'GET', "/atelier/v1/history/$entry" )->get_status() );
	}
}

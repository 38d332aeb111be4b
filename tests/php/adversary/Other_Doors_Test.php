<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use RuntimeException;
use Throwable;
use WP_Query;

require_once __DIR__ . '/Adversary_Case.php';

/**
 * Ways to what Atelier keeps that aren't its routes: XML-RPC, wp-admin, cron, the database, links, and the front end.
 *
 * @group many-requests
 */
final class Other_Doors_Test extends Adversary_Case {
	private const SEED = 38;

	/** Methods of XML-RPC that have nothing to do with posts, or send requests to other servers. */
	private const OTHER_METHODS = '/^(?:system|demo|pingback|mt\.(?:supportedMethods|supportedTextFilters|getTrackbackPings))|newMediaObject|uploadFile/';

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
		// WordPress ends some requests in the middle.
		$end = static function (): callable {
			return static function ( $message = '' ): void {
				throw new RuntimeException( is_scalar( $message ) ? (string) $message : 'died' );
			};
		};
		foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_xmlrpc_handler', 'wp_die_xml_handler' ) as $hook ) {
			$this->add_filter( $hook, $end );
		}
	}

	protected function tearDown(): void {
		mt_srand(); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Other tests are random again.
		parent::tearDown();
	}

	private function hostile( string $of ): Hostile_Values {
		return new Hostile_Values( crc32( self::SEED . $of ), array_values( array_diff_key( $this->ids, array( 'token' => 1, 'link' => 1 ) ) ) );
	}

	/** @return list<int> */
	private function own_rows(): array {
		global $wpdb;
		$types = "'" . implode( "', '", Site_Digest::OWN ) . "'";
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type IN ( $types ) OR post_status = %s", Hidden_Posts::STATUS ) ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_of_roles(): array {
		return array_combine( Roles::ALL, array_map( static fn( string $role ): array => array( $role ), Roles::ALL ) );
	}

	/** @dataProvider cases_of_roles */
	public function test_xml_rpc_neither_reads_nor_changes_what_is_kept( string $role ): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		$this->save( 'administrator', '/wp/v2/pages', array( 'title' => self::KEPT ), (int) $this->ids['draft'] );
		$before  = Site_Digest::kept();
		$rows    = $this->own_rows();
		$hostile = $this->hostile( $role );
		$methods = array_filter( array_keys( ( new \wp_xmlrpc_server() )->methods ), static fn( string $name ): bool => ! preg_match( self::OTHER_METHODS, $name ) );
		$this->assertTrue( count( $methods ) > 40, 'there are methods' );
		$calls = 0;
		foreach ( $methods as $method ) {
			foreach ( $this->shapes( $this->login( $role ), Hostile_Values::one_of( $rows ), $this->struct( $hostile ) ) as $arguments ) {
				wp_set_current_user( 0 );
				// Without an ID, WordPress takes the post of the page, of which XML-RPC has none.
				unset( $GLOBALS['post'] );
				$answer = $this->answer_of( $method, $arguments );
				++$calls;
				$this->assertFalse( strpos( $answer, self::KEPT ), "$method by $role " . wp_json_encode( $arguments ) );
				if ( ! $this->queries->take_writes() ) {
					continue;
				}
				$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), "$method by $role " . wp_json_encode( $arguments ) );
			}
		}
		$this->assertTrue( $calls > 100, 'methods were called' );
		$this->assertSame( array(), array_slice( $this->queries->take_injected(), 0, 1 ) );
	}

	/** @return array<string, mixed> A post as XML-RPC has it. */
	private function struct( Hostile_Values $hostile ): array {
		return array(
			'post_type'    => Hostile_Values::one_of( Site_Digest::OWN ),
			'post_status'  => Hostile_Values::one_of( array( 'private', 'publish', 'draft', 'atelier_live', 'atelier_hidden' ) ),
			'post_title'   => $hostile->text(),
			'post_content' => $hostile->text(),
			'post_excerpt' => $hostile->text(),
			'post_author'  => $this->users['administrator'],
			'post_parent'  => $this->ids['draft'],
			'title'        => $hostile->text(),
			'description'  => $hostile->text(),
			'page_status'  => 'private',
			'custom_fields' => array( array( 'key' => '_atelier_draft_state', 'value' => array( 'schedule' => null ) ) ),
			'number'       => 500,
		);
	}

	/**
	 * Lists of arguments as the methods have them.
	 *
	 * @param array<string, mixed> $struct
	 * @return list<list<mixed>>
	 */
	private function shapes( string $login, int $id, array $struct ): array {
		$password = self::PASSWORD;
		return array(
			array( 0, $login, $password, $struct ),
			array( 0, $login, $password, $id, $struct ),
			array( 0, $login, $password, $id ),
			array( $id, $login, $password, $struct, true ),
			array( $id, $login, $password, array(), true ),
			array( 0, $id, $login, $password, (string) $struct['post_content'], true ),
			array( 0, $id, $login, $password, $struct, true ),
		);
	}

	/** @param list<mixed> $arguments */
	private function answer_of( string $method, array $arguments ): string {
		$server = new \wp_xmlrpc_server();
		$call   = $server->methods[ $method ];
		$call   = is_string( $call ) ? array( $server, str_replace( 'this:', '', $call ) ) : $call;
		try {
			ob_start();
			// WordPress's older methods expect other types, and PHP warns of it.
			$answer = @call_user_func( $call, $arguments ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Old doors warn; what they answer is looked at.
		} catch ( Throwable $error ) {
			$answer = $error->getMessage();
		} finally {
			ob_end_clean();
		}
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_print_r -- Dates of XML-RPC are no JSON.
		return (string) @print_r( $answer, true );
	}

	/** @dataProvider cases_of_roles */
	public function test_wp_admin_neither_changes_nor_destroys_what_is_kept( string $role ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
		$this->add_filter( 'wp_doing_ajax', '__return_true' );
		$this->be( $role );
		$before  = Site_Digest::kept();
		$hostile = $this->hostile( $role );
		$rows    = $this->own_rows();
		$this->undo_later( static fn() => $_POST = $_REQUEST = array() ); // phpcs:ignore WordPress.Security.NonceVerification.Missing, Squiz.PHP.DisallowMultipleAssignments -- The test has filled them itself.
		foreach ( $rows as $id ) {
			$type  = (string) get_post_type( $id );
			$title = wp_slash( $hostile->text() );
			$fields = array( 'post_ID' => $id, 'ID' => $id, 'post_type' => $type, 'post_title' => $title, 'content' => $title, 'excerpt' => $title, 'post_status' => 'publish', '_status' => 'publish', 'screen' => "edit-$type", 'post_view' => 'list' );
			$steps = array(
				'inline-save'     => static fn() => wp_ajax_inline_save(),
				'editpost'        => static fn() => edit_post(),
				'bulk edit'       => static fn() => bulk_edit_posts( array( 'post' => array( $id ), 'post_title' => $title, 'post_type' => $type, '_status' => 'trash' ) ),
				'sample-permalink' => static fn() => wp_ajax_sample_permalink(),
				'add-meta'        => static fn() => wp_ajax_add_meta(),
			);
			foreach ( $steps as $name => $step ) {
				$nonces   = array( '_inline_edit' => wp_create_nonce( 'inlineeditnonce' ), 'samplepermalinknonce' => wp_create_nonce( 'samplepermalink' ), '_ajax_nonce-add-meta' => wp_create_nonce( 'add-meta' ) );
				$_POST    = $fields + $nonces + array( 'post_id' => $id, 'metakeyinput' => '_x', 'metavalue' => $title );
				$_REQUEST = $_POST;
				ob_start();
				try {
					$step();
				} catch ( Throwable $reason ) {
					// It ends in an error for those who may not.
					unset( $reason );
				} finally {
					ob_end_clean();
				}
				if ( $this->queries->take_writes() ) {
					$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), "$name of $type by $role" );
				}
			}
		}
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), "by $role" );
	}

	public function test_other_code_can_not_insert_or_alter_what_is_kept(): void {
		$this->be( 'administrator' );
		foreach ( array( 'atelier_change', 'atelier_history' ) as $type ) {
			$before = Site_Digest::kept();
			wp_insert_post( wp_slash( array( 'post_type' => $type, 'post_status' => 'private', 'post_title' => 'Imported', 'post_content' => '{}', 'post_parent' => $this->ids['draft'] ) ) );
			$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), $type );
		}
		foreach ( $this->own_rows() as $id ) {
			$type = get_post_type( $id );
			if ( ! in_array( $type, array( 'atelier_change', 'atelier_history' ), true ) ) {
				continue;
			}
			$before = Site_Digest::kept();
			wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => '{}', 'post_status' => 'publish' ) ) );
			$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), "$type altered" );
		}
	}

	/** @return array<string, list<string>> */
	public static function cases_of_tampering(): array {
		return array(
			'another text'             => array( 'text' ),
			'another property'         => array( 'property' ),
			'another author'           => array( 'author' ),
			'a forged change'          => array( 'forged' ),
			'a change of another draft' => array( 'moved' ),
			'a removed change'         => array( 'removed' ),
			'an earlier state'         => array( 'replayed' ),
			'no JSON'                  => array( 'json' ),
			'no signature'             => array( 'unsigned' ),
		);
	}

	/** @dataProvider cases_of_tampering */
	public function test_a_row_altered_in_the_database_holds_the_scheduled_draft( string $how ): void {
		global $wpdb;
		$this->be( 'administrator' );
		$draft = $this->make_draft();
		$other = $this->make_draft();
		$this->save( 'administrator', '/wp/v2/blocks/' . $this->ids['block'], array( 'title' => 'Elsewhere' ), $other );
		$this->save( 'administrator', '/wp/v2/pages/' . $this->ids['page'], array( 'title' => 'Earlier' ), $draft );
		$row     = $this->row_of( $draft, 'page:' . $this->ids['page'] );
		$earlier = (array) $wpdb->get_row( "SELECT post_content, post_excerpt, post_content_filtered, post_author FROM $wpdb->posts WHERE ID = $row", ARRAY_A );
		$this->save( 'administrator', '/wp/v2/pages/' . $this->ids['page'], array( 'title' => 'Agreed' ), $draft );
		$this->save( 'administrator', '/wp/v2/navigation/' . $this->ids['menu'], array( 'title' => 'Agreed' ), $draft );
		$this->schedule( 'administrator', $draft );
		$row   = $this->row_of( $draft, 'page:' . $this->ids['page'] );
		$alter = static fn( array $columns, int $id ) => $wpdb->update( $wpdb->posts, $columns, array( 'ID' => $id ) );
		switch ( $how ) {
			case 'text':
				$this->tamper( $row, '"Agreed"', '"Altered"' );
				break;
			case 'property':
				$this->tamper( $row, '"title":"Agreed"', '"title":"Agreed","content":"\u003cscript\u003eadv()\u003c/script\u003e"' );
				break;
			case 'author':
				$alter( array( 'post_author' => $this->users['themer'] ), $row );
				break;
			case 'forged':
				$this->forge( array( 'post_type' => 'atelier_change', 'post_parent' => $draft, 'post_name' => md5( "$draft:wp_block:{$this->ids['block']}" ), 'post_content' => (string) wp_json_encode( array( 'type' => 'wp_block', 'id' => (string) $this->ids['block'], 'action' => 'update', 'edits' => array( 'title' => 'Forged' ), 'base' => array( 'title' => 'A pattern' ), 'version' => '', 'label' => 'A pattern' ) ) ) );
				break;
			case 'moved':
				$alter( array( 'post_parent' => $draft, 'post_name' => md5( "$draft:wp_block:{$this->ids['block']}" ) ), $this->row_of( $other, 'wp_block:' . $this->ids['block'] ) );
				break;
			case 'removed':
				$wpdb->delete( $wpdb->posts, array( 'ID' => $row ) );
				break;
			case 'replayed':
				$alter( $earlier, $row );
				break;
			case 'unsigned':
				// As in the format of version 0.1.0.
				$alter( array( 'post_content' => (string) wp_json_encode( array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'action' => 'update', 'edits' => array( 'title' => 'Altered' ), 'base' => array( 'title' => 'Before' ), 'version' => '', 'label' => 'Before' ) ) ), $row );
				break;
			case 'json':
				$alter( array( 'post_content' => '{' ), $row );
				break;
		}
		wp_cache_flush();
		$before      = Site_Digest::live();
		$this->mails = array();
		$this->run_cron( $draft );
		$held = $this->store->get( $draft );
		if ( 'author' === $how && Draft::PUBLISHED === $held->status ) {
			// The column may be only for lists, if each property keeps its author in what is signed.
			$this->assertSame( 'Agreed', get_post( (int) $this->ids['page'] )->post_title );
			return;
		}
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ), 'nothing is published' );
		$this->assertTrue( Draft::HELD === $held->status && '' !== $held->problem, 'the draft says why it is held' );
		$this->assertSame( array( get_userdata( $this->users['administrator'] )->user_email ), array_merge( ...array_map( static fn( array $mail ): array => (array) $mail['to'], $this->mails ) ), 'the administrator is told' );
	}

	public function test_a_schedule_forged_in_the_database_publishes_nothing(): void {
		$this->be( 'administrator' );
		$draft = $this->make_draft();
		$this->save( 'themer', '/wp/v2/navigation/' . $this->ids['menu'], array( 'title' => 'Altered' ), $draft );
		$state = $this->store->state( $draft );
		update_post_meta( $draft, '_atelier_draft_state', array( 'schedule' => array( 'date' => gmdate( 'Y-m-d H:i:s', time() + 60 ), 'conflicts' => 'mine', 'missed' => 'publish', 'user' => $this->users['administrator'] ) ) + $state );
		$before = Site_Digest::live();
		$this->run_cron( $draft );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
	}

	public function test_only_the_token_of_a_link_opens_it(): void {
		$token  = (string) $this->ids['token'];
		$record = array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'edits' => array( 'title' => 'Unsaved' ) );
		parse_str( (string) wp_parse_url( (string) $this->ask_as( 'designer', 'POST', '/atelier/v1/previews/unsaved', array( 'records' => array( $record ) ) )->get_data()['url'], PHP_URL_QUERY ), $query );
		$see = fn(): string => get_post( (int) $this->ids['page'] )->post_title;
		$this->assertSame( array( 'or ' . Query_Log::MARKER . ' or', 'Unsaved' ), array( $this->visit( $token, $see ), $this->visit( $query[ Share_Links::ARG ], $see ) ), 'both links work' );
		$draft  = (int) $this->ids['draft'];
		$user   = $this->users['designer'];
		foreach ( array( $token, $query[ Share_Links::ARG ] ) as $link ) {
			list( $of, $id, $signature ) = explode( '-', $link );
			$wrong = array(
				"{$this->ids['admin']}-$id-$signature",
				"0$of-$id-$signature",
				" $of-$id-$signature",
				"u{$this->users['administrator']}-$id-$signature",
				"$draft-$id-" . substr( $signature, 0, -1 ),
				"u$user-$id-" . substr( $signature, 0, -1 ),
				"$of-$id-",
				"$of-$id",
				$of,
				"$of-$id-" . strrev( $signature ),
				"$of-$id-{$signature}0",
				"$of-$id-$signature\n",
				"$of-$id-$signature\0",
				"$of-" . strrev( $id ) . "-$signature",
				"$of-$id-" . str_repeat( '0', 40 ),
				"$of-$id-0e" . str_repeat( '0', 38 ),
				array( $link ),
				array( array( $link ) ),
				'',
				array(),
				'9223372036854775808-' . "$id-$signature",
				"' or '1'='1",
			);
			if ( preg_match( '/[a-f]/', $signature ) ) {
				$wrong[] = "$of-$id-" . strtoupper( $signature );
			}
			foreach ( $wrong as $one ) {
				// What WordPress trims off an argument isn't part of a token.
				$is_same = is_string( $one ) && sanitize_text_field( $one ) === $link;
				$this->assertSame( $is_same ? $this->visit( $link, $see ) : null, $this->visit( $one, $see ), (string) wp_json_encode( $one ) );
			}
		}
	}

	/** @dataProvider cases_of_roles */
	public function test_the_front_end_of_a_draft_runs_no_hostile_sql( string $role ): void {
		$rows = $this->own_rows();
		for ( $round = 0; $round < 8; ++$round ) {
			$hostile = $this->hostile( "$role $round" );
			$title   = $hostile->text();
			$this->save( 'designer', '/wp/v2/pages/' . $this->ids['other_page'], array( 'title' => $title, 'excerpt' => $hostile->text(), 'status' => 'publish' ), (int) $this->ids['draft'] );
			$this->be( $role );
			$found   = $this->at_the_front( array( Page::DRAFT_ARG => (string) $this->ids['draft'] ), fn(): array => $this->look_around( $hostile ) );
			$this->assertSame( array(), array_slice( $this->queries->take_injected(), 0, 1 ), "round $round by $role: $title" );
			$this->assertSame( array(), array_values( array_intersect( $rows, $found ) ), 'nobody finds what is kept' );
		}
		$this->assertTrue( $this->queries->count() > 50, 'queries were seen' );
	}

	/** @return list<int> Posts that hostile queries find. */
	private function look_around( Hostile_Values $hostile ): array {
		$texts   = array( 's', 'title', 'name', 'pagename', 'author_name', 'category_name', 'tag', 'post_mime_type', 'post_password', 'meta_key', 'meta_value', Mini_Plugin::COLOR );
		$queries = array_map( static fn( string $name ): array => array( $name => $hostile->text() ), $texts );
		$queries = array_merge(
			$queries,
			array(
				array( 'meta_query' => array( 'relation' => 'OR', array( 'key' => $hostile->text(), 'value' => $hostile->text(), 'compare' => 'LIKE' ), array( 'key' => 'x', 'value' => array( $hostile->text(), $hostile->text() ), 'compare' => 'BETWEEN' ) ) ),
				array( 'tax_query' => array( array( 'taxonomy' => 'category', 'field' => 'slug', 'terms' => array( $hostile->text() ), 'operator' => 'NOT IN' ) ) ),
				array( 's' => $hostile->text(), 'search_columns' => array( 'post_title', $hostile->text() ), 'orderby' => 'relevance' ),
				array( 'orderby' => array( 'title' => 'ASC', $hostile->text() => 'DESC' ) ),
				array( 'orderby' => 'meta_value', 'meta_key' => $hostile->text() ),
				array( 'date_query' => array( array( 'after' => $hostile->text(), 'before' => $hostile->text() ) ) ),
				array( 'post__in' => array( $hostile->text(), PHP_INT_MAX ), 'post_status' => array( $hostile->text(), 'publish' ) ),
				array( 'post_type' => 'any', 'post_status' => 'any' ),
			)
		);
		$found = array();
		foreach ( $queries as $query ) {
			$found = array_merge( $found, ( new WP_Query( $query + array( 'post_type' => 'page', 'posts_per_page' => 100, 'fields' => 'ids' ) ) )->posts );
			$found = array_merge( $found, get_posts( $query + array( 'post_type' => 'page', 'numberposts' => 100, 'fields' => 'ids' ) ) );
		}
		foreach ( array( 'search', 'name__like', 'slug', 'name' ) as $name ) {
			get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, $name => $hostile->text(), 'object_ids' => array( (int) $this->ids['other_page'] ) ) );
		}
		return array_values( array_unique( array_map( 'intval', $found ) ) );
	}

	public function test_the_log_of_queries_sees_code_outside_of_texts(): void {
		$marker = Query_Log::MARKER;
		foreach ( array( "SELECT '$marker'", "SELECT 'a\\'$marker' , 'x'", "SELECT 'a''$marker'", "SELECT \"a'$marker\"" ) as $sql ) {
			$this->assertFalse( Query_Log::is_injected( $sql ), $sql );
		}
		foreach ( array( "SELECT $marker", "SELECT 'a' or $marker or 'b'", "SELECT 'a\\\\' or $marker or 'b'", "SELECT '$marker", "SELECT `$marker`", "SELECT 'x' /* $marker */" ) as $sql ) {
			$this->assertTrue( Query_Log::is_injected( $sql ), $sql );
		}
	}

	public function test_executable_values_are_found_at_every_depth(): void {
		foreach ( Hostile_Values::SCRIPTS as $script ) {
			$this->assertNotEmpty( Executables::in( array( 'a' => array( (string) wp_json_encode( array( 'b' => array( $script ) ) ) ) ) ), $script );
		}
		foreach ( array( 'text on = 5', '<p title="on x">a &lt;script&gt;</p>', '<!-- wp:paragraph {"onward":"a=b"} --><p>javascript: is a language</p><!-- /wp:paragraph -->' ) as $harmless ) {
			$this->assertSame( array(), Executables::in( array( $harmless ) ), $harmless );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Publishing;

use Atelier\Conflicts\Save_Lock;
use Atelier\Publishing\Publisher;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;
use RuntimeException;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

/**
 * @group database
 */
final class Publisher_Test extends Committed_Case {
	private const PARAGRAPH = "<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->";

	private static function blocks( string ...$words ): string {
		return implode( "\n\n", array_map( static fn( string $word ): string => sprintf( self::PARAGRAPH, $word ), $words ) );
	}

	/** @return array<string, mixed> The data of an error. */
	private function refused( int $draft, string $code, string $conflicts = Publisher::ASK ): array {
		$before = self::stored();
		$answer = $this->ask( 'POST', "$draft/publish", compact( 'conflicts' ) );
		$data   = $answer->get_data();
		$this->assertSame( $code, $data['code'] ?? '', (string) wp_json_encode( $data ) );
		$this->assertSame( '', self::difference( $before, self::stored() ), 'nothing was published:' );
		return $data['data'];
	}

	/** @return list<array{ key: string, id: int|string }> */
	private function published( int $draft, string $conflicts = Publisher::ASK ): array {
		$answer = $this->ask( 'POST', "$draft/publish", compact( 'conflicts' ) );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( Draft::PUBLISHED, $this->store->get( $draft )->status );
		return $answer->get_data()['published'];
	}

	public function test_publishes_records_of_all_types_together(): void {
		$theme  = get_stylesheet();
		$draft  = $this->make_draft();
		$page   = $this->make( 'page', 'Before', self::blocks( 'a' ) );
		$gone   = $this->make( 'page', 'Gone' );
		$menu   = $this->make( 'wp_navigation' );
		$parent = $this->change_new( $draft, 'page', array( 'title' => 'New <b>page</b>', 'status' => 'publish' ) );
		$this->change( $draft, 'page', $page, array( 'title' => 'After', 'parent' => $parent ) );
		$this->change( $draft, 'page', $gone, array(), Change::DELETE );
		$this->change( $draft, 'wp_navigation', $menu, array( 'force' => true ), Change::DELETE );
		$this->change( $draft, Change::SITE, '', array( 'title' => 'A new title', 'show_on_front' => 'page', 'page_on_front' => $parent ) );
		$this->change( $draft, 'wp_template', "$theme//404", array( 'content' => self::blocks( 'nothing here' ) ) );
		$this->change( $draft, 'wp_template_part', "$theme//promo", array( 'title' => 'Promo', 'content' => self::blocks( 'promo' ), 'area' => 'header' ), Change::CREATE );
		$this->change( $draft, 'wp_global_styles', self::styles_id(), array( 'styles' => array( 'color' => array( 'text' => '#123456' ) ) ) );

		$published = $this->published( $draft );
		$this->assertCount( 8, $published );
		$this->assertSame( array( "wp_template_part:$theme//promo", "page:$parent" ), array_column( array_slice( $published, 0, 2 ), 'key' ), 'what others refer to is first' );
		$this->assertSame( 'After', get_post( $page )->post_title );
		$this->assertSame( $parent, get_post( $page )->post_parent );
		$this->assertSame( 'publish', get_post_status( $parent ) );
		$this->assertTrue( time() - (int) get_post_timestamp( $parent ) < 600, 'it is dated now' );
		$this->assertSame( 'trash', get_post_status( $gone ) );
		$this->assertNull( get_post( $menu ) );
		$this->assertSame( 'A new title', get_option( 'blogname' ) );
		$this->assertSame( $parent, (int) get_option( 'page_on_front' ) );
		$this->assertSame( self::blocks( 'nothing here' ), get_block_template( "$theme//404" )->content );
		$this->assertSame( 'header', get_block_template( "$theme//promo", 'wp_template_part' )->area );
		$this->assertStringContainsString( '#123456', get_post( self::styles_id() )->post_content );
		$this->assertSame( get_current_user_id(), (int) get_post_meta( $page, '_edit_last', true ), 'who changed it last' );
		$this->refused( $draft, 'atelier_draft_published' );
	}

	public function test_publishes_content_byte_for_byte(): void {
		$draft    = $this->make_draft();
		$spacer   = '<!-- wp:spacer /-->';
		$expected = array();
		foreach ( self::content_corpus() as $name => list( $text ) ) {
			$new = $this->make( 'page', $name, $spacer );
			$this->change( $draft, 'page', $new, array( 'content' => $text ) );
			$expected[ $new ] = $text;

			// Somebody adds a block on the live site in the meantime.
			$merged = $this->make( 'page', $name, $text );
			$this->assertSame( $text, get_post( $merged )->post_content, $name );
			$this->change( $draft, 'page', $merged, array( 'content' => rtrim( $text ) . "\n\n$spacer" ) );
			wp_update_post( wp_slash( array( 'ID' => $merged, 'post_content' => self::blocks( 'theirs' ) . "\n\n$text" ) ) );
			$expected[ $merged ] = self::blocks( 'theirs' ) . "\n\n" . rtrim( $text ) . "\n\n$spacer";
		}
		$this->published( $draft );
		foreach ( $expected as $id => $text ) {
			$this->assertSame( self::in_a_post( $text ), get_post( $id )->post_content, get_post( $id )->post_title );
		}
	}

	public function test_publishes_templates_whose_slugs_are_in_other_scripts(): void {
		$theme = get_stylesheet();
		$ids   = array_map( static fn( string $slug ): string => "$theme//" . sanitize_title( $slug ), array( 'category-Новости', 'tag-日本', 'author-زورا' ) );
		$draft = $this->make_draft();
		foreach ( $ids as $at => $id ) {
			$this->assertStringContainsString( '%', $id );
			$this->change( $draft, 'wp_template', $id, array( 'title' => "New $at", 'content' => self::blocks( 'a' ) ), Change::CREATE );
		}
		$this->published( $draft );
		$again = $this->make_draft();
		foreach ( $ids as $at => $id ) {
			$template = get_block_template( $id );
			$this->assertNotNull( $template, $id );
			$this->assertSame( array( "New $at", self::blocks( 'a' ) ), array( $template->title, $template->content ) );
			$this->change( $again, 'wp_template', $id, array( 'content' => self::blocks( 'b' ) ) );
		}
		$this->published( $again );
		$last = $this->make_draft();
		foreach ( $ids as $id ) {
			$this->assertSame( self::blocks( 'b' ), get_block_template( $id )->content );
			$this->change( $last, 'wp_template', $id, array( 'force' => true ), Change::DELETE );
		}
		$this->published( $last );
		foreach ( $ids as $id ) {
			$this->assertNull( get_block_template( $id ) );
		}
	}

	public function test_new_draft_pages_have_no_date(): void {
		$draft = $this->make_draft();
		$id    = $this->change_new( $draft, 'page', array( 'title' => 'Later', 'status' => 'draft' ) );
		$this->published( $draft );
		$this->assertSame( 'draft', get_post_status( $id ) );
	}

	public function test_merges_changes_without_overlap_and_reports_conflicts(): void {
		$draft  = $this->make_draft();
		$merges = $this->make( 'page', 'Page', self::blocks( 'a', 'b', 'c' ) );
		$clash  = $this->make( 'page', 'Another', self::blocks( 'a' ) );
		$styles = self::styles_id();
		wp_update_post( array( 'ID' => $styles, 'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#111111"}}}' ) ) );
		$this->change( $draft, 'page', $merges, array( 'content' => self::blocks( 'a', 'b', 'mine' ) ) );
		$this->change( $draft, 'page', $clash, array( 'title' => 'Mine', 'content' => self::blocks( 'a', 'more' ) ) );
		$this->change( $draft, 'wp_global_styles', $styles, array( 'styles' => array( 'color' => array( 'text' => '#222222' ) ) ) );
		wp_update_post( array( 'ID' => $merges, 'post_content' => self::blocks( 'theirs', 'b', 'c' ) ) );
		wp_update_post( array( 'ID' => $clash, 'post_title' => 'Theirs' ) );
		wp_update_post( array( 'ID' => $styles, 'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#111111","background":"#333333"}}}' ) ) );

		$changes = $this->refused( $draft, 'atelier_draft_conflicts' )['changes'];
		$this->assertSame( array( "page:$clash" ), wp_list_pluck( $changes, 'key' ) );
		$this->assertSame( array( 'title' ), $changes[0]['conflicts'] );
		$this->assertSame( 'changed', $changes[0]['status'] );
		$this->assertFalse( $changes[0]['mergeable'] );

		$this->published( $draft, Publisher::MINE );
		$this->assertSame( self::blocks( 'theirs', 'b', 'mine' ), get_post( $merges )->post_content );
		$this->assertSame( 'Mine', get_post( $clash )->post_title );
		$this->assertSame( self::blocks( 'a', 'more' ), get_post( $clash )->post_content );
		$this->assertSame( array( 'text' => '#222222', 'background' => '#333333' ), json_decode( get_post( $styles )->post_content, true )['styles']['color'] );
	}

	public function test_prefers_theirs_if_requested_and_keeps_other_changes(): void {
		$draft   = $this->make_draft();
		$page    = $this->make( 'page', 'Page', self::blocks( 'a' ) );
		$deleted = $this->make( 'page', 'Deleted' );
		$kept    = $this->make( 'page', 'Kept' );
		$this->change( $draft, 'page', $page, array( 'title' => 'Mine', 'content' => self::blocks( 'a', 'more' ) ) );
		$this->change( $draft, 'page', $deleted, array( 'title' => 'Mine' ) );
		$this->change( $draft, 'page', $kept, array(), Change::DELETE );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Theirs' ) );
		wp_update_post( array( 'ID' => $kept, 'post_title' => 'Improved' ) );
		wp_delete_post( $deleted, true );

		$changes = array_column( $this->refused( $draft, 'atelier_draft_conflicts' )['changes'], 'status', 'key' );
		ksort( $changes );
		$this->assertSame( array( "page:$deleted" => 'missing', "page:$kept" => 'changed' ), array_diff_key( $changes, array( "page:$page" => 1 ) ) );
		$this->refused( $draft, 'atelier_draft_conflicts', Publisher::MINE );
		$this->published( $draft, Publisher::THEIRS );
		$this->assertSame( 'Theirs', get_post( $page )->post_title );
		$this->assertSame( self::blocks( 'a', 'more' ), get_post( $page )->post_content );
		$this->assertSame( 'publish', get_post_status( $kept ) );
	}

	public function test_changes_nothing_if_the_site_already_has_the_values(): void {
		$theme = get_stylesheet();
		$draft = $this->make_draft();
		$gone  = $this->make( 'page' );
		$this->change( $draft, 'page', $gone, array(), Change::DELETE );
		$this->change( $draft, 'wp_template', "$theme//404", array( 'force' => true ), Change::DELETE );
		$this->change( $draft, Change::SITE, '', array( 'title' => get_option( 'blogname' ) ) );
		wp_trash_post( $gone );
		$this->assertSame( array(), $this->published( $draft ) );
		$this->assertSame( 'theme', get_block_template( "$theme//404" )->source );
	}

	public function test_records_can_swap_slugs(): void {
		$draft = $this->make_draft();
		$one   = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'one' ) );
		$other = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'other' ) );
		$old   = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'offer' ) );
		$new   = $this->change_new( $draft, 'page', array( 'title' => 'Offer', 'slug' => 'offer', 'status' => 'publish' ) );
		$this->change( $draft, 'page', $one, array( 'slug' => 'other' ) );
		$this->change( $draft, 'page', $other, array( 'slug' => 'one' ) );
		$this->change( $draft, 'page', $old, array(), Change::DELETE );
		$this->published( $draft );
		$this->assertSame( array( 'other', 'one', 'offer' ), array_map( static fn( int $id ): string => get_post( $id )->post_name, array( $one, $other, $new ) ) );
	}

	public function test_a_page_that_is_only_moved_keeps_its_slug(): void {
		$draft  = $this->make_draft();
		$parent = $this->make( 'page' );
		$moved  = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'offer', 'post_parent' => $parent ) );
		$there  = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'offer' ) );
		// Saved before the other one, which has the slug until then.
		$this->change( $draft, 'page', $moved, array( 'parent' => 0 ) );
		$this->change( $draft, 'page', $there, array( 'slug' => 'old-offer' ) );
		$this->published( $draft );
		$this->assertSame( array( 'offer', 'old-offer' ), array( get_post( $moved )->post_name, get_post( $there )->post_name ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_checks_capabilities(): array {
		return array(
			'settings'           => array( 'manage_options', 'site' ),
			'a page'             => array( 'edit_post', 'page' ),
			'a new page'         => array( 'publish_pages', 'new page' ),
			'a page to be moved' => array( 'delete_post', 'deleted page' ),
			'a template'         => array( 'edit_theme_options', 'template' ),
		);
	}

	/** @dataProvider cases_checks_capabilities */
	public function test_checks_capabilities( string $capability, string $what ): void {
		$draft = $this->make_draft();
		$theme = get_stylesheet();
		$this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		switch ( $what ) {
			case 'site':
				$this->change( $draft, Change::SITE, '', array( 'title' => 'After' ) );
				break;
			case 'new page':
				$this->change_new( $draft, 'page', array( 'title' => 'After', 'status' => 'publish' ) );
				break;
			case 'deleted page':
				$this->change( $draft, 'page', $this->make( 'page' ), array(), Change::DELETE );
				break;
			case 'template':
				$this->change( $draft, 'wp_template', "$theme//404", array( 'content' => self::blocks( 'a' ) ) );
				break;
		}
		$this->add_filter( 'map_meta_cap', static fn( $caps, $asked ) => $asked === $capability ? array( 'do_not_allow' ) : $caps );
		$this->add_filter( 'atelier_capability', static fn() => 'read' );
		$before = self::stored();
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( 403, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( 'forbidden', $answer->get_data()['data']['changes'][0]['status'] );
		$this->assertSame( '', self::difference( $before, self::stored() ) );
	}

	public function test_an_error_names_the_rejected_record_and_the_reason(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$this->add_filter( 'rest_pre_insert_page', static fn( $post ) => isset( $post->ID ) && $post->ID === $page ? new \WP_Error( 'no_such_title', 'No.', array( 'status' => 400 ) ) : $post );
		$data = $this->refused( $draft, 'no_such_title' );
		$this->assertSame( array( 400, "page:$page", 'invalid', 'No.' ), array( $data['status'], $data['changes'][0]['key'], $data['changes'][0]['status'], $data['changes'][0]['message'] ) );
	}

	public function test_validates_arguments_like_the_route(): void {
		$draft = $this->make_draft();
		$key = $this->change( $draft, 'page', $this->make( 'page' ), array( 'comment_status' => 'closed' ) );
		$this->rewrite( $draft, $key, array( 'edits' => array( 'comment_status' => 'maybe' ) ) );
		$this->refused( $draft, 'rest_invalid_param' );
	}

	public function test_an_invalid_change_is_not_left_out(): void {
		global $wpdb;
		$draft = $this->make_draft();
		$key   = $this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$id = $this->store->change_post( $draft, $key )->ID;
		$wpdb->update( $wpdb->posts, array( 'post_content' => '{broken' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$this->refused( $draft, 'atelier_draft_damaged' );
	}

	public function test_only_accepts_changes_of_users_whose_texts_were_filtered(): void {
		$draft = $this->make_draft();
		$key   = $this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$post  = $this->store->change_post( $draft, $key );
		$json  = (string) wp_json_encode( array( 'type' => 'page', 'id' => '1', 'action' => 'update', 'edits' => array( 'content' => '<script>' ) ), JSON_HEX_TAG );
		$this->ask_xml_rpc( 'administrator', 'wp_editPost', array( $post->ID, array( 'post_content' => $json ) ) );
		$this->assertSame( 0, wp_insert_post( array( 'post_type' => Draft_Store::CHANGE_TYPE, 'post_status' => 'private', 'post_parent' => $draft, 'post_title' => 'A test', 'post_content' => wp_slash( $json ) ) ) );
		$this->assertSame( array( array( 'title' => 'After' ) ), array_map( static fn( Change $change ): array => $change->edits(), array_values( $this->store->changes( $draft ) ) ) );
	}

	public function test_rejects_drafts_that_cannot_be_published(): void {
		$empty = $this->make_draft();
		$this->refused( $empty, 'atelier_draft_empty' );
		$this->refused( 999999, 'atelier_draft_missing' );
		$other = $this->make_draft();
		$this->change( $other, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$this->store->set_state( $other, array( 'theme' => 'another' ) );
		$this->refused( $other, 'atelier_draft_theme' );
		$unknown = $this->make_draft();
		$this->rewrite( $unknown, $this->change( $unknown, 'page', $this->make( 'page' ), array( 'title' => 'After' ) ), array( 'type' => 'of_a_plugin' ) );
		$this->refused( $unknown, 'atelier_draft_unknown_type' );
	}

	public function test_does_not_publish_records_that_are_being_saved(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		foreach ( array( new Save_Lock( "page:$page" ), Wiring::draft_locks()->of( $draft ) ) as $lock ) {
			$lock->take( 0 );
			$result = Wiring::publisher()->publish( $draft );
			$lock->release();
			$this->assertSame( 'atelier_busy', is_wp_error( $result ) ? $result->get_error_code() : 'published' );
		}
		$this->published( $draft );
	}

	public function test_sends_mail_only_after_the_commit(): void {
		$sent = array();
		$fail = true;
		$this->add_filter(
			'wp_mail',
			static function ( $mail ) {
				$mail['subject'] .= '!';
				return $mail;
			}
		);
		$this->add_filter( 'transition_post_status', static fn( $new, $old, $post ) => 'publish' === $new && 'page' === $post->post_type && wp_mail( 'a@example.org', 'Published', 'It is live' ) );
		$this->add_filter(
			'pre_wp_mail',
			static function ( $done, $mail ) use ( &$sent ) {
				$sent[] = $mail['subject'];
				return null;
			}
		);
		$draft = $this->make_draft();
		$this->change_new( $draft, 'page', array( 'title' => 'After', 'status' => 'publish' ) );
		$this->add_filter( 'rest_after_insert_page', static function () use ( &$fail ): void {
			if ( $fail ) {
				throw new RuntimeException( 'A plugin fails.' );
			}
		} );
		$mails = 0;
		add_action( 'wp_mail_succeeded', static function () use ( &$mails ): void {
			++$mails;
		} );
		add_action( 'wp_mail_failed', static function () use ( &$mails ): void {
			++$mails;
		} );
		$this->refused( $draft, 'atelier_draft_failed' );
		$this->assertSame( 0, $mails, 'after a failure' );
		$fail = false;
		$this->published( $draft );
		$this->assertSame( 1, $mails, 'after it was published' );
		$this->assertSame( array( 'Published!' ), array_values( array_unique( $sent ) ), 'filtered once' );
	}

	/** @return array<string, list<callable>> A plugin's code that runs while a page is saved. */
	public static function cases_plugins_cannot_end_the_transaction(): array {
		$run = static function ( string $sql ): callable {
			return static function () use ( $sql ): void {
				global $wpdb;
				$wpdb->query( str_replace( '%options%', $wpdb->options, $sql ) );
			};
		};
		return array(
			'a new table'        => array( $run( 'CREATE TABLE atelier_test ( id int )' ) ),
			'a commented commit' => array( $run( "/* a comment */ -- another\n COMMIT" ) ),
			'a transaction'      => array( $run( 'start  transaction' ) ),
			'a rollback'         => array( $run( 'ROLLBACK' ) ),
			'autocommit'         => array( $run( 'SET autocommit = 1' ) ),
			'a failed write'     => array( $run( 'INSERT INTO %options% ( no_such_column ) VALUES ( 1 )' ) ),
			'a caught failure'   => array(
				static function (): void {
					global $wpdb;
					try {
						$wpdb->query( 'COMMIT' );
					} catch ( \Throwable $reason ) {
						unset( $reason );
					}
				},
			),
			'a fatal error'      => array(
				static function (): void {
					no_such_function();
				},
			),
			'wp_die'             => array(
				static function (): void {
					wp_die( 'Enough' );
				},
			),
		);
	}

	/** @dataProvider cases_plugins_cannot_end_the_transaction */
	public function test_plugins_cannot_end_the_transaction( callable $act ): void {
		global $wpdb;
		$wpdb->suppress_errors( true );
		$this->undo_later( static fn() => $wpdb->suppress_errors( false ) );
		$draft = $this->make_large_draft( 3 );
		$this->add_filter( 'rest_after_insert_page', $act );
		$before = self::stored();
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( 500, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( '', self::difference( $before, self::stored() ) );
		remove_filter( 'rest_after_insert_page', $act );
		$this->published( $draft );
	}

	public function test_continues_after_a_harmless_read_error(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			// There, a failed statement ends the transaction.
			$this->expectNotToPerformAssertions();
			return;
		}
		$wpdb->suppress_errors( true );
		$this->undo_later( static fn() => $wpdb->suppress_errors( false ) );
		$draft = $this->make_large_draft( 2 );
		$this->add_filter(
			'rest_after_insert_page',
			static function () use ( $wpdb ): void {
				$wpdb->get_var( 'SELECT 1 FROM no_such_table' );
			}
		);
		$this->published( $draft );
	}

	/** @return array<string, list<int>> */
	public static function cases_publishes_all_or_nothing(): array {
		return getenv( 'ATELIER_RELIABILITY' )
			? array( '2 records' => array( 2, 0 ), '10 records' => array( 10, 0 ), '60 records' => array( 60, 200 ) )
			: array( '2 records' => array( 2, 0 ), '10 records' => array( 10, 6 ) );
	}

	/**
	 * Aborts the publication at each write in turn, or at random ones.
	 *
	 * @dataProvider cases_publishes_all_or_nothing
	 */
	public function test_publishes_all_or_nothing( int $records, int $points ): void {
		$draft  = $this->make_large_draft( $records );
		$before = self::stored();
		$writes = 0;
		$cut    = 0;
		$is_on  = false;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$writes, &$cut, &$is_on ) {
				if ( $is_on && ! preg_match( '/^\s*(?:select|show)/i', (string) $sql ) && ++$writes === $cut ) {
					throw new RuntimeException( 'The power is cut.' );
				}
				return $sql;
			}
		);
		mt_srand( 7 );
		$total = 0;
		for ( $round = 1; 0 === $total || $round <= $total; $round++ ) {
			$cut    = 0 === $points || 0 === $total ? $round : mt_rand( 1, $total );
			$writes = 0;
			$is_on  = true;
			try {
				$status = $this->ask( 'POST', "$draft/publish" )->get_status();
			} catch ( RuntimeException $reason ) {
				// While a lock is taken or released.
				$status = 0;
			}
			$is_on = false;
			$this->forget_locks();
			$is_published = Draft::PUBLISHED === $this->store->get( $draft )->status;
			if ( $writes < $cut || $is_published ) {
				$this->assertTrue( $is_published, "cut at $cut of $writes: the draft is published" );
				break;
			}
			$this->assertTrue( 200 !== $status, "cut at $cut: it is no success" );
			$this->assertSame( '', self::difference( $before, self::stored() ), "cut at $cut: nothing is published" );
			if ( $points > 0 && $round >= $points ) {
				$this->published( $draft );
				break;
			}
			if ( $points > 0 && 0 === $total ) {
				// About fifteen per record.
				$total = max( $points, 15 * $records );
			}
		}
		foreach ( $this->store->changes( $draft ) as $change ) {
			$title = $change->edits()['title'] ?? null;
			if ( $change->post_id() > 0 && null !== $title ) {
				$this->assertSame( $title, get_post( $change->post_id() )->post_title );
				$this->assertSame( 'publish', get_post_status( $change->post_id() ) );
			}
		}
	}

	private function forget_locks(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'atelier\\_saving\\_%'" );
	}

	/** @return array<string, array{ bool, string }> Whether the publisher loses its role, or else the author; and the code of the refusal. */
	public static function cases_of_lost_roles(): array {
		return array(
			'the publisher' => array( true, 'rest_forbidden' ),
			'an author'     => array( false, 'atelier_draft_unapproved' ),
		);
	}

	/** @dataProvider cases_of_lost_roles */
	public function test_a_role_that_is_lost_while_it_waits_for_others_is_lost( bool $is_publisher, string $code ): void {
		global $wpdb;
		$publisher = get_current_user_id();
		$author    = $this->log_in_as( 'administrator' );
		$draft     = $this->make_draft();
		$page      = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		wp_set_current_user( $publisher );
		get_userdata( $author );
		$demoted = $is_publisher ? $publisher : $author;
		// As another request does it, of which this one has nothing in its memory.
		$this->add_filter(
			'atelier_site_draft_publishing',
			static function () use ( $wpdb, $demoted ): void {
				$wpdb->update( $wpdb->usermeta, array( 'meta_value' => serialize( array( 'subscriber' => true ) ) ), array( 'user_id' => $demoted, 'meta_key' => "{$wpdb->prefix}capabilities" ) );
			}
		);
		$this->refused( $draft, $code );
		$this->assertSame( 'Before', get_post( $page )->post_title );
	}

	public function test_a_plugin_that_fails_after_publishing_does_not_say_that_nothing_was_published(): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$this->change( $draft, 'page', $page, array( 'title' => 'Mine' ) );
		$this->add_filter(
			'atelier_site_draft_published',
			static function (): void {
				throw new RuntimeException( 'A plugin fails.' );
			}
		);
		$this->published( $draft );
		$this->assertSame( 'Mine', get_post( $page )->post_title );
	}

	/** @return array<string, array{ bool }> */
	public static function cases_of_deactivation(): array {
		return array(
			'and it goes on'    => array( false ),
			'and it then fails' => array( true ),
		);
	}

	/** @dataProvider cases_of_deactivation */
	public function test_deactivating_the_plugin_while_it_publishes_leaves_nothing_half_done( bool $fails ): void {
		global $wpdb;
		$plugin = 'atelier/plugin.php';
		$draft  = $this->make_large_draft( 4 );
		$this->assertContains( $plugin, (array) get_option( 'active_plugins' ) );
		$before     = self::stored();
		$deactivate = static function () use ( $plugin, $fails, &$deactivate ): void {
			remove_filter( 'rest_after_insert_page', $deactivate );
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			deactivate_plugins( $plugin );
			if ( $fails ) {
				throw new RuntimeException( 'A plugin fails.' );
			}
		};
		$this->add_filter( 'rest_after_insert_page', $deactivate );
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( $fails ? 500 : 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = maybe_unserialize( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'active_plugins'" ) );
		$this->assertSame( $fails, in_array( $plugin, $stored, true ) );
		$this->assertSame( $stored, get_option( 'active_plugins' ) );
		if ( $fails ) {
			$this->assertSame( '', self::difference( $before, self::stored() ) );
		} else {
			$this->assertSame( Draft::PUBLISHED, $this->store->get( $draft )->status );
		}
	}

	public function test_a_plugin_that_somebody_else_deactivates_meanwhile_stays_inactive(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			$this->expectNotToPerformAssertions();
			return;
		}
		$draft = $this->make_draft();
		$this->change( $draft, Change::SITE, '', array( 'title' => 'After' ) );
		$this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$other = new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		get_option( 'active_plugins' );
		$this->add_filter(
			'rest_after_insert_page',
			static function () use ( $wpdb, $other ): void {
				$other->query( "UPDATE $wpdb->options SET option_value = 'a:0:{}' WHERE option_name = 'active_plugins'" );
			}
		);
		$this->published( $draft );
		$this->assertSame( array(), get_option( 'active_plugins' ) );
		$this->assertSame( 'After', get_option( 'blogname' ) );
	}

	public function test_drafts_of_the_same_record_are_not_published_at_once(): void {
		$page  = $this->make( 'page' );
		$one   = $this->make_draft();
		$other = $this->make_draft();
		$this->change( $one, 'page', $page, array( 'title' => 'Of one' ) );
		$this->change( $other, 'page', $page, array( 'title' => 'Of the other' ) );
		$codes = array();
		$this->add_filter(
			'rest_after_insert_page',
			function () use ( $one, $other, &$codes ): void {
				foreach ( array( $one, $other ) as $draft ) {
					$result  = Wiring::publisher()->publish( $draft );
					$codes[] = is_wp_error( $result ) ? $result->get_error_code() : 'published';
				}
			}
		);
		$this->published( $one );
		$this->assertSame( array( 'atelier_busy', 'atelier_busy' ), $codes );
		$this->assertSame( 'Of one', get_post( $page )->post_title );
		$data = $this->refused( $other, 'atelier_draft_conflicts' );
		$this->assertSame( "page:$page", $data['changes'][0]['key'] );
	}

	public function test_others_see_no_partial_state_and_cannot_write_in_between(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			// SQLite allows one writer at a time.
			$this->expectNotToPerformAssertions();
			return;
		}
		$page  = $this->make( 'page', 'Before' );
		$draft = $this->make_draft();
		$this->change( $draft, 'page', $page, array( 'title' => 'After' ) );
		$other = new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$other->suppress_errors( true );
		$other->query( 'SET SESSION innodb_lock_wait_timeout = 1' );
		$seen = array();
		$this->add_filter(
			'rest_after_insert_page',
			static function () use ( $wpdb, $other, $page, &$seen ): void {
				$seen[] = $other->get_var( "SELECT post_title FROM $wpdb->posts WHERE ID = $page" );
				$seen[] = $other->query( "UPDATE $wpdb->posts SET post_title = 'In between' WHERE ID = $page" );
				// Other records aren't locked.
				$seen[] = (bool) $other->query( "INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value ) VALUES ( 0, 'atelier_test', '' )" );
			}
		);
		$this->published( $draft );
		$this->assertSame( array( 'Before', false, true ), $seen );
		$this->assertSame( 'After', $other->get_var( "SELECT post_title FROM $wpdb->posts WHERE ID = $page" ) );
	}

	public function test_does_not_continue_on_a_new_connection(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			$this->expectNotToPerformAssertions();
			return;
		}
		$draft  = $this->make_large_draft( 4 );
		$other  = new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$before = self::stored();
		$kill   = static function () use ( $wpdb, $other, &$kill ): void {
			remove_filter( 'rest_after_insert_page', $kill );
			$other->query( 'KILL ' . (int) mysqli_thread_id( $wpdb->dbh ) );
		};
		$this->add_filter( 'rest_after_insert_page', $kill );
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( 500, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( '', self::difference( $before, self::stored() ) );
		$this->published( $draft );
	}

	public function test_rejects_tables_without_transactions(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			$this->expectNotToPerformAssertions();
			return;
		}
		$draft = $this->make_large_draft( 2 );
		$wpdb->query( "ALTER TABLE $wpdb->termmeta ENGINE = MyISAM" );
		$this->undo_later( static fn() => $wpdb->query( "ALTER TABLE $wpdb->termmeta ENGINE = InnoDB" ) );
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( 'atelier_draft_no_transactions', $answer->get_data()['code'] );
		$this->assertStringContainsString( $wpdb->termmeta, $answer->get_data()['message'] );
	}

	public function test_publishes_500_records(): void {
		if ( ! getenv( 'ATELIER_RELIABILITY' ) ) {
			$this->expectNotToPerformAssertions();
			return;
		}
		$draft = $this->make_large_draft( Draft_Store::MAX_CHANGES );
		$this->assertSame( Draft_Store::MAX_CHANGES, $this->store->count( $draft ) );
		$this->published( $draft );
	}
}

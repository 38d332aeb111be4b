<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Restoring;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\Retention;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Restoring\Wanted_State;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use Atelier\Tests\History\History_Case;
use Atelier\Tests\Wiring;
use Closure;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/History/History_Case.php';

final class Undo_Controller_Test extends History_Case {
	private const PARAGRAPH = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';

	/** @return array<string, mixed> */
	private function restore( array $parameters = array() ): array {
		return $this->ask_history( 'POST', "/{$this->last()->id}/restore", $parameters )->get_data();
	}

	/** @return array<string, Change> */
	private function draft( string $path, array $parameters = array() ): array {
		$response = $this->ask_history( 'POST', $path, $parameters );
		$this->assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$data = $response->get_data();
		$this->assertStringContainsString( "atelier_draft={$data['draft']}", $data['url'] );
		return Wiring::drafts()->changes( $data['draft'] );
	}

	public function test_a_deleted_pattern_is_restored_with_its_id(): void {
		$id   = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card', 'post_content' => self::PARAGRAPH ) );
		$term = (int) wp_insert_term( 'Cards', 'wp_pattern_category' )['term_id'];
		wp_set_object_terms( $id, array( $term ), 'wp_pattern_category' );
		$this->end_request();
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertSame( array(), $this->restore()['skipped'] );
		$post = get_post( $id );
		$this->assertSame( array( 'wp_block', 'Card', self::PARAGRAPH, 'publish' ), array( $post->post_type, $post->post_title, $post->post_content, $post->post_status ) );
		$this->assertSame( array( $term ), wp_get_object_terms( $id, 'wp_pattern_category', array( 'fields' => 'ids' ) ) );
		$this->end_request();
		$this->assertSame( Changed_Record::CREATE, $this->last_record()->action );
		$this->restore();
		$this->assertSame( 'trash', get_post_status( $id ), 'undoing the undo removes it again' );
	}

	public function test_content_is_restored_byte_for_byte(): void {
		foreach ( self::content_corpus() as $name => list( $text ) ) {
			$id = $this->make_known_post( array( 'post_content' => $text ) );
			wp_delete_post( $id, true );
			$this->end_request();
			$this->assertSame( array(), $this->restore()['skipped'], $name );
			$this->assertSame( self::in_a_post( $text ), get_post( $id )->post_content, $name );
		}
	}

	public function test_an_undo_in_a_draft_keeps_what_was_changed_later_byte_for_byte(): void {
		$spacer = '<!-- wp:spacer /-->';
		foreach ( self::content_corpus() as $name => list( $text ) ) {
			$id      = $this->make_known_post( array( 'post_content' => $text ) );
			$content = static fn( string $content ): int => (int) wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => $content ) ) );
			$content( "$spacer\n\n$text" );
			$this->end_request();
			$changes = $this->draft( "/{$this->last()->id}/draft", array( 'keys' => array( "page:$id" ) ) );
			$this->assertSame( $text, $changes[ "page:$id" ]->edits()['content'], $name );
		}
	}

	public function test_references_are_updated_if_the_id_is_taken(): void {
		global $wpdb;
		$id   = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card', 'post_content' => self::PARAGRAPH ) );
		$page = $this->make_known_post( array( 'post_content' => "<!-- wp:block {\"ref\":$id} /--><!-- wp:block {\"ref\":{$id}0} /-->" ) );
		wp_delete_post( $id, true );
		$this->end_request();
		$wpdb->insert( $wpdb->posts, array( 'ID' => $id, 'post_type' => 'attachment', 'post_status' => 'inherit' ) );
		$restored = $this->restore()['restored'];
		$new      = (int) str_replace( 'wp_block:', '', $restored[0]['key'] );
		$this->assertNotSame( $id, $new );
		$this->assertSame( "<!-- wp:block {\"ref\":$new} /--><!-- wp:block {\"ref\":{$id}0} /-->", get_post( $page )->post_content );
	}

	public function test_a_deleted_page_is_restored_without_deleted_references(): void {
		$parent = $this->make_known_post();
		$id     = $this->make_known_post( array( 'post_parent' => $parent, 'menu_order' => 3, 'post_name' => 'deep' ) );
		update_post_meta( $id, '_thumbnail_id', '987654' );
		$this->end_request();
		wp_delete_post( $id, true );
		$this->end_request();
		$entry = $this->last()->id;
		wp_delete_post( $parent, true );
		$this->end_request();
		$this->assertSame( array(), $this->ask_history( 'POST', "/$entry/restore" )->get_data()['skipped'] );
		$post = get_post( $id );
		$this->assertSame( array( 0, 3, 'deep', 'publish' ), array( $post->post_parent, $post->menu_order, $post->post_name, $post->post_status ) );
	}

	public function test_a_page_with_a_password_is_restored_as_a_draft(): void {
		$id = $this->make_known_post( array( 'post_password' => 'sesame' ) );
		wp_delete_post( $id, true );
		$this->end_request();
		$this->restore();
		$this->assertSame( array( 'draft', '' ), array( get_post_status( $id ), get_post( $id )->post_password ) );
	}

	public function test_moving_to_the_trash_is_undone_and_redone(): void {
		$id = $this->make_known_post( array( 'post_name' => 'about-the-yard' ) );
		wp_trash_post( $id );
		$this->end_request();
		$this->restore();
		$this->assertSame( array( 'publish', 'about-the-yard' ), array( get_post_status( $id ), get_post( $id )->post_name ) );
		$this->end_request();
		$this->assertSame( Changed_Record::RESTORE, $this->last_record()->action );
		$this->restore();
		$this->assertSame( 'trash', get_post_status( $id ) );
	}

	public function test_a_deleted_template_is_restored(): void {
		$made = $this->ask( 'POST', '/wp/v2/templates', array( 'slug' => 'landing', 'title' => 'Landing', 'content' => self::PARAGRAPH, 'description' => 'For ads' ) )->get_data();
		$this->end_request();
		$this->ask( 'DELETE', '/wp/v2/templates/' . $made['id'], array( 'force' => true ) );
		$this->end_request();
		$this->assertSame( null, get_block_template( $made['id'] ) );
		$this->assertSame( array(), $this->restore()['skipped'] );
		$template = get_block_template( $made['id'] );
		$this->assertSame( array( 'Landing', self::PARAGRAPH, 'For ads' ), array( $template->title, $template->content, $template->description ) );
	}

	public function test_a_deleted_template_is_restored_whose_slug_is_in_another_script(): void {
		$slug = sanitize_title( 'category-Новости' );
		$made = $this->ask( 'POST', '/wp/v2/templates', array( 'slug' => $slug, 'title' => 'News', 'content' => self::PARAGRAPH ) )->get_data();
		$this->assertSame( $slug, $made['slug'] );
		$this->end_request();
		wp_delete_post( (int) $made['wp_id'], true );
		$this->end_request();
		$this->assertSame( array(), $this->restore()['skipped'] );
		$this->assertSame( 'News', get_block_template( get_stylesheet() . "//$slug" )->title );
	}

	public function test_changes_that_edits_can_undo_are_not_restored_immediately(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Old' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'New' ) );
		$this->end_request();
		$this->assertCount( 1, $this->restore()['skipped'] );
		$this->assertSame( 'New', get_post( $id )->post_title );
	}

	/** @return array<string, list<string>> */
	public static function cases_an_impossible_id_is_not_restored(): array {
		return array(
			'too large for the table' => array( '9223372036854775800' ),
			'zeros'                   => array( '000012' ),
			'of no post yet'          => array( '90000000' ),
		);
	}

	/** @dataProvider cases_an_impossible_id_is_not_restored */
	public function test_an_impossible_id_is_not_restored( string $id ): void {
		$asked = array();
		$this->add_filter(
			'wp_insert_post_empty_content',
			static function ( $is_empty, $post ) use ( &$asked ): bool {
				$asked[] = $post['import_id'];
				// The database would count on from it, also after the test.
				return true;
			}
		);
		$wanted = new Wanted_State( 'page', $id, 'Card', true, true, array( 'title' => 'Card' ) );
		$this->assertCount( 1, Wiring::restorer()->restore( array( $wanted ) )['skipped'] );
		$this->assertSame( array( 0 ), $asked );
	}

	public function test_checks_the_capabilities_of_wordpress(): void {
		$id = $this->make_known_post( array( 'post_type' => 'wp_block' ) );
		wp_delete_post( $id, true );
		$this->end_request();
		$entry = $this->last()->id;
		$this->log_in_as( 'editor' );
		$this->assertSame( 403, $this->ask_history( 'POST', "/$entry/restore" )->get_status() );
		$this->assertSame( 403, $this->ask_history( 'POST', '/moment', array( 'entry' => $entry ) )->get_status() );
		$this->assertSame( null, get_post( $id ) );
	}

	/** @return array<string, array{ callable(): array{ string, string, callable(): mixed, mixed, mixed } }> What to do on the live site; its answer: type, ID, the state of the live site, and that before and after the undo is published. */
	public function cases_restoring_while_a_draft_is_open_changes_the_draft_only(): array {
		$status = static fn( int $id ): callable => static fn() => get_post_status( $id );
		$delete = fn( array $post ): callable => fn(): array => $this->deleted( $post, $status );
		return array(
			'a page in the trash'         => array(
				function () use ( $status ): array {
					$id = $this->make_known_post( array( 'post_name' => 'about-the-yard' ) );
					wp_trash_post( $id );
					return array( 'page', (string) $id, static fn() => get_post_status( $id ) . ' ' . get_post( $id )->post_name, 'trash about-the-yard__trashed', 'publish about-the-yard' );
				},
			),
			'a deleted page'              => array( $delete( array( 'post_type' => 'page', 'post_name' => 'gone' ) ) ),
			'a deleted post'              => array( $delete( array( 'post_type' => 'post', 'post_title' => 'Gone' ) ) ),
			'a deleted pattern'           => array( $delete( array( 'post_type' => 'wp_block', 'post_title' => 'Card', 'post_content' => self::PARAGRAPH ) ) ),
			'a deleted menu'              => array( $delete( array( 'post_type' => 'wp_navigation', 'post_title' => 'Menu' ) ) ),
			'a deleted template'          => array(
				function (): array {
					$id = (string) $this->ask( 'POST', '/wp/v2/templates', array( 'slug' => 'landing', 'title' => 'Landing', 'content' => self::PARAGRAPH ) )->get_data()['id'];
					$this->end_request();
					$this->ask( 'DELETE', "/wp/v2/templates/$id", array( 'force' => true ) );
					return array( 'wp_template', $id, static fn() => get_block_template( $id )->title ?? null, null, 'Landing' );
				},
			),
			'a deleted template part'     => array(
				function (): array {
					$id = (string) $this->ask( 'POST', '/wp/v2/template-parts', array( 'slug' => 'own-part', 'title' => 'Part', 'area' => 'header', 'content' => self::PARAGRAPH ) )->get_data()['id'];
					$this->end_request();
					$this->ask( 'DELETE', "/wp/v2/template-parts/$id", array( 'force' => true ) );
					return array( 'wp_template_part', $id, static fn() => get_block_template( $id, 'wp_template_part' )->area ?? null, null, 'header' );
				},
			),
			'a new page, which is removed' => array(
				function () use ( $status ): array {
					$id = $this->make_known_post();
					wp_trash_post( $id );
					$this->end_request();
					wp_untrash_post( $id );
					wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
					return array( 'page', (string) $id, $status( $id ), 'publish', 'trash' );
				},
			),
		);
	}

	/** @dataProvider cases_restoring_while_a_draft_is_open_changes_the_draft_only */
	public function test_restoring_while_a_draft_is_open_changes_the_draft_only( callable $act ): void {
		$this->nest_transactions();
		list( $type, $id, $state, $before, $after ) = Closure::bind( $act, $this, self::class )();
		$this->end_request();
		$entry = $this->last();
		$draft = Wiring::drafts()->create( 'Autumn' );
		$this->undo_later( fn() => $this->ask( 'GET', '/' ) );
		$_GET['atelier_draft'] = (string) $draft;
		$answer                = $this->ask_history( 'POST', "/{$entry->id}/restore" )->get_data();
		$this->assertSame( array( array(), array( Change::key_of( $type, $id ) ) ), array( $answer['skipped'], array_column( $answer['restored'], 'key' ) ) );
		$again = $this->ask_history( 'GET', "/{$entry->id}" )->get_data()['records'][0]['state'];
		$this->assertSame( 'trash' === $after ? 'trash' : 'live', $again, 'in the draft' );
		unset( $_GET['atelier_draft'] );
		$this->ask( 'GET', '/' );
		$this->assertSame( $before, $state(), 'on the live site' );
		$this->assertSame( array( Change::key_of( $type, $id ) ), array_keys( Wiring::drafts()->changes( $draft ) ) );
		$published = $this->ask( 'POST', "/atelier/v1/site-drafts/$draft/publish" );
		$this->assertSame( 200, $published->get_status(), (string) wp_json_encode( $published->get_data() ) );
		$this->assertSame( $after, $state(), 'once it is published' );
	}

	public function test_a_draft_undoes_a_whole_entry_or_single_records(): void {
		$one = $this->make_known_post( array( 'post_title' => 'One' ) );
		$two = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Two' ) );
		wp_update_post( array( 'ID' => $one, 'post_title' => 'Changed' ) );
		wp_delete_post( $two, true );
		$three = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Three' ) );
		update_option( 'blogname', 'Renamed' );
		$this->end_request();
		$entry   = $this->last()->id;
		$changes = $this->draft( "/$entry/draft" );
		$actions = array_map( static fn( Change $change ): string => $change->action(), $changes );
		ksort( $actions );
		$this->assertSame( array( "page:$one" => Change::UPDATE, "page:$three" => Change::DELETE, 'site' => Change::UPDATE, "wp_block:$two" => Change::CREATE ), $actions );
		$this->assertSame( array( array( 'title' => 'One' ), array( 'title' => 'Changed' ) ), array( $changes[ "page:$one" ]->edits(), $changes[ "page:$one" ]->base() ) );
		$this->assertNotSame( '', $changes[ "page:$one" ]->base_version() );
		$this->assertNotSame( '', $changes['site']->base_version() );
		$this->assertSame( Hidden_Posts::STATUS, get_post_status( $two ) );
		$this->assertSame( array( 'Changed', 'Renamed' ), array( get_post( $one )->post_title, get_option( 'blogname' ) ), 'the site stays' );
		$this->assertSame( array( "page:$one" ), array_keys( $this->draft( "/$entry/draft", array( 'keys' => array( "page:$one" ) ) ) ) );
	}

	public function test_a_sticky_post_and_its_format_are_restored(): void {
		$id = $this->make_known_post( array( 'post_type' => 'post' ) );
		stick_post( $id );
		set_post_format( $id, 'aside' );
		$this->end_request();
		$this->ask( 'POST', "/wp/v2/posts/$id", array( 'sticky' => false, 'format' => 'standard' ) );
		$this->end_request();
		$draft   = $this->ask_history( 'POST', '/' . $this->last()->id . '/draft' )->get_data()['draft'];
		$changes = array_values( Wiring::drafts()->changes( $draft ) );
		$edits   = $changes[0]->edits();
		ksort( $edits );
		$this->assertSame( array( 'format' => 'aside', 'sticky' => true ), $edits );
		wp_delete_post( $id, true );
		$this->end_request();
		$this->ask_history( 'POST', '/' . $this->last()->id . '/restore' );
		$this->assertSame( array( false, false ), array( is_sticky( $id ), get_post_format( $id ) ) );
		$this->ask( 'POST', "/wp/v2/posts/$id", array( 'sticky' => true, 'format' => 'aside' ) );
		$this->end_request();
		wp_delete_post( $id, true );
		$this->end_request();
		$this->assertFalse( is_sticky( $id ) );
		$this->ask_history( 'POST', '/' . $this->last()->id . '/restore' );
		$this->assertSame( array( true, 'aside' ), array( is_sticky( $id ), get_post_format( $id ) ) );
	}

	public function test_a_draft_without_changes_is_not_created(): void {
		$id = $this->make_known_post( array( 'post_title' => 'Old' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'New' ) );
		$this->end_request();
		$entry = $this->last()->id;
		$count = Wiring::drafts()->page( false, 1, 10 )[1];
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Old' ) );
		$this->end_request();
		$this->assertSame( 409, $this->ask_history( 'POST', "/$entry/draft" )->get_status() );
		$this->assertSame( $count, Wiring::drafts()->page( false, 1, 10 )[1] );
	}

	public function test_a_moment_restores_the_whole_design(): void {
		$template = get_stylesheet() . '//404';
		$file     = get_block_template( $template )->content;
		$pattern  = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card', 'post_content' => 'A' ) );
		$gone     = $this->make_known_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Menu', 'post_content' => 'M' ) );
		$page     = $this->make_known_post( array( 'post_title' => 'Page' ) );
		// The first change after the moment.
		wp_update_post( array( 'ID' => $pattern, 'post_title' => 'Card 2' ) );
		$this->end_request();
		$moment = $this->last()->id;
		wp_update_post( array( 'ID' => $pattern, 'post_title' => 'Card 3', 'post_content' => 'B' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Page 2' ) );
		$this->ask( 'POST', "/wp/v2/templates/$template", array( 'content' => self::PARAGRAPH ) );
		$this->end_request();
		wp_update_post( array( 'ID' => $gone, 'post_content' => 'N' ) );
		$this->end_request();
		wp_delete_post( $gone, true );
		$new   = $this->make_post( array( 'post_type' => 'wp_block' ) );
		$brief = $this->make_post( array( 'post_type' => 'wp_block' ) );
		$this->end_request();
		wp_delete_post( $brief, true );
		$this->end_request();
		$changes = $this->draft( '/moment', array( 'entry' => $moment ) );
		$this->assertSame( array( 'title' => 'Card', 'content' => 'A' ), $changes[ "wp_block:$pattern" ]->edits() );
		$this->assertSame( array( 'content' => $file ), $changes[ "wp_template:$template" ]->edits() );
		$this->assertSame( array( Change::CREATE, 'M' ), array( $changes[ "wp_navigation:$gone" ]->action(), $changes[ "wp_navigation:$gone" ]->edits()['content'] ) );
		$this->assertSame( Change::DELETE, $changes[ "wp_block:$new" ]->action() );
		$this->assertCount( 4, $changes, 'nothing of pages, and nothing of what existed for a moment' );
		$with_pages = $this->draft( '/moment', array( 'entry' => $moment, 'pages' => true ) );
		$this->assertSame( array( 'title' => 'Page' ), $with_pages[ "page:$page" ]->edits() );
	}

	public function test_a_moment_leaves_the_design_of_other_themes_as_it_is(): void {
		$entry       = new Entry();
		$entry->user = $this->admin;
		$entry->date = gmdate( 'Y-m-d H:i:s' );
		$entry->add( new Changed_Record( 'wp_template', 'another//404', 'Of another', Changed_Record::DELETE, array( 'title' => 'Of another', 'content' => 'A' ), array() ) );
		$entry->add( new Changed_Record( 'wp_template', get_stylesheet() . '//gone', 'Gone', Changed_Record::DELETE, array( 'title' => 'Gone', 'content' => 'A', 'description' => '' ), array() ) );
		$this->store->save( $entry );
		$this->assertSame( array( 'wp_template:' . get_stylesheet() . '//gone' ), array_keys( $this->draft( '/moment', array( 'entry' => $entry->id ) ) ) );
	}

	public function test_a_moment_can_be_a_date(): void {
		$pattern    = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card' ) );
		$made       = $this->last();
		$made->date = '2020-01-01 00:00:00';
		$this->store->save( $made );
		wp_update_post( array( 'ID' => $pattern, 'post_title' => 'Card 2' ) );
		$this->end_request();
		$this->assertSame( array( 'title' => 'Card' ), $this->draft( '/moment', array( 'date' => '2021-01-01T00:00:00Z' ) )[ "wp_block:$pattern" ]->edits() );
		$this->assertSame( Change::DELETE, $this->draft( '/moment', array( 'date' => '2019-01-01T00:00:00Z' ) )[ "wp_block:$pattern" ]->action() );
		$this->assertSame( 400, $this->ask_history( 'POST', '/moment' )->get_status() );
	}

	public function test_a_draft_refers_to_its_entry_so_that_it_is_kept(): void {
		$id = $this->make_known_post();
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Other' ) );
		$this->end_request();
		$entry = $this->last()->id;
		$draft = $this->ask_history( 'POST', "/$entry/draft" )->get_data()['draft'];
		$this->assertSame( (string) $entry, get_post_meta( $draft, Retention::SOURCE_META, true ) );
	}

	/** Publishes a draft that takes something back. */
	private function publish_draft( string $path, array $parameters = array() ): void {
		$this->nest_transactions();
		$made = $this->ask_history( 'POST', $path, $parameters )->get_data();
		$this->assertArrayHasKey( 'skipped', $made, (string) wp_json_encode( $made ) );
		$this->assertSame( array(), $made['skipped'] );
		$answer = $this->ask( 'POST', "/atelier/v1/site-drafts/{$made['draft']}/publish" );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->end_request();
	}

	/** @param array<string, mixed> $parameters */
	private function save_in( int $draft, string $method, string $route, array $parameters = array() ): void {
		$_GET    = array( Page::DRAFT_ARG => (string) $draft );
		$request = new WP_REST_Request( $method, $route );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_body_params( $parameters );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$_GET = array();
		// The next request isn't in it.
		$this->ask( 'GET', '/' );
	}

	public function test_a_published_replacement_is_undone_byte_for_byte(): void {
		$this->nest_transactions();
		$new    = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'New hours' ) );
		$old    = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Hours', 'post_content' => self::PARAGRAPH ) );
		$texts  = array( "<!-- wp:block   {\"ref\":$old}  /-->\r\nLoose &amp; text", "<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:block {\"ref\":$old} /--></div>\n<!-- /wp:group -->" );
		$before = array();
		foreach ( $texts as $text ) {
			$before[ $this->make_known_post( array( 'post_content' => $text ) ) ] = $text;
		}
		$content_of = static fn( int $id ): string => get_post( $id )->post_content;
		// As they are stored.
		foreach ( array_keys( $before ) as $id ) {
			$before[ $id ] = $content_of( $id );
		}
		$draft = Wiring::drafts()->create( 'Without “Hours”' );

		foreach ( $before as $id => $text ) {
			$this->save_in( $draft, 'PUT', "/wp/v2/pages/$id", array( 'content' => str_replace( "\"ref\":$old", "\"ref\":$new", $text ) ) );
		}
		$this->save_in( $draft, 'DELETE', "/wp/v2/blocks/$old" );
		$this->assertSame( $before, array_combine( array_keys( $before ), array_map( $content_of, array_keys( $before ) ) ), 'the site stays' );

		$this->assertSame( 200, $this->ask( 'POST', "/atelier/v1/site-drafts/$draft/publish" )->get_status() );
		$this->end_request();
		foreach ( array_keys( $before ) as $id ) {
			$this->assertStringContainsString( "\"ref\":$new}", $content_of( $id ) );
		}
		$this->assertSame( 'trash', get_post_status( $old ) );

		$this->publish_draft( "/{$this->last()->id}/draft" );
		$this->assertSame( $before, array_combine( array_keys( $before ), array_map( $content_of, array_keys( $before ) ) ) );
		$this->assertSame( 'publish', get_post_status( $old ) );
	}

	public function test_a_page_in_the_trash_is_restored_by_publishing(): void {
		$parent = $this->make_known_post( array( 'post_name' => 'yard' ) );
		$page   = $this->make_known_post( array( 'post_name' => 'boats', 'post_parent' => $parent ) );
		foreach ( array( $page, $parent ) as $id ) {
			wp_trash_post( $id );
		}
		$this->end_request();
		$entry = $this->last()->id;
		$this->publish_draft( "/$entry/draft" );
		$this->assertSame( array( 'publish', 'boats', $parent, 'yard' ), array( get_post_status( $page ), get_post( $page )->post_name, get_post( $page )->post_parent, get_post( $parent )->post_name ) );
		$this->publish_draft( "/{$this->last()->id}/draft" );
		$this->assertSame( array( 'trash', 'trash' ), array( get_post_status( $page ), get_post_status( $parent ) ), 'undoing the undo' );
		$this->publish_draft( '/moment', array( 'entry' => $entry, 'pages' => true ) );
		$this->assertSame( array( 'publish', 'publish' ), array( get_post_status( $page ), get_post_status( $parent ) ), 'going back to a moment' );
	}

	/** @dataProvider cases_removed */
	public function test_a_restored_page_leaves_its_slug_to_those_that_have_it_since( bool $is_deleted ): void {
		$page = $this->make_known_post( array( 'post_name' => 'boats', 'post_title' => 'Old' ) );
		$is_deleted ? wp_delete_post( $page, true ) : wp_trash_post( $page );
		$this->end_request();
		$entry = $this->last()->id;
		$this->make_known_post( array( 'post_name' => 'boats', 'post_title' => 'New' ) );
		$changes = $this->draft( "/$entry/draft" );
		$this->assertSame( array( 'boats-2' ), array_values( array_map( static fn( Change $change ): string => $change->edits()['slug'], $changes ) ) );
	}

	/** @return array<string, array{ bool }> */
	public static function cases_removed(): array {
		return array(
			'deleted'      => array( true ),
			'in the trash' => array( false ),
		);
	}

	public function test_a_page_that_is_moved_to_the_trash_meanwhile_is_a_conflict(): void {
		$page = $this->make_known_post( array( 'post_title' => 'Before' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'After' ) );
		$this->end_request();
		$made = $this->ask_history( 'POST', "/{$this->last()->id}/draft" )->get_data();
		wp_trash_post( $page );
		$changes = $this->ask( 'GET', "/atelier/v1/site-drafts/{$made['draft']}/changes" )->get_data();
		$this->assertSame( 'missing', $changes[0]['status'] );
	}

	public function test_a_reset_of_a_template_is_undone_by_publishing(): void {
		foreach ( array( 'wp_template' => 'home', 'wp_template_part' => 'footer' ) as $type => $slug ) {
			$id   = get_stylesheet() . "//$slug";
			$route = rest_get_route_for_post_type_items( $type ) . "/$id";
			$this->ask( 'POST', $route, array( 'content' => self::PARAGRAPH ) );
			$this->end_request();
			$this->ask( 'POST', $route, array( 'source' => 'theme' ) );
			$this->end_request();
			$this->assertSame( 'theme', get_block_template( $id, $type )->source );
			$this->publish_draft( "/{$this->last()->id}/draft" );
			$this->assertSame( array( 'custom', self::PARAGRAPH ), array( get_block_template( $id, $type )->source, get_block_template( $id, $type )->content ) );
		}
	}

	/** @return array<string, array{ string, string, array<string, mixed>, array<string, mixed> }> Type, ID of a template, and values before and after. */
	public static function cases_every_kind(): array {
		$words = array( array( 'title' => 'Before', 'content' => self::PARAGRAPH ), array( 'title' => 'After', 'content' => '' ) );
		return array(
			'page'                       => array( 'page', '', ...$words ),
			'post'                       => array( 'post', '', array( 'title' => 'Before', 'sticky' => true ), array( 'title' => 'After', 'sticky' => false ) ),
			'pattern'                    => array( 'wp_block', '', ...$words ),
			'menu'                       => array( 'wp_navigation', '', ...$words ),
			'type of a plugin'           => array( 'atelier_book', '', ...$words ),
			'template'                   => array( 'wp_template', 'home', ...$words ),
			'template part'              => array( 'wp_template_part', 'footer', ...$words ),
			'template of the theme only' => array( 'wp_template', 'index', array(), array( 'title' => 'After', 'content' => self::PARAGRAPH ) ),
			'styles'                     => array( 'wp_global_styles', '', array( 'styles' => array( 'color' => array( 'text' => '#111111' ) ) ), array( 'styles' => array( 'color' => array( 'background' => '#eeeeee' ) ) ) ),
			'settings'                   => array( Change::SITE, '', array( 'title' => 'Before', 'posts_per_page' => 7 ), array( 'title' => 'After', 'posts_per_page' => 9 ) ),
		);
	}

	/**
	 * @dataProvider cases_every_kind
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 */
	public function test_a_change_of_every_kind_is_undone_by_publishing( string $type, string $slug, array $before, array $after ): void {
		register_post_type( 'atelier_book', array( 'public' => true, 'show_in_rest' => true, 'rest_base' => 'atelier-books', 'supports' => array( 'title', 'editor' ) ) );
		$this->undo_later( static fn() => unregister_post_type( 'atelier_book' ) );
		// With the routes of the type.
		$GLOBALS['wp_rest_server'] = null;
		$route = Change::SITE === $type ? '/wp/v2/settings' : ( 'wp_global_styles' === $type ? '/wp/v2/global-styles/' . \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() : rest_get_route_for_post_type_items( $type ) . '/' . ( '' === $slug ? $this->make_known_post( array( 'post_type' => $type ) ) : get_stylesheet() . "//$slug" ) );
		if ( $before ) {
			$this->assertSame( 200, $this->ask( 'POST', $route, $before )->get_status() );
		}
		$this->end_request();
		$state = fn(): string => (string) wp_json_encode( array_diff_key( $this->ask( 'GET', $route, Change::SITE === $type ? array() : array( 'context' => 'edit' ) )->get_data(), array_flip( array( 'modified', 'modified_gmt', 'wp_id', 'source', 'origin', 'has_theme_file', 'date', 'is_custom', 'author', 'author_text', 'original_source', 'atelier_version', 'plugin', '_links' ) ) ) );
		$first = $state();
		$this->assertSame( 200, $this->ask( 'POST', $route, $after )->get_status() );
		$this->end_request();
		$this->assertNotSame( $first, $state() );
		$this->publish_draft( "/{$this->last()->id}/draft" );
		$this->assertSame( $first, $state() );
	}

	public function test_a_deleted_pattern_and_what_refers_to_it_are_restored_by_publishing(): void {
		global $wpdb;
		$pattern = $this->make_known_post( array( 'post_type' => 'wp_block', 'post_title' => 'Card', 'post_content' => self::PARAGRAPH ) );
		$page    = $this->make_known_post( array( 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		wp_delete_post( $pattern, true );
		$this->end_request();
		$wpdb->insert( $wpdb->posts, array( 'ID' => $pattern, 'post_type' => 'attachment', 'post_status' => 'inherit' ) );
		$this->publish_draft( "/{$this->last()->id}/draft" );
		preg_match( '/"ref":(\d+)/', get_post( $page )->post_content, $found );
		$this->assertSame( array( 'wp_block', 'Card', 'publish' ), array( get_post_type( (int) $found[1] ), get_the_title( (int) $found[1] ), get_post_status( (int) $found[1] ) ) );
	}

	/**
	 * Deletes a post that the history knows.
	 *
	 * @param array<string, mixed> $post
	 * @return list<mixed> Its type and ID, how to read its status, and what that is before and after.
	 */
	private function deleted( array $post, callable $status ): array {
		$id = $this->make_known_post( $post );
		$this->end_request();
		wp_delete_post( $id, true );
		return array( $post['post_type'], (string) $id, $status( $id ), Hidden_Posts::STATUS, 'publish' );
	}
}

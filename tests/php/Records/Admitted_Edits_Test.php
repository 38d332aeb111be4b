<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Filtered_Value;
use Atelier\Tests\SiteDrafts\Committed_Case;
use WP_Error;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

/**
 * The door to everything that is stored for later, and what is asked again before it is published.
 */
final class Admitted_Edits_Test extends Committed_Case {
	private const SCRIPT = '<!-- wp:html --><p>Kept</p><script>alert( 1 )</script><!-- /wp:html -->';

	private const ROLES = array(
		'themer'   => array( 'read', 'edit_theme_options' ),
		'designer' => array( 'read', 'edit_theme_options', 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'publish_posts', 'edit_pages', 'edit_others_pages', 'edit_published_pages', 'publish_pages' ),
		'nopub'    => array( 'read', 'edit_theme_options', 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_pages', 'edit_others_pages', 'edit_published_pages' ),
	);

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::ROLES as $name => $capabilities ) {
			add_role( "atelier_$name", $name, array_fill_keys( $capabilities, true ) );
			$this->undo_later( static fn() => remove_role( "atelier_$name" ) );
		}
	}

	/** @return array<string, list<mixed>> Values of a wrong type by property. */
	public static function cases_values_of_another_type_are_refused(): array {
		$nested = 'deep';
		for ( $level = 0; $level < 50; $level++ ) {
			$nested = array( 'a' => $nested );
		}
		return array(
			'a nested raw'             => array( 'content', array( 'raw' => array( 'raw' => self::SCRIPT ) ) ),
			'a raw list'               => array( 'title', array( 'raw' => array( '<script>' ) ) ),
			'an object without raw'    => array( 'excerpt', array( 'rendered' => 'x' ) ),
			'a list'                   => array( 'title', array( 'x' ) ),
			'a number'                 => array( 'content', 7 ),
			'true'                     => array( 'title', true ),
			'a raw null'               => array( 'title', array( 'raw' => null ) ),
			'a status that is a list'  => array( 'status', array( 'publish' ) ),
			'a parent beyond integers' => array( 'parent', '99999999999999999999' ),
			'meta that is a text'      => array( 'meta', 'x' ),
			'meta of 50 levels'        => array( 'meta', array( 'footnotes' => $nested ) ),
		);
	}

	/**
	 * @param mixed $value
	 * @dataProvider cases_values_of_another_type_are_refused
	 */
	public function test_values_of_another_type_are_refused( string $name, $value ): void {
		$error = Admitted_Edits::admit( 'page', (string) $this->make( 'page' ), Change::UPDATE, array( $name => $value ) );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( array( 400, array( $name ) ), array( $error->get_error_data()['status'], $error->get_error_data()['properties'] ) );
		$this->assertNotSame( '', $error->get_error_message() );
	}

	public function test_texts_around_raw_are_plain(): void {
		$admitted = Admitted_Edits::admit( 'page', (string) $this->make( 'page' ), Change::UPDATE, array( 'title' => array( 'raw' => 'A', 'rendered' => 'B' ), 'content' => 'C' ) );
		$this->assertSame( array( 'title' => 'A', 'content' => 'C' ), $admitted->edits() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_texts_are_filtered_as_of_their_author(): array {
		return array(
			'a title'    => array( 'page', 'title', 'A<script>1</script>', 'A1' ),
			'a content'  => array( 'page', 'content', '<p onclick="x">A</p><script>1</script>', '<p>A</p>1' ),
			'an excerpt' => array( 'post', 'excerpt', '<img src=x onerror=alert(1)>', '<img src="x">' ),
			'footnotes'  => array( 'page', 'meta', array( 'footnotes' => '[{"content":"<img src=x onerror=alert(1)>","id":"aa"}]' ), array( 'footnotes' => '[{"id":"aa","content":"<img src=\"x\">"}]' ) ),
		);
	}

	/**
	 * @param mixed $sent
	 * @param mixed $stored
	 * @dataProvider cases_texts_are_filtered_as_of_their_author
	 */
	public function test_texts_are_filtered_as_of_their_author( string $type, string $name, $sent, $stored ): void {
		$id = (string) $this->make( $type );
		$this->log_in_as( 'atelier_designer' );
		$edits = Admitted_Edits::admit( $type, $id, Change::UPDATE, array( $name => $sent ) )->edits();
		$this->assertSame( str_replace( array( ' />', '"x"' ), array( '>', '"x"' ), (string) wp_json_encode( $stored ) ), str_replace( ' \/>', '>', (string) wp_json_encode( $edits[ $name ] ) ) );
		$this->log_in_as( 'administrator' );
		$this->assertSame( array( $name => $sent ), Admitted_Edits::admit( $type, $id, Change::UPDATE, array( $name => $sent ) )->edits(), 'with unfiltered_html' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_regression_texts_with_unclosed_blocks_dont_grow(): array {
		$open      = static fn( int $count ): string => str_repeat( '<!-- wp:a -->', $count ) . 'Words';
		$footnotes = static fn( string $text ): array => array( 'footnotes' => (string) wp_json_encode( array( array( 'content' => $text, 'id' => 'aa' ) ) ) );
		return array(
			'a title'          => array( 'page', 'title', $open( 4 ) ),
			'a title of 32 KB' => array( 'page', 'title', $open( 2500 ) ),
			'a content'        => array( 'page', 'content', $open( 4 ) ),
			'an excerpt'       => array( 'post', 'excerpt', $open( 10 ) ),
			'footnotes'        => array( 'page', 'meta', $footnotes( $open( 4 ) ) ),
		);
	}

	/**
	 * As when they are published or taken over: what was filtered as of its author is filtered again.
	 *
	 * @param mixed $sent
	 * @dataProvider cases_regression_texts_with_unclosed_blocks_dont_grow
	 */
	public function test_regression_texts_with_unclosed_blocks_dont_grow( string $type, string $name, $sent ): void {
		$id = (string) $this->make( $type );
		$this->log_in_as( 'atelier_designer' );
		$once = Admitted_Edits::admit( $type, $id, Change::UPDATE, array( $name => $sent ) )->edits();
		$this->assertLessThan( 3 * strlen( (string) wp_json_encode( $sent ) ), strlen( (string) wp_json_encode( $once[ $name ] ) ) );
		$this->assertSame( $once, Admitted_Edits::admit( $type, $id, Change::UPDATE, $once )->edits() );
		wp_update_post( wp_slash( array( 'ID' => (int) $id, 'post_title' => (string) ( $once['title'] ?? 'A' ), 'post_content' => (string) ( $once['content'] ?? '' ), 'post_excerpt' => (string) ( $once['excerpt'] ?? '' ) ) ) );
		$this->assertSame( (string) ( $once['title'] ?? 'A' ), get_post( (int) $id )->post_title, 'as it is published' );
	}

	public function test_rights_that_wordpress_asks_for_in_its_callback_are_asked_for(): void {
		register_post_meta( 'page', 'atelier_price', array( 'single' => true, 'type' => 'string', 'show_in_rest' => true, 'auth_callback' => static fn(): bool => current_user_can( 'manage_options' ) ) );
		$this->undo_later( static fn() => unregister_post_meta( 'page', 'atelier_price' ) );
		$page = (string) $this->make_post( array( 'post_type' => 'page', 'post_status' => 'draft' ) );
		update_post_meta( (int) $page, 'atelier_price', '5' );
		$this->log_in_as( 'atelier_nopub' );
		foreach ( array( array( 'status' => 'publish' ), array( 'status' => 'private' ), array( 'status' => 'future' ), array( 'meta' => array( 'atelier_price' => '1' ) ), array( 'meta' => array( 'atelier_price' => null ) ) ) as $edits ) {
			$error = Admitted_Edits::admit( 'page', $page, Change::UPDATE, $edits );
			$this->assertInstanceOf( WP_Error::class, $error, (string) wp_json_encode( $edits ) );
			$this->assertSame( 403, $error->get_error_data()['status'] );
		}
		$unchanged = array( 'meta' => array( 'atelier_price' => '5' ), 'title' => 'Mine' );
		$this->assertSame( $unchanged, Admitted_Edits::admit( 'page', $page, Change::UPDATE, $unchanged )->edits(), 'editors send all fields' );
		$error = Admitted_Edits::admit( 'page', $page, Change::UPDATE, array( 'meta' => array( 'unknown' => '1' ) ) );
		$this->assertSame( array( 400, array( 'meta.unknown' ) ), array( $error->get_error_data()['status'], $error->get_error_data()['properties'] ) );
	}

	public function test_custom_fields_that_may_be_changed_but_not_deleted_stay(): void {
		register_post_meta( 'page', 'atelier_price', array( 'single' => true, 'type' => 'string', 'show_in_rest' => true ) );
		register_post_meta( 'page', 'atelier_many', array( 'single' => false, 'type' => 'string', 'show_in_rest' => true ) );
		$this->undo_later( static fn() => unregister_post_meta( 'page', 'atelier_price' ) );
		$this->undo_later( static fn() => unregister_post_meta( 'page', 'atelier_many' ) );
		$page = (string) $this->make( 'page' );
		update_post_meta( (int) $page, 'atelier_price', '5' );
		update_post_meta( (int) $page, 'atelier_many', '5' );
		$this->add_filter( 'map_meta_cap', static fn( array $needed, string $capability ): array => 'delete_post_meta' === $capability ? array( 'do_not_allow' ) : $needed );
		foreach ( array( 'atelier_price' => null, 'atelier_many' => array() ) as $name => $none ) {
			$error = Admitted_Edits::admit( 'page', $page, Change::UPDATE, array( 'meta' => array( $name => $none ) ) );
			$this->assertInstanceOf( WP_Error::class, $error, $name );
			$this->assertSame( array( 'rest_cannot_update', array( "meta.$name" ) ), array( $error->get_error_code(), $error->get_error_data()['properties'] ) );
		}
		$others = array( 'meta' => array( 'atelier_price' => '6', 'atelier_many' => array( '6', '7' ) ) );
		$this->assertSame( $others, Admitted_Edits::admit( 'page', $page, Change::UPDATE, $others )->edits() );
	}

	public function test_of_the_settings_only_those_that_rest_saves_are_kept(): void {
		register_setting( 'reading', 'date', array( 'type' => 'string', 'show_in_rest' => true ) );
		$this->undo_later( static fn() => unregister_setting( 'reading', 'date' ) );
		$sent     = array( 'title' => 'Drafted', 'date' => 'of a plugin', 'default_role' => 'administrator', 'active_plugins' => array(), 'siteurl' => 'https://example.org', '_locale' => 'user' );
		$admitted = Admitted_Edits::admit( Change::SITE, '', Change::UPDATE, $sent );
		$this->assertSame( array( 'title' => 'Drafted', 'date' => 'of a plugin' ), $admitted->edits() );
	}

	public function test_fields_that_a_plugin_saves_itself_are_refused_by_name(): void {
		$before = $GLOBALS['wp_rest_additional_fields'] ?? array();
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_rest_additional_fields'] = $before;
				create_initial_post_types();
				$GLOBALS['wp_rest_server'] = null;
				rest_get_server();
			}
		);
		register_rest_field( 'page', 'atelier_own', array( 'update_callback' => '__return_true', 'schema' => array( 'type' => 'string' ) ) );
		register_rest_field( 'page', 'atelier_read', array( 'get_callback' => '__return_true', 'schema' => array( 'type' => 'boolean' ) ) );
		$page  = (string) $this->make( 'page' );
		$error = Admitted_Edits::admit( 'page', $page, Change::UPDATE, array( 'atelier_own' => 'x' ) );
		$this->assertSame( array( 400, array( 'atelier_own' ) ), array( $error->get_error_data()['status'], $error->get_error_data()['properties'] ) );
		$this->assertStringContainsString( 'atelier_own', $error->get_error_message() );
		$this->assertInstanceOf( WP_Error::class, Admitted_Edits::admit( 'page', $page, Change::UPDATE, array( 'no_such_property' => 'x' ) ) );
		$this->assertSame( array( 'title' => 'A' ), Admitted_Edits::admit( 'page', $page, Change::UPDATE, array( 'title' => 'A', 'atelier_read' => true, 'link' => 'x', 'modified' => 'x' ) )->edits(), 'what WordPress ignores' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_records_that_cannot_be_named_are_refused(): array {
		return array(
			'a path'             => array( 'wp_template', 'theme//../x' ),
			'SQL'                => array( 'wp_template', 'theme//x wp_posts.post_title' ),
			'zero'               => array( 'page', '0' ),
			'a leading zero'     => array( 'page', '07' ),
			'beyond integers'    => array( 'page', '9223372036854775808' ),
			'a text'             => array( 'page', 'x' ),
			'an ID for settings' => array( 'site', '1' ),
			'a file'             => array( 'attachment', '1' ),
			'an own type'        => array( 'atelier_draft', '1' ),
			'views'              => array( 'wp_dataviews', '1' ),
			'no type'            => array( '', '1' ),
		);
	}

	/** @dataProvider cases_records_that_cannot_be_named_are_refused */
	public function test_records_that_cannot_be_named_are_refused( string $type, string $id ): void {
		$error = Admitted_Edits::admit( $type, $id, Change::UPDATE, array( 'title' => 'x' ) );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( 400, $error->get_error_data()['status'] );
	}

	public function test_altered_and_moved_rows_are_known(): void {
		global $wpdb;
		$draft = $this->make_draft();
		$other = $this->make_draft();
		$key   = $this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'After' ) );
		$post  = $this->store->change_post( $draft, $key );
		$this->assertSame( array( 'title' => 'After' ), $this->store->change( $draft, $key )->edits() );
		foreach ( array( array( 'post_content' => str_replace( 'After', 'Other', $post->post_content ) ), array( 'post_parent' => $other ), array( 'post_content' => str_replace( '"signature":"', '"signature":"0', $post->post_content ) ) ) as $altered ) {
			$wpdb->update( $wpdb->posts, $altered, array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
			$in = $altered['post_parent'] ?? $draft;
			$this->assertSame( array(), $this->store->changes( $in ), 'not shown' );
			$this->assertSame( array( 'invalid' ), array_column( $this->ask( 'GET', "$in/changes" )->get_data(), 'status' ), 'but named' );
			$this->assertSame( 'atelier_draft_damaged', $this->ask( 'POST', "$in/publish" )->get_data()['code'] );
			$wpdb->update( $wpdb->posts, array( 'post_content' => $post->post_content, 'post_parent' => $draft ), array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
		}
		$this->assertTrue( $this->store->move( $draft, $key, $other ) );
		$this->assertSame( array( 'title' => 'After' ), $this->store->change( $other, $key )->edits(), 'moved by Atelier' );
	}

	/** @return array{ int, int, string } A draft with a page of which a designer changed the title, and an administrator the content. */
	private function make_shared(): array {
		$page  = $this->make( 'page' );
		$draft = $this->make_draft();
		$key   = $this->change( $draft, 'page', $page, array( 'content' => self::SCRIPT ) );
		return array( $draft, $page, $key );
	}

	/** @return array<string, mixed> The only change of a draft, as REST returns it. */
	private function listed( int $draft ): array {
		$changes = $this->ask( 'GET', "$draft/changes" )->get_data();
		$this->assertCount( 1, $changes );
		return $changes[0];
	}

	public function test_each_property_keeps_who_saved_it(): void {
		list( $draft, $page, $key ) = $this->make_shared();
		$admin    = get_current_user_id();
		$designer = $this->log_in_as( 'atelier_designer' );
		$more     = Admitted_Edits::admit( 'page', (string) $page, Change::UPDATE, array( 'title' => 'After' ) );
		$this->store->put( $draft, $this->store->change( $draft, $key )->with( $more, array(), '' ) );
		$change = $this->store->change( $draft, $key );
		$this->assertSame( array( $admin, $designer ), array( $change->author_of( 'content' )->user(), $change->author_of( 'title' )->user() ) );
		$this->assertSame( array( true, false ), array( $change->author_of( 'content' )->may_be_unfiltered(), $change->author_of( 'title' )->may_be_unfiltered() ) );
	}

	public function test_nobody_becomes_the_author_of_what_they_send_unchanged(): void {
		list( $draft, $page, $key ) = $this->make_shared();
		$author = wp_get_current_user();
		$notes  = (string) wp_json_encode( array( array( 'id' => 'a', 'content' => '<img src=x onerror=a()>' ) ) );
		$this->save_as_current( $draft, $key, array( 'meta' => array( 'footnotes' => $notes ) ) );
		$other = $this->log_in_as( 'administrator' );
		$author->set_role( 'atelier_designer' );
		$this->save_as_current( $draft, $key, array( 'title' => 'After', 'content' => self::SCRIPT, 'meta' => array( 'footnotes' => $notes ) ) );
		$change = $this->store->change( $draft, $key );
		$this->assertSame( array( $author->ID, $author->ID, $other ), array( $change->author_of( 'content' )->user(), $change->author_of( 'meta.footnotes' )->user(), $change->author_of( 'title' )->user() ) );
		$this->assertSame( array( 'content', 'meta.footnotes' ), array_column( $this->listed( $draft )['withheld'], 'property' ) );
		$this->save_as_current( $draft, $key, array( 'content' => self::SCRIPT . 'More' ) );
		$this->assertSame( $other, $this->store->change( $draft, $key )->author_of( 'content' )->user() );
	}

	/** @param array<string, mixed> $edits */
	private function save_as_current( int $draft, string $key, array $edits ): void {
		$change = $this->store->change( $draft, $key );
		$this->store->put( $draft, $change->with( Admitted_Edits::admit( $change->type(), $change->record_id(), Change::UPDATE, $edits ), array(), '' ) );
	}

	public function test_whoever_publishes_needs_the_rights_of_what_they_publish(): void {
		list( $draft, $page ) = $this->make_shared();
		$this->log_in_as( 'atelier_designer' );
		$this->assertSame( 'forbidden', $this->listed( $draft )['status'] );
		$answer = $this->ask( 'POST', "$draft/publish" );
		$this->assertSame( array( 403, 'atelier_draft_unfiltered' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( '', get_post( $page )->post_content );
		wp_set_current_user( $this->log_in_as( 'administrator' ) );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( self::SCRIPT, get_post( $page )->post_content );
	}

	public function test_what_its_author_may_not_do_any_more_is_held_until_somebody_takes_it_over(): void {
		list( $draft, $page, $key ) = $this->make_shared();
		$author = wp_get_current_user();
		$this->log_in_as( 'administrator' );
		$this->assertSame( 'ready', $this->listed( $draft )['status'] );
		$author->set_role( 'atelier_designer' );
		$change = $this->listed( $draft );
		$this->assertSame( array( 'unapproved', true, 'content', $author->ID ), array( $change['status'], $change['approvable'], $change['withheld'][0]['property'], $change['withheld'][0]['by']['id'] ) );
		foreach ( array( 'ask', 'mine' ) as $conflicts ) {
			$answer = $this->ask( 'POST', "$draft/publish", compact( 'conflicts' ) );
			$this->assertSame( array( 409, 'atelier_draft_unapproved', $key ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['changes'][0]['key'] ) );
		}
		$this->assertSame( '', get_post( $page )->post_content );
		// Somebody without the right can't take it over.
		$this->log_in_as( 'atelier_designer' );
		$this->assertSame( 403, $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => array( $change['version'] ) ) )->get_status() );
		$this->log_in_as( 'administrator' );
		foreach ( array( array(), array( 'versions' => array() ), array( 'versions' => array( '' ) ), array( 'versions' => array( $change['version'], 'x' ) ) ) as $unseen ) {
			$this->assertSame( 400, $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array( $key ) ) + $unseen )->get_status() );
		}
		$answer = $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => array( 'of an earlier state' ) ) );
		$this->assertSame( array( 409, 'atelier_draft_outdated' ), array( $answer->get_status(), $answer->get_data()['code'] ), 'nobody answers for what they haven’t seen' );
		$seen = array( 'keys' => array( $key ), 'versions' => array( $this->listed( $draft )['version'] ) );
		$this->assertSame( array( $key ), $this->ask( 'POST', "$draft/changes/approve", $seen )->get_data()['approved'] );
		$this->assertSame( 'ready', $this->listed( $draft )['status'] );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( self::SCRIPT, get_post( $page )->post_content );
	}

	public function test_authors_without_an_account_or_right_are_named(): void {
		$page   = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'draft' ) );
		$draft  = $this->make_draft();
		$author = $this->log_in_as( 'editor' );
		wp_get_current_user()->add_cap( 'edit_theme_options' );
		$this->change( $draft, 'page', $page, array( 'title' => 'After', 'status' => 'publish' ) );
		wp_get_current_user()->set_role( 'atelier_nopub' );
		wp_get_current_user()->remove_cap( 'edit_theme_options' );
		$this->log_in_as( 'administrator' );
		$this->assertSame( array( 'status' ), array_column( $this->listed( $draft )['withheld'], 'property' ) );
		get_userdata( $author )->set_role( 'subscriber' );
		$this->assertSame( array( 'title', 'status' ), array_column( $this->listed( $draft )['withheld'], 'property' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $author );
		$this->assertSame( array( 'title', 'status' ), array_column( $this->listed( $draft )['withheld'], 'property' ) );
		$this->assertSame( 'atelier_draft_unapproved', $this->ask( 'POST', "$draft/publish" )->get_data()['code'] );
	}

	public function test_all_changes_are_taken_over_or_none(): void {
		list( $draft ) = $this->make_shared();
		$author        = get_current_user_id();
		$this->change( $draft, 'page', $this->make( 'page' ), array( 'title' => 'Another' ) );
		$this->log_in_as( 'administrator' );
		$listed = $this->ask( 'GET', "$draft/changes" )->get_data();
		$count  = 0;
		$this->add_filter(
			'wp_insert_post_empty_content',
			static function ( bool $is_empty, array $post ) use ( &$count ): bool {
				// The second change, once.
				$count += (int) ( 'atelier_change' === ( $post['post_type'] ?? '' ) );
				return $is_empty || ( 2 === $count && 'atelier_change' === $post['post_type'] );
			}
		);
		$answer = $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array_column( $listed, 'key' ), 'versions' => array_column( $listed, 'version' ) ) );
		$this->assertSame( array( 2, 'atelier_draft_not_saved' ), array( count( $listed ), $answer->get_data()['code'] ?? '' ) );
		foreach ( $this->store->changes( $draft ) as $key => $change ) {
			$this->assertSame( array( $author ), $change->users(), $key );
		}
	}

	public function test_changes_of_version_0_1_0_stay_readable_and_wait_for_somebody_to_take_them_over(): void {
		global $wpdb;
		list( $draft, $page, $key ) = $this->make_shared();
		$post    = $this->store->change_post( $draft, $key );
		$earlier = array_diff_key( json_decode( $post->post_content, true ), array( 'signature' => 1, 'authors' => 1 ) );
		$wpdb->update( $wpdb->posts, array( 'post_content' => wp_json_encode( $earlier, JSON_HEX_TAG ) ), array( 'ID' => $post->ID ) );
		clean_post_cache( $post->ID );
		$change = $this->listed( $draft );
		$this->assertSame( array( 'unapproved', null, self::SCRIPT ), array( $change['status'], $change['withheld'][0]['by'], ( (array) $change['edits'] )['content'] ) );
		$this->assertStringNotContainsString( '<script', $this->store->changes( $draft )[ $key ]->displayed()->edits()['content'], 'not shown to anybody' );
		$this->assertStringContainsString( 'Kept', $this->store->changes( $draft )[ $key ]->displayed()->edits()['content'] );
		$this->assertSame( 409, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => array( $change['version'] ) ) )->get_status() );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/publish" )->get_status() );
		$this->assertSame( self::SCRIPT, get_post( $page )->post_content );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_harmless_rewriting_by_filters_does_not_count(): array {
		return array(
			'a closing slash'     => array( '<hr class="a"/>', '<hr class="a" />', true ),
			'an ampersand'        => array( 'Tea & cake', 'Tea &amp; cake', true ),
			'the end of a style'  => array( '<p style="color: red; margin:0;">x</p>', '<p style="color:red;margin:0">x</p>', true ),
			'attributes of blocks' => array( '<!-- wp:x {"a":"\u0026","b":1} /-->', '<!-- wp:x {"a":"&","b":1} /-->', true ),
			'a script'            => array( '<script>1</script>', '1', false ),
			'an attribute'        => array( '<p onclick="x">a</p>', '<p>a</p>', false ),
			'an attribute of a block' => array( '<!-- wp:x {"a":"<script>"} /-->', '<!-- wp:x {"a":""} /-->', false ),
			'an open tag'         => array( '<p>a</p><script', '<p>a</p>&lt;script', false ),
			'the same'            => array( '<p>a</p><script', '<p>a</p><script', true ),
			'JSON'                => array( '[{"id":"a","content":"é"}]', '[{"id":"a","content":"\u00e9"}]', true ),
			'other JSON'          => array( '{"a":"<script>"}', '{"a":""}', false ),
			'JSON with a script that a later value hides' => array( '{"a":"<script>1</script>","a":"x"}', '{"a":"1","a":"x"}', false ),
		);
	}

	/** @dataProvider cases_harmless_rewriting_by_filters_does_not_count */
	public function test_harmless_rewriting_by_filters_does_not_count( string $before, string $after, bool $is_same ): void {
		$this->assertSame( $is_same, Filtered_Value::is_same( $before, $after ) );
	}
}

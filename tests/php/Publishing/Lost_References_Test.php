<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Publishing;

use Atelier\Records\Change;
use Atelier\Records\Record_Properties;
use Atelier\Records\Site_Settings;
use Atelier\Tests\SiteDrafts\Committed_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';
require_once ABSPATH . 'wp-admin/includes/user.php';

/**
 * What a draft refers to is deleted on the live site afterwards: it is published as WordPress leaves what referred to it, or
 * somebody decides.
 */
final class Lost_References_Test extends Committed_Case {
	/** Properties of the tables for which there is a case below. */
	private const TRIED = array( 'author', 'parent', 'featured_media', 'site_logo', 'site_icon' );

	/** A user who is nobody's author but by a draft. */
	private static function make_user(): int {
		return (int) wp_insert_user( array( 'user_login' => uniqid( 'gone' ), 'user_pass' => 'x', 'role' => 'editor' ) );
	}

	private static function make_image(): int {
		return (int) wp_insert_attachment( array( 'post_title' => 'Image', 'post_mime_type' => 'image/png' ), 'image.png' );
	}

	/** @param array<string, mixed> $arguments */
	private function publish( int $draft, array $arguments = array() ): array {
		$answer = $this->ask( 'POST', "$draft/publish", $arguments );
		return array( $answer->get_status(), $answer->get_data()['code'] ?? '', $answer->get_data()['data']['changes'] ?? array() );
	}

	/** Whoever saved the change may be another one than who publishes it: both are asked. */
	public static function cases_savers(): array {
		return array(
			'saved by who publishes' => array( false ),
			'saved by another user'  => array( true ),
		);
	}

	public function test_every_property_with_the_id_of_something_else_is_tried(): void {
		$known = array_merge( Record_Properties::drafted( 'page' ), array_keys( Site_Settings::options() ) );
		$this->assertSame( self::TRIED, array_values( array_filter( $known, static fn( string $name ): bool => '' !== Record_Properties::refers_to( $name ) . Site_Settings::refers_to( $name ) ) ) );
	}

	/** @dataProvider cases_savers */
	public function test_the_live_author_stays_where_the_drafts_was_deleted( bool $is_of_another ): void {
		$draft = $this->make_draft();
		$page  = $this->make( 'page' );
		$kept  = (int) get_post( $page )->post_author;
		$gone  = self::make_user();
		$this->change( $draft, 'page', $page, array( 'title' => 'After', 'author' => $gone ) );
		$new = $this->change_new( $draft, 'page', array( 'title' => 'New', 'status' => 'publish', 'author' => $gone ) );
		$this->change( $draft, 'wp_template', get_stylesheet() . '//404', array( 'content' => 'After', 'author' => $gone ) );
		wp_delete_user( $gone, $kept );
		if ( $is_of_another ) {
			$this->log_in_as( 'administrator' );
		}
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( 'After', $kept ), array( get_the_title( $page ), (int) get_post( $page )->post_author ) );
		$this->assertSame( array( 'publish', $kept ), array( get_post_status( $new ), (int) get_post( $new )->post_author ) );
		$this->assertNotFalse( get_userdata( (int) get_post( get_block_template( get_stylesheet() . '//404' )->wp_id )->post_author ) );
	}

	/** @dataProvider cases_savers */
	public function test_deleted_parents_and_images_are_nobodys( bool $is_of_another ): void {
		$draft  = $this->make_draft();
		$page   = $this->make( 'page' );
		$parent = $this->make( 'page' );
		$image  = self::make_image();
		$this->change( $draft, 'page', $page, array( 'title' => 'After', 'parent' => $parent, 'featured_media' => $image ) );
		wp_delete_post( $parent, true );
		wp_delete_attachment( $image, true );
		if ( $is_of_another ) {
			$this->log_in_as( 'administrator' );
		}
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( 'After', 0, 0 ), array( get_the_title( $page ), get_post( $page )->post_parent, (int) get_post_thumbnail_id( $page ) ) );
	}

	public function test_a_page_stays_where_it_is_where_its_new_parent_was_deleted(): void {
		$draft  = $this->make_draft();
		$above  = $this->make( 'page' );
		$parent = $this->make_post( array( 'post_type' => 'page', 'post_parent' => $above ) );
		$page   = $this->make_post( array( 'post_type' => 'page', 'post_parent' => $above ) );
		$new    = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'atelier_hidden', 'post_parent' => $parent ) );
		$this->change( $draft, 'page', $page, array( 'parent' => $parent, 'title' => 'After' ) );
		$this->change( $draft, 'page', $new, array( 'parent' => $parent, 'title' => 'New', 'status' => 'publish' ), Change::CREATE );
		wp_delete_post( $parent, true );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( $above, $above, 'After' ), array( get_post( $page )->post_parent, get_post( $new )->post_parent, get_the_title( $page ) ) );
	}

	/** @return array<string, array{ string }> */
	public static function cases_choices(): array {
		return array(
			'mine'   => array( 'mine' ),
			'theirs' => array( 'theirs' ),
		);
	}

	/** @dataProvider cases_choices */
	public function test_somebody_decides_where_a_page_would_be_below_itself( string $choice ): void {
		$draft  = $this->make_draft();
		$above  = $this->make( 'page' );
		$parent = $this->make( 'page' );
		$page   = $this->make_post( array( 'post_type' => 'page', 'post_parent' => $above ) );
		$key    = $this->change( $draft, 'page', $page, array( 'parent' => $parent, 'title' => 'After' ) );
		wp_update_post( array( 'ID' => $parent, 'post_parent' => $page ) );
		list( $status, $code, $changes ) = $this->publish( $draft );
		$this->assertSame( array( 409, 'atelier_draft_conflicts', array( 'parent' ) ), array( $status, $code, $changes[0]['conflicts'] ) );
		$this->assertStringContainsString( 'moved below it', $changes[0]['message'] );
		$settled = $this->ask( 'POST', "$draft/changes/settle", array( 'key' => $key, 'choice' => $choice, 'version' => $changes[0]['version'], 'live' => $changes[0]['liveVersion'] ) );
		$this->assertSame( array( 200, 'ready' ), array( $settled->get_status(), $settled->get_data()['status'] ?? '' ) );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( $above, $page, 'After' ), array( get_post( $page )->post_parent, get_post( $parent )->post_parent, get_the_title( $page ) ) );
	}

	public function test_a_new_page_is_of_whoever_publishes_it_where_its_author_was_deleted(): void {
		$publisher = get_current_user_id();
		$draft     = $this->make_draft();
		$author    = $this->log_in_as( 'administrator' );
		$page      = $this->change_new( $draft, 'page', array( 'title' => 'New', 'status' => 'publish' ) );
		wp_set_current_user( $publisher );
		wp_delete_user( $author );
		$this->assertSame( $author, (int) get_post( $page )->post_author );
		list( , $code, $changes ) = $this->publish( $draft );
		$this->assertSame( 'atelier_draft_unapproved', $code );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array_column( $changes, 'key' ), 'versions' => array_column( $changes, 'version' ) ) )->get_status() );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( 'publish', $publisher ), array( get_post_status( $page ), (int) get_post( $page )->post_author ) );
	}

	/** A change that has to be taken over, too: its author may not do that any more. */
	public function test_what_refers_to_something_deleted_can_be_taken_over(): void {
		$draft  = $this->make_draft();
		$page   = $this->make( 'page' );
		$gone   = self::make_user();
		$parent = $this->make( 'page' );
		$saver  = $this->log_in_as( 'administrator' );
		$key    = $this->change( $draft, 'page', $page, array( 'title' => 'After', 'author' => $gone, 'parent' => $parent ) );
		$kept   = $this->log_in_as( 'administrator' );
		wp_delete_user( $saver, $kept );
		wp_delete_user( $gone, $kept );
		wp_delete_post( $parent, true );
		list( , $code, $changes ) = $this->publish( $draft );
		$this->assertSame( 'atelier_draft_unapproved', $code );
		$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/approve", array( 'keys' => array( $key ), 'versions' => array( $changes[0]['version'] ) ) )->get_status() );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( 'After', 0 ), array( get_the_title( $page ), get_post( $page )->post_parent ) );
	}

	/** @param array<string, mixed> $values */
	private function ask_wordpress( string $method, string $route, array $values ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		$request->set_body_params( $values );
		return rest_do_request( $request );
	}

	/** Somebody decides on a template that was deleted: also before it is taken over, and when more is saved. */
	public function test_a_deleted_template_is_decided_on_wherever_it_is_in_the_way(): void {
		foreach ( array( 'mine' => '', 'theirs' => 'kept' ) as $choice => $template ) {
			foreach ( array( 'gone', 'kept' ) as $slug ) {
				$this->assertSame( 201, $this->ask_wordpress( 'POST', '/wp/v2/templates', array( 'slug' => $slug, 'title' => $slug, 'content' => 'x' ) )->get_status() );
			}
			$draft = $this->make_draft();
			$page  = $this->make( 'page' );
			$this->assertSame( 200, $this->ask_wordpress( 'POST', "/wp/v2/pages/$page", array( 'template' => 'kept' ) )->get_status() );
			$saver = $this->log_in_as( 'administrator' );
			$key   = $this->change( $draft, 'page', $page, array( 'title' => 'After', 'template' => 'gone' ) );
			$kept  = $this->log_in_as( 'administrator' );
			wp_delete_user( $saver, $kept );
			$this->ask_wordpress( 'DELETE', '/wp/v2/templates/' . get_stylesheet() . '//gone', array( 'force' => true ) );
			$_GET['atelier_draft'] = (string) $draft;
			$saved                 = $this->ask_wordpress( 'POST', "/wp/v2/pages/$page", array( 'excerpt' => 'More', 'template' => 'gone' ) );
			unset( $_GET['atelier_draft'] );
			$this->assertSame( 200, $saved->get_status(), 'saved: ' . wp_json_encode( $saved->get_data() ) );
			list( , $code, $changes ) = $this->publish( $draft );
			$this->assertSame( 'atelier_draft_unapproved', $code );
			$seen     = fn(): array => array( 'keys' => array( $key ), 'versions' => array( $this->ask( 'GET', "$draft/changes" )->get_data()[0]['version'] ) );
			$approved = $this->ask( 'POST', "$draft/changes/approve", $seen() );
			$this->assertSame( 200, $approved->get_status(), 'taken over: ' . wp_json_encode( $approved->get_data() ) );
			list( , $code, $changes ) = $this->publish( $draft );
			$this->assertSame( array( 'atelier_draft_conflicts', array( 'template' ) ), array( $code, $changes[0]['conflicts'] ) );
			$this->assertStringContainsString( 'template', $changes[0]['message'] );
			$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/settle", compact( 'key', 'choice' ) )->get_status() );
			$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
			$this->assertSame( array( 'After', $template ), array( get_the_title( $page ), get_page_template_slug( $page ) ) );
			$this->ask_wordpress( 'DELETE', '/wp/v2/templates/' . get_stylesheet() . '//kept', array( 'force' => true ) );
		}
	}

	/** @dataProvider cases_savers */
	public function test_posts_without_their_last_category_have_the_default_one( bool $is_of_another ): void {
		$draft = $this->make_draft();
		list( $gone, $kept, $tag ) = array_map( static fn( string $name, string $taxonomy ): int => (int) wp_insert_term( $name, $taxonomy )['term_id'], array( 'Gone', 'Kept', 'Tag' ), array( 'category', 'category', 'post_tag' ) );
		$posts = array( $this->make( 'post' ), $this->make( 'post' ) );
		wp_set_post_terms( $posts[0], array( $kept ), 'category' );
		$this->change( $draft, 'post', $posts[0], array( 'categories' => array( $gone ), 'tags' => array( $tag ) ) );
		$this->change( $draft, 'post', $posts[1], array( 'categories' => array( $kept, $gone ) ) );
		wp_delete_term( $gone, 'category' );
		wp_delete_term( $tag, 'post_tag' );
		if ( $is_of_another ) {
			$this->log_in_as( 'administrator' );
		}
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$ids = static fn( int $post, string $taxonomy ): array => wp_get_object_terms( $post, $taxonomy, array( 'fields' => 'ids' ) );
		$this->assertSame( array( array( (int) get_option( 'default_category' ) ), array() ), array( $ids( $posts[0], 'category' ), $ids( $posts[0], 'post_tag' ) ) );
		$this->assertSame( array( $kept ), $ids( $posts[1], 'category' ) );
	}

	public function test_a_deleted_logo_and_icon_are_none(): void {
		$draft = $this->make_draft();
		$image = self::make_image();
		update_option( 'site_icon', $this->make( 'attachment' ) );
		$this->change( $draft, 'site', '', array( 'title' => 'After', 'site_logo' => $image, 'site_icon' => $image ) );
		wp_delete_attachment( $image, true );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( 'After', 0, 0 ), array( get_option( 'blogname' ), (int) get_option( 'site_logo' ), (int) get_option( 'site_icon' ) ) );
	}

	public function test_a_logo_that_is_removed_twice_is_removed(): void {
		$draft = $this->make_draft();
		update_option( 'site_logo', self::make_image() );
		$this->change( $draft, 'site', '', array( 'title' => 'After', 'site_logo' => null ) );
		delete_option( 'site_logo' );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( 'After', get_option( 'blogname' ) );
	}

	/** @return array<string, array{ string, bool, bool }> */
	public static function cases_pages(): array {
		$cases = array();
		foreach ( array( 'deleted' => true, 'in the trash' => false ) as $how => $is_deleted ) {
			$cases[ "$how, the draft, when publishing" ] = array( 'mine', $is_deleted, false );
			$cases[ "$how, the site, when publishing" ]  = array( 'theirs', $is_deleted, false );
			$cases[ "$how, the draft, before" ]          = array( 'mine', $is_deleted, true );
			$cases[ "$how, the site, before" ]           = array( 'theirs', $is_deleted, true );
		}
		return $cases;
	}

	/** @dataProvider cases_pages */
	public function test_somebody_decides_on_pages_of_the_settings( string $choice, bool $is_deleted, bool $is_settled ): void {
		list( $home, $blog, $gone, $other ) = array( $this->make( 'page' ), $this->make( 'page' ), $this->make( 'page' ), $this->make( 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		update_option( 'page_for_posts', $blog );
		$draft = $this->make_draft();
		$this->change( $draft, 'site', '', array( 'title' => 'After', 'page_on_front' => $gone, 'page_for_posts' => $other ) );
		foreach ( array( $gone, $other ) as $page ) {
			$is_deleted ? wp_delete_post( $page, true ) : wp_trash_post( $page );
		}
		list( $status, $code, $changes ) = $this->publish( $draft );
		$this->assertSame( array( 409, 'atelier_draft_conflicts', array( 'page_on_front', 'page_for_posts' ), null ), array( $status, $code, $changes[0]['conflicts'], $changes[0]['changedBy'] ) );
		$this->assertStringContainsString( 'homepage', $changes[0]['message'] );
		if ( $is_settled ) {
			$this->assertSame( 200, $this->ask( 'POST', "$draft/changes/settle", array( 'key' => 'site' ) + compact( 'choice' ) )->get_status() );
		}
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft, $is_settled ? array() : array( 'conflicts' => $choice ) ), 0, 2 ) );
		$expected = 'mine' === $choice ? array( 'After', 'posts', 0, 0 ) : array( 'After', 'page', $home, $blog );
		$this->assertSame( $expected, array( get_option( 'blogname' ), get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) ) );
	}

	public function test_a_homepage_that_the_draft_takes_out_of_the_trash_is_none_to_decide_on(): void {
		$page = $this->make( 'page' );
		wp_trash_post( $page );
		$draft = $this->make_draft();
		$this->change( $draft, 'page', $page, array( 'status' => 'publish' ) );
		$this->change( $draft, 'site', '', array( 'show_on_front' => 'page', 'page_on_front' => $page ) );
		$this->assertSame( array( 200, '' ), array_slice( $this->publish( $draft ), 0, 2 ) );
		$this->assertSame( array( 'publish', $page ), array( get_post_status( $page ), (int) get_option( 'page_on_front' ) ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use Atelier\Support\Signature;
use Atelier\Tests\Wiring;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

require_once __DIR__ . '/Draft_Test_Case.php';

/**
 * @group some-requests
 */
final class Draft_Saves_Test extends Draft_Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_of_records(): array {
		return array(
			'the title of a page'      => array( 'page', 'pages', 'title', 'Drafted' ),
			'the content of a post'    => array( 'post', 'posts', 'content', self::paragraph( 'Drafted' ) ),
			'the status of a page'     => array( 'page', 'pages', 'status', 'private' ),
			'the slug of a page'       => array( 'page', 'pages', 'slug', 'drafted' ),
			'the content of a pattern' => array( 'wp_block', 'blocks', 'content', self::paragraph( 'Drafted' ) ),
			'the title of a menu'      => array( 'wp_navigation', 'navigation', 'title', 'Drafted' ),
			'whether a post is sticky' => array( 'post', 'posts', 'sticky', true ),
			'comments of a post'       => array( 'post', 'posts', 'comment_status', 'closed' ),
			'the template of a page'   => array( 'page', 'pages', 'template', 'page-no-title' ),
			'the order of a page'      => array( 'page', 'pages', 'menu_order', 7 ),
			'the excerpt of a post'    => array( 'post', 'posts', 'excerpt', 'Drafted' ),
			'the date of a post'       => array( 'post', 'posts', 'date', '2020-02-03T04:05:06' ),
		);
	}

	/**
	 * @dataProvider cases_of_records
	 * @param mixed $value
	 */
	public function test_a_save_changes_the_draft_and_not_the_site( string $type, string $base, string $name, $value ): void {
		$draft  = $this->make_draft();
		$route  = "/wp/v2/$base/" . $this->make_post( array( 'post_type' => $type, 'post_name' => 'live' ) );
		$before = $this->live( 'GET', $route )->get_data();
		$saved  = $this->in( $draft, 'POST', $route, array( $name => $value ) );
		$this->assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		$this->assertSame( (string) $draft, $saved->get_headers()[ Rest::IN_DRAFT ] );
		$this->assertSame( $value, self::raw( $saved, $name ), 'in the response' );
		$this->assertSame( $value, self::raw( $this->in( $draft, 'GET', $route ), $name ), 'in the draft' );
		$this->assertSame( wp_json_encode( $before ), wp_json_encode( $this->live( 'GET', $route )->get_data() ), 'on the live site' );
	}

	/** @return array<string, array{ string, array<string, mixed>, array<string, mixed> }> Base in REST, the live post, what is sent. */
	public static function cases_of_what_wordpress_changes_or_refuses(): array {
		return array(
			'a featured image that is not there' => array( 'posts', array(), array( 'featured_media' => 999999 ) ),
			'a featured image that is a page'    => array( 'posts', array(), array( 'featured_media' => 1 ) ),
			'no featured image'                  => array( 'posts', array(), array( 'featured_media' => 0 ) ),
			'a password of a private page'       => array( 'pages', array( 'post_status' => 'private' ), array( 'password' => 'secret' ) ),
			'private with a password'            => array( 'pages', array( 'post_password' => 'secret' ), array( 'status' => 'private' ) ),
			'both at once'                       => array( 'pages', array(), array( 'status' => 'private', 'password' => 'secret' ) ),
			'the order of a post'                => array( 'posts', array(), array( 'menu_order' => 3 ) ),
			'the parent of a post'               => array( 'posts', array(), array( 'parent' => 1 ) ),
			'nothing left'                       => array( 'pages', array( 'post_content' => '', 'post_excerpt' => '' ), array( 'title' => '' ) ),
			'nothing left of two'                => array( 'pages', array( 'post_excerpt' => '' ), array( 'title' => '', 'content' => '' ) ),
			'only a title left'                  => array( 'pages', array( 'post_excerpt' => '' ), array( 'content' => '' ) ),
			'a pattern of nothing'               => array( 'blocks', array( 'post_excerpt' => '' ), array( 'title' => '', 'content' => '' ) ),
			'a menu of nothing'                  => array( 'navigation', array( 'post_excerpt' => '' ), array( 'title' => '', 'content' => '' ) ),
			'sticky with a password'             => array( 'posts', array( 'post_password' => 'secret' ), array( 'sticky' => true ) ),
			'a private sticky post'              => array( 'posts', array(), array( 'sticky' => true, 'status' => 'private' ) ),
			'an unknown template'                => array( 'pages', array(), array( 'template' => 'not-there' ) ),
			'an unknown category'                => array( 'posts', array(), array( 'categories' => array( 999999 ) ) ),
			'no category'                        => array( 'posts', array(), array( 'categories' => array() ) ),
			'an unknown author'                  => array( 'posts', array(), array( 'author' => 999999 ) ),
			'an unknown parent'                  => array( 'pages', array(), array( 'parent' => 999999 ) ),
			'a format that is not there'         => array( 'posts', array(), array( 'format' => 'sculpture' ) ),
			'a negative order'                   => array( 'pages', array(), array( 'menu_order' => -4 ) ),
			'a date that is none'                => array( 'posts', array(), array( 'date' => '2020-02-31T00:00:00' ) ),
			'no date'                            => array( 'posts', array( 'post_status' => 'draft' ), array( 'date' => null ) ),
			'pending'                            => array( 'posts', array(), array( 'status' => 'pending' ) ),
			'scheduled in the past'              => array( 'posts', array(), array( 'status' => 'future' ) ),
			'scheduled later'                    => array( 'posts', array(), array( 'status' => 'publish', 'date' => '2095-02-03T04:05:06' ) ),
			'a draft of what was scheduled'      => array( 'posts', array( 'post_status' => 'future', 'post_date' => '2095-02-03 04:05:06' ), array( 'status' => 'draft' ) ),
			'an empty slug'                      => array( 'pages', array(), array( 'slug' => '' ) ),
			'a slug of signs'                    => array( 'pages', array(), array( 'slug' => 'Ä b/c?' ) ),
			'the slug of a draft'                => array( 'pages', array( 'post_status' => 'draft', 'post_name' => '' ), array( 'slug' => 'later' ) ),
			'a private draft without a slug'     => array( 'pages', array( 'post_status' => 'draft', 'post_name' => '' ), array( 'status' => 'private' ) ),
			'a pending one without a slug'       => array( 'pages', array( 'post_status' => 'draft', 'post_name' => '' ), array( 'status' => 'pending' ) ),
			'a title of tags'                    => array( 'posts', array(), array( 'title' => '<b>Bold</b> & <i>' ) ),
			'a title of spaces'                  => array( 'pages', array( 'post_content' => '', 'post_excerpt' => '' ), array( 'title' => '   ' ) ),
		);
	}

	/**
	 * @dataProvider cases_of_what_wordpress_changes_or_refuses
	 * @param array<string, mixed> $post
	 * @param array<string, mixed> $sent
	 */
	public function test_a_draft_has_what_wordpress_would_save( string $base, array $post, array $sent ): void {
		$types = array( 'blocks' => 'wp_block', 'navigation' => 'wp_navigation', 'pages' => 'page', 'posts' => 'post' );
		$make  = fn( string $slug ): string => "/wp/v2/$base/" . $this->make_post( $post + array( 'post_type' => $types[ $base ], 'post_name' => $slug, 'post_title' => 'Of both' ) );
		$seen  = static function ( $answer, string $slug ): array {
			$names = array( 'title', 'content', 'excerpt', 'status', 'slug', 'password', 'featured_media', 'menu_order', 'parent', 'sticky', 'template', 'categories', 'format', 'date' );
			$data  = 200 === $answer->get_status() ? array_intersect_key( (array) $answer->get_data(), array_flip( $names ) ) : array( 'code' => $answer->get_data()['code'] ?? '' );
			if ( isset( $data['slug'] ) ) {
				$data['slug'] = str_replace( $slug, 'slug', $data['slug'] );
			}
			if ( isset( $data['date'] ) && strtotime( $data['date'] ) > time() - HOUR_IN_SECONDS && strtotime( $data['date'] ) <= time() ) {
				$data['date'] = 'now';
			}
			foreach ( $data as $name => $value ) {
				$data[ $name ] = is_array( $value ) && isset( $value['raw'] ) ? $value['raw'] : $value;
			}
			return array( $answer->get_status() ) + $data;
		};
		$draft = $this->make_draft();
		$drafted = $seen( $this->in( $draft, 'PUT', $make( 'of-draft' ), $sent ), 'of-draft' );
		$this->assertSame( $seen( $this->live( 'PUT', $make( 'of-live' ), $sent ), 'of-live' ), $drafted );
	}

	/** @return array<string, array{ string, array<string, mixed>, array<string, mixed> }> */
	public static function cases_of_lengths(): array {
		$fits = array(
			'title'    => str_repeat( 'ä', 32767 ),
			'excerpt'  => str_repeat( 'x', 65535 ),
			'password' => str_repeat( 'ä', 255 ),
		);
		$cases = array();
		foreach ( $fits as $name => $value ) {
			$cases[ "$name that fits" ]        = array( 'posts', array( $name => $value ), array() );
			$cases[ "$name that is too long" ] = array( 'posts', array( $name => $value . ( 'title' === $name ? 'xy' : 'x' ) ), array( $name ) );
		}
		return $cases;
	}

	/**
	 * @dataProvider cases_of_lengths
	 * @param array<string, mixed> $sent
	 * @param list<string>         $refused
	 */
	public function test_refuses_what_the_database_cannot_store( string $base, array $sent, array $refused ): void {
		$route = "/wp/v2/$base/" . $this->make_post( array( 'post_type' => 'post' ) );
		$draft = $this->in( $this->make_draft(), 'PUT', $route, $sent );
		$live  = $this->live( 'PUT', $route, $sent );
		global $wpdb;
		if ( ! is_array( $wpdb->get_col_length( $wpdb->posts, 'post_title' ) ) ) {
			// SQLite takes any length.
			$refused = array();
		}
		$this->assertSame( array() === $refused ? 200 : 500, $live->get_status() );
		$this->assertSame( array() === $refused ? 200 : 400, $draft->get_status() );
		$this->assertSame( $refused, $draft->get_data()['data']['properties'] ?? array() );
	}

	public function test_a_theme_template_is_changed_and_reset(): void {
		$draft = $this->make_draft();
		$route = self::template();
		$file  = self::raw( $this->live( 'GET', $route ), 'content' );
		$saved = $this->in( $draft, 'PUT', $route, array( 'content' => self::paragraph( 'Drafted' ) ) );
		$this->assertSame( array( 'custom', self::paragraph( 'Drafted' ) ), array( self::raw( $saved, 'source' ), self::raw( $saved, 'content' ) ) );
		$this->assertSame( array( 'theme', $file ), array( self::raw( $this->live( 'GET', $route ), 'source' ), self::raw( $this->live( 'GET', $route ), 'content' ) ) );
		$this->assertSame( $file, self::raw( $this->in( $draft, 'GET', $route, array( 'source' => 'theme' ) ), 'content' ), 'the file behind it' );
		$this->assertSame( 'theme', self::raw( $this->in( $draft, 'PUT', $route, array( 'source' => 'theme' ) ), 'source' ), 'after the reset' );
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	public function test_a_customized_template_is_reset_in_the_draft_only(): void {
		$draft = $this->make_draft();
		$route = self::template();
		$this->live( 'PUT', $route, array( 'content' => self::paragraph( 'Customized' ) ) );
		$this->assertSame( 'theme', self::raw( $this->in( $draft, 'DELETE', $route, array( 'force' => true ) ), 'previous' ) ? self::raw( $this->in( $draft, 'GET', $route ), 'source' ) : '' );
		$this->assertSame( self::paragraph( 'Customized' ), self::raw( $this->live( 'GET', $route ), 'content' ) );
		$this->in( $draft, 'PUT', $route, array( 'content' => self::paragraph( 'Again' ) ) );
		$this->assertSame( self::paragraph( 'Again' ), self::raw( $this->in( $draft, 'GET', $route ), 'content' ), 'changed after the reset' );
	}

	/** @return array<string, array{ string, string }> */
	public static function untitled_templates(): array {
		return array(
			'a category’s' => array( 'category-offers', 'Category: Offers & more' ),
			'any other'    => array( 'wide-one', 'wide-one' ),
		);
	}

	/** @dataProvider untitled_templates */
	public function test_a_new_template_without_a_title_is_named_as_on_the_live_site( string $slug, string $title ): void {
		wp_insert_term( 'Offers & more', 'category', array( 'slug' => 'offers' ) );
		$draft = $this->make_draft();
		$sent  = array( 'slug' => $slug, 'title' => $slug, 'content' => self::paragraph( 'New' ) );
		$made  = $this->in( $draft, 'POST', '/wp/v2/templates', $sent );
		$id    = (string) self::raw( $made, 'id' );
		$this->assertSame( $title, html_entity_decode( (string) self::raw( $made, 'title' ) ) );
		$this->assertSame( $title, html_entity_decode( $this->store->changes( $draft )[ "wp_template:$id" ]->label() ) );
		$this->assertSame( self::raw( $this->live( 'POST', '/wp/v2/templates', $sent ), 'title' ), self::raw( $made, 'title' ) );
	}

	public function test_a_title_of_blocks_without_ends_does_not_grow_with_each_filter(): void {
		$id    = $this->make_post( array( 'post_type' => 'page' ) );
		$draft = $this->make_draft();
		$this->add_filter( 'title_save_pre', 'wp_filter_kses' );
		$title = str_repeat( '<!-- wp:group --><div>', 10 );
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => $title ) )->get_status() );
		$change = $this->store->change( $draft, "page:$id" );
		$post   = $this->store->change_post( $draft, "page:$id" );
		$this->assertGreaterThan( strlen( $title ), strlen( $change->label() ), 'WordPress writes the ends' );
		$this->assertLessThanOrEqual( 200, strlen( $post->post_title ) );
	}

	public function test_new_templates_exist_in_the_draft_only(): void {
		$draft = $this->make_draft();
		$made  = $this->in( $draft, 'POST', '/wp/v2/template-parts', array( 'slug' => 'promo', 'title' => 'Promo', 'area' => 'header', 'content' => self::paragraph( 'Promo' ) ) );
		$this->assertSame( 201, $made->get_status() );
		$id = self::raw( $made, 'id' );
		$this->assertSame( get_stylesheet() . '//promo', $id );
		$this->assertContains( $id, array_column( $this->in( $draft, 'GET', '/wp/v2/template-parts', array( 'area' => 'header' ) )->get_data(), 'id' ) );
		$this->assertNotContains( $id, array_column( $this->in( $draft, 'GET', '/wp/v2/template-parts', array( 'area' => 'footer' ) )->get_data(), 'id' ) );
		$this->assertNotContains( $id, array_column( $this->live( 'GET', '/wp/v2/template-parts' )->get_data(), 'id' ) );
		$this->assertSame( get_stylesheet() . '//promo-2', self::raw( $this->in( $draft, 'POST', '/wp/v2/template-parts', array( 'slug' => 'promo' ) ), 'id' ), 'another of the same name' );
		$this->assertSame( 200, $this->in( $draft, 'DELETE', "/wp/v2/template-parts/$id", array( 'force' => true ) )->get_status() );
		$this->assertSame( 404, $this->in( $draft, 'GET', "/wp/v2/template-parts/$id" )->get_status() );
	}

	public function test_new_posts_are_hidden_until_the_draft_is_published(): void {
		$draft = $this->make_draft();
		$made  = $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Brand new', 'status' => 'publish', 'content' => self::paragraph( 'New' ) ) );
		$id    = self::raw( $made, 'id' );
		$this->assertSame( array( 201, 'publish', 'Brand new' ), array( $made->get_status(), self::raw( $made, 'status' ), self::raw( $made, 'title' ) ) );
		$this->assertSame( Hidden_Posts::STATUS, $this->live( 'GET', '/' )->get_status() ? get_post_status( $id ) : '' );
		$find = fn( int $in ): array => array_column( $this->in( $in, 'GET', '/wp/v2/pages', array( 'search' => 'Brand new' ) )->get_data(), 'id' );
		$this->assertSame( array( array( $id ), array() ), array( $find( $draft ), $find( 0 ) ) );
		$this->assertSame( array(), $find( $this->make_draft( 'Another' ) ), 'in another draft' );
		$this->assertSame( 'trash', self::raw( $this->in( $draft, 'DELETE', "/wp/v2/pages/$id" ), 'status' ) );
		$back = $this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'status' => 'publish' ) );
		$this->assertSame( array( 'publish', 'Brand new', 'brand-new' ), array( self::raw( $back, 'status' ), self::raw( $back, 'title' ), self::raw( $back, 'slug' ) ), 'out of the trash again' );
		$this->in( $draft, 'DELETE', "/wp/v2/pages/$id", array( 'force' => true ) );
		$this->live( 'GET', '/' );
		$this->assertNull( get_post( $id ), 'after it was deleted in the draft' );
	}

	/** @return array<string, array{ string }> */
	public static function cases_of_types_with_slugs(): array {
		return array(
			'a page' => array( 'page' ),
			'a post' => array( 'post' ),
		);
	}

	/** @dataProvider cases_of_types_with_slugs */
	public function test_slugs_of_new_posts_are_free_on_the_live_site_until_they_are_published( string $type ): void {
		$this->nest_transactions();
		$draft  = $this->make_draft();
		$route  = rest_get_route_for_post_type_items( $type );
		$drafts = array();
		foreach ( array( array( 'title' => 'Yak' ), array( 'title' => 'Other', 'slug' => 'yak-sent' ), array( 'title' => 'Not yet', 'status' => 'draft' ), array( 'title' => '' ) ) as $sent ) {
			$drafts[] = (int) self::raw( $this->in( $draft, 'POST', $route, $sent + array( 'status' => 'publish', 'content' => self::paragraph( 'New' ) ) ), 'id' );
		}
		$slugs = fn( int $in, array $ids ): array => array_map( fn( int $id ) => self::raw( $this->in( $in, 'GET', "$route/$id" ), 'slug' ), $ids );
		$this->assertSame( array( 'yak', 'yak-sent', '' ), $slugs( $draft, array_slice( $drafts, 0, 3 ) ) );
		$found = $this->in( $draft, 'GET', $route, array( 'slug' => array( 'yak' ) ) )->get_data();
		$this->assertSame( array( $drafts[0] ), array_column( $found, 'id' ) );

		$this->live( 'GET', '/' );
		$live = array();
		foreach ( array( 'Yak', 'Yak sent', 'Not yet' ) as $title ) {
			$live[] = (int) self::raw( $this->live( 'POST', $route, array( 'title' => $title, 'status' => 'publish' ) ), 'id' );
		}
		$this->assertSame( array( 'yak', 'yak-sent', 'not-yet' ), $slugs( 0, $live ) );
		$this->assertSame( 200, $this->live( 'POST', "/atelier/v1/site-drafts/$draft/publish" )->get_status() );
		$this->assertSame( array( 'yak-2', 'yak-sent-2', '' ), $slugs( 0, array_slice( $drafts, 0, 3 ) ) );
		$this->assertNotSame( '', $slugs( 0, array_slice( $drafts, 3 ) )[0], 'without a title' );
		$this->assertSame( array( 'yak', 'yak-sent', 'not-yet' ), $slugs( 0, $live ) );
		foreach ( $drafts as $id ) {
			$this->assertSame( array(), get_post_meta( $id, '_wp_old_slug' ) );
		}
	}

	public function test_deleted_posts_are_in_the_trash_of_the_draft(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Doomed' ) );
		$this->assertSame( 'trash', self::raw( $this->in( $draft, 'DELETE', "/wp/v2/pages/$id" ), 'status' ) );
		$this->assertSame( array( $id ), array_column( $this->in( $draft, 'GET', '/wp/v2/pages', array( 'status' => 'trash', 'search' => 'Doomed' ) )->get_data(), 'id' ) );
		$this->assertSame( array(), $this->in( $draft, 'GET', '/wp/v2/pages', array( 'search' => 'Doomed' ) )->get_data() );
		$this->assertSame( 'publish', self::raw( $this->live( 'GET', "/wp/v2/pages/$id" ), 'status' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'status' => 'publish' ) );
		$this->assertSame( 'publish', self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$id" ), 'status' ), 'after it was restored' );
		$this->assertSame( array(), $this->store->changes( $draft ), 'after it was restored' );
	}

	/** @return array<string, array{ array<string, string>, array<string, string>, string }> The live post, what is saved, and the status that it gets. */
	public static function dated_posts(): array {
		$past   = '2020-03-01T10:00:00';
		$future = gmdate( 'Y-m-d\\TH:i:s', time() + YEAR_IN_SECONDS );
		return array(
			'published in the future'       => array( array( 'post_status' => 'draft' ), array( 'status' => 'publish', 'date' => $future ), 'future' ),
			'scheduled for the past'        => array( array( 'post_status' => 'draft' ), array( 'status' => 'future', 'date' => $past ), 'publish' ),
			'a published one gets a date'   => array( array( 'post_status' => 'publish' ), array( 'date' => $future ), 'future' ),
			'a scheduled one gets a date'   => array( array( 'post_status' => 'future', 'post_date' => $future, 'post_date_gmt' => $future ), array( 'date' => $past ), 'publish' ),
			'a scheduled one gets a status' => array( array( 'post_status' => 'future', 'post_date' => $future, 'post_date_gmt' => $future ), array( 'status' => 'publish' ), 'future' ),
		);
	}

	/**
	 * @dataProvider dated_posts
	 *
	 * @param array<string, string> $post
	 * @param array<string, string> $sent
	 */
	public function test_the_date_decides_whether_a_post_is_scheduled_as_on_the_live_site( array $post, array $sent, string $status ): void {
		$draft = $this->make_draft();
		$saved = $this->in( $draft, 'POST', '/wp/v2/posts/' . $this->make_post( $post ), $sent );
		$this->assertSame( $status, self::raw( $saved, 'status' ) );
		$this->assertSame( $status, self::raw( $this->live( 'POST', '/wp/v2/posts/' . $this->make_post( $post ), $sent ), 'status' ), 'on the live site' );
	}

	/** @return array<string, array{ bool }> */
	public static function cases_who_counts(): array {
		return array(
			'who edits all pages'       => array( true ),
			'who edits their own pages' => array( false ),
		);
	}

	/** @dataProvider cases_who_counts */
	public function test_counts_include_the_draft( bool $is_for_all ): void {
		add_role( 'atelier_own', 'Own', array_fill_keys( array( 'read', Page::capability(), 'edit_pages', 'edit_published_pages', 'delete_pages', 'delete_published_pages' ), true ) );
		$this->undo_later( static fn() => remove_role( 'atelier_own' ) );
		$this->log_in_as( $is_for_all ? 'administrator' : 'atelier_own' );
		$draft  = $this->make_draft();
		$id     = $this->make_post( array( 'post_type' => 'page' ) );
		$before = $this->live( 'GET', '/atelier/v1/posts/page/counts' )->get_data();
		$this->in( $draft, 'DELETE', "/wp/v2/pages/$id" );
		$this->in( $draft, 'POST', '/wp/v2/pages', array( 'status' => 'draft' ) );
		$after = $this->in( $draft, 'GET', '/atelier/v1/posts/page/counts' )->get_data();
		$this->assertSame( array( $before['publish'] - 1, $before['trash'] + 1, $before['draft'] + 1 ), array( $after['publish'], $after['trash'], $after['draft'] ) );
		$this->assertSame( $before, $this->live( 'GET', '/atelier/v1/posts/page/counts' )->get_data() );
	}

	public function test_styles_and_settings_include_the_draft(): void {
		$draft = $this->make_draft();
		$route = '/wp/v2/global-styles/' . WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$live  = (object) self::raw( $this->live( 'GET', $route ), 'settings' );
		$saved = $this->in( $draft, 'POST', $route, array( 'styles' => array( 'color' => array( 'background' => '#123456' ) ), 'settings' => $live ) );
		$this->assertSame( '#123456', self::raw( $saved, 'styles' )['color']['background'] );
		$this->assertSame( array( 'styles' ), array_keys( reset( ...array( array_values( $this->store->changes( $draft ) ) ) )->edits() ), 'the settings are the same' );
		$this->assertStringContainsString( '#123456', wp_get_global_stylesheet() );
		$this->assertStringNotContainsString( '#123456', $this->live( 'GET', '/' )->get_status() ? wp_get_global_stylesheet() : '' );

		$title = get_option( 'blogname' );
		$this->assertSame( 'Drafted', self::raw( $this->in( $draft, 'POST', '/wp/v2/settings', array( 'title' => 'Drafted' ) ), 'title' ) );
		$this->assertSame( 'Drafted', get_bloginfo( 'name' ) );
		$this->live( 'GET', '/' );
		$this->assertSame( $title, get_bloginfo( 'name' ) );
	}

	public function test_a_save_based_on_an_older_state_of_the_draft_is_a_conflict(): void {
		$draft   = $this->make_draft();
		$route   = '/wp/v2/pages/' . $this->make_post( array( 'post_type' => 'page' ) );
		$version = self::raw( $this->in( $draft, 'GET', $route ), 'atelier_version' );
		$this->assertSame( 200, $this->in( $draft, 'POST', $route, array( 'title' => 'Theirs' ), $version )->get_status() );
		$this->assertSame( 409, $this->in( $draft, 'POST', $route, array( 'title' => 'Mine' ), $version )->get_status() );
		$this->assertSame( 200, $this->in( $draft, 'POST', $route, array( 'content' => 'Mine' ), $version )->get_status(), 'of another property' );
		$this->assertSame( '', get_post_meta( (int) basename( $route ), '_edit_last', true ), 'who changed the live page last' );
	}

	public function test_properties_are_based_on_the_live_version_at_their_first_change(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_content' => 'Old' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Mine' ) );
		$this->live( 'POST', "/wp/v2/pages/$id", array( 'content' => 'Theirs' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'content' => 'Mine' ) );
		$change = $this->store->change( $draft, "page:$id" );
		$this->assertSame( array( 'A test', 'Theirs' ), array( $change->base()['title'], $change->base()['content'] ) );
		$now = \Atelier\Records\Version::from_text( self::raw( $this->live( 'GET', "/wp/v2/pages/$id" ), 'atelier_version' ) );
		$this->assertSame( array(), \Atelier\Records\Version::from_text( $change->base_version() )->changed_in( $now, $change->edits() ) );
	}

	public function test_texts_are_filtered_by_the_capabilities_of_their_author(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page' ) );
		$this->add_filter( 'map_meta_cap', static fn( $needed, $capability ) => 'unfiltered_html' === $capability ? array( 'do_not_allow' ) : $needed );
		kses_init();
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'content' => '<p>Fine</p><script>alert( 1 )</script>', 'title' => 'A \\ B' ) );
		$edits = $this->store->change( $draft, "page:$id" )->edits();
		$this->assertSame( '<p>Fine</p>alert( 1 )', $edits['content'] );
		$this->assertSame( 'A \\ B', $edits['title'] );
	}

	public function test_requests_fail_if_their_draft_cannot_be_opened(): void {
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$draft = $this->make_draft();
		$this->assertSame( 404, $this->in( 999999, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Lost' ) )->get_status(), 'no such draft' );
		$this->store->mark_published( $draft, 1 );
		$this->assertSame( 409, $this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Late' ) )->get_status(), 'a published draft' );
		$other = $this->make_draft();
		$this->store->set_state( $other, array( 'theme' => 'another' ) );
		$this->assertSame( 409, $this->in( $other, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Elsewhere' ) )->get_status(), 'a draft of another theme' );
		$mine = $this->make_draft();
		$this->log_in_as( 'editor' );
		$this->assertSame( 403, $this->in( $mine, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Not mine' ) )->get_status(), 'without the capability' );
		$this->assertSame( 'Live', get_post( $id )->post_title );
	}

	/** @return array<string, array{ callable( int ): WP_REST_Request }> Requests by the ID of a page. */
	public static function requests_that_name_a_draft_elsewhere(): array {
		$save = static function ( int $id ): WP_REST_Request {
			$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
			$request->set_body_params( array( 'title' => 'Live by mistake' ) );
			return $request;
		};
		$json = static function ( int $id, array $sent ): WP_REST_Request {
			$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $sent + array( 'title' => 'Live by mistake' ) ) );
			return $request;
		};
		return array(
			'in a part of a batch' => array(
				static function ( int $id ) use ( $save ): WP_REST_Request {
					$request = $save( $id );
					$request->set_query_params( array( Page::DRAFT_ARG => '7' ) );
					return $request;
				},
			),
			'in a form'            => array(
				static function ( int $id ) use ( $save ): WP_REST_Request {
					$request = $save( $id );
					$request->set_body_params( array( Page::DRAFT_ARG => '7' ) + $request->get_body_params() );
					return $request;
				},
			),
			'in JSON'              => array( static fn( int $id ): WP_REST_Request => $json( $id, array( Page::DRAFT_ARG => 7 ) ) ),
			'as a list'            => array( static fn( int $id ): WP_REST_Request => $json( $id, array( Page::DRAFT_ARG => array( 7 ) ) ) ),
		);
	}

	/**
	 * @dataProvider requests_that_name_a_draft_elsewhere
	 * @param callable( int ): WP_REST_Request $make
	 */
	public function test_a_draft_that_is_not_in_the_address_is_refused( callable $make ): void {
		$id   = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$mine = $this->make_draft();
		foreach ( array( array(), array( Page::DRAFT_ARG => (string) $mine ) ) as $address ) {
			$_GET     = $address;
			$response = rest_do_request( $make( $id ) );
			$this->assertSame( 'rest_invalid_param', $response->get_data()['code'] );
			$this->assertSame( 400, $response->get_status() );
		}
		$this->assertSame( 'Live', get_post( $id )->post_title );
		$this->assertSame( array(), $this->store->changes( $mine ) );
	}

	public function test_each_part_of_a_batch_is_answered(): void {
		$id    = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$parts = array();
		foreach ( array( '?' . Page::DRAFT_ARG . '=7', '' ) as $argument ) {
			$parts[] = array(
				'method' => 'POST',
				'path'   => "/wp/v2/pages/$id$argument",
				'body'   => array( 'excerpt' => 'Saved' ),
			);
		}
		$statuses = array_column( $this->in( 0, 'POST', '/batch/v1', array( 'requests' => $parts ) )->get_data()['responses'], 'status' );
		$this->assertSame( array( 400, 200 ), $statuses );
	}

	public function test_parts_of_a_batch_may_repeat_the_draft_of_its_address(): void {
		$id      = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$mine    = $this->make_draft();
		$_GET    = array( Page::DRAFT_ARG => (string) $mine );
		$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
		$request->set_query_params( $_GET );
		$request->set_body_params( array( 'title' => 'Drafted' ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$this->assertSame( array( 'title' => 'Drafted' ), $this->store->changes( $mine )[ "page:$id" ]->edits() );
	}

	public function test_autosaves_are_not_saved_to_drafts(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page' ) );
		foreach ( array( "/wp/v2/pages/$id/autosaves", "/atelier/v1/posts/$id/autosave", "/Atelier/V1/Posts/$id/Autosave" ) as $route ) {
			$this->assertSame( 'atelier_draft_no_autosave', $this->in( $draft, 'POST', $route, array( 'content' => 'Unsaved' ) )->as_error()->get_error_code() );
		}
		$this->assertSame( array(), wp_get_post_revisions( $id, array( 'check_enabled' => false ) ) );
	}

	public function test_posts_with_the_same_date_keep_their_order(): void {
		$draft = $this->make_draft();
		$date  = '2026-01-02T03:04:05';
		$menus = array();
		foreach ( array( 'One', 'Two', 'Three' ) as $title ) {
			$menus[] = $this->live( 'POST', '/wp/v2/navigation', compact( 'title', 'date' ) + array( 'status' => 'publish' ) )->get_data()['id'];
		}
		$titles = fn( int $in ): array => wp_list_pluck( array_map( static fn( $menu ): array => (array) $menu['title'], $this->in( $in, 'GET', '/wp/v2/navigation' )->get_data() ), 'raw' );
		$live   = $titles( 0 );
		foreach ( $menus as $id ) {
			$this->in( $draft, 'POST', "/wp/v2/navigation/$id", array( 'content' => self::paragraph( 'Mine' ) ) );
			$this->assertSame( $live, $titles( $draft ) );
		}
	}

	public function test_media_and_views_are_saved_on_the_live_site(): void {
		$draft = $this->make_draft();
		$term  = $this->in( $draft, 'POST', '/wp/v2/wp_pattern_category', array( 'name' => 'Promos' ) );
		$this->assertSame( 201, $term->get_status() );
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	public function test_what_is_saved_on_the_live_site_is_allowed_there(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'comment_status' => 'closed' ) );
		$new   = $this->in( $draft, 'POST', '/wp/v2/posts', array( 'title' => 'New', 'status' => 'publish', 'comment_status' => 'open' ) )->get_data()['id'];
		$this->assertSame( 'open', self::raw( $this->in( $draft, 'POST', "/wp/v2/posts/$id", array( 'comment_status' => 'open' ) ), 'comment_status' ) );
		foreach ( array( $id, $new ) as $post ) {
			$this->assertSame( 'rest_comment_closed', $this->in( $draft, 'POST', '/wp/v2/comments', array( 'post' => $post, 'content' => 'A comment' ) )->as_error()->get_error_code() );
			$this->assertSame( array(), get_comments( array( 'post_id' => $post, 'status' => 'all' ) ) );
		}
		$open = $this->make_post( array( 'comment_status' => 'open' ) );
		$this->assertSame( 201, $this->in( $draft, 'POST', '/wp/v2/comments', array( 'post' => $open, 'content' => 'Another comment', 'author_name' => 'A', 'author_email' => 'a@example.org' ) )->get_status() );
	}

	/** @dataProvider callbacks */
	public function test_what_plugins_save_on_the_live_site_is_allowed_there( callable $callback ): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'comment_status' => 'closed' ) );
		$this->in( $draft, 'POST', "/wp/v2/posts/$id", array( 'comment_status' => 'open' ) );
		$this->add_filter(
			'rest_api_init',
			static function () use ( $callback ): void {
				register_rest_route(
					'test/v1',
					'/comments/(?P<id>\d+)',
					array(
						'methods'             => 'POST',
						'permission_callback' => static fn( WP_REST_Request $request ): bool => comments_open( (int) $request['id'] ),
						'callback'            => $callback,
					)
				);
			}
		);
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( 403, $this->in( $draft, 'POST', "/test/v1/comments/$id" )->get_status() );
		$this->assertSame( 200, $this->in( $draft, 'POST', '/test/v1/comments/' . $this->make_post( array( 'comment_status' => 'open' ) ) )->get_status() );
	}

	/** @return array<string, array{ callable }> */
	public static function callbacks(): array {
		return array(
			'a method'   => array( array( self::class, 'answer_of_plugin' ) ),
			'a function' => array( static fn(): string => 'Saved' ),
			'a name'     => array( self::class . '::answer_of_plugin' ),
		);
	}

	public static function answer_of_plugin(): string {
		return 'Saved';
	}

	public function test_terms_and_meta_include_the_draft(): void {
		$draft    = $this->make_draft();
		$id       = $this->make_post();
		$category = (int) wp_insert_term( 'Seasonal', 'category' )['term_id'];
		$this->in( $draft, 'POST', "/wp/v2/posts/$id", array( 'categories' => array( $category ), 'format' => 'aside', 'meta' => array( 'footnotes' => '[]' ) ) );
		$this->assertSame( array( $category ), self::raw( $this->in( $draft, 'GET', "/wp/v2/posts/$id" ), 'categories' ) );
		$this->assertSame( '[]', get_post_meta( $id, 'footnotes', true ) );
		$this->assertSame( array( '[]' ), get_post_meta( $id )['footnotes'] );
		$this->assertNotSame( array( $category ), self::raw( $this->live( 'GET', "/wp/v2/posts/$id" ), 'categories' ) );
		$this->assertSame( '', get_post_meta( $id, 'footnotes', true ) );
	}

	public function test_cached_css_belongs_to_the_live_site_or_the_draft(): void {
		$kept = static fn( string $whose ): array => array( 'hash' => $whose, 'blocks' => array() );
		foreach ( array( true, false ) as $is_kept ) {
			$draft = $this->make_draft();
			$this->live( 'GET', '/' );
			$is_kept ? set_transient( 'wp_styles_for_blocks', $kept( 'live' ) ) : delete_transient( 'wp_styles_for_blocks' );
			$this->in( $draft, 'GET', '/' );
			$this->assertFalse( is_array( get_transient( 'wp_styles_for_blocks' ) ) );
			set_transient( 'wp_styles_for_blocks', $kept( 'draft' ) );
			$this->assertSame( $kept( 'draft' ), get_transient( 'wp_styles_for_blocks' ) );
			$this->live( 'GET', '/' );
			$this->assertSame( $is_kept ? $kept( 'live' ) : '', get_transient( 'wp_styles_for_blocks' ) );
		}
	}

	/** @return list<int> The IDs of listed posts. */
	private function listed( int $draft, array $arguments ): array {
		$answer = $this->in( $draft, 'GET', '/wp/v2/posts', $arguments + array( 'per_page' => 100, 'orderby' => 'id', 'order' => 'asc' ) );
		$ids    = array_map( 'intval', wp_list_pluck( $answer->get_data(), 'id' ) );
		$this->assertSame( (string) count( $ids ), (string) $answer->get_headers()['X-WP-Total'] );
		return $ids;
	}

	public function test_lists_by_term_include_the_terms_of_the_draft(): void {
		$draft = $this->make_draft();
		$terms = array_map( static fn( string $name ): int => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'One', 'Two', 'Three' ) );
		$tag   = (int) wp_insert_term( 'Tag', 'post_tag' )['term_id'];
		$posts = array();
		foreach ( array( array( $terms[0] ), array( $terms[0], $terms[1] ), array( $terms[1] ) ) as $categories ) {
			$posts[] = $this->make_post( array( 'post_category' => $categories, 'tags_input' => array( $tag ) ) );
		}
		$this->in( $draft, 'POST', "/wp/v2/posts/$posts[0]", array( 'categories' => array( $terms[2] ), 'tags' => array() ) );
		$this->in( $draft, 'POST', "/wp/v2/posts/$posts[2]", array( 'categories' => array( $terms[0], $terms[1] ), 'format' => 'aside' ) );
		$new = self::raw( $this->in( $draft, 'POST', '/wp/v2/posts', array( 'title' => 'New', 'status' => 'publish', 'categories' => array( $terms[0], $terms[2] ), 'tags' => array( $tag ) ) ), 'id' );
		$all = array( 'status' => 'publish', 'include' => array_merge( $posts, array( $new ) ) );

		$this->assertSame( array( $posts[1], $posts[2], $new ), $this->listed( $draft, $all + array( 'categories' => array( $terms[0] ) ) ), 'in' );
		$this->assertSame( array( $posts[0], $new ), $this->listed( $draft, $all + array( 'categories' => array( $terms[2] ) ) ), 'in one that is new' );
		$this->assertSame( array( $posts[0] ), $this->listed( $draft, $all + array( 'categories_exclude' => array( $terms[0] ) ) ), 'not in' );
		$this->assertSame( array( $posts[1], $posts[2] ), $this->listed( $draft, $all + array( 'categories' => array( 'terms' => array( $terms[0], $terms[1] ), 'operator' => 'AND' ) ) ), 'in both' );
		$this->assertSame( array( $posts[1], $posts[2], $new ), $this->listed( $draft, $all + array( 'categories' => array( $terms[0] ), 'tags' => array( $tag ) ) ), 'of two taxonomies' );
		$this->assertSame( array_merge( $posts, array( $new ) ), $this->listed( $draft, $all + array( 'categories' => array( $terms[2] ), 'tags' => array( $tag ), 'tax_relation' => 'OR' ) ), 'of any of two taxonomies' );
		$this->assertSame( array( $posts[0], $posts[1] ), $this->listed( 0, $all + array( 'categories' => array( $terms[0] ) ) ), 'the live site' );

		$this->in( $draft, 'GET', '/wp/v2/posts' );
		$find = static fn( array $query ): array => ( new \WP_Query( $query + array( 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC', 'post__in' => array_merge( $posts, array( $new ) ) ) ) )->posts;
		$this->assertSame( array( $posts[0], $new ), $find( array( 'category_name' => 'three' ) ), 'an archive' );
		$this->assertSame( array( $posts[0] ), $find( array( 'tax_query' => array( array( 'taxonomy' => 'post_tag', 'operator' => 'NOT EXISTS' ) ) ) ), 'without any' );
		$this->assertSame( array( $posts[0], $posts[2], $new ), $find( array( 'tax_query' => array( 'relation' => 'OR', array( 'taxonomy' => 'category', 'terms' => array( $terms[2] ) ), array( 'relation' => 'AND', array( 'taxonomy' => 'category', 'terms' => array( $terms[1] ) ), array( 'taxonomy' => 'category', 'field' => 'slug', 'terms' => array( 'one' ) ), array( 'taxonomy' => 'post_tag', 'terms' => array( $tag ) ) ) ), 'post__not_in' => array( $posts[1] ), 'post__in' => array( $posts[0], $posts[2], $new ) ) ), 'nested' );
		$this->assertSame( array( $posts[1], $posts[2], $new ), wp_list_pluck( get_posts( array( 'category' => $terms[0], 'include' => array(), 'orderby' => 'ID', 'order' => 'ASC', 'suppress_filters' => true ) ), 'ID' ), 'get_posts' );
	}

	/** WordPress stores "&amp;" in names of terms, and reads the terms of a post in more than one way. */
	public function test_terms_of_a_post_are_those_of_the_draft_however_they_are_read(): void {
		list( $removed, $kept, $added ) = array_map( static fn( string $name ): int => (int) wp_insert_term( $name, 'post_tag' )['term_id'], array( 'Cakes & pies', 'R&B', 'Q&A' ) );
		$post = $this->make_post( array( 'post_type' => 'post' ) );
		wp_set_post_terms( $post, array( $removed, $kept ), 'post_tag' );
		$read = function ( int $draft ) use ( $post, $removed, $kept, $added ): array {
			$in_rest = $this->in( $draft, 'GET', "/wp/v2/posts/$post" )->get_data()['tags'];
			sort( $in_rest );
			return array(
				'in REST'      => $in_rest,
				'terms'        => wp_list_pluck( $this->in( $draft, 'GET', '/wp/v2/tags', array( 'post' => $post ) )->get_data(), 'name' ),
				'of an object' => wp_get_post_terms( $post, 'post_tag', array( 'fields' => 'names' ) ),
				'asked for'    => array( has_term( $removed, 'post_tag', $post ), has_term( $kept, 'post_tag', $post ), has_term( $added, 'post_tag', $post ), has_term( 'Q&amp;A', 'post_tag', $post ) ),
				'shown'        => wp_strip_all_tags( get_the_term_list( $post, 'post_tag', '', ', ' ) ),
			);
		};
		$draft  = $this->make_draft();
		$before = $read( 0 );
		$this->assertSame( array( true, true, false, false ), $before['asked for'] );
		$this->in( $draft, 'POST', "/wp/v2/posts/$post", array( 'tags' => array( $kept, $added ) ) );
		$drafted = $read( $draft );
		$this->assertSame( $before, $read( 0 ) );
		$this->live( 'POST', "/wp/v2/posts/$post", array( 'tags' => array( $kept, $added ) ) );
		$this->assertSame( $read( 0 ), $drafted );
	}

	public function test_a_term_deleted_within_a_draft_leaves_posts_as_on_the_live_site(): void {
		list( $gone, $drafted ) = array_map( static fn( string $name ): int => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'Gone', 'Drafted' ) );
		$post = $this->make_post( array( 'post_type' => 'post' ) );
		wp_set_post_terms( $post, array( $gone ), 'category' );
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', "/wp/v2/posts/$post", array( 'categories' => array( $drafted, $gone ) ) );
		$this->assertSame( 200, $this->in( $draft, 'DELETE', "/wp/v2/categories/$gone", array( 'force' => true ) )->get_status() );
		$this->assertSame( array( (int) get_option( 'default_category' ) ), $this->live( 'GET', "/wp/v2/posts/$post" )->get_data()['categories'] );
	}

	public function test_a_draft_is_deleted_with_its_hidden_posts(): void {
		$draft = $this->make_draft();
		$new   = self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New' ) ), 'id' );
		$old   = $this->make_post( array( 'post_type' => 'page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$old", array( 'title' => 'Changed' ) );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft" )->get_status() );
		$this->assertSame( array( null, 'A test' ), array( get_post( $new ), get_post( $old )->post_title ) );
		$this->assertSame( array(), get_posts( array( 'post_type' => Draft_Store::CHANGE_TYPE, 'post_status' => 'any', 'post_parent' => $draft ) ) );
	}

	public function test_saves_go_to_the_draft_after_the_locale_has_changed(): void {
		$draft = $this->make_draft();
		$route = '/wp/v2/pages/' . $this->make_post( array( 'post_type' => 'page' ) );
		rest_get_server();
		// As after switching the locale.
		create_initial_post_types();
		$this->assertSame( 'Drafted', self::raw( $this->in( $draft, 'POST', $route, array( 'title' => 'Drafted' ) ), 'title' ) );
		$this->assertSame( 'A test', self::raw( $this->live( 'GET', $route ), 'title' ) );
	}

	/** The IDs of posts by which queries ask for whole rows. */
	private function asked_for( callable $act ): int {
		$asked = 0;
		$count = static function ( $sql ) use ( &$asked ) {
			$asked += preg_match( '/^\s*SELECT .*\.\* .*\bID IN \(([\d, ]+)\)/s', (string) $sql, $found ) ? count( explode( ',', $found[1] ) ) : 0;
			return $sql;
		};
		add_filter( 'query', $count );
		try {
			$act();
		} finally {
			remove_filter( 'query', $count );
		}
		return $asked;
	}

	public function test_a_save_reads_its_own_change_and_not_the_whole_draft(): void {
		$draft = $this->make_draft();
		for ( $number = 0; $number < 30; ++$number ) {
			$page = $this->make_post( array( 'post_type' => 'page' ) );
			$this->store->put( $draft, $this->change_of( 'page', (string) $page, array( 'title' => 'Changed' ) ) );
		}
		$this->live( 'GET', '/' );
		wp_cache_flush();
		$read = fn(): string => self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$page" ), 'atelier_version' );
		$this->assertGreaterThanOrEqual( 60, $this->asked_for( $read ), 'laid once' );
		$version = $read();
		$this->assertLessThan( 10, $this->asked_for( fn() => $this->assertSame( 200, $this->in( $draft, 'PUT', "/wp/v2/pages/$page", array( 'title' => 'Saved' ), $version )->get_status() ) ) );
		$this->assertSame( 'Saved', self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$page" ), 'title' ) );
	}

	public function test_a_save_sees_what_others_have_saved_to_its_draft(): void {
		$draft = $this->make_draft();
		list( $mine, $theirs ) = array( $this->make_post( array( 'post_type' => 'page' ) ), $this->make_post( array( 'post_type' => 'page' ) ) );
		$this->in( $draft, 'PUT', "/wp/v2/pages/$mine", array( 'title' => 'One' ) );
		$this->meanwhile( fn() => Wiring::drafts()->put( $draft, $this->change_of( 'page', (string) $theirs, array( 'title' => 'Of others' ) ) ) );
		$this->in( $draft, 'PUT', "/wp/v2/pages/$mine", array( 'title' => 'Two' ) );
		$this->assertSame( array( 'Two', 'Of others' ), array( get_post( $mine )->post_title, get_post( $theirs )->post_title ) );
	}

	public function test_saving_to_a_full_draft_fails(): void {
		global $wpdb;
		$draft = $this->make_draft();
		for ( $number = 0; $number < Draft_Store::MAX_CHANGES; ++$number ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => Draft_Store::CHANGE_TYPE, 'post_status' => Draft_Store::OPEN_STATUS, 'post_parent' => $draft, 'post_name' => "change-$number" ) );
		}
		$answer = $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'One more' ) );
		$this->assertSame( 'atelier_draft_full', $answer->as_error()->get_error_code() );
	}

	public function test_an_invalid_change_is_left_out(): void {
		$draft = $this->make_draft();
		$id    = $this->make_post( array( 'post_type' => 'page' ) );
		$this->in( $draft, 'POST', "/wp/v2/pages/$id", array( 'title' => 'Drafted' ) );
		$this->live( 'GET', '/' );
		$change = $this->store->change_post( $draft, "page:$id" )->ID;
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => '{"type":[' ), array( 'ID' => $change ) );
		clean_post_cache( $change );
		$this->assertSame( 'A test', self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$id" ), 'title' ) );
		$this->assertSame( array( 'invalid' ), array_column( $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data(), 'status' ) );
		$this->assertSame( array(), $this->store->changes( $draft ) );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => (string) $change ) )->get_status(), 'it can be discarded' );
		$this->assertSame( 0, $this->store->count( $draft ) );
	}

	/** Something that happens after a request was received, and before it waits for others. */
	private function meanwhile( callable $act ): void {
		$is_done = false;
		$before  = static function ( $result, $request ) use ( $act, &$is_done ) {
			if ( ! $is_done && 'PUT' === $request->get_method() ) {
				$is_done = true;
				$act();
			}
			return $result;
		};
		add_filter( 'rest_dispatch_request', $before, PHP_INT_MAX - 1, 2 );
	}

	public function test_the_second_of_two_who_save_the_same_at_once_is_asked(): void {
		global $wpdb;
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$route = "/wp/v2/pages/$page";
		$key   = "page:$page";
		$mine  = get_current_user_id();
		$this->in( $draft, 'PUT', $route, array( 'title' => 'First' ) );
		$first = $this->store->change_post( $draft, $key );
		$base  = self::raw( $this->in( $draft, 'GET', $route ), 'atelier_version' );
		$other = $this->log_in_as( 'administrator' );
		$this->in( $draft, 'PUT', $route, array( 'title' => 'Theirs', 'excerpt' => 'Theirs' ) );
		$theirs = $this->store->change_post( $draft, $key )->post_content;
		$write  = static fn( string $content ) => $wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $first->ID ) );
		$write( $first->post_content );
		wp_cache_flush();
		// The draft is laid over the site again, as in another process.
		$this->live( 'GET', '/' );
		wp_set_current_user( $mine );
		$this->meanwhile( static fn() => $write( $theirs ) );
		$answer = $this->in( $draft, 'PUT', $route, array( 'title' => 'Mine' ), $base );
		$data   = $answer->get_data()['data'] ?? array();
		$this->assertSame( array( 409, 'draft', $other, array( 'title' ) ), array( $answer->get_status(), $data['place'] ?? '', $data['author']['id'] ?? 0, $data['changed'] ?? array() ) );
		$this->assertStringContainsString( 'in this site draft', $answer->get_data()['message'] );
		$this->assertSame( 'Theirs', $this->store->change( $draft, $key )->edits()['title'], 'nothing is overwritten' );
	}

	public function test_a_page_below_itself_is_moved_to_the_top_as_on_the_live_site(): void {
		$make  = fn( int $parent ): int => $this->make_post( array( 'post_type' => 'page', 'post_parent' => $parent ) );
		$above = $make( 0 );
		$below = $make( $above );
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', "/wp/v2/pages/$above", array( 'parent' => $make( 0 ) ) );
		$this->assertSame( 0, self::raw( $this->in( $draft, 'POST', "/wp/v2/pages/$above", array( 'parent' => $below ) ), 'parent' ) );
		$this->assertSame( 0, self::raw( $this->in( $draft, 'POST', "/wp/v2/pages/$above", array( 'parent' => $above ) ), 'parent' ) );
		$this->assertSame( $above, self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$below" ), 'parent' ) );
	}

	public function test_different_properties_saved_at_once_are_both_kept(): void {
		global $wpdb;
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$route = "/wp/v2/pages/$page";
		$this->in( $draft, 'PUT', $route, array( 'title' => 'First' ) );
		$first = $this->store->change_post( $draft, "page:$page" );
		$this->in( $draft, 'PUT', $route, array( 'excerpt' => 'Theirs' ) );
		$theirs = $this->store->change_post( $draft, "page:$page" )->post_content;
		$write  = static fn( string $content ) => $wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $first->ID ) );
		$write( $first->post_content );
		wp_cache_flush();
		// The draft is laid over the site again, as in another process.
		$this->live( 'GET', '/' );
		$this->meanwhile( static fn() => $write( $theirs ) );
		$this->assertSame( 200, $this->in( $draft, 'PUT', $route, array( 'title' => 'Mine' ) )->get_status() );
		$edits = $this->store->change( $draft, "page:$page" )->edits();
		ksort( $edits );
		$this->assertSame( array( 'excerpt' => 'Theirs', 'title' => 'Mine' ), $edits );
	}

	/** @return array<string, array{ 0: bool }> Whether a version before times of properties has stored it. */
	public static function cases_author_and_time_of_a_conflict_belong_to_one_save(): array {
		return array(
			'with times'    => array( true ),
			'without times' => array( false ),
		);
	}

	/** @dataProvider cases_author_and_time_of_a_conflict_belong_to_one_save */
	public function test_author_and_time_of_a_conflict_belong_to_one_save( bool $is_timed ): void {
		global $wpdb;
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$route = "/wp/v2/pages/$page";
		$base  = self::raw( $this->in( $draft, 'GET', $route ), 'atelier_version' );
		$mine  = get_current_user_id();
		$first = $this->log_in_as( 'administrator' );
		$this->in( $draft, 'PUT', $route, array( 'title' => 'Theirs' ) );
		$last = $this->log_in_as( 'administrator' );
		$this->in( $draft, 'PUT', $route, array( 'excerpt' => 'Later' ) );
		$post   = $this->store->change_post( $draft, "page:$page" );
		$stored = json_decode( $post->post_content, true );
		foreach ( array_keys( $is_timed ? array() : $stored['authors'] ) as $name ) {
			$stored['authors'][ $name ] = array_slice( $stored['authors'][ $name ], 0, 2 );
		}
		unset( $stored['signature'] );
		$payload = (string) wp_json_encode( $stored, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
		$later   = gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS );
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_content'      => '{"signature":"' . Signature::of( "change:$draft", $payload ) . '",' . substr( $payload, 1 ),
				'post_modified_gmt' => $later,
			),
			array( 'ID' => $post->ID )
		);
		wp_cache_flush();
		$this->live( 'GET', '/' );
		wp_set_current_user( $mine );
		$data   = $this->in( $draft, 'PUT', $route, array( 'title' => 'Mine' ), $base )->get_data()['data'];
		$is_now = abs( (int) strtotime( $data['modified'] ) - time() ) < 60;
		$this->assertSame( array( $is_timed ? $first : $last, $is_timed ), array( $data['author']['id'], $is_now ) );
	}

	public function test_a_conflict_in_a_draft_says_who_changed_the_live_site(): void {
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$route = "/wp/v2/pages/$page";
		$base  = self::raw( $this->in( $draft, 'GET', $route ), 'atelier_version' );
		$mine  = get_current_user_id();
		$other = $this->log_in_as( 'administrator' );
		$this->live( 'PUT', $route, array( 'title' => 'Theirs' ), self::raw( $this->live( 'GET', $route ), 'atelier_version' ) );
		wp_set_current_user( $mine );
		$answer = $this->in( $draft, 'PUT', $route, array( 'title' => 'Mine' ), $base );
		$this->assertSame( array( 409, 'live', $other ), array( $answer->get_status(), $answer->get_data()['data']['place'], $answer->get_data()['data']['author']['id'] ) );
		$this->assertStringContainsString( 'on the live site', $answer->get_data()['message'] );
	}

	/** @return array<string, array{ bool, string, array<string, mixed>, string }> */
	public static function cases_of_records_that_were_moved(): array {
		return array(
			'into the trash of the draft'     => array( true, 'DELETE', array(), 'draft' ),
			'into the trash of the live site' => array( false, 'DELETE', array(), 'live' ),
			'offline in the draft'            => array( true, 'PUT', array( 'status' => 'draft' ), 'draft' ),
			'offline on the live site'        => array( false, 'PUT', array( 'status' => 'draft' ), 'live' ),
		);
	}

	/**
	 * @dataProvider cases_of_records_that_were_moved
	 * @param array<string, mixed> $theirs
	 */
	public function test_who_saves_what_somebody_else_has_moved_is_asked( bool $is_in_draft, string $method, array $theirs, string $place ): void {
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$route = "/wp/v2/pages/$page";
		$base  = self::raw( $this->in( $draft, 'GET', $route ), 'atelier_version' );
		$mine  = get_current_user_id();
		$other = $this->log_in_as( 'administrator' );
		$is_in_draft ? $this->in( $draft, $method, $route, $theirs, $base ) : $this->live( $method, $route, $theirs, self::raw( $this->live( 'GET', $route ), 'atelier_version' ) );
		wp_set_current_user( $mine );
		$answer = $this->in( $draft, 'PUT', $route, array( 'title' => 'Mine' ), $base );
		$data   = $answer->get_data()['data'] ?? array();
		$this->assertSame( array( 409, array( 'status' ), $place, $other ), array( $answer->get_status(), $data['changed'] ?? array(), $data['place'] ?? '', $data['author']['id'] ?? 0 ) );
		$this->assertSame( 'Live', self::raw( $this->in( $draft, 'GET', $route ), 'title' ) );
		$this->assertSame( 200, $this->in( $draft, 'PUT', $route, array( 'title' => 'Mine', 'status' => 'publish' ), $data['version'] )->get_status(), 'put back knowingly' );
		$this->assertSame( 'publish', self::raw( $this->in( $draft, 'GET', $route ), 'status' ) );
	}

	public function test_what_refers_to_a_discarded_record_is_as_on_the_live_site_again(): void {
		$front  = $this->make_post( array( 'post_type' => 'page' ) );
		$parent = $this->make_post( array( 'post_type' => 'page' ) );
		$child  = $this->make_post( array( 'post_type' => 'page', 'post_parent' => $parent ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		$draft = $this->make_draft();
		$new   = self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New', 'status' => 'publish' ) ), 'id' );
		$this->in( $draft, 'POST', '/wp/v2/settings', array( 'page_on_front' => $new ) );
		$this->in( $draft, 'PUT', "/wp/v2/pages/$child", array( 'parent' => $new, 'title' => 'Moved' ) );
		$below = self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Below', 'parent' => $new, 'status' => 'publish' ) ), 'id' );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => "page:$new" ) )->get_status() );
		$changes = $this->store->changes( $draft );
		$this->assertSame( array( "page:$child", "page:$below" ), array_keys( $changes ), 'the front page is the live one again' );
		$this->assertSame( array( 'title' => 'Moved' ), $changes[ "page:$child" ]->edits() );
		$this->assertSame( 0, $changes[ "page:$below" ]->edits()['parent'] );
	}

	public function test_a_discarded_template_of_the_theme_is_still_there(): void {
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/templates', array( 'slug' => 'page-no-title', 'title' => 'Mine', 'content' => self::paragraph( 'Mine' ) ) );
		$this->in( $draft, 'PUT', "/wp/v2/pages/$page", array( 'template' => 'page-no-title' ) );
		$this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => 'wp_template:' . get_stylesheet() . '//page-no-title' ) );
		$has_file = null !== get_block_template( get_stylesheet() . '//page-no-title' );
		$this->assertSame( $has_file ? array( 'template' => 'page-no-title' ) : null, isset( $this->store->changes( $draft )[ "page:$page" ] ) ? $this->store->changes( $draft )[ "page:$page" ]->edits() : null );
	}

	public function test_a_record_in_the_trash_of_a_draft_stays_there_when_its_status_is_sent_back(): void {
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		$new   = self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New', 'status' => 'publish' ) ), 'id' );
		foreach ( array( $page, $new ) as $id ) {
			$this->in( $draft, 'DELETE', "/wp/v2/pages/$id" );
			$this->assertSame( 200, $this->in( $draft, 'PUT', "/wp/v2/pages/$id", array( 'title' => 'Later', 'status' => 'trash' ) )->get_status() );
			$this->assertSame( array( 'trash', 'Later' ), array( self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$id" ), 'status' ), self::raw( $this->in( $draft, 'GET', "/wp/v2/pages/$id" ), 'title' ) ) );
		}
		$this->assertTrue( $this->store->change( $draft, "page:$page" )->is_deletion() );
		$this->assertSame( 'rest_invalid_param', Admitted_Edits::admit( 'page', (string) $page, Change::UPDATE, array( 'status' => 'trash' ) )->get_error_code() );
	}
}

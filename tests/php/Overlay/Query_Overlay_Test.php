<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Overlay;

use Atelier\Tests\SiteDrafts\Draft_Test_Case;
use WP_Query;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/SiteDrafts/Draft_Test_Case.php';

/**
 * Queries for posts in a site draft: they find the draft's values, and no text in them becomes code.
 */
final class Query_Overlay_Test extends Draft_Test_Case {
	/** Fails in the database wherever it isn't in a text. */
	private const HOSTILE = 'or atelier_hostile() or';

	/** @var list<string> */
	private array $log = array();

	/** @return list<string> Texts that name what the overlay replaces. */
	private static function hostile_texts(): array {
		global $wpdb;
		$texts = array();
		$codes = array( " `$wpdb->posts`.`post_title` ", " $wpdb->posts . post_title", "x JOIN $wpdb->term_relationships ON 1" );
		foreach ( array( 'x%s', "x'%s", "x'' %s", 'x"%s"', '\\%s', "\\'%s", "\\\\'%s'", 'x%%%s%%', 'x/*%s*/', '/*!%s*/', "'/*%s", '*/%s', '-- %s', "#%s\n", "\n%s", "x') OR (%s" ) as $index => $around ) {
			$texts[] = sprintf( $around, " $wpdb->posts.post_title" );
			$texts[] = sprintf( $around, $codes[ $index % count( $codes ) ] );
		}
		return $texts;
	}

	/** Logs all queries of a callback, and fails if a hostile text is outside of the texts in one, or if one fails. */
	private function assert_no_text_becomes_code( callable $act, string $message ): void {
		global $wpdb, $EZSQL_ERROR;
		$this->log = array();
		$failed    = count( (array) $EZSQL_ERROR );
		$watch     = function ( $sql ) {
			$this->log[] = (string) $sql;
			return $sql;
		};
		$wpdb->suppress_errors( true );
		add_filter( 'query', $watch, PHP_INT_MAX );
		try {
			$act();
		} finally {
			remove_filter( 'query', $watch, PHP_INT_MAX );
			$wpdb->suppress_errors( false );
		}
		$escape = "''" === esc_sql( "'" ) ? '' : '\\\\.|';
		foreach ( $this->log as $sql ) {
			$code = (string) preg_replace( "/'(?:$escape''|[^'" . ( '' === $escape ? '' : '\\\\' ) . "])*+'/s", "''", $sql );
			$this->assertStringNotContainsString( 'atelier_hostile', $code, "$message: $sql" );
		}
		$this->assertSame( array(), array_slice( (array) $EZSQL_ERROR, $failed ), $message );
	}

	/** @return int A draft in which a page and a post have other titles, and the post other terms. */
	private function hostile_draft( string $title = self::HOSTILE ): int {
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'A page' ) );
		$post  = $this->make_post( array( 'post_title' => 'A post', 'post_category' => array( (int) wp_insert_term( uniqid( 'One' ), 'category' )['term_id'] ) ) );
		foreach ( array( "pages/$page" => array(), "posts/$post" => array( 'categories' => array( (int) wp_insert_term( uniqid( 'Two' ), 'category' )['term_id'] ) ) ) as $route => $more ) {
			$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/$route", $more + array( 'title' => $title, 'excerpt' => $title, 'slug' => 'changed' ) )->get_status() );
		}
		$this->in( $draft, 'GET', '/wp/v2/types' );
		return $draft;
	}

	/** @return array<string, array<string, mixed>> Arguments of WP_Query by what is asked. */
	private static function queries( string $text ): array {
		$meta = static fn( array $condition ): array => array( 'meta_query' => array( $condition + array( 'key' => 'color', 'value' => $text ) ) );
		return array(
			'meta'           => $meta( array() ),
			'meta key'       => array( 'meta_query' => array( array( 'key' => $text, 'value' => $text, 'compare_key' => 'LIKE' ) ) ),
			'meta, other'    => $meta( array( 'compare' => '!=' ) ),
			'meta, like'     => $meta( array( 'compare' => 'LIKE' ) ),
			'meta, in'       => $meta( array( 'compare' => 'IN', 'value' => array( $text, "b$text" ) ) ),
			'meta, between'  => $meta( array( 'compare' => 'BETWEEN', 'value' => array( $text, "b$text" ) ) ),
			'meta, missing'  => array( 'meta_query' => array( 'relation' => 'OR', array( 'key' => $text, 'compare' => 'NOT EXISTS' ), array( 'key' => 'color', 'value' => $text ) ) ),
			'meta, earlier'  => array( 'meta_key' => 'color', 'meta_value' => $text, 'orderby' => 'meta_value' ),
			'title'          => array( 'title' => $text ),
			'name'           => array( 'name' => $text ),
			'names'          => array( 'post_name__in' => array( $text ) ),
			's'              => array( 's' => $text ),
			's, as a phrase' => array( 's' => $text, 'sentence' => true, 'exact' => true ),
			's, in order'    => array( 's' => $text, 'orderby' => 'relevance' ),
			'author_name'    => array( 'author_name' => $text ),
			'mime type'      => array( 'post_mime_type' => $text, 'post_status' => 'any' ),
			'password'       => array( 'post_password' => $text ),
			'terms'          => array( 'tax_query' => array( array( 'taxonomy' => 'category', 'field' => 'slug', 'terms' => $text ), array( 'taxonomy' => 'post_tag', 'operator' => 'NOT EXISTS' ) ), 'title' => $text ),
			'status'         => array( 'post_status' => $text ),
			'order'          => array( 'orderby' => $text, 'order' => $text ),
			'dates'          => array( 'date_query' => array( array( 'after' => $text ) ) ),
		);
	}

	/** @param string $mode Part of the arguments of each query. */
	private function ask_everything( string $mode ): void {
		foreach ( self::hostile_texts() as $text ) {
			foreach ( self::queries( $text ) as $name => $query ) {
				$this->assert_no_text_becomes_code( static fn() => new WP_Query( $query + array( 'post_type' => array( 'post', 'page' ), 'posts_per_page' => 2 ) ), "$mode, $name, $text" );
			}
		}
	}

	public function test_texts_in_queries_stay_texts(): void {
		$this->hostile_draft();
		$this->ask_everything( 'as usual' );
	}

	public function test_texts_stay_texts_if_the_database_has_no_escapes(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			// SQLite has no such mode.
			$this->expectNotToPerformAssertions();
			return;
		}
		$mode = $wpdb->get_var( 'SELECT @@SESSION.sql_mode' );
		$this->undo_later( static fn() => $wpdb->query( "SET SESSION sql_mode = '$mode'" ) );
		$wpdb->query( "SET SESSION sql_mode = CONCAT( @@sql_mode, ',NO_BACKSLASH_ESCAPES' )" );
		$this->assertSame( "''", esc_sql( "'" ) );
		$this->hostile_draft();
		$this->ask_everything( 'without escapes' );
	}

	public function test_changed_titles_stay_texts(): void {
		foreach ( array( "x' " . self::HOSTILE . " '", '\\\' ' . self::HOSTILE, '" ' . self::HOSTILE, '%s ' . self::HOSTILE . ' %d', '`' . self::HOSTILE . '/*' ) as $title ) {
			$this->hostile_draft( $title );
			foreach ( array( array( 'title' => $title ), array( 's' => 'x' ), array( 'orderby' => 'title' ), array( 'name' => 'changed' ), array( 'meta_query' => array( array( 'key' => 'a', 'value' => "x {$GLOBALS['wpdb']->posts}.post_title" ) ) ) ) as $query ) {
				$this->assert_no_text_becomes_code( static fn() => new WP_Query( $query + array( 'post_type' => 'page' ) ), $title );
			}
		}
	}

	/** @return list<int> */
	private static function find( array $query ): array {
		return array_map( 'intval', ( new WP_Query( $query + array( 'post_type' => 'page', 'fields' => 'ids' ) ) )->posts );
	}

	public function test_lists_have_the_values_of_the_draft(): void {
		$draft = $this->make_draft();
		$pages = array_map( fn( string $title ): int => $this->make_post( array( 'post_type' => 'page', 'post_title' => "atelierlist $title", 'post_date' => '2020-01-01 00:00:00' ) ), array( 'B', 'C', 'D' ) );
		$title = 'atelierlist A’s "it\'s" 100% \\o/';
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$pages[2]", array( 'title' => $title, 'menu_order' => 7 ) )->get_status() );
		$this->in( $draft, 'GET', '/wp/v2/types' );
		$all = array( 's' => 'atelierlist', 'order' => 'ASC' );
		$this->assertSame( array( $pages[2], $pages[0], $pages[1] ), self::find( $all + array( 'orderby' => 'title' ) ), 'sorted' );
		$this->assertSame( array( $pages[2] ), self::find( array( 'title' => wp_slash( $title ) ) ), 'by title' );
		$this->assertSame( array(), self::find( array( 'title' => 'atelierlist D' ) ), 'by the live title' );
		foreach ( array( "it's", '"it\'s', '100%', 'A’s', '\\\\o/' ) as $search ) {
			$this->assertSame( array( $pages[2] ), self::find( array( 's' => "atelierlist $search", 'sentence' => false ) ), $search );
		}
		$this->assertSame( array( $pages[2] ), self::find( array( 'menu_order' => 7, 'post__in' => $pages ) ), 'by number' );
		$this->assertSame( array( $pages[0], $pages[1], $pages[2] ), self::find( $all + array( 'orderby' => 'date' ) ), 'of the same date' );
		$this->assertSame( array( $pages[2], $pages[1], $pages[0] ), self::find( array( 'order' => 'DESC' ) + $all + array( 'orderby' => 'post_date' ) ), 'of the same date, latest first' );
	}

	public function test_the_order_is_known_by_code_only(): void {
		$this->hostile_draft();
		$order = '';
		$this->add_filter( 'posts_orderby', static fn(): string => "FIELD( {$GLOBALS['wpdb']->posts}.post_name, 'post_date ASC', ' {$GLOBALS['wpdb']->posts}.post_title' )" );
		$this->add_filter(
			'posts_clauses_request',
			static function ( array $clauses ) use ( &$order ): array {
				$order = $clauses['orderby'];
				return $clauses;
			}
		);
		self::find( array() );
		$this->assertStringContainsString( "END), 'post_date ASC', ' {$GLOBALS['wpdb']->posts}.post_title' )", $order );
		$this->assertSame( ')', substr( $order, -1 ) );
	}

	public function test_clauses_that_can_be_read_in_two_ways_find_the_live_values(): void {
		$this->hostile_draft();
		$posts = $GLOBALS['wpdb']->posts;
		foreach ( array( " AND $posts.post_title = \"a\\\" $posts.post_title\"", " AND $posts.post_title /*!40000 ' */ = 'a'", " AND $posts.post_title = 'a" ) as $where ) {
			$clauses = array( 'where' => $where, 'join' => '', 'orderby' => "$posts.post_title ASC", 'groupby' => '' );
			$this->assertSame( $clauses, apply_filters( 'posts_clauses', $clauses, new WP_Query() ), $where );
		}
		$charset = $GLOBALS['wpdb']->charset;
		$this->undo_later( static fn() => $GLOBALS['wpdb']->charset = $charset );
		foreach ( array( 'gbk' => false, 'utf8mb4' => true ) as $name => $is_replaced ) {
			$GLOBALS['wpdb']->charset = $name;

			$clauses = array( 'where' => " AND $posts.post_title = '\xe5\x5c'", 'join' => '', 'orderby' => "$posts.post_title ASC" );
			$clauses['where'] = $is_replaced ? " AND $posts.post_title = 'é'" : $clauses['where'];
			$this->assertSame( $is_replaced, apply_filters( 'posts_clauses', $clauses, new WP_Query() ) !== $clauses, $name );
		}
	}

	/** @param array<string, mixed> $subject */
	private function preview( array $subject ): WP_REST_Response {
		$page = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Live' ) );
		return $this->in( 0, 'POST', '/atelier/v1/previews/unsaved', $subject + array( 'records' => array( array( 'type' => 'page', 'id' => (string) $page, 'edits' => array( 'title' => self::HOSTILE ) ) ) ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_previews_take_only_valid_ids(): array {
		$posts = $GLOBALS['wpdb']->posts;
		return array(
			'a column'               => array( 'wp_template', "twentytwentyfive//x $posts.post_title" ),
			'a column of a part'     => array( 'wp_template_part', "twentytwentyfive//x $posts.post_title" ),
			'in backticks'           => array( 'wp_template', "twentytwentyfive//x `$posts`.`post_title`" ),
			'quotes'                 => array( 'wp_template', "twentytwentyfive//x' OR 1" ),
			'a path'                 => array( 'wp_template', 'twentytwentyfive//../../x' ),
			'a number of a template' => array( 'wp_template', '5' ),
			'no template'            => array( 'wp_template', '' ),
			'a template as a page'   => array( 'page', 'twentytwentyfive//home' ),
			'a column of a page'     => array( 'page', "1 $posts.post_title" ),
			'no number'              => array( 'wp_block', '1e3' ),
			'a large number'         => array( 'page', '9223372036854775808' ),
			'zero'                   => array( 'page', '0' ),
		);
	}

	/** @dataProvider cases_previews_take_only_valid_ids */
	public function test_previews_take_only_valid_ids( string $type, string $id ): void {
		foreach ( array( array(), array( 'records' => array() ) ) as $more ) {
			$this->assert_no_text_becomes_code(
				function () use ( $type, $id, $more ): void {
					$answer = $this->preview( $more + compact( 'type', 'id' ) );
					$this->assertSame( array( 400, 'atelier_preview_id' ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ) );
				},
				$id
			);
		}
		$this->assertFalse( get_transient( 'atelier_unsaved_' . get_current_user_id() ) );
	}

	public function test_previews_of_templates_run_no_text(): void {
		foreach ( array( 'x', '%20wp_posts', 'single-post-x' ) as $slug ) {
			$this->assert_no_text_becomes_code(
				fn() => $this->assertSame( 200, $this->preview( array( 'type' => 'wp_template', 'id' => get_stylesheet() . "//$slug" ) )->get_status() ),
				$slug
			);
		}
	}
}

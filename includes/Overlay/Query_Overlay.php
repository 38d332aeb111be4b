<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;

/**
 * Applies a site draft to queries for posts: comparisons and sorting by a changed column use the draft's values, so
 * that lists, pages and counts are correct; conditions on terms use the draft's terms.
 */
final class Query_Overlay {
	/** In bytes; longer contents aren't searched, because they would be part of each query. */
	private const MAX_SEARCHED = 200000;

	/** Numeric columns. */
	private const NUMBERS = array( 'post_author', 'post_parent', 'menu_order' );

	/** In these, a backslash or a backtick can be the second byte of a character. */
	private const AMBIGUOUS_CHARSETS = array( 'big5', 'cp932', 'gb18030', 'gbk', 'sjis' );

	private Post_Overlay $posts;
	private Term_Relations $terms;
	private bool $has_live_terms = false;

	/** @var list<string> The types of changed posts. */
	private array $types;

	/** @var list<string> The types of posts with changed terms. */
	private array $types_in_terms;

	/** The name of the table of posts where WordPress looks for the next and the previous one. */
	private const ADJACENT = 'p';

	/** @var array<string, array<int, string|int>>|null Values by column and post ID; null before the first query. */
	private ?array $values = null;

	/** @var array<string, string> SQL by column. */
	private array $columns = array();

	public function __construct( Post_Overlay $posts ) {
		$this->posts          = $posts;
		$this->types          = $posts->types();
		$this->types_in_terms = $posts->types( true );
		$this->terms          = new Term_Relations( $posts->terms() );
	}

	/** @return array<string, array<int, string|int>> Values by column and post ID; many requests ask for no posts by them. */
	private function values(): array {
		global $wpdb;
		if ( null === $this->values ) {
			$this->values = array();
			foreach ( $this->posts->columns() as $column => $values ) {
				if ( 'post_content' !== $column || strlen( implode( '', array_map( 'strval', $values ) ) ) <= self::MAX_SEARCHED ) {
					$this->values[ $column ]  = $values;
					$this->columns[ $column ] = self::value_of( $wpdb->posts, $column, $values );
				}
			}
		}
		return $this->values;
	}

	public function register(): void {
		add_action( 'pre_get_posts', array( $this, 'allow_filters' ), PHP_INT_MAX );
		add_filter( 'posts_clauses', array( $this, 'filter_clauses' ), PHP_INT_MAX, 2 );
		add_filter( 'posts_results', array( $this, 'filter_results' ), 1 );
		if ( $this->types_in_terms ) {
			add_filter( 'terms_clauses', array( $this, 'filter_terms_of_posts' ), PHP_INT_MAX, 3 );
			add_action( 'pre_delete_term', array( $this, 'begin_live_terms' ) );
			add_action( 'delete_term', array( $this, 'end_live_terms' ) );
		}
		foreach ( self::adjacent_hooks() as $hook ) {
			add_filter( $hook, array( $this, 'filter_adjacent' ), PHP_INT_MAX );
		}
	}

	public function unregister(): void {
		remove_action( 'pre_get_posts', array( $this, 'allow_filters' ), PHP_INT_MAX );
		remove_filter( 'posts_clauses', array( $this, 'filter_clauses' ), PHP_INT_MAX );
		remove_filter( 'posts_results', array( $this, 'filter_results' ), 1 );
		remove_filter( 'terms_clauses', array( $this, 'filter_terms_of_posts' ), PHP_INT_MAX );
		remove_action( 'pre_delete_term', array( $this, 'begin_live_terms' ) );
		remove_action( 'delete_term', array( $this, 'end_live_terms' ) );
		foreach ( self::adjacent_hooks() as $hook ) {
			remove_filter( $hook, array( $this, 'filter_adjacent' ), PHP_INT_MAX );
		}
	}

	/** @return list<string> */
	private static function adjacent_hooks(): array {
		return array( 'get_previous_post_join', 'get_previous_post_where', 'get_previous_post_sort', 'get_next_post_join', 'get_next_post_where', 'get_next_post_sort' );
	}

	/**
	 * A part of the query for the next or the previous post.
	 *
	 * @param mixed $sql
	 * @return mixed
	 */
	public function filter_adjacent( $sql ) {
		$parts = is_string( $sql ) && ( $this->types_in_terms || $this->values() ) ? self::split( array( 'where' => $sql ) ) : null;
		if ( null === $parts ) {
			return $sql;
		}
		if ( $this->types_in_terms ) {
			$this->terms->apply( $parts['where'] );
		}
		$columns = array();
		foreach ( $this->values() as $column => $values ) {
			$columns[ $column ] = self::value_of( self::ADJACENT, $column, $values );
		}
		$parts['where']->replace_columns( self::ADJACENT, $columns );
		return $parts['where']->text();
	}

	/**
	 * get_posts() suppresses filters by default.
	 *
	 * @param mixed $query
	 */
	public function allow_filters( $query ): void {
		if ( $query instanceof WP_Query ) {
			$query->set( 'suppress_filters', false );
		}
	}

	/**
	 * @param mixed $clauses
	 * @param mixed $query
	 * @return mixed
	 */
	public function filter_clauses( $clauses, $query = null ) {
		global $wpdb;
		$has_terms   = self::finds( $query, $this->types_in_terms );
		$has_columns = self::finds( $query, $this->types ) && $this->values();
		$parts       = is_array( $clauses ) && ( $has_terms || $has_columns ) ? self::split( array_filter( $clauses, 'is_string' ) ) : null;
		if ( null === $parts ) {
			return $clauses;
		}
		foreach ( $has_terms ? array( 'join', 'where' ) : array() as $clause ) {
			$this->terms->apply( $parts[ $clause ] );
		}
		// The order of the index that the query uses without the draft: posts with the same date would switch positions.
		$direction = $has_columns && $parts['orderby']->has( 'post_date' ) ? $parts['orderby']->direction() : '';
		foreach ( $has_columns ? array( 'where', 'orderby' ) : array() as $clause ) {
			$parts[ $clause ]->replace_columns( $wpdb->posts, $this->columns );
		}
		foreach ( array( 'join', 'where', 'orderby' ) as $clause ) {
			$clauses[ $clause ] = $parts[ $clause ]->text();
		}
		if ( '' !== $direction ) {
			$clauses['orderby'] .= ", $wpdb->posts.ID $direction";
		}
		return $clauses;
	}

	/**
	 * A query for the terms of posts, as wp_get_object_terms() and REST make it.
	 *
	 * @param mixed $clauses
	 * @param mixed $taxonomies
	 * @param mixed $args
	 * @return mixed
	 */
	public function filter_terms_of_posts( $clauses, $taxonomies = array(), $args = array() ) {
		$posts = is_array( $args ) ? array_map( 'intval', (array) ( $args['object_ids'] ?? array() ) ) : array();
		$parts = is_array( $clauses ) && ! $this->has_live_terms && array_intersect( $posts, array_keys( $this->posts->terms() ) ) ? self::split( array_intersect_key( array_filter( $clauses, 'is_string' ), array_flip( array( 'join', 'where' ) ) ) ) : null;
		if ( null === $parts ) {
			return $clauses;
		}
		$this->terms->apply( $parts['join'] );
		return array( 'join' => $parts['join']->text() ) + $clauses;
	}

	/** Terms aren't part of drafts: of one that is deleted, WordPress takes posts away, and would write those that they have in the draft. */
	public function begin_live_terms(): void {
		$this->has_live_terms = true;
	}

	public function end_live_terms(): void {
		$this->has_live_terms = false;
	}

	/**
	 * All clauses, because a text that isn't closed would go on in another one.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, Sql_Tokens>|null Null if it isn't certain what is code in one of them: the query then finds the
	 * live site's values.
	 */
	private static function split( array $clauses ): ?array {
		global $wpdb;
		$is_ambiguous = in_array( strtolower( (string) $wpdb->charset ), self::AMBIGUOUS_CHARSETS, true );
		$escapes      = self::escapes();
		$parts        = array();
		foreach ( $clauses + array_fill_keys( array( 'join', 'where', 'orderby' ), '' ) as $clause => $sql ) {
			$tokens = $is_ambiguous && preg_match( '/[^\x00-\x7f]/', $sql ) ? null : Sql_Tokens::of( $sql, $escapes );
			if ( null === $tokens ) {
				return null;
			}
			$parts[ $clause ] = $tokens;
		}
		return $parts;
	}

	/**
	 * How the database may read backslashes, which depends on its mode: the database's own client escapes a quote for that
	 * mode. Whether double quotes contain a text isn't known.
	 *
	 * @return list<string> For each way, the quotes in which a backslash escapes the next character.
	 */
	private static function escapes(): array {
		$quote = esc_sql( "'" );
		if ( "''" === $quote ) {
			return array( '' );
		}
		return "\\'" === $quote ? array( '\'"', "'" ) : array( '\'"', "'", '' );
	}

	/**
	 * Whether a query may find posts of some types.
	 *
	 * @param mixed        $query
	 * @param list<string> $types
	 */
	private static function finds( $query, array $types ): bool {
		$asked = $query instanceof WP_Query ? array_filter( (array) $query->get( 'post_type' ), 'is_string' ) : array();
		$asked = array_diff( $asked, array( '' ) );
		return array() !== $types && ( array() === $asked || array() !== array_intersect( $asked, array_merge( $types, array( 'any' ) ) ) );
	}

	/**
	 * @param mixed $posts
	 * @return mixed
	 */
	public function filter_results( $posts ) {
		return is_array( $posts ) ? array_map( fn( $post ) => $post instanceof WP_Post ? $this->posts->changed( $post ) : $post, $posts ) : $posts;
	}

	/**
	 * A column with the draft's values.
	 *
	 * @param string                 $table  Its name in the query.
	 * @param array<int, string|int> $values By post ID.
	 */
	private static function value_of( string $table, string $column, array $values ): string {
		global $wpdb;
		$cases = '';
		foreach ( $values as $id => $value ) {
			$cases .= in_array( $column, self::NUMBERS, true )
				? $wpdb->prepare( ' WHEN %d THEN %d', $id, (int) $value )
				: $wpdb->prepare( ' WHEN %d THEN %s', $id, (string) $value );
		}
		return "(CASE $table.ID$cases ELSE $table.$column END)";
	}
}

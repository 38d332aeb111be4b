<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

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

	private Post_Overlay $posts;
	private Term_Relations $terms;

	/** @var list<string> The types of changed posts. */
	private array $types;

	/** @var list<string> The types of posts with changed terms. */
	private array $types_in_terms;

	/** @var array<string, string> SQL by column. */
	private array $columns = array();

	public function __construct( Post_Overlay $posts ) {
		$this->posts          = $posts;
		$this->types          = $posts->types();
		$this->types_in_terms = $posts->types( true );
		$this->terms          = new Term_Relations( $posts->terms() );
		foreach ( $posts->columns() as $column => $values ) {
			if ( 'post_content' !== $column || strlen( implode( '', array_map( 'strval', $values ) ) ) <= self::MAX_SEARCHED ) {
				$this->columns[ $column ] = self::value_of( $column, $values );
			}
		}
	}

	public function register(): void {
		add_action( 'pre_get_posts', array( $this, 'allow_filters' ), PHP_INT_MAX );
		add_filter( 'posts_clauses', array( $this, 'filter_clauses' ), PHP_INT_MAX, 2 );
		add_filter( 'posts_results', array( $this, 'filter_results' ), 1 );
	}

	public function unregister(): void {
		remove_action( 'pre_get_posts', array( $this, 'allow_filters' ), PHP_INT_MAX );
		remove_filter( 'posts_clauses', array( $this, 'filter_clauses' ), PHP_INT_MAX );
		remove_filter( 'posts_results', array( $this, 'filter_results' ), 1 );
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
		if ( ! is_array( $clauses ) ) {
			return $clauses;
		}
		foreach ( self::finds( $query, $this->types_in_terms ) ? array( 'join', 'where' ) : array() as $clause ) {
			if ( is_string( $clauses[ $clause ] ?? null ) ) {
				$clauses[ $clause ] = $this->terms->within( $clauses[ $clause ] );
			}
		}
		if ( ! $this->columns || ! self::finds( $query, $this->types ) ) {
			return $clauses;
		}
		$columns = implode( '|', array_keys( $this->columns ) );
		foreach ( array( 'where', 'orderby' ) as $clause ) {
			if ( is_string( $clauses[ $clause ] ?? null ) ) {
				$clauses[ $clause ] = (string) preg_replace_callback(
					'/(?<![\w`\'])`?' . preg_quote( $wpdb->posts, '/' ) . '`?\.`?(' . $columns . ')\b`?/',
					fn( array $match ): string => $this->columns[ $match[1] ],
					$clauses[ $clause ]
				);
			}
		}
		if ( is_string( $clauses['orderby'] ?? null ) && preg_match( '/\bpost_date\b.*?\s(ASC|DESC)$/i', $clauses['orderby'], $match ) ) {
			// The order of the index that the query uses without the draft: posts with the same date would switch
			// positions.
			$clauses['orderby'] .= ", $wpdb->posts.ID $match[1]";
		}
		return $clauses;
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
	 * @param array<int, string|int> $values By post ID.
	 */
	private static function value_of( string $column, array $values ): string {
		global $wpdb;
		$cases = '';
		foreach ( $values as $id => $value ) {
			$cases .= in_array( $column, self::NUMBERS, true )
				? $wpdb->prepare( ' WHEN %d THEN %d', $id, (int) $value )
				: $wpdb->prepare( ' WHEN %d THEN %s', $id, (string) $value );
		}
		return "(CASE {$wpdb->posts}.ID$cases ELSE {$wpdb->posts}.$column END)";
	}
}

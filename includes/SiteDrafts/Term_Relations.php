<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/**
 * Which posts have which terms in a site draft, for queries: in their SQL, it takes the place of WordPress's table.
 */
final class Term_Relations {
	/** Words that can follow a table, and are no name for it. */
	private const NO_ALIAS = 'AS|ON|USING|WHERE|INNER|LEFT|RIGHT|CROSS|JOIN|STRAIGHT_JOIN|NATURAL|GROUP|HAVING|ORDER|LIMIT|USE|FORCE|IGNORE';

	/** @var array<int, array<string, int[]|string[]>> Terms by post and taxonomy. */
	private array $terms;

	/** Null before it is needed; empty if there is no difference. */
	private ?string $table = null;

	/** @param array<int, array<string, int[]|string[]>> $terms As the draft has them: numbers or slugs by post and taxonomy. */
	public function __construct( array $terms ) {
		$this->terms = $terms;
	}

	/** A part of a query for posts, with the terms of the draft. */
	public function within( string $sql ): string {
		global $wpdb;
		if ( ! $this->terms || false === strpos( $sql, $wpdb->term_relationships ) || '' === $this->table() ) {
			return $sql;
		}
		return (string) preg_replace_callback(
			'/\b(FROM|JOIN)\s+`?' . preg_quote( $wpdb->term_relationships, '/' ) . '`?(?!\w)(?:(?:\s+AS)?\s+`?(?!(?:' . self::NO_ALIAS . ')\b)(\w+)`?)?/i',
			fn( array $match ): string => "$match[1] {$this->table()} AS " . ( $match[2] ?? $wpdb->term_relationships ),
			$sql
		);
	}

	private function table(): string {
		if ( null === $this->table ) {
			$this->table = $this->make_table();
		}
		return $this->table;
	}

	private function make_table(): string {
		global $wpdb;
		$removed = array();
		$added   = array();
		$live    = $this->live();
		foreach ( $this->terms as $post => $taxonomies ) {
			foreach ( $taxonomies as $taxonomy => $terms ) {
				$found = Post_Overlay::terms_by( $terms, $taxonomy );
				$now   = array_filter( array_map( static fn( WP_Term $term ): int => (int) $term->term_taxonomy_id, $found ? $found : array() ) );
				$was   = $live[ $post ][ $taxonomy ] ?? array();
				$gone  = array_diff( $was, $now );
				if ( $gone ) {
					$removed[] = "(object_id = $post AND term_taxonomy_id IN (" . implode( ',', $gone ) . '))';
				}
				foreach ( array_diff( $now, $was ) as $term ) {
					$added[] = " UNION ALL SELECT $post AS object_id, $term AS term_taxonomy_id, 0 AS term_order";
				}
			}
		}
		if ( ! $removed && ! $added ) {
			return '';
		}
		return "(SELECT object_id, term_taxonomy_id, term_order FROM $wpdb->term_relationships" . ( $removed ? ' WHERE NOT (' . implode( ' OR ', $removed ) . ')' : '' ) . implode( '', $added ) . ')';
	}

	/** @return array<int, array<string, list<int>>> The terms of the same posts on the live site, by post and taxonomy. */
	private function live(): array {
		global $wpdb;
		$ids  = implode( ',', array_map( 'intval', array_keys( $this->terms ) ) );
		$live = array();
		// phpcs:ignore WordPress.DB -- WordPress would answer as the draft has them; numbers.
		foreach ( (array) $wpdb->get_results( "SELECT r.object_id, r.term_taxonomy_id, t.taxonomy FROM $wpdb->term_relationships r INNER JOIN $wpdb->term_taxonomy t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $ids )" ) as $row ) {
			$live[ (int) $row->object_id ][ (string) $row->taxonomy ][] = (int) $row->term_taxonomy_id;
		}
		return $live;
	}
}

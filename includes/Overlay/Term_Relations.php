<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/**
 * The relations of posts and terms in a site draft: a derived table that replaces WordPress's table in queries.
 */
final class Term_Relations {
	/** @var array<int, array<string, int[]|string[]>> Terms by post ID and taxonomy. */
	private array $terms;

	/** Null before its first use; empty without differences. */
	private ?string $table = null;

	/**
	 * @param array<int, array<string, int[]|string[]>> $terms The draft's terms: IDs or slugs by post ID and taxonomy.
	 */
	public function __construct( array $terms ) {
		$this->terms = $terms;
	}

	/** Puts the draft's terms into a part of a query for posts. */
	public function apply( Sql_Tokens $sql ): void {
		global $wpdb;
		if ( $this->terms && $sql->has( $wpdb->term_relationships ) && '' !== $this->table() ) {
			$sql->replace_table( $wpdb->term_relationships, $this->table() );
		}
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

	/** @return array<int, array<string, list<int>>> The live terms of the same posts, by post ID and taxonomy. */
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

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft_Store;


/**
 * What a site has stored: what visitors and other plugins see (`live`), and what Atelier keeps for later (`kept`).
 */
final class Site_Digest {
	/** Atelier's post types. */
	public const OWN = array( 'atelier_draft', 'atelier_change', 'atelier_history', 'atelier_variation', 'wp_dataviews' );

	/** Options that come and go, or belong to Atelier. */
	private const PASSING = '/^(?:cron|rewrite_rules|_transient_.*|_site_transient_.*|atelier_.*|fresh_site|.+_children)$/';

	/** Meta that only says who is or was editing. */
	private const EDITING = array( '_edit_lock', '_edit_last' );

	/** Columns that change with each save of anything. */
	private const COUNTED = array( 'count' );

	/** @return array<string, string> Rows by table and ID. */
	public static function live(): array {
		global $wpdb;
		$rows = array();
		$own  = array();
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->posts", ARRAY_A ) as $post ) {
			if ( self::is_own( $post ) ) {
				$own[ $post['ID'] ] = true;
			} else {
				$rows[ 'posts ' . $post['ID'] ] = $post;
			}
		}
		foreach ( $rows as $name => $post ) {
			if ( 'revision' === $post['post_type'] && isset( $own[ $post['post_parent'] ] ) ) {
				$own[ $post['ID'] ] = true;
				unset( $rows[ $name ] );
			}
		}
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->postmeta", ARRAY_A ) as $meta ) {
			if ( ! isset( $own[ $meta['post_id'] ] ) && ! in_array( $meta['meta_key'], self::EDITING, true ) ) {
				$rows[ 'postmeta ' . $meta['meta_id'] ] = $meta;
			}
		}
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->term_relationships", ARRAY_A ) as $relation ) {
			if ( ! isset( $own[ $relation['object_id'] ] ) ) {
				$rows[ 'term_relationships ' . $relation['object_id'] . ',' . $relation['term_taxonomy_id'] ] = $relation;
			}
		}
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->options", ARRAY_A ) as $option ) {
			if ( ! preg_match( self::PASSING, $option['option_name'] ) ) {
				$rows[ 'options ' . $option['option_name'] ] = array( 'option_value' => $option['option_value'] );
			}
		}
		$others = array(
			$wpdb->terms         => 'term_id',
			$wpdb->term_taxonomy => 'term_taxonomy_id',
			$wpdb->users         => 'ID',
		);
		foreach ( $others as $table => $id ) {
			foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
				$rows[ "$table {$row[ $id ]}" ] = array_diff_key( $row, array_flip( self::COUNTED ) );
			}
		}
		return array_map( 'serialize', $rows );
	}

	/** @return array<string, string> The rows of Atelier's post types and hidden posts by ID. */
	public static function kept(): array {
		global $wpdb;
		$rows = array();
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->posts", ARRAY_A ) as $post ) {
			if ( self::is_own( $post ) ) {
				$rows[ "{$post['post_type']} {$post['ID']}" ] = serialize( $post ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only compared here, from the own database.
			}
		}
		return $rows;
	}

	/**
	 * What Atelier keeps of other people's values, to look for what a browser would run.
	 *
	 * @return array<string, mixed> By the name of the row.
	 */
	public static function kept_values(): array {
		global $wpdb;
		$values = array();
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->posts", ARRAY_A ) as $post ) {
			$is_change = in_array( $post['post_type'], array( Draft_Store::CHANGE_TYPE, 'atelier_draft', 'atelier_variation' ), true ) || Hidden_Posts::STATUS === $post['post_status'];
			if ( $is_change ) {
				$values[ "{$post['post_type']} {$post['ID']}" ] = array_intersect_key( $post, array_flip( array( 'post_title', 'post_content', 'post_excerpt' ) ) );
			}
		}
		foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE '%atelier%'", ARRAY_A ) as $option ) {
			$values[ 'option ' . $option['option_name'] ] = maybe_unserialize( $option['option_value'] );
		}
		return $values;
	}

	/** @return list<string> What a browser would run, in what Atelier keeps. */
	public static function kept_executables(): array {
		return Executables::in( self::kept_values() );
	}

	/** @return list<string> What a browser would run, in all that visitors could get. */
	public static function live_executables(): array {
		return Executables::in( array_map( static fn( string $row ) => unserialize( $row, array( 'allowed_classes' => false ) ), self::live() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only compared here, from the own database.
	}

	/** @param array<string, string|null> $post A row. */
	private static function is_own( array $post ): bool {
		return in_array( $post['post_type'], self::OWN, true ) || Hidden_Posts::STATUS === $post['post_status'];
	}

	/**
	 * @param array<string, string> $before
	 * @param array<string, string> $after
	 * @return list<string> The rows that differ.
	 */
	public static function difference( array $before, array $after ): array {
		$found = array();
		foreach ( array_diff_assoc( $after, $before ) as $name => $row ) {
			$found[] = ( isset( $before[ $name ] ) ? 'changed' : 'added' ) . " $name: " . substr( (string) preg_replace( '/[as]:\d+:/', '', $row ), 0, 160 );
		}
		foreach ( array_diff_key( $before, $after ) as $name => $row ) {
			$found[] = "removed $name";
		}
		return $found;
	}
}

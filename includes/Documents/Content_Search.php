<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Generator;

/**
 * Searches the content of templates, template parts, patterns, menus, pages and posts, without rendering them.
 */
final class Content_Search {
	/** Limits the time of a request. */
	public const MAX_POSTS = 2000;

	private const BATCH = 100;

	/** Searched first. */
	private const FIRST_TYPES = array( 'wp_block', 'wp_navigation', 'page', 'post' );

	/** @var list<string> */
	private array $search_strings;

	private bool $is_complete = true;

	/** @param list<string> $search_strings Posts without any of these strings are skipped. */
	public function __construct( array $search_strings ) {
		$this->search_strings = $search_strings;
	}

	/**
	 * Yields all templates, and all posts with one of the strings.
	 *
	 * @return Generator<Found_Document>
	 */
	public function documents(): Generator {
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			// From files or customized.
			foreach ( get_block_templates( array(), $type ) as $template ) {
				$template->type = $type;
				yield Found_Document::of_template( $template );
			}
		}
		$ids = $this->candidates();
		if ( count( $ids ) > self::MAX_POSTS ) {
			$this->is_complete = false;
			array_splice( $ids, self::MAX_POSTS );
		}
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			_prime_post_caches( $batch, false, false );
			foreach ( array_filter( array_map( 'get_post', $batch ) ) as $post ) {
				yield Found_Document::of_post( $post );
				// A thousand long posts would exceed the memory limit.
				wp_cache_delete( $post->ID, 'posts' );
			}
		}
	}

	/** Whether all content was searched; valid after the last document. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** @return list<int> The IDs of posts with one of the strings, by type, latest first. */
	private function candidates(): array {
		global $wpdb;
		$types  = self::types();
		$search_strings = array_map( static fn( string $trace ): string => '%' . $wpdb->esc_like( $trace ) . '%', $this->search_strings );
		$sql    = sprintf(
			"SELECT ID, post_type FROM %s WHERE post_type IN ( %s ) AND post_status NOT IN ( 'trash', 'auto-draft', 'inherit' ) AND ( %s ) ORDER BY post_modified DESC LIMIT %d",
			$wpdb->posts,
			self::placeholders( $types, '%s', ', ' ),
			self::placeholders( $search_strings, 'post_content LIKE %s', ' OR ' ),
			self::MAX_POSTS + 1
		);
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- The statement contains only placeholders; WP_Query cannot search for one of several texts.
		$found   = $wpdb->get_results( $wpdb->prepare( $sql, array_merge( $types, $search_strings ) ) );
		$by_type = array_fill_keys( $types, array() );
		foreach ( $found as $row ) {
			$by_type[ $row->post_type ][] = (int) $row->ID;
		}
		return array_merge( ...array_values( $by_type ) );
	}

	/** @param list<string> $values */
	private static function placeholders( array $values, string $holder, string $between ): string {
		return implode( $between, array_fill( 0, count( $values ), $holder ) );
	}

	/** @return list<string> Post types with block content, except templates. */
	private static function types(): array {
		$others = array_filter(
			get_post_types( array( 'show_in_rest' => true ) ),
			static fn( string $type ): bool => post_type_supports( $type, 'editor' ) && ! in_array( $type, array( 'wp_template', 'wp_template_part', 'wp_global_styles' ), true )
		);
		return array_values( array_unique( array_merge( self::FIRST_TYPES, $others ) ) );
	}
}

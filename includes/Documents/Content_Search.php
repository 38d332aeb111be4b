<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Generator;

/**
 * Looks through templates, template parts, patterns, menus, pages and posts.
 *
 * Reads what the documents say, without rendering any of them.
 */
final class Content_Search {
	/** So many posts are looked into at most: a site may have more than a request has time for. */
	public const MAX_LOOKED_INTO = 2000;

	private const BATCH = 100;

	/** Those of the site before what it is made for. */
	private const FIRST_TYPES = array( 'wp_block', 'wp_navigation', 'page', 'post' );

	/** @var list<string> */
	private array $traces;

	private bool $is_complete = true;

	/** @param list<string> $traces Texts of which a post has to have at least one to be looked into. */
	public function __construct( array $traces ) {
		$this->traces = $traces;
	}

	/**
	 * Every template, and every post that has one of the texts.
	 *
	 * @return Generator<Found_Document>
	 */
	public function documents(): Generator {
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			// As the site has them, from files or changed.
			foreach ( get_block_templates( array(), $type ) as $template ) {
				$template->type = $type;
				yield Found_Document::of_template( $template );
			}
		}
		$ids = $this->candidates();
		if ( count( $ids ) > self::MAX_LOOKED_INTO ) {
			$this->is_complete = false;
			array_splice( $ids, self::MAX_LOOKED_INTO );
		}
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			_prime_post_caches( $batch, false, false );
			foreach ( array_filter( array_map( 'get_post', $batch ) ) as $post ) {
				yield Found_Document::of_post( $post );
				// A thousand long posts are more than PHP may keep.
				wp_cache_delete( $post->ID, 'posts' );
			}
		}
	}

	/** Whether everything was looked into; known at the end. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** @return list<int> Posts that have one of the texts: by type, and of each the latest first. */
	private function candidates(): array {
		global $wpdb;
		$types  = self::types();
		$traces = array_map( static fn( string $trace ): string => '%' . $wpdb->esc_like( $trace ) . '%', $this->traces );
		$sql    = sprintf(
			"SELECT ID, post_type FROM %s WHERE post_type IN ( %s ) AND post_status NOT IN ( 'trash', 'auto-draft', 'inherit' ) AND ( %s ) ORDER BY post_modified DESC LIMIT %d",
			$wpdb->posts,
			self::holders( $types, '%s', ', ' ),
			self::holders( $traces, 'post_content LIKE %s', ' OR ' ),
			self::MAX_LOOKED_INTO + 1
		);
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- The text has nothing but placeholders; WP_Query cannot search for one of several texts.
		$found   = $wpdb->get_results( $wpdb->prepare( $sql, array_merge( $types, $traces ) ) );
		$by_type = array_fill_keys( $types, array() );
		foreach ( $found as $row ) {
			$by_type[ $row->post_type ][] = (int) $row->ID;
		}
		return array_merge( ...array_values( $by_type ) );
	}

	/** @param list<string> $values */
	private static function holders( array $values, string $holder, string $between ): string {
		return implode( $between, array_fill( 0, count( $values ), $holder ) );
	}

	/** @return list<string> Post types that are written with blocks; templates have been looked into already. */
	private static function types(): array {
		$others = array_filter(
			get_post_types( array( 'show_in_rest' => true ) ),
			static fn( string $type ): bool => post_type_supports( $type, 'editor' ) && ! in_array( $type, array( 'wp_template', 'wp_template_part', 'wp_global_styles' ), true )
		);
		return array_values( array_unique( array_merge( self::FIRST_TYPES, $others ) ) );
	}
}

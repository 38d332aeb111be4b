<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

use WP_Post;

/**
 * Which templates, template parts, patterns, menus, pages and posts use a preset.
 *
 * Read from what the documents say, without rendering any of them.
 */
final class Preset_Uses {
	/** So many posts are looked into at most: a site may have more than a request has time for. */
	public const MAX_LOOKED_INTO = 2000;

	private const BATCH = 100;

	/** Those of the site before what it is made for. */
	private const FIRST_TYPES = array( 'wp_block', 'wp_navigation', 'page', 'post' );

	private Preset_Kind $kind;

	private string $slug;

	/** @var list<array{type: string, id: string, title: string}> What the user may edit. */
	private array $places = array();

	/** How many there are that the user may not edit. */
	private int $others = 0;

	private bool $is_complete = true;

	public function __construct( Preset_Kind $kind, string $slug ) {
		$this->kind = $kind;
		$this->slug = $slug;
		$this->look_into_templates();
		$this->look_into_posts();
	}

	/** @return list<array{type: string, id: string, title: string}> */
	public function places(): array {
		return $this->places;
	}

	public function others(): int {
		return $this->others;
	}

	/** Whether everything was looked into. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** As the site has them, from files or changed. */
	private function look_into_templates(): void {
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if ( $this->kind->is_used_in( (string) $template->content, $this->slug ) ) {
					$this->add(
						array(
							'type'  => $type,
							'id'    => $template->id,
							'title' => (string) ( $template->title ? $template->title : $template->slug ),
						),
						! $template->wp_id || current_user_can( 'edit_post', $template->wp_id )
					);
				}
			}
		}
	}

	private function look_into_posts(): void {
		$ids = $this->candidates();
		if ( count( $ids ) > self::MAX_LOOKED_INTO ) {
			$this->is_complete = false;
			array_splice( $ids, self::MAX_LOOKED_INTO );
		}
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			_prime_post_caches( $batch, false, false );
			foreach ( array_filter( array_map( 'get_post', $batch ) ) as $post ) {
				$this->look_into( $post );
				// A thousand long posts are more than PHP may keep.
				wp_cache_delete( $post->ID, 'posts' );
			}
		}
	}

	private function look_into( WP_Post $post ): void {
		if ( $this->kind->is_used_in( $post->post_content, $this->slug ) ) {
			$this->add(
				array(
					'type'  => $post->post_type,
					'id'    => (string) $post->ID,
					'title' => $post->post_title,
				),
				current_user_can( 'edit_post', $post->ID )
			);
		}
	}

	/** @param array{type: string, id: string, title: string} $place */
	private function add( array $place, bool $may_edit ): void {
		if ( $may_edit ) {
			$this->places[] = $place;
		} else {
			++$this->others;
		}
	}

	/** @return list<int> Posts that may use it: by type, and of each the latest first. */
	private function candidates(): array {
		global $wpdb;
		$types  = self::types();
		$traces = array_map( static fn( string $trace ): string => '%' . $wpdb->esc_like( $trace ) . '%', $this->kind->traces_of( $this->slug ) );
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

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slots;
use RuntimeException;
use WP_Post;

/**
 * Writes what records use as they are in the database now. Posts are locked from reading to writing: of two requests that save one, the
 * later one writes what both have saved.
 */
final class Indexer {
	private Record_Source $source;
	private Index_Rows $rows;

	public function __construct( Record_Source $source, Index_Rows $rows ) {
		$this->source = $source;
		$this->rows   = $rows;
	}

	/**
	 * @param list<int> $ids Posts that may be gone.
	 * @return int How many records differed.
	 * @throws RuntimeException If the database fails.
	 */
	public function write_posts( array $ids ): int {
		if ( ! $ids ) {
			return 0;
		}
		sort( $ids );
		return $this->rows->during( fn(): int => $this->replace_posts( $ids, $this->locked( $ids ) ) );
	}

	/**
	 * @param list<Indexed_Record> $records That aren't posts with content.
	 * @return int How many differed.
	 * @throws RuntimeException If the database fails.
	 */
	public function write_records( array $records ): int {
		$by_key = array();
		foreach ( $records as $record ) {
			$by_key[ $record->key() ] = $record;
		}
		return $by_key ? $this->rows->during( fn(): int => $this->rows->replace( $by_key, $this->rows->of_records( array_keys( $by_key ) ) ) ) : 0;
	}

	/**
	 * @param list<int>     $ids
	 * @param list<WP_Post> $posts
	 */
	private function replace_posts( array $ids, array $posts ): int {
		$records = array();
		foreach ( array_filter( array_map( array( $this->source, 'of_post' ), $posts ) ) as $record ) {
			$records[ $record->key() ] = $record;
		}
		$rows = $this->rows->of_posts( $ids );
		foreach ( $rows as $row ) {
			// A template that was reset has its file again.
			if ( ! array_key_exists( $row['source'], $records ) ) {
				$records[ $row['source'] ] = in_array( $row['source_type'], Indexed_Types::OF_THEME, true ) ? $this->source->find( $row['source_type'], $row['source_id'] ) : null;
			}
		}
		// One that was customized is there without a post.
		$files = array_filter( $records, static fn( ?Indexed_Record $record ): bool => $record && in_array( $record->type, Indexed_Types::OF_THEME, true ) );
		$seen  = array();
		foreach ( array_merge( $rows, $files ? $this->rows->of_records( array_map( 'strval', array_keys( $files ) ) ) : array() ) as $row ) {
			$seen[ $row['source'] . $row['target'] ] = $row;
		}
		return $this->rows->replace( $records, array_values( $seen ) );
	}

	/**
	 * Posts as they are in the database, which nobody can save until the end of the transaction.
	 *
	 * @param list<int> $ids
	 * @return list<WP_Post>
	 */
	private function locked( array $ids ): array {
		global $wpdb;
		$posts = array();
		foreach ( $this->rows->results( $this->rows->prepared( "SELECT * FROM `$wpdb->posts` WHERE `ID` IN ( " . Slots::of( $ids, '%d' ) . ' ) ORDER BY `ID` FOR UPDATE', $ids ) ) as $row ) {
			$post    = new WP_Post( (object) $row );
			$posts[] = sanitize_post( $post, 'raw' );
			// This request may have read them before somebody else saved.
			wp_cache_delete( $post->ID, 'post_meta' );
			wp_cache_delete( $post->ID, 'wp_theme_relationships' );
		}
		update_meta_cache( 'post', array_map( static fn( WP_Post $post ): int => $post->ID, $posts ) );
		return $posts;
	}
}

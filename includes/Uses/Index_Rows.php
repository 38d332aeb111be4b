<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slots;
use RuntimeException;

/**
 * Reads and writes rows of the index. It throws where the database fails: the table may have been dropped.
 *
 * @phpstan-type Row array{ source: string, target: string, source_type: string, post_id: string, source_id: string, times: string }
 */
final class Index_Rows {
	/** Rows and keys in one statement. */
	private const BATCH = 200;

	/** In characters, as in the table. */
	private const LONGEST = 400;

	/**
	 * Runs statements that belong together, while no one else saves what they read.
	 *
	 * @template T
	 * @param callable(): T $act
	 * @return T
	 * @throws RuntimeException If the database fails.
	 */
	public function during( callable $act ) {
		$this->query( 'START TRANSACTION' );
		try {
			$result = $act();
			$this->query( 'COMMIT' );
			return $result;
		} catch ( RuntimeException $error ) {
			global $wpdb;
			$wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB -- Only a statement of the database ends a transaction.
			throw $error;
		}
	}

	/**
	 * Rows of posts.
	 *
	 * @param list<int> $ids
	 * @return list<Row>
	 */
	public function of_posts( array $ids ): array {
		$found = array();
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			$found = array_merge( $found, $this->select( $this->prepared( 'WHERE `post_id` IN ( ' . Slots::of( $some, '%d' ) . ' )', $some ) ) );
		}
		return $found;
	}

	/**
	 * Rows of records.
	 *
	 * @param list<string> $sources Keys.
	 * @return list<Row>
	 */
	public function of_records( array $sources ): array {
		$found = array();
		foreach ( array_chunk( $sources, self::BATCH ) as $some ) {
			$found = array_merge( $found, $this->select( $this->prepared( 'WHERE `source` IN ( ' . Slots::of( $some ) . ' )', $some ) ) );
		}
		return $found;
	}

	/**
	 * Makes the index have what records use, writing only what differs.
	 *
	 * @param array<string, Indexed_Record|null> $records By key; null where the record isn't there any more.
	 * @param list<Row>                          $rows    All that the index has of them.
	 * @return int The number of records that differed.
	 */
	public function replace( array $records, array $rows ): int {
		$known = array();
		foreach ( $rows as $row ) {
			$known[ $row['source'] ][ $row['target'] ] = array( (int) $row['post_id'], (int) $row['times'] );
		}
		$new    = array();
		$gone   = array();
		$differ = 0;
		foreach ( $records as $source => $record ) {
			$things = $record ? $record->uses()->all() : array();
			// A template that was customized, or reset, has another post.
			$kept   = array_filter( $known[ $source ] ?? array(), static fn( array $row, string $target ): bool => $record && array( $record->post, $things[ $target ]['times'] ?? 0 ) === $row, ARRAY_FILTER_USE_BOTH );
			$added  = array_diff_key( $things, $kept );
			$lost   = array_keys( array_diff_key( $known[ $source ] ?? array(), array_intersect_key( $kept, $things ) ) );
			foreach ( $record ? $added : array() as $target => $thing ) {
				$new[] = array( $source, $target, $record->type, $record->post, $record->id, $thing['kind'], $thing['thing'], $thing['times'] );
			}
			foreach ( $lost as $target ) {
				$gone[] = array( $source, (string) $target );
			}
			$differ += (int) ( $added || $lost );
		}
		$this->delete( $gone );
		$this->insert( $new );
		return $differ;
	}

	/**
	 * Deletes the rows of posts in a range of IDs that aren't there any more.
	 *
	 * @param int       $last 0 for all after the first.
	 * @param list<int> $ids  Those that are.
	 */
	public function forget_missing( int $after, int $last, array $ids ): int {
		$types = Indexed_Types::OF_THEME;
		$where = '`post_id` > %d AND `source_type` NOT IN ( ' . Slots::of( $types ) . ' )' . ( $last > 0 ? ' AND `post_id` <= %d' : '' ) . ( $ids ? ' AND `post_id` NOT IN ( ' . Slots::of( $ids, '%d' ) . ' )' : '' );
		return $this->query( $this->prepared( 'DELETE FROM `' . Uses_Table::name() . "` WHERE $where", array_merge( array( $after ), $types, $last > 0 ? array( $last ) : array(), $ids ) ) );
	}

	/**
	 * Deletes the rows of records without a place in the list of posts, but some.
	 *
	 * @param list<string> $kept Keys.
	 */
	public function forget_other_design( array $kept ): int {
		$types = array_merge( Indexed_Types::OF_THEME, array( Indexed_Record::REGISTERED ) );
		$rows  = $this->results( $this->prepared( 'SELECT DISTINCT `source` FROM `' . Uses_Table::name() . '` WHERE `source_type` IN ( ' . Slots::of( $types ) . ' )', $types ) );
		$gone  = array_values( array_diff( array_column( $rows, 'source' ), $kept ) );
		foreach ( array_chunk( $gone, self::BATCH ) as $some ) {
			$this->query( $this->prepared( 'DELETE FROM `' . Uses_Table::name() . '` WHERE `source` IN ( ' . Slots::of( $some ) . ' )', $some ) );
		}
		return count( $gone );
	}

	/**
	 * @return list<array<string, string>>
	 * @throws RuntimeException If the database fails.
	 */
	public function results( string $sql ): array {
		global $wpdb;
		$errors = $wpdb->suppress_errors();
		$rows   = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- The plugin's own table; statements are prepared by whoever makes them.
		$wpdb->suppress_errors( $errors );
		self::check();
		return is_array( $rows ) ? $rows : array();
	}

	/** @param list<int|string> $values */
	public function prepared( string $sql, array $values ): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders, as many as values, and the name of the table.
		return (string) $wpdb->prepare( $sql, ...$values );
	}

	/** @return list<Row> */
	private function select( string $where ): array {
		/** @var list<Row> $rows */
		$rows = $this->results( 'SELECT `source`, `target`, `source_type`, `post_id`, `source_id`, `times` FROM `' . Uses_Table::name() . "` $where" );
		return $rows;
	}

	/** @param list<array{ string, string }> $rows Their keys. */
	private function delete( array $rows ): void {
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			$where = implode( ' OR ', array_fill( 0, count( $some ), '( `source` = %s AND `target` = %s )' ) );
			$this->query( $this->prepared( 'DELETE FROM `' . Uses_Table::name() . "` WHERE $where", array_merge( ...$some ) ) );
		}
	}

	/** @param list<array{ string, string, string, int, string, string, string, int }> $rows */
	private function insert( array $rows ): void {
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			$slots = Slots::of( $some, '( %s, %s, %s, %d, %s, %s, %s, %d )' );
			$some  = array_map( static fn( array $row ): array => array( $row[0], $row[1], $row[2], $row[3], self::cut( $row[4] ), $row[5], self::cut( $row[6] ), $row[7] ), $some );
			// Two requests may read the same record.
			$this->query( $this->prepared( 'INSERT IGNORE INTO `' . Uses_Table::name() . "` ( `source`, `target`, `source_type`, `post_id`, `source_id`, `kind`, `thing`, `times` ) VALUES $slots", array_merge( ...$some ) ) );
		}
	}

	/** As the table can store it; keys are of the whole. */
	private static function cut( string $text ): string {
		global $wpdb;
		$cut = mb_substr( $text, 0, self::LONGEST );
		return 'utf8mb4' === $wpdb->charset ? $cut : (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '?', $cut );
	}

	/** @throws RuntimeException If the database fails. */
	private function query( string $sql ): int {
		global $wpdb;
		$errors = $wpdb->suppress_errors();
		$rows   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- The plugin's own table; statements are prepared by whoever makes them.
		$wpdb->suppress_errors( $errors );
		self::check();
		return (int) $rows;
	}

	/** @throws RuntimeException If the last statement failed. */
	private static function check(): void {
		global $wpdb;
		if ( '' !== (string) $wpdb->last_error ) {
			$message          = (string) $wpdb->last_error;
			$wpdb->last_error = '';
			throw new RuntimeException( esc_html( $message ) );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Record_Types;
use Atelier\Support\Slots;

/**
 * Which documents use some things, from the index and from the site draft of the request.
 *
 * @phpstan-type Place array{ type: string, id: string, post: int, direct: bool, title: string } The title is empty where it wasn't read.
 */
final class Used_In {
	private Index_Rows $rows;
	private Drafted_Records $drafted;
	private Containers $containers;

	/** @var list<string> Types of records that are no documents here. */
	private array $left_out;

	/** @param bool $is_content Whether global styles, which say themselves what they use, are left out. */
	public function __construct( Index_Rows $rows, Drafted_Records $drafted, bool $is_content = false ) {
		$this->rows       = $rows;
		$this->drafted    = $drafted;
		$this->containers = new Containers( $rows, $drafted );
		$this->left_out   = array_merge( array( Indexed_Record::REGISTERED ), $is_content ? array( Record_Types::STYLES ) : array() );
	}

	/** For the current request. */
	public static function create( Current_Overlay $request, bool $is_content = false ): self {
		return new self( new Index_Rows(), new Drafted_Records( $request, new Record_Source() ), $is_content );
	}

	/**
	 * A page of documents: those of the design first, and the newest first.
	 *
	 * @param list<string> $keys Of things, as in Asked_Thing.
	 * @return array{ places: list<Place>, total: int }
	 */
	public function page( array $keys, int $page, int $per_page ): array {
		$targets = array_merge( $keys, $this->containers->of( $keys ) );
		$direct  = $this->drafted( $keys );
		$drafted = array_map( static fn( Indexed_Record $record ): array => self::place( $record->type, $record->id, $record->post, isset( $direct[ $record->key() ] ), $record->title() ), array_values( $this->drafted( $targets ) ) );
		$offset  = ( $page - 1 ) * $per_page;
		$places  = array_slice( $drafted, $offset, $per_page );
		list( $rows, $total ) = $this->indexed( $keys, $targets, max( 0, $offset - count( $drafted ) ), $per_page - count( $places ) );
		foreach ( $rows as $row ) {
			$places[] = self::place( $row['type'], $row['id'], (int) $row['post'], (bool) (int) $row['direct'], '' );
		}
		return array(
			'places' => $places,
			'total'  => count( $drafted ) + $total,
		);
	}

	/**
	 * How many documents use each of some things themselves, or through registered patterns.
	 *
	 * @param array<int|string, list<string>> $asked Keys of things by name.
	 * @return array<int|string, int>
	 */
	public function counts( array $asked ): array {
		return $this->counts_placed( $asked, $this->containers->of_each( $asked, array( Indexed_Record::REGISTERED ) ) );
	}

	/**
	 * @param array<int|string, list<string>> $asked  Keys of things by name.
	 * @param array<int|string, list<string>> $placed The registered patterns that contain them.
	 * @return array<int|string, int>
	 */
	private function counts_placed( array $asked, array $placed ): array {
		$placed  = array_filter( $placed );
		$targets = array();
		foreach ( $asked as $name => $keys ) {
			$targets[ $name ] = array_merge( $keys, $placed[ $name ] ?? array() );
		}
		$counts = array_map( fn( array $keys ): int => count( $this->drafted( $keys ) ), $targets );
		$found  = $this->counts_of_disjoint( array_diff_key( $targets, $placed ) ) + $this->counts_of_overlapping( array_intersect_key( $targets, $placed ) );
		foreach ( $found as $name => $count ) {
			$counts[ $name ] += $count;
		}
		return $counts;
	}

	/**
	 * The same of patterns or parts, where those that contain each other don't count: nobody uses them if only they do.
	 *
	 * @param array<int|string, list<string>> $asked Keys of things by name.
	 * @return array<int|string, int>
	 */
	public function counts_beyond_circles( array $asked ): array {
		$placements = $this->containers->all();
		$registered = array_values( array_filter( $placements, static fn( array $placement ): bool => ! $placement[2] ) );
		$count      = fn( array $things ): array => $this->counts_placed( $things, Containers::above_each( $things, $registered ) );
		$counts     = $count( $asked );
		$in         = new Circles( $placements );
		$found      = array();
		$names      = array();
		foreach ( array_keys( array_filter( $counts ) ) as $name ) {
			$circle = $in->with( $asked[ $name ][0] );
			if ( $circle ) {
				$found[ $circle[0] ]   = $circle;
				$names[ $circle[0] ][] = $name;
			}
		}
		foreach ( $found ? $count( $found ) : array() as $first => $users ) {
			// Each of them uses one of them.
			if ( $in->documents( $found[ $first ] ) === $users ) {
				$counts = array_fill_keys( $names[ $first ], 0 ) + $counts;
			}
		}
		return $counts;
	}

	/**
	 * @param array<int|string, list<string>> $asked No key is that of two.
	 * @return array<int|string, int>
	 */
	private function counts_of_disjoint( array $asked ): array {
		$names  = array_keys( $asked );
		$cases  = '';
		$values = array();
		foreach ( array_values( $asked ) as $number => $keys ) {
			$cases .= ' WHEN `target` IN ( ' . Slots::of( $keys ) . ' ) THEN ' . (int) $number;
			$values = array_merge( $values, $keys );
		}
		$counts = array();
		foreach ( $values ? $this->counted( "CASE$cases END AS number, COUNT( DISTINCT `source` ) AS uses", $values, 'GROUP BY number' ) : array() as $row ) {
			$counts[ $names[ (int) $row['number'] ] ] = (int) $row['uses'];
		}
		return $counts;
	}

	/**
	 * Two things may be in the same registered pattern.
	 *
	 * @param array<int|string, list<string>> $asked
	 * @return array<int|string, int>
	 */
	private function counts_of_overlapping( array $asked ): array {
		$columns = array();
		$values  = array();
		foreach ( array_values( $asked ) as $number => $keys ) {
			$columns[] = 'COUNT( DISTINCT CASE WHEN `target` IN ( ' . Slots::of( $keys ) . ' ) THEN `source` END ) AS uses_' . (int) $number;
			$values    = array_merge( $values, $keys );
		}
		$row = $columns ? $this->counted( implode( ', ', $columns ), $values ) : array();
		return array_combine( array_keys( $asked ), array_map( 'intval', array_values( $row[0] ?? array() ) ) );
	}

	/**
	 * @param list<string> $values Of the columns: keys of things.
	 * @return list<array<string, string>>
	 */
	private function counted( string $columns, array $values, string $group = '' ): array {
		list( $where, $needed ) = $this->where( $values );
		return $this->rows->results( $this->rows->prepared( "SELECT $columns FROM `" . Uses_Table::name() . "` WHERE $where $group", array_merge( $values, $needed ) ) );
	}

	/**
	 * The templates, parts and patterns that use each of some things themselves, or through registered patterns.
	 *
	 * @param array<int|string, list<string>> $asked Keys of things by name.
	 * @return array<int|string, list<Place>> By name.
	 */
	public function in_design( array $asked ): array {
		$types     = array( 'wp_template', 'wp_template_part', 'wp_block' );
		$names     = array();
		$reachable = $this->containers->of_each( $asked, array( Indexed_Record::REGISTERED ) );
		foreach ( $asked as $name => $keys ) {
			foreach ( array_merge( $keys, $reachable[ $name ] ) as $target ) {
				$names[ $target ][] = $name;
			}
		}
		$found = array_fill_keys( array_keys( $asked ), array() );
		$add   = static function ( array $place, string $key, string $target ) use ( &$found, $names ): void {
			foreach ( $names[ $target ] ?? array() as $name ) {
				$found[ $name ][ $key ] = $place;
			}
		};
		foreach ( $names ? $this->rows_of( array_map( 'strval', array_keys( $names ) ), $types ) : array() as $row ) {
			$add( self::place( $row['type'], $row['id'], (int) $row['post'], true, '' ), $row['source'], $row['target'] );
		}
		foreach ( $this->drafted->all() as list( $record, $uses ) ) {
			foreach ( in_array( $record->type, $types, true ) ? $uses : array() as $target ) {
				$add( self::place( $record->type, $record->id, $record->post, true, $record->title() ), $record->key(), $target );
			}
		}
		$order = static fn( array $place ): array => array( array_search( $place['type'], $types, true ), $place['id'] );
		return array_map(
			static function ( array $places ) use ( $order ): array {
				usort( $places, static fn( array $one, array $other ): int => $order( $one ) <=> $order( $other ) );
				return $places;
			},
			$found
		);
	}

	/**
	 * @param list<string> $targets
	 * @param list<string> $types
	 * @return list<array<string, string>>
	 */
	private function rows_of( array $targets, array $types ): array {
		list( $where, $values ) = $this->where( $targets );
		$sql                    = 'SELECT `source`, `target`, `source_type` AS type, `source_id` AS id, `post_id` AS post FROM `' . Uses_Table::name() . "` WHERE $where AND `source_type` IN ( " . Slots::of( $types ) . ' )';
		return $this->rows->results( $this->rows->prepared( $sql, array_merge( $values, $types ) ) );
	}

	/**
	 * All things of a kind, with the number of documents that use each of them themselves, and how often they do.
	 *
	 * @return array<string, array{ thing: string, count: int, times: int }> By key.
	 */
	public function things( string $kind ): array {
		$skipped = $this->drafted->keys();
		$sql     = 'SELECT `target`, MIN( `thing` ) AS thing, COUNT(*) AS uses, SUM( `times` ) AS times FROM `' . Uses_Table::name() . '` WHERE `kind` = %s AND `source_type` NOT IN ( ' . Slots::of( $this->left_out ) . ' )' . ( $skipped ? ' AND `source` NOT IN ( ' . Slots::of( $skipped ) . ' )' : '' ) . ' GROUP BY `target`';
		$found   = array();
		foreach ( $this->rows->results( $this->rows->prepared( $sql, array_merge( array( $kind ), $this->left_out, $skipped ) ) ) as $row ) {
			$found[ $row['target'] ] = array(
				'thing' => $row['thing'],
				'count' => (int) $row['uses'],
				'times' => (int) $row['times'],
			);
		}
		foreach ( $this->drafted->things( $kind, $this->left_out ) as $key => $thing ) {
			$found[ $key ] = array(
				'thing' => $found[ $key ]['thing'] ?? $thing['thing'],
				'count' => ( $found[ $key ]['count'] ?? 0 ) + $thing['count'],
				'times' => ( $found[ $key ]['times'] ?? 0 ) + $thing['times'],
			);
		}
		return $found;
	}

	/**
	 * All things of a kind, with the number of records of each type that use them.
	 *
	 * @return array<string, array<string, int>> By type of the records, and thing.
	 */
	public function by_type( string $kind ): array {
		$skipped = $this->drafted->keys();
		$sql     = 'SELECT `source_type` AS type, `target`, MIN( `thing` ) AS thing, COUNT(*) AS uses FROM `' . Uses_Table::name() . '` WHERE `kind` = %s' . ( $skipped ? ' AND `source` NOT IN ( ' . Slots::of( $skipped ) . ' )' : '' ) . ' GROUP BY `source_type`, `target`';
		$found   = array();
		foreach ( $this->rows->results( $this->rows->prepared( $sql, array_merge( array( $kind ), $skipped ) ) ) as $row ) {
			$found[ $row['type'] ][ $row['thing'] ] = (int) $row['uses'];
		}
		foreach ( $this->drafted->by_type( $kind ) as $type => $things ) {
			foreach ( $things as $thing => $count ) {
				$found[ $type ][ $thing ] = ( $found[ $type ][ $thing ] ?? 0 ) + $count;
			}
		}
		return $found;
	}

	/**
	 * Documents as the site draft has them.
	 *
	 * @param list<string> $targets
	 * @return array<string, Indexed_Record> By key.
	 */
	private function drafted( array $targets ): array {
		return array_filter( $this->drafted->with( $targets ), fn( Indexed_Record $record ): bool => ! in_array( $record->type, $this->left_out, true ) );
	}

	/**
	 * One query, in the order of the table's index.
	 *
	 * @param list<string> $keys    What was asked about.
	 * @param list<string> $targets With what contains it.
	 * @return array{ list<array<string, string>>, int } Rows, and the number of all.
	 */
	private function indexed( array $keys, array $targets, int $offset, int $limit ): array {
		$table                  = Uses_Table::name();
		list( $where, $values ) = $this->where( $targets );
		$total                  = 'SELECT COUNT( ' . ( 1 === count( $targets ) ? '*' : 'DISTINCT `source`' ) . " ) FROM `$table` WHERE $where";
		if ( 1 === count( $targets ) ) {
			$page = "SELECT `source`, `source_type` AS type, `post_id` AS post, 1 AS direct FROM `$table` WHERE $where ORDER BY `source_type` DESC, `post_id` DESC, `source` DESC LIMIT %d OFFSET %d";
			$with = $values;
		} else {
			$page = 'SELECT `source`, MAX( `source_type` ) AS type, MAX( `post_id` ) AS post, MAX( CASE WHEN `target` IN ( ' . Slots::of( $keys ) . " ) THEN 1 ELSE 0 END ) AS direct FROM `$table` WHERE $where GROUP BY `source` ORDER BY type DESC, post DESC, `source` DESC LIMIT %d OFFSET %d";
			$with = array_merge( $keys, $values );
		}
		// All but the names of the page is read from the index of the table.
		$sql  = "SELECT p.type, p.post, p.direct, ( SELECT n.`source_id` FROM `$table` n WHERE n.`source` = p.`source` LIMIT 1 ) AS id, ( $total ) AS total FROM ( $page ) p ORDER BY p.type DESC, p.post DESC, p.`source` DESC";
		$rows = $limit > 0 ? $this->rows->results( $this->rows->prepared( $sql, array_merge( $values, $with, array( $limit, $offset ) ) ) ) : array();
		if ( $rows ) {
			return array( $rows, (int) $rows[0]['total'] );
		}
		$counted = $this->rows->results( $this->rows->prepared( "SELECT ( $total ) AS total", $values ) );
		return array( array(), (int) ( $counted[0]['total'] ?? 0 ) );
	}

	/**
	 * @param list<string> $targets
	 * @return array{ string, list<string> } A condition and its values.
	 */
	private function where( array $targets ): array {
		$skipped = $this->drafted->keys();
		return array(
			'`target` IN ( ' . Slots::of( $targets ) . ' ) AND `source_type` NOT IN ( ' . Slots::of( $this->left_out ) . ' )' . ( $skipped ? ' AND `source` NOT IN ( ' . Slots::of( $skipped ) . ' )' : '' ),
			array_merge( $targets, $this->left_out, $skipped ),
		);
	}

	/** @return Place */
	private static function place( string $type, string $id, int $post, bool $direct, string $title ): array {
		return compact( 'type', 'id', 'post', 'direct', 'title' );
	}
}

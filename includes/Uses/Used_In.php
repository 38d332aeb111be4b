<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * Which documents use some things, from the index and from the site draft of the request.
 *
 * @phpstan-type Place array{ type: string, id: string, post: int, direct: bool, title: string } The title is empty where it wasn't read.
 */
final class Used_In {
	private Index_Rows $rows;
	private Drafted_Records $drafted;
	private Containers $containers;

	public function __construct( Index_Rows $rows, Drafted_Records $drafted ) {
		$this->rows       = $rows;
		$this->drafted    = $drafted;
		$this->containers = new Containers( $rows, $drafted );
	}

	/**
	 * A page of documents: those of the design first, and the newest first.
	 *
	 * @param list<string> $keys Of things, as in Asked_Thing.
	 * @return array{ places: list<Place>, total: int }
	 */
	public function page( array $keys, int $page, int $per_page ): array {
		$targets = array_merge( $keys, $this->containers->of( $keys ) );
		$direct  = $this->drafted->with( $keys );
		$drafted = array_map( static fn( Indexed_Record $record ): array => self::place( $record->type, $record->id, $record->post, isset( $direct[ $record->key() ] ), $record->title() ), array_values( $this->drafted->with( $targets ) ) );
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
	 * How many documents use each of some things themselves.
	 *
	 * @param array<int|string, list<string>> $asked Keys of things by name.
	 * @return array<int|string, int>
	 */
	public function counts( array $asked ): array {
		$counts = array_map( fn( array $keys ): int => count( $this->drafted->with( $keys ) ), $asked );
		$names  = array_keys( $asked );
		$cases  = '';
		$values = array();
		foreach ( array_values( $asked ) as $number => $keys ) {
			$cases .= ' WHEN `target` IN ( ' . Index_Rows::slots( $keys ) . ' ) THEN ' . (int) $number;
			$values = array_merge( $values, $keys );
		}
		if ( ! $values ) {
			return $counts;
		}
		list( $where, $needed ) = $this->where( $values );
		$sql                    = "SELECT CASE$cases END AS number, COUNT( DISTINCT `source` ) AS uses FROM `" . Uses_Table::name() . "` WHERE $where GROUP BY number";
		foreach ( $this->rows->results( $this->rows->prepared( $sql, array_merge( $values, $needed ) ) ) as $row ) {
			$counts[ $names[ (int) $row['number'] ] ] += (int) $row['uses'];
		}
		return $counts;
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
			$sql  = "SELECT `source_type` AS type, `source_id` AS id, `post_id` AS post, 1 AS direct, ( $total ) AS total FROM `$table` WHERE $where ORDER BY `source_type` DESC, `post_id` DESC, `source` DESC LIMIT %d OFFSET %d";
			$with = array_merge( $values, $values );
		} else {
			$sql  = 'SELECT MAX( `source_type` ) AS type, MAX( `source_id` ) AS id, MAX( `post_id` ) AS post, MAX( CASE WHEN `target` IN ( ' . Index_Rows::slots( $keys ) . " ) THEN 1 ELSE 0 END ) AS direct, ( $total ) AS total FROM `$table` WHERE $where GROUP BY `source` ORDER BY type DESC, post DESC, `source` DESC LIMIT %d OFFSET %d";
			$with = array_merge( $keys, $values, $values );
		}
		$rows = $limit > 0 ? $this->rows->results( $this->rows->prepared( $sql, array_merge( $with, array( $limit, $offset ) ) ) ) : array();
		if ( $rows ) {
			return array( $rows, (int) $rows[0]['total'] );
		}
		$counted = $this->rows->results( $this->rows->prepared( "SELECT ( $total ) AS total", $values ) );
		return array( array(), (int) ( $counted[0]['total'] ?? 0 ) );
	}

	/**
	 * @param list<string> $targets
	 * @return array{ string, list<string> } A condition and its values. Registered patterns are no documents.
	 */
	private function where( array $targets ): array {
		$skipped = $this->drafted->keys();
		return array(
			'`target` IN ( ' . Index_Rows::slots( $targets ) . ' ) AND `source_type` <> %s' . ( $skipped ? ' AND `source` NOT IN ( ' . Index_Rows::slots( $skipped ) . ' )' : '' ),
			array_merge( $targets, array( Indexed_Record::REGISTERED ), $skipped ),
		);
	}

	/** @return Place */
	private static function place( string $type, string $id, int $post, bool $direct, string $title ): array {
		return compact( 'type', 'id', 'post', 'direct', 'title' );
	}
}

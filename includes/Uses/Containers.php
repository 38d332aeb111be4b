<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slots;

/**
 * Patterns and parts by what they contain, themselves or through others: whoever places one uses that, too.
 */
final class Containers {
	/** The kinds of things that contain others, by the type of their records. */
	private const KINDS = array(
		'wp_block'                 => Used_Things::PATTERN,
		Indexed_Record::REGISTERED => Used_Things::PATTERN,
		'wp_template_part'         => Used_Things::PART,
	);

	private Index_Rows $rows;
	private Drafted_Records $drafted;

	public function __construct( Index_Rows $rows, Drafted_Records $drafted ) {
		$this->rows    = $rows;
		$this->drafted = $drafted;
	}

	/**
	 * The patterns and parts that contain one of some things.
	 *
	 * @param list<string> $targets Keys of things.
	 * @return list<string> Their keys as things.
	 */
	public function of( array $targets ): array {
		return $this->of_each( array( $targets ), array_keys( self::KINDS ) )[0];
	}

	/**
	 * The same for several questions at once.
	 *
	 * @param array<int|string, list<string>> $asked Keys of things by name.
	 * @param list<string>                    $types Of the containers that count.
	 * @return array<int|string, list<string>> Keys by name.
	 */
	public function of_each( array $asked, array $types ): array {
		return self::above_each( $asked, $asked ? $this->placements( array_values( array_unique( array_merge( ...array_values( $asked ) ) ) ), $types ) : array() );
	}

	/**
	 * Where all patterns and parts are placed in each other.
	 *
	 * @return list<array{ string, string, bool }> As in placements().
	 */
	public function all(): array {
		return $this->placements( array(), array_keys( self::KINDS ) );
	}

	/**
	 * @param array<int|string, list<string>>       $asked      Keys of things by name.
	 * @param list<array{ string, string, bool }> $placements
	 * @return array<int|string, list<string>> Keys of containers by name.
	 */
	public static function above_each( array $asked, array $placements ): array {
		$by_target = array();
		foreach ( $placements as list( $container, $target ) ) {
			$by_target[ $target ][] = $container;
		}
		return array_map( static fn( array $targets ): array => self::above( $targets, $by_target ), $asked );
	}

	/** Whether things of a kind contain others. */
	public static function are_of( string $kind ): bool {
		return in_array( $kind, self::KINDS, true );
	}

	/**
	 * @param list<string>                $targets
	 * @param array<string, list<string>> $by_target
	 * @return list<string>
	 */
	private static function above( array $targets, array $by_target ): array {
		$found = array();
		$queue = $targets;
		while ( $queue ) {
			foreach ( $by_target[ array_pop( $queue ) ] ?? array() as $container ) {
				// One may contain itself.
				if ( ! isset( $found[ $container ] ) ) {
					$found[ $container ] = true;
					$queue[]             = $container;
				}
			}
		}
		return array_values( array_diff( array_map( 'strval', array_keys( $found ) ), $targets ) );
	}

	/**
	 * Which container has which of these things, or of the things that may be containers.
	 *
	 * @param list<string> $targets
	 * @param list<string> $types
	 * @return list<array{ string, string, bool }> Keys of both as things, and whether the container is a document.
	 */
	private function placements( array $targets, array $types ): array {
		$kinds  = array_values( array_unique( self::KINDS ) );
		$table  = Uses_Table::name();
		$of     = 'c.`source_type` IN ( ' . Slots::of( $types ) . ' )';
		$rows   = "SELECT c.`source`, c.`source_type`, c.`source_id`, c.`target` FROM `$table` c WHERE";
		$skip   = array_flip( $this->drafted->keys() );
		// Hundreds may have it: nobody has it through those that are placed nowhere. A draft may place them.
		$placed = $skip ? '' : " AND EXISTS ( SELECT 1 FROM `$table` u WHERE u.`target` = MD5( CONCAT( CASE WHEN c.`source_type` = %s THEN %s ELSE %s END, c.`source_id` ) ) )";
		$values = $skip ? array() : array( 'wp_template_part', Used_Things::PART . "\n", Used_Things::PATTERN . "\n" );
		$sql    = ( $targets ? "$rows c.`target` IN ( " . Slots::of( $targets ) . " ) AND $of$placed UNION ALL " : '' ) . "$rows c.`kind` IN ( " . Slots::of( $kinds ) . " ) AND $of";
		$asked  = array_merge( $targets ? array_merge( $targets, $types, $values ) : array(), $kinds, $types );
		$found  = array();
		foreach ( $this->rows->results( $this->rows->prepared( $sql, $asked ) ) as $row ) {
			if ( ! isset( $skip[ $row['source'] ] ) ) {
				$found[] = array( Used_Things::key( self::KINDS[ $row['source_type'] ], $row['source_id'] ), $row['target'], Indexed_Record::REGISTERED !== $row['source_type'] );
			}
		}
		foreach ( $this->drafted->all() as list( $record, $uses ) ) {
			foreach ( in_array( $record->type, $types, true ) ? $uses : array() as $target ) {
				$found[] = array( Used_Things::key( self::KINDS[ $record->type ], $record->id ), $target, true );
			}
		}
		return $found;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

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
		$by_target = array();
		foreach ( $this->placements( $targets ) as list( $container, $target ) ) {
			$by_target[ $target ][] = $container;
		}
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
	 * Which container has which of these things, or another container.
	 *
	 * @param list<string> $targets
	 * @return list<array{ string, string }> Keys of both as things.
	 */
	private function placements( array $targets ): array {
		$types = array_keys( self::KINDS );
		$kinds = array_values( array_unique( self::KINDS ) );
		$table = Uses_Table::name();
		$of    = '`source_type` IN ( ' . Index_Rows::slots( $types ) . ' )';
		$sql   = "SELECT `source`, `source_type`, `source_id`, `target` FROM `$table` WHERE `target` IN ( " . Index_Rows::slots( $targets ) . " ) AND $of UNION ALL SELECT `source`, `source_type`, `source_id`, `target` FROM `$table` WHERE `kind` IN ( " . Index_Rows::slots( $kinds ) . " ) AND $of";
		$skip  = array_flip( $this->drafted->keys() );
		$found = array();
		foreach ( $this->rows->results( $this->rows->prepared( $sql, array_merge( $targets, $types, $kinds, $types ) ) ) as $row ) {
			if ( ! isset( $skip[ $row['source'] ] ) ) {
				$found[] = array( Used_Things::key( self::KINDS[ $row['source_type'] ], $row['source_id'] ), $row['target'] );
			}
		}
		foreach ( $this->drafted->all() as list( $record, $uses ) ) {
			foreach ( isset( self::KINDS[ $record->type ] ) ? $uses : array() as $target ) {
				$found[] = array( Used_Things::key( self::KINDS[ $record->type ], $record->id ), $target );
			}
		}
		return $found;
	}
}

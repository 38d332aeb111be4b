<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Change;
use Atelier\Records\Record_Types;

/**
 * The records that the site draft of this request changes: they are read as the draft has them, in place of what the index has.
 */
final class Drafted_Records {
	/** @var array<string, Indexed_Record|null> By key; null for those that the draft removes. */
	private array $records = array();

	/** @var array<string, array<string, array{ kind: string, thing: string, times: int }>> By key. */
	private array $uses = array();

	public function __construct( Current_Overlay $request, Record_Source $source ) {
		$overlay = $request->overlay();
		foreach ( $overlay ? $overlay->changes()->all() : array() as $change ) {
			if ( Change::SITE === $change->type() || Record_Types::can_be_drafted( $change->type() ) ) {
				$record = $change->is_removal() ? null : $source->find( $change->type(), $change->record_id() );
				$key    = Indexed_Record::key_of( $change->type(), $change->record_id() );

				$this->records[ $key ] = $record;
				$this->uses[ $key ]    = $record ? $record->uses()->all() : array();
			}
		}
	}

	/** @return list<string> Keys of the records whose rows in the index don't count. */
	public function keys(): array {
		return array_map( 'strval', array_keys( $this->records ) );
	}

	/** @return list<int> The IDs of their posts. */
	public function posts(): array {
		return array_values( array_filter( array_map( static fn( ?Indexed_Record $record ): int => $record ? $record->post : 0, $this->records ) ) );
	}

	/**
	 * Those that use one of some things.
	 *
	 * @param list<string> $targets Keys of things.
	 * @return array<string, Indexed_Record> By key.
	 */
	public function with( array $targets ): array {
		$targets = array_flip( $targets );
		return array_filter( $this->records, fn( ?Indexed_Record $record ): bool => $record && array_intersect_key( $this->uses[ $record->key() ], $targets ) );
	}

	/**
	 * All things of a kind, with the number of records that use them, and how often they do.
	 *
	 * @param list<string> $left_out Types of records.
	 * @return array<string, array{ thing: string, count: int, times: int }> By key.
	 */
	public function things( string $kind, array $left_out ): array {
		$found = array();
		foreach ( array_filter( $this->records ) as $key => $record ) {
			foreach ( in_array( $record->type, $left_out, true ) ? array() : $this->uses[ $key ] as $target => $used ) {
				if ( $used['kind'] === $kind ) {
					$found[ $target ] = array(
						'thing' => $used['thing'],
						'count' => ( $found[ $target ]['count'] ?? 0 ) + 1,
						'times' => ( $found[ $target ]['times'] ?? 0 ) + $used['times'],
					);
				}
			}
		}
		return $found;
	}

	/** @return array<string, array<string, int>> Numbers of records by their type, and thing of a kind. */
	public function by_type( string $kind ): array {
		$found = array();
		foreach ( array_filter( $this->records ) as $key => $record ) {
			foreach ( $this->uses[ $key ] as $used ) {
				if ( $used['kind'] === $kind ) {
					$found[ $record->type ][ $used['thing'] ] = ( $found[ $record->type ][ $used['thing'] ] ?? 0 ) + 1;
				}
			}
		}
		return $found;
	}

	/** @return list<array{ Indexed_Record, list<string> }> Each with the keys of what it uses. */
	public function all(): array {
		return array_values( array_map( fn( Indexed_Record $record ): array => array( $record, array_map( 'strval', array_keys( $this->uses[ $record->key() ] ) ) ), array_filter( $this->records ) ) );
	}
}

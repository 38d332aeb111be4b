<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use WP_Error;

/**
 * The entries that the user may see: counts, pages, filters and the search know of no others, because they would
 * tell the titles of hidden records.
 *
 * For most users, the types of an entry say whether they see it, and the database counts. Entries of other types are
 * read in batches.
 */
final class Visible_Entries {
	private const BATCH = 500;

	private History_Store $store;
	private Record_Rights $rights;

	/** @var array<string, string> How many records of a type the user may edit. */
	private array $types = array();

	public function __construct( History_Store $store, Record_Rights $rights ) {
		$this->store  = $store;
		$this->rights = $rights;
	}

	/** @return Entry|WP_Error The entry with the records that the user may edit. */
	public function find( int $id ) {
		$entry   = $this->store->get( $id );
		$visible = $entry ? ( new Access( $this->rights ) )->of( $entry ) : null;
		return $visible ?? new WP_Error( 'atelier_history_not_found', __( 'This entry no longer exists.', 'atelier' ), array( 'status' => 404 ) );
	}

	/** @return Entry|WP_Error The same, if it can be undone. */
	public function find_undoable( int $id ) {
		$entry = $this->find( $id );
		return is_wp_error( $entry ) || Entry_Signature::ALTERED !== $entry->trust ? $entry : new WP_Error( 'atelier_history_altered', History_Controller::altered_message(), array( 'status' => 409 ) );
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<Entry> Those with records that the user may edit, and only with these.
	 */
	public function among( array $entries ): array {
		return ( new Access( $this->rights ) )->visible_of( $entries );
	}

	/**
	 * Summaries, newest first.
	 *
	 * @param array<string, mixed> $filter As of History_Store::page().
	 * @return array{ 0: list<Entry>, 1: int } A page of entries, and the total number.
	 */
	public function page( array $filter, int $page, int $per_page ): array {
		$this->types       = array();
		$counts            = $this->store->kinds( $filter );
		$seen              = $this->sorted( array_map( 'strval', array_keys( $counts ) ), $filter );
		$filter['without'] = $seen[ Access::NONE ];
		if ( $seen[ Access::SOME ] ) {
			return $this->read( $filter, array_flip( $seen[ Access::ALL ] ), ( $page - 1 ) * $per_page, $per_page );
		}
		$total = array_sum( array_intersect_key( $counts, array_flip( $seen[ Access::ALL ] ) ) );
		return array( $total > 0 ? $this->among( $this->store->page( $filter, $page, $per_page ) ) : array(), $total );
	}

	/** @return list<int> The users who made the entries. */
	public function people(): array {
		$this->types = array();
		$by_kinds    = $this->store->users();
		$seen        = $this->sorted( array_map( 'strval', array_keys( $by_kinds ) ), array() );
		$found       = array_merge( array(), ...array_values( array_intersect_key( $by_kinds, array_flip( $seen[ Access::ALL ] ) ) ) );
		$others      = array_diff( array_merge( array(), ...array_values( array_intersect_key( $by_kinds, array_flip( $seen[ Access::SOME ] ) ) ) ), $found );
		foreach ( array_unique( $others ) as $user ) {
			if ( $this->read( array( 'author' => $user, 'without' => $seen[ Access::NONE ] ), array(), 0, 1, true )[1] > 0 ) {
				$found[] = $user;
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** @return list<array{ id: int, name: string, for: string }> The agents that have made or proposed changes, as they were last called. */
	public function agents(): array {
		$ids = array();
		foreach ( array_keys( $this->store->kinds( array( 'agents' => true ) ) ) as $kinds ) {
			$ids = array_merge( $ids, array_filter( array_map( array( Entry_Agents::class, 'of_kind' ), explode( ',', (string) $kinds ) ) ) );
		}
		$agents = array();
		foreach ( array_unique( $ids ) as $id ) {
			$entries  = $this->page( array( 'agent' => $id ), 1, 1 )[0];
			$listed   = $entries ? $entries[0]->agents->listed() : array();
			$agents[] = array_values( array_filter( $listed, static fn( array $agent ): bool => $agent['id'] === $id ) );
		}
		return array_merge( array(), ...$agents );
	}

	/**
	 * Sorts lists of types by whether the user sees their entries.
	 *
	 * @param list<string>         $kinds  As stored.
	 * @param array<string, mixed> $filter
	 * @return array<string, list<string>> By the constants of Access.
	 */
	private function sorted( array $kinds, array $filter ): array {
		$sorted = array_fill_keys( array( Access::ALL, Access::SOME, Access::NONE ), array() );
		foreach ( $kinds as $one ) {
			$sorted[ $this->seen( $one, $filter ) ][] = $one;
		}
		return $sorted;
	}

	/** @param array<string, mixed> $filter */
	private function seen( string $kinds, array $filter ): string {
		$types = array();
		foreach ( array_diff( array_filter( explode( ',', $kinds ) ), array( History_Store::DELETED, History_Store::BY_AGENTS ) ) as $type ) {
			if ( Entry_Agents::of_kind( $type ) > 0 ) {
				continue;
			}
			$this->types[ $type ] = $this->types[ $type ] ?? ( new Access( $this->rights ) )->of_type( $type );
			$types[ $type ]       = $this->types[ $type ];
		}
		$is_searched = ! empty( $filter['search'] );
		$kind        = (string) ( $filter['kind'] ?? '' );
		if ( isset( $types[ $kind ] ) ) {
			$wanted = array( $types[ $kind ] );
		} else {
			$wanted = array_values( $types );
		}
		if ( array() === array_diff( $wanted, array( Access::NONE ) ) ) {
			return Access::NONE;
		}
		// Any record may have the title, or be the deleted one.
		$is_any = ! $is_searched && History_Store::DELETED !== $kind;
		if ( $is_any ) {
			return in_array( Access::ALL, $wanted, true ) ? Access::ALL : Access::SOME;
		}
		return array() === array_diff( $types, array( Access::ALL ) ) ? Access::ALL : Access::SOME;
	}

	/**
	 * Reads all entries in batches.
	 *
	 * @param array<string, mixed>      $filter
	 * @param array<string, int|string> $sure     Lists of types that the user sees.
	 * @param bool                      $is_first Whether to stop after the page.
	 * @return array{ 0: list<Entry>, 1: int } As page().
	 */
	private function read( array $filter, array $sure, int $offset, int $per_page, bool $is_first = false ): array {
		$access = new Access( $this->rights );
		$found  = array();
		$total  = 0;
		$last   = null;
		do {
			$rows   = $this->store->rows_before( $filter, $last, self::BATCH );
			$last   = $rows ? $rows[ count( $rows ) - 1 ] : null;
			$unsure = array();
			foreach ( $rows as $index => $row ) {
				if ( ! isset( $sure[ (string) $row->post_content_filtered ] ) ) {
					$unsure[ $index ] = History_Store::entry( $row );
				}
			}
			$access->prime( array_values( $unsure ) );
			foreach ( $rows as $index => $row ) {
				if ( isset( $unsure[ $index ] ) && ! self::matches( $access->records( $unsure[ $index ] ), $filter ) ) {
					continue;
				}
				if ( $total >= $offset && count( $found ) < $per_page ) {
					$found[] = $unsure[ $index ] ?? History_Store::entry( $row );
				}
				++$total;
			}
		} while ( count( $rows ) === self::BATCH && ! ( $is_first && count( $found ) === $per_page ) );
		return array( $this->among( $found ), $total );
	}

	/**
	 * Whether an entry is found by what the user sees of it.
	 *
	 * @param array<string, Changed_Record> $records
	 * @param array<string, mixed>          $filter
	 */
	private static function matches( array $records, array $filter ): bool {
		$kind   = (string) ( $filter['kind'] ?? '' );
		$search = self::folded( (string) ( $filter['search'] ?? '' ) );
		$kinds  = false;
		$labels = false;
		foreach ( $records as $record ) {
			$kinds  = $kinds || in_array( $kind, array( '', $record->type ), true ) || ( History_Store::DELETED === $kind && $record->is_removal() );
			$labels = $labels || '' === $search || false !== strpos( self::folded( $record->label ), $search );
		}
		return $kinds && $labels;
	}

	/** Like the database, which ignores case and accents. */
	private static function folded( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}

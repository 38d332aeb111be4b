<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Types;

/**
 * All changes of one user in one request, or in the requests of one save in Atelier.
 */
final class Entry {
	public const ATELIER = 'atelier';

	/** WordPress's own editors. */
	public const EDITOR = 'editor';
	public const ADMIN  = 'admin';
	public const REST   = 'rest';
	public const CRON   = 'cron';
	public const CLI    = 'cli';

	/** Values above this size aren't stored, in bytes: databases limit the size of a statement. */
	private const MAX_BYTES = 4 * MB_IN_BYTES;

	public int $id   = 0;
	public int $user = 0;

	/** Whether it is what Atelier wrote, one of the constants of Entry_Signature. */
	public string $trust = Entry_Signature::VERIFIED;

	/** GMT, as in the database. */
	public string $date = '';

	/** One of the constants. */
	public string $source = self::REST;

	/** The ID that the requests of one save share; empty otherwise. */
	public string $run = '';

	/** The ID of the published site draft; zero without one. */
	public int $draft = 0;

	public string $draft_title = '';

	/** The program that acted for the user, by the name that people know it by; empty for none. */
	public string $agent = '';

	/** @var array{ name: string, label: string }|null The ability that made the changes; null for none. */
	public ?array $ability = null;

	/** @var array<string, Changed_Record> By key. */
	public array $records = array();

	/** The agents that have made or proposed its changes, as they were called when it was written. */
	public Entry_Agents $agents;

	public function __construct() {
		$this->agents = new Entry_Agents();
	}

	/** Adds a change, combined with an earlier one of the same record. */
	public function add( Changed_Record $record ): void {
		$key    = $record->key();
		$merged = isset( $this->records[ $key ] ) ? $this->records[ $key ]->then( $record ) : $record;
		if ( $merged ) {
			$this->records[ $key ] = $merged;
		} else {
			unset( $this->records[ $key ] );
		}
	}

	/** @return list<int> Whom it names: its user, and those who changed its records in a site draft. */
	public function people(): array {
		return array_merge( array( $this->user ), array_values( array_map( static fn( Changed_Record $record ): int => $record->author, $this->records ) ) );
	}

	/** The labels and types of the records, for searching. */
	public function title(): string {
		return mb_substr( implode( ', ', array_filter( array_map( static fn( Changed_Record $record ): string => $record->label, $this->records ) ) ), 0, 2000 );
	}

	/** @return list<string> The types of its records, and `deleted` if it removes any. */
	public function kinds(): array {
		$kinds = array();
		foreach ( $this->records as $record ) {
			$kinds[] = $record->type;
			if ( $record->is_removal() ) {
				$kinds[] = History_Store::DELETED;
			}
		}
		$agents = $this->all_agents();
		if ( '' !== $this->agent || null !== $this->ability || ! $agents->is_empty() ) {
			$kinds[] = History_Store::BY_AGENTS;
		}
		return array_values( array_unique( array_merge( $kinds, $agents->kinds() ) ) );
	}

	/** With those that are named since it was read. */
	private function all_agents(): Entry_Agents {
		return $this->agents->with( $this->people() );
	}

	/**
	 * The entry without its values.
	 *
	 * @param string $hash The hash of its values.
	 */
	public function summary_json( string $hash ): string {
		return self::encode(
			array(
				'user'       => $this->user,
				'values'     => $hash,
				'source'     => $this->source,
				'draft'      => $this->draft,
				'draftTitle' => $this->draft_title,
				'agent'      => $this->agent,
				'ability'    => $this->ability,
				'agents'     => $this->all_agents()->listed(),
				'records'    => array_values( array_map( static fn( Changed_Record $record ): array => $record->summary(), $this->records ) ),
			)
		);
	}

	/** The values of its records. If they exceed the limit together, the largest are left out. */
	public function values_json(): string {
		do {
			$json = self::encode(
				array_map(
					static fn( Changed_Record $record ): array => array(
						'before' => (object) $record->before,
						'after'  => (object) $record->after,
					),
					$this->records
				)
			);
		} while ( strlen( $json ) > self::MAX_BYTES && $this->cut_largest() );
		return $json;
	}

	/** @return bool Whether it removed any values. */
	private function cut_largest(): bool {
		$sizes = array_map( static fn( Changed_Record $record ): int => $record->is_cut ? 0 : strlen( self::encode( array( $record->before, $record->after ) ) ), $this->records );
		arsort( $sizes );
		$key = (string) array_key_first( $sizes );
		if ( ! $sizes || 0 === $sizes[ $key ] ) {
			return false;
		}
		$this->records[ $key ] = $this->records[ $key ]->cut();
		return true;
	}

	/**
	 * Reads the output of the two methods above. Values that aren't those of the summary make it an altered entry, and
	 * altered entries have no values.
	 *
	 * @param string|null $values Null if only summaries are read.
	 */
	public function read( string $summary, ?string $values ): void {
		$stored            = json_decode( $summary, true );
		$stored            = is_array( $stored ) ? $stored : array();
		$this->source      = is_string( $stored['source'] ?? null ) ? $stored['source'] : self::REST;
		$this->draft       = is_int( $stored['draft'] ?? null ) ? $stored['draft'] : 0;
		$this->draft_title = is_string( $stored['draftTitle'] ?? null ) ? $stored['draftTitle'] : '';
		if ( Entry_Signature::VERIFIED === $this->trust ) {
			$this->user  = (int) $stored['user'];
			$this->agent = is_string( $stored['agent'] ?? null ) ? $stored['agent'] : '';

			$this->agents  = Entry_Agents::from_stored( $stored['agents'] ?? null );
			$this->ability = self::ability( $stored['ability'] ?? null );
			$this->trust = null === $values || hash_equals( (string) $stored['values'], Entry_Signature::hash( $values ) ) ? $this->trust : Entry_Signature::ALTERED;
		}
		$by_key        = null === $values || Entry_Signature::ALTERED === $this->trust ? null : json_decode( $values, true );
		$this->records = array();
		foreach ( is_array( $stored['records'] ?? null ) ? $stored['records'] : array() as $one ) {
			$record = $this->record( $one, is_array( $by_key ) ? $by_key : array() );
			if ( $record ) {
				$this->records[ $record->key() ] = $record;
			}
		}
	}

	/**
	 * @param mixed $stored
	 * @return array{ name: string, label: string }|null
	 */
	private static function ability( $stored ): ?array {
		return is_array( $stored ) && is_string( $stored['name'] ?? null ) && is_string( $stored['label'] ?? null ) ? array(
			'name'  => $stored['name'],
			'label' => $stored['label'],
		) : null;
	}

	/**
	 * @param mixed                    $summary
	 * @param array<int|string, mixed> $by_key  The values of all records.
	 */
	private function record( $summary, array $by_key ): ?Changed_Record {
		$record = Changed_Record::from_stored( $summary );
		$record = $record ? Changed_Record::from_stored( $summary, $by_key[ $record->key() ] ?? null ) : null;
		if ( ! $record || Entry_Signature::VERIFIED === $this->trust ) {
			return $record;
		}
		// Nobody is named by what other code has written.
		$record->author = 0;
		if ( Entry_Signature::UNVERIFIED !== $this->trust ) {
			return $record;
		}
		$record->is_raw = true;
		return Change::SITE === $record->type || Record_Types::has_history( $record->type ) ? $record : null;
	}

	/** The entry with values that anybody could have written filtered. */
	public function filtered(): self {
		$filtered          = clone $this;
		$filtered->records = array_map( static fn( Changed_Record $record ): Changed_Record => $record->filtered(), $this->records );
		return $filtered;
	}

	/**
	 * Escapes characters with a meaning in HTML, like all JSON that the plugin stores.
	 *
	 * @param mixed $value
	 */
	private static function encode( $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}

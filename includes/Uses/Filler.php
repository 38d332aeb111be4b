<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Conflicts\Save_Lock;
use Atelier\Support\Slots;
use RuntimeException;

/**
 * Reads all records in small steps and mends what differs in the index: it fills a new one, and checks an old one. It goes on where the
 * last step ended, whoever made that.
 */
final class Filler {
	public const HOOK = 'atelier_fill_uses';

	/** In seconds, of a step by cron, and between two. */
	private const STEP  = 10.0;
	private const PAUSE = 30;

	/** Posts in one transaction, and their size in bytes: a save waits for no more than these. */
	private const BATCH = 25;
	private const BYTES = 200000;

	private Indexer $indexer;
	private Record_Source $source;
	private Index_Rows $rows;

	public function __construct( Indexer $indexer, Record_Source $source, Index_Rows $rows ) {
		$this->indexer = $indexer;
		$this->source  = $source;
		$this->rows    = $rows;
	}

	public static function create(): self {
		$source = new Record_Source();
		$rows   = new Index_Rows();
		return new self( new Indexer( $source, $rows ), $source, $rows );
	}

	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + self::PAUSE, self::HOOK );
		}
	}

	/** By cron, until the index is complete. */
	public function run(): void {
		if ( Index_State::DONE !== $this->step( self::STEP )->stage ) {
			self::schedule();
		}
	}

	/** All records are read again. */
	public function check(): void {
		$state = Uses_Table::prepare();
		$state->restart();
		$state->save();
		self::schedule();
	}

	/** Reads the theme again if its files aren't those that were read. */
	public function follow_theme( Index_State $state ): Index_State {
		if ( Index_State::DESIGN === $state->stage || ! Theme_Files::are_live() || Theme_Files::signature() === $state->theme ) {
			return $state;
		}
		return $this->alone(
			$state,
			function ( Index_State $now ): Index_State {
				$this->write_design( $now, 0, INF );
				$now->theme = Theme_Files::signature();
				$now->save();
				return $now;
			}
		);
	}

	/**
	 * Reads for some time; less than a step if somebody else is at it.
	 *
	 * @param float $seconds At least one batch is read.
	 */
	public function step( float $seconds ): Index_State {
		$state = Uses_Table::prepare();
		if ( Index_State::DONE === $state->stage || ! Theme_Files::are_live() ) {
			return $state;
		}
		return $this->alone( $state, fn( Index_State $now ): Index_State => $this->read( $now, microtime( true ) + $seconds ) );
	}

	/** @param callable( Index_State ): Index_State $act */
	private function alone( Index_State $state, callable $act ): Index_State {
		$lock = new Save_Lock( 'uses' );
		if ( ! $lock->take( 0 ) ) {
			return $state;
		}
		try {
			return $act( Uses_Table::prepare() );
		} catch ( RuntimeException $error ) {
			// Its table was dropped by hand, for example.
			Uses_Table::doubt();
			return Uses_Table::prepare();
		} finally {
			$lock->release();
		}
	}

	private function read( Index_State $state, float $until ): Index_State {
		if ( Index_State::DESIGN === $state->stage ) {
			$state->total = 0 === $state->after ? self::number_of_posts() : $state->total;
			$signature    = Theme_Files::signature();
			list( $read, $is_whole ) = $this->write_design( $state, $state->after, $until );

			$state->done  = $read;
			$state->after = $read;
			if ( $is_whole ) {
				$state->stage  = Index_State::POSTS;
				$state->total += $read;
				$state->theme = $signature;
				$state->after = 0;
			}
		}
		if ( Index_State::POSTS === $state->stage ) {
			do {
				$this->write_batch( $state );
			} while ( Index_State::POSTS === $state->stage && microtime( true ) < $until );
		}
		$state->save();
		return $state;
	}

	/**
	 * @param int $after How many records were read before.
	 * @return array{ int, bool } How many were read, and whether these are all.
	 */
	private function write_design( Index_State $state, int $after, float $until ): array {
		$seen  = array();
		$batch = array();
		foreach ( $this->source->of_design() as $record ) {
			$seen[] = $record->key();
			if ( count( $seen ) <= $after ) {
				continue;
			}
			$batch[] = $record;
			if ( count( $batch ) >= self::BATCH ) {
				$state->mended += $this->indexer->write_records( $batch );
				$batch          = array();
				if ( microtime( true ) >= $until ) {
					return array( count( $seen ), false );
				}
			}
		}
		$state->mended += $this->indexer->write_records( $batch ) + $this->rows->forget_other_design( $seen );
		return array( count( $seen ), true );
	}

	private function write_batch( Index_State $state ): void {
		list( $ids, $is_last ) = self::next_posts( $state->after );
		$last                  = $is_last ? 0 : (int) end( $ids );
		$state->mended        += $this->indexer->write_posts( $ids ) + (int) ( $this->rows->forget_missing( $state->after, $last, $ids ) > 0 );
		$state->done          += count( $ids );
		$state->after          = $last;
		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'post_meta' );
		}
		if ( $is_last ) {
			$state->stage       = Index_State::DONE;
			$state->is_complete = true;
			$state->total       = $state->done;
		}
	}

	/**
	 * @return array{ list<int>, bool } IDs, and whether they are the last.
	 */
	private static function next_posts( int $after ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- The sizes of posts, without reading them.
		$rows  = $wpdb->get_results( $wpdb->prepare( 'SELECT `ID`, LENGTH( `post_content` ) AS size ' . self::posts() . ' AND `ID` > %d ORDER BY `ID` LIMIT %d', $after, self::BATCH ) );
		$ids   = array();
		$bytes = 0;
		foreach ( $rows as $row ) {
			$bytes += (int) $row->size;
			if ( $ids && $bytes > self::BYTES ) {
				return array( $ids, false );
			}
			$ids[] = (int) $row->ID;
		}
		return array( $ids, count( $rows ) < self::BATCH );
	}

	private static function number_of_posts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . self::posts() ); // phpcs:ignore WordPress.DB -- Prepared below.
	}

	/** The posts with content in the index, as part of a statement. */
	private static function posts(): string {
		global $wpdb;
		$types    = Indexed_Types::content();
		$statuses = Indexed_Types::HIDDEN_STATUSES;
		// phpcs:ignore WordPress.DB -- Placeholders, as many as values.
		return (string) $wpdb->prepare( "FROM `$wpdb->posts` WHERE `post_type` IN ( " . Slots::of( $types ) . ' ) AND `post_status` NOT IN ( ' . Slots::of( $statuses ) . ' )', ...$types, ...$statuses );
	}
}

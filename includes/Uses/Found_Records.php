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
use Atelier\Support\Slots;

/**
 * Documents whose content may have what is looked for, a step at a time: the design first, then what only the site draft of the request
 * has, then posts in the order of their IDs. A cursor says where a step ended.
 *
 * @phpstan-type Step array{ records: list<Indexed_Record>, read: int, cursor: string } The cursor is empty at the end.
 */
final class Found_Records {
	public const CURSOR = '/^(?:design|posts):\d{1,15}$/D';

	private const BATCH = 50;

	/** In bytes, of the contents that a step finds: the answer has them. */
	private const BYTES = 2 * MB_IN_BYTES;

	private Record_Source $source;
	private Index_Rows $rows;
	private Drafted_Records $drafted;

	/** @var list<string> Keys of things; empty to read contents. */
	private array $keys;

	private Search_Text $text;

	/** Whether more than blocks is searched. */
	private bool $has_values;

	/**
	 * @param list<string> $keys As in Asked_Thing.
	 * @param list<string> $texts
	 * @param bool         $has_values Whether titles, settings, styles and the like are searched, too.
	 */
	public function __construct( Current_Overlay $request, array $keys, array $texts, bool $has_values ) {
		$this->source  = new Record_Source();
		$this->rows    = new Index_Rows();
		$this->drafted = new Drafted_Records( $request, $this->source );
		$this->keys    = $keys;
		$this->text    = new Search_Text( $texts );

		$this->has_values = $has_values;
	}

	/**
	 * @param string $cursor Empty for the beginning.
	 * @param float  $until  When to stop; at least one batch is read.
	 * @return Step
	 */
	public function step( string $cursor, float $until ): array {
		list( $stage, $after ) = explode( ':', $cursor, 2 ) + array( 'design', '0' );
		$found                 = array();
		$read                  = 0;
		$bytes                 = 0;
		if ( 'posts' !== $stage ) {
			foreach ( $this->design() as $number => $record ) {
				if ( $number < (int) $after ) {
					continue;
				}
				if ( $read > self::BATCH && ( microtime( true ) >= $until || $bytes > self::BYTES ) ) {
					return self::answer( $found, $read, "design:$number" );
				}
				++$read;
				if ( $this->has( $record ) ) {
					$found[] = $record;
					$bytes  += strlen( $record->content() );
				}
			}
			$after = 0;
		}
		$last = (int) $after;
		do {
			$ids = $this->next( $last );
			_prime_post_caches( $ids, false, array() === $this->keys );
			foreach ( $ids as $id ) {
				$post   = get_post( $id );
				$record = $post ? $this->source->of_post( $post ) : null;
				if ( $record && ( $this->keys || $this->has( $record ) ) ) {
					$found[] = $record;
					$bytes  += strlen( $record->content() );
				}
				wp_cache_delete( $id, 'post_meta' );
			}
			$read += count( $ids );
			$last  = $ids ? end( $ids ) : $last;
		} while ( count( $ids ) === self::BATCH && microtime( true ) < $until && $bytes < self::BYTES );
		return self::answer( $found, $read, count( $ids ) === self::BATCH ? "posts:$last" : '' );
	}

	/** The number of documents that will be read; 0 if the index answers. */
	public function total(): int {
		$count = 0;
		foreach ( Indexed_Types::content() as $type ) {
			$of_type = (array) wp_count_posts( $type );
			$count  += (int) array_sum( array_diff_key( $of_type, array_flip( Indexed_Types::HIDDEN_STATUSES ) ) );
		}
		return $this->keys ? 0 : $count;
	}

	private function has( Indexed_Record $record ): bool {
		return $this->keys
			? $record->uses()->has_any( $this->keys )
			: $this->text->may_be_in( $record->content() ) || ( $this->has_values && $this->text->may_be_in( Searched_Values::as_text( $record ) ) );
	}

	/** @return iterable<int, Indexed_Record> Numbered. */
	private function design(): iterable {
		$number = 0;
		foreach ( $this->source->of_design() as $record ) {
			if ( Record_Types::is_template( $record->type ) || ( $this->has_values && self::is_single( $record->type ) ) ) {
				yield $number++ => $record;
			}
		}
		foreach ( $this->drafted->all() as list( $record ) ) {
			if ( ! Record_Types::is_template( $record->type ) && ! self::is_single( $record->type ) ) {
				yield $number++ => $record;
			}
		}
	}

	/** Whether there is one of a type. Widgets count where the theme has a place for them: others stay from earlier themes. */
	private static function is_single( string $type ): bool {
		return in_array( $type, array( Change::SITE, Record_Types::STYLES ), true ) || ( Indexed_Record::WIDGETS === $type && ! empty( $GLOBALS['wp_registered_sidebars'] ) );
	}

	/** @return list<int> The next posts, without those that the draft changes. */
	private function next( int $after ): array {
		global $wpdb;
		$types   = Indexed_Types::content();
		$skipped = $this->drafted->posts();
		$where   = $skipped ? ' AND %i NOT IN ( ' . Slots::of( $skipped, '%d' ) . ' )' : '';
		if ( $this->keys ) {
			$sql    = 'SELECT DISTINCT `post_id` AS id FROM `' . Uses_Table::name() . '` WHERE `target` IN ( ' . Slots::of( $this->keys ) . ' ) AND `source_type` IN ( ' . Slots::of( $types ) . ' )' . str_replace( '%i', '`post_id`', $where ) . ' AND `post_id` > %d ORDER BY `post_id` LIMIT %d';
			$values = array_merge( $this->keys, $types );
		} else {
			$statuses = Indexed_Types::HIDDEN_STATUSES;
			$sql      = "SELECT `ID` AS id FROM `$wpdb->posts` WHERE `post_type` IN ( " . Slots::of( $types ) . ' ) AND `post_status` NOT IN ( ' . Slots::of( $statuses ) . ' )' . str_replace( '%i', '`ID`', $where ) . ' AND `ID` > %d ORDER BY `ID` LIMIT %d';
			$values   = array_merge( $types, $statuses );
		}
		return array_map( 'intval', array_column( $this->rows->results( $this->rows->prepared( $sql, array_merge( $values, $skipped, array( $after, self::BATCH ) ) ) ), 'id' ) );
	}

	/**
	 * @param list<Indexed_Record> $records
	 * @return Step
	 */
	private static function answer( array $records, int $read, string $cursor ): array {
		return compact( 'records', 'read', 'cursor' );
	}
}

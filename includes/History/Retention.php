<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;

/**
 * The limits for the age and the size of the history.
 */
final class Retention {
	public const HOOK   = 'atelier_prune_history';
	public const OPTION = 'atelier_history';

	public const MIN_DAYS = 30;
	public const MAX_DAYS = 3650;

	/** No limit in days; only the size counts. */
	public const FOREVER = 0;

	public const MIN_MEGABYTES = 10;
	public const MAX_MEGABYTES = 10000;

	private const DEFAULTS = array(
		'days'      => 365,
		'megabytes' => 200,
	);

	private const BATCH   = 200;
	private const BATCHES = 10;

	/** The minimum age for an estimate, in days. */
	private const KNOWN_AFTER = 7;

	/** Meta key of site drafts: the ID of the entry that they undo. */
	public const SOURCE_META = '_atelier_history_entry';

	private History_Store $store;

	public function __construct( History_Store $store ) {
		$this->store = $store;
	}

	/** Runs whenever an entry is written; without a query if the event is already scheduled. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/** @return array{ days: int, megabytes: int } */
	public function limits(): array {
		$stored = get_option( self::OPTION );
		return self::valid( is_array( $stored ) ? $stored : array() );
	}

	/** @param array<string, mixed> $limits */
	public function set_limits( array $limits ): void {
		update_option( self::OPTION, self::valid( $limits + $this->limits() ), false );
	}

	/**
	 * @param array<string, mixed> $limits
	 * @return array{ days: int, megabytes: int }
	 */
	private static function valid( array $limits ): array {
		$days      = (int) ( $limits['days'] ?? self::DEFAULTS['days'] );
		$megabytes = (int) ( $limits['megabytes'] ?? self::DEFAULTS['megabytes'] );
		return array(
			'days'      => self::FOREVER === $days ? $days : min( max( $days, self::MIN_DAYS ), self::MAX_DAYS ),
			'megabytes' => min( max( $megabytes, self::MIN_MEGABYTES ), self::MAX_MEGABYTES ),
		);
	}

	/** @return array<string, mixed> The limits, the storage used and an estimate. */
	public function status(): array {
		$size = $this->store->size();
		$days = '' === $size['oldest'] ? 0.0 : ( time() - (int) strtotime( $size['oldest'] . ' +0000' ) ) / DAY_IN_SECONDS;
		return $this->limits() + array(
			'entries' => $size['entries'],
			'bytes'   => $size['bytes'],
			'oldest'  => '' === $size['oldest'] ? null : Rest::time( $size['oldest'] ),
			'perYear' => $days < self::KNOWN_AFTER ? null : (int) round( $size['bytes'] / $days * 365 ),
		);
	}

	/**
	 * Deletes entries above the limits, oldest first, in a few batches per run. Keeps the last day, and entries that an
	 * open site draft undoes.
	 */
	public function prune(): void {
		$limits    = $this->limits();
		$kept      = self::kept();
		$yesterday = time() - DAY_IN_SECONDS;
		$too_old   = self::FOREVER === $limits['days'] ? 0 : time() - $limits['days'] * DAY_IN_SECONDS;
		$excess    = $this->store->size()['bytes'] - $limits['megabytes'] * MB_IN_BYTES;
		for ( $i = 0; $i < self::BATCHES; $i++ ) {
			$found = $this->store->oldest( gmdate( 'Y-m-d H:i:s', min( $too_old, $yesterday ) ), $kept, self::BATCH );
			if ( ! $found && $excess > 0 ) {
				$found = self::until( $this->store->oldest( gmdate( 'Y-m-d H:i:s', $yesterday ), $kept, self::BATCH ), $excess );
			}
			if ( ! $found ) {
				return;
			}
			$this->store->delete( array_keys( $found ) );
			$excess -= array_sum( $found );
		}
		wp_schedule_single_event( time() + 5 * MINUTE_IN_SECONDS, self::HOOK );
	}

	/**
	 * The first entries that add up to this size.
	 *
	 * @param array<int, int> $sizes
	 * @return array<int, int>
	 */
	private static function until( array $sizes, int $bytes ): array {
		$taken = array();
		foreach ( $sizes as $id => $size ) {
			if ( array_sum( $taken ) >= $bytes ) {
				break;
			}
			$taken[ $id ] = $size;
		}
		return $taken;
	}

	/** @return int[] IDs of entries that open site drafts undo: what is published has another status. */
	private static function kept(): array {
		$drafts = get_posts(
			array(
				'post_type'   => array_values( get_post_types() ),
				'post_status' => 'private',
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_key'    => self::SOURCE_META, // phpcs:ignore WordPress.DB.SlowDBQuery -- By cron, once a day.
			)
		);
		return array_map( static fn( $id ): int => (int) get_post_meta( (int) $id, self::SOURCE_META, true ), $drafts );
	}
}

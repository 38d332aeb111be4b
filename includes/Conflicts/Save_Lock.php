<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slots;

/**
 * A lock for saving a record, held by one request at a time: a row of the options table, whose names are unique in every
 * database. SQLite has no named locks.
 */
final class Save_Lock {
	private const PREFIX = 'atelier_saving_';

	/** In seconds. Ignores the row of a crashed request after this time. */
	public const EXPIRES = 60;

	/** In microseconds, between attempts. */
	private const PAUSE = 60000;

	private string $name;

	/** Identifies our row. */
	private string $token = '';

	private int $seconds;
	private bool $has_waited = false;

	/**
	 * @param string $what    The key of the record.
	 * @param int    $seconds The time after which the row of a crashed request is ignored.
	 */
	public function __construct( string $what, int $seconds = self::EXPIRES ) {
		$this->name    = self::PREFIX . md5( $what );
		$this->seconds = $seconds;
	}

	/**
	 * Acquires the lock, waiting until it is free.
	 *
	 * @param float $patience In seconds.
	 * @return bool Whether it was acquired.
	 */
	public function take( float $patience = 5.0 ): bool {
		$until = microtime( true ) + $patience;
		do {
			if ( $this->try_once() ) {
				return true;
			}
			$this->has_waited = true;
			usleep( self::PAUSE );
		} while ( microtime( true ) < $until );
		return false;
	}

	/** Whether another request had it: what was asked before may have changed. */
	public function has_waited(): bool {
		return $this->has_waited;
	}

	/**
	 * Which of several locks requests have.
	 *
	 * @template TKey of array-key
	 * @param array<TKey, self> $locks
	 * @return array<TKey, self>
	 */
	public static function taken( array $locks ): array {
		global $wpdb;
		if ( ! $locks ) {
			return array();
		}
		$names = array_values( array_map( static fn( self $lock ): string => $lock->name, $locks ) );
		$slots = Slots::of( $names );
		// phpcs:ignore WordPress.DB -- Only the database knows; $slots are placeholders.
		$taken = $wpdb->get_col( $wpdb->prepare( "SELECT `option_name` FROM `$wpdb->options` WHERE `option_name` IN ( $slots ) AND `option_value` >= CAST( UNIX_TIMESTAMP() AS CHAR )", ...$names ) );
		return array_filter( $locks, static fn( self $lock ): bool => in_array( $lock->name, $taken, true ) );
	}

	/** Releases the lock if it is ours. */
	public function release(): void {
		global $wpdb;
		if ( '' !== $this->token ) {
			remove_action( 'shutdown', array( $this, 'release' ), PHP_INT_MAX );
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only a statement of the database can take a lock.
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->options` WHERE `option_name` = %s AND `option_value` LIKE %s", $this->name, '%' . $wpdb->esc_like( $this->token ) ) );
			$this->token = '';
			self::clean_up( $wpdb->esc_like( self::PREFIX ) . '%' );
		}
	}

	/** Bypasses WordPress's option functions, which are cached per request. */
	private function try_once(): bool {
		global $wpdb;
		$token = wp_generate_uuid4();
		if ( ! $this->insert( $token ) ) {
			self::clean_up( $wpdb->esc_like( $this->name ) );
			if ( ! $this->insert( $token ) ) {
				return false;
			}
		}
		$this->token = $token;
		// No `finally` is reached if other code ends the request or a fatal error does; after what its owner undoes then.
		add_action( 'shutdown', array( $this, 'release' ), PHP_INT_MAX );
		return true;
	}

	/** Uses the database's clock: those of two servers differ. */
	private function insert( string $token ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only a statement of the database can take a lock.
		return (bool) $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO `$wpdb->options` ( `option_name`, `option_value`, `autoload` ) VALUES ( %s, CONCAT( CAST( UNIX_TIMESTAMP() + %d AS CHAR ), ' ', %s ), 'off' )",
				$this->name,
				$this->seconds,
				$token
			)
		);
	}

	/**
	 * Deletes the rows of crashed requests.
	 *
	 * @param string $names A pattern for LIKE.
	 */
	private static function clean_up( string $names ): void {
		global $wpdb;
		// Timestamps of equal length compare as strings.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only a statement of the database can take a lock.
		$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->options` WHERE `option_name` LIKE %s AND `option_value` < CAST( UNIX_TIMESTAMP() AS CHAR )", $names ) );
	}
}

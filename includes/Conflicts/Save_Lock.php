<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request at a time save a record: a row of the options table, whose names are unique in every database
 * that WordPress runs on. SQLite has no named locks.
 */
final class Save_Lock {
	private const PREFIX = 'atelier_saving_';

	/** In seconds. A request that has died leaves its row behind; it counts for no longer than this. */
	public const EXPIRES = 60;

	/** In microseconds: between two looks whether it is free. */
	private const PAUSE = 60000;

	private string $name;

	/** Tells our row from that of another request. */
	private string $token = '';

	/** @param string $what Names the record. */
	public function __construct( string $what ) {
		$this->name = self::PREFIX . md5( $what );
	}

	/**
	 * Waits until it is free and takes it.
	 *
	 * @param float $patience In seconds.
	 * @return bool Whether it is ours.
	 */
	public function take( float $patience = 5.0 ): bool {
		$until = microtime( true ) + $patience;
		do {
			if ( $this->try_once() ) {
				return true;
			}
			usleep( self::PAUSE );
		} while ( microtime( true ) < $until );
		return false;
	}

	/** Gives it back. Does nothing where it is not ours. */
	public function release(): void {
		global $wpdb;
		if ( '' !== $this->token ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->options` WHERE `option_name` = %s AND `option_value` LIKE %s", $this->name, '%' . $wpdb->esc_like( $this->token ) ) );
			$this->token = '';
			self::clean_up( $wpdb->esc_like( self::PREFIX ) . '%' );
		}
	}

	/** Past WordPress's own functions, which answer from caches of this one request. */
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
		return true;
	}

	/** The clock is that of the database: those of two servers differ. */
	private function insert( string $token ): bool {
		global $wpdb;
		return (bool) $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO `$wpdb->options` ( `option_name`, `option_value`, `autoload` ) VALUES ( %s, CONCAT( CAST( UNIX_TIMESTAMP() + %d AS CHAR ), ' ', %s ), 'off' )",
				$this->name,
				self::EXPIRES,
				$token
			)
		);
	}

	/**
	 * Deletes the rows of requests that have died.
	 *
	 * @param string $names As a pattern for LIKE.
	 */
	private static function clean_up( string $names ): void {
		global $wpdb;
		// Times of one length can be compared as texts.
		$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->options` WHERE `option_name` LIKE %s AND `option_value` < CAST( UNIX_TIMESTAMP() AS CHAR )", $names ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

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

	/** What the row holds while the lock is ours. */
	private string $held = '';

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
		if ( '' !== $this->held ) {
			$wpdb->delete(
				$wpdb->options,
				array(
					'option_name'  => $this->name,
					'option_value' => $this->held,
				)
			);
			$this->held = '';
		}
	}

	/** Past WordPress's own functions, which answer from caches of this one request. */
	private function try_once(): bool {
		global $wpdb;
		$value = ( time() + self::EXPIRES ) . ' ' . wp_generate_uuid4();
		$taken = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$wpdb->options` ( `option_name`, `option_value`, `autoload` ) VALUES ( %s, %s, 'off' )", $this->name, $value ) );
		if ( ! $taken ) {
			$other = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM `$wpdb->options` WHERE option_name = %s", $this->name ) );
			// Of several who find it expired one alone finds it still the same.
			$taken = '' !== $other && (int) $other < time() && $wpdb->update(
				$wpdb->options,
				array( 'option_value' => $value ),
				array(
					'option_name'  => $this->name,
					'option_value' => $other,
				)
			);
		}
		if ( $taken ) {
			$this->held = $value;
		}
		return (bool) $taken;
	}
}

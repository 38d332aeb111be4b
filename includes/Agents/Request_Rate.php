<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * Counts the requests of an agent, minute by minute, also those at the same moment: each step is one statement of the database. It protects
 * the server; no right depends on it.
 */
final class Request_Rate {
	/** The prefix of an option's name; a user's ID follows. WordPress's functions for options would ask a cache. Also in Uninstaller. */
	private const OPTION = 'atelier_agent_rate_';

	/** The value of such an option is the minute times this, plus the number of requests. Numbers of equal length compare as texts. */
	private const MINUTE = 1000000;

	/**
	 * Counts a request.
	 *
	 * @param int $now As time().
	 * @return true|WP_Error 429 if there were too many in this minute; its data have `retry_after`, in seconds.
	 */
	public static function take( Agent $agent, Agent_Limits $limits, int $now ) {
		$minute = intdiv( $now, MINUTE_IN_SECONDS );
		$name   = self::OPTION . $agent->id();
		// Another request may begin the minute in between.
		if ( self::count_on( $name, $minute, $limits ) || self::begin( $name, $minute ) || self::count_on( $name, $minute, $limits ) ) {
			return true;
		}
		$data = array(
			'status'      => 429,
			'retry_after' => ( $minute + 1 ) * MINUTE_IN_SECONDS - $now,
		);
		/* translators: 1: number of requests, 2: number of seconds. */
		return new WP_Error( 'atelier_too_many_requests', sprintf( __( 'Only %1$d requests in a minute are allowed. Wait %2$d seconds, then go on.', 'atelier' ), $limits->requests(), $data['retry_after'] ), $data );
	}

	/** Counts one more in a minute that has begun, if one more is allowed. */
	private static function count_on( string $name, int $minute, Agent_Limits $limits ): bool {
		global $wpdb;
		$from = $minute * self::MINUTE;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only a statement of the database can count without losing any.
		return (bool) $wpdb->query( $wpdb->prepare( "UPDATE `$wpdb->options` SET `option_value` = CAST( `option_value` + 1 AS CHAR ) WHERE `option_name` = %s AND `option_value` >= %s AND `option_value` < %s", $name, (string) $from, (string) ( $from + $limits->requests() ) ) );
	}

	/** Counts the first one of a minute, and forgets what was counted before, of all agents. */
	private static function begin( string $name, int $minute ): bool {
		global $wpdb;
		$from = $minute * self::MINUTE;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Many rows at once.
		$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->options` WHERE `option_name` LIKE %s AND `option_value` < %s", $wpdb->esc_like( self::OPTION ) . '%', (string) $from ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only a statement of the database can begin it once.
		return (bool) $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$wpdb->options` ( `option_name`, `option_value`, `autoload` ) VALUES ( %s, %s, 'off' )", $name, (string) ( $from + 1 ) ) );
	}
}

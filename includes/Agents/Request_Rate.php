<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * Counts the requests of an agent, minute by minute. Requests at the same moment may count as one: it protects the server, no right
 * depends on it.
 */
final class Request_Rate {
	/** The prefix of a transient's name; a user's ID follows. */
	private const TRANSIENT = 'atelier_agent_rate_';

	/**
	 * Counts a request.
	 *
	 * @param int $now As time().
	 * @return true|WP_Error 429 if there were too many in this minute; its data have `retry_after`, in seconds.
	 */
	public static function take( Agent $agent, Agent_Limits $limits, int $now ) {
		$minute = intdiv( $now, MINUTE_IN_SECONDS );
		$stored = get_transient( self::TRANSIENT . $agent->id() );
		$count  = is_array( $stored ) && ( $stored['minute'] ?? null ) === $minute ? (int) ( $stored['count'] ?? 0 ) : 0;
		if ( $count >= $limits->requests() ) {
			$data = array(
				'status'      => 429,
				'retry_after' => ( $minute + 1 ) * MINUTE_IN_SECONDS - $now,
			);
			/* translators: 1: number of requests, 2: number of seconds. */
			return new WP_Error( 'atelier_too_many_requests', sprintf( __( 'Only %1$d requests in a minute are allowed. Wait %2$d seconds, then go on.', 'atelier' ), $limits->requests(), $data['retry_after'] ), $data );
		}
		++$count;
		set_transient( self::TRANSIENT . $agent->id(), compact( 'minute', 'count' ), MINUTE_IN_SECONDS );
		return true;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * Whether who acts now may propose changes. Asked in each request, of whoever acts; it counts nothing, see Request_Rate.
 */
final class Agent_Guard {
	/**
	 * For permission callbacks. Whoever passes is Agent::current().
	 *
	 * @return true|WP_Error 401 for visitors, 403 for people, for their application passwords, and for stopped agents.
	 */
	public static function may_propose() {
		$agent = Agent::current();
		if ( ! $agent ) {
			return self::refusal();
		}
		return $agent->is_stopped()
			? self::error( 'atelier_agent_stopped', __( 'This agent was stopped. Someone who manages the site can let it go on in Settings › Atelier agents.', 'atelier' ) )
			: true;
	}

	private static function refusal(): WP_Error {
		return Agent::is_person() && Agent::has_password()
			? self::error( 'atelier_password_of_person', __( 'This application password belongs to someone who may change the site directly, so it isn’t accepted from a program. Add an agent in Settings › Atelier agents and use its password.', 'atelier' ) )
			: self::error( 'atelier_no_agent', __( 'Only agents may propose changes. Add one in Settings › Atelier agents and use its password.', 'atelier' ) );
	}

	private static function error( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => rest_authorization_required_code() ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Guard;
use Atelier\Conflicts\Uncached_Reads;
use Atelier\Support\Acting_User;
use WP_Error;

/**
 * Asks again, at the moment of writing, whether an agent may propose: since its request began, somebody may have stopped it, taken its role,
 * or revoked its password.
 */
final class Reauthorization {
	/** @return WP_Error|null Null if it still may; otherwise as Agent_Guard, or 401 if its password was revoked. */
	public static function refuse( Agent $agent ): ?WP_Error {
		Uncached_Reads::use_primary();
		// Roles, passwords, and whether it was stopped.
		Acting_User::read_again( array( $agent->id() ) );
		return Lent_Rights::suspended( static fn(): ?WP_Error => self::refuse_now( $agent ) );
	}

	private static function refuse_now( Agent $agent ): ?WP_Error {
		$may = Agent_Guard::may_propose();
		if ( is_wp_error( $may ) ) {
			return $may;
		}
		$now = Agent::current();
		return $now && $now->id() === $agent->id() && $now->password() === $agent->password()
			? null
			: new WP_Error( 'atelier_password_revoked', __( 'The password of this request was revoked in the meantime. Ask someone who manages the site for a new one.', 'atelier' ), array( 'status' => 401 ) );
	}
}

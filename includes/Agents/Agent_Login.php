<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use WP_Error;
use WP_User;

/**
 * Agents log in with application passwords, which WordPress takes for its APIs alone. A user who became an agent may still have a password of
 * its own, with which it would get to what wp-admin and `admin-ajax.php` let everybody do who is logged in.
 */
final class Agent_Login implements Module {
	public function register(): void {
		add_filter( 'wp_authenticate_user', array( $this, 'refuse' ), PHP_INT_MAX );
		add_filter( 'allow_password_reset', array( $this, 'refuse_reset' ), PHP_INT_MAX, 2 );
	}

	/**
	 * @param mixed $user Whom a password belongs to.
	 * @return mixed
	 */
	public function refuse( $user ) {
		return self::is_agent( $user )
			? new WP_Error( 'atelier_agent_login', __( 'This is the account of an agent: a program that proposes changes with an application password. Log in with your account instead.', 'atelier' ) )
			: $user;
	}

	/**
	 * @param mixed $may
	 * @param mixed $id
	 * @return mixed
	 */
	public function refuse_reset( $may, $id = 0 ) {
		return is_numeric( $id ) && self::is_agent( get_userdata( (int) $id ) ) ? false : $may;
	}

	/**
	 * Whether a user is an agent and nothing else here: a person who was given the role as well has to be able to give it back.
	 *
	 * @param mixed $user
	 */
	private static function is_agent( $user ): bool {
		return $user instanceof WP_User && Agent_Role::is_of_any_site( $user ) && ! array_diff( $user->roles, array( Agent_Role::NAME ) ) && ! is_super_admin( $user->ID );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_Role;
use WP_User;

/**
 * The role of agents: programs that propose changes, and can do nothing else. Made with the first agent of a site, not on activation.
 */
final class Agent_Role {
	public const NAME = 'atelier_agent';

	/** The capability to propose changes. No role of WordPress has it. */
	public const CAPABILITY = 'atelier_propose';

	private const CAPABILITIES = array(
		'read'           => true,
		self::CAPABILITY => true,
	);

	/** Makes the role where it is missing, and takes away what other code has added to it since. */
	public static function prepare(): void {
		$role = get_role( self::NAME );
		if ( $role instanceof WP_Role && array_filter( $role->capabilities ) === self::CAPABILITIES ) {
			return;
		}
		remove_role( self::NAME );
		add_role( self::NAME, self::label(), self::CAPABILITIES );
	}

	/** The name of the role, as WordPress's lists of users show it. */
	public static function label(): string {
		return __( 'Agent', 'atelier' );
	}

	/** Whether a user has the role on this site. */
	public static function is_of( WP_User $user ): bool {
		return in_array( self::NAME, $user->roles, true );
	}

	/** Whether a user has the role on this site, or on another of its network, to which the same user and passwords belong. */
	public static function is_of_any_site( WP_User $user ): bool {
		if ( self::is_of( $user ) || ! is_multisite() || ! $user->exists() ) {
			return self::is_of( $user );
		}
		foreach ( (array) get_user_meta( $user->ID ) as $key => $values ) {
			$roles = '_capabilities' === substr( (string) $key, -strlen( '_capabilities' ) ) ? maybe_unserialize( $values[0] ?? '' ) : null;
			if ( is_array( $roles ) && ! empty( $roles[ self::NAME ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The user of an agent.
	 *
	 * @return WP_User|WP_Error An error with status 404 for users of other roles.
	 */
	public static function find( int $id ) {
		$user = get_userdata( $id );
		return $user && self::is_of( $user ) ? $user : new WP_Error( 'atelier_no_agent', __( 'This agent no longer exists. Reload the page to see those that do.', 'atelier' ), array( 'status' => 404 ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Runs code as another user: WordPress answers what they may do, and filters texts as theirs.
 */
final class Acting_User {
	/**
	 * @template T
	 * @param int           $user Zero for nobody, who has no rights.
	 * @param callable(): T $act
	 * @return T
	 */
	public static function during( int $user, callable $act ) {
		$before = get_current_user_id();
		wp_set_current_user( $user );
		try {
			return $act();
		} finally {
			wp_set_current_user( $before );
		}
	}

	/**
	 * Reads users again, also the current one: since the request began, their roles may have been taken or their accounts deleted.
	 *
	 * @param list<int> $users
	 */
	public static function read_again( array $users ): void {
		foreach ( $users as $user ) {
			wp_cache_delete( $user, 'users' );
			wp_cache_delete( $user, 'user_meta' );
		}
		if ( in_array( get_current_user_id(), $users, true ) ) {
			wp_get_current_user()->for_site();
			// What is filtered depends on the role as well.
			kses_init();
		}
	}
}

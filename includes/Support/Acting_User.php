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
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

/** How a user has arranged lists: kept by WordPress among the preferences of the user. */
final class Kept_Views {
	/**
	 * What is kept, by list, as the browser has written it; src/features/views makes views of it.
	 *
	 * @return array<mixed>
	 */
	public static function of_user( int $user ): array {
		global $wpdb;
		$preferences = get_user_meta( $user, $wpdb->get_blog_prefix() . 'persisted_preferences', true );
		$own         = is_array( $preferences ) ? ( $preferences['atelier'] ?? null ) : null;
		$lists       = is_array( $own ) ? ( $own['lists'] ?? null ) : null;
		return is_array( $lists ) ? $lists : array();
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

/** The user's view of each list, from WordPress's user preferences. */
final class View_Preferences {
	/**
	 * The stored settings by list, unvalidated; src/features/views parses them.
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

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/** What WordPress's editors and Atelier remember for each user, on each site of a network by itself. */
final class Stored_Preferences {
	/** @return array<mixed> Those of a scope, such as `core`, by name, unvalidated. */
	public static function of_user( int $user, string $scope ): array {
		global $wpdb;
		$stored = get_user_meta( $user, $wpdb->get_blog_prefix() . 'persisted_preferences', true );
		$own    = is_array( $stored ) ? ( $stored[ $scope ] ?? null ) : null;
		return is_array( $own ) ? $own : array();
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

/** Whether WordPress's admin bar is above Atelier: a preference of each user, off at first. */
final class Admin_Bar {
	/** See src/features/canvas/data/adminBar.ts. */
	private const SCOPE      = 'atelier';
	private const PREFERENCE = 'adminBar';

	public static function is_shown(): bool {
		global $wpdb;
		$stored = get_user_meta( get_current_user_id(), $wpdb->get_blog_prefix() . 'persisted_preferences', true );
		return is_array( $stored ) && is_array( $stored[ self::SCOPE ] ?? null ) && true === ( $stored[ self::SCOPE ][ self::PREFERENCE ] ?? false );
	}
}

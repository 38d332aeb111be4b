<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Stored_Preferences;

/** The user's view of each list, from WordPress's user preferences. */
final class View_Preferences {
	/**
	 * The stored settings by list, unvalidated; src/features/views parses them.
	 *
	 * @return array<mixed>
	 */
	public static function of_user( int $user ): array {
		$lists = Stored_Preferences::of_user( $user, 'atelier' )['lists'] ?? null;
		return is_array( $lists ) ? $lists : array();
	}
}

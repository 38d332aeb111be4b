<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Stored_Preferences;

/** Whether WordPress's admin bar is above Atelier: a preference of each user, off at first. */
final class Admin_Bar {
	/** See src/platform/adminBar.ts. */
	private const SCOPE      = 'atelier';
	private const PREFERENCE = 'adminBar';

	public static function is_shown(): bool {
		return true === ( Stored_Preferences::of_user( get_current_user_id(), self::SCOPE )[ self::PREFERENCE ] ?? false );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of the product that a site can do without.
 */
final class Features {
	/** Whether lists can be saved as views of their own. */
	public static function has_custom_views(): bool {
		/**
		 * Filters whether lists can be saved as custom views. Views that were saved before are kept.
		 *
		 * @param bool $is_wanted True where no one says otherwise.
		 */
		return (bool) apply_filters( 'atelier_custom_views', true );
	}

	/** Whether fields of pages can be edited beside their list. */
	public static function has_quick_edit(): bool {
		/**
		 * Filters whether lists of pages offer to edit fields in a panel beside them.
		 *
		 * @param bool $is_wanted True where no one says otherwise.
		 */
		return (bool) apply_filters( 'atelier_quick_edit', true );
	}
}

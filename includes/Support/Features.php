<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Features that a site can turn off.
 */
final class Features {
	/** Whether lists can be saved as custom views. */
	public static function has_custom_views(): bool {
		$is_on = Options::is_on( Options::CUSTOM_VIEWS );
		return (bool) Guard::answer(
			'atelier_custom_views',
			/**
			 * Filters whether lists can be saved as custom views. Saved views are kept.
			 *
			 * @param bool $is_enabled The value in Settings › Atelier settings by default.
			 */
			static fn() => apply_filters( 'atelier_custom_views', $is_on ),
			$is_on
		);
	}

	/** Whether fields of pages can be edited next to their list. */
	public static function has_quick_edit(): bool {
		$is_on = Options::is_on( Options::QUICK_EDIT );
		return (bool) Guard::answer(
			'atelier_quick_edit',
			/**
			 * Filters whether lists of pages have a panel that edits fields.
			 *
			 * @param bool $is_enabled The value in Settings › Atelier settings by default.
			 */
			static fn() => apply_filters( 'atelier_quick_edit', $is_on ),
			$is_on
		);
	}
}

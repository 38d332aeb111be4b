<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use WP_Locale;

/**
 * The language in which visitors read the site. In wp-admin and in REST requests, WordPress has the user's.
 */
final class Site_Language {
	/** @return array{ lang: string, dir: string } */
	public static function describe(): array {
		return self::within(
			static fn(): array => array(
				'lang' => get_bloginfo( 'language' ),
				// Plugins change the direction of the screen that a user sees, on the object that WordPress has already made.
				'dir'  => ( new WP_Locale() )->is_rtl() ? 'rtl' : 'ltr',
			)
		);
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function within( callable $work ) {
		$is_switched = switch_to_locale( get_locale() );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}
}

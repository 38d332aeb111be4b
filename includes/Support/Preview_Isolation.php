<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents previews from changing the site.
 *
 * WordPress caches the styles of each block with a hash of all styles. A preview of unsaved styles would replace that
 * cache, and the next visitor's page would have to compute it again. A navigation block on a site without menus creates
 * one.
 */
final class Preview_Isolation {
	private const TRANSIENT = 'wp_styles_for_blocks';

	/**
	 * Returns the result of a callback that stores nothing.
	 *
	 * @template T
	 * @param callable(): T $render
	 * @return T
	 */
	public static function within( callable $render ) {
		$stored  = get_transient( self::TRANSIENT );
		$filters = array(
			'wp_navigation_should_create_fallback'         => static fn(): bool => false,
			// An object cache receives the value that it already has.
			'pre_set_transient_' . self::TRANSIENT         => static fn() => $stored,
			// The database receives nothing: the option seems to exist, and the new value equals the old one.
			'pre_option__transient_' . self::TRANSIENT     => static fn() => is_array( $stored ) ? $stored : array(
				'hash'   => '',
				'blocks' => array(),
			),
			'pre_update_option__transient_' . self::TRANSIENT => static fn( $value, $old ) => $old,
		);
		foreach ( $filters as $hook => $filter ) {
			add_filter( $hook, $filter, PHP_INT_MAX, 2 );
		}
		try {
			return $render();
		} finally {
			foreach ( $filters as $hook => $filter ) {
				remove_filter( $hook, $filter, PHP_INT_MAX );
			}
		}
	}
}

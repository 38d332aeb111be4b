<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what WordPress writes down while it renders from reaching the site: what is only looked at leaves nothing behind.
 *
 * With the styles of each block it keeps a hash of all styles, for the whole site. Rendered with styles that are not
 * saved, every picture of them would replace it, and the next visitor's page would have to work everything out again.
 * A navigation block on a site without menus makes one.
 */
final class Preview_Isolation {
	private const TRANSIENT = 'wp_styles_for_blocks';

	/**
	 * What a callback answers, with nothing written down.
	 *
	 * @template T
	 * @param callable(): T $render
	 * @return T
	 */
	public static function within( callable $render ) {
		$stored  = get_transient( self::TRANSIENT );
		$filters = array(
			'wp_navigation_should_create_fallback'         => '__return_false',
			// An object cache is given what it has.
			'pre_set_transient_' . self::TRANSIENT         => static fn() => $stored,
			// The database is given nothing: it seems to have a value, and the new one is no other.
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

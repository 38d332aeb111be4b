<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Guard;
use WP_Navigation_Fallback;
use WP_Post;

/**
 * The menu that WordPress shows in a navigation block without a menu and links of its own.
 */
final class Fallback_Menu {
	/**
	 * Whether a block shows it, unless it has links of its own.
	 *
	 * @param array<int|string, mixed> $attributes
	 */
	public static function may_be_in( string $name, array $attributes ): bool {
		return 'core/navigation' === $name && ! isset( $attributes['ref'] ) && ! isset( $attributes['navigationMenuId'] );
	}

	/** Null if the site has none: WordPress would create one. */
	public static function find(): ?WP_Post {
		// One of its own: a plugin may have added WordPress's `__return_false`.
		$keep_none = static fn(): bool => false;
		add_filter( 'wp_navigation_should_create_fallback', $keep_none, PHP_INT_MAX );
		$menu = Guard::answer( 'wp_navigation_should_create_fallback', static fn() => WP_Navigation_Fallback::get_fallback(), null );
		remove_filter( 'wp_navigation_should_create_fallback', $keep_none, PHP_INT_MAX );
		return $menu instanceof WP_Post ? $menu : null;
	}
}

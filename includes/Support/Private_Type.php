<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The registration of Atelier's own post types: only users of Atelier can access their posts, by any means.
 */
final class Private_Type {
	/** All capabilities of a post type; XML-RPC, for one, checks them. */
	private const CAPABILITIES = array(
		'create_posts',
		'edit_posts',
		'edit_others_posts',
		'edit_published_posts',
		'edit_private_posts',
		'publish_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_published_posts',
		'delete_private_posts',
		'read',
		'read_private_posts',
	);

	private static bool $is_own = false;

	/**
	 * @param array<string, mixed> $own Further arguments of register_post_type().
	 */
	public static function register( string $name, array $own ): void {
		register_post_type(
			$name,
			$own + array(
				'public'           => false,
				'rewrite'          => false,
				'query_var'        => false,
				// They belong to the site, not to their author.
				'delete_with_user' => false,
				'map_meta_cap'     => true,
				'capabilities'     => array_fill_keys( self::CAPABILITIES, Page::capability() ),
			)
		);
	}

	/**
	 * Runs code of Atelier that writes posts of these types.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public static function during( callable $action ) {
		$before       = self::$is_own;
		self::$is_own = true;
		try {
			return $action();
		} finally {
			self::$is_own = $before;
		}
	}

	/** Whether code of Atelier is at work on these posts. */
	public static function is_own(): bool {
		return self::$is_own;
	}
}

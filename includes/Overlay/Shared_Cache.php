<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Log;
use Throwable;

/**
 * An object cache that outlasts the request, where some groups of it are left out because they have a draft's posts: such a cache
 * no longer learns what this request writes, and would give other requests the posts as they were. It is told afterwards, by a
 * second connection, of what was touched and of nothing else.
 */
final class Shared_Cache {
	/** Hooks after which WordPress has cleared the cache of a post's meta; the second argument is its ID. */
	private const META_HOOKS = array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' );

	/** @var array<string, true> The groups that are left out. */
	private static array $groups = array();

	/** @var array<string, array<string, true>> Keys by group. */
	private static array $touched = array();

	/** The second connection, of the class that the cache's plugin has; null before it is needed. */
	private static ?object $shared = null;

	/**
	 * Keeps groups in this request only.
	 *
	 * @param list<string> $groups
	 */
	public static function leave_out( array $groups ): void {
		wp_cache_add_non_persistent_groups( $groups );
		if ( wp_using_ext_object_cache() && ! self::$groups ) {
			add_action( 'clean_post_cache', array( self::class, 'touch_post' ) );
			foreach ( self::META_HOOKS as $hook ) {
				add_action( $hook, array( self::class, 'touch_meta' ), 10, 2 );
			}
			add_action( 'clean_object_term_cache', array( self::class, 'touch_terms' ), 10, 2 );
			// Before the process ends, after everything else that may write.
			add_action( 'shutdown', array( self::class, 'forget' ), PHP_INT_MAX );
		}
		self::$groups += array_fill_keys( $groups, true );
	}

	/** @param mixed $id */
	public static function touch_post( $id ): void {
		foreach ( array( "$id", "post_parent:$id", 'all_page_ids', 'last_changed' ) as $key ) {
			self::$touched['posts'][ $key ] = true;
		}
		self::$touched['post_meta'][ "$id" ] = true;
	}

	/**
	 * @param mixed $meta
	 * @param mixed $id   Of its post.
	 */
	public static function touch_meta( $meta, $id = 0 ): void {
		self::$touched['post_meta'][ "$id" ] = true;
		// Queries may ask for it.
		self::$touched['posts']['last_changed'] = true;
	}

	/**
	 * @param mixed $ids
	 * @param mixed $type
	 */
	public static function touch_terms( $ids, $type = '' ): void {
		foreach ( is_string( $type ) ? get_object_taxonomies( $type ) : array() as $taxonomy ) {
			foreach ( (array) $ids as $id ) {
				self::$touched[ "{$taxonomy}_relationships" ][ "$id" ] = true;
			}
		}
	}

	/** To be called after posts were written, and again after a transaction that wrote them: others may have read old rows since. */
	public static function forget(): void {
		$touched       = array_intersect_key( self::$touched, self::$groups );
		self::$touched = array();
		if ( ! $touched || ! wp_using_ext_object_cache() ) {
			return;
		}
		global $wp_object_cache;
		$own = $wp_object_cache;
		try {
			$shared = self::$shared ?? self::connect();
			if ( $shared && $shared !== $own ) {
				self::$shared    = $shared;
				$wp_object_cache = $shared; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
				self::delete( $touched );
				return;
			}
		} catch ( Throwable $reason ) {
			Log::caught( $reason );
		} finally {
			$wp_object_cache = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as it was.
		}
		// A cache that has one connection only.
		wp_cache_flush();
	}

	/** The cache as WordPress makes it for a request, in which no group is left out yet. */
	private static function connect(): ?object {
		global $wp_object_cache;
		$wp_object_cache = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The caller puts it back.
		wp_cache_init();
		if ( $wp_object_cache && is_multisite() ) {
			wp_cache_switch_to_blog( get_current_blog_id() );
		}
		return is_object( $wp_object_cache ) ? $wp_object_cache : null;
	}

	/** @param array<string, array<string, true>> $touched */
	private static function delete( array $touched ): void {
		foreach ( $touched as $group => $keys ) {
			foreach ( array_keys( $keys ) as $key ) {
				if ( 'last_changed' === $key ) {
					wp_cache_set_last_changed( $group );
				} else {
					wp_cache_delete( $key, $group );
				}
			}
		}
	}
}

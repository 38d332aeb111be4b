<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;

/**
 * Lists of templates while many records are checked and nothing is written: WordPress makes one from all files and posts for each
 * record that names a template.
 */
final class Template_Lists {
	/** What WordPress adds to queries. */
	private const ADDED = array( 'slug__not_in' => true );

	private static ?self $current = null;

	/** @var array<string, WP_Block_Template[]> By query and user. */
	private array $lists = array();

	/** @var list<string> The queries that are running, the inner ones last. */
	private array $running = array();

	/**
	 * Runs an action with the lists that are known of this state of the site.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public function during( callable $action ) {
		$before        = self::$current;
		self::$current = $this;
		if ( ! $before ) {
			add_filter( 'pre_get_block_templates', array( self::class, 'find' ), PHP_INT_MAX, 3 );
			add_filter( 'get_block_templates', array( self::class, 'keep' ), PHP_INT_MAX, 3 );
		}
		try {
			return $action();
		} finally {
			self::$current = $before;
			if ( ! $before ) {
				remove_filter( 'pre_get_block_templates', array( self::class, 'find' ), PHP_INT_MAX );
				remove_filter( 'get_block_templates', array( self::class, 'keep' ), PHP_INT_MAX );
			}
		}
	}

	/**
	 * @param mixed $found Null, or the list of another plugin.
	 * @param mixed $query
	 * @param mixed $type
	 * @return mixed
	 */
	public static function find( $found, $query = array(), $type = '' ) {
		$lists = self::$current;
		if ( null !== $found || ! $lists ) {
			return $found;
		}
		$key = self::key( $query, $type );
		if ( isset( $lists->lists[ $key ] ) ) {
			return self::copies( $lists->lists[ $key ] );
		}
		$lists->running[] = $key;
		return null;
	}

	/**
	 * @param mixed $found
	 * @param mixed $query With what WordPress has added to it while it ran.
	 * @param mixed $type
	 * @return mixed
	 */
	public static function keep( $found, $query = array(), $type = '' ) {
		$key = self::$current ? array_pop( self::$current->running ) : null;
		// Another one may have been answered by a plugin in between.
		if ( self::$current && is_array( $found ) && self::key( array_diff_key( (array) $query, self::ADDED ), $type ) === $key ) {
			self::$current->lists[ $key ] = self::copies( $found );
		}
		return $found;
	}

	/**
	 * Plugins may answer each user differently.
	 *
	 * @param mixed $query
	 * @param mixed $type
	 */
	private static function key( $query, $type ): string {
		return (string) wp_json_encode( array( $query, $type, get_current_user_id() ) );
	}

	/**
	 * Whoever gets one may change it.
	 *
	 * @param array<mixed> $templates
	 * @return array<mixed>
	 */
	private static function copies( array $templates ): array {
		return array_map( static fn( $template ) => is_object( $template ) ? clone $template : $template, $templates );
	}
}

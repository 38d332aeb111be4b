<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Shared_Cache;

/**
 * Tracks the objects that a transaction changes, to clear their caches after its end: until then, other requests read
 * the old rows, and may add them to a shared cache.
 */
final class Touched_Caches {
	/** @var array<int, true> */
	private array $posts = array();

	/** @var array<string, array<int, true>> By taxonomy. */
	private array $terms = array();

	/** @var array<string, true> */
	private array $options = array();

	public function begin(): void {
		add_action( 'clean_post_cache', array( $this, 'add_post' ) );
		add_action( 'clean_term_cache', array( $this, 'add_terms' ), 10, 2 );
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, array( $this, 'add_option' ) );
		}
	}

	/** @param mixed $id */
	public function add_post( $id ): void {
		if ( is_numeric( $id ) ) {
			$this->posts[ (int) $id ] = true;
		}
	}

	/**
	 * @param mixed $ids
	 * @param mixed $taxonomy
	 */
	public function add_terms( $ids, $taxonomy = '' ): void {
		foreach ( is_string( $taxonomy ) ? (array) $ids : array() as $id ) {
			if ( is_numeric( $id ) ) {
				$this->terms[ $taxonomy ][ (int) $id ] = true;
			}
		}
	}

	/** @param mixed $name */
	public function add_option( $name ): void {
		if ( is_string( $name ) ) {
			$this->options[ $name ] = true;
		}
	}

	/** After the commit: the same hooks clear the page caches of other plugins. */
	public function clean(): void {
		$this->end();
		self::clean_options( array_keys( $this->options ) );
		foreach ( array_keys( $this->posts ) as $id ) {
			clean_post_cache( $id );
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'post_meta' );
		}
		foreach ( $this->terms as $taxonomy => $ids ) {
			if ( taxonomy_exists( $taxonomy ) ) {
				clean_term_cache( array_keys( $ids ), $taxonomy );
			}
		}
		wp_cache_set_posts_last_changed();
		wp_cache_set_terms_last_changed();
		wp_clean_theme_json_cache();
		Shared_Cache::forget();
	}

	/** After the rollback: plugins may have cached any value. */
	public function clean_all(): void {
		$this->end();
		wp_cache_flush();
		wp_clean_theme_json_cache();
	}

	/** @param list<string> $names */
	public static function clean_options( array $names ): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		foreach ( $names as $name ) {
			wp_cache_delete( $name, 'options' );
		}
	}

	private function end(): void {
		remove_action( 'clean_post_cache', array( $this, 'add_post' ) );
		remove_action( 'clean_term_cache', array( $this, 'add_terms' ) );
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			remove_action( $hook, array( $this, 'add_option' ) );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Edits;
use Atelier\Support\Slots;
use WP_Post;
use WP_Term;

/**
 * Posts with a site draft's changes: their rows, meta, terms and counts. Rows are replaced in the object cache of this
 * request, where get_post() reads them.
 */
final class Post_Overlay {
	/** Cache groups that contain a draft's changes. They must not outlast the request. */
	private const CACHE_GROUPS = array( 'posts', 'post_meta', 'post-queries' );

	/** @var array<int, Change> By post ID. */
	private array $changes = array();

	/** @var array<int, array<string, string|int>> The changed columns, by post ID. */
	private array $columns = array();

	/** @var array<int, WP_Post> The live posts. */
	private array $live = array();

	/** @var array<int, array<string, list<mixed>>> Values of meta by post ID and key. */
	private array $meta = array();

	/** @var array<int, array<string, int[]|string[]>> Terms by post ID and taxonomy. */
	private array $terms = array();

	/** Whether pages are moved because those above them are deleted. */
	private bool $has_lifted = false;

	/** @param array<string, Change> $changes */
	public function __construct( array $changes ) {
		Shared_Cache::leave_out( self::CACHE_GROUPS );
		$ids = array();
		foreach ( $changes as $change ) {
			if ( $change->post_id() > 0 ) {
				$ids[ $change->post_id() ] = $change;
			}
		}
		// The cache may contain the draft's posts.
		foreach ( array_keys( $ids ) as $id ) {
			wp_cache_delete( $id, 'posts' );
		}
		_prime_post_caches( array_keys( $ids ), false, false );
		foreach ( $ids as $id => $change ) {
			$this->add( $id, $change );
		}
		$this->lift_children();
		$this->leave_out_terms();
	}

	private function leave_out_terms(): void {
		Shared_Cache::leave_out( array_map( array( self::class, 'relations' ), array_keys( array_merge( array(), ...array_values( $this->terms ) ) ) ) );
	}

	/** The cache group of the terms of posts. */
	private static function relations( string $taxonomy ): string {
		return "{$taxonomy}_relationships";
	}

	/** WordPress caches the terms of a post when it reads them. */
	private function forget_terms(): void {
		foreach ( $this->terms() as $id => $terms ) {
			foreach ( array_keys( $terms ) as $taxonomy ) {
				wp_cache_delete( $id, self::relations( (string) $taxonomy ) );
			}
		}
	}

	/**
	 * The same without one change.
	 *
	 * @param array<string, Change> $others All other changes.
	 */
	public function without( Change $change, array $others ): self {
		$id = $change->post_id();
		if ( ! isset( $this->live[ $id ] ) ) {
			return $this;
		}
		if ( $this->has_lifted ) {
			return new self( $others );
		}
		$rest = clone $this;
		unset( $rest->live[ $id ], $rest->changes[ $id ], $rest->columns[ $id ], $rest->meta[ $id ], $rest->terms[ $id ] );
		return $rest;
	}

	/**
	 * The same with another change of one post, which is read again.
	 *
	 * @param Change|null           $change Null for none.
	 * @param array<string, Change> $all    All changes, with that one.
	 */
	public function with( int $id, ?Change $change, array $all ): self {
		if ( $id <= 0 ) {
			return $this;
		}
		if ( $this->has_lifted ) {
			return new self( $all );
		}
		$next = clone $this;
		unset( $next->live[ $id ], $next->changes[ $id ], $next->columns[ $id ], $next->meta[ $id ], $next->terms[ $id ] );
		wp_cache_delete( $id, 'posts' );
		if ( $change ) {
			$next->add( $id, $change );
			$next->lift_children();
			$next->leave_out_terms();
		}
		return $next;
	}

	private function add( int $id, Change $change ): void {
		$post = get_post( $id );
		if ( ! $post || $post->post_type !== $change->type() ) {
			return;
		}
		$this->live[ $id ]    = $post;
		$this->changes[ $id ] = $change;
		$this->columns[ $id ] = Record_Edits::columns( $change, $post );
		$this->meta[ $id ]    = Record_Edits::meta( $change );
		$this->terms[ $id ]   = Record_Edits::terms( $change );
	}

	/** Whether the draft deletes a post for good. */
	public function is_deleted( int $id ): bool {
		return Hidden_Posts::STATUS === ( $this->columns[ $id ]['post_status'] ?? '' );
	}

	/** Like WordPress, which moves the pages below one that is deleted to its parent. */
	private function lift_children(): void {
		global $wpdb;
		$deleted = array_filter( $this->live, fn( WP_Post $post ): bool => $this->is_deleted( $post->ID ) && is_post_type_hierarchical( $post->post_type ) );
		if ( ! $deleted ) {
			return;
		}
		$this->has_lifted = true;

		$slots = Slots::of( $deleted, '%d' );
		// phpcs:ignore WordPress.DB -- A query for posts would be one of the draft; $slots are placeholders.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT `ID` FROM `$wpdb->posts` WHERE `post_parent` IN ( $slots )", ...array_keys( $deleted ) ) );
		foreach ( array_unique( array_merge( array_map( 'intval', $ids ), array_keys( $this->live ) ) ) as $id ) {
			$post   = $this->live[ $id ] ?? get_post( $id );
			$parent = $post ? (int) ( $this->columns[ $id ]['post_parent'] ?? $post->post_parent ) : 0;
			$known  = array();
			while ( $post && isset( $deleted[ $parent ] ) && $deleted[ $parent ]->post_type === $post->post_type && ! isset( $known[ $parent ] ) ) {
				$known[ $parent ]                    = true;
				$parent                              = (int) ( $this->columns[ $parent ]['post_parent'] ?? $deleted[ $parent ]->post_parent );
				$this->live[ $id ]                   = $post;
				$this->columns[ $id ]['post_parent'] = $parent;
			}
		}
	}

	public function register(): void {
		$this->prime();
		$this->forget_terms();
		add_filter( 'get_post_metadata', array( $this, 'filter_meta' ), 10, 3 );
		add_filter( 'get_the_terms', array( $this, 'filter_terms' ), 1, 3 );
		add_filter( 'wp_count_posts', array( $this, 'filter_counts' ), 10, 2 );
		add_filter( 'option_sticky_posts', array( $this, 'filter_sticky' ) );
		add_filter( 'pre_update_option_sticky_posts', array( Settings_Overlay::class, 'keep' ), PHP_INT_MAX, 2 );
		// WordPress would add a menu to the live site where the draft has none.
		add_filter( 'wp_navigation_should_create_fallback', array( $this, 'create_no_menu' ), PHP_INT_MAX );
		add_filter( 'rest_pre_dispatch', array( $this, 'prime_before' ), 1 );
	}

	public function unregister(): void {
		remove_filter( 'get_post_metadata', array( $this, 'filter_meta' ) );
		remove_filter( 'get_the_terms', array( $this, 'filter_terms' ), 1 );
		remove_filter( 'wp_count_posts', array( $this, 'filter_counts' ) );
		remove_filter( 'option_sticky_posts', array( $this, 'filter_sticky' ) );
		remove_filter( 'pre_update_option_sticky_posts', array( Settings_Overlay::class, 'keep' ), PHP_INT_MAX );
		remove_filter( 'wp_navigation_should_create_fallback', array( $this, 'create_no_menu' ), PHP_INT_MAX );
		remove_filter( 'rest_pre_dispatch', array( $this, 'prime_before' ), 1 );
		foreach ( array_keys( $this->live ) as $id ) {
			wp_cache_delete( $id, 'posts' );
		}
		$this->forget_terms();
	}

	public function create_no_menu(): bool {
		return false;
	}

	/** Adds the posts to the cache, also after it was cleared. */
	public function prime(): void {
		foreach ( $this->live as $id => $post ) {
			wp_cache_set( $id, $this->changed( $post ), 'posts' );
		}
	}

	/**
	 * @param mixed $result
	 * @return mixed
	 */
	public function prime_before( $result ) {
		$this->prime();
		return $result;
	}

	/** A post with the draft's changes. */
	public function changed( WP_Post $post ): WP_Post {
		$columns = $this->columns[ $post->ID ] ?? null;
		if ( ! $columns ) {
			return $post;
		}
		$changed = clone $post;
		foreach ( $columns as $column => $value ) {
			$changed->$column = in_array( $column, array( 'post_parent', 'menu_order' ), true ) ? (int) $value : (string) $value;
		}
		$changed->filter = 'raw';
		return $changed;
	}

	/** @return array<string, array<int, string|int>> The changed values, by column and post ID. */
	public function columns(): array {
		$columns = array();
		foreach ( $this->columns as $id => $values ) {
			foreach ( $values as $column => $value ) {
				$columns[ $column ][ $id ] = $value;
			}
		}
		return $columns;
	}

	/**
	 * The types of changed posts.
	 *
	 * @param bool $in_terms Only posts with changed terms.
	 * @return list<string>
	 */
	public function types( bool $in_terms = false ): array {
		return array_values( array_unique( wp_list_pluck( $in_terms ? array_intersect_key( $this->live, $this->terms() ) : $this->live, 'post_type' ) ) );
	}

	/** @return array<int, array<string, int[]|string[]>> Changed terms by post ID and taxonomy. */
	public function terms(): array {
		return array_filter( $this->terms );
	}

	/**
	 * @param mixed $value     Null, or another plugin's value.
	 * @param mixed $object_id
	 * @param mixed $key       Empty for all meta.
	 * @return mixed
	 */
	public function filter_meta( $value, $object_id = 0, $key = '' ) {
		$meta = $this->meta[ (int) $object_id ] ?? array();
		if ( ! $meta || ( '' !== $key && ! array_key_exists( (string) $key, $meta ) ) ) {
			return $value;
		}
		if ( '' !== $key ) {
			return $meta[ $key ];
		}
		remove_filter( 'get_post_metadata', array( $this, 'filter_meta' ) );
		$all = get_post_meta( (int) $object_id );
		add_filter( 'get_post_metadata', array( $this, 'filter_meta' ), 10, 3 );
		foreach ( $meta as $name => $one ) {
			$all[ $name ] = array_map( 'maybe_serialize', $one );
		}
		return $all;
	}

	/**
	 * @param mixed $terms
	 * @param mixed $post_id
	 * @param mixed $taxonomy
	 * @return mixed
	 */
	public function filter_terms( $terms, $post_id = 0, $taxonomy = '' ) {
		$changed = $this->terms[ (int) $post_id ][ (string) $taxonomy ] ?? null;
		return null === $changed ? $terms : self::terms_by( $changed, (string) $taxonomy );
	}

	/**
	 * @param int[]|string[] $keys IDs or slugs.
	 * @return WP_Term[]|false In the format of get_the_terms().
	 */
	public static function terms_by( array $keys, string $taxonomy ) {
		$ids = array_filter( $keys, 'is_int' );
		// In WordPress's order.
		$terms = $ids ? get_terms( array( 'include' => $ids, 'hide_empty' => false, 'orderby' => 'name' ) + compact( 'taxonomy' ) ) : array();
		$found = is_array( $terms ) ? array_values( array_filter( $terms, static fn( $term ): bool => $term instanceof WP_Term ) ) : array();
		foreach ( array_filter( $keys, 'is_string' ) as $slug ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			// Terms of post formats and areas are created with the first save.
			$found[] = $term instanceof WP_Term ? $term : new WP_Term(
				(object) array(
					'term_id'  => 0,
					'name'     => $slug,
					'slug'     => $slug,
					'taxonomy' => $taxonomy,
					'filter'   => 'raw',
				)
			);
		}
		return $found ? $found : false;
	}

	/**
	 * @param mixed $counts By status.
	 * @param mixed $type
	 * @return mixed
	 */
	public function filter_counts( $counts, $type = '' ) {
		if ( ! is_object( $counts ) ) {
			return $counts;
		}
		// The object is cached.
		$counts = clone $counts;
		foreach ( $this->live as $id => $post ) {
			$now = $this->columns[ $id ]['post_status'] ?? null;
			if ( $post->post_type === $type && null !== $now && $now !== $post->post_status ) {
				self::add_to( $counts, $post->post_status, -1 );
				self::add_to( $counts, (string) $now, 1 );
			}
		}
		return $counts;
	}

	private static function add_to( object $counts, string $status, int $difference ): void {
		$counts->$status = max( 0, (int) ( $counts->$status ?? 0 ) + $difference );
	}

	/**
	 * @param mixed $ids
	 * @return mixed
	 */
	public function filter_sticky( $ids ) {
		$ids = array_map( 'intval', is_array( $ids ) ? $ids : array() );
		foreach ( $this->changes as $id => $change ) {
			// WordPress unsticks what it removes.
			$is_sticky = $change->is_removal() ? false : $change->edits()['sticky'] ?? null;
			if ( null !== $is_sticky ) {
				$ids = $is_sticky ? array_values( array_unique( array_merge( $ids, array( $id ) ) ) ) : array_values( array_diff( $ids, array( $id ) ) );
			}
		}
		return $ids;
	}

	/** The addresses that posts have in the draft. */
	public function addresses(): Addresses {
		$is_moved = fn( WP_Post $post ): bool => ( isset( $this->changes[ $post->ID ] ) && $this->changes[ $post->ID ]->is_new() )
			|| array_intersect_key( $this->columns[ $post->ID ] ?? array(), array_flip( array( 'post_name', 'post_parent', 'post_status' ) ) );
		return new Addresses( array_filter( $this->live, $is_moved ) );
	}
}

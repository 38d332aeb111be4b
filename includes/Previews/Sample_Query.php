<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slugs;
use WP_Query;

/**
 * Sets the main query for rendering a template: the posts, page or archive that it would show on the front end. A template
 * for one of them, such as "category-news", gets that one.
 */
final class Sample_Query {
	/** Types of templates by the first part of their slug. */
	private const KINDS = array(
		'front-page' => 'front_page',
		'home'       => 'posts',
		'index'      => 'posts',
		'singular'   => 'single',
		'single'     => 'single',
		'attachment' => 'attachment',
		'archive'    => 'archive',
		'author'     => 'author',
		'category'   => 'term',
		'tag'        => 'term',
		'taxonomy'   => 'term',
		'date'       => 'date',
		'search'     => 'search',
	);

	/** WP_Query without arguments runs no query. */
	private const POSTS = array( 'post_status' => 'publish' );

	/**
	 * Returns the result of a callback that runs with a main query for a template.
	 *
	 * @template T
	 * @param callable(): T $render
	 * @param int           $post_id The post to show; 0 for any.
	 * @return T
	 */
	public function within( string $slug, callable $render, int $post_id = 0 ) {
		$names = array( 'wp_query', 'wp_the_query', 'post' );
		$saved = array();
		foreach ( $names as $name ) {
			$saved[ $name ] = $GLOBALS[ $name ] ?? null;
		}

		$query                   = $post_id > 0 ? new WP_Query( $this->one( $post_id, (string) get_post_type( $post_id ) ) ) : $this->query_for( $slug );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as they were.
		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['post']         = $query->post;
		// phpcs:enable
		try {
			if ( $query->is_singular() && $query->have_posts() ) {
				$query->the_post();
			}
			return $render();
		} finally {
			foreach ( $saved as $name => $value ) {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- Put back as they were.
				$GLOBALS[ $name ] = $value;
			}
			if ( $saved['post'] ) {
				setup_postdata( $saved['post'] );
			}
		}
	}

	private function query_for( string $slug ): WP_Query {
		if ( '404' === $slug ) {
			$query = new WP_Query();
			$query->init();
			$query->set_404();
			return $query;
		}
		return new WP_Query( $this->arguments_for( $slug ) );
	}

	/** @return array<string, mixed> As WP_Query takes them. */
	public function arguments_for( string $slug ): array {
		switch ( $this->kind_of( $slug ) ) {
			case 'front_page':
				return 'page' === get_option( 'show_on_front' ) ? array( 'page_id' => (int) get_option( 'page_on_front' ) ) : self::POSTS;
			case 'posts':
				return self::POSTS;
			case 'single':
				return $this->named( $slug ) ?? $this->with_template( $slug ) ?? $this->latest( $this->post_type_in( $slug ) );
			case 'attachment':
				return $this->latest( 'attachment' );
			case 'archive':
				$type = $this->post_type_in( $slug );
				return 'post' === $type ? $this->date() : array( 'post_type' => $type );
			case 'author':
				$user = self::name_after( 'author', $slug, static fn( string $name ) => get_user_by( 'slug', $name ), static fn( int $id ) => get_user_by( 'id', $id ) );
				if ( $user ) {
					return array( 'author' => (int) $user->ID );
				}
				$post = $this->latest_post( 'post' );
				return array( 'author' => $post ? (int) $post->post_author : get_current_user_id() );
			case 'term':
				return $this->term( $slug );
			case 'date':
				return $this->date();
			case 'search':
				$post = $this->latest_post( 'post' );
				return array( 's' => $post ? (string) strtok( wp_strip_all_tags( $post->post_title ), ' ' ) : '' );
			default:
				// Pages, and custom templates.
				return $this->named( $slug ) ?? $this->with_template( $slug ) ?? $this->latest( 'page' );
		}
	}

	private function kind_of( string $slug ): string {
		foreach ( self::KINDS as $prefix => $kind ) {
			if ( $slug === $prefix || 0 === strpos( $slug, $prefix . '-' ) ) {
				return $kind;
			}
		}
		return 'page';
	}

	/** The post that a template such as "page-about" or "single-post-hello" is for; null if it is for several. */
	public function post_of( string $slug ): ?\WP_Post {
		$type  = 0 === strpos( $slug, 'page-' ) ? 'page' : $this->post_type_in( $slug );
		$start = 'page' === $type && 0 === strpos( $slug, 'page-' ) ? 'page' : "single-$type";
		$post  = self::name_after(
			$start,
			$slug,
			static fn( string $name ) => get_posts(
				array(
					'post_type'   => $type,
					'post_status' => 'publish',
					'name'        => $name,
					'numberposts' => 1,
				)
			)[0] ?? null,
			// Only pages have templates by ID.
			static fn( int $id ) => 'page' === $start ? get_post( $id ) : null
		);
		return $post instanceof \WP_Post && $type === $post->post_type && 'publish' === $post->post_status ? $post : null;
	}

	/** @return array<string, mixed>|null */
	private function named( string $slug ): ?array {
		$post = $this->post_of( $slug );
		return $post ? $this->one( $post->ID, $post->post_type ) : null;
	}

	/** @return array<string, mixed>|null The latest post for which a custom template was chosen; null if there is none. */
	private function with_template( string $slug ): ?array {
		$posts = get_posts(
			array(
				'post_type'   => array_values( array_diff( array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' ), array( 'attachment' ) ) ),
				'post_status' => 'publish',
				'numberposts' => 1,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- Once for each custom template that is shown.
				'meta_key'    => '_wp_page_template',
				// phpcs:ignore WordPress.DB.SlowDBQuery -- The same.
				'meta_value'  => $slug,
			)
		);
		return isset( $posts[0] ) ? $this->one( $posts[0]->ID, $posts[0]->post_type ) : null;
	}

	/**
	 * What the rest of a slug names, as WordPress looks for templates: by its own slug, then by its ID.
	 *
	 * @param callable(string): mixed $by_slug
	 * @param callable(int): mixed    $by_id
	 * @return mixed Falsy if there is none.
	 */
	private static function name_after( string $start, string $slug, callable $by_slug, callable $by_id ) {
		if ( 0 !== strpos( $slug, "$start-" ) ) {
			return null;
		}
		$name  = substr( $slug, strlen( $start ) + 1 );
		$found = '' === $name ? null : $by_slug( $name );
		return $found || ! Slugs::is_post_id( $name ) ? $found : $by_id( (int) $name );
	}

	/** The post type in a slug such as "single-product-hat" or "archive-product"; default "post". */
	private function post_type_in( string $slug ): string {
		$found = 'post';
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			$is_named = 1 === preg_match( '/^(single|archive)-' . preg_quote( $type, '/' ) . '(-|$)/', $slug );
			if ( $is_named && ( 'post' === $found || strlen( $type ) > strlen( $found ) ) ) {
				$found = $type;
			}
		}
		return $found;
	}

	/** @return array<string, mixed> */
	private function latest( string $type ): array {
		$post = $this->latest_post( $type );
		if ( ! $post ) {
			return self::POSTS;
		}
		return $this->one( $post->ID, $type );
	}

	/** @return array<string, mixed> */
	private function one( int $id, string $type ): array {
		// With `p`, a page would be a single post.
		return 'page' === $type
			? array( 'page_id' => $id )
			: array(
				'p'         => $id,
				'post_type' => $type,
			);
	}

	private function latest_post( string $type ): ?\WP_Post {
		$posts = get_posts(
			array(
				'post_type'   => $type,
				'post_status' => 'attachment' === $type ? 'inherit' : 'publish',
				'numberposts' => 1,
			)
		);
		return $posts[0] ?? null;
	}

	/** @return array<string, mixed> */
	private function date(): array {
		$post = $this->latest_post( 'post' );
		return array( 'year' => (int) ( $post ? get_the_date( 'Y', $post ) : current_time( 'Y' ) ) );
	}

	/** @return array<string, mixed> The archive of the term that the template is for, or of that with the most posts. */
	private function term( string $slug ): array {
		$taxonomy = 'category';
		$start    = 'category';
		if ( 0 === strpos( $slug, 'tag' ) ) {
			$taxonomy = 'post_tag';
			$start    = 'tag';
		}
		foreach ( get_taxonomies( array( 'public' => true ) ) as $name ) {
			// Of "genre" and "genre-of-books", the longer one.
			if ( 1 === preg_match( '/^taxonomy-' . preg_quote( $name, '/' ) . '(-|$)/', $slug ) && strlen( "taxonomy-$name" ) > strlen( $start ) ) {
				$taxonomy = $name;
				$start    = "taxonomy-$name";
			}
		}
		$named = self::name_after( $start, $slug, static fn( string $name ) => get_term_by( 'slug', $name, $taxonomy ), static fn( int $id ) => get_term_by( 'id', $id, $taxonomy ) );
		$terms = $named ? array( $named ) : get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'orderby'    => 'count',
				'order'      => 'DESC',
				'number'     => 1,
				'hide_empty' => false,
			)
		);
		if ( ! is_array( $terms ) || ! isset( $terms[0] ) ) {
			return self::POSTS;
		}
		return array(
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Only one post of a term is queried.
			'tax_query' => array(
				array(
					'taxonomy' => $taxonomy,
					'terms'    => array( $terms[0]->term_id ),
				),
			),
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Hidden_Posts;
use WP;
use WP_MatchesMapRegex;
use WP_Post;

/**
 * Finds posts at the addresses that they have in a draft: WordPress looks for pages in the database before anything can be laid
 * over it. A page's address has the slugs of its parents, so that one change moves all pages below.
 */
final class Addresses {
	/** Query variables that name one post, in the order in which WordPress reads them. */
	private const VARIABLES = array( 'pagename', 'name', 'attachment' );

	/** Further ones that addresses of single posts have. */
	private const DATES = array( 'error', 'year', 'monthnum', 'day', 'hour', 'minute', 'second', 'category_name', 'author_name' );

	/** @var array<int, WP_Post> By ID, the posts that may have another address in the draft, as on the live site. */
	private array $moved;

	/** @param array<int, WP_Post> $moved */
	public function __construct( array $moved ) {
		$this->moved = $moved;
	}

	/**
	 * The variables of the main query for the address of a request.
	 *
	 * @return array<string, mixed>
	 */
	public function find( WP $wp ): array {
		$vars = $wp->query_vars;
		$page = $this->moved && ! isset( $vars['pagename'] ) ? $this->page_before( $wp ) : null;
		$path = $this->moved ? self::path_of( $vars ) : '';
		if ( $page || '' === $path ) {
			return $page ?? $vars;
		}
		$type = is_string( $vars['post_type'] ?? null ) ? $vars['post_type'] : '';
		if ( '' === $type || 'page' === $type ) {
			return isset( $vars['pagename'] ) ? $this->page( $vars, $path, $wp ) : $this->flat( $path, $type, $vars );
		}
		if ( ! is_post_type_hierarchical( $type ) ) {
			return $this->flat( $path, $type, $vars );
		}
		$id = $this->find_below( $path, $type );
		if ( $id ) {
			return self::one( $id, $type, $vars );
		}
		return get_page_by_path( $path, OBJECT, $type ) ? array( 'error' => '404' ) : $vars;
	}

	/** @param array<string, mixed> $vars */
	private static function path_of( array $vars ): string {
		foreach ( self::VARIABLES as $name ) {
			if ( is_string( $vars[ $name ] ?? null ) && '' !== $vars[ $name ] ) {
				return $vars[ $name ];
			}
		}
		return '';
	}

	/**
	 * Where the address of a page could be one of a post, a category or an author as well, WordPress looks for the page first, in
	 * the database. Null without one.
	 *
	 * @return array<string, mixed>|null
	 */
	private function page_before( WP $wp ): ?array {
		global $wp_rewrite;
		foreach ( $wp_rewrite->use_verbose_page_rules ? (array) $wp_rewrite->wp_rewrite_rules() : array() as $pattern => $query ) {
			if ( $pattern === $wp->matched_rule ) {
				return null;
			}
			if ( ! is_string( $query ) || ! preg_match( '/pagename=\$matches\[(\d+)\]/', $query, $name ) || ! preg_match( "#^$pattern#", (string) $wp->request, $found ) ) {
				continue;
			}
			$id = $this->find_below( $found[ (int) $name[1] ], 'page' );
			if ( $id ) {
				parse_str( (string) $wp->matched_query, $matched );
				return self::one( $id, 'page', self::variables( $query, $found, $wp ) + array_diff_key( $wp->query_vars, $matched ) );
			}
		}
		return null;
	}

	/**
	 * @param array<string, mixed> $vars
	 * @return array<string, mixed>
	 */
	private function page( array $vars, string $path, WP $wp ): array {
		$id   = $this->find_below( $path, 'page' );
		$live = get_page_by_path( $path );
		if ( ( $live && $live->ID === $id ) || ( ! $id && ( ! $live || 'page' !== $live->post_type ) ) ) {
			return $vars;
		}
		return $id ? self::one( $id, 'page', $vars ) : $this->without_page( $path, $wp );
	}

	/**
	 * What WordPress would look for at the address of a page that isn't there any more.
	 *
	 * @return array<string, mixed>
	 */
	private function without_page( string $path, WP $wp ): array {
		global $wp_rewrite;
		$missing = array( 'error' => '404' );
		if ( ! $wp_rewrite->use_verbose_page_rules ) {
			return $missing + array( 'name' => wp_basename( $path ) );
		}
		foreach ( (array) $wp_rewrite->wp_rewrite_rules() as $pattern => $query ) {
			if ( is_string( $query ) && false === strpos( $query, 'pagename=' ) && preg_match( "#^$pattern#", (string) $wp->request, $found ) ) {
				$vars = self::variables( $query, $found, $wp );
				return is_string( $vars['name'] ?? null ) ? $this->flat( $vars['name'], '', $vars ) : $vars;
			}
		}
		return $missing;
	}

	/**
	 * What a rule for addresses asks for.
	 *
	 * @param array<int, string> $found What its pattern has found.
	 * @return array<string, mixed>
	 */
	private static function variables( string $query, array $found, WP $wp ): array {
		parse_str( WP_MatchesMapRegex::apply( (string) preg_replace( '!^.+\?!', '', $query ), $found ), $vars );
		return array_filter( array_intersect_key( $vars, array_flip( $wp->public_query_vars ) ), static fn( $value ): bool => '' !== $value );
	}

	/** The post of a hierarchical type with this path in the draft; 0 without one. */
	private function find_below( string $path, string $type ): int {
		global $wpdb;
		$parts = explode( '/', trim( str_replace( array( '%2F', '%20' ), array( '/', ' ' ), rawurlencode( urldecode( $path ) ) ), '/' ) );
		$parts = array_map( 'sanitize_title_for_query', $parts );
		$path  = implode( '/', $parts );
		if ( '' === $path ) {
			return 0;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_page_by_path() compares with the live site.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT `ID` FROM `$wpdb->posts` WHERE `post_name` = %s AND `post_type` = %s ORDER BY `ID`", end( $parts ), $type ) );
		$ids = array_unique( array_merge( array_map( 'intval', $ids ), array_keys( array_filter( $this->moved, static fn( WP_Post $post ): bool => $post->post_type === $type ) ) ) );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			// A parent that was never published may have no slug: WordPress finds nothing below it.
			if ( $post && Hidden_Posts::STATUS !== $post->post_status && get_page_uri( $post ) === $path && count( get_post_ancestors( $post ) ) === count( $parts ) - 1 ) {
				return $id;
			}
		}
		return 0;
	}

	/**
	 * Posts of other types: WordPress ignores those that only the draft has.
	 *
	 * @param string               $type Empty for posts.
	 * @param array<string, mixed> $vars
	 * @return array<string, mixed>
	 */
	private function flat( string $path, string $type, array $vars ): array {
		foreach ( $this->moved as $id => $live ) {
			if ( ! is_post_type_hierarchical( $live->post_type ) && ( '' === $type ? 'post' : $type ) === $live->post_type ) {
				$post = get_post( $id );
				if ( $post && Hidden_Posts::STATUS !== $post->post_status && trim( $path, '/' ) === $post->post_name ) {
					return self::one( $id, $live->post_type, $vars );
				}
			}
		}
		return $vars;
	}

	/**
	 * @param array<string, mixed> $vars
	 * @return array<string, mixed>
	 */
	private static function one( int $id, string $type, array $vars ): array {
		$object = get_post_type_object( $type );
		$names  = array_merge( self::VARIABLES, self::DATES, $object && is_string( $object->query_var ) ? array( $object->query_var, 'post_type' ) : array() );
		$vars   = array_diff_key( $vars, array_flip( $names ) );
		return ( 'page' === $type ? array( 'page_id' => $id ) : array(
			'p'         => $id,
			'post_type' => $type,
		) ) + $vars;
	}
}

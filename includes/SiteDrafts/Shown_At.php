<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * An address of the live site at which WordPress will show a new template because of its slug.
 */
final class Shown_At {
	/** @return string Empty where the site has no such page yet. */
	public static function of_template( string $slug ): string {
		list( $word, $rest ) = self::parts( $slug );
		switch ( $word ) {
			case 'front-page':
			case 'index':
				return home_url( '/' );
			case 'home':
				return (string) ( get_option( 'page_for_posts' ) ? get_permalink( (int) get_option( 'page_for_posts' ) ) : home_url( '/' ) );
			case 'privacy-policy':
				return self::link( get_post( (int) get_option( 'wp_page_for_privacy_policy' ) ) );
			case 'page':
				return self::link( '' === $rest ? self::newest( 'page' ) : self::named( $rest, 'page' ) );
			case 'single':
				return self::single( $rest );
			case 'singular':
				return self::link( self::newest( 'post' ) ?? self::newest( 'page' ) );
			case 'category':
				return self::of_terms( 'category', $rest );
			case 'tag':
				return self::of_terms( 'post_tag', $rest );
			case 'taxonomy':
				return self::of_taxonomy( $rest );
			case 'archive':
				return '' === $rest ? self::of_terms( 'category', '' ) : (string) get_post_type_archive_link( $rest );
			case 'search':
				return add_query_arg( 's', '', home_url( '/' ) );
			default:
				return '';
		}
	}

	/** @return array{ string, string } The first word, and what it is about. */
	private static function parts( string $slug ): array {
		if ( in_array( $slug, array( 'front-page', 'privacy-policy' ), true ) ) {
			return array( $slug, '' );
		}
		list( $word, $rest ) = explode( '-', $slug, 2 ) + array( '', '' );
		return array( $word, $rest );
	}

	/** For a type, or one post of a type. */
	private static function single( string $rest ): string {
		if ( '' === $rest ) {
			return self::link( self::newest( 'post' ) );
		}
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			if ( $type === $rest ) {
				return self::link( self::newest( $type ) );
			}
			if ( 0 === strpos( $rest, "$type-" ) ) {
				return self::link( self::named( substr( $rest, strlen( $type ) + 1 ), $type ) );
			}
		}
		return '';
	}

	private static function newest( string $type ): ?WP_Post {
		$posts = get_posts(
			array(
				'post_type'    => $type,
				'numberposts'  => 1,
				'has_password' => false,
				// The front page and that of posts have templates of their own.
				'exclude'      => array_filter( array( (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) ) ),
			)
		);
		return $posts[0] ?? null;
	}

	private static function named( string $slug, string $type ): ?WP_Post {
		$post = ctype_digit( $slug ) ? get_post( (int) $slug ) : get_page_by_path( $slug, OBJECT, $type );
		return $post instanceof WP_Post && $type === $post->post_type ? $post : null;
	}

	private static function link( ?WP_Post $post ): string {
		return $post && 'publish' === $post->post_status ? (string) get_permalink( $post ) : '';
	}

	private static function of_taxonomy( string $rest ): string {
		foreach ( get_taxonomies( array( 'public' => true ) ) as $taxonomy ) {
			if ( $taxonomy === $rest || 0 === strpos( $rest, "$taxonomy-" ) ) {
				return self::of_terms( $taxonomy, (string) substr( $rest, strlen( $taxonomy ) + 1 ) );
			}
		}
		return '';
	}

	/** Of one term by its slug, or of the one with the most posts. */
	private static function of_terms( string $taxonomy, string $slug ): string {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'orderby' => 'count', 'order' => 'DESC', 'number' => 1, 'slug' => $slug ) );
		$link  = is_array( $terms ) && $terms ? get_term_link( reset( $terms ) ) : '';
		return is_string( $link ) ? $link : '';
	}
}

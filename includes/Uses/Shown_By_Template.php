<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;
use WP_Post;
use WP_Post_Type;
use WP_Taxonomy;

/**
 * What each template shows to visitors, in WordPress's template hierarchy. Drafts count, too: they get their template once they are published.
 *
 * @phpstan-type Shown array{ label: string, type: string, count: int } The type of posts; empty for screens such as archives, whose count is 0.
 */
final class Shown_By_Template {
	/** @var array<string, WP_Block_Template> By slug. */
	private array $templates = array();

	/** @var array<string, array<string, int>> How many posts have chosen a template, by type and slug. */
	private array $chosen;

	/** @var array<string, list<Shown>> By slug. */
	private array $shown = array();

	/**
	 * @param array<WP_Block_Template>          $templates
	 * @param array<string, array<string, int>> $chosen
	 */
	public function __construct( array $templates, array $chosen ) {
		foreach ( $templates as $template ) {
			$this->templates[ $template->slug ] = $template;
		}
		$this->chosen = $chosen;
	}

	/** @return array<string, list<Shown>> By slug of the template; all templates. */
	public function all(): array {
		$this->shown = array_fill_keys( array_map( 'strval', array_keys( $this->templates ) ), array() );
		$this->add_home();
		foreach ( get_post_types( array(), 'objects' ) as $type ) {
			if ( is_post_type_viewable( $type ) && 'attachment' !== $type->name ) {
				$this->add_posts( $type );
			}
		}
		foreach ( array( 'category', 'tag', 'author', 'date', 'search', '404' ) as $screen ) {
			$this->add( get_template_hierarchy( $screen ), (string) ( get_default_block_template_types()[ $screen ]['title'] ?? $screen ) );
		}
		foreach ( get_taxonomies( array( '_builtin' => false ), 'objects' ) as $taxonomy ) {
			if ( $taxonomy instanceof WP_Taxonomy && is_taxonomy_viewable( $taxonomy ) ) {
				$this->add( array( "taxonomy-$taxonomy->name", 'taxonomy', 'archive', 'index' ), (string) $taxonomy->label );
			}
		}
		$this->add_named();
		return $this->shown;
	}

	private function add_home(): void {
		$titles = get_default_block_template_types();
		$front  = (string) ( $titles['front-page']['title'] ?? '' );
		if ( 'page' !== get_option( 'show_on_front' ) ) {
			$this->add( array( 'front-page', 'home', 'index' ), $front );
		}
		if ( self::front_page() ) {
			$this->add( array_merge( array( 'front-page' ), $this->hierarchy( self::front_page() ) ), $front, 'page', 1 );
		}
		if ( self::posts_page() ) {
			$this->add( array( 'home', 'index' ), (string) ( $titles['home']['title'] ?? '' ), 'page', 1 );
		}
	}

	/** The posts of a type: those with a template of their own, and the rest. */
	private function add_posts( WP_Post_Type $type ): void {
		$rest    = array_sum( array_intersect_key( (array) wp_count_posts( $type->name ), array_flip( self::statuses() ) ) );
		$special = array_filter( array( self::front_page(), self::posts_page() ) );
		foreach ( $special as $page ) {
			$rest -= $page->post_type === $type->name ? 1 : 0;
		}
		foreach ( $this->chosen[ $type->name ] ?? array() as $slug => $count ) {
			if ( isset( $this->templates[ $slug ] ) ) {
				$count -= count( array_filter( $special, static fn( WP_Post $page ): bool => $page->post_type === $type->name && get_page_template_slug( $page ) === (string) $slug ) );
				$rest  -= $count;
				$this->add( array( (string) $slug ), $type->label, $type->name, (int) $count );
			}
		}
		foreach ( $this->with_own_template( $type->name ) as $post ) {
			if ( ! in_array( $post, $special, false ) && ! isset( $this->templates[ (string) get_page_template_slug( $post ) ] ) ) { // phpcs:ignore WordPress.PHP.StrictInArray -- Equal posts may be two objects.
				--$rest;
				$this->add( $this->hierarchy( $post ), '', $type->name, 1 );
			}
		}
		if ( $rest > 0 ) {
			$this->add( self::fallbacks( $type->name ), $type->label, $type->name, (int) $rest );
		}
		if ( $type->has_archive ) {
			$this->add( array( "archive-$type->name", 'archive', 'index' ), (string) $type->labels->archives );
		}
	}

	/**
	 * Statuses of posts that somebody may see one day: not of those in the trash, and not of what only a site draft has.
	 *
	 * @return list<string>
	 */
	private static function statuses(): array {
		return array_values( array_diff( get_post_stati( array( 'exclude_from_search' => false ) ), array( 'inherit' ) ) );
	}

	/**
	 * Posts that a template is named after, such as page-about.
	 *
	 * @return list<WP_Post>
	 */
	private function with_own_template( string $type ): array {
		$prefix = 'page' === $type ? 'page-' : "single-$type-";
		$names  = array();
		foreach ( array_keys( $this->templates ) as $slug ) {
			if ( 0 === strpos( (string) $slug, $prefix ) ) {
				$names[] = substr( (string) $slug, strlen( $prefix ) );
			}
		}
		$query  = array(
			'post_type'              => $type,
			'post_status'            => 'any',
			'posts_per_page'         => 100,
			'no_found_rows'          => true,
			'update_post_term_cache' => false,
		);
		$ids    = array_map( 'intval', array_filter( $names, 'ctype_digit' ) );
		$found  = $names ? get_posts( array( 'post_name__in' => $names ) + $query ) : array();
		$by_id  = 'page' === $type && $ids ? get_posts( array( 'post__in' => $ids ) + $query ) : array();
		$unique = array();
		foreach ( array_merge( $found, $by_id ) as $post ) {
			$unique[ $post->ID ] = $post;
		}
		return array_values( $unique );
	}

	/** Templates of single terms, authors and the like, which nothing was said about yet: they show what they are named after. */
	private function add_named(): void {
		foreach ( $this->templates as $slug => $template ) {
			if ( ! $this->shown[ $slug ] && preg_match( '/^(category|tag|author|taxonomy-[^-]+)-./', (string) $slug ) ) {
				$this->add( array( (string) $slug ), '' );
			}
		}
	}

	/** @return list<string> Slugs of templates, the most special one first. */
	private function hierarchy( WP_Post $post ): array {
		$own = 'page' === $post->post_type ? array( "page-$post->post_name", "page-$post->ID" ) : array( "single-$post->post_type-$post->post_name" );
		return array_merge( array( (string) get_page_template_slug( $post ) ), $own, self::fallbacks( $post->post_type ) );
	}

	/** @return list<string> */
	private static function fallbacks( string $type ): array {
		return 'page' === $type ? array( 'page', 'singular', 'index' ) : array( "single-$type", 'single', 'singular', 'index' );
	}

	/**
	 * @param list<string> $hierarchy The first of them that exists shows it.
	 * @param string       $label     Empty for the template's own title, which says what it is made for.
	 */
	private function add( array $hierarchy, string $label, string $type = '', int $count = 0 ): void {
		foreach ( $hierarchy as $slug ) {
			if ( isset( $this->templates[ $slug ] ) ) {
				if ( '' === $type || $count > 0 ) {
					$label                  = '' === $label ? wp_strip_all_tags( (string) $this->templates[ $slug ]->title ) : $label;
					$this->shown[ $slug ][] = compact( 'label', 'type', 'count' );
				}
				return;
			}
		}
	}

	private static function front_page(): ?WP_Post {
		$page = self::page_at( 'page_on_front' );
		// A page that is both lists posts.
		return $page && self::posts_page() && self::posts_page()->ID === $page->ID ? null : $page;
	}

	private static function posts_page(): ?WP_Post {
		return self::page_at( 'page_for_posts' );
	}

	private static function page_at( string $option ): ?WP_Post {
		$page = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( $option ) ) : null;
		return $page instanceof WP_Post && (int) get_option( $option ) > 0 && 'trash' !== $page->post_status ? $page : null;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Template_Resolver;
use Atelier\Support\Slots;
use Atelier\Support\Slugs;
use WP_Block_Template;
use WP_Post;
use WP_Term;

/**
 * The address at which visitors see a document: its own, or that of a page that it is used for.
 */
final class Sample_Address {
	/** The number of the latest posts whose template is looked up. */
	private const TRIED = 30;

	/** Types whose IDs are "theme//slug". */
	private const TEMPLATES = array( 'wp_template', 'wp_template_part' );

	/** An ID that no post has. */
	private const NO_POST = 2147483647;

	/** Templates of one post, by the first part of their slug. */
	private const SINGULAR = '/^(?:single|page|singular|attachment)(?:-|$)/';

	/** Templates of lists of posts. */
	private const ARCHIVE = '/^(?:archive|author|category|tag|taxonomy|date)(?:-|$)/';

	private Sample_Query $sample;
	private Template_Resolver $templates;

	/** The post whose address was found last though it has another template, because none has the one that was asked for. */
	private ?WP_Post $stand_in = null;

	public function __construct( Sample_Query $sample, Template_Resolver $templates ) {
		$this->sample    = $sample;
		$this->templates = $templates;
	}

	/** Whether a text can be the ID of a document of a type; an empty one stands for none. */
	public static function is_id( string $type, string $id ): bool {
		return in_array( $type, self::TEMPLATES, true ) ? Slugs::is_template( $id ) : '' === $id || Slugs::is_post_id( $id );
	}

	/**
	 * @param string $type A post type; empty for the site.
	 * @param string $id   A valid ID: a post's number, or "theme//slug".
	 * @param int    $seen The post that is shown with it; 0 for none.
	 */
	public function of( string $type, string $id, int $seen ): string {
		$this->stand_in = null;

		$seen_post = $seen > 0 ? get_post( $seen ) : null;
		$seen_at   = $seen_post && self::is_visible( $seen_post ) ? self::of_post( $seen_post ) : '';
		switch ( $type ) {
			case 'wp_template':
				return $this->of_template( self::slug_in( $id ), $seen_at ? $seen_post : null );
			case 'wp_template_part':
				return $seen_at ? $seen_at : $this->of_part( $id );
			case 'wp_block':
				return $seen_at ? $seen_at : $this->of_pattern( (int) $id );
			default:
				$post = Slugs::is_post_id( $id ) ? get_post( (int) $id ) : null;
				return $post && $post->post_type === $type && self::is_visible( $post ) ? self::of_post( $post ) : ( $seen_at ? $seen_at : home_url( '/' ) );
		}
	}

	/** The post that has to be given the template for it to be seen at the address that was found last; null for none. */
	public function stand_in(): ?WP_Post {
		return $this->stand_in;
	}

	public static function slug_in( string $id ): string {
		return explode( '//', $id, 2 )[1] ?? '';
	}

	/** @return list<string> The post types that visitors can see. */
	private static function visible_types(): array {
		return array_values( array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' ) );
	}

	/** Whether the user may see it on the front end. */
	private static function is_visible( WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type ) && 'trash' !== $post->post_status && current_user_can( 'read_post', $post->ID );
	}

	private static function of_post( WP_Post $post ): string {
		// A post that is published only in the preview may have no slug yet.
		$has_address = '' !== $post->post_name && ( is_post_publicly_viewable( $post ) || 'private' === $post->post_status );
		return (string) ( $has_address ? get_permalink( $post ) : get_preview_post_link( $post ) );
	}

	private function of_template( string $slug, ?WP_Post $seen ): string {
		if ( $seen && $this->is_used_by( $slug, $seen ) ) {
			return self::of_post( $seen );
		}
		if ( '404' === $slug ) {
			return add_query_arg( 'p', self::NO_POST, home_url( '/' ) );
		}
		if ( in_array( $slug, array( 'index', 'front-page' ), true ) ) {
			return home_url( '/' );
		}
		if ( 'home' === $slug ) {
			$page = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_for_posts' ) : 0;
			return $page > 0 ? (string) get_permalink( $page ) : home_url( '/' );
		}
		if ( 'search' === $slug ) {
			return get_search_link( (string) ( $this->sample->arguments_for( $slug )['s'] ?? '' ) );
		}
		if ( preg_match( self::ARCHIVE, $slug ) ) {
			return $this->of_archive( $slug );
		}
		return $this->of_singular( $slug );
	}

	private function is_used_by( string $slug, WP_Post $post ): bool {
		$used = $this->templates->for_post( $post );
		return $used && $used->slug === $slug;
	}

	/** Of a post that uses the template; of the latest one if none does. */
	private function of_singular( string $slug ): string {
		$named = $this->sample->post_of( $slug );
		if ( $named && $this->is_used_by( $slug, $named ) ) {
			return self::of_post( $named );
		}
		$types = array_diff( self::visible_types(), array( 'attachment' ) );
		$first = ( $this->sample->arguments_for( $slug )['post_type'] ?? 'page' );
		$types = array_unique( array_merge( array( $first ), preg_match( self::SINGULAR, $slug ) ? array() : array( 'page', 'post' ), $types ) );
		foreach ( $types as $type ) {
			foreach ( $this->latest( (string) $type, $slug ) as $post ) {
				if ( $this->is_used_by( $slug, $post ) ) {
					return self::of_post( $post );
				}
			}
		}
		$fixed  = array( (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) );
		$posts  = array_merge( $this->latest( (string) $first ), $this->latest( 'page' ) );
		$posts  = array_values( array_filter( $posts, static fn( WP_Post $post ): bool => ! in_array( $post->ID, $fixed, true ) ) );
		$latest = $posts[0] ?? null;

		$this->stand_in = $latest;
		return $latest ? self::of_post( $latest ) : home_url( '/' );
	}

	/**
	 * @param string $template If it is given, first those for which it was chosen.
	 * @return WP_Post[]
	 */
	private function latest( string $type, string $template = '' ): array {
		$query = array(
			'post_type'   => $type,
			'post_status' => 'attachment' === $type ? 'inherit' : 'publish',
			'numberposts' => self::TRIED,
		);
		$posts = get_posts( $query );
		if ( '' !== $template ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- Once for a click.
			$posts = array_merge( get_posts( array( 'numberposts' => 1, 'meta_key' => '_wp_page_template', 'meta_value' => $template ) + $query ), $posts );
		}
		return $posts;
	}

	private function of_archive( string $slug ): string {
		$of = $this->sample->arguments_for( $slug );
		if ( isset( $of['author'] ) ) {
			return get_author_posts_url( (int) $of['author'] );
		}
		if ( isset( $of['year'] ) ) {
			return get_year_link( (int) $of['year'] );
		}
		if ( isset( $of['post_type'] ) ) {
			$link = get_post_type_archive_link( (string) $of['post_type'] );
			return $link ? $link : home_url( '/' );
		}
		$query = $of['tax_query'][0] ?? null;
		$term  = $query ? get_term( (int) $query['terms'][0], (string) $query['taxonomy'] ) : null;
		if ( ! $term instanceof WP_Term ) {
			return home_url( '/' );
		}
		$link = get_term_link( $term );
		return is_string( $link ) ? $link : home_url( '/' );
	}

	/** The home page, unless only other templates have the part. */
	private function of_part( string $id ): string {
		$front = $this->of_front();
		if ( $front && $this->has_part( $front, $id ) ) {
			return home_url( '/' );
		}
		foreach ( get_block_templates( array(), 'wp_template' ) as $template ) {
			if ( $this->has_part( $template, $id ) ) {
				return $this->of_template( $template->slug, null );
			}
		}
		return home_url( '/' );
	}

	private function of_front(): ?WP_Block_Template {
		$page = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
		return $page ? $this->templates->for_post( $page ) : $this->templates->for_posts_home();
	}

	private function has_part( WP_Block_Template $template, string $id ): bool {
		return false !== strpos( $template->content, self::slug_in( $id ) ) && in_array( $id, array_map( static fn( WP_Block_Template $part ): string => $part->id, $this->templates->parts_in( $template->content ) ), true );
	}

	/** Of the latest post with the pattern, or of a template with it. */
	private function of_pattern( int $id ): string {
		global $wpdb;
		$types = self::visible_types();
		$names = Slots::of( $types );
		$mark  = '%' . $wpdb->esc_like( "<!-- wp:block {\"ref\":$id" );
		// phpcs:ignore WordPress.DB -- WP_Query searches for words. Placeholders.
		$post = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type IN ( $names ) AND post_status = 'publish' AND ( post_content LIKE %s OR post_content LIKE %s ) ORDER BY post_date DESC LIMIT 1", array_merge( $types, array( $mark . '}%', $mark . ',%' ) ) ) );
		if ( $post > 0 ) {
			return (string) get_permalink( $post );
		}
		foreach ( get_block_templates( array(), 'wp_template' ) as $template ) {
			if ( preg_match( "/<!-- wp:block \{\"ref\":{$id}[,}]/", $template->content ) ) {
				return $this->of_template( $template->slug, null );
			}
		}
		return home_url( '/' );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\SiteDrafts\Change;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Slugs;
use WP_Block_Template;
use WP_Post;
use WP_REST_Post_Meta_Fields;
use WP_REST_Request;

/**
 * Reads the records that have a history: documents, global styles and the site's settings.
 */
final class Record_Reader {
	private const TEMPLATES = array( 'wp_template', 'wp_template_part' );
	private const STYLES    = 'wp_global_styles';

	/** Not public, but edited with blocks. */
	private const DESIGN = array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation', self::STYLES );

	/** REST properties of the site settings by option. */
	public const OPTIONS = array(
		'blogname'               => 'title',
		'blogdescription'        => 'description',
		'site_logo'              => 'site_logo',
		'site_icon'              => 'site_icon',
		'show_on_front'          => 'show_on_front',
		'page_on_front'          => 'page_on_front',
		'page_for_posts'         => 'page_for_posts',
		'posts_per_page'         => 'posts_per_page',
		'default_comment_status' => 'default_comment_status',
	);

	private const NUMBERS = array( 'site_logo', 'site_icon', 'page_on_front', 'page_for_posts', 'posts_per_page' );

	/** Taxonomies whose property in REST has another name. */
	private const TAXONOMIES = array( 'wp_template_part_area', 'post_format' );

	/** The option with the IDs of sticky posts. In REST, each post has it as a property. */
	public const STICKY = 'sticky_posts';

	/** Meta keys that are properties in REST. */
	private const META = array( '_thumbnail_id', '_wp_page_template' );

	/** Whether records of a type have a history. */
	public static function has_history( string $type ): bool {
		if ( in_array( $type, self::DESIGN, true ) ) {
			return true;
		}
		$object = get_post_type_object( $type );
		return $object && $object->public && $object->show_in_rest && 'attachment' !== $type && post_type_supports( $type, 'editor' );
	}

	/** @phpstan-assert-if-true 'wp_template'|'wp_template_part' $type */
	public static function is_template( string $type ): bool {
		return in_array( $type, self::TEMPLATES, true );
	}

	/** Whether a type is part of the site's design rather than its content. */
	public static function is_design( string $type ): bool {
		return Change::SITE === $type || in_array( $type, self::DESIGN, true );
	}

	/** Whether the terms of a taxonomy are a property of records in REST. */
	public static function has_terms( string $taxonomy ): bool {
		$object = get_taxonomy( $taxonomy );
		return $object && ( $object->show_in_rest || in_array( $taxonomy, self::TAXONOMIES, true ) ) && array_filter( (array) $object->object_type, 'post_type_exists' );
	}

	/** Whether a meta key is a property of records in REST. */
	public static function is_property( string $type, string $key ): bool {
		if ( in_array( $key, self::META, true ) ) {
			return true;
		}
		$registered = get_registered_meta_keys( 'post', $type ) + get_registered_meta_keys( 'post' );
		return ! empty( $registered[ $key ]['show_in_rest'] );
	}

	/**
	 * The current state of a post; null for auto-drafts, revisions, posts that only exist in a site draft, and
	 * templates in the trash. A template without a post has the state of the theme's file.
	 */
	public function of_post( WP_Post $post ): ?Record_State {
		$type = $post->post_type;
		if ( in_array( $post->post_status, array( 'auto-draft', 'inherit', Draft_Store::HIDDEN_STATUS ), true ) ) {
			return null;
		}
		if ( self::is_template( $type ) ) {
			return 'trash' === $post->post_status ? null : $this->of_template_post( $post );
		}
		if ( self::STYLES === $type ) {
			return new Record_State( $type, (string) $post->ID, '', self::styles_of( $post->post_content ) );
		}
		return new Record_State( $type, (string) $post->ID, $post->post_title, $this->properties_of( $post ), '' === $post->post_password ? '' : md5( $post->post_password ) );
	}

	/** The current state of a record; null if it doesn't exist. */
	public function live( string $type, string $id ): ?Record_State {
		if ( Change::SITE === $type ) {
			return $this->site();
		}
		if ( self::is_template( $type ) ) {
			$template = Slugs::is_template( $id ) ? get_block_template( $id, $type ) : null;
			return $template ? $this->of_template( $template ) : null;
		}
		$post = Slugs::is_post_id( $id ) ? get_post( (int) $id ) : null;
		return $post && $post->post_type === $type ? $this->of_post( $post ) : null;
	}

	/**
	 * The state of a template in the theme's file.
	 *
	 * @param 'wp_template'|'wp_template_part' $type
	 */
	public function file( string $type, string $id ): ?Record_State {
		$template = Slugs::is_template( $id ) ? get_block_file_template( $id, $type ) : null;
		return $template ? $this->of_template( $template ) : null;
	}

	public function site(): Record_State {
		$properties = array();
		foreach ( self::OPTIONS as $option => $name ) {
			$properties[ $name ] = self::setting( $name, get_option( $option ) );
		}
		return new Record_State( Change::SITE, '', '', $properties );
	}

	/**
	 * The value of a setting in REST.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function setting( string $name, $value ) {
		return in_array( $name, self::NUMBERS, true ) ? (int) $value : (string) ( is_scalar( $value ) ? $value : '' );
	}

	/** The state of a theme's global styles without user changes. */
	public function unchanged_styles( string $id ): Record_State {
		return new Record_State( self::STYLES, $id, '', self::styles_of( '' ) );
	}

	private function of_template( WP_Block_Template $template ): Record_State {
		return new Record_State(
			(string) $template->type,
			$template->id,
			(string) ( $template->title ? $template->title : $template->slug ),
			array(
				'title'       => (string) $template->title,
				'content'     => (string) $template->content,
				'description' => (string) $template->description,
			) + ( 'wp_template_part' === $template->type ? array( 'area' => (string) $template->area ) : array() )
		);
	}

	/** Reads the post itself: WordPress's function only finds the active template. */
	private function of_template_post( WP_Post $post ): ?Record_State {
		$theme = self::names_of( $post->ID, 'wp_theme' );
		if ( ! $theme ) {
			return null;
		}
		$areas = 'wp_template_part' === $post->post_type ? self::names_of( $post->ID, 'wp_template_part_area' ) : array();
		return new Record_State(
			$post->post_type,
			"$theme[0]//$post->post_name",
			'' === $post->post_title ? $post->post_name : $post->post_title,
			array(
				'title'       => $post->post_title,
				'content'     => $post->post_content,
				'description' => $post->post_excerpt,
			) + ( 'wp_template_part' === $post->post_type ? array( 'area' => $areas[0] ?? 'uncategorized' ) : array() )
		);
	}

	/** @return list<string> */
	private static function names_of( int $id, string $taxonomy ): array {
		$terms = get_the_terms( $id, $taxonomy );
		return is_array( $terms ) ? array_values( wp_list_pluck( $terms, 'name' ) ) : array();
	}

	/** @return array<string, mixed> */
	private static function styles_of( string $content ): array {
		$stored = json_decode( $content, true );
		return array(
			'settings' => is_array( $stored['settings'] ?? null ) ? $stored['settings'] : array(),
			'styles'   => is_array( $stored['styles'] ?? null ) ? $stored['styles'] : array(),
		);
	}

	/** @return array<string, mixed> */
	private function properties_of( WP_Post $post ): array {
		$type       = $post->post_type;
		$properties = array(
			'title'   => $post->post_title,
			'content' => $post->post_content,
			'status'  => $post->post_status,
			'slug'    => $post->post_name,
		);
		if ( is_post_type_viewable( $type ) ) {
			$properties += array(
				// Null until the post is published or a date is set.
				'date'   => '0000-00-00 00:00:00' === $post->post_date_gmt ? null : mysql_to_rfc3339( $post->post_date ),
				'author' => (int) $post->post_author,
			);
		}
		$supported = array(
			'excerpt'         => array( 'excerpt' => $post->post_excerpt ),
			'comments'        => array( 'comment_status' => $post->comment_status ),
			'page-attributes' => array(
				'parent'     => $post->post_parent,
				'menu_order' => $post->menu_order,
			),
			'thumbnail'       => array( 'featured_media' => (int) get_post_meta( $post->ID, '_thumbnail_id', true ) ),
			'post-formats'    => array( 'format' => get_post_format( $post ) ? (string) get_post_format( $post ) : 'standard' ),
		);
		foreach ( $supported as $feature => $values ) {
			if ( post_type_supports( $type, $feature ) ) {
				$properties += $values;
			}
		}
		if ( 'post' === $type ) {
			$properties['sticky'] = is_sticky( $post->ID );
		}
		if ( is_post_type_viewable( $type ) ) {
			$template               = (string) get_post_meta( $post->ID, '_wp_page_template', true );
			$properties['template'] = 'default' === $template ? '' : $template;
		}
		$meta = ( new WP_REST_Post_Meta_Fields( $type ) )->get_value( $post->ID, new WP_REST_Request() );
		if ( is_array( $meta ) && $meta ) {
			$properties['meta'] = $meta;
		}
		return $properties + self::terms_of( $post );
	}

	/** @return array<string, list<int>> Term IDs by property. */
	private static function terms_of( WP_Post $post ): array {
		$found = array();
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			if ( $taxonomy->show_in_rest ) {
				$terms = get_the_terms( $post->ID, $taxonomy->name );
				$ids   = is_array( $terms ) ? array_map( 'intval', array_values( wp_list_pluck( $terms, 'term_id' ) ) ) : array();
				sort( $ids );
				$found[ $taxonomy->rest_base ? (string) $taxonomy->rest_base : $taxonomy->name ] = $ids;
			}
		}
		return $found;
	}
}

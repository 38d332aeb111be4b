<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;
use Atelier\Support\Slugs;
use WP_Block_Template;
use WP_Post;
use WP_REST_Post_Meta_Fields;
use WP_REST_Request;

/**
 * Reads the records that have a history: documents, global styles and the site's settings.
 */
final class Record_Reader {
	/** Taxonomies whose property in REST has another name. */
	private const TAXONOMIES = array( 'wp_template_part_area', 'post_format' );

	/** The option with the IDs of sticky posts. In REST, each post has it as a property. */
	public const STICKY = 'sticky_posts';

	/** Whether the terms of a taxonomy are a property of records in REST. */
	public static function has_terms( string $taxonomy ): bool {
		$object = get_taxonomy( $taxonomy );
		return $object && ( $object->show_in_rest || in_array( $taxonomy, self::TAXONOMIES, true ) ) && array_filter( (array) $object->object_type, 'post_type_exists' );
	}

	/** Whether a meta key is a property of records in REST. */
	public static function is_property( string $type, string $key ): bool {
		if ( Record_Properties::is_meta_key( $key ) ) {
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
		if ( in_array( $post->post_status, array( 'auto-draft', 'inherit', Hidden_Posts::STATUS ), true ) ) {
			return null;
		}
		if ( Record_Types::is_template( $type ) ) {
			return 'trash' === $post->post_status ? null : $this->of_template_post( $post );
		}
		if ( Record_Types::STYLES === $type ) {
			return new Record_State( $type, (string) $post->ID, '', self::styles_of( $post->post_content ) );
		}
		return new Record_State( $type, (string) $post->ID, $post->post_title, $this->properties_of( $post ), '' === $post->post_password ? '' : md5( $post->post_password ) );
	}

	/** The current state of a record; null if it doesn't exist. */
	public function live( string $type, string $id ): ?Record_State {
		if ( Change::SITE === $type ) {
			return $this->site();
		}
		if ( Record_Types::is_template( $type ) ) {
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
		foreach ( Site_Settings::in_history() as $option => $name ) {
			$properties[ $name ] = Site_Settings::value( $name, get_option( $option ) );
		}
		return new Record_State( Change::SITE, '', '', $properties );
	}

	/** The state of a theme's global styles without user changes. */
	public function unchanged_styles( string $id ): Record_State {
		return new Record_State( Record_Types::STYLES, $id, '', self::styles_of( '' ) );
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
			self::template_label( $post ),
			array(
				'title'       => $post->post_title,
				'content'     => $post->post_content,
				'description' => $post->post_excerpt,
			) + ( 'wp_template_part' === $post->post_type ? array( 'area' => $areas[0] ?? 'uncategorized' ) : array() )
		);
	}

	/** The title as WordPress's list of templates has it: where only the slug is stored, it names what the template is for. */
	private static function template_label( WP_Post $post ): string {
		if ( '' !== $post->post_title && $post->post_title !== $post->post_name ) {
			return $post->post_title;
		}
		$template = _build_block_template_result_from_post( $post );
		return $template instanceof WP_Block_Template && '' !== (string) $template->title ? (string) $template->title : $post->post_name;
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
		$properties = array();
		foreach ( Record_Properties::in_history( $post->post_type ) as $name ) {
			$properties[ $name ] = self::value( $post, $name );
		}
		$meta = ( new WP_REST_Post_Meta_Fields( $post->post_type ) )->get_value( $post->ID, new WP_REST_Request() );
		if ( is_array( $meta ) && $meta ) {
			$properties['meta'] = $meta;
		}
		return $properties + self::terms_of( $post );
	}

	/** @return mixed The raw value in REST. */
	private static function value( WP_Post $post, string $name ) {
		switch ( $name ) {
			case 'date':
				// Null until the post is published or a date is set.
				return '0000-00-00 00:00:00' === $post->post_date_gmt ? null : mysql_to_rfc3339( $post->post_date );
			case 'author':
				return (int) $post->post_author;
			case 'featured_media':
				return (int) get_post_meta( $post->ID, '_thumbnail_id', true );
			case 'format':
				return get_post_format( $post ) ? (string) get_post_format( $post ) : 'standard';
			case 'sticky':
				return is_sticky( $post->ID );
			case 'template':
				$template = (string) get_post_meta( $post->ID, '_wp_page_template', true );
				return 'default' === $template ? '' : $template;
			default:
				return $post->{ Record_Properties::column( $name ) };
		}
	}

	/** @return array<string, list<int>> Term IDs by property. */
	private static function terms_of( WP_Post $post ): array {
		$found = array();
		foreach ( Record_Types::terms( $post->post_type ) as $taxonomy => $name ) {
			$terms = get_the_terms( $post->ID, $taxonomy );
			$ids   = is_array( $terms ) ? array_map( 'intval', array_values( wp_list_pluck( $terms, 'term_id' ) ) ) : array();
			sort( $ids );
			$found[ $name ] = $ids;
		}
		return $found;
	}
}

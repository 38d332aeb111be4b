<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Meta;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;
use Atelier\Support\Slugs;
use Generator;
use WP_Block_Patterns_Registry;
use WP_Block_Template;
use WP_Post;
use WP_Theme_JSON_Resolver;

/**
 * Reads the records of the index as they are for this request.
 */
final class Record_Source {
	/** Where WordPress stores the blocks of widget areas. */
	public const WIDGETS_OPTION = 'widget_block';

	/** Null if the post has no place in the index. */
	public function of_post( WP_Post $post ): ?Indexed_Record {
		$type = $post->post_type;
		if ( ! Indexed_Types::is_indexed( $post ) || ( in_array( $type, Indexed_Types::OF_THEME, true ) && ! has_term( get_stylesheet(), 'wp_theme', $post ) ) ) {
			return null;
		}
		if ( Record_Types::is_template( $type ) ) {
			// With the blocks that plugins put into it, as in lists of templates.
			$template = _build_block_template_result_from_post( $post );
			return $template instanceof WP_Block_Template ? self::of_template( $template, $type ) : null;
		}
		return new Indexed_Record( $type, (string) $post->ID, $post->ID, Record_Types::STYLES === $type ? self::styles( $post->post_content ) : self::values( $post ) );
	}

	/** A record by its name; null if it isn't there. */
	public function find( string $type, string $id ): ?Indexed_Record {
		if ( Change::SITE === $type ) {
			return $this->site();
		}
		if ( Record_Types::is_template( $type ) ) {
			list( $theme, $slug ) = explode( '//', $id, 2 ) + array( 1 => '' );
			$found                = Slugs::is_template( $id ) && get_stylesheet() === $theme ? get_block_templates( array( 'slug__in' => array( $slug ) ), $type ) : array();
			return $found ? self::of_template( reset( $found ), $type ) : null;
		}
		$post = Slugs::is_post_id( $id ) ? get_post( (int) $id ) : null;
		return $post && $post->post_type === $type ? $this->of_post( $post ) : null;
	}

	/**
	 * The records that aren't in the list of posts with content: few of them, from files, settings and the theme.
	 *
	 * @return Generator<Indexed_Record>
	 */
	public function of_design(): Generator {
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				yield self::of_template( $template, $type );
			}
		}
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			yield new Indexed_Record( Indexed_Record::REGISTERED, (string) ( $pattern['name'] ?? '' ), 0, array( 'content' => (string) ( $pattern['content'] ?? '' ) ) );
		}
		$styles = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		if ( isset( $styles['ID'], $styles['post_content'] ) ) {
			yield new Indexed_Record( Record_Types::STYLES, (string) $styles['ID'], (int) $styles['ID'], self::styles( (string) $styles['post_content'] ) );
		}
		yield $this->site();
		yield $this->widgets();
	}

	public function site(): Indexed_Record {
		return new Indexed_Record( Change::SITE, '', 0, array_map( static fn( string $option ): int => absint( get_option( $option ) ), Site_Settings::references() ) );
	}

	public function widgets(): Indexed_Record {
		$widgets = get_option( self::WIDGETS_OPTION );
		$texts   = array_filter( array_column( is_array( $widgets ) ? array_filter( $widgets, 'is_array' ) : array(), 'content' ), 'is_string' );
		return new Indexed_Record( Indexed_Record::WIDGETS, '', 0, array( 'content' => implode( "\n", $texts ) ) );
	}

	private static function of_template( WP_Block_Template $template, string $type ): Indexed_Record {
		return new Indexed_Record(
			$type,
			(string) $template->id,
			(int) $template->wp_id,
			array(
				'title'       => (string) $template->title,
				'content'     => (string) $template->content,
				'description' => (string) $template->description,
			)
		);
	}

	/** @return array<string, mixed> */
	private static function styles( string $content ): array {
		$stored = json_decode( $content, true );
		return array_filter( array_intersect_key( is_array( $stored ) ? $stored : array(), array_flip( Record_Properties::drafted( Record_Types::STYLES ) ) ), 'is_array' );
	}

	/** @return array<string, mixed> By property. */
	private static function values( WP_Post $post ): array {
		$values = array();
		foreach ( Record_Properties::drafted( $post->post_type ) as $name ) {
			$column = Record_Properties::column( $name );
			$key    = Record_Properties::meta_key( $name );
			$value  = null !== $column ? $post->$column : ( null !== $key ? get_post_meta( $post->ID, $key, true ) : null );
			// Meta and some columns are text, whatever they are of.
			$values[ $name ] = '' !== Record_Properties::refers_to( $name ) && is_numeric( $value ) ? (int) $value : $value;
		}
		$values['meta'] = self::meta( $post );
		return $values;
	}

	/** @return array<int|string, mixed> Custom fields that REST has. */
	private static function meta( WP_Post $post ): array {
		static $keys = array();
		if ( ! isset( $keys[ $post->post_type ] ) ) {
			$keys[ $post->post_type ] = array_column( Record_Meta::fields( $post->post_type ), 'key' );
		}
		$meta = array();
		foreach ( $keys[ $post->post_type ] as $key ) {
			$meta[ $key ] = get_post_meta( $post->ID, $key );
		}
		return $meta;
	}
}

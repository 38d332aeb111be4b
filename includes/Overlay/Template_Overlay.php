<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Edits;
use Atelier\Records\Record_Types;
use WP_Block_Template;
use WP_Post;
use WP_REST_Request;

/**
 * Templates and template parts with a site draft's changes, whether they are theme files, posts, or new.
 */
final class Template_Overlay {
	/** Sources of templates that aren't posts. */
	private const FILE_SOURCES = array( 'theme', 'plugin' );

	/** @var array<string, Change> By key. */
	private array $changes;

	/** Whether the theme file is read without the draft's edits, for a reset. */
	private bool $reads_files = false;

	/** @param array<string, Change> $changes */
	public function __construct( array $changes ) {
		$this->changes = array_filter( $changes, static fn( Change $change ): bool => Record_Types::is_template( $change->type() ) );
	}

	public function register(): void {
		if ( ! $this->changes ) {
			return;
		}
		add_filter( 'posts_results', array( $this, 'filter_posts' ), 2 );
		add_filter( 'get_the_terms', array( $this, 'filter_area' ), 1, 3 );
		add_filter( 'get_block_file_template', array( $this, 'filter_one' ), 1, 3 );
		add_filter( 'get_block_template', array( $this, 'filter_one' ), 1, 3 );
		add_filter( 'get_block_templates', array( $this, 'filter_list' ), 1, 3 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'note_source' ), 1, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'forget_source' ), PHP_INT_MAX );
	}

	public function unregister(): void {
		remove_filter( 'posts_results', array( $this, 'filter_posts' ), 2 );
		remove_filter( 'get_the_terms', array( $this, 'filter_area' ), 1 );
		remove_filter( 'get_block_file_template', array( $this, 'filter_one' ), 1 );
		remove_filter( 'get_block_template', array( $this, 'filter_one' ), 1 );
		remove_filter( 'get_block_templates', array( $this, 'filter_list' ), 1 );
		remove_filter( 'rest_request_before_callbacks', array( $this, 'note_source' ), 1 );
		remove_filter( 'rest_request_after_callbacks', array( $this, 'forget_source' ), PHP_INT_MAX );
	}

	/**
	 * A request may read a template's file, regardless of saved changes.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function note_source( $response, $handler = null, $request = null ) {
		$this->reads_files = $request instanceof WP_REST_Request && 'GET' === $request->get_method() && in_array( $request['source'], self::FILE_SOURCES, true );
		return $response;
	}

	/**
	 * @param mixed $response
	 * @return mixed
	 */
	public function forget_source( $response ) {
		$this->reads_files = false;
		return $response;
	}

	/**
	 * Templates that are posts, without those that the draft resets.
	 *
	 * @param mixed $posts
	 * @return mixed
	 */
	public function filter_posts( $posts ) {
		if ( ! is_array( $posts ) ) {
			return $posts;
		}
		$found = array();
		foreach ( $posts as $post ) {
			$change = $post instanceof WP_Post ? $this->change_of( $post ) : null;
			if ( ! $change ) {
				$found[] = $post;
			} elseif ( ! $change->is_deletion() ) {
				$found[] = self::changed_post( $post, $change );
			}
		}
		return $found;
	}

	private function change_of( WP_Post $post ): ?Change {
		$change = Record_Types::is_template( $post->post_type ) ? $this->changes[ $post->post_type . ':' . get_stylesheet() . '//' . $post->post_name ] ?? null : null;
		return $change && has_term( get_stylesheet(), 'wp_theme', $post ) ? $change : null;
	}

	private static function changed_post( WP_Post $post, Change $change ): WP_Post {
		$changed = clone $post;
		foreach ( Record_Edits::columns( $change, $post ) as $column => $value ) {
			if ( 'post_status' !== $column ) {
				$changed->$column = (string) $value;
			}
		}
		return $changed;
	}

	/**
	 * @param mixed $terms
	 * @param mixed $post_id
	 * @param mixed $taxonomy
	 * @return mixed
	 */
	public function filter_area( $terms, $post_id = 0, $taxonomy = '' ) {
		$post = 'wp_template_part_area' === $taxonomy ? get_post( (int) $post_id ) : null;
		if ( ! $post ) {
			return $terms;
		}
		$area = $this->changes[ 'wp_template_part:' . get_stylesheet() . '//' . $post->post_name ] ?? null;
		$area = $area ? Record_Edits::terms( $area )['wp_template_part_area'] ?? null : null;
		return null === $area ? $terms : Post_Overlay::terms_by( $area, 'wp_template_part_area' );
	}

	/**
	 * A template that isn't a post.
	 *
	 * @param mixed $template
	 * @param mixed $id       "theme//slug".
	 * @param mixed $type
	 * @return mixed
	 */
	public function filter_one( $template, $id = '', $type = '' ) {
		$change = $this->changes[ "$type:$id" ] ?? null;
		if ( ! $change || $this->reads_files || $change->is_deletion() ) {
			return $template;
		}
		if ( $template instanceof WP_Block_Template ) {
			return $this->changed( $template, $change );
		}
		return $change->is_new() ? self::created( $change ) : $template;
	}

	/**
	 * @param mixed $templates
	 * @param mixed $query
	 * @param mixed $type
	 * @return mixed
	 */
	public function filter_list( $templates, $query = array(), $type = '' ) {
		if ( ! is_array( $templates ) ) {
			return $templates;
		}
		$listed = array();
		foreach ( $templates as $index => $template ) {
			$key            = $template instanceof WP_Block_Template ? "$type:$template->id" : '';
			$listed[ $key ] = true;
			if ( isset( $this->changes[ $key ] ) && ! $this->changes[ $key ]->is_deletion() ) {
				$templates[ $index ] = $this->changed( $template, $this->changes[ $key ] );
			}
		}
		foreach ( $this->changes as $key => $change ) {
			$new = $change->is_new() && $change->type() === $type && ! isset( $listed[ $key ] ) ? self::created( $change ) : null;
			if ( $new && self::matches( $new, is_array( $query ) ? $query : array() ) ) {
				$templates[] = $new;
			}
		}
		return $templates;
	}

	/** @param array<string, mixed> $query The arguments of get_block_templates(). */
	private static function matches( WP_Block_Template $template, array $query ): bool {
		return ! isset( $query['wp_id'] )
			&& ( empty( $query['slug__in'] ) || in_array( $template->slug, (array) $query['slug__in'], true ) )
			&& ( empty( $query['slug__not_in'] ) || ! in_array( $template->slug, (array) $query['slug__not_in'], true ) )
			&& ( ! isset( $query['area'] ) || $template->area === $query['area'] )
			&& ( ! isset( $query['post_type'] ) || $template->is_custom );
	}

	private function changed( WP_Block_Template $template, Change $change ): WP_Block_Template {
		if ( 'custom' === $template->source ) {
			// A post with the draft's changes, or a template that was already processed.
			return $template;
		}
		$changed         = self::with_edits( clone $template, $change );
		$changed->origin = $template->source;
		return $changed;
	}

	private static function created( Change $change ): WP_Block_Template {
		list( $theme, $slug ) = explode( '//', $change->record_id(), 2 ) + array( 1 => '' );

		$template                 = new WP_Block_Template();
		$template->id             = $change->record_id();
		$template->theme          = $theme;
		$template->slug           = $slug;
		$template->type           = $change->type();
		$template->title          = $slug;
		$template->status         = 'publish';
		$template->has_theme_file = false;
		$template->is_custom      = 'wp_template' !== $change->type() || ! isset( get_default_block_template_types()[ $slug ] );
		$template->author         = get_current_user_id();
		if ( 'wp_template_part' === $change->type() ) {
			$template->area = WP_TEMPLATE_PART_AREA_UNCATEGORIZED;
		}
		self::with_edits( $template, $change );
		Template_Title::complete( $template );
		return $template;
	}

	private static function with_edits( WP_Block_Template $template, Change $change ): WP_Block_Template {
		foreach ( array_intersect_key( $change->edits(), array_flip( array( 'title', 'content', 'description', 'area' ) ) ) as $name => $value ) {
			if ( is_string( $value ) ) {
				$template->$name = $value;
			}
		}
		$template->source = 'custom';
		$template->wp_id  = 0;
		return $template;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Features;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Page;
use stdClass;
use WP_REST_Request;

/**
 * The storage of custom views: the post type and taxonomy of WordPress's own experiments. If another plugin registers
 * them, its registration is used.
 */
final class Views_Module implements Module {
	public const POST_TYPE = 'wp_dataviews';

	/** The slug of a view's only term is the post type of its list. */
	public const TAXONOMY = 'wp_dataviews_type';

	/** The capability to edit views of others. */
	private const CAPABILITY_FOR_OTHERS = 'edit_others_pages';

	/** Meta capabilities for one post. */
	private const META_CAPABILITIES = array( 'edit_post', 'delete_post', 'read_post', 'publish_post', 'edit_page', 'delete_page', 'read_page' );

	public function register(): void {
		$this->register_types();
	}

	public function register_types(): void {
		if ( ! Features::has_custom_views() ) {
			return;
		}
		if ( ! post_type_exists( self::POST_TYPE ) ) {
			register_post_type( self::POST_TYPE, self::post_type() );
			add_filter( 'rest_pre_insert_' . self::POST_TYPE, array( $this, 'check' ), 10, 2 );
			add_filter( 'map_meta_cap', array( $this, 'require_atelier' ), 10, 4 );
		}
		if ( ! taxonomy_exists( self::TAXONOMY ) ) {
			register_taxonomy( self::TAXONOMY, self::POST_TYPE, self::taxonomy() );
		}
	}

	/**
	 * Rejects invalid settings, and encodes valid ones for storage.
	 *
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function check( $post, $request = null ) {
		$is_new = ! $request instanceof WP_REST_Request || ! isset( $request['id'] );
		if ( ! $post instanceof stdClass || ( ! $is_new && ! isset( $post->post_content ) ) ) {
			return $post;
		}
		try {
			$post->post_content = View_Settings::from_text( (string) ( $post->post_content ?? '' ) )->json();
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'view' );
		}
		return $post;
	}

	/**
	 * Requires the capability for Atelier in addition: for unpublished views of others, WordPress requires only that for
	 * pages of others.
	 *
	 * @param mixed $needed     Capabilities.
	 * @param mixed $capability The requested capability.
	 * @param mixed $user
	 * @param mixed $arguments
	 * @return mixed
	 */
	public function require_atelier( $needed, $capability = null, $user = null, $arguments = null ) {
		$id = is_array( $arguments ) ? $arguments[0] ?? null : null;
		if ( ! is_array( $needed ) || ! in_array( $capability, self::META_CAPABILITIES, true ) || ! $id || self::POST_TYPE !== get_post_type( $id ) ) {
			return $needed;
		}
		return array_values( array_unique( array_merge( $needed, array( Page::capability() ) ) ) );
	}

	/** @return array<string, mixed> */
	private static function post_type(): array {
		return array(
			'labels'                => array(
				'name'          => __( 'Custom views', 'atelier' ),
				'singular_name' => __( 'Custom view', 'atelier' ),
			),
			'description'           => __( 'Custom views of lists.', 'atelier' ),
			'public'                => false,
			'rewrite'               => false,
			'query_var'             => false,
			'show_in_rest'          => true,
			'rest_controller_class' => Views_Controller::class,
			'supports'              => array( 'title', 'editor' ),
			// They belong to the site, not to their author.
			'delete_with_user'      => false,
			'map_meta_cap'          => true,
			'capabilities'          => self::capabilities(),
		);
	}

	/**
	 * All users of Atelier can create views; users who can edit pages of others can edit all views.
	 *
	 * @return array<string, string>
	 */
	private static function capabilities(): array {
		$own = array(
			'create_posts',
			'edit_posts',
			'edit_published_posts',
			'edit_private_posts',
			'publish_posts',
			'delete_posts',
			'delete_published_posts',
			'delete_private_posts',
			'read',
			'read_private_posts',
		);
		return array_fill_keys( $own, Page::capability() ) + array_fill_keys( array( 'edit_others_posts', 'delete_others_posts' ), self::CAPABILITY_FOR_OTHERS );
	}

	/** @return array<string, mixed> */
	private static function taxonomy(): array {
		return array(
			'labels'       => array(
				'name'          => __( 'Types of custom views', 'atelier' ),
				'singular_name' => __( 'Type of custom views', 'atelier' ),
			),
			'public'       => false,
			'hierarchical' => false,
			'rewrite'      => false,
			'query_var'    => false,
			'show_in_rest' => true,
			'capabilities' => array_fill_keys( array( 'manage_terms', 'edit_terms', 'delete_terms', 'assign_terms' ), Page::capability() ),
		);
	}
}

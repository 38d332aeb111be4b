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
use Atelier\Support\Private_Type;
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

	/**
	 * The capabilities of the post type for users' own views, and for those of others. Nobody has them; see map().
	 */
	private const OWN    = 'atelier_views';
	private const OTHERS = 'atelier_views_of_others';

	/** The capability for views of others that users need in addition to Atelier's. */
	private const CAPABILITY_FOR_OTHERS = 'edit_others_pages';

	public function register(): void {
		$this->register_types();
	}

	public function register_types(): void {
		if ( ! Features::has_custom_views() ) {
			// WordPress lets editors read posts of an unknown type by XML-RPC.
			if ( ! post_type_exists( self::POST_TYPE ) ) {
				Private_Type::register( self::POST_TYPE, array() );
			}
			return;
		}
		if ( ! post_type_exists( self::POST_TYPE ) ) {
			Private_Type::register( self::POST_TYPE, self::post_type() );
			add_filter( 'rest_pre_insert_' . self::POST_TYPE, array( $this, 'check' ), 10, 2 );
			add_filter( 'map_meta_cap', array( $this, 'map' ), PHP_INT_MAX );
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
	 * Within the REST API of views, maps their capabilities to those of users: all users of Atelier can create views, and
	 * users who can edit pages of others can edit all views. Otherwise nobody has them.
	 *
	 * @param mixed $needed Capabilities.
	 * @return mixed
	 */
	public function map( $needed ) {
		$of_views = is_array( $needed ) ? array_intersect( $needed, array( self::OWN, self::OTHERS ) ) : array();
		if ( ! $of_views ) {
			return $needed;
		}
		$users = array( Page::capability() );
		if ( in_array( self::OTHERS, $of_views, true ) ) {
			$users[] = self::CAPABILITY_FOR_OTHERS;
		}
		return array_values( array_unique( array_merge( array_diff( $needed, $of_views ), Private_Type::is_own() ? $users : array( Private_Type::NOBODY ) ) ) );
	}

	/** @return array<string, mixed> */
	private static function post_type(): array {
		return array(
			'labels'                => array(
				'name'          => __( 'Custom views', 'atelier' ),
				'singular_name' => __( 'Custom view', 'atelier' ),
			),
			'description'           => __( 'Custom views of lists.', 'atelier' ),
			'show_in_rest'          => true,
			'rest_controller_class' => Views_Controller::class,
			'supports'              => array( 'title', 'editor' ),
			'capabilities'          => self::capabilities(),
		);
	}

	/** @return array<string, string> */
	private static function capabilities(): array {
		return array_fill_keys( array( 'edit_others_posts', 'delete_others_posts' ), self::OTHERS ) + array_fill_keys( Private_Type::CAPABILITIES, self::OWN );
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

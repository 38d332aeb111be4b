<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST argument `orderby_hierarchy`: pages below their parents, with their `level`. The Gutenberg plugin has it,
 * WordPress doesn't; if another plugin registers it, that one is used.
 */
final class Hierarchy_Order {
	private const ARGUMENT = 'orderby_hierarchy';

	/** The position of a post depends on the whole tree, which isn't read for more posts than this. */
	public const MAX_POSTS = 20000;

	/** The query variable with the total number of posts. */
	private const TOTAL = 'atelier_total';

	/** @var array<int, int> Levels of the posts of the last query. */
	private array $levels = array();

	/** Registers the argument for a post type. */
	public function register( string $type ): void {
		add_filter(
			"rest_{$type}_collection_params",
			function ( $params ) use ( $type ) {
				return ! is_array( $params ) || isset( $params[ self::ARGUMENT ] ) ? $params : $this->add_to_params( $params, $type );
			},
			20
		);
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<string, mixed>
	 */
	private function add_to_params( array $params, string $type ): array {
		add_filter( "rest_{$type}_query", array( $this, 'order_query' ), 20, 2 );
		add_filter( "rest_prepare_{$type}", array( $this, 'add_level' ), 20, 3 );
		add_filter( 'found_posts', array( $this, 'count' ), 10, 2 );
		return $params + array(
			self::ARGUMENT => array(
				'description' => __( 'Whether to list items below their parents. Ignored for users who cannot edit them, and in very long lists.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			),
		);
	}

	/**
	 * Limits a query to the posts of its page, in tree order.
	 *
	 * @param mixed $args
	 * @param mixed $request
	 * @return mixed
	 */
	public function order_query( $args, $request = null ) {
		$this->levels = array();
		if ( ! is_array( $args ) || ! $request instanceof WP_REST_Request || ! $request[ self::ARGUMENT ] || ! self::is_for_editors( $args ) ) {
			return $args;
		}
		$parents = $this->parents( $args );
		if ( count( $parents ) > self::MAX_POSTS ) {
			return $args;
		}
		$levels  = ( new Hierarchy( $parents ) )->levels();
		$size    = max( 1, (int) ( $args['posts_per_page'] ?? 10 ) );
		$first   = $size * ( max( 1, (int) ( $args['paged'] ?? 1 ) ) - 1 );
		$page    = array_slice( $levels, $first, $size, true );
		if ( ! $page ) {
			// WordPress responds to empty lists and missing pages itself.
			return $args;
		}
		$this->levels = $page;
		return array_merge(
			$args,
			array(
				'post__in'  => array_keys( $page ),
				'orderby'   => 'post__in',
				'offset'    => 0,
				self::TOTAL => count( $levels ),
			)
		);
	}

	/**
	 * Whether the user can edit posts of the type. For other users lists are short, and reading the whole tree would be
	 * an attack on the server.
	 *
	 * @param array<string, mixed> $args
	 */
	private static function is_for_editors( array $args ): bool {
		$type = $args['post_type'] ?? '';
		$type = is_string( $type ) ? get_post_type_object( $type ) : null;
		return $type && current_user_can( $type->cap->edit_posts );
	}

	/**
	 * The parents of all posts of a query, up to one more than the limit.
	 *
	 * @param array<string, mixed> $args
	 * @return array<int, int>
	 */
	private function parents( array $args ): array {
		$query = new WP_Query();
		$query->query(
			array_merge(
				$args,
				array(
					'fields'         => 'id=>parent',
					'posts_per_page' => self::MAX_POSTS + 1,
					'paged'          => 1,
					'no_found_rows'  => true,
				)
			)
		);
		$parents = array();
		/** @var \stdClass $post With these two columns: see `fields`. */
		foreach ( $query->posts ?? array() as $post ) {
			$parents[ (int) $post->ID ] = (int) $post->post_parent;
		}
		return $parents;
	}

	/**
	 * @param mixed $found
	 * @param mixed $query
	 * @return mixed
	 */
	public function count( $found, $query = null ) {
		return $query instanceof WP_Query && (int) $query->get( self::TOTAL ) > 0 ? (int) $query->get( self::TOTAL ) : $found;
	}

	/**
	 * @param mixed $response
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function add_level( $response, $post = null, $request = null ) {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		if ( $request[ self::ARGUMENT ] && isset( $this->levels[ $post->ID ] ) && is_array( $response->data ) ) {
			$response->data['level'] = $this->levels[ $post->ID ];
		}
		return $response;
	}
}

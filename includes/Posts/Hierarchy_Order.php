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
 * The REST argument `orderby_hierarchy`: pages below their parents, with their `level`. The Gutenberg plugin
 * has it, WordPress itself has not; where someone else brings it, theirs is used.
 */
final class Hierarchy_Order {
	private const ARGUMENT = 'orderby_hierarchy';

	/** The place of a post only the whole tree tells; of more posts than these it is not asked for. */
	public const MAX_POSTS = 20000;

	/** Says on a query how many posts there are on all of its pages. */
	private const TOTAL = 'atelier_total';

	/** @var array<int, int> Levels of the posts that were asked for last. */
	private array $levels = array();

	/** Offers the argument for the posts of a type. */
	public function offer( string $type ): void {
		add_filter(
			"rest_{$type}_collection_params",
			function ( $params ) use ( $type ) {
				return ! is_array( $params ) || isset( $params[ self::ARGUMENT ] ) ? $params : $this->add_to( $params, $type );
			},
			20
		);
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<string, mixed>
	 */
	private function add_to( array $params, string $type ): array {
		add_filter( "rest_{$type}_query", array( $this, 'order' ), 20, 2 );
		add_filter( "rest_prepare_{$type}", array( $this, 'tell_level' ), 20, 3 );
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
	 * Narrows a query to the posts of its page, whose place only the whole tree tells.
	 *
	 * @param mixed $args
	 * @param mixed $request
	 * @return mixed
	 */
	public function order( $args, $request = null ) {
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
			// WordPress has its own answers for an empty list and for a page that there is not.
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
	 * Whether the user may edit posts of the type that is asked for: for everyone else lists are short, and this would make
	 * the server read long ones.
	 *
	 * @param array<string, mixed> $args
	 */
	private static function is_for_editors( array $args ): bool {
		$type = $args['post_type'] ?? '';
		$type = is_string( $type ) ? get_post_type_object( $type ) : null;
		return $type && current_user_can( $type->cap->edit_posts );
	}

	/**
	 * The parents of all posts that a query is about, and of one more than can be put in order.
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
		foreach ( $query->posts as $post ) {
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
	public function tell_level( $response, $post = null, $request = null ) {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		if ( $request[ self::ARGUMENT ] && isset( $this->levels[ $post->ID ] ) ) {
			$response->data['level'] = $this->levels[ $post->ID ];
		}
		return $response;
	}
}

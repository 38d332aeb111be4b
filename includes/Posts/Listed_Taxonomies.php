<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_Taxonomy;
use WP_Term;

/**
 * The taxonomies that lists filter by and have columns of, and the names of the terms of each item: WordPress's REST lists only
 * have their IDs.
 */
final class Listed_Taxonomies {
	public const FIELD = 'atelier_terms';

	/** @return list<array<string, string|bool>> */
	public static function of( string $type ): array {
		$found = array();
		foreach ( self::taxonomies( $type ) as $taxonomy ) {
			$found[] = array(
				'name'           => $taxonomy->name,
				'label'          => html_entity_decode( (string) $taxonomy->labels->name, ENT_QUOTES ),
				'base'           => self::base( $taxonomy ),
				'route'          => rest_get_route_for_taxonomy_items( $taxonomy->name ),
				'isHierarchical' => (bool) $taxonomy->hierarchical,
				'hasColumn'      => (bool) $taxonomy->show_admin_column,
			);
		}
		return $found;
	}

	public function register(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			if ( self::taxonomies( $type ) ) {
				add_filter( "rest_prepare_$type", array( $this, 'add_names' ), 10, 3 );
			}
		}
	}

	/**
	 * @param mixed $response
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function add_names( $response, $post = null, $request = null ) {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || ! $request instanceof WP_REST_Request || null === $request->get_header( Rest::CLIENT ) || ! in_array( self::FIELD, wp_parse_list( $request['_fields'] ?? '' ), true ) ) {
			return $response;
		}
		$names = array();
		foreach ( self::taxonomies( $post->post_type ) as $taxonomy ) {
			$terms                             = get_the_terms( $post, $taxonomy->name );
			$names[ self::base( $taxonomy ) ] = array_map(
				static fn( WP_Term $term ): array => array(
					'id'   => $term->term_id,
					'name' => $term->name,
				),
				is_array( $terms ) ? array_values( $terms ) : array()
			);
		}
		$response->set_data( array( self::FIELD => $names ) + (array) $response->get_data() );
		return $response;
	}

	/** @return WP_Taxonomy[] Those that users of the admin area see. */
	private static function taxonomies( string $type ): array {
		return array_filter( get_object_taxonomies( $type, 'objects' ), static fn( WP_Taxonomy $taxonomy ): bool => $taxonomy->show_in_rest && $taxonomy->show_ui );
	}

	/** The name of the property of items, and of the argument of lists. */
	private static function base( WP_Taxonomy $taxonomy ): string {
		return is_string( $taxonomy->rest_base ) && '' !== $taxonomy->rest_base ? $taxonomy->rest_base : $taxonomy->name;
	}
}

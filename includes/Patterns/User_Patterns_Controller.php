<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Patterns;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Version;
use Atelier\Support\Block_Markup;
use Atelier\Support\Rest;
use Atelier\Support\Slots;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Response;
use WP_Term;

/**
 * GET atelier/v1/patterns: all user patterns that the user can edit, in one response. WordPress's route has pages of a
 * hundred and spends most of its time on links and excerpts that lists don't need: 500 patterns take seconds.
 */
final class User_Patterns_Controller {
	public const ROUTE = '/patterns';

	private const TYPE     = 'wp_block';
	private const TAXONOMY = 'wp_pattern_category';

	private const NO_REVISIONS = array(
		'revision_count' => 0,
		'revision'       => 0,
	);

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission() {
		$type = get_post_type_object( self::TYPE );
		return Rest::authorize( $type && current_user_can( $type->cap->edit_posts ), __( 'Sorry, you are not allowed to edit patterns.', 'atelier' ) );
	}

	/** Omits patterns that the user can't edit, as WordPress's list does. */
	public function answer(): WP_REST_Response {
		$query    = new WP_Query(
			array(
				'post_type'      => self::TYPE,
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'no_found_rows'  => true,
			)
		);
		$editable = array_filter( $query->posts ?? array(), static fn( $post ): bool => $post instanceof WP_Post && current_user_can( 'edit_post', $post->ID ) );
		$history  = $this->revisions( array_map( static fn( WP_Post $post ): int => $post->ID, $editable ) );
		return new WP_REST_Response(
			array_values(
				array_map(
					fn( WP_Post $post ): array => $this->describe( $post ) + ( $history[ $post->ID ] ?? self::NO_REVISIONS ),
					$editable
				)
			)
		);
	}

	/**
	 * The number of revisions of each pattern, and the latest one. WordPress's own functions run one query per pattern.
	 *
	 * @param int[] $ids
	 * @return array<int, array{revision_count: int, revision: int}> By pattern ID.
	 */
	private function revisions( array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return array();
		}
		$sql = sprintf(
			"SELECT post_parent, COUNT(*) AS total, MAX(ID) AS latest FROM %s WHERE post_type = 'revision' AND post_status = 'inherit' AND post_parent IN ( %s ) GROUP BY post_parent",
			$wpdb->posts,
			Slots::of( $ids, '%d' )
		);
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- The statement contains only placeholders; one query for all patterns, of what changes with every save.
		$found   = $wpdb->get_results( $wpdb->prepare( $sql, array_values( $ids ) ) );
		$history = array();
		foreach ( $found as $row ) {
			$history[ (int) $row->post_parent ] = array(
				'revision_count' => (int) $row->total,
				'revision'       => (int) $row->latest,
			);
		}
		return $history;
	}

	/** @return array<string, mixed> */
	private function describe( WP_Post $post ): array {
		$terms = get_the_terms( $post, self::TAXONOMY );
		$terms = is_array( $terms ) ? $terms : array();
		return array(
			'id'                     => $post->ID,
			'title'                  => array( 'raw' => $post->post_title ),
			'excerpt'                => array( 'raw' => $post->post_excerpt ),
			'modified'               => mysql_to_rfc3339( $post->post_modified ),
			'wp_pattern_category'    => array_map( static fn( WP_Term $term ): int => $term->term_id, $terms ),
			'category_slugs'         => array_map( static fn( WP_Term $term ): string => $term->slug, $terms ),
			'wp_pattern_sync_status' => (string) get_post_meta( $post->ID, 'wp_pattern_sync_status', true ),
			'can_delete'             => current_user_can( 'delete_post', $post->ID ),
			'is_invalid'             => ( new Block_Markup( $post->post_content ) )->is_uneditable(),
			Version::FIELD  => Version::from_listed_post( $post )->text(),
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$raw = array(
			'type'       => 'object',
			'properties' => array( 'raw' => array( 'type' => 'string' ) ),
		);
		return Rest::schema(
			'atelier-pattern',
			array(
				'id'                     => array( 'type' => 'integer' ),
				'title'                  => $raw,
				'excerpt'                => $raw,
				'modified'               => array( 'type' => 'string' ),
				'wp_pattern_category'    => array(
					'type'  => 'array',
					'items' => array( 'type' => 'integer' ),
				),
				'category_slugs'         => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'wp_pattern_sync_status' => array( 'type' => 'string' ),
				'can_delete'             => array( 'type' => 'boolean' ),
				'is_invalid'             => array(
					'description' => __( 'Whether its blocks could crash the server or the browser.', 'atelier' ),
					'type'        => 'boolean',
				),
				'revision_count'         => array( 'type' => 'integer' ),
				'revision'               => array(
					'description' => __( 'The newest revision; 0 where there is none.', 'atelier' ),
					'type'        => 'integer',
				),
				Version::FIELD  => array(
					'description' => __( 'The version of the pattern that is listed.', 'atelier' ),
					'type'        => 'string',
				),
			)
		);
	}
}

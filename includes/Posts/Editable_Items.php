<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;
use WP_Post_Type;
use WP_REST_Request;

/**
 * Lists, and counts, only what a user may edit. WordPress leaves other items out of a list for editing after it has cut and
 * counted its pages, so that pages are empty and totals too high.
 */
final class Editable_Items {
	/** WordPress asks for `edit_published_posts` of these. */
	private const PUBLISHED = array( 'publish', 'future' );

	public function register(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_{$type}_query", array( $this, 'narrow' ), 10, 2 );
		}
	}

	/**
	 * Filters the query of a list. Items of others aren't in what the user may not edit; nor are those of a search that names
	 * its authors.
	 *
	 * @param mixed $query
	 * @param mixed $request
	 * @return mixed
	 */
	public function narrow( $query, $request = null ) {
		if ( ! is_array( $query ) || ! $request instanceof WP_REST_Request || 'edit' !== $request['context'] || null === $request->get_header( Rest::CLIENT ) ) {
			return $query;
		}
		$type = get_post_type_object( (string) ( $query['post_type'] ?? '' ) );
		if ( ! $type ) {
			return $query;
		}
		if ( ! self::is_for_all_authors( $type ) ) {
			$query = self::of_author( $query, get_current_user_id() );
		}
		if ( ! self::is_for_published( $type ) ) {
			$statuses             = array_diff( (array) ( $query['post_status'] ?? array() ), self::PUBLISHED );
			$query['post_status'] = $statuses ? array_values( $statuses ) : array( 'publish' );
			$query                = $statuses ? $query : self::of_author( $query, 0 );
		}
		$hidden = self::protected_page( $type );
		if ( $hidden ) {
			$query['post__not_in'] = array_merge( (array) ( $query['post__not_in'] ?? array() ), array( $hidden ) );
		}
		return $query;
	}

	/**
	 * The number of items in each of these statuses.
	 *
	 * @param list<string> $statuses
	 * @return array<string, int>
	 */
	public function count( WP_Post_Type $type, array $statuses ): array {
		$found  = self::is_for_all_authors( $type ) ? (array) wp_count_posts( $type->name, 'readable' ) : self::count_own( $type );
		$counts = array();
		foreach ( $statuses as $status ) {
			$counts[ $status ] = ! in_array( $status, self::PUBLISHED, true ) || self::is_for_published( $type ) ? (int) ( $found[ $status ] ?? 0 ) : 0;
		}
		$hidden = self::protected_page( $type );
		$status = $hidden ? (string) get_post_status( $hidden ) : '';
		if ( ! empty( $counts[ $status ] ) ) {
			--$counts[ $status ];
		}
		return $counts;
	}

	/**
	 * Whether the user edits items of a type: who lists them may count them.
	 *
	 * @return true|WP_Error
	 */
	public static function authorize( string $name ) {
		$type = get_post_type_object( $name );
		if ( ! $type || ! $type->show_in_rest ) {
			return new WP_Error( 'rest_type_invalid', __( 'Invalid post type.', 'atelier' ), array( 'status' => 404 ) );
		}
		return Rest::authorize( current_user_can( $type->cap->edit_posts ), __( 'Sorry, you are not allowed to edit posts in this post type.', 'atelier' ) );
	}

	/** @return list<string> The months of items outside of the trash, such as "2026-11", newest first. */
	public function months( WP_Post_Type $type ): array {
		global $wpdb;
		$months = $wpdb->prepare( "SELECT DISTINCT YEAR( post_date ) AS year, MONTH( post_date ) AS month FROM {$wpdb->posts} WHERE post_type = %s AND post_status NOT IN ( 'auto-draft', 'trash' ) AND post_date > '0001-01-01'", $type->name );
		if ( ! self::is_for_all_authors( $type ) ) {
			$months .= $wpdb->prepare( ' AND post_author = %d', get_current_user_id() );
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- WP_Query has no such question; prepared above.
		$rows = $wpdb->get_results( "$months ORDER BY year DESC, month DESC", ARRAY_A );
		return array_map( static fn( array $row ): string => sprintf( '%04d-%02d', $row['year'], $row['month'] ), array_values( (array) $rows ) );
	}

	private static function is_for_all_authors( WP_Post_Type $type ): bool {
		return current_user_can( $type->cap->edit_others_posts );
	}

	private static function is_for_published( WP_Post_Type $type ): bool {
		return current_user_can( $type->cap->edit_published_posts ?? $type->cap->edit_posts );
	}

	/** The ID of the privacy policy page, if only others may edit it; otherwise 0. */
	private static function protected_page( WP_Post_Type $type ): int {
		$id = (int) get_option( 'wp_page_for_privacy_policy' );
		return 'page' === $type->name && $id && get_post( $id ) && self::is_for_all_authors( $type ) && ! current_user_can( 'edit_post', $id ) ? $id : 0;
	}

	/**
	 * A query only for items of an author, of those that it asks for.
	 *
	 * @param array<string, mixed> $query
	 * @param int                  $author 0 for nobody.
	 * @return array<string, mixed>
	 */
	private static function of_author( array $query, int $author ): array {
		$wanted  = array_map( 'intval', (array) ( $query['author__in'] ?? array() ) );
		$refused = array_map( 'intval', (array) ( $query['author__not_in'] ?? array() ) );
		$is_none = ( $wanted && ! in_array( $author, $wanted, true ) ) || in_array( $author, $refused, true );
		// With both, WordPress ignores the former.
		unset( $query['author__not_in'] );
		$query['author__in'] = array( $is_none ? 0 : $author );
		return $query;
	}

	/** @return array<string, int> The number of the user's own items by status. */
	private static function count_own( WP_Post_Type $type ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- wp_count_posts() counts items of all authors.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_status, COUNT(*) AS items FROM {$wpdb->posts} WHERE post_type = %s AND post_author = %d GROUP BY post_status", $type->name, get_current_user_id() ), ARRAY_A );
		return array_map( 'intval', array_column( (array) $rows, 'items', 'post_status' ) );
	}
}

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
use WP_Query;
use WP_REST_Request;

/**
 * Lists, and counts, only what a user may edit. WordPress leaves other items out of a list for editing after it has cut and
 * counted its pages, so that pages are empty and totals too high.
 */
final class Editable_Items {
	/** WordPress asks for `edit_published_posts` of these. */
	private const PUBLISHED = array( 'publish', 'future' );

	/** The query variable of queries that find only what the user may edit. */
	private const MARK = 'atelier_editable';

	public function register(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_{$type}_query", array( $this, 'narrow' ), 10, 2 );
		}
		add_filter( 'posts_where', array( $this, 'add_condition' ), 10, 2 );
	}

	/**
	 * Filters the query of a list.
	 *
	 * @param mixed $query
	 * @param mixed $request
	 * @return mixed
	 */
	public function narrow( $query, $request = null ) {
		$is_own = is_array( $query ) && $request instanceof WP_REST_Request && 'edit' === $request['context'] && null !== $request->get_header( Rest::CLIENT );
		return $is_own ? array( self::MARK => true ) + $query : $query;
	}

	/**
	 * @param mixed $where
	 * @param mixed $query
	 * @return mixed
	 */
	public function add_condition( $where, $query = null ) {
		$name = $query instanceof WP_Query && $query->get( self::MARK ) ? $query->get( 'post_type' ) : '';
		$type = is_string( $name ) ? get_post_type_object( $name ) : null;
		return is_string( $where ) && $type ? $where . self::condition( $type ) : $where;
	}

	/** As SQL, what WordPress asks in `map_meta_cap()` for `edit_post`; begins with AND, empty if the user may edit all items. */
	private static function condition( WP_Post_Type $type ): string {
		global $wpdb;
		$hidden = self::protected_page( $type );
		$where  = $hidden ? $wpdb->prepare( " AND {$wpdb->posts}.ID <> %d", $hidden ) : '';
		if ( self::is_for_all( $type ) ) {
			return $where;
		}
		$published = "'" . implode( "', '", self::PUBLISHED ) . "'";
		$was       = "EXISTS ( SELECT 1 FROM {$wpdb->postmeta} AS atelier_was WHERE atelier_was.post_id = {$wpdb->posts}.ID AND atelier_was.meta_key = '_wp_trash_meta_status' AND atelier_was.meta_value IN ( $published ) )";
		$own       = $wpdb->prepare( "{$wpdb->posts}.post_author = %d", get_current_user_id() );
		$others    = $wpdb->prepare( "{$wpdb->posts}.post_author <> %d", get_current_user_id() );
		if ( ! self::may( $type, 'edit_published_posts' ) ) {
			$own    .= " AND {$wpdb->posts}.post_status NOT IN ( $published ) AND ( {$wpdb->posts}.post_status <> 'trash' OR NOT $was )";
			$others .= " AND {$wpdb->posts}.post_status NOT IN ( $published )";
		}
		if ( ! self::may( $type, 'edit_private_posts' ) ) {
			$others .= " AND {$wpdb->posts}.post_status <> 'private'";
		}
		return "$where AND ( ( $own )" . ( self::may( $type, 'edit_others_posts' ) ? " OR ( $others )" : '' ) . ' )';
	}

	/**
	 * The number of items in each of these statuses.
	 *
	 * @param list<string> $statuses
	 * @return array<string, int>
	 */
	public function count( WP_Post_Type $type, array $statuses ): array {
		if ( ! self::is_for_all( $type ) ) {
			return array_combine( $statuses, array_map( static fn( string $status ): int => self::total( $type->name, $status ), $statuses ) );
		}
		$found  = (array) wp_count_posts( $type->name );
		$counts = array();
		foreach ( $statuses as $status ) {
			$counts[ $status ] = (int) ( $found[ $status ] ?? 0 );
		}
		$hidden = self::protected_page( $type );
		$status = $hidden ? (string) get_post_status( $hidden ) : '';
		if ( ! empty( $counts[ $status ] ) ) {
			--$counts[ $status ];
		}
		return $counts;
	}

	/** By a query of WordPress, which has a site draft laid over the site, unlike SQL that groups them. */
	private static function total( string $type, string $status ): int {
		$query = new WP_Query(
			array(
				self::MARK         => true,
				'post_type'        => $type,
				'post_status'      => $status,
				'posts_per_page'   => 1,
				'fields'           => 'ids',
				'suppress_filters' => false,
			)
		);
		return (int) $query->found_posts;
	}

	/**
	 * Whether the user edits items of a type: who lists them may count them.
	 *
	 * @param mixed $name As it was sent: WordPress asks for the permission of refused requests, too.
	 * @return true|WP_Error
	 */
	public static function authorize( $name ) {
		$type = is_string( $name ) ? get_post_type_object( $name ) : null;
		if ( ! $type || ! $type->show_in_rest ) {
			return new WP_Error( 'rest_type_invalid', __( 'Invalid post type.', 'atelier' ), array( 'status' => 404 ) );
		}
		return Rest::authorize( current_user_can( $type->cap->edit_posts ), __( 'Sorry, you are not allowed to edit posts in this post type.', 'atelier' ) );
	}

	/** @return list<string> The months of items outside of the trash, such as "2026-11", newest first. */
	public function months( WP_Post_Type $type ): array {
		global $wpdb;
		$months = $wpdb->prepare( "SELECT DISTINCT YEAR( post_date ) AS year, MONTH( post_date ) AS month FROM {$wpdb->posts} WHERE post_type = %s AND post_status NOT IN ( 'auto-draft', 'trash' ) AND post_date > '0001-01-01'", $type->name ) . self::condition( $type );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- WP_Query has no such question; prepared above.
		$rows = $wpdb->get_results( "$months ORDER BY year DESC, month DESC", ARRAY_A );
		return array_map( static fn( array $row ): string => sprintf( '%04d-%02d', $row['year'], $row['month'] ), array_values( (array) $rows ) );
	}

	private static function is_for_all( WP_Post_Type $type ): bool {
		return self::may( $type, 'edit_others_posts' ) && self::may( $type, 'edit_published_posts' ) && self::may( $type, 'edit_private_posts' );
	}

	/** @param 'edit_others_posts'|'edit_published_posts'|'edit_private_posts' $capability */
	private static function may( WP_Post_Type $type, string $capability ): bool {
		return current_user_can( $type->cap->$capability ?? $type->cap->edit_posts );
	}

	/** The ID of the privacy policy page, if only others may edit it; otherwise 0. */
	private static function protected_page( WP_Post_Type $type ): int {
		$id = 'page' === $type->name ? (int) get_option( 'wp_page_for_privacy_policy' ) : 0;
		return $id > 0 && get_post( $id ) && ! current_user_can( 'edit_post', $id ) ? $id : 0;
	}
}

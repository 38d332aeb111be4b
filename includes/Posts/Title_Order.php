<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Query;
use WP_REST_Request;

/**
 * In a list by title, items without one come last, in both directions: WordPress puts them first.
 */
final class Title_Order {
	private const MARK = 'atelier_untitled_last';

	public function register(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			// Before an order by hierarchy, which makes a query of its own from this one.
			add_filter( "rest_{$type}_query", array( $this, 'mark' ), 15, 2 );
		}
		add_filter( 'posts_orderby', array( $this, 'order' ), 10, 2 );
	}

	/**
	 * @param mixed $args
	 * @param mixed $request
	 * @return mixed
	 */
	public function mark( $args, $request = null ) {
		return is_array( $args ) && $request instanceof WP_REST_Request && 'title' === $request['orderby'] && null !== $request->get_header( Rest::CLIENT )
			? array( self::MARK => true ) + $args
			: $args;
	}

	/**
	 * @param mixed $orderby
	 * @param mixed $query
	 * @return mixed
	 */
	public function order( $orderby, $query = null ) {
		global $wpdb;
		return is_string( $orderby ) && $query instanceof WP_Query && true === $query->get( self::MARK ) && str_contains( $orderby, "{$wpdb->posts}.post_title" )
			? "( {$wpdb->posts}.post_title = '' ) ASC, $orderby"
			: $orderby;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/authors: the names of authors by ID. WordPress tells users who can't list users only of those with published
 * posts, site administrators of a network not of its administrators, and some plugins take its route away.
 */
final class Authors_Controller {
	private const MOST = 100;

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			'/authors',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array(
						'include' => array(
							'description' => __( 'Users by ID.', 'atelier' ),
							'type'        => 'array',
							'required'    => true,
							'maxItems'    => self::MOST,
							'items'       => array(
								'type'    => 'integer',
								'minimum' => 1,
							),
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to see the authors of this site.', 'atelier' ) );
	}

	/** Without users who are gone, and without those who have written nothing here and may not. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$ids = array_unique( array_map( 'intval', (array) $request['include'] ) );
		cache_users( $ids );
		return new WP_REST_Response( array_values( array_filter( array_map( static fn( int $id ) => self::is_author( $id ) ? Person::find( $id ) : null, $ids ) ) ) );
	}

	private static function is_author( int $id ): bool {
		return user_can( $id, 'edit_posts' ) || self::has_written( $id );
	}

	/** Whether anything of this site is by a user, of any type and status: revisions tell who changed a document. */
	private static function has_written( int $id ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query has no such question: it wants statuses and types by name.
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_author = %d LIMIT 1", $id ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-author',
			array(
				'id'     => array( 'type' => 'integer' ),
				'name'   => array( 'type' => 'string' ),
				'avatar' => array( 'type' => 'string' ),
			)
		);
	}
}

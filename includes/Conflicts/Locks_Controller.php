<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * WordPress's post locks, shared by its editor and ours.
 *
 * POST atelier/v1/locks/{id} acquires or renews the lock and returns `holder`: the other user who has it, or null. `force`
 * takes it over. DELETE releases it.
 */
final class Locks_Controller {
	public const ROUTE = '/locks/(?P<id>\d+)';

	/** WordPress's meta key: a time and a user. */
	private const KEY = '_edit_lock';

	/** In seconds: a released lock stays this long, as in WordPress, for a reload of the page. */
	private const LINGER = 5;

	public function register_routes(): void {
		$id = array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'take' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array(
						'id'    => $id,
						'force' => array(
							'type'    => 'boolean',
							'default' => false,
						),
					),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'release' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array( 'id' => $id ),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission( WP_REST_Request $request ) {
		$post = get_post( (int) $request['id'] );
		$type = $post ? get_post_type_object( $post->post_type ) : null;
		$may  = $post && $type && $type->show_in_rest && $type->show_ui && current_user_can( 'edit_post', $post->ID );
		return Rest::authorize( (bool) $may, __( 'Sorry, you are not allowed to edit this.', 'atelier' ) );
	}

	public function take( WP_REST_Request $request ): WP_REST_Response {
		self::load();
		$id     = (int) $request['id'];
		$holder = $request['force'] ? false : wp_check_post_lock( $id );
		if ( ! $holder ) {
			wp_set_post_lock( $id );
			return self::answer( null );
		}
		$user = get_userdata( $holder );
		return self::answer(
			array(
				'id'   => (int) $holder,
				'name' => $user ? $user->display_name : '',
			)
		);
	}

	public function release( WP_REST_Request $request ): WP_REST_Response {
		self::load();
		$id   = (int) $request['id'];
		$lock = explode( ':', (string) get_post_meta( $id, self::KEY, true ) );
		if ( get_current_user_id() === (int) ( $lock[1] ?? 0 ) ) {
			/** This filter is documented in wp-admin/includes/ajax-actions.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
			$window = (int) apply_filters( 'wp_check_post_lock_window', 150 );
			update_post_meta( $id, self::KEY, ( time() - $window + self::LINGER ) . ':' . $lock[1] );
		}
		return self::answer( null );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-lock',
			array(
				'holder' => array(
					'type'       => array( 'object', 'null' ),
					'properties' => array(
						'id'   => array( 'type' => 'integer' ),
						'name' => array( 'type' => 'string' ),
					),
				),
			)
		);
	}

	/** @param array{ id: int, name: string }|null $holder */
	private static function answer( ?array $holder ): WP_REST_Response {
		return new WP_REST_Response( array( 'holder' => $holder ) );
	}

	/** WordPress loads the functions for locks only in wp-admin. */
	private static function load(): void {
		require_once ABSPATH . 'wp-admin/includes/post.php';
	}
}

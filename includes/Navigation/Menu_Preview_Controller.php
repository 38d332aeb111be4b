<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Preview_Source;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST atelier/v1/menus/{id}/preview: a menu with unsaved changes as on the front end.
 */
final class Menu_Preview_Controller {
	public const ROUTE = Menus_Controller::ROUTE . '/(?P<id>\d+)/preview';

	/** Limits the time of a request. */
	private const MAX_LENGTH = 2000000;

	private Preview_Renderer $renderer;

	public function __construct( Preview_Renderer $renderer ) {
		$this->renderer = $renderer;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( $this, 'check_permission' ),
					'args'                => array(
						'id'      => array(
							'type'     => 'integer',
							'required' => true,
						),
						'content' => array(
							'description' => __( 'The serialized blocks of the menu.', 'atelier' ),
							'type'        => 'string',
							'maxLength'   => self::MAX_LENGTH,
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function check_permission( WP_REST_Request $request ) {
		$menu = get_post( (int) $request['id'] );
		// Doesn't disclose whether the menu exists.
		return Rest::authorize(
			$menu && 'wp_navigation' === $menu->post_type && current_user_can( 'edit_post', $menu->ID ),
			__( 'Sorry, you are not allowed to view this menu.', 'atelier' )
		);
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$content = (string) $request['content'];
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			// The same filter as for saving.
			$content = wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) );
		}
		$source = new Preview_Source( 'wp_navigation:' . (int) $request['id'], $this->menu_of( $content ), 'home', true );
		return new WP_REST_Response( $this->renderer->render( array( $source ), true ) );
	}

	/** A navigation block with these items. Without items it would show the fallback. */
	private function menu_of( string $content ): string {
		return '' === trim( $content ) ? '' : get_comment_delimited_block_content( 'navigation', array( 'overlayMenu' => 'never' ), $content );
	}
}

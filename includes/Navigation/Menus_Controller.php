<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Version;
use Atelier\Support\Block_Markup;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Response;

/**
 * GET atelier/v1/menus: data for the list of menus beyond their records, in one response.
 */
final class Menus_Controller {
	public const ROUTE = '/menus';

	private Menu_Usage $usage;

	public function __construct( Menu_Usage $usage ) {
		$this->usage = $usage;
	}

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
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to view menus.', 'atelier' ) );
	}

	/** Omits menus that the user can't edit. */
	public function answer(): WP_REST_Response {
		$known = array_filter( self::menus(), static fn( WP_Post $menu ): bool => current_user_can( 'edit_post', $menu->ID ) );
		$uses  = $this->usage->of( array_values( array_map( static fn( WP_Post $menu ): int => $menu->ID, $known ) ) );
		$menus = array();
		foreach ( $known as $menu ) {
			$menus[] = array(
				'id'           => $menu->ID,
				'items'        => self::count_items( $menu->post_content ),
				'usedIn'       => $uses[ $menu->ID ] ?? null,
				'isInvalid'    => ( new Block_Markup( $menu->post_content ) )->is_uneditable(),
				Version::FIELD => Version::from_listed_post( $menu )->text(),
			);
		}
		return new WP_REST_Response( $menus );
	}

	/** @return WP_Post[] */
	private static function menus(): array {
		return get_posts(
			array(
				'post_type'              => 'wp_navigation',
				'post_status'            => array( 'publish', 'draft' ),
				'numberposts'            => -1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
	}

	/** Every block is an item, on any level. */
	private static function count_items( string $content ): int {
		return (int) preg_match_all( '/<!--\s+wp:[a-z]/', $content );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'atelier-menus',
			'type'    => 'array',
			'items'   => array(
				'type'       => 'object',
				'properties' => array(
					'id'                    => array( 'type' => 'integer' ),
					'items'                 => array(
						'description' => __( 'The number of menu items on all levels.', 'atelier' ),
						'type'        => 'integer',
					),
					'isInvalid'             => array(
						'description' => __( 'Whether its blocks could crash the server or the browser.', 'atelier' ),
						'type'        => 'boolean',
					),
					'usedIn'                => array(
						// Null until everything has been checked.
						'description' => __( 'The templates, template parts and patterns that use it.', 'atelier' ),
						'type'        => array( 'array', 'null' ),
						'items'       => array(
							'type'       => 'object',
							'properties' => array_fill_keys( array( 'type', 'id', 'title' ), array( 'type' => 'string' ) ),
						),
					),
					Version::FIELD => array(
						'description' => __( 'The version of the menu that was counted.', 'atelier' ),
						'type'        => 'string',
					),
				),
			),
		);
	}
}

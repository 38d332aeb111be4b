<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Response;

/**
 * GET atelier/v1/style-book: the overview of the style book, if the page doesn't contain it.
 */
final class Style_Book_Controller {
	public const ROUTE = '/style-book';

	private Style_Book_Renderer $picture;

	public function __construct( Style_Book_Renderer $picture ) {
		$this->picture = $picture;
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
					'permission_callback' => array( self::class, 'check_permission' ),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public static function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to view the style book.', 'atelier' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function answer() {
		$picture = $this->picture->describe();
		return $picture
			? new WP_REST_Response( $picture )
			: new WP_Error( 'atelier_book_failed', __( 'The style book could not be rendered.', 'atelier' ), array( 'status' => 500 ) );
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		return Rest::schema(
			'atelier-style-book',
			array(
				'head'       => array(
					'description' => __( 'Markup for the head of the frame.', 'atelier' ),
					'type'        => 'string',
				),
				'sheets'     => array(
					'description' => __( 'Stylesheets, in order.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'css' => array( 'type' => 'string' ),
							'url' => array( 'type' => 'string' ),
						),
					),
				),
				'examples'   => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'name'  => array( 'type' => 'string' ),
							'title' => array( 'type' => 'string' ),
							'html'  => array( 'type' => 'string' ),
						),
					),
				),
				'categories' => array(
					'description' => __( 'The categories of the available blocks.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
				),
				'colors'     => array(
					'description' => __( 'The palettes, as in the settings of a theme.json file.', 'atelier' ),
					'type'        => 'object',
				),
			)
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

/**
 * Saved style variations, theme.json import, the server-rendered style book, and validation of saves.
 */
final class Styles_Module implements Module {
	private Variation_Store $store;

	public function __construct( Variation_Store $store ) {
		$this->store = $store;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_filter( 'rest_dispatch_request', array( new Styles_Guard(), 'before_saving' ), 10, 2 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'know_variations' ), 10, 3 );
	}

	/**
	 * WordPress leaves styles of block style variations out that aren't registered. It registers those of the theme with its
	 * theme.json, which requests for global styles may not have read: their answers would differ from those of the page, as if
	 * somebody had changed the styles in between.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function know_variations( $response, $handler = null, $request = null ) {
		if ( $request instanceof WP_REST_Request && 0 === stripos( $request->get_route(), '/wp/v2/global-styles/' ) ) {
			WP_Theme_JSON_Resolver::get_theme_data();
		}
		return $response;
	}

	public function register_routes(): void {
		( new Variations_Controller( $this->store ) )->register_routes();
		( new Import_Controller() )->register_routes();
		( new Style_Book_Controller( new Style_Book_Renderer( new Style_Book_Examples() ) ) )->register_routes();
	}
}

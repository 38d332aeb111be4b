<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Base class with requests on the live site and in a site draft.
 */
abstract class Draft_Test_Case extends Test_Case {
	protected Draft_Store $store;

	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
		$this->store = Wiring::drafts();
		// The first request of the next test must not run in this draft.
		$this->undo_later( fn() => $this->live( 'GET', '/' ) );
	}

	protected function make_draft( string $title = 'Autumn' ): int {
		return $this->store->create( $title );
	}

	/** @param array<string, mixed> $arguments */
	protected function live( string $method, string $route, array $arguments = array(), string $version = '' ): WP_REST_Response {
		return $this->in( 0, $method, $route, $arguments, $version );
	}

	/** @param array<string, mixed> $arguments */
	protected function in( int $draft, string $method, string $route, array $arguments = array(), string $version = '' ): WP_REST_Response {
		$_GET    = $draft > 0 ? array( Page::DRAFT_ARG => (string) $draft ) : array();
		$request = new WP_REST_Request( $method, $route );
		$request->set_header( Rest::CLIENT, '1' );
		if ( 'GET' === $method ) {
			$request->set_query_params( $arguments + ( 0 === strpos( $route, '/wp/v2/' ) ? array( 'context' => 'edit' ) : array() ) );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $arguments ) );
			$request->set_query_params( 'DELETE' === $method ? $arguments : array() );
		}
		if ( '' !== $version ) {
			$request->set_header( Rest::BASED_ON, $version );
		}
		return rest_do_request( $request );
	}

	/** @return mixed A property of a record, raw. */
	protected static function raw( WP_REST_Response $response, string $name ) {
		$data  = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		$value = $data[ $name ] ?? null;
		return is_array( $value ) && array_key_exists( 'raw', $value ) ? $value['raw'] : $value;
	}

	protected static function paragraph( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";
	}

	protected static function template( string $slug = '404' ): string {
		return '/wp/v2/templates/' . get_stylesheet() . "//$slug";
	}
}

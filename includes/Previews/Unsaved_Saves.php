<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Overlay;
use Atelier\Records\Change;
use Atelier\Records\Edit_Shape;
use Atelier\Records\Record_Route;
use Atelier\Records\Record_Types;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Saves;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Puts unsaved records into changes by the routes that would save them: with their checks of arguments, permission, content
 * and styles. No route writes anything in the meantime.
 */
final class Unsaved_Saves {
	/** After all checks of a save, and before the guards of conflicts, which lock the saved record. */
	private const PRIORITY = PHP_INT_MAX - 1;

	private Draft_Request $draft;
	private Draft_Saves $saves;

	public function __construct( Draft_Request $draft, Draft_Saves $saves ) {
		$this->draft = $draft;
		$this->saves = $saves;
	}

	/**
	 * Does something with the site as the unsaved records make it.
	 *
	 * @template T
	 * @param list<array{ type: string, id: string, edits: array<string, mixed> }> $records
	 * @param callable(): T                                                        $act
	 * @return T|WP_Error The error has the index of the record that was refused, `record`.
	 */
	public function within( Unsaved_Changes $changes, array $records, callable $act ) {
		return $this->draft->within(
			new Overlay( $changes ),
			function () use ( $records, $act ) {
				foreach ( $records as $index => $record ) {
					$error = $this->put( $record['type'], $record['id'], $record['edits'] );
					if ( $error ) {
						$data = $error->get_error_data();
						$error->add_data( array( 'record' => $index ) + ( is_array( $data ) ? $data : array() ) + array( 'status' => 400 ) );
						return $error;
					}
				}
				return $act();
			}
		);
	}

	/** @param array<string, mixed> $edits */
	private function put( string $type, string $id, array $edits ): ?WP_Error {
		$route = Record_Route::to( $type, $id, Change::UPDATE, $edits );
		if ( post_type_exists( $type ) && ! Change::is_record( $type, $id ) ) {
			return new WP_Error( 'atelier_preview_record', __( 'This item doesn’t exist.', 'atelier' ), array( 'status' => 404 ) );
		}
		if ( ! $route || ! Record_Types::can_be_drafted( $type ) ) {
			return self::not_possible();
		}
		// WordPress ends in an error for a template that isn't a text.
		$plain = Edit_Shape::plain( $type, $edits );
		if ( is_wp_error( $plain ) ) {
			return $plain;
		}
		$request = $route->saving( $edits, true );
		// With a version, even if it is empty, content and styles are checked as in a save from Atelier.
		$request->set_header( Rest::BASED_ON, '{}' );
		add_filter( 'rest_dispatch_request', array( $this, 'save' ), self::PRIORITY, 4 );
		try {
			$response = rest_do_request( $request );
		} finally {
			remove_filter( 'rest_dispatch_request', array( $this, 'save' ), self::PRIORITY );
		}
		return $response->is_error() ? $response->as_error() : null;
	}

	/**
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @param mixed $route   Its pattern.
	 * @param mixed $handler
	 * @return mixed
	 */
	public function save( $result, $request = null, $route = null, $handler = null ) {
		if ( null !== $result || ! $request instanceof WP_REST_Request || ! in_array( $request->get_method(), Rest::WRITE_METHODS, true ) ) {
			return $result;
		}
		// A record that can't be put into the changes must not be saved either.
		return $this->saves->save( null, $request, $route, $handler ) ?? self::not_possible();
	}

	private static function not_possible(): WP_Error {
		return new WP_Error( 'atelier_preview_type', __( 'This type of content can’t be previewed before it’s saved.', 'atelier' ), array( 'status' => 400 ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Change;
use Atelier\Records\Last_Change;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Settings_Controller;

/**
 * Save_Guard for the site's settings, such as its title: they are options, so WordPress stores no revision, time or
 * author of a change.
 */
final class Settings_Guard {
	private const LOCK = 'root:site';

	private Current_Overlay $current;

	/** The current save. */
	private ?Locked_Save $save = null;

	public function __construct( Current_Overlay $current ) {
		$this->current = $current;
	}

	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'before_saving' ), PHP_INT_MAX, 4 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'after_callbacks' ), PHP_INT_MAX, 3 );
		add_action( 'shutdown', array( $this, 'release' ) );
	}

	/**
	 * Runs after the permission check of the route and before its callback.
	 *
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @param mixed $route   Its pattern.
	 * @param mixed $handler
	 * @return mixed
	 */
	public function before_saving( $result, $request = null, $route = null, $handler = null ) {
		if ( $this->save && ! $this->save->is_running() ) {
			$this->release();
		}
		if ( null !== $result || $this->save || ! self::is_settings( $handler ) || ! $request instanceof WP_REST_Request || ! Rest::is_versioned( $request, Rest::SAVE_METHODS ) ) {
			return $result;
		}
		$save = Locked_Save::begin( $request, self::LOCK );
		if ( is_wp_error( $save ) ) {
			return $save;
		}
		$this->save = $save;
		$overlay    = $this->current->overlay();
		if ( $overlay ) {
			$overlay->refresh( '' );
		}
		$base = $save->base();
		return $save->refusal( $handler ) ?? ( $base ? $this->conflict( $save, $base, $request ) : null );
	}

	/**
	 * Adds the version to the settings, and ends a save.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function after_callbacks( $response, $handler = null, $request = null ) {
		if ( $this->save && $this->save->is_of( $request ) ) {
			$this->release();
		}
		if ( is_wp_error( $response ) || ! self::is_settings( $handler ) || ! $request instanceof WP_REST_Request || ! Conflicts_Module::wants_version( $request ) ) {
			return $response;
		}
		$response = rest_ensure_response( $response );
		if ( $response instanceof WP_REST_Response && is_array( $response->data ) ) {
			$response->data[ Version::FIELD ] = Version::of_settings( $response->data )->text();
		}
		return $response;
	}

	/** Also runs on shutdown, after a fatal error. */
	public function release(): void {
		if ( $this->save ) {
			$this->save->release();
		}
		$this->save = null;
	}

	/** @param mixed $handler The handler of a route. */
	private static function is_settings( $handler ): bool {
		$callback = is_array( $handler ) ? $handler['callback'] ?? null : null;
		return is_array( $callback ) && ( $callback[0] ?? null ) instanceof WP_REST_Settings_Controller;
	}

	/** @return WP_Error|null Null if nothing would be overwritten. */
	private function conflict( Locked_Save $save, Version $base, WP_REST_Request $request ): ?WP_Error {
		$record = self::read_settings( $request );
		if ( ! isset( $record[ Version::FIELD ] ) ) {
			// The route responds with its own error.
			return null;
		}
		$now     = array_diff_key( $record, array( Version::FIELD => true ) );
		$changed = $base->changed_in( Version::of_settings( $now ), $save->sent() );
		$overlay = $this->current->overlay();
		$last    = $overlay ? Last_Change::with( $overlay->changes(), Change::SITE, $changed, null ) : new Last_Change( null );
		return $changed ? new WP_Error(
			'atelier_conflict',
			Last_Change::IN_DRAFT === $last->place() ? $last->message() : __( 'Someone else changed this in the meantime.', 'atelier' ),
			array(
				'status'   => 409,
				'version'  => $record[ Version::FIELD ],
				'modified' => $last->time(),
				'author'   => $last->author(),
				'place'    => $last->place(),
				'changed'  => $changed,
				'record'   => $record,
			)
		) : null;
	}

	/**
	 * The currently stored settings: options were loaded when the request began, before the lock.
	 *
	 * @return array<string, mixed>
	 */
	private static function read_settings( WP_REST_Request $saving ): array {
		Uncached_Reads::use_primary();
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		foreach ( get_registered_settings() as $name => $setting ) {
			wp_cache_delete( $name, 'options' );
		}
		$request = new WP_REST_Request( 'GET', $saving->get_route() );
		$request->set_header( Rest::CLIENT, '1' );
		$data = rest_do_request( $request )->get_data();
		return is_array( $data ) ? $data : array();
	}
}

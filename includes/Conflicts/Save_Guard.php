<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Refuses saves that would overwrite what their author has not seen. Looking and saving are one step for everybody
 * who says what a save is based on; no one else's requests are touched.
 */
final class Save_Guard {
	public const HEADER = Rest::BASED_ON;

	private const METHODS = array( 'POST', 'PUT', 'PATCH', 'DELETE' );

	/** The request that is being saved, and its lock. */
	private ?WP_REST_Request $request = null;
	private ?Save_Lock $lock          = null;

	/**
	 * Comes after the permission of a route was checked and before it is run: whoever may not save a record learns
	 * nothing of it here.
	 *
	 * @param mixed $result What others have put into the place of the route's own answer.
	 * @return mixed
	 */
	public function before_saving( $result, WP_REST_Request $request ) {
		$text = $request->get_header( self::HEADER );
		if ( null !== $result || null === $text || ! in_array( $request->get_method(), self::METHODS, true ) || ! isset( $request->get_url_params()['id'] ) ) {
			return $result;
		}
		try {
			$base = Version::from_text( $text );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'version' );
		}
		$lock = new Save_Lock( $request->get_route() );
		if ( ! $lock->take() ) {
			return new WP_Error( 'atelier_busy', __( 'Someone else is saving this right now. Try again in a moment.', 'atelier' ), array( 'status' => 423 ) );
		}
		$this->lock    = $lock;
		$this->request = $request;
		return $this->conflict( $base, $request );
	}

	/**
	 * The next one may save.
	 *
	 * @param mixed $response
	 * @return mixed
	 */
	public function after_saving( $response, WP_REST_Request $request ) {
		if ( $request === $this->request ) {
			if ( ! is_wp_error( $response ) ) {
				// What was permanently deleted is no record any more; what is in the trash was put there by someone.
				$data = rest_ensure_response( $response )->get_data();
				( new Last_Change( is_array( $data ) ? $data : array() ) )->remember();
			}
			$this->release();
		}
		return $response;
	}

	/** Also where the request ends in a fatal error. */
	public function release(): void {
		if ( $this->lock ) {
			$this->lock->release();
		}
		$this->lock    = null;
		$this->request = null;
	}

	/** @return WP_Error|null Null where nothing would be lost. */
	private function conflict( Version $base, WP_REST_Request $request ): ?WP_Error {
		self::forget_cached( $request );
		$now = self::ask( $request, implode( ',', Conflicts_Module::fields() ) );
		if ( ! isset( $now[ Conflicts_Module::FIELD ] ) ) {
			// The route says by itself what is wrong.
			return null;
		}
		$changed = $base->changed_in( Version::from_text( $now[ Conflicts_Module::FIELD ] ), self::sent_by( $request ) );
		if ( ! $changed ) {
			return null;
		}
		// The whole of it, which is rendered for that, is read only where someone has to be told.
		$record = self::ask( $request ) ?? array();
		$last   = new Last_Change( $record );
		return new WP_Error(
			'atelier_conflict',
			$last->words(),
			array(
				'status'   => 409,
				'version'  => $record[ Conflicts_Module::FIELD ] ?? '',
				'modified' => $last->time(),
				'author'   => $last->author(),
				'changed'  => $changed,
				'record'   => $record,
			)
		);
	}

	/** @return array<string, mixed>|null What would be changed; null for all of it: deleting, and resetting to the theme's file. */
	private static function sent_by( WP_REST_Request $request ): ?array {
		$sent = (array) ( $request->get_json_params() ?? array() ) + $request->get_body_params();
		return 'DELETE' === $request->get_method() || 'theme' === ( $sent['source'] ?? '' ) ? null : array_diff_key( $sent, array( 'source' => true ) );
	}

	/**
	 * The record as its own route answers it, to a user who was found to be allowed to save it.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function ask( WP_REST_Request $saving, string $fields = '' ): ?array {
		$request = new WP_REST_Request( 'GET', $saving->get_route() );
		$request->set_query_params( array( 'context' => 'edit' ) + ( '' === $fields ? array() : array( '_fields' => $fields ) ) );
		$response = rest_do_request( $request );
		$data     = $response->is_error() ? null : rest_get_server()->response_to_data( $response, false );
		return is_array( $data ) ? $data : null;
	}

	/** What this request has read before it was its turn may be old by now. */
	private static function forget_cached( WP_REST_Request $request ): void {
		$id = $request->get_url_params()['id'];
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		} else {
			wp_cache_set_last_changed( 'posts' );
			wp_cache_set_last_changed( 'terms' );
		}
		if ( is_numeric( $id ) && wp_using_ext_object_cache() ) {
			clean_post_cache( (int) $id );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Requested_Document;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Refuses saves that would overwrite what their author has not seen. Looking and saving are one step for everybody
 * who says what a save is based on and may edit it; no one else's requests are touched.
 */
final class Save_Guard {
	public const HEADER = Rest::BASED_ON;

	private const METHODS = array( 'POST', 'PUT', 'PATCH', 'DELETE' );

	private Fresh_Reads $reads;

	/** The request that is being saved, what it changes, and the lock of that. */
	private ?WP_REST_Request $request     = null;
	private ?Requested_Document $document = null;
	private ?Save_Lock $lock              = null;

	public function __construct( Fresh_Reads $reads ) {
		$this->reads = $reads;
	}

	/**
	 * Comes after the permission of a route was checked and before it is run: whoever may not save a record learns
	 * nothing of it here.
	 *
	 * @param mixed $result  What others have put into the place of the route's own answer.
	 * @param mixed $request
	 * @param mixed $route   Its pattern.
	 * @param mixed $handler
	 * @return mixed
	 */
	public function before_saving( $result, $request = null, $route = null, $handler = null ) {
		// A save within a save is part of it.
		if ( null !== $result || $this->lock || ! $request instanceof WP_REST_Request ) {
			return $result;
		}
		$text     = $request->get_header( self::HEADER );
		$is_write = null !== $text && in_array( $request->get_method(), self::METHODS, true );
		$document = $is_write ? Requested_Document::changed_by( $request, $handler ) : null;
		if ( ! $document ) {
			return $result;
		}
		if ( ! $document->is_named_by( $request ) ) {
			return new WP_Error( 'rest_invalid_param', __( 'Invalid parameter(s): id', 'atelier' ), array( 'status' => 400 ) );
		}
		try {
			$base = Version::from_text( $text );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'version' );
		}
		$lock = new Save_Lock( $document->key() );
		if ( ! $lock->take() ) {
			return new WP_Error( 'atelier_busy', __( 'Someone else is saving this right now. Try again in a moment.', 'atelier' ), array( 'status' => 423 ) );
		}
		$this->lock     = $lock;
		$this->request  = $request;
		$this->document = $document;
		$this->reads->begin( $document );
		return $this->conflict( $base, $request );
	}

	/**
	 * The next one may save.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function after_saving( $response, $handler = null, $request = null ) {
		if ( $this->document && $request === $this->request ) {
			if ( ! is_wp_error( $response ) ) {
				// What was permanently deleted is no record any more; what is in the trash was put there by someone.
				$data = rest_ensure_response( $response )->get_data();
				( new Last_Change( $this->document->post_in( is_array( $data ) ? $data : array() ) ) )->remember();
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
		if ( $this->document ) {
			$this->reads->end();
		}
		$this->lock     = null;
		$this->request  = null;
		$this->document = null;
	}

	/** @return WP_Error|null Null where nothing would be lost. */
	private function conflict( Version $base, WP_REST_Request $request ): ?WP_Error {
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
		$last   = new Last_Change( $this->document ? $this->document->post_in( $record ) : null );
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
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( array( 'context' => 'edit' ) + ( '' === $fields ? array() : array( '_fields' => $fields ) ) );
		$response = rest_do_request( $request );
		$data     = $response->is_error() ? null : rest_get_server()->response_to_data( $response, false );
		return is_array( $data ) ? $data : null;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Requested_Document;
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Attribution;
use Atelier\Records\Last_Change;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Rejects saves that would overwrite changes their author hasn't seen. Checking and saving are one atomic step. Requests without
 * a base version aren't checked, but wait like the others: WordPress reads a whole post before it writes it back, and would undo
 * what is published in between.
 */
final class Save_Guard {
	private Uncached_Reads $reads;
	private Current_Overlay $current;

	/** The current save and its document. */
	private ?Locked_Save $save            = null;
	private ?Requested_Document $document = null;

	public function __construct( Uncached_Reads $reads, Current_Overlay $current ) {
		$this->reads   = $reads;
		$this->current = $current;
	}

	/**
	 * Runs after the permission check of the route and before its callback: users without permission see nothing of the
	 * record.
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
		// A nested save is part of the outer one, and publishing has the locks of all records.
		if ( null !== $result || $this->save || Attribution::draft() || ! $request instanceof WP_REST_Request ) {
			return $result;
		}
		$document = in_array( $request->get_method(), Rest::WRITE_METHODS, true ) ? Requested_Document::changed_by( $request, $handler ) : null;
		if ( ! $document ) {
			return $result;
		}
		if ( ! $document->matches_url_of( $request ) ) {
			// WordPress saves the record that the body names.
			return null === $request->get_header( Rest::BASED_ON ) ? $result : new WP_Error( 'rest_invalid_param', __( 'Invalid parameter(s): id', 'atelier' ), array( 'status' => 400 ) );
		}
		$save = Locked_Save::begin( $request, $document->key() );
		if ( is_wp_error( $save ) ) {
			return $save;
		}
		$this->save     = $save;
		$this->document = $document;
		$this->reads->begin( $document );
		$overlay = $this->current->overlay();
		if ( $overlay ) {
			$overlay->refresh( $document->key() );
		}
		$base = $save->base();
		return $save->refusal( $handler ) ?? ( $base ? $this->conflict( $save, $base, $document, $request ) : null );
	}

	/**
	 * Records the author and releases the lock.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function after_saving( $response, $handler = null, $request = null ) {
		if ( $this->save && $this->document && $this->save->is_of( $request ) ) {
			$response = is_wp_error( $response ) ? $response : rest_ensure_response( $response );
			// A save into a site draft doesn't change the live record.
			if ( $this->save->base() && ! is_wp_error( $response ) && ! isset( $response->get_headers()[ Rest::IN_DRAFT ] ) ) {
				// Null after a permanent deletion; moving to the trash is a change.
				$data = $response->get_data();
				( new Last_Change( $this->document->post_from_response( is_array( $data ) ? $data : array() ) ) )->record_author();
			}
			$this->release();
		}
		return $response;
	}

	/** Also runs on shutdown, after a fatal error. */
	public function release(): void {
		if ( $this->save ) {
			$this->save->release();
		}
		if ( $this->document ) {
			$this->reads->end();
		}
		$this->save     = null;
		$this->document = null;
	}

	/** @return WP_Error|null Null if nothing would be overwritten. */
	private function conflict( Locked_Save $save, Version $base, Requested_Document $document, WP_REST_Request $request ): ?WP_Error {
		$now = self::read_record( $request, implode( ',', Version::fields() ) );
		if ( ! isset( $now[ Version::FIELD ] ) ) {
			// The route responds with its own error.
			return null;
		}
		$version = Version::from_text( $now[ Version::FIELD ] );
		$sent    = self::changed_by( $save, $request );
		$changed = $base->changed_in( $version, $sent );
		// Who sends a status says where the record shall be.
		if ( null !== $sent && array_diff_key( $sent, array_flip( Version::NO_CHANGES ) ) && ! isset( $sent['status'] ) && $base->is_moved_in( $version ) ) {
			$changed[] = 'status';
		}
		if ( ! $changed ) {
			return null;
		}
		// The full record is rendered, so it is read only for the response to a conflict.
		$record = self::read_record( $request ) ?? array();
		$last   = $this->last_change( $document, $changed, $record );
		return new WP_Error(
			'atelier_conflict',
			$last->message(),
			array(
				'status'   => 409,
				'version'  => $record[ Version::FIELD ] ?? '',
				'modified' => $last->time(),
				'author'   => $last->author(),
				'place'    => $last->place(),
				'changed'  => $changed,
				'record'   => $record,
			)
		);
	}

	/**
	 * @param string[]             $changed What was changed since, by name.
	 * @param array<string, mixed> $record
	 */
	private function last_change( Requested_Document $document, array $changed, array $record ): Last_Change {
		$overlay = $this->current->overlay();
		$post    = $document->post_from_response( $record );
		return $overlay ? Last_Change::with( $overlay->changes(), $document->key(), $changed, $post ) : new Last_Change( $post );
	}

	/** @return array<string, mixed>|null The properties to change; null for the whole record: deleting, and resetting to the theme file. */
	private static function changed_by( Locked_Save $save, WP_REST_Request $request ): ?array {
		$sent = $save->sent();
		return 'DELETE' === $request->get_method() || 'theme' === ( $sent['source'] ?? '' ) ? null : array_diff_key( $sent, array( 'source' => true ) );
	}

	/**
	 * The response of the record's own route. The permission to save it has been checked.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function read_record( WP_REST_Request $saving, string $fields = '' ): ?array {
		$request = new WP_REST_Request( 'GET', $saving->get_route() );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( array( 'context' => 'edit' ) + ( '' === $fields ? array() : array( '_fields' => $fields ) ) );
		$response = rest_do_request( $request );
		$data     = $response->is_error() ? null : rest_get_server()->response_to_data( $response, false );
		return is_array( $data ) ? $data : null;
	}
}

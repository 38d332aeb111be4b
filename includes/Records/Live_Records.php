<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * Reads records of the live site, also in a request within a site draft.
 */
final class Live_Records {
	private Live_Site $live;

	public function __construct( Live_Site $live ) {
		$this->live = $live;
	}

	/**
	 * Reads the posts of many changes at once, with their meta and terms, before each is asked for.
	 *
	 * @param array<Change> $changes
	 */
	public function read_ahead( array $changes ): void {
		$ids = array_filter( array_map( static fn( Change $change ): int => $change->post_id(), array_values( $changes ) ) );
		$this->live->during( static fn() => _prime_post_caches( $ids, true, true ) );
	}

	/** The record of a change. */
	public function of( Change $change, Record_Route $route ): Live_Record {
		return $this->live->during( static fn(): Live_Record => self::read( $change, $route ) );
	}

	private static function read( Change $change, Record_Route $route ): Live_Record {
		$live = new Live_Record();
		$post = $change->post_id() > 0 ? get_post( $change->post_id() ) : null;
		if ( $change->post_id() > 0 && ( ! $post || $post->post_type !== $change->type() ) ) {
			$live->is_missing = true;
			return $live;
		}
		$response = rest_do_request( $route->reading() );
		if ( $response->is_error() ) {
			$live->error      = $response->as_error();
			$live->is_missing = in_array( $response->get_status(), array( 404, 410 ), true );
			return $live;
		}
		$data   = rest_get_server()->response_to_data( $response, false );
		$record = is_array( $data ) ? json_decode( (string) wp_json_encode( $data ), true ) : array();
		if ( $change->is_new() && $route->is_template() && 'custom' !== ( $record['source'] ?? '' ) ) {
			// The theme's file, which a new template of its name replaces.
			$live->is_missing = true;
			return $live;
		}
		$live->version = is_string( $record[ Version::FIELD ] ?? null ) ? $record[ Version::FIELD ] : '';
		$live->values  = array_map( array( Record_Edits::class, 'raw' ), array_diff_key( $record, array( Version::FIELD => true ) ) );
		if ( ! $route->is_settings() ) {
			$live->post = get_post( (int) ( $record['wp_id'] ?? $change->post_id() ) );
		}
		if ( ! $change->is_new() && 'trash' === ( $live->values['status'] ?? '' ) && ! $change->is_restoring() && ! $change->is_permanent_deletion() ) {
			$live->is_missing  = true;
			$live->is_in_trash = true;
		}
		return $live;
	}
}

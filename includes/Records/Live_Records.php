<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Guard;
use WP_Error;

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
		$response = Guard::answer( 'the route of ' . $change->key(), static fn() => rest_do_request( $route->reading() ), null );
		if ( ! $response || $response->is_error() ) {
			$live->error      = $response ? $response->as_error() : self::unreadable();
			$live->is_missing = $response && in_array( $response->get_status(), array( 404, 410 ), true );
			return $live;
		}
		$data   = $response->get_data();
		$record = is_array( $data ) || is_object( $data ) ? json_decode( (string) wp_json_encode( $data ), true ) : null;
		if ( ! is_array( $record ) ) {
			$live->error = self::unreadable();
			return $live;
		}
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

	private static function unreadable(): WP_Error {
		return new WP_Error( 'atelier_record_unreadable', __( 'A plugin or the theme failed while it was read. Try again after you have updated or deactivated that plugin.', 'atelier' ), array( 'status' => 500 ) );
	}
}

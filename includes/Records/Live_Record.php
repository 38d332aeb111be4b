<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use WP_Error;
use WP_Post;

/**
 * A record of the live site in the edit context of the current user.
 */
final class Live_Record {
	/** Deleted, or in the trash. */
	public bool $is_missing = false;
	public bool $is_in_trash = false;

	/** The error if it couldn't be read. */
	public ?WP_Error $error = null;

	/** @var array<string, mixed> Raw, by property. */
	public array $values = array();

	/** As text; empty if it is missing. */
	public string $version = '';

	/** Null for settings and for templates from theme files. */
	public ?WP_Post $post = null;

	/** Reads the record of a change. The request must not run in a site draft. */
	public static function of( Change $change, Record_Route $route ): self {
		$live = new self();
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
		if ( ! $change->is_new() && 'trash' === ( $live->values['status'] ?? '' ) && ! $change->is_restoring() ) {
			$live->is_missing  = true;
			$live->is_in_trash = true;
		}
		return $live;
	}

	/**
	 * The properties that changed since a version and would be overwritten.
	 *
	 * @param string                    $base  As text.
	 * @param array<string, mixed>|null $edits Null for the whole record.
	 * @return list<string>
	 */
	public function changed_since( string $base, ?array $edits ): array {
		try {
			return array_values( Version::from_text( $base )->changed_in( Version::from_text( $this->version ), $edits ) );
		} catch ( Invalid_Input $reason ) {
			// Without a version, there is nothing to compare.
			return array();
		}
	}
}

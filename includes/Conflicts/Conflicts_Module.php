<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Attribution;
use Atelier\Records\Last_Change;
use Atelier\Records\Record_Types;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Detects saves that would overwrite someone else's changes. See docs/conflicts.md.
 */
final class Conflicts_Module implements Module {
	private Current_Overlay $current;

	public function __construct( Current_Overlay $current ) {
		$this->current = $current;
	}

	public function register(): void {
		$guard = new Save_Guard( new Uncached_Reads(), $this->current );
		( new Settings_Guard( $this->current ) )->register();
		add_action( 'rest_api_init', array( $this, 'add_field' ) );
		add_action( 'rest_api_init', array( new Locks_Controller(), 'register_routes' ) );
		// Last: a response by another plugin replaces the save.
		add_filter( 'rest_dispatch_request', array( $guard, 'before_saving' ), PHP_INT_MAX, 4 );
		add_filter( 'rest_request_after_callbacks', array( $guard, 'after_saving' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'remove_empty_versions' ) );
		add_filter( 'rest_allowed_cors_headers', array( $this, 'allow_headers' ) );
		add_action( 'trashed_post', array( $this, 'note_author' ) );
		add_action( 'shutdown', array( $guard, 'release' ) );
	}

	/**
	 * Lists in wp-admin don't say who has moved something to the trash.
	 *
	 * @param mixed $id
	 */
	public function note_author( $id ): void {
		$post = is_numeric( $id ) && get_current_user_id() > 0 ? get_post( (int) $id ) : null;
		if ( $post && in_array( $post->post_type, get_post_types( array( 'show_in_rest' => true ) ), true ) && ! Attribution::draft() ) {
			( new Last_Change( $post ) )->record_author();
		}
	}

	/**
	 * The version of a record if the client requests it; otherwise null, which remove_empty_versions() removes.
	 *
	 * @param mixed $record  The REST response.
	 * @param mixed $name
	 * @param mixed $request
	 * @param mixed $type
	 */
	public function version( $record, $name = '', $request = null, $type = '' ): ?string {
		if ( ! is_array( $record ) || ! is_string( $type ) || ! $request instanceof WP_REST_Request || ! self::wants_version( $request ) ) {
			return null;
		}
		return Version::of( $record, self::terms( $type ), self::modified( $record ) )->text();
	}

	/** Whether a client asks for versions, by Atelier's headers or by `_fields`. */
	public static function wants_version( WP_REST_Request $request ): bool {
		return null !== $request->get_header( Rest::CLIENT ) || null !== $request->get_header( Rest::BASED_ON ) || in_array( Version::FIELD, wp_parse_list( $request['_fields'] ?? array() ), true );
	}

	/**
	 * Responses to other clients stay the same as without the plugin.
	 *
	 * @param mixed $response
	 * @return mixed
	 */
	public function remove_empty_versions( $response ) {
		if ( ! $response instanceof WP_REST_Response || ! is_array( $response->data ) ) {
			return $response;
		}
		if ( isset( $response->data['previous'] ) && is_array( $response->data['previous'] ) ) {
			// A deleted record.
			$response->data['previous'] = self::without_empty( $response->data['previous'] );
		}
		if ( array_key_exists( Version::FIELD, $response->data ) ) {
			$response->data = self::without_empty( $response->data );
		} elseif ( isset( $response->data[0] ) ) {
			$response->data = array_map( static fn( $item ) => is_array( $item ) ? self::without_empty( $item ) : $item, $response->data );
		}
		return $response;
	}

	/**
	 * @param array<int|string, mixed> $record
	 * @return array<int|string, mixed>
	 */
	private static function without_empty( array $record ): array {
		return null === ( $record[ Version::FIELD ] ?? null ) ? array_diff_key( $record, array( Version::FIELD => true ) ) : $record;
	}

	/**
	 * Allows our headers if REST is on another origin than the page.
	 *
	 * @param mixed $headers
	 * @return mixed
	 */
	public function allow_headers( $headers ) {
		return is_array( $headers ) ? array_merge( $headers, array( Rest::BASED_ON, Rest::CLIENT, Rest::RUN ) ) : $headers;
	}

	public function add_field(): void {
		register_rest_field(
			array_values( get_post_types( array( 'show_in_rest' => true ) ) ),
			Version::FIELD,
			array(
				'get_callback' => array( $this, 'version' ),
				'schema'       => array(
					'description' => __( 'The version of the record’s editable content. Send it back in the X-Atelier-Based-On header to avoid overwriting other people’s changes.', 'atelier' ),
					'type'        => 'string',
					'context'     => array( 'edit' ),
					'readonly'    => true,
				),
			)
		);
	}

	/** @param array<string, mixed> $record */
	private static function modified( array $record ): string {
		$id   = $record['wp_id'] ?? $record['id'] ?? 0;
		$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		return $post ? $post->post_modified_gmt : '';
	}

	/** @return list<string> The properties with the terms of a post type, of which lists have many records. */
	private static function terms( string $type ): array {
		static $known = array();
		$known[ $type ] = $known[ $type ] ?? array_values( Record_Types::terms( $type ) );
		return $known[ $type ];
	}
}

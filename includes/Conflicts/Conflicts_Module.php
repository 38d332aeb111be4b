<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Detects saves that would overwrite someone else's changes. See docs/conflicts.md.
 */
final class Conflicts_Module implements Module {
	/** The REST property with the version of a record. */
	public const FIELD = 'atelier_version';

	/** Properties that a version needs in addition to those it contains. */
	private const SOURCES = array( 'id', 'wp_id', 'meta', self::FIELD );

	public function register(): void {
		$guard = new Save_Guard( new Uncached_Reads() );
		( new Settings_Guard() )->register();
		add_action( 'rest_api_init', array( $this, 'add_field' ) );
		add_action( 'rest_api_init', array( new Locks_Controller(), 'register_routes' ) );
		// Last: a response by another plugin replaces the save.
		add_filter( 'rest_dispatch_request', array( $guard, 'before_saving' ), PHP_INT_MAX, 4 );
		add_filter( 'rest_request_after_callbacks', array( $guard, 'after_saving' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'remove_empty_versions' ) );
		add_filter( 'rest_allowed_cors_headers', array( $this, 'allow_headers' ) );
		add_action( 'shutdown', array( $guard, 'release' ) );
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
		return Version::of( $record, self::taxonomies( $type ), self::modified( $record ) )->text();
	}

	/** Whether a client asks for versions, by Atelier's headers or by `_fields`. */
	public static function wants_version( WP_REST_Request $request ): bool {
		return null !== $request->get_header( Rest::CLIENT ) || null !== $request->get_header( Rest::BASED_ON ) || in_array( self::FIELD, wp_parse_list( $request['_fields'] ?? array() ), true );
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
		if ( array_key_exists( self::FIELD, $response->data ) ) {
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
		return null === ( $record[ self::FIELD ] ?? null ) ? array_diff_key( $record, array( self::FIELD => true ) ) : $record;
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
			self::FIELD,
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

	/**
	 * The REST fields that a version needs, without rendered ones.
	 *
	 * @return string[]
	 */
	public static function fields(): array {
		$raw = array( 'title.raw', 'content.raw', 'excerpt.raw' );
		return array_merge( self::SOURCES, $raw, array_diff( Version::PROPERTIES, array( 'title', 'content', 'excerpt' ) ), self::taxonomies() );
	}

	/**
	 * The properties with the terms of a post type, or of all post types.
	 *
	 * @return string[]
	 */
	private static function taxonomies( string $type = '' ): array {
		static $known = array();
		if ( isset( $known[ $type ] ) ) {
			return $known[ $type ];
		}
		$taxonomies = '' === $type ? get_taxonomies( array( 'show_in_rest' => true ), 'objects' ) : wp_filter_object_list( get_object_taxonomies( $type, 'objects' ), array( 'show_in_rest' => true ) );
		$known[ $type ] = array_values( array_map( static fn( $taxonomy ): string => $taxonomy->rest_base ? (string) $taxonomy->rest_base : $taxonomy->name, $taxonomies ) );
		return $known[ $type ];
	}

	/** @param array<string, mixed> $record */
	private static function modified( array $record ): string {
		$id   = $record['wp_id'] ?? $record['id'] ?? 0;
		$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		return $post ? $post->post_modified_gmt : '';
	}
}

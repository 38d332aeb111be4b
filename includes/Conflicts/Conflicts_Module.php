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
 * No one overwrites what someone else has saved in the meantime without knowing it. See docs/conflicts.md.
 */
final class Conflicts_Module implements Module {
	/** The property of records in REST that says which version they are. */
	public const FIELD = 'atelier_version';

	/** What a version is made from, besides what it may be told by. */
	private const SOURCES = array( 'id', 'wp_id', 'meta', self::FIELD );

	public function register(): void {
		$guard = new Save_Guard( new Fresh_Reads() );
		add_action( 'rest_api_init', array( $this, 'add_field' ) );
		add_action( 'rest_api_init', array( new Locks_Controller(), 'register_routes' ) );
		// As the last one: whoever answers in place of the route has saved nothing.
		add_filter( 'rest_dispatch_request', array( $guard, 'before_saving' ), PHP_INT_MAX, 4 );
		add_filter( 'rest_request_after_callbacks', array( $guard, 'after_saving' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'leave_out' ) );
		add_filter( 'rest_allowed_cors_headers', array( $this, 'allow_headers' ) );
		add_action( 'shutdown', array( $guard, 'release' ) );
	}

	/**
	 * The version of a record, for those who ask for it; null for other clients, which leave_out() removes.
	 *
	 * @param mixed $record  As REST answers it.
	 * @param mixed $name
	 * @param mixed $request
	 * @param mixed $type
	 */
	public function version( $record, $name = '', $request = null, $type = '' ): ?string {
		if ( ! is_array( $record ) || ! is_string( $type ) || ! $request instanceof WP_REST_Request || ! self::is_wanted( $request ) ) {
			return null;
		}
		return Version::of( $record, self::taxonomies( $type ), self::modified( $record ) )->text();
	}

	/** Atelier identifies itself, and every client can name the property. */
	private static function is_wanted( WP_REST_Request $request ): bool {
		return null !== $request->get_header( Rest::CLIENT ) || null !== $request->get_header( Rest::BASED_ON ) || in_array( self::FIELD, wp_parse_list( $request['_fields'] ?? array() ), true );
	}

	/**
	 * Answers to others are as they would be without us.
	 *
	 * @param mixed $response
	 * @return mixed
	 */
	public function leave_out( $response ) {
		if ( ! $response instanceof WP_REST_Response || ! is_array( $response->data ) ) {
			return $response;
		}
		if ( isset( $response->data['previous'] ) && is_array( $response->data['previous'] ) ) {
			// Of what was deleted.
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
	 * Lets browsers send our headers where REST is on another origin than the page.
	 *
	 * @param mixed $headers
	 * @return mixed
	 */
	public function allow_headers( $headers ) {
		return is_array( $headers ) ? array_merge( $headers, array( Rest::BASED_ON, Rest::CLIENT ) ) : $headers;
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
	 * What has to be asked for to know a whole version, without anything rendered.
	 *
	 * @return string[]
	 */
	public static function fields(): array {
		$raw = array( 'title.raw', 'content.raw', 'excerpt.raw' );
		return array_merge( self::SOURCES, $raw, array_diff( Version::PROPERTIES, array( 'title', 'content', 'excerpt' ) ), self::taxonomies() );
	}

	/**
	 * The properties of a type's records that hold terms; those of all types where none is named.
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

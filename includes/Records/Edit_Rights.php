<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Json;
use ReflectionMethod;
use WP_Error;
use WP_REST_Post_Meta_Fields;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/**
 * What WordPress asks only inside of the callback of a route, when it saves: the rights to publish, to create and to edit each meta
 * key, of the current user, and whether anything is left of a post.
 */
final class Edit_Rights {
	/** The columns of texts, and what a type supports that has them. */
	private const TEXTS = array(
		'post_title'   => 'title',
		'post_content' => 'editor',
		'post_excerpt' => 'excerpt',
	);

	/**
	 * Null if WordPress would save these properties for the current user.
	 *
	 * @param WP_REST_Request      $request Checked by the route.
	 * @param array<string, mixed> $edits
	 * @param bool                 $asks_plugins Whether to ask plugins, as a save does; not for what is only looked at.
	 */
	public static function problem( Record_Route $route, WP_REST_Request $request, array $edits, bool $asks_plugins = true ): ?WP_Error {
		$type = $route->type();
		if ( ! $type || $route->is_deletion() ) {
			return null;
		}
		if ( $route->is_new() && ! current_user_can( $type->cap->create_posts ) ) {
			return self::refusal( 'rest_cannot_create', __( 'Sorry, you are not allowed to create it.', 'atelier' ), array() );
		}
		return self::problem_of_callback( $route, $request, $asks_plugins ) ?? self::problem_of_meta( $route, is_array( $edits['meta'] ?? null ) ? $edits['meta'] : array() );
	}

	/**
	 * WordPress asks for the right to publish, and validates authors, parents and passwords, where it prepares the post, as
	 * do plugins by `rest_pre_insert_{type}`. Nothing is saved by it.
	 */
	private static function problem_of_callback( Record_Route $route, WP_REST_Request $request, bool $asks_plugins ): ?WP_Error {
		global $wp_filter;
		$controller = $route->controller();
		$type       = $route->type();
		if ( ! $controller instanceof WP_REST_Posts_Controller || ! $type ) {
			return null;
		}
		$hook    = "rest_pre_insert_$type->name";
		$plugins = $wp_filter[ $hook ] ?? null;
		if ( ! $asks_plugins ) {
			unset( $wp_filter[ $hook ] );
		}
		try {
			return self::prepare( $controller, $request );
		} finally {
			if ( ! $asks_plugins && null !== $plugins ) {
				$wp_filter[ $hook ] = $plugins; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as it was.
			}
		}
	}

	private static function prepare( WP_REST_Posts_Controller $controller, WP_REST_Request $request ): ?WP_Error {
		$prepare = new ReflectionMethod( $controller, 'prepare_item_for_database' );
		if ( PHP_VERSION_ID < 80100 ) {
			$prepare->setAccessible( true );
		}
		$prepared = $prepare->invoke( $controller, $request );
		if ( is_wp_error( $prepared ) ) {
			return $prepared;
		}
		return is_object( $prepared ) && self::is_empty( get_object_vars( $prepared ) )
			? new WP_Error( 'empty_content', __( 'It needs a title, content or an excerpt to be saved.', 'atelier' ), array( 'status' => 400 ) )
			: null;
	}

	/**
	 * Whether WordPress refuses a post because nothing of its texts would be left.
	 *
	 * @param array<string, mixed> $prepared The columns that are saved.
	 */
	private static function is_empty( array $prepared ): bool {
		$type  = (string) ( $prepared['post_type'] ?? '' );
		$saved = array_intersect_key( $prepared, self::TEXTS );
		$post  = get_post( (int) ( $prepared['ID'] ?? 0 ), ARRAY_A );
		if ( ! $saved || array_filter( $saved ) || array_filter( self::TEXTS, static fn( string $feature ): bool => ! post_type_supports( $type, $feature ) ) ) {
			return false;
		}
		// Where its draft isn't laid over the site, nobody knows the other texts of a post that only exists there.
		$post = is_array( $post ) && Hidden_Posts::STATUS !== $post['post_status'] ? $post : array();
		return ( $post || count( $saved ) === count( self::TEXTS ) )
			&& ! array_filter( array_intersect_key( $prepared + $post, self::TEXTS ) )
			// As plugins may allow it.
			&& apply_filters( 'wp_insert_post_empty_content', true, wp_slash( $prepared + $post ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	}

	/** @param array<int|string, mixed> $meta By name in REST. */
	private static function problem_of_meta( Record_Route $route, array $meta ): ?WP_Error {
		$type = $route->type();
		if ( ! $meta || ! $type ) {
			return null;
		}
		$keys = Record_Meta::fields( $type->name );
		$now  = ( new WP_REST_Post_Meta_Fields( $type->name ) )->get_value( $route->post_id(), new WP_REST_Request() );
		foreach ( $meta as $name => $value ) {
			$field = $keys[ $name ] ?? null;
			if ( ! $field ) {
				/* translators: %s: the name of a custom field. */
				return self::refusal( 'atelier_draft_meta', sprintf( __( 'The custom field “%s” isn’t available on your site.', 'atelier' ), $name ), array( "meta.$name" ), 400 );
			}
			$is_valid = null === $value ? true : rest_validate_value_from_schema( $value, $field['schema'], "meta.$name" );
			if ( is_wp_error( $is_valid ) ) {
				return self::refusal( 'rest_invalid_param', $is_valid->get_error_message(), array( "meta.$name" ), 400 );
			}
			// Editors send all fields of a record, also those that nobody has changed.
			$is_same = is_array( $now ) && array_key_exists( $name, $now ) && Json::is_same( $now[ $name ], $value );
			if ( ! $is_same && ! current_user_can( self::capability( $value, $field['single'] ), $route->post_id(), $field['key'] ) ) {
				/* translators: %s: the name of a custom field. */
				return self::refusal( 'rest_cannot_update', sprintf( __( 'Sorry, you are not allowed to edit the custom field “%s”.', 'atelier' ), $name ), array( "meta.$name" ) );
			}
		}
		return null;
	}

	/**
	 * Null, or no values, deletes a field.
	 *
	 * @param mixed $value
	 */
	private static function capability( $value, bool $is_single ): string {
		return null === $value || ( array() === $value && ! $is_single ) ? 'delete_post_meta' : 'edit_post_meta';
	}

	/** @param list<string> $properties */
	private static function refusal( string $code, string $message, array $properties, int $status = 0 ): WP_Error {
		$status = $status ? $status : rest_authorization_required_code();
		return new WP_Error( $code, $message, compact( 'status', 'properties' ) );
	}
}

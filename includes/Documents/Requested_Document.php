<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Private_Type;
use WP_Post;
use WP_Post_Type;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Templates_Controller;

/**
 * The post, template or global styles record that a REST request changes. The controller of the route identifies it: a
 * parameter `id` alone may belong to a user, a comment or any other object.
 */
final class Requested_Document {
	/** The controller methods that change an existing record. */
	private const CHANGES = array( 'update_item', 'delete_item' );

	private WP_Post_Type $type;

	/** A number; for templates "theme//slug". */
	private string $id;

	/** Whether it is always a post; templates may be theme files. */
	private bool $is_post;

	private function __construct( WP_Post_Type $type, string $id, bool $is_post ) {
		$this->type    = $type;
		$this->id      = $id;
		$this->is_post = $is_post;
	}

	/**
	 * Null if the request changes no document, or one that the user can't edit.
	 *
	 * @param mixed $request As hooks receive it.
	 * @param mixed $handler The handler of the route.
	 */
	public static function changed_by( $request, $handler ): ?self {
		$callback = is_array( $handler ) ? $handler['callback'] ?? null : null;
		if ( ! $request instanceof WP_REST_Request || ! is_array( $callback ) || ! in_array( $callback[1] ?? '', self::CHANGES, true ) ) {
			return null;
		}
		$type = self::type_of( $callback[0] );
		$id   = $request['id'];
		if ( ! $type || ! is_scalar( $id ) ) {
			return null;
		}
		$is_post  = $callback[0] instanceof WP_REST_Posts_Controller;
		$document = new self( $type, $is_post ? (string) (int) $id : (string) $id, $is_post );
		return $document->is_editable() ? $document : null;
	}

	/**
	 * The post type of a controller.
	 *
	 * @param mixed $controller
	 */
	public static function type_of( $controller ): ?WP_Post_Type {
		if ( ! $controller instanceof WP_REST_Posts_Controller && ! $controller instanceof WP_REST_Templates_Controller ) {
			return null;
		}
		foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
			if ( $type->get_rest_controller() === $controller ) {
				return $type;
			}
		}
		// WordPress registers its types again when the locale changes; routes keep the earlier controllers.
		$type = get_post_type_object( (string) ( $controller->get_item_schema()['title'] ?? '' ) );
		return $type && $type->get_rest_controller() && get_class( $type->get_rest_controller() ) === get_class( $controller ) ? $type : null;
	}

	private function is_editable(): bool {
		if ( ! $this->is_post ) {
			return current_user_can( $this->type->cap->edit_posts );
		}
		// Users have the rights to views only within their own routes, of which this is one.
		return (bool) $this->post( (int) $this->id ) && Private_Type::during( fn(): bool => current_user_can( 'edit_post', (int) $this->id ) );
	}

	private function post( int $id ): ?WP_Post {
		$post = get_post( $id );
		return $post && $post->post_type === $this->type->name ? $post : null;
	}

	/** Its type and id, such as "page:12". */
	public function key(): string {
		return $this->type->name . ':' . $this->id;
	}

	public function type(): string {
		return $this->type->name;
	}

	/** Whether the ID in the URL is the one in the body, which takes precedence in WordPress. */
	public function matches_url_of( WP_REST_Request $request ): bool {
		return $this->id === (string) ( $request->get_url_params()['id'] ?? '' );
	}

	/**
	 * The post behind it, from the response to a change. Null if it was deleted, or reset to the theme file.
	 *
	 * @param array<string, mixed> $record
	 */
	public function post_from_response( array $record ): ?WP_Post {
		$id = $this->is_post ? $this->id : $record['wp_id'] ?? 0;
		return is_numeric( $id ) && (int) $id > 0 ? $this->post( (int) $id ) : null;
	}

	/**
	 * Clears only its own cache entries, for all requests.
	 *
	 * @param int $id The id of its post.
	 */
	public function clear_cache( int $id ): void {
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
		foreach ( get_object_taxonomies( $this->type->name ) as $taxonomy ) {
			wp_cache_delete( $id, "{$taxonomy}_relationships" );
		}
		if ( 'post' === $this->type->name ) {
			// Sticky posts are an autoloaded option.
			wp_cache_delete( 'alloptions', 'options' );
		}
	}

	/** The ID of its post; 0 for templates, which are found by a query. */
	public function post_id(): int {
		return $this->is_post ? (int) $this->id : 0;
	}
}

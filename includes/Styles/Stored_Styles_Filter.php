<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Log;
use Atelier\Support\Page;
use Throwable;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON;

/**
 * Sanitizes stored styles for users who can repair them: invalid values cause fatal errors in WordPress or break pages.
 * The database isn't changed, and neither are responses for visitors.
 */
final class Stored_Styles_Filter {
	private const TYPE = 'wp_global_styles';

	/** @var array<string, string> Sanitized content by the hash of the original, for this request. */
	private array $known = array();

	/**
	 * Sanitizes the posts from which WordPress builds pages and editor settings.
	 *
	 * @param mixed $posts
	 * @param mixed $query
	 * @return mixed
	 */
	public function sanitize_posts( $posts, $query = null ) {
		$type = $query instanceof WP_Query ? $query->get( 'post_type' ) : '';
		if ( ! is_array( $posts ) || ! in_array( $type, array( self::TYPE, 'revision' ), true ) || ! self::is_sanitized_request() ) {
			return $posts;
		}
		foreach ( $posts as $post ) {
			if ( ! $post instanceof WP_Post ) {
				continue;
			}
			$is_needed = self::TYPE === $type || ( self::TYPE === get_post_type( $post->post_parent ) && ! self::is_readable( $post->post_content ) );
			if ( $is_needed ) {
				$post->post_content = $this->sanitized_content( $post->post_content );
			}
		}
		return $posts;
	}

	/**
	 * Responds with the stored record if WordPress's own route would end in a fatal error.
	 *
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @return mixed
	 */
	public function respond( $result, $request = null ) {
		if ( null !== $result || ! $request instanceof WP_REST_Request ) {
			return $result;
		}
		$id   = Styles_Document::id_in_route( $request );
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post || self::TYPE !== $post->post_type || self::is_readable( $post->post_content ) ) {
			return $result;
		}
		$parts = array_intersect_key( (array) json_decode( $post->post_content, true ), array_flip( array( 'settings', 'styles' ) ) );
		if ( 'GET' === $request->get_method() ) {
			return $this->record( $post, $parts, $request );
		}
		$sent = array_filter( array( 'settings' => $request['settings'], 'styles' => $request['styles'] ), 'is_array' );
		return self::is_readable( (string) wp_json_encode( array( 'isGlobalStylesUserThemeJSON' => true, 'version' => WP_Theme_JSON::LATEST_SCHEMA ) + $sent + $parts ) )
			? $result
			: new WP_Error( 'atelier_styles_invalid', __( 'WordPress can’t read the saved styles because they contain invalid values. Remove the values listed under “Invalid values” first.', 'atelier' ), array( 'status' => 400 ) );
	}

	/**
	 * @param array<string, mixed> $parts
	 * @return WP_REST_Response|WP_Error|null
	 */
	private function record( WP_Post $post, array $parts, WP_REST_Request $request ) {
		$type       = get_post_type_object( self::TYPE );
		$controller = $type ? $type->get_rest_controller() : null;
		if ( ! $controller ) {
			return null;
		}
		$copy               = clone $post;
		$copy->post_content = $this->sanitized_content( $post->post_content );
		$response           = $controller->prepare_item_for_response( $copy, $request );
		if ( $response instanceof WP_REST_Response ) {
			$response->data = array_merge( $response->data, array_intersect_key( array_filter( $parts, 'is_array' ), $response->data ) );
		}
		return $response;
	}

	/** Whether this request is by a user who can repair styles. */
	private static function is_sanitized_request(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		$is_page = is_admin() && Page::SLUG === ( $_GET['page'] ?? '' );
		$is_ours = $is_page || isset( $_GET['wp_site_preview'] ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
		// phpcs:enable
		return $is_ours && current_user_can( Page::capability() );
	}

	/** Whether WordPress can parse it; that doesn't make it valid. */
	private static function is_readable( string $content ): bool {
		$data = json_decode( $content, true );
		if ( ! is_array( $data ) || empty( $data['isGlobalStylesUserThemeJSON'] ) ) {
			return true;
		}
		try {
			new WP_Theme_JSON( $data, 'custom' );
			return true;
		} catch ( Throwable $reason ) {
			Log::caught( $reason );
			return false;
		}
	}

	/** Sanitizes JSON of styles; returns it unchanged if it is valid. */
	private function sanitized_content( string $content ): string {
		$hash = md5( $content );
		if ( ! isset( $this->known[ $hash ] ) ) {
			$this->known[ $hash ] = self::sanitize_content( $content );
		}
		return $this->known[ $hash ];
	}

	private static function sanitize_content( string $content ): string {
		$data = json_decode( $content, true );
		if ( ! is_array( $data ) ) {
			return $content;
		}
		$clean = self::sanitized( $data );
		return null === $clean ? $content : (string) wp_json_encode( $clean, JSON_HEX_TAG | JSON_HEX_AMP );
	}

	/**
	 * Sanitizes styles.
	 *
	 * @param array<int|string, mixed> $data With `settings` and `styles`.
	 * @return array<int|string, mixed>|null Null if they are valid.
	 */
	public static function sanitized( array $data ): ?array {
		$rejected = new Rejected_Values();
		$clean    = ( new Styles_Sanitizer( $rejected ) )->sanitize( $data );
		return array() === $rejected->entries() && array_keys( $clean ) === array_keys( $data ) ? null : $clean;
	}
}

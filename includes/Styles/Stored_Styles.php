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
 * Keeps Atelier working where damaged styles are stored, which end WordPress in a fatal error or spill into pages. Who
 * may repair them sees the site without what is damaged; visitors see what they have always seen, and what is stored
 * stays as it is.
 */
final class Stored_Styles {
	private const TYPE = 'wp_global_styles';

	/** @var array<string, string> What has been looked through in this request, by its hash. */
	private array $known = array();

	/**
	 * What WordPress makes pages and the settings of editors from, without what is damaged.
	 *
	 * @param mixed $posts
	 * @param mixed $query
	 * @return mixed
	 */
	public function leave_out( $posts, $query = null ) {
		$type = $query instanceof WP_Query ? $query->get( 'post_type' ) : '';
		if ( ! is_array( $posts ) || ! in_array( $type, array( self::TYPE, 'revision' ), true ) || ! self::is_about_repair() ) {
			return $posts;
		}
		foreach ( $posts as $post ) {
			if ( ! $post instanceof WP_Post ) {
				continue;
			}
			$is_needed = self::TYPE === $type || ( self::TYPE === get_post_type( $post->post_parent ) && ! self::is_readable( $post->post_content ) );
			if ( $is_needed ) {
				$post->post_content = $this->sound( $post->post_content );
			}
		}
		return $posts;
	}

	/**
	 * The record as it is stored, where WordPress would end in a fatal error over it.
	 *
	 * @param mixed $result  What others have put into the place of the route's own answer.
	 * @param mixed $request
	 * @return mixed
	 */
	public function answer( $result, $request = null ) {
		if ( null !== $result || ! $request instanceof WP_REST_Request || ! preg_match( '#^/wp/v2/global-styles/(\d+)$#', $request->get_route(), $found ) ) {
			return $result;
		}
		$post = get_post( (int) $found[1] );
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
			: new WP_Error( 'atelier_styles_damaged', __( 'WordPress can’t read the saved styles because they contain invalid values. Remove the values listed under “Invalid values” first.', 'atelier' ), array( 'status' => 400 ) );
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
		$copy->post_content = $this->sound( $post->post_content );
		$response           = $controller->prepare_item_for_response( $copy, $request );
		if ( $response instanceof WP_REST_Response ) {
			$response->data = array_merge( $response->data, array_intersect_key( array_filter( $parts, 'is_array' ), $response->data ) );
		}
		return $response;
	}

	/** Whether this request is made by, or for, someone who may repair styles. */
	private static function is_about_repair(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		$is_page = is_admin() && Page::SLUG === ( $_GET['page'] ?? '' );
		$is_ours = $is_page || isset( $_GET['wp_site_preview'] ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
		// phpcs:enable
		return $is_ours && current_user_can( Page::CAPABILITY );
	}

	/** Whether WordPress can read it at all; it can read much that is damaged. */
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

	/** JSON of styles without what is damaged; the same where nothing is. */
	private function sound( string $content ): string {
		$hash = md5( $content );
		if ( ! isset( $this->known[ $hash ] ) ) {
			$this->known[ $hash ] = self::sift( $content );
		}
		return $this->known[ $hash ];
	}

	private static function sift( string $content ): string {
		$data = json_decode( $content, true );
		if ( ! is_array( $data ) ) {
			return $content;
		}
		$clean = self::without_damage( $data );
		return null === $clean ? $content : (string) wp_json_encode( $clean, JSON_HEX_TAG | JSON_HEX_AMP );
	}

	/**
	 * Styles without what is damaged.
	 *
	 * @param array<int|string, mixed> $data With `settings` and `styles`.
	 * @return array<int|string, mixed>|null Null where nothing is.
	 */
	public static function without_damage( array $data ): ?array {
		$damage = new Left_Out();
		$shape  = new Shape( $damage );
		$before = $data;
		foreach ( array( 'settings', 'styles' ) as $part ) {
			if ( ! isset( $data[ $part ] ) ) {
				continue;
			}
			if ( is_array( $data[ $part ] ) ) {
				$data[ $part ] = 'settings' === $part ? $shape->of_settings( $data[ $part ] ) : $shape->of_styles( $data[ $part ] );
			} else {
				unset( $data[ $part ] );
			}
		}
		return array() === $damage->entries() && array_keys( $data ) === array_keys( $before ) ? null : $data;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Block_Markup;
use Atelier\Support\Slugs;
use WP_Block_Template;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Keeps REST working if stored content can't be rendered. One such pattern makes the list of all patterns fail, so that
 * no one can open or delete it. The stored content isn't changed.
 */
final class Unrenderable_Content implements Module {
	private const TEMPLATE_TYPES = array(
		'templates'      => 'wp_template',
		'template-parts' => 'wp_template_part',
	);

	/** Whether a query found a template whose blocks were closed. */
	private bool $has_closed = false;

	/** Before WordPress parses blocks, at 8 and 9. */
	private const EARLY = 0;

	/** In words; the default of WordPress. */
	private const EXCERPT_LENGTH = 55;

	/** Before and after WordPress inserts hooked blocks into responses. */
	private const BEFORE = 1;
	private const AFTER  = 1000;

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'watch_answers' ) );
		add_filter( 'the_content', array( $this, 'close' ), self::EARLY );
		add_filter( 'get_the_excerpt', array( $this, 'excerpt' ), self::EARLY, 2 );
		add_filter( 'the_posts', array( $this, 'close_templates' ), self::AFTER );
		add_filter( 'rest_request_after_callbacks', array( $this, 'show_templates' ), self::BEFORE, 3 );
	}

	/**
	 * Closes blocks in templates: WordPress inserts hooked blocks into every template that a query finds.
	 *
	 * @param mixed $posts
	 * @return mixed
	 */
	public function close_templates( $posts ) {
		if ( ! is_array( $posts ) || ! ( is_admin() || wp_is_rest_endpoint() ) ) {
			return $posts;
		}
		foreach ( $posts as $at => $post ) {
			$text = $post instanceof WP_Post && in_array( $post->post_type, self::TEMPLATE_TYPES, true ) ? new Block_Markup( $post->post_content ) : null;
			if ( $text && $text->is_unrenderable() ) {
				// The cache keeps the stored content.
				$stored = array( $post );
				update_post_cache( $stored );
				$posts[ $at ]               = clone $post;
				$posts[ $at ]->post_content = $text->closed();
				$this->has_closed           = true;
			}
		}
		return $posts;
	}

	/**
	 * Restores the stored content in responses with templates. REST has no filter for a single template.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function show_templates( $response, $handler = null, $request = null ) {
		if ( ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		$type = self::TEMPLATE_TYPES[ explode( '/', strtolower( $request->get_route() ) )[3] ?? '' ] ?? '';
		// Revisions have the id of their template.
		if ( ! $this->has_closed || '' === $type || isset( $request->get_url_params()['parent'] ) || ! $response instanceof WP_REST_Response || ! is_array( $response->data ) ) {
			return $response;
		}
		$is_one = isset( $request->get_url_params()['id'] );
		$items  = $is_one ? array( $response->data ) : $response->data;
		foreach ( $items as $at => $item ) {
			if ( is_array( $item ) && is_string( $item['content']['raw'] ?? null ) ) {
				$id       = (string) ( $item['id'] ?? $request->get_url_params()['id'] ?? '' );
				$template = Slugs::is_template( $id ) ? get_block_template( $id, $type ) : null;
				$stored   = $template ? self::stored( $template ) : '';
				if ( ( new Block_Markup( $stored ) )->is_unrenderable() ) {
					$items[ $at ]['content']['raw'] = $stored;
				}
			}
		}
		$response->data = $is_one ? $items[0] : $items;
		return $response;
	}

	public function watch_answers(): void {
		add_filter( 'pre_kses', array( $this, 'keep_short' ), self::EARLY );
		add_filter( 'rest_block_hooks_post_types', array( $this, 'leave_as_stored' ), self::AFTER, 3 );
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_prepare_$type", array( $this, 'hide' ), self::BEFORE, 2 );
			add_filter( "rest_prepare_$type", array( $this, 'show' ), self::AFTER, 2 );
		}
	}

	/**
	 * For users without `unfiltered_html`, WordPress filters every text when it is saved, and Atelier when it is kept for later: texts
	 * that were filtered already are filtered again when they are published, taken over or restored.
	 *
	 * @param mixed $text
	 * @return mixed
	 */
	public function keep_short( $text ) {
		return is_string( $text ) ? ( new Block_Markup( $text ) )->filterable() : $text;
	}

	/**
	 * Prevents WordPress 7.0 and newer from serializing the content again, which turns 40 KB into 10 MB.
	 *
	 * @param mixed $types
	 * @param mixed $type
	 * @param mixed $post
	 * @return mixed
	 */
	public function leave_as_stored( $types, $type = null, $post = null ) {
		return ( new Block_Markup( self::stored( $post ) ) )->is_unrenderable() ? array() : $types;
	}

	/**
	 * Does the same for WordPress before 7.0.
	 *
	 * @param mixed $response
	 * @param mixed $item
	 * @return mixed
	 */
	public function hide( $response, $item = null ) {
		return $this->with_raw( $response, $item, '' );
	}

	/**
	 * Restores the stored content.
	 *
	 * @param mixed $response
	 * @param mixed $item
	 * @return mixed
	 */
	public function show( $response, $item = null ) {
		return $this->with_raw( $response, $item, null );
	}

	/**
	 * @param mixed       $response
	 * @param mixed       $item
	 * @param string|null $raw Null for the stored content.
	 * @return mixed
	 */
	private function with_raw( $response, $item, ?string $raw ) {
		// Plugins give their answers other shapes.
		if ( ! $response instanceof WP_REST_Response || ! is_array( $response->data ) || ! is_string( $response->data['content']['raw'] ?? null ) ) {
			return $response;
		}
		$stored = self::stored( $item );
		if ( ( new Block_Markup( $stored ) )->is_unrenderable() ) {
			$response->data['content']['raw'] = $raw ?? $stored;
		}
		return $response;
	}

	/**
	 * The stored content: a template object contains the processed one.
	 *
	 * @param mixed $item
	 */
	private static function stored( $item ): string {
		$post = $item instanceof WP_Block_Template && $item->wp_id ? get_post( $item->wp_id ) : $item;
		return $post instanceof WP_Post ? $post->post_content : '';
	}

	/**
	 * @param mixed $content
	 * @return mixed
	 */
	public function close( $content ) {
		if ( ! is_string( $content ) || ! wp_is_rest_endpoint() ) {
			return $content;
		}
		$text = new Block_Markup( $content );
		if ( $text->has_deep_submenus() ) {
			return '';
		}
		return $text->is_unrenderable() ? $text->closed() : $content;
	}

	/**
	 * Builds an excerpt without rendering blocks, as WordPress would.
	 *
	 * @param mixed $excerpt
	 * @param mixed $post
	 * @return mixed
	 */
	public function excerpt( $excerpt, $post = null ) {
		$is_empty = null === $excerpt || ( is_string( $excerpt ) && '' === trim( $excerpt ) );
		if ( ! $is_empty || ! $post instanceof WP_Post || ! wp_is_rest_endpoint() || ! ( new Block_Markup( $post->post_content ) )->is_unrenderable() ) {
			return $excerpt;
		}
		$words = wp_trim_words( wp_strip_all_tags( $post->post_content ), self::EXCERPT_LENGTH );
		// WordPress generates an excerpt if this is empty.
		return '' === trim( $words ) ? '…' : $words;
	}
}

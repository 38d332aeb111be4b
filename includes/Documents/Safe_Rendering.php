<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Log;
use Atelier\Support\Rest;
use Throwable;
use WP_REST_Request;

/**
 * Catches PHP errors while REST renders a document for editing, such as for attributes of the wrong type: one such page
 * would make the list of all pages fail. Other requests aren't changed.
 */
final class Safe_Rendering implements Module {
	/** After plugins that change the rendering callbacks. */
	private const LATE = PHP_INT_MAX;

	/** @var list<bool> For each nested request, whether its context is `edit`. */
	private array $for_editing = array();

	/** @var list<bool> For each nested request, whether Atelier asks for raw values alone. */
	private array $is_raw = array();

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'watch' ), self::LATE );
		add_filter( 'rest_request_before_callbacks', array( $this, 'begin' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'end' ) );
	}

	/** Replaces the callbacks that render content and excerpts. */
	public function watch(): void {
		$this->replace( 'the_content', 'do_blocks', 'content' );
		$this->replace( 'get_the_excerpt', 'wp_trim_excerpt', 'excerpt' );
	}

	/**
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function begin( $response, $handler = null, $request = null ) {
		$this->for_editing[] = $request instanceof WP_REST_Request && 'edit' === $request['context'];
		$this->is_raw[]      = $request instanceof WP_REST_Request && self::is_raw( $request );
		return $response;
	}

	/**
	 * @param mixed $response
	 * @return mixed
	 */
	public function end( $response ) {
		array_pop( $this->for_editing );
		array_pop( $this->is_raw );
		return $response;
	}

	/**
	 * @param mixed $content
	 * @return mixed
	 */
	public function content( $content ) {
		return is_string( $content ) ? $this->attempt( static fn(): string => do_blocks( $content ), '' ) : $content;
	}

	/**
	 * @param mixed $text
	 * @param mixed $post
	 * @return mixed
	 */
	public function excerpt( $text, $post = null ) {
		if ( end( $this->is_raw ) ) {
			return $text;
		}
		return null === $text || is_string( $text ) ? $this->attempt( static fn(): string => (string) wp_trim_excerpt( (string) $text, $post ), '…' ) : $text;
	}

	/**
	 * WordPress makes an excerpt of the whole content, which it renders for that, also where only `excerpt.raw` is asked for. Where
	 * anything is rendered, blocks in it may show excerpts.
	 */
	private static function is_raw( WP_REST_Request $request ): bool {
		$fields = wp_parse_list( $request['_fields'] ?? '' );
		return null !== $request->get_header( Rest::CLIENT ) && in_array( 'excerpt.raw', $fields, true ) && ! preg_grep( '/^(?:excerpt|content|\w+\.rendered)$/', $fields );
	}

	/** @param 'content'|'excerpt' $method */
	private function replace( string $hook, string $function, string $method ): void {
		$priority = has_filter( $hook, $function );
		if ( false !== $priority ) {
			remove_filter( $hook, $function, $priority );
			add_filter( $hook, array( $this, $method ), $priority, 2 );
		}
	}

	/**
	 * @param callable(): string $render
	 * @param string             $otherwise The result after a PHP error.
	 */
	private function attempt( callable $render, string $otherwise ): string {
		if ( ! end( $this->for_editing ) ) {
			return $render();
		}
		$running = $GLOBALS['wp_current_filter'] ?? array();
		try {
			return $render();
		} catch ( Throwable $error ) {
			// The error left filters on the stack.
			$GLOBALS['wp_current_filter'] = $running; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The list is put back as it was before.
			Log::caught( $error );
			return $otherwise;
		}
	}
}

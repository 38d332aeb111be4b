<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Block_Markup;
use Atelier\Support\Rest;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Stores content as it was sent, and sends it as it is stored. While WordPress looks for hooked blocks in a post, it writes all
 * delimiters of blocks anew, also where there are none: with other spaces, without the namespace, and with empty lists in place of
 * empty objects. Blocks that it, or a plugin, has really changed stay changed.
 */
final class Sent_Content implements Module {
	/** The block that WordPress puts around the content of types, to parse it; around others, the content of a post. */
	private const AROUND = array(
		'wp_block'      => 'core/block',
		'wp_navigation' => 'core/navigation',
	);

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'watch_types' ) );
	}

	public function watch_types(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			// After everything else that changes content.
			add_filter( "rest_pre_insert_$type", array( $this, 'keep' ), PHP_INT_MAX, 2 );
			add_filter( "rest_prepare_$type", array( $this, 'keep_in_answer' ), PHP_INT_MAX, 3 );
		}
	}

	/**
	 * @param mixed $prepared
	 * @param mixed $request
	 * @return mixed
	 */
	public function keep( $prepared, $request = null ) {
		$sent = $request instanceof WP_REST_Request ? $request['content'] : null;
		$sent = is_array( $sent ) ? $sent['raw'] ?? null : $sent;
		if ( is_object( $prepared ) && is_string( $sent ) && is_string( $prepared->post_content ?? null ) && $sent !== $prepared->post_content ) {
			$prepared->post_content = self::unchanged( $sent, $prepared->post_content, (string) ( $prepared->post_type ?? '' ) );
		}
		return $prepared;
	}

	/**
	 * Answers to other clients stay the same as without the plugin.
	 *
	 * @param mixed $response
	 * @param mixed $post
	 * @param mixed $request
	 * @return mixed
	 */
	public function keep_in_answer( $response, $post = null, $request = null ) {
		$is_own = $request instanceof WP_REST_Request && null !== $request->get_header( Rest::CLIENT );
		$raw    = $is_own && $response instanceof WP_REST_Response && is_array( $response->data ) ? $response->data['content']['raw'] ?? null : null;
		if ( $post instanceof WP_Post && is_string( $raw ) && $raw !== $post->post_content ) {
			$response->data['content']['raw'] = self::unchanged( $post->post_content, $raw, $post->post_type );
		}
		return $response;
	}

	/** What WordPress writes for a text: an end of a block that never began becomes that of the block around it. */
	private static function written( string $text, string $around ): string {
		return remove_serialized_parent_block( serialize_blocks( parse_blocks( get_comment_delimited_block_content( $around, array(), $text ) ) ) );
	}

	/** A text with the blocks as they were sent that were only written in another way. */
	private static function unchanged( string $sent, string $written, string $type ): string {
		if ( ( new Block_Markup( $sent ) )->is_unrenderable() ) {
			return $written;
		}
		if ( self::written( $sent, self::AROUND[ $type ] ?? 'core/post-content' ) === $written ) {
			return $sent;
		}
		$before = Top_Blocks::of( $sent );
		$after  = Top_Blocks::of( $written );
		if ( array_column( $before, 'name' ) !== array_column( $after, 'name' ) ) {
			return $written;
		}
		$gaps = Top_Blocks::gaps( $written, $after );
		$text = '';
		foreach ( $after as $at => $block ) {
			$own   = $before[ $at ]['text'];
			$text .= $gaps[ $at ] . ( serialize_blocks( parse_blocks( $own ) ) === $block['text'] ? $own : $block['text'] );
		}
		return $text . $gaps[ count( $after ) ];
	}
}

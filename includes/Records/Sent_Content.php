<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use WP_REST_Request;

/**
 * Stores content as it was sent. While WordPress notes which hooked blocks a post has, it writes all delimiters of blocks anew, also
 * where there is nothing to note: with other spaces, without the namespace, and with empty lists in place of empty objects. Blocks
 * that it, or a plugin, has really changed stay changed.
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

	/** What WordPress writes for a text: an end of a block that never began becomes that of the block around it. */
	private static function written( string $text, string $around ): string {
		return remove_serialized_parent_block( serialize_blocks( parse_blocks( get_comment_delimited_block_content( $around, array(), $text ) ) ) );
	}

	/** A text with the blocks as they were sent that were only written in another way. */
	private static function unchanged( string $sent, string $written, string $type ): string {
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

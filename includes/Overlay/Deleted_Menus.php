<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * Shows nothing in place of a menu that a site draft deletes, as WordPress does where there is none. For a menu that isn't
 * published, which is what the draft has, WordPress would show the newest one or a list of all pages.
 */
final class Deleted_Menus {
	/** No post has this ID. */
	private const NOBODY = -1;

	private Post_Overlay $posts;

	public function __construct( Post_Overlay $posts ) {
		$this->posts = $posts;
	}

	public function register(): void {
		add_filter( 'render_block_data', array( $this, 'filter_block' ), PHP_INT_MAX );
	}

	public function unregister(): void {
		remove_filter( 'render_block_data', array( $this, 'filter_block' ), PHP_INT_MAX );
	}

	/**
	 * @param mixed $block A parsed block.
	 * @return mixed
	 */
	public function filter_block( $block ) {
		if ( is_array( $block ) && 'core/navigation' === ( $block['blockName'] ?? null ) && $this->posts->is_deleted( (int) ( $block['attrs']['ref'] ?? 0 ) ) ) {
			$block['attrs']['ref'] = self::NOBODY;
		}
		return $block;
	}
}

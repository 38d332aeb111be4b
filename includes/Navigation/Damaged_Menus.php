<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Text;
use WP_Navigation_Fallback;
use WP_Post;

/**
 * Leaves damaged menus out of what REST renders: one of them would end every preview of a template that shows it.
 */
final class Damaged_Menus {
	/** @var array<string, bool> Results by a hash of the content. */
	private array $known = array();

	/**
	 * @param mixed $rendered Null as long as no one has rendered the block.
	 * @param mixed $block
	 * @return mixed
	 */
	public function leave_out( $rendered, $block = null ) {
		if ( null !== $rendered || ! is_array( $block ) || 'core/navigation' !== ( $block['blockName'] ?? null ) || ! wp_is_rest_endpoint() ) {
			return $rendered;
		}
		$menu = self::menu_of( $block );
		if ( ! $menu ) {
			return null;
		}
		$hash                 = md5( $menu->post_content );
		$this->known[ $hash ] = $this->known[ $hash ] ?? ( new Block_Text( $menu->post_content ) )->is_damaged();
		return $this->known[ $hash ] ? '' : null;
	}

	/** @param array<string, mixed> $block */
	private static function menu_of( array $block ): ?WP_Post {
		$named = $block['attrs']['ref'] ?? null;
		if ( null !== $named ) {
			$menu = is_numeric( $named ) ? get_post( (int) $named ) : null;
			return $menu instanceof WP_Post ? $menu : null;
		}
		// Without a menu and links of its own it shows one that WordPress chooses.
		return ! empty( $block['innerBlocks'] ) ? null : self::newest();
	}

	private static function newest(): ?WP_Post {
		// Core would make a menu where there is none.
		add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		$menu = WP_Navigation_Fallback::get_fallback();
		remove_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		return $menu instanceof WP_Post ? $menu : null;
	}
}

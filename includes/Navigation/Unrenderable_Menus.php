<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Fallback_Menu;
use Atelier\Support\Block_Markup;
use WP_Post;

/**
 * Skips menus that can't be rendered in REST: one of them would make the preview of every template with it fail.
 */
final class Unrenderable_Menus {
	/** @var array<string, bool> Results by a hash of the content. */
	private array $known = array();

	/**
	 * @param mixed $rendered Null if no other callback has rendered the block.
	 * @param mixed $block
	 * @return mixed
	 */
	public function skip( $rendered, $block = null ) {
		if ( null !== $rendered || ! is_array( $block ) || 'core/navigation' !== ( $block['blockName'] ?? null ) || ! wp_is_rest_endpoint() ) {
			return $rendered;
		}
		$menu = self::menu_of( $block );
		if ( ! $menu ) {
			return null;
		}
		$hash                 = md5( $menu->post_content );
		$this->known[ $hash ] = $this->known[ $hash ] ?? ( new Block_Markup( $menu->post_content ) )->is_uneditable();
		return $this->known[ $hash ] ? '' : null;
	}

	/** @param array<string, mixed> $block */
	private static function menu_of( array $block ): ?WP_Post {
		$named = $block['attrs']['ref'] ?? null;
		if ( null !== $named ) {
			$menu = is_numeric( $named ) ? get_post( (int) $named ) : null;
			return $menu instanceof WP_Post ? $menu : null;
		}
		// Without a menu and links of its own, it shows the fallback.
		return ! empty( $block['innerBlocks'] ) ? null : Fallback_Menu::find();
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Flat_Blocks;
use Atelier\Support\Slugs;
use WP_Block_Template;
use WP_Post;

/**
 * Finds block templates and the template parts in them.
 */
final class Template_Resolver {
	/** The template of a homepage that lists posts, as on the front end. */
	public function for_posts_home(): ?WP_Block_Template {
		return resolve_block_template( 'home', array( 'front-page.php', 'home.php', 'index.php' ), '' );
	}

	/** The template around a post or page, in WordPress's template hierarchy. */
	public function for_post( WP_Post $post ): ?WP_Block_Template {
		$is_page   = 'page' === $post->post_type;
		$hierarchy = array();
		if ( $is_page && $this->is_front_page( $post ) ) {
			$hierarchy[] = 'front-page.php';
		}
		$chosen = get_page_template_slug( $post );
		if ( $chosen ) {
			$hierarchy[] = $chosen . '.php';
		}
		if ( $is_page ) {
			array_push( $hierarchy, "page-{$post->post_name}.php", "page-{$post->ID}.php", 'page.php' );
		} else {
			array_push( $hierarchy, "single-{$post->post_type}-{$post->post_name}.php", "single-{$post->post_type}.php", 'single.php' );
		}
		array_push( $hierarchy, 'singular.php', 'index.php' );
		return resolve_block_template( $is_page ? 'page' : 'single', $hierarchy, '' );
	}

	/**
	 * The template parts in blocks, each once, in reading order.
	 *
	 * @param string $content Serialized blocks.
	 * @return list<WP_Block_Template>
	 */
	public function parts_in( string $content ): array {
		$found = array();
		foreach ( Flat_Blocks::in( $content ) as $block ) {
			$slug  = $block['attributes']['slug'] ?? null;
			$theme = $block['attributes']['theme'] ?? get_stylesheet();
			if ( 'core/template-part' !== $block['name'] || ! is_string( $slug ) || ! is_string( $theme ) || ! Slugs::is_template( "$theme//$slug" ) ) {
				continue;
			}
			$part = get_block_template( "$theme//$slug", 'wp_template_part' );
			// Plugins filter it.
			if ( $part instanceof WP_Block_Template ) {
				$found[ $part->id ] = $part;
			}
		}
		return array_values( $found );
	}

	private function is_front_page( WP_Post $post ): bool {
		return 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID;
	}
}

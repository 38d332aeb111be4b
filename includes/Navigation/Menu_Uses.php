<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use WP_Block_Patterns_Registry;
use WP_Navigation_Fallback;
use WP_Post;

/**
 * Which templates, template parts and patterns show which menu.
 *
 * Read from what the documents say, without rendering any of them: a navigation block names its menu,
 * or has none of its own and shows the newest.
 */
final class Menu_Uses {
	/** @var array<string, list<int>> Menus by the name of the registered pattern that shows them. */
	private array $by_pattern = array();

	/** The menu of blocks that name none; 0 where there is none, null before anybody has asked. */
	private ?int $newest = null;

	/**
	 * The documents by menu.
	 *
	 * @return array<int, list<array{type: string, id: string, title: string}>>
	 */
	public function by_menu(): array {
		$uses = array();
		foreach ( $this->documents() as $document ) {
			foreach ( array_unique( $this->menus_in( $document['content'] ) ) as $menu ) {
				$uses[ $menu ][] = array_diff_key( $document, array( 'content' => '' ) );
			}
		}
		return $uses;
	}

	/** @return list<array{type: string, id: string, title: string, content: string}> What the user may edit. */
	private function documents(): array {
		$documents = array();
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if ( ! $template->wp_id || current_user_can( 'edit_post', $template->wp_id ) ) {
					$documents[] = array(
						'type'    => $type,
						'id'      => $template->id,
						'title'   => (string) ( $template->title ? $template->title : $template->slug ),
						'content' => (string) $template->content,
					);
				}
			}
		}
		$patterns = get_posts(
			array(
				'post_type'              => 'wp_block',
				'post_status'            => array( 'publish', 'draft', 'private' ),
				'numberposts'            => -1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		foreach ( $patterns as $pattern ) {
			if ( current_user_can( 'edit_post', $pattern->ID ) ) {
				$documents[] = array(
					'type'    => 'wp_block',
					'id'      => (string) $pattern->ID,
					'title'   => $pattern->post_title,
					'content' => $pattern->post_content,
				);
			}
		}
		return $documents;
	}

	/** @return list<int> The menus that some blocks show, in their order; some more than once. */
	private function menus_in( string $content ): array {
		// Most documents have neither, and parsing is what costs.
		if ( false === strpos( $content, '<!-- wp:navigation ' ) && false === strpos( $content, '<!-- wp:pattern ' ) ) {
			return array();
		}
		return $this->menus_of( parse_blocks( $content ) );
	}

	/**
	 * @param array<int, array<string, mixed>> $blocks
	 * @return list<int>
	 */
	private function menus_of( array $blocks ): array {
		$menus = array();
		foreach ( $blocks as $block ) {
			if ( 'core/navigation' === $block['blockName'] ) {
				$menus[] = $this->menu_of( $block );
			} elseif ( 'core/pattern' === $block['blockName'] ) {
				$menus = array_merge( $menus, $this->menus_of_pattern( (string) ( $block['attrs']['slug'] ?? '' ) ) );
			} else {
				$menus = array_merge( $menus, $this->menus_of( $block['innerBlocks'] ) );
			}
		}
		return array_values( array_filter( $menus ) );
	}

	/** @param array<string, mixed> $block A navigation block; 0 where its links are its own. */
	private function menu_of( array $block ): int {
		$named = $block['attrs']['ref'] ?? $block['attrs']['navigationMenuId'] ?? null;
		if ( null !== $named ) {
			return (int) $named;
		}
		return $block['innerBlocks'] ? 0 : $this->newest();
	}

	/** @return list<int> */
	private function menus_of_pattern( string $name ): array {
		if ( ! array_key_exists( $name, $this->by_pattern ) ) {
			// A pattern that places itself would be looked into for ever.
			$this->by_pattern[ $name ] = array();
			$pattern                   = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$this->by_pattern[ $name ] = $this->menus_in( (string) ( $pattern['content'] ?? '' ) );
		}
		return $this->by_pattern[ $name ];
	}

	private function newest(): int {
		if ( null === $this->newest ) {
			// Core would make a menu where there is none.
			add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
			$menu = WP_Navigation_Fallback::get_fallback();
			remove_filter( 'wp_navigation_should_create_fallback', '__return_false' );
			$this->newest = $menu instanceof WP_Post ? $menu->ID : 0;
		}
		return $this->newest;
	}
}

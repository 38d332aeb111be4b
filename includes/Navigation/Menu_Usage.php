<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Fallback_Menu;
use Atelier\Documents\Found_Document;
use Atelier\Support\Block_Markup;
use Generator;
use WP_Block_Patterns_Registry;

/**
 * Finds the templates, template parts and patterns that show each menu, without rendering them: a navigation block has the
 * ID of its menu, or shows the fallback.
 */
final class Menu_Usage {
	/** @var array<string, list<int>> Menus by the name of a registered pattern. */
	private array $by_pattern = array();

	/** The fallback; 0 if there is none, null before the first lookup. */
	private ?int $newest = null;

	/**
	 * The documents by menu.
	 *
	 * @return array<int, list<array{type: string, id: string, title: string}>>
	 */
	public function by_menu(): array {
		$uses = array();
		foreach ( $this->documents() as $document ) {
			foreach ( array_unique( $this->menus_in( $document->content ) ) as $menu ) {
				$uses[ $menu ][] = $document->summary;
			}
		}
		return $uses;
	}

	/** @return Found_Document[] The documents that the user can edit. */
	private function documents(): array {
		$documents = array();
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				$template->type = $type;
				$documents[]    = Found_Document::of_template( $template );
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
		$documents = array_merge( $documents, array_map( array( Found_Document::class, 'of_post' ), $patterns ) );
		return array_filter( $documents, static fn( Found_Document $document ): bool => $document->is_editable() );
	}

	/** @return list<int> The menus in blocks, in order, with duplicates. */
	private function menus_in( string $content ): array {
		// Most documents have neither, and parsing is expensive.
		if ( false === strpos( $content, '<!-- wp:navigation ' ) && false === strpos( $content, '<!-- wp:pattern ' ) ) {
			return array();
		}
		return iterator_to_array( $this->menus_of( ( new Block_Markup( $content ) )->blocks() ), false );
	}

	/**
	 * @param array<int, array<string, mixed>> $blocks
	 * @return Generator<int>
	 */
	private function menus_of( array $blocks ): Generator {
		foreach ( $blocks as $block ) {
			if ( 'core/navigation' === $block['blockName'] ) {
				$menu = $this->menu_of( $block );
				if ( $menu ) {
					yield $menu;
				}
			} elseif ( 'core/pattern' === $block['blockName'] ) {
				yield from $this->menus_of_pattern( (string) ( $block['attrs']['slug'] ?? '' ) );
			} else {
				yield from $this->menus_of( $block['innerBlocks'] );
			}
		}
	}

	/** @param array<string, mixed> $block A navigation block; 0 if it has links of its own. */
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
			// A pattern that contains itself would recurse endlessly.
			$this->by_pattern[ $name ] = array();
			$pattern                   = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$this->by_pattern[ $name ] = $this->menus_in( (string) ( $pattern['content'] ?? '' ) );
		}
		return $this->by_pattern[ $name ];
	}

	private function newest(): int {
		if ( null === $this->newest ) {
			$menu         = Fallback_Menu::find();
			$this->newest = $menu ? $menu->ID : 0;
		}
		return $this->newest;
	}
}

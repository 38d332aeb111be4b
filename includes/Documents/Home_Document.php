<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

use WP_Block_Template;
use WP_Post;

/**
 * Finds what the visitor's home page is made of: what the route "/" shows and edits.
 */
final class Home_Document {
	/**
	 * The document behind the home page, or null where the theme has no block template for it.
	 *
	 * A static front page is edited as that page; its template is named beside it. A home page that
	 * lists posts is edited as its template.
	 *
	 * @return array{type: string, id: string, title: string, template: ?array{id: string, title: string}, parts: list<array{id: string, title: string, area: string}>}|null
	 */
	public function resolve(): ?array {
		if ( ! wp_is_block_theme() ) {
			return null;
		}
		$page     = $this->front_page();
		$template = $this->template( $page );
		if ( ! $template ) {
			return null;
		}
		$summary = array(
			'id'    => $template->id,
			'title' => $template->title ? $template->title : $template->slug,
		);
		$parts   = $this->parts( $template->content );
		if ( $page ) {
			return array(
				'type'     => 'page',
				'id'       => (string) $page->ID,
				'title'    => $page->post_title,
				'template' => $summary,
				'parts'    => $parts,
			);
		}
		return array(
			'type'     => 'wp_template',
			'id'       => $summary['id'],
			'title'    => $summary['title'],
			'template' => null,
			'parts'    => $parts,
		);
	}

	/** The page that settings name as the front page, where it exists and is not in the trash. */
	private function front_page(): ?WP_Post {
		if ( 'page' !== get_option( 'show_on_front' ) ) {
			return null;
		}
		$page = get_post( (int) get_option( 'page_on_front' ) );
		return $page instanceof WP_Post && 'page' === $page->post_type && 'trash' !== $page->post_status ? $page : null;
	}

	/** The template that the front end would choose, in WordPress's template hierarchy. */
	private function template( ?WP_Post $page ): ?WP_Block_Template {
		$hierarchy = array( 'front-page.php' );
		if ( $page ) {
			$custom = get_page_template_slug( $page );
			if ( $custom ) {
				$hierarchy[] = $custom . '.php';
			}
			array_push( $hierarchy, "page-{$page->post_name}.php", "page-{$page->ID}.php", 'page.php', 'singular.php' );
		} else {
			$hierarchy[] = 'home.php';
		}
		$hierarchy[] = 'index.php';
		return resolve_block_template( $page ? 'page' : 'home', $hierarchy, '' );
	}

	/**
	 * The template parts that a template places, each once, in reading order.
	 *
	 * @return list<array{id: string, title: string, area: string}>
	 */
	private function parts( string $content ): array {
		$found = array();
		$queue = parse_blocks( $content );
		while ( $queue ) {
			$block = array_shift( $queue );
			array_unshift( $queue, ...$block['innerBlocks'] );
			$slug = $block['attrs']['slug'] ?? null;
			if ( 'core/template-part' !== $block['blockName'] || ! is_string( $slug ) ) {
				continue;
			}
			$theme = $block['attrs']['theme'] ?? get_stylesheet();
			$part  = get_block_template( $theme . '//' . $slug, 'wp_template_part' );
			if ( $part && ! isset( $found[ $part->id ] ) ) {
				$found[ $part->id ] = array(
					'id'    => $part->id,
					'title' => $part->title ? $part->title : $part->slug,
					'area'  => (string) $part->area,
				);
			}
		}
		return array_values( $found );
	}
}

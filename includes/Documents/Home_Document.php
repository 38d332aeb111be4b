<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;
use WP_Post;

/**
 * Finds the document behind the homepage: the route "/" shows and edits it.
 */
final class Home_Document {
	private Template_Resolver $templates;

	public function __construct( Template_Resolver $templates ) {
		$this->templates = $templates;
	}

	/**
	 * The document behind the homepage, or null if the theme has no block template for it.
	 *
	 * A static homepage is the page, with its template, if the user can edit it. A homepage that lists posts is its
	 * template.
	 *
	 * @return array{type: string, id: string, title: string, template: ?array{id: string, title: string}, parts: list<array{id: string, title: string, area: string}>}|null
	 */
	public function resolve(): ?array {
		if ( ! wp_is_block_theme() ) {
			return null;
		}
		$page     = $this->front_page();
		$template = $page ? $this->templates->for_post( $page ) : $this->templates->for_posts_home();
		if ( ! $template ) {
			return null;
		}
		// Users who can't edit the page may be able to edit its template.
		$page    = $page && current_user_can( 'edit_post', $page->ID ) ? $page : null;
		$summary = $this->summary( $template );
		return array(
			'type'     => $page ? 'page' : 'wp_template',
			'id'       => $page ? (string) $page->ID : $summary['id'],
			'title'    => $page ? $page->post_title : $summary['title'],
			'template' => $page ? $summary : null,
			'parts'    => array_map(
				fn( WP_Block_Template $part ): array => $this->summary( $part ) + array( 'area' => (string) $part->area ),
				$this->templates->parts_in( (string) $template->content )
			),
		);
	}

	/** The page that is set as the homepage, if it exists and isn't in the trash. */
	private function front_page(): ?WP_Post {
		if ( 'page' !== get_option( 'show_on_front' ) ) {
			return null;
		}
		$page = get_post( (int) get_option( 'page_on_front' ) );
		return $page instanceof WP_Post && 'page' === $page->post_type && 'trash' !== $page->post_status ? $page : null;
	}

	/** @return array{id: string, title: string} */
	private function summary( WP_Block_Template $template ): array {
		return array(
			'id'    => $template->id,
			'title' => $template->title ? $template->title : $template->slug,
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

/**
 * A document to preview.
 */
final class Preview_Source {
	/** Its type and id, such as "wp_block:12". */
	public string $ref;

	/** Serialized blocks. */
	public string $content;

	/** The slug of the template it is rendered with. */
	public string $template_slug;

	/** Whether it is part of a page's content. */
	public bool $is_content;

	/** The ID of the post in the blocks' context; 0 for any that the template would show. */
	public int $post_id;

	public function __construct( string $ref, string $content, string $template_slug, bool $is_content, int $post_id = 0 ) {
		$this->ref           = $ref;
		$this->content       = $content;
		$this->template_slug = $template_slug;
		$this->is_content    = $is_content;
		$this->post_id       = $post_id;
	}
}

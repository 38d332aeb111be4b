<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

/**
 * Something that a list shows a picture of.
 */
final class Preview_Source {
	/** Its type and id, such as "wp_block:12". */
	public string $ref;

	/** Blocks as text. */
	public string $content;

	/** The template that visitors would meet it in. */
	public string $template_slug;

	/** Whether it stands in the content of a page, and not at its edges. */
	public bool $is_content;

	public function __construct( string $ref, string $content, string $template_slug, bool $is_content ) {
		$this->ref           = $ref;
		$this->content       = $content;
		$this->template_slug = $template_slug;
		$this->is_content    = $is_content;
	}
}

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
 * A document that was looked into, and what it says.
 */
final class Found_Document {
	public string $content;

	/** @var array{type: string, id: string, title: string} */
	public array $place;

	/** Where it is stored; 0 for a file of the theme. */
	private int $post;

	/** @param array{type: string, id: string, title: string} $place */
	private function __construct( string $content, array $place, int $post ) {
		$this->content = $content;
		$this->place   = $place;
		$this->post    = $post;
	}

	public static function of_template( WP_Block_Template $template ): self {
		return new self(
			(string) $template->content,
			array(
				'type'  => (string) $template->type,
				'id'    => $template->id,
				'title' => (string) ( $template->title ? $template->title : $template->slug ),
			),
			(int) $template->wp_id
		);
	}

	public static function of_post( WP_Post $post ): self {
		return new self(
			$post->post_content,
			array(
				'type'  => $post->post_type,
				'id'    => (string) $post->ID,
				'title' => $post->post_title,
			),
			$post->ID
		);
	}

	/** Whether the user may know more of it than that it exists. */
	public function may_be_edited(): bool {
		return 0 === $this->post || current_user_can( 'edit_post', $this->post );
	}
}

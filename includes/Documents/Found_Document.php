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
 * A document with its content.
 */
final class Found_Document {
	public string $content;

	/** @var array{type: string, id: string, title: string} */
	public array $summary;

	/** The ID of its post; 0 for a theme file. */
	private int $post;

	/** @param array{type: string, id: string, title: string} $summary */
	private function __construct( string $content, array $summary, int $post ) {
		$this->content = $content;
		$this->summary   = $summary;
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

	/** @return array<string, mixed> */
	public static function summary_schema(): array {
		return array(
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'type', 'id', 'title' ), array( 'type' => 'string' ) ),
		);
	}

	/** Whether the user can edit it. */
	public function is_editable(): bool {
		return 0 === $this->post || current_user_can( 'edit_post', $this->post );
	}
}

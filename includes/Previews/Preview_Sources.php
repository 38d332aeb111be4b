<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slugs;
use WP_Block_Patterns_Registry;
use WP_Block_Template;

/**
 * Finds documents to preview by type and ID, if the user can edit them.
 */
final class Preview_Sources {
	/** Valid references, as a pattern for JSON schema. */
	public const PATTERN = '^(wp_template:[^/].*//[^/]+|wp_template_part:[^/].*//[^/]+|wp_block:[0-9]+|wp_navigation:[0-9]+|pattern:.+)$';

	/** Lists posts, and has a first one for blocks that show a post. */
	private const ANY_TEMPLATE = 'home';

	/** Null if it doesn't exist or the user can't edit it. */
	public function find( string $ref ): ?Preview_Source {
		list( $type, $id ) = explode( ':', $ref, 2 );
		switch ( $type ) {
			case 'wp_template':
				$template = $this->template( $id, $type );
				return $template ? new Preview_Source( $ref, (string) $template->content, (string) $template->slug, false ) : null;
			case 'wp_template_part':
				$part = $this->template( $id, $type );
				return $part ? new Preview_Source( $ref, $this->is_empty( (string) $part->content ) ? '' : $this->block( 'template-part', array( 'slug' => $part->slug, 'theme' => $part->theme ) ), self::ANY_TEMPLATE, false ) : null;
			case 'wp_block':
				$pattern = Slugs::is_post_id( $id ) ? $this->post( (int) $id, $type ) : null;
				return $pattern ? $this->as_content( $ref, $pattern->post_content ) : null;
			case 'wp_navigation':
				$menu = Slugs::is_post_id( $id ) ? $this->post( (int) $id, $type ) : null;
				return $menu ? $this->as_content( $ref, $this->is_empty( $menu->post_content ) ? '' : $this->block( 'navigation', array( 'ref' => $menu->ID, 'overlayMenu' => 'never' ) ) ) : null;
			default:
				$registered = WP_Block_Patterns_Registry::get_instance()->get_registered( $id );
				return $registered ? $this->as_content( $ref, (string) $registered['content'] ) : null;
		}
	}

	/** The title and the content of a post without its template, as the editor shows them; null if the user can't edit it. */
	public function post_alone( string $type, int $id ): ?Preview_Source {
		$post = is_post_type_viewable( $type ) ? $this->post( $id, $type ) : null;
		if ( ! $post ) {
			return null;
		}
		$title = post_type_supports( $type, 'title' ) ? $this->block(
			'post-title',
			array(
				'level' => 1,
				'style' => array( 'spacing' => array( 'margin' => array( 'top' => '4rem' ) ) ),
			)
		) : '';
		return new Preview_Source( "$type:$id", $title . $post->post_content, self::ANY_TEMPLATE, true, $id );
	}

	private function as_content( string $ref, string $content ): Preview_Source {
		return new Preview_Source( $ref, $content, self::ANY_TEMPLATE, true );
	}

	/**
	 * Templates from files need no further capability.
	 *
	 * @param 'wp_template'|'wp_template_part' $type
	 */
	private function template( string $id, string $type ): ?WP_Block_Template {
		$template = Slugs::is_template( $id ) ? get_block_template( $id, $type ) : null;
		return $template && ( ! $template->wp_id || current_user_can( 'edit_post', $template->wp_id ) ) ? $template : null;
	}

	private function post( int $id, string $type ): ?\WP_Post {
		$post = get_post( $id );
		return $post && $type === $post->post_type && current_user_can( 'edit_post', $id ) ? $post : null;
	}

	/** @param array<string, mixed> $attributes */
	private function block( string $name, array $attributes ): string {
		return get_comment_delimited_block_content( $name, $attributes, '' );
	}

	private function is_empty( string $content ): bool {
		return '' === trim( $content );
	}
}

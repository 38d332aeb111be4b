<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;

/** What WordPress calls a template without a title of its own: after what it is for, such as “Category: News”. */
final class Template_Title {
	/** WordPress's words that begin such a slug, with the type of what follows. */
	private const TERMS = array(
		'category' => 'category',
		'tag'      => 'post_tag',
	);

	/** The title for lists; the slug where WordPress has none. */
	public static function of( string $type, string $slug ): string {
		$default = 'wp_template' === $type ? get_default_block_template_types()[ $slug ]['title'] ?? null : null;
		if ( null !== $default ) {
			return $default;
		}
		$template        = new WP_Block_Template();
		$template->type  = $type;
		$template->slug  = $slug;
		$template->title = $slug;
		self::complete( $template );
		return $template->title;
	}

	/** Adds what WordPress adds when it reads a template from its post. */
	public static function complete( WP_Block_Template $template ): void {
		if ( 'wp_template' !== $template->type || '' !== (string) $template->description || ! in_array( $template->title, array( '', $template->slug ), true ) ) {
			return;
		}
		list( $word, $rest ) = explode( '-', $template->slug, 2 ) + array( 1 => '' );
		if ( '' === $rest ) {
			return;
		}
		if ( isset( self::TERMS[ $word ] ) ) {
			self::of_term( $template, self::TERMS[ $word ], $rest );
		} elseif ( 'taxonomy' === $word ) {
			foreach ( get_taxonomies() as $taxonomy ) {
				if ( str_starts_with( $rest, "$taxonomy-" ) && self::of_term( $template, $taxonomy, substr( $rest, strlen( $taxonomy ) + 1 ) ) ) {
					return;
				}
			}
		} elseif ( 'page' === $word ) {
			self::of_post( $template, 'page', $rest );
		} elseif ( 'single' === $word ) {
			foreach ( get_post_types() as $post_type ) {
				if ( str_starts_with( $rest, "$post_type-" ) && self::of_post( $template, $post_type, substr( $rest, strlen( $post_type ) + 1 ) ) ) {
					return;
				}
			}
		}
	}

	private static function of_term( WP_Block_Template $template, string $taxonomy, string $slug ): bool {
		return function_exists( '_wp_build_title_and_description_for_taxonomy_block_template' )
			&& _wp_build_title_and_description_for_taxonomy_block_template( $taxonomy, $slug, $template );
	}

	private static function of_post( WP_Block_Template $template, string $type, string $slug ): bool {
		return function_exists( '_wp_build_title_and_description_for_single_post_type_block_template' )
			&& _wp_build_title_and_description_for_single_post_type_block_template( $type, $slug, $template );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Rendering_Modes;
use Atelier\Documents\Template_Resolver;
use Atelier\Support\Slugs;
use WP_Post;
use WP_Theme_JSON_Resolver;

/**
 * The REST responses that are sent with the editor's assets, so that opening a canvas waits for no request.
 */
final class Preload {
	/** Types whose ids are "theme//slug". */
	private const TEMPLATES = array( 'wp_template', 'wp_template_part' );

	private Template_Resolver $templates;

	public function __construct( Template_Resolver $templates ) {
		$this->templates = $templates;
	}

	/**
	 * The post behind a document, or null for templates of the theme's files and unknown ones.
	 *
	 * @param string $document "type/id".
	 */
	public function post( string $document ): ?WP_Post {
		list( $type, $id ) = $this->split( $document );
		$post              = Slugs::is_post_id( $id ) ? get_post( (int) $id ) : null;
		return $post instanceof WP_Post && $post->post_type === $type && current_user_can( 'edit_post', $post->ID ) ? $post : null;
	}

	/**
	 * REST paths exactly as the block editor's packages request them: with any difference, the browser sends the request
	 * again.
	 *
	 * @param string $document "type/id" of the document to open first, or an empty string.
	 * @return list<string|array{0: string, 1: string}>
	 */
	public function paths( string $document ): array {
		$styles = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$theme  = get_stylesheet();
		return array_merge(
			array(
				'/wp/v2/types?context=view',
				'/wp/v2/types/post?context=edit',
				'/wp/v2/taxonomies?context=view',
				'/wp/v2/users/me',
				'/wp/v2/settings',
				array( '/wp/v2/settings', 'OPTIONS' ),
				array( rest_get_route_for_post_type_items( 'attachment' ), 'OPTIONS' ),
				array( rest_get_route_for_post_type_items( 'page' ), 'OPTIONS' ),
				array( rest_get_route_for_post_type_items( 'wp_block' ), 'OPTIONS' ),
				array( rest_get_route_for_post_type_items( 'wp_navigation' ), 'OPTIONS' ),
				array( '/wp/v2/templates', 'OPTIONS' ),
				'/wp/v2/themes?context=edit&status=active',
				"/wp/v2/global-styles/$styles?context=edit",
				array( "/wp/v2/global-styles/$styles", 'OPTIONS' ),
				"/wp/v2/global-styles/themes/$theme?context=view",
				'/wp/v2/block-patterns/categories',
				'/wp-block-editor/v1/navigation-fallback?_embed=true',
				$this->site_path(),
			),
			$this->document_paths( $document )
		);
	}

	/**
	 * The path of the site as blocks request it, with fields in an order that depends on the version.
	 */
	private function site_path(): string {
		$images = version_compare( get_bloginfo( 'version' ), '7.0-alpha', '>=' ) ? 'image_max_bit_depth,image_sizes,image_size_threshold,image_strip_meta,' : '';
		return "/?_fields=description,gmt_offset,home,{$images}name,site_icon,site_icon_url,site_logo,timezone_string,url,page_for_posts,page_on_front,show_on_front";
	}

	/**
	 * The document, the lookup of its template, and the requests of blocks on the canvas: those of the document, and if
	 * its template is shown around it, also those of the template and its parts.
	 *
	 * @return list<string|array{0: string, 1: string}>
	 */
	private function document_paths( string $document ): array {
		list( $type, $id ) = $this->split( $document );
		$base              = '' === $type ? '' : rest_get_route_for_post_type_items( $type );
		if ( '' === $base || ! ( Slugs::is_post_id( $id ) || ( in_array( $type, self::TEMPLATES, true ) && Slugs::is_template( $id ) ) ) ) {
			return array();
		}
		$paths = array( "/wp/v2/types/$type?context=edit", "$base/$id?context=edit" );

		$template = 'wp_template' === $type && Slugs::is_template( $id ) ? get_block_template( $id ) : null;
		$post     = $this->post( $document );
		if ( $post && is_post_type_viewable( $type ) && wp_is_block_theme() ) {
			$template = Rendering_Modes::shows_template( $type ) ? $this->templates->for_post( $post ) : null;
			$paths[]  = '/wp/v2/templates/lookup?slug=' . $this->lookup_slug( $post );
		}
		$contents = array( $post ? $post->post_content : '', $template ? (string) $template->content : '' );
		foreach ( $template ? $this->templates->parts_in( (string) $template->content ) : array() as $part ) {
			$paths[]    = "/wp/v2/template-parts/{$part->id}?context=edit";
			$contents[] = (string) $part->content;
		}
		return array_merge( $paths, ( new Block_Requests( $template ? (string) $template->slug : '' ) )->paths( $contents ) );
	}

	/** The slug for which the editor looks up the template of a post. */
	private function lookup_slug( WP_Post $post ): string {
		$prefix = 'page' === $post->post_type ? 'page' : 'single-' . $post->post_type;
		return '' === $post->post_name ? $prefix : "$prefix-{$post->post_name}";
	}

	/**
	 * @return array{0: string, 1: string} Type and id; the id of a template contains slashes itself.
	 */
	private function split( string $document ): array {
		$parts = explode( '/', $document, 2 );
		return array( sanitize_key( $parts[0] ), $parts[1] ?? '' );
	}
}

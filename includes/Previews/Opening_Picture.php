<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Rendering_Modes;
use Atelier\Module;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Support\Site_Language;
use Atelier\Support\Slugs;

/**
 * A preview of the document that the URL opens in the editor, for a frame that is shown until the blocks are rendered.
 */
final class Opening_Picture implements Module {
	private Preview_Sources $sources;
	private Preview_Renderer $renderer;

	public function __construct( Preview_Sources $sources, Preview_Renderer $renderer ) {
		$this->sources  = $sources;
		$this->renderer = $renderer;
	}

	public function register(): void {
		add_action( 'load-' . Page::HOOK, array( $this, 'answer' ) );
	}

	/**
	 * The URL of the preview; empty for documents that don't fill a page, and for those that the user can't edit.
	 *
	 * @param string $document "type/id".
	 */
	public static function url( string $document ): string {
		$parts = explode( '/', $document, 2 );
		$type  = $parts[0];
		$id    = $parts[1] ?? '';
		if ( 'wp_template' === $type ) {
			return Slugs::is_template( $id ) ? self::own_url( "$type:$id" ) : '';
		}
		if ( ! Slugs::is_post_id( $id ) || ! is_post_type_viewable( $type ) || get_post_type( (int) $id ) !== $type || ! current_user_can( 'edit_post', (int) $id ) ) {
			return '';
		}
		if ( ! Rendering_Modes::shows_template( $type ) && wp_is_block_theme() ) {
			return self::own_url( "$type:$id" );
		}
		$is_public = 'publish' === get_post_status( (int) $id );
		// Null for a type whose previews a plugin has disabled.
		$page = (string) ( $is_public ? get_permalink( (int) $id ) : get_preview_post_link( (int) $id ) );
		return '' === $page ? '' : Page::with_context( add_query_arg( 'wp_site_preview', '1', $page ) );
	}

	/** The URL of a preview that isn't a page of the front end. */
	private static function own_url( string $ref ): string {
		$arguments = array(
			Page::PICTURE_ARG => rawurlencode( $ref ),
			'_wpnonce'        => wp_create_nonce( Page::PICTURE_ARG ),
		);
		return Page::with_context( add_query_arg( $arguments, Page::url() ) );
	}

	/** Responds to a request for the preview of a template, or of a post without one, and ends it. */
	public function answer(): void {
		if ( ! Query_Args::has( Page::PICTURE_ARG ) ) {
			return;
		}
		if ( ! current_user_can( Page::capability() ) || ! wp_verify_nonce( Query_Args::text( '_wpnonce' ), Page::PICTURE_ARG ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view previews.', 'atelier' ), '', array( 'response' => 403 ) );
		}
		// WordPress adds a margin for the admin bar on every admin page, which would shift the layout.
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_admin_bar_bump_styles' );
		$page = $this->page( Query_Args::text( Page::PICTURE_ARG ) );
		nocache_headers();
		if ( '' === $page ) {
			// The frame stays empty.
			status_header( 204 );
			exit;
		}
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		// Also for a request outside of the frame: no script in a template may run.
		header( "Content-Security-Policy: sandbox allow-same-origin; script-src 'none'" );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Rendered blocks, as on the front end.
		echo $page;
		exit;
	}

	/** A complete HTML page, like that of pageOf() in src/features/previews; empty if there is nothing to show. */
	public function page( string $ref ): string {
		$source = $this->source( $ref );
		if ( ! $source ) {
			return '';
		}
		$rendered = $this->renderer->render( array( $source ), true );
		$item     = $rendered['items'][0] ?? null;
		if ( ! $item || $item['isEmpty'] || $item['unseen'] ) {
			return '';
		}
		$language = Site_Language::describe();
		return sprintf(
			'<!doctype html><html lang="%7$s" dir="%1$s"><head><base href="%2$s">%3$s%4$s<style>html{overflow:hidden}</style></head><body class="%5$s">%6$s</body></html>',
			$language['dir'],
			esc_url( home_url( '/' ) ),
			$rendered['head'] ?? '',
			$item['css'],
			esc_attr( $item['bodyClass'] ),
			$item['body'],
			esc_attr( $language['lang'] )
		);
	}

	private function source( string $ref ): ?Preview_Source {
		if ( preg_match( '#' . Preview_Sources::PATTERN . '#', $ref ) ) {
			return $this->sources->find( $ref );
		}
		return preg_match( '#^([a-z0-9_-]+):(\d+)$#D', $ref, $parts ) && Slugs::is_post_id( $parts[2] ) ? $this->sources->post_alone( $parts[1], (int) $parts[2] ) : null;
	}
}

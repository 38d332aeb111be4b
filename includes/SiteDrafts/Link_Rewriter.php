<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_HTML_Tag_Processor;

/**
 * Adds a query argument to all internal links of a page.
 */
final class Link_Rewriter {
	/** Paths that aren't front-end pages. */
	private const OTHER_PATHS = '#^/?(wp-admin|wp-login\.php|wp-content|wp-includes|wp-json)\b#';

	private string $arg;
	private string $value;

	/** @var array<string, string|int>|null The parts of the site's URL, parsed on first use. */
	private ?array $home = null;

	/** @var array<string, string> Rewritten links by original: menus appear more than once on a page. */
	private array $links = array();

	public function __construct( string $arg, string $value ) {
		$this->arg   = $arg;
		$this->value = $value;
	}

	public function begin(): void {
		ob_start( array( $this, 'rewrite' ) );
	}

	/** @param mixed $html A page, or any other output of the site. */
	public function rewrite( $html ): string {
		$html = (string) $html;
		if ( false === stripos( $html, '<a' ) && false === stripos( $html, '<form' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$href = in_array( $tags->get_tag(), array( 'A', 'AREA' ), true ) ? $tags->get_attribute( 'href' ) : null;
			$link = is_string( $href ) ? $this->link( $href ) : '';
			if ( $link !== $href && '' !== $link ) {
				$tags->set_attribute( 'href', $link );
			}
		}
		return $this->with_fields( $tags->get_updated_html() );
	}

	/** An internal link with the argument; external links are unchanged. */
	private function link( string $href ): string {
		if ( ! isset( $this->links[ $href ] ) ) {
			$this->links[ $href ] = $this->is_on_site( $href ) ? add_query_arg( $this->arg, rawurlencode( $this->value ), $href ) : $href;
		}
		return $this->links[ $href ];
	}

	/** Browsers replace the query of a form's URL with its fields. */
	private function with_fields( string $html ): string {
		$field = sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $this->arg ), esc_attr( $this->value ) );
		return (string) preg_replace_callback(
			'/<form\b[^>]*>/i',
			function ( array $match ) use ( $field ): string {
				$form = new WP_HTML_Tag_Processor( $match[0] );
				$form->next_tag();
				$method = $form->get_attribute( 'method' );
				$action = $form->get_attribute( 'action' );
				$is_get = ! is_string( $method ) || 'get' === strtolower( $method );
				return $is_get && $this->is_on_site( is_string( $action ) ? $action : '' ) ? $match[0] . $field : $match[0];
			},
			$html
		);
	}

	private function is_on_site( string $url ): bool {
		$parts = wp_parse_url( $url );
		// WordPress's functions would parse fragments and relative URLs as host names.
		if ( ! is_array( $parts ) || ( ! isset( $parts['host'] ) && '' !== $url && ! in_array( $url[0], array( '/', '?' ), true ) ) ) {
			return false;
		}
		$this->home = $this->home ?? (array) wp_parse_url( home_url() );
		$home       = $this->home;
		if ( isset( $parts['scheme'] ) && ! in_array( $parts['scheme'], array( 'http', 'https' ), true ) ) {
			return false;
		}
		if ( isset( $parts['host'] ) && ( $parts['host'] !== ( $home['host'] ?? '' ) || ( $parts['port'] ?? 0 ) !== ( $home['port'] ?? 0 ) ) ) {
			return false;
		}
		$path = $parts['path'] ?? '/';
		$base = rtrim( $home['path'] ?? '', '/' );
		if ( '' !== $base && 0 === strpos( $path, '/' ) ) {
			if ( 0 !== strpos( "$path/", "$base/" ) ) {
				return false;
			}
			$path = substr( $path, strlen( $base ) );
		}
		return ! preg_match( self::OTHER_PATHS, $path );
	}
}

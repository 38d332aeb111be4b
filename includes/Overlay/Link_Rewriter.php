<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Own_Urls;

/**
 * Adds a query argument to all internal links of a page. It may be a secret: nothing that a browser could send to another
 * site gets it.
 */
final class Link_Rewriter {
	/** Paths that aren't front-end pages, on most sites. */
	private const OTHER_PATHS = '#^/*(?:wp-admin|wp-login\.php|wp-content|wp-includes|wp-json)(?:/|$)#';

	/** All other values mean GET. */
	private const OTHER_METHODS = array( 'post', 'dialog' );

	private string $arg;
	private string $value;

	/** Set on first use. */
	private ?Own_Urls $own = null;

	/** @var list<string>|null Folders without front-end pages, where this site has them. Set on first use. */
	private ?array $folders = null;

	/** Whether the page resolves URLs without a host at the site. */
	private bool $is_relative = true;

	/** Whether forms can only be sent to where they say. */
	private bool $has_safe_forms = true;

	/** @var array<string, string|null> Rewritten links by original: menus appear more than once on a page. */
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
		$this->look_through( $html );
		$field = sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $this->arg ), esc_attr( $this->value ) );
		$tags  = new Tag_Rewriter( $html );
		while ( $tags->next_tag() ) {
			$name = $tags->get_tag();
			if ( 'FORM' === $name ) {
				// Browsers replace the query of a form's URL with its fields.
				if ( $this->has_safe_forms && $this->is_getting_form( $tags ) ) {
					$tags->replace( array(), $field );
				}
				continue;
			}
			$href = 'A' === $name || 'AREA' === $name ? $tags->get_attribute( 'href' ) : null;
			// Browsers tell the URL of the link to the sites in `ping`.
			$link = is_string( $href ) && null === $tags->get_attribute( 'ping' ) ? $this->link( $href ) : null;
			if ( null !== $link ) {
				$tags->replace( array( 'href' => $link ) );
			}
		}
		return $tags->replaced();
	}

	/** Finds what changes the meaning of URLs before or after it: `<base>`, and buttons with a URL of their own. */
	private function look_through( string $html ): void {
		$this->is_relative    = true;
		$this->has_safe_forms = true;
		$this->links          = array();
		if ( false === stripos( $html, '<base' ) && false === stripos( $html, 'formaction' ) ) {
			return;
		}
		$actions = array();
		$tags    = new Tag_Rewriter( $html );
		while ( $tags->next_tag() ) {
			$base = 'BASE' === $tags->get_tag() ? $tags->get_attribute( 'href' ) : null;
			if ( null !== $base && null === $this->path( (string) $base ) ) {
				$this->is_relative = false;
			}
			$actions[] = $tags->get_attribute( 'formaction' );
		}
		foreach ( $actions as $action ) {
			// A button may belong to any form.
			$this->has_safe_forms = $this->has_safe_forms && $this->is_own_action( $action );
		}
	}

	/** An internal link with the argument; null for all others. */
	private function link( string $href ): ?string {
		if ( ! array_key_exists( $href, $this->links ) ) {
			$link = $this->is_page( $href ) ? $this->with_argument( $href ) : '';
			// WordPress writes an empty URL instead of one that it doesn't trust.
			$this->links[ $href ] = '' === $link || '' === esc_url_raw( $link ) ? null : $link;
		}
		return $this->links[ $href ];
	}

	/** Unlike WordPress's function, leaves everything before the query as it is: that one decodes `/%2Fhost/x=1`. */
	private function with_argument( string $href ): string {
		$parts                = explode( '#', $href, 2 );
		$fragment             = $parts[1] ?? null;
		list( $path, $query ) = explode( '?', $parts[0], 2 ) + array( '', '' );
		$pairs                = array_filter(
			explode( '&', $query ),
			fn( string $pair ): bool => '' !== $pair && urldecode( explode( '=', $pair, 2 )[0] ) !== $this->arg
		);
		$pairs[]                = $this->arg . '=' . rawurlencode( $this->value );
		return "$path?" . implode( '&', $pairs ) . ( null === $fragment ? '' : "#$fragment" );
	}

	private function is_getting_form( Tag_Rewriter $form ): bool {
		$method = $form->get_attribute( 'method' );
		return ! ( is_string( $method ) && in_array( strtolower( $method ), self::OTHER_METHODS, true ) ) && $this->is_own_action( $form->get_attribute( 'action' ) );
	}

	/** @param string|bool|null $action Without a value, a form is sent to the current page. */
	private function is_own_action( $action ): bool {
		return ! is_string( $action ) || '' === $action || $this->is_page( $action );
	}

	private function is_page( string $url ): bool {
		$path = $this->path( $url );
		if ( null === $path || preg_match( self::OTHER_PATHS, $path ) ) {
			return false;
		}
		foreach ( $this->folders() as $folder ) {
			if ( 0 === strpos( "$path/", "$folder/" ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> WordPress may be in a folder of its own; files, uploads and the REST API can be anywhere. */
	private function folders(): array {
		if ( null === $this->folders ) {
			$uploads = wp_get_upload_dir();
			$urls    = array( admin_url(), site_url( 'wp-login.php' ), content_url(), includes_url(), plugins_url(), $uploads['baseurl'] );
			if ( false === strpos( rest_url(), '?' ) ) {
				$urls[] = rest_url();
			}
			$paths         = array_map( fn( string $url ): string => rtrim( (string) $this->own()->path( $url, false ), '/' ), $urls );
			$this->folders = array_values( array_unique( array_filter( $paths ) ) );
		}
		return $this->folders;
	}

	private function path( string $url ): ?string {
		return $this->own()->path( $url, $this->is_relative );
	}

	private function own(): Own_Urls {
		$this->own = $this->own ?? new Own_Urls( home_url() );
		return $this->own;
	}
}

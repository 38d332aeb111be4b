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
	/** Paths that aren't front-end pages. */
	private const OTHER_PATHS = '#^/*(?:wp-admin|wp-login\.php|wp-content|wp-includes|wp-json)(?:/|$)#';

	/** All other values mean GET. */
	private const OTHER_METHODS = array( 'post', 'dialog' );

	private string $arg;
	private string $value;

	/** Set on first use. */
	private ?Own_Urls $own = null;

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
		return null !== $path && ! preg_match( self::OTHER_PATHS, $path );
	}

	private function path( string $url ): ?string {
		$this->own = $this->own ?? new Own_Urls( home_url() );
		return $this->own->path( $url, $this->is_relative );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

/**
 * The screens of the admin area that the user may open, for the command palette. Core prepares the same list for its own
 * palette since 7.0, together with scripts that render that palette.
 */
final class Admin_Menu {
	/** Elements without an end tag, which may be in a label. */
	private const VOID = array( 'br', 'img', 'wbr' );

	/**
	 * The entries of the menu, as far as it has been built.
	 *
	 * @return list<array{label: string, url: string}>
	 */
	public function entries(): array {
		$menu    = $this->rows( $GLOBALS['menu'] ?? null );
		$submenu = is_array( $GLOBALS['submenu'] ?? null ) ? $GLOBALS['submenu'] : array();
		$entries = array();
		foreach ( $menu as list( $label, $slug ) ) {
			$entries[] = array( $label, $slug );
			foreach ( $this->rows( $submenu[ $slug ] ?? null ) as list( $below, $below_slug ) ) {
				/* translators: 1: menu of the admin area, such as "Settings", 2: its entry, such as "General". */
				$entries[] = array( sprintf( __( '%1$s > %2$s', 'atelier' ), $label, $below ), $below_slug );
			}
		}
		$found = array();
		foreach ( $entries as list( $label, $slug ) ) {
			$url = $this->url_of( $slug );
			if ( '' !== $url ) {
				$found[] = array(
					'label' => $label,
					'url'   => $url,
				);
			}
		}
		return $found;
	}

	/**
	 * Labels and slugs of what the user may open. Plugins change these globals as they like.
	 *
	 * @param mixed $raw
	 * @return list<array{string, string}>
	 */
	private function rows( $raw ): array {
		$rows = array();
		foreach ( is_array( $raw ) ? $raw : array() as $row ) {
			if ( ! is_array( $row ) || ! is_string( $row[0] ?? null ) || ! is_string( $row[2] ?? null ) ) {
				continue;
			}
			$capability = is_string( $row[1] ?? null ) ? $row[1] : '';
			$label      = $this->label_of( $row[0] );
			if ( '' !== $label && ( '' === $capability || current_user_can( $capability ) ) ) {
				$rows[] = array( $label, $row[2] );
			}
		}
		return $rows;
	}

	/** The label without its elements, such as the number of updates. */
	private function label_of( string $html ): string {
		$text  = '';
		$depth = 0;
		$parts = preg_split( '/(<[^>]*>)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( false === $parts ? array() : $parts as $part ) {
			if ( 1 !== preg_match( '#^<(/?)([a-z0-9]+)#i', $part, $tag ) ) {
				$text .= 0 === $depth ? $part : '';
			} elseif ( ! in_array( strtolower( $tag[2] ), self::VOID, true ) ) {
				$depth = max( 0, $depth + ( '' === $tag[1] ? 1 : -1 ) );
			}
		}
		return trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** The absolute address of an entry; empty without one. */
	private function url_of( string $slug ): string {
		if ( 1 === preg_match( '#^https?://#i', $slug ) ) {
			return $slug;
		}
		$url = 1 === preg_match( '/\.php($|\?)/', $slug ) ? admin_url( $slug ) : menu_page_url( $slug, false );
		return html_entity_decode( $url, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}

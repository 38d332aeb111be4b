<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use WP_Scripts;
use WP_Styles;

/**
 * Prints registered scripts or styles into strings, one per handle, instead of into the page.
 *
 * WordPress itself prints each handle, so translations, inline code, attributes, right-to-left
 * files and every filter of other plugins are exactly those of a page that enqueued it.
 */
final class Asset_Printer {
	/** @var callable(): ( WP_Scripts|WP_Styles ) */
	private $registry;

	/** @var array<string, array<string, mixed>> Extra data of each handle when mark() was called. */
	private array $marked = array();

	/**
	 * @param callable(): ( WP_Scripts|WP_Styles ) $registry wp_scripts() or wp_styles(); called each time, because
	 *                                                       core replaces the object while it preloads REST responses.
	 */
	public function __construct( callable $registry ) {
		$this->registry = $registry;
	}

	/**
	 * The handles and all they depend on, dependencies first.
	 *
	 * @param string[] $handles
	 * @return string[]
	 */
	public function closure( array $handles ): array {
		$registry = ( $this->registry )();
		$saved    = array( $registry->to_do, $registry->done, $registry->groups );

		$registry->to_do = array();
		$registry->done  = array();
		foreach ( $handles as $handle ) {
			$registry->all_deps( array( $handle ), true );
		}
		// A handle that moved between head and footer is listed twice.
		$closure = array_values( array_unique( $registry->to_do ) );

		list( $registry->to_do, $registry->done, $registry->groups ) = $saved;
		return $closure;
	}

	/**
	 * The markup of each handle, in the given order. Handles without markup are included, because the browser must know
	 * that they are done.
	 *
	 * @param string[] $handles
	 * @return list<array{handle: string, html: string, size: int}> The size of the file in bytes, for progress; 0 if unknown.
	 */
	public function print( array $handles ): array {
		$registry = ( $this->registry )();
		$saved    = array( $registry->done, $registry->do_concat );

		$registry->do_concat = false;
		$printed             = array();
		foreach ( $handles as $handle ) {
			ob_start();
			$registry->do_item( $handle );
			$printed[] = array(
				'handle' => $handle,
				'html'   => trim( (string) ob_get_clean() ),
				'size'   => self::size( (string) ( $registry->registered[ $handle ]->src ?? '' ) ),
			);
		}

		list( $registry->done, $registry->do_concat ) = $saved;
		return $printed;
	}

	/** @param string $src The registered URL; relative to the site for WordPress's own files. */
	private static function size( string $src ): int {
		$own  = plugins_url( '/', ATELIER_FILE );
		$file = '';
		if ( 0 === strpos( $src, '/wp-' ) ) {
			$file = ABSPATH . substr( $src, 1 );
		} elseif ( 0 === strpos( $src, $own ) ) {
			$file = plugin_dir_path( ATELIER_FILE ) . substr( $src, strlen( $own ) );
		}
		return is_file( $file ) ? (int) filesize( $file ) : 0;
	}

	/**
	 * The files of handles with the URLs of their markup, without the cost of printing them, such as reading translations.
	 *
	 * @param string[] $handles
	 * @return list<array{src: string, size: int}> The size in bytes; 0 if unknown.
	 */
	public function files( array $handles ): array {
		$registry = ( $this->registry )();
		$files    = array();
		foreach ( $handles as $handle ) {
			$item = $registry->registered[ $handle ] ?? null;
			if ( ! $item || ! is_string( $item->src ) || '' === $item->src ) {
				continue;
			}
			$url     = preg_match( '|^(https?:)?//|', $item->src ) ? $item->src : $registry->base_url . $item->src;
			$version = null === $item->ver ? '' : ( $item->ver ? $item->ver : $registry->default_version );
			$url     = $version ? add_query_arg( 'ver', $version, $url ) : $url;
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Whoever moves scripts elsewhere says so here.
			$url     = esc_url_raw( apply_filters( 'script_loader_src', $url, $handle ) );
			$files[] = array(
				'src'  => $url,
				'size' => self::size( $item->src ),
			);
		}
		return $files;
	}

	/**
	 * The enqueued handles.
	 *
	 * @return string[]
	 */
	public function queue(): array {
		return ( $this->registry )()->queue;
	}

	/**
	 * Whether there are files among these handles that neither WordPress nor this plugin brings.
	 *
	 * @param string[] $handles
	 */
	public function has_foreign( array $handles ): bool {
		$registry = ( $this->registry )();
		$own      = plugins_url( '', ATELIER_FILE );
		foreach ( $handles as $handle ) {
			$src = $registry->registered[ $handle ]->src ?? '';
			// WordPress registers its own files relative to the site.
			if ( is_string( $src ) && '' !== $src && 0 !== strpos( $src, '/wp-' ) && 0 !== strpos( $src, $own ) ) {
				return true;
			}
		}
		return false;
	}

	/** Records the current inline code of every handle. */
	public function mark(): void {
		$this->marked = array();
		foreach ( ( $this->registry )()->registered as $handle => $item ) {
			$this->marked[ $handle ] = $item->extra;
		}
	}

	/**
	 * Inline code that was added to the given handles since mark(): a page that has already
	 * printed them would lose it.
	 *
	 * @param string[] $handles
	 * @return string[] In the order in which it would have run.
	 */
	public function added_since_mark( array $handles ): array {
		$registry = ( $this->registry )();
		$added    = array();
		foreach ( $handles as $handle ) {
			$now    = $registry->registered[ $handle ]->extra ?? array();
			$before = $this->marked[ $handle ] ?? array();

			$data = (string) ( $now['data'] ?? '' );
			$old  = (string) ( $before['data'] ?? '' );
			if ( $data !== $old ) {
				$added[] = 0 === strpos( $data, $old ) ? substr( $data, strlen( $old ) ) : $data;
			}
			foreach ( array( 'before', 'after' ) as $position ) {
				$pieces = array_slice( (array) ( $now[ $position ] ?? array() ), count( (array) ( $before[ $position ] ?? array() ) ) );
				$added  = array_merge( $added, array_filter( $pieces, 'is_string' ) );
			}
		}
		return array_values( array_filter( array_map( 'trim', $added ) ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Code_Owner;
use WP_Scripts;
use WP_Styles;

/**
 * Prints registered scripts or styles into strings, one per handle, instead of into the page.
 *
 * WordPress itself prints each handle, so translations, inline code, attributes, right-to-left
 * files and every filter of other plugins are exactly those of a page that enqueued it.
 */
final class Asset_Printer {
	/** Scripts that WordPress has from others. */
	private const VENDORS = array( 'react', 'react-dom', 'react-jsx-runtime', 'lodash', 'moment', 'regenerator-runtime', 'wp-polyfill', 'jquery', 'jquery-core', 'jquery-migrate', 'underscore', 'backbone' );

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
	 * @return list<array{handle: string, html: string, size: int, by: string}> The size of the file in bytes, for progress; 0 if unknown. Who adds it;
	 *                                                                         empty for WordPress and Atelier.
	 */
	public function print( array $handles ): array {
		$registry = ( $this->registry )();
		$saved    = array( $registry->done, $registry->do_concat );

		$registry->do_concat = false;
		$printed             = array();
		foreach ( $handles as $handle ) {
			ob_start();
			$pieces = $this->take_inline( $handle );
			self::print_pieces( $handle, $pieces, 'before' );
			$registry->do_item( $handle );
			self::print_pieces( $handle, $pieces, 'after' );
			$this->give_inline( $handle, $pieces );
			$src       = (string) ( $registry->registered[ $handle ]->src ?? '' );
			$printed[] = array(
				'handle' => $handle,
				'html'   => trim( (string) ob_get_clean() ),
				'size'   => self::size( $src ),
				'by'     => self::added_by( $handle, $src ),
			);
		}

		list( $registry->done, $registry->do_concat ) = $saved;
		return $printed;
	}

	/**
	 * Takes the inline code of a script that several have added to: printed as one, an error in the first would end all.
	 *
	 * @return array<string, list<string>> By position.
	 */
	private function take_inline( string $handle ): array {
		$item   = ( $this->registry )()->registered[ $handle ] ?? null;
		$pieces = array();
		foreach ( $item && ( $this->registry )() instanceof WP_Scripts ? array( 'before', 'after' ) : array() as $position ) {
			$found = array_values( array_filter( (array) ( $item->extra[ $position ] ?? array() ), static fn( $piece ): bool => is_string( $piece ) && '' !== trim( $piece ) ) );
			if ( count( $found ) > 1 ) {
				$pieces[ $position ] = $found;
				unset( $item->extra[ $position ] );
			}
		}
		return $pieces;
	}

	/** @param array<string, list<string>> $pieces By position. */
	private function give_inline( string $handle, array $pieces ): void {
		foreach ( $pieces as $position => $found ) {
			( $this->registry )()->registered[ $handle ]->extra[ $position ] = $found;
		}
	}

	/** @param array<string, list<string>> $pieces By position. */
	private static function print_pieces( string $handle, array $pieces, string $position ): void {
		foreach ( $pieces[ $position ] ?? array() as $at => $piece ) {
			wp_print_inline_script_tag( $piece, array( 'id' => "$handle-js-$position" . ( $at > 0 ? "-$at" : '' ) ) );
		}
	}

	/**
	 * Who adds a file: the name of a plugin or theme, or another host; empty for WordPress and Atelier, also if a plugin
	 * has put another file in the place of theirs.
	 */
	private static function added_by( string $handle, string $src ): string {
		$is_ours = 0 === strpos( $src, plugins_url( 'build/', ATELIER_FILE ) );
		// Its own files set and replace the globals that those of others may not, such as “_”.
		if ( '' === $src || $is_ours || 0 === strpos( $src, '/wp-' ) || self::is_of_wordpress( $handle ) ) {
			return '';
		}
		$owner = Code_Owner::of_url( $src );
		if ( '' !== $owner ) {
			return Code_Owner::name( $owner );
		}
		$host = (string) wp_parse_url( $src, PHP_URL_HOST );
		return '' === $host ? $handle : $host;
	}

	private static function is_of_wordpress( string $handle ): bool {
		return in_array( $handle, self::VENDORS, true )
			|| ( 0 === strpos( $handle, 'wp-' ) && is_file( ABSPATH . 'wp-includes/js/dist/' . substr( $handle, 3 ) . '.js' ) );
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
	 * Whether there are files or code among these handles that neither WordPress nor this plugin brings.
	 *
	 * @param string[] $handles
	 */
	public function has_foreign( array $handles ): bool {
		if ( $this->has_foreign_files( $handles ) ) {
			return true;
		}
		$registry = ( $this->registry )();
		foreach ( $handles as $handle ) {
			$item = $registry->registered[ $handle ] ?? null;
			// Inline code can have a handle without a file; WordPress's own only name others.
			if ( $item && ! $item->src && 0 !== strpos( $handle, 'wp-' ) && ! self::is_of_wordpress( $handle ) && array_intersect_key( $item->extra, array_flip( array( 'before', 'after', 'data' ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The same for files alone: WordPress has inline styles under names of all kinds.
	 *
	 * @param string[] $handles
	 */
	public function has_foreign_files( array $handles ): bool {
		$registry = ( $this->registry )();
		$own      = plugins_url( 'build/', ATELIER_FILE );
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

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Closure;
use ReflectionFunction;
use ReflectionMethod;
use Throwable;

/**
 * Whose a file, a callback or a URL is: a plugin's or a theme's, as "plugin:slug", "must-use:slug" or "theme:slug"; empty for
 * WordPress and Atelier.
 */
final class Code_Owner {
	private const PLUGIN   = 'plugin';
	private const MUST_USE = 'must-use';
	private const THEME    = 'theme';

	/** @param string $path An absolute path. */
	public static function of_file( string $path ): string {
		$path = wp_normalize_path( $path );
		foreach ( self::folders() as $folder ) {
			if ( 0 === strpos( $path, "$folder[1]/" ) ) {
				return self::within( $path, array( $folder ) );
			}
		}
		// Plugins and their folder may be links, of which PHP names the target.
		foreach ( (array) ( $GLOBALS['wp_plugin_paths'] ?? array() ) as $folder => $target ) {
			if ( is_string( $target ) && 0 === strpos( $path, "$target/" ) ) {
				return self::within( $folder . substr( $path, strlen( $target ) ), self::folders() );
			}
		}
		return self::within( $path, self::linked_folders() );
	}

	/** @param string $url With any scheme, or without. */
	public static function of_url( string $url ): string {
		$plain = static fn( string $any ): string => (string) preg_replace( '#^https?:#', '', $any );
		return self::within(
			$plain( $url ),
			array(
				array( self::MUST_USE, $plain( WPMU_PLUGIN_URL ) ),
				array( self::PLUGIN, $plain( plugins_url() ) ),
				array( self::THEME, $plain( get_theme_root_uri() ) ),
			)
		);
	}

	/**
	 * The file and the line of a callback; an empty file for PHP's own functions.
	 *
	 * @param mixed $callback As WordPress stores it.
	 * @return array{0: string, 1: int}
	 */
	public static function place( $callback ): array {
		try {
			if ( is_string( $callback ) && false !== strpos( $callback, '::' ) ) {
				$callback = explode( '::', $callback, 2 );
			}
			if ( is_array( $callback ) ) {
				$found = new ReflectionMethod( $callback[0], (string) $callback[1] );
			} elseif ( $callback instanceof Closure || is_string( $callback ) ) {
				$found = new ReflectionFunction( $callback );
			} else {
				$found = new ReflectionMethod( $callback, '__invoke' );
			}
			return array( (string) $found->getFileName(), (int) $found->getStartLine() );
		} catch ( Throwable $none ) {
			// A method that only __call() knows, or a function that isn't there.
			Log::caught( $none );
			return array( '', 0 );
		}
	}

	/** The name of a plugin or theme for users. */
	public static function name( string $owner ): string {
		list( $kind, $slug ) = explode( ':', $owner, 2 ) + array( '', '' );
		if ( self::THEME === $kind ) {
			$theme = wp_get_theme( $slug );
			return $theme->exists() ? (string) $theme->get( 'Name' ) : $slug;
		}
		if ( self::PLUGIN === $kind ) {
			foreach ( (array) get_option( 'active_plugins' ) as $file ) {
				$file = (string) $file;
				if ( $file === $slug || 0 === strpos( $file, "$slug/" ) ) {
					$path = WP_PLUGIN_DIR . "/$file";
					$name = is_readable( $path ) ? get_file_data( $path, array( 'name' => 'Plugin Name' ) )['name'] : '';
					return '' === $name ? $slug : $name;
				}
			}
		}
		return $slug;
	}

	/** A path for people: without the folders of the server. */
	public static function short_path( string $path ): string {
		$path = wp_normalize_path( $path );
		foreach ( array( WP_CONTENT_DIR, ABSPATH ) as $folder ) {
			$folder = trailingslashit( wp_normalize_path( $folder ) );
			if ( 0 === strpos( $path, $folder ) ) {
				return substr( $path, strlen( $folder ) );
			}
		}
		return basename( dirname( $path ) ) . '/' . basename( $path );
	}

	/** @param list<array{0: string, 1: string}> $folders Kinds with their folders or URLs. */
	private static function within( string $path, array $folders ): string {
		$path = (string) substr( $path, 0, strcspn( $path, '?#' ) );
		foreach ( $folders as list( $kind, $folder ) ) {
			$folder = rtrim( $folder, '/' ) . '/';
			if ( '/' === $folder || 0 !== strpos( $path, $folder ) ) {
				continue;
			}
			$slug = explode( '/', substr( $path, strlen( $folder ) ), 2 )[0];
			return self::PLUGIN === $kind && dirname( plugin_basename( ATELIER_FILE ) ) === $slug ? '' : "$kind:$slug";
		}
		return '';
	}

	/** @return list<array{0: string, 1: string}> */
	private static function folders(): array {
		$folders = array(
			array( self::MUST_USE, wp_normalize_path( WPMU_PLUGIN_DIR ) ),
			array( self::PLUGIN, wp_normalize_path( WP_PLUGIN_DIR ) ),
		);
		foreach ( (array) ( $GLOBALS['wp_theme_directories'] ?? array() ) as $folder ) {
			$folders[] = array( self::THEME, wp_normalize_path( (string) $folder ) );
		}
		return $folders;
	}

	/** @return list<array{0: string, 1: string}> The same where they are links. */
	private static function linked_folders(): array {
		$linked = array();
		foreach ( self::folders() as list( $kind, $folder ) ) {
			$real = realpath( $folder );
			if ( false !== $real ) {
				$linked[] = array( $kind, wp_normalize_path( $real ) );
			}
		}
		return $linked;
	}
}

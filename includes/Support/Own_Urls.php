<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether a URL in markup is the site's own, for whatever must not reach other sites. Accepts only what all parsers
 * read alike: browsers take backslashes for slashes, skip spaces and control characters, and accept `http:host`. Pure.
 *
 * The rules are those of the URL standard (https://url.spec.whatwg.org).
 */
final class Own_Urls {
	/**
	 * Neither spaces nor backslashes, nor any character that WordPress drops when it writes a URL: of `/</host`, `//host`
	 * would be left.
	 */
	private const PATH = '#^[a-z0-9~+_.=!&;,/:%@$|*\'()\x80-\xff-]*$#iD';

	/** Line breaks, which WordPress drops too, and segments that lead out of a folder. */
	private const UNSAFE_PATH = '#%0[ad]|(?:^|/)(?:\.|%2e){1,2}(?:/|$)#i';

	private const ABSOLUTE = '#^(https?)://([^/]+)(/.*)?$#isD';

	private const DEFAULT_PORTS = array(
		'http'  => ':80',
		'https' => ':443',
	);

	/** Scheme, host and port. */
	private string $origin;

	/** The folder of the site, without a slash at the end. */
	private string $folder;

	public function __construct( string $home ) {
		$found        = preg_match( self::ABSOLUTE, $home, $match ) ? $match : array( '', '', '' );
		$this->origin = self::origin( $found[1], $found[2] );
		$this->folder = rtrim( $found[3] ?? '', '/' );
	}

	/**
	 * The path of a URL within the site; empty for the current page with another query, null for all URLs that a browser
	 * might resolve to another host or folder.
	 *
	 * @param bool $is_relative Whether URLs without a host are relative to the site.
	 */
	public function path( string $url, bool $is_relative = true ): ?string {
		$front = (string) substr( $url, 0, strcspn( $url, '?#' ) );
		if ( '' === $front ) {
			return $is_relative && '?' === substr( $url, 0, 1 ) ? '' : null;
		}
		if ( preg_match( self::ABSOLUTE, $front, $match ) ) {
			$path = self::origin( $match[1], $match[2] ) === $this->origin ? $match[3] ?? '/' : '';
		} else {
			$path = $is_relative && '/' !== substr( $front, 1, 1 ) ? $front : '';
		}
		if ( '/' !== substr( $path, 0, 1 ) || 1 !== preg_match( self::PATH, $path ) || 0 !== preg_match( self::UNSAFE_PATH, $path ) ) {
			return null;
		}
		return 0 === strpos( "$path/", "$this->folder/" ) ? (string) substr( $path, strlen( $this->folder ) ) : null;
	}

	/** @param string $authority Host and port; anything else in it makes it differ. */
	private static function origin( string $scheme, string $authority ): string {
		$scheme = strtolower( $scheme );
		$port   = self::DEFAULT_PORTS[ $scheme ] ?? '';
		$host   = strtolower( $authority );
		return "$scheme://" . ( '' !== $port && substr( $host, -strlen( $port ) ) === $port ? substr( $host, 0, -strlen( $port ) ) : $host );
	}
}

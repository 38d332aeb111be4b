<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * What a URL in content leads to: a file of the media library, a post or term named in the query, or an address. Addresses of the
 * site have neither host nor query, so that they are the same wherever the site moves.
 */
final class Used_Urls {
	/** In bytes. */
	private const LONGEST = 2000;

	/** What WordPress adds to the name of an image for a size or after editing. */
	private const SIZE = '/-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.\w{1,8}$)/D';

	/** Arguments of plain permalinks. */
	private const ARGUMENTS = array(
		'p'             => Used_Things::POST,
		'page_id'       => Used_Things::POST,
		'attachment_id' => Used_Things::MEDIA,
		'cat'           => Used_Things::TERM,
	);

	public static function add( string $url, Used_Things $things ): void {
		$url = trim( str_replace( array( '&amp;', '&#038;' ), '&', substr( $url, 0, self::LONGEST + 1 ) ) );
		$url = substr( $url, 0, strcspn( $url, '#' ) );
		if ( '' === $url || strlen( $url ) > self::LONGEST ) {
			return;
		}
		if ( preg_match( '#^(?:https?:)?//(.*)$#isD', $url, $match ) ) {
			self::add_absolute( $match[1], $things );
		} elseif ( '/' === $url[0] || '?' === $url[0] ) {
			self::add_absolute( self::host() . $url, $things );
		} elseif ( preg_match( '/^(?:mailto|tel):/i', $url ) ) {
			$things->add( Used_Things::ADDRESS, $url );
		}
	}

	/** The path of a file in the folder of uploads as it is in the index. */
	public static function file( string $path ): string {
		return (string) preg_replace( self::SIZE, '', (string) preg_replace( self::SIZE, '', $path ) );
	}

	/** An own URL as it is in the index; empty if it has no address of its own. */
	public static function address( string $url ): string {
		$things = new Used_Things();
		self::add( $url, $things );
		foreach ( $things->all() as $found ) {
			return Used_Things::ADDRESS === $found['kind'] ? $found['thing'] : '';
		}
		return '';
	}

	/** @param string $url Without its scheme. */
	private static function add_absolute( string $url, Used_Things $things ): void {
		$at     = strcspn( $url, '/?' );
		$host   = strtolower( substr( $url, 0, $at ) );
		$path   = substr( $url, $at, strcspn( $url, '?', $at ) );
		$query  = (string) substr( $url, $at + strlen( $path ) + 1 );
		$upload = self::uploads();
		if ( '' !== $upload && 0 === strpos( $host . $path, $upload ) ) {
			$things->add( Used_Things::FILE, self::file( rawurldecode( substr( $host . $path, strlen( $upload ) ) ) ) );
			return;
		}
		if ( self::host() !== $host ) {
			$things->add( Used_Things::ADDRESS, "//$host$path" . ( '' === $query ? '' : "?$query" ) );
			return;
		}
		foreach ( '' === $query ? array() : self::ARGUMENTS as $name => $kind ) {
			if ( preg_match( "/(?:^|&)$name=(\d{1,18})(?:&|$)/D", $query, $match ) ) {
				$things->add_id( $kind, $match[1] );
				return;
			}
		}
		$things->add( Used_Things::ADDRESS, '/' . trim( rawurldecode( $path ), '/' ) );
	}

	private static function host(): string {
		return self::without_path( home_url() );
	}

	private static function without_path( string $url ): string {
		$plain = strtolower( (string) preg_replace( '#^(?:https?:)?//#i', '', $url ) );
		return substr( $plain, 0, strcspn( $plain, '/?' ) );
	}

	/** Host and path of the folder of uploads, with a slash at the end; empty if there is none. */
	private static function uploads(): string {
		$url  = (string) ( wp_get_upload_dir()['baseurl'] ?? '' );
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return '' === $path ? '' : self::without_path( $url ) . "$path/";
	}
}

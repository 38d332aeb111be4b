<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Validates slugs and IDs from requests before they become paths or parts of queries: WordPress reads themes and
 * templates from files, and older versions follow `../`.
 */
final class Slugs {
	/** The folder of a theme, perhaps within another one, as in the routes of WordPress. */
	private const THEME = '[^\/:<>\*\?"\|]+(?:\/[^\/:<>\*\?"\|]+)?';

	/** The name of a template, as in the routes of WordPress. */
	private const TEMPLATE = '[\/\w%-]+';

	/** Of a post's slug, in bytes; the column of WordPress. */
	public const MAX_LENGTH = 200;

	/** Whether a text can be the name of a theme's folder. */
	public static function is_theme( string $text ): bool {
		return 1 === preg_match( '#^' . self::THEME . '$#D', $text ) && self::is_within( "$text/style.css" );
	}

	/** Whether a text can be the id of a template or template part: "theme//slug". */
	public static function is_template( string $text ): bool {
		return 1 === preg_match( '#^' . self::THEME . '\/\/' . self::TEMPLATE . '$#D', $text ) && self::is_within( $text );
	}

	/** Whether a text can be the ID of a post: get_post() takes 0 for the current post, and larger numbers are rounded. */
	public static function is_post_id( string $text ): bool {
		return ctype_digit( $text ) && '0' !== $text[0] && (string) (int) $text === $text;
	}

	/**
	 * An id as part of a REST route. Slugs in other scripts are stored encoded, such as `category-%d0%bd`, and the routes of
	 * templates decode their ids: they would look for another one.
	 */
	public static function in_route( string $id ): string {
		return str_replace( '%', '%25', $id );
	}

	/** The slug that WordPress gives to a post in the trash, so that others can have its own. */
	public static function in_trash( string $slug ): string {
		return '' === $slug || 1 === preg_match( '/__trashed$/D', $slug ) ? $slug : _truncate_post_slug( $slug, self::MAX_LENGTH - strlen( '__trashed' ) ) . '__trashed';
	}

	/** The slug that WordPress gives back to a post that is taken out of the trash. */
	public static function outside_of_trash( string $slug ): string {
		return (string) preg_replace( '/__trashed(-\d+)?$/D', '', $slug );
	}

	/** Whether a path stays in its folder. */
	private static function is_within( string $path ): bool {
		return 0 === validate_file( $path ) && false === strpos( $path, "\0" );
	}
}

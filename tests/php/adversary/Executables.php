<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

/**
 * Finds what a browser would run in stored values, at every depth.
 */
final class Executables {
	private const PATTERNS = array(
		'a script'             => '/<\s*script\b/i',
		'an event handler'     => '/<[a-z][^>]*[\s"\'\/]on[a-z]+\s*=/i',
		'a javascript address' => '/<[a-z][^>]*\b(?:href|src|action|formaction|data)\s*=\s*["\']?\s*javascript:/i',
		'a frame'              => '/<\s*(?:iframe|object|embed)\b/i',
		'the end of styles'    => '/<\s*\/?\s*style\b/i',
	);

	/** WordPress keeps them as they are, and never shows them as HTML. */
	private const VERBATIM = array( 'password', 'post_password' );

	/** How JSON and block comments write the characters of tags. */
	private const ESCAPED = array(
		'\u003c' => '<',
		'\u003C' => '<',
		'\u003e' => '>',
		'\u003E' => '>',
		'\u0022' => '"',
		'\u0027' => "'",
		'\u002d' => '-',
	);

	/**
	 * @param mixed $value Decoded, or JSON.
	 * @return list<string> What was found where.
	 */
	public static function in( $value, string $path = '' ): array {
		if ( is_object( $value ) ) {
			$value = get_object_vars( $value );
		}
		if ( is_array( $value ) ) {
			$found = array();
			foreach ( array_diff_key( $value, array_flip( self::VERBATIM ) ) as $name => $one ) {
				$found = array_merge( $found, self::in( (string) $name, "$path (name)" ), self::in( $one, "$path/$name" ) );
			}
			return $found;
		}
		return is_string( $value ) ? self::in_text( $value, $path ) : array();
	}

	/** @return list<string> */
	private static function in_text( string $text, string $path ): array {
		$decoded = '' !== $text && in_array( $text[0], array( '{', '[' ), true ) ? json_decode( $text, true ) : null;
		if ( is_array( $decoded ) ) {
			return self::in( $decoded, $path );
		}
		$found = array();
		// Browsers skip null bytes.
		$plain = str_replace( "\0", '', strtr( $text, self::ESCAPED ) );
		foreach ( self::PATTERNS as $name => $pattern ) {
			if ( preg_match( $pattern, $plain, $match ) ) {
				$found[] = "$name at $path: " . substr( $match[0], 0, 60 );
			}
		}
		return $found;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Json;
use WP_HTML_Tag_Processor;

/**
 * Compares a value with what WordPress's filters made of it. They also write harmless markup in another way, such as
 * `<hr />` for `<hr/>`; only what a browser would read differently counts. Pure.
 */
final class Filtered_Value {
	/**
	 * @param mixed $before
	 * @param mixed $after
	 */
	public static function is_same( $before, $after ): bool {
		if ( is_array( $before ) && is_array( $after ) ) {
			return array_keys( $before ) === array_keys( $after ) && ! array_filter( array_keys( $before ), static fn( $key ): bool => ! self::is_same( $before[ $key ], $after[ $key ] ) );
		}
		if ( ! is_string( $before ) || ! is_string( $after ) ) {
			return Json::is_same( $before, $after );
		}
		return $before === $after || self::is_same_json( $before, $after ) || self::is_same_markup( $before, $after );
	}

	/** Footnotes and styles are JSON, which is written again. Elsewhere, a browser reads all of the text. */
	private static function is_same_json( string $before, string $after ): bool {
		$one = Json::unambiguous( $before );
		return null !== $one && self::is_same( $one, json_decode( $after, true ) );
	}

	private static function is_same_markup( string $before, string $after ): bool {
		$tokens = self::tokens( $before );
		return null !== $tokens && self::tokens( $after ) === $tokens;
	}

	/** @return array<array<mixed>>|null Null if the markup ends within a token: what follows it on a page would be part of it. */
	private static function tokens( string $html ): ?array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$tokens = array();
		while ( $tags->next_token() ) {
			$type = (string) $tags->get_token_type();
			if ( '#tag' === $type ) {
				$tokens[] = array( $tags->get_tag(), $tags->is_tag_closer(), self::attributes( $tags ), $tags->get_modifiable_text() );
				continue;
			}
			$text = $tags->get_modifiable_text();
			$last = array_key_last( $tokens );
			if ( '#text' === $type && null !== $last && '#text' === ( $tokens[ $last ][0] ?? null ) ) {
				$tokens[ $last ][1] .= $text;
			} else {
				$tokens[] = '#comment' === $type ? array( $type, self::comment( $text ) ) : array( $type, $text );
			}
		}
		return $tags->paused_at_incomplete_token() ? null : $tokens;
	}

	/** @return array<string, mixed> */
	private static function attributes( WP_HTML_Tag_Processor $tags ): array {
		$attributes = array();
		foreach ( $tags->is_tag_closer() ? array() : (array) $tags->get_attribute_names_with_prefix( '' ) as $name ) {
			$value               = $tags->get_attribute( $name );
			$attributes[ $name ] = 'style' === $name && is_string( $value ) ? rtrim( (string) preg_replace( '/\s*([:;,])\s*/', '$1', trim( $value ) ), ';' ) : $value;
		}
		ksort( $attributes );
		return $attributes;
	}

	/**
	 * The attributes of blocks are JSON.
	 *
	 * @return mixed
	 */
	private static function comment( string $text ) {
		$at   = strpos( $text, '{' );
		$end  = strrpos( $text, '}' );
		$json = false !== $at && false !== $end ? json_decode( substr( $text, $at, $end - $at + 1 ), true ) : null;
		return is_array( $json ) ? array( trim( substr( $text, 0, (int) $at ) ), $json, trim( substr( $text, (int) $end + 1 ) ) ) : trim( $text );
	}
}

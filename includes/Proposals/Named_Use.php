<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Uses\Used_Things;

/**
 * What an agent asks the uses of, as other abilities name it: by the key of a record, and with kinds as presets have them. Pure, but for the theme.
 */
final class Named_Use {
	/** @return list<string> */
	public static function kinds(): array {
		return array_values( array_unique( array_merge( Used_Things::kinds(), array_keys( Used_Things::PRESETS ) ) ) );
	}

	/**
	 * @return array{ string, string } The kind and the thing as Used_Things has them.
	 * @throws Invalid_Input If the thing can't be of this kind, so that nobody takes it for one without uses.
	 */
	public static function parse( string $kind, string $thing ): array {
		$kind = Used_Things::PRESETS[ $kind ] ?? $kind;
		return array( $kind, self::thing( $kind, $thing ) );
	}

	/** @throws Invalid_Input */
	private static function thing( string $kind, string $thing ): string {
		switch ( $kind ) {
			case Used_Things::PART:
				$id = self::without( 'wp_template_part:', $thing );
				return false === strpos( $id, '//' ) ? get_stylesheet() . "//$id" : $id;
			case Used_Things::TEMPLATE:
				$parts = explode( '//', self::without( 'wp_template:', $thing ), 2 );
				return end( $parts );
			case Used_Things::PATTERN:
				return self::without( 'wp_block:', $thing );
			case Used_Things::MENU:
				return self::post_id( self::without( 'wp_navigation:', $thing ) );
			case Used_Things::POST:
				return self::post_id( (string) preg_replace( '/^[a-z0-9_-]+:/', '', $thing ) );
			case Used_Things::MEDIA:
			case Used_Things::TERM:
				return self::post_id( $thing );
			default:
				return $thing;
		}
	}

	private static function without( string $start, string $thing ): string {
		return 0 === strpos( $thing, $start ) ? substr( $thing, strlen( $start ) ) : $thing;
	}

	/** @throws Invalid_Input */
	private static function post_id( string $thing ): string {
		if ( ! ctype_digit( $thing ) ) {
			throw new Invalid_Input( 'thing', __( 'The thing of this kind is an ID or the key of a record, such as 20 or wp_navigation:20. Look for it with find-records.', 'atelier' ) );
		}
		return $thing;
	}
}

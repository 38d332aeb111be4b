<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * Characters without a shape of their own, which can carry a text that programs read and people don't see, not even in a review. One at a
 * time, languages and emoji need them.
 */
final class Unseen_Characters {
	/** Letters of tags, outside of the flags of regions, which have up to seven after a black flag. */
	private const TAGS = '/(?<![\x{1F3F4}\x{E0020}-\x{E007F}])[\x{E0000}-\x{E007F}]|[\x{E0000}-\x{E007F}]{8}/u';

	/** Several variants of one letter, or several letters in a row that join, part or fill others. */
	private const RUNS = '/[\x{FE00}-\x{FE0F}\x{E0100}-\x{E01EF}]{2}|[\x{AD}\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{200B}-\x{200F}\x{2060}-\x{206F}\x{3164}\x{FE00}-\x{FE0F}\x{FEFF}\x{FFA0}\x{FFF0}-\x{FFFB}\x{1BCA0}-\x{1BCA3}\x{1D173}-\x{1D17A}\x{E0100}-\x{E01EF}]{4}/u';

	/** Characters in the JSON of blocks. */
	private const ESCAPED = '/(?:\\\\u[0-9a-f]{4})++/i';

	/**
	 * @param mixed $value What an agent sends, or a value inside.
	 * @throws Invalid_Input
	 */
	public static function refuse( $value ): void {
		if ( is_array( $value ) ) {
			array_map( array( self::class, 'refuse' ), $value );
		} elseif ( is_string( $value ) && self::has( $value ) ) {
			throw new Invalid_Input( 'unseen', __( 'This has characters that people don’t see, so they would publish more than they read. Leave them out.', 'atelier' ) );
		}
	}

	private static function has( string $text ): bool {
		$plain = (string) preg_replace_callback( self::ESCAPED, static fn( array $found ): string => (string) json_decode( "\"$found[0]\"" ), $text );
		$plain = html_entity_decode( $plain, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return preg_match( self::TAGS, $plain ) || preg_match( self::RUNS, $plain );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * Characters that put what follows into another direction. A person who reviews a change would read something else than what is stored.
 * Languages from right to left need only marks and isolates, which stay. Elements and styles that do the same: Misleading_Html.
 */
final class Direction_Marks {
	/** As they are, as HTML, and as JSON in the comments of blocks. */
	private const OVERRIDES = '/[\x{202A}-\x{202E}]|\\\\u202[a-e]|&#(?:x0*202[a-e](?![0-9a-f])|0*823[4-8](?!\d))/iu';

	/**
	 * @param mixed $value What an agent sends, or a value inside.
	 * @throws Invalid_Input
	 */
	public static function refuse( $value ): void {
		if ( is_array( $value ) ) {
			array_map( array( self::class, 'refuse' ), $value );
		} elseif ( is_string( $value ) && preg_match( self::OVERRIDES, $value ) ) {
			throw new Invalid_Input( 'direction', __( 'This has characters that change the direction of a text, so people would read something else. Leave them out.', 'atelier' ) );
		}
	}
}

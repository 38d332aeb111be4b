<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

/**
 * Short names of values, by which an agent says which state of a block, a style or a property it has read. Pure.
 */
final class Hash {
	/** Of what has no value. */
	public const NONE = 'none';

	/** In hexadecimal digits: enough to tell states apart; it protects nothing. */
	private const LENGTH = 12;

	/** @param mixed $value As JSON has it. */
	public static function of( $value ): string {
		return null === $value ? self::NONE : substr( hash( 'sha256', is_string( $value ) ? $value : (string) wp_json_encode( $value ) ), 0, self::LENGTH );
	}
}

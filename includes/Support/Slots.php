<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/** Placeholders of `$wpdb->prepare()` for lists. */
final class Slots {
	/**
	 * As many as values, such as "%s, %s".
	 *
	 * @param array<mixed> $values
	 */
	public static function of( array $values, string $slot = '%s' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $slot ) );
	}
}

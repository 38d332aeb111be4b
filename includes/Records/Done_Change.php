<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * A change that the live site already has: publishing it saves nothing.
 */
final class Done_Change extends Checked_Change {
	public function status(): string {
		return self::READY;
	}

	public function message(): string {
		return '';
	}

	public function is_given_up(): bool {
		return true;
	}
}

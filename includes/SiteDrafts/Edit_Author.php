<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

/**
 * Who saved a property of a change, and whether it was filtered as for users without `unfiltered_html`. Immutable.
 */
final class Edit_Author {
	public const UNFILTERED = 'unfiltered_html';

	/** Zero if it isn't known. */
	private int $user;

	private bool $is_filtered;

	private function __construct( int $user, bool $is_filtered ) {
		$this->user        = $user;
		$this->is_filtered = $is_filtered;
	}

	public static function current(): self {
		return new self( get_current_user_id(), ! current_user_can( self::UNFILTERED ) );
	}

	/** Of version 0.1.0, which didn't store it. */
	public static function unknown(): self {
		return new self( 0, false );
	}

	/**
	 * @param mixed $stored From to_stored().
	 */
	public static function from_stored( $stored ): self {
		return is_array( $stored ) && is_int( $stored[0] ?? null ) && $stored[0] > 0 ? new self( $stored[0], ! empty( $stored[1] ) ) : self::unknown();
	}

	/** @return array{ int, int } */
	public function to_stored(): array {
		return array( $this->user, (int) $this->is_filtered );
	}

	public function user(): int {
		return $this->user;
	}

	public function is_known(): bool {
		return $this->user > 0;
	}

	/** Whether it may contain what only users with `unfiltered_html` may save. */
	public function may_be_unfiltered(): bool {
		return ! $this->is_filtered;
	}
}

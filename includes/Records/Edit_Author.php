<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * Who answers for a property of a change, whether it was filtered as for users without `unfiltered_html`, and who wrote it:
 * somebody else, if it was taken over. Immutable.
 */
final class Edit_Author {
	public const UNFILTERED = 'unfiltered_html';

	/** Zero if it isn't known. */
	private int $user;

	private bool $is_filtered;

	private int $writer;

	/** When it was written, as a timestamp; zero if it isn't known. */
	private int $time;

	private function __construct( int $user, bool $is_filtered, int $writer, int $time ) {
		$this->user        = $user;
		$this->is_filtered = $is_filtered;
		$this->writer      = $writer;
		$this->time        = $time;
	}

	public static function current(): self {
		return new self( get_current_user_id(), ! current_user_can( self::UNFILTERED ), get_current_user_id(), time() );
	}

	/** Of version 0.1.0, which didn't store it. */
	public static function unknown(): self {
		return new self( 0, false, 0, 0 );
	}

	/**
	 * @param mixed $stored From to_stored().
	 */
	public static function from_stored( $stored ): self {
		if ( ! is_array( $stored ) || ! is_int( $stored[0] ?? null ) || $stored[0] <= 0 ) {
			return self::unknown();
		}
		$writer = $stored[2] ?? null;
		$time   = $stored[3] ?? null;
		return new self( $stored[0], ! empty( $stored[1] ), is_int( $writer ) && $writer > 0 ? $writer : $stored[0], is_int( $time ) ? $time : 0 );
	}

	/** @return list<int> */
	public function to_stored(): array {
		return array( $this->user, (int) $this->is_filtered, $this->writer, $this->time );
	}

	/** The same for a property that another one has written, if it is known who. */
	public function taking_over( self $other ): self {
		return new self( $this->user, $this->is_filtered, $other->is_known() ? $other->writer : $this->writer, $other->is_known() ? $other->time : $this->time );
	}

	/** Whose rights are asked. */
	public function user(): int {
		return $this->user;
	}

	/** Who is named for it. */
	public function writer(): int {
		return $this->writer;
	}

	/** When they wrote it, as a timestamp; zero if it isn't known. */
	public function time(): int {
		return $this->time;
	}

	public function is_known(): bool {
		return $this->user > 0;
	}

	/** Whether it may contain what only users with `unfiltered_html` may save. */
	public function may_be_unfiltered(): bool {
		return ! $this->is_filtered;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * The values that were removed from styles, each with a reason.
 */
final class Rejected_Values {
	/** An unknown key. */
	public const UNKNOWN = 'unknown';

	/** A known key with a value of the wrong type. */
	public const TYPE = 'type';

	/** The user may not edit CSS. */
	public const CSS = 'css';

	/** The user's role may not save it. */
	public const ROLE = 'role';

	/** Limits the response: a hostile file can contain a million. */
	private const MAX = 200;

	/** The number of values that are compared; all others count as new. */
	public const MAX_MARKS = 5000;

	/** In bytes; longer paths are truncated. */
	private const MAX_PATH_LENGTH = 1000;

	/** @var list<array{path: string, reason: string}> */
	private array $entries = array();

	/** @var array<string, array{path: string, reason: string}> By a hash that ignores list indexes. */
	private array $marks = array();

	/** @var array{path: string, reason: string}|null The first one beyond the limit. */
	private ?array $beyond = null;

	/**
	 * @param list<string|int> $path
	 * @param mixed            $value The rejected value.
	 */
	public function add( array $path, string $reason, $value = null ): void {
		$entry = array(
			'path'   => mb_strcut( implode( '.', $path ), 0, self::MAX_PATH_LENGTH ),
			'reason' => $reason,
		);
		if ( count( $this->entries ) < self::MAX ) {
			$this->entries[] = $entry;
		}
		if ( count( $this->marks ) >= self::MAX_MARKS ) {
			$this->beyond = $this->beyond ?? $entry;
			return;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Only compared, never read again.
		$this->marks[ md5( serialize( array( array_filter( $path, 'is_string' ), $reason, $value ) ) ) ] = $entry;
	}

	/** @return list<array{path: string, reason: string}> */
	public function entries(): array {
		return $this->entries;
	}

	/**
	 * The values that none of the others contain.
	 *
	 * @return array{path: string, reason: string}|null The first; null if there is none.
	 */
	public function first_not_in( self ...$others ): ?array {
		$marks = $this->marks;
		foreach ( $others as $other ) {
			$marks = array_diff_key( $marks, $other->marks );
		}
		return array_values( $marks )[0] ?? $this->beyond;
	}

	/**
	 * The first with one of these reasons; null if there is none.
	 *
	 * @param list<string> $reasons
	 * @return array{path: string, reason: string}|null
	 */
	public function first_of( array $reasons ): ?array {
		foreach ( $this->entries as $entry ) {
			if ( in_array( $entry['reason'], $reasons, true ) ) {
				return $entry;
			}
		}
		return null;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * What has been kept out of styles, each with its reason.
 */
final class Left_Out {
	/** WordPress knows no such key. */
	public const UNKNOWN = 'unknown';

	/** The key is known, but not with such a value. */
	public const TYPE = 'type';

	/** The user may not edit CSS. */
	public const CSS = 'css';

	/** The user's role may not save it. */
	public const ROLE = 'role';

	/** More are of no use to anybody, and a hostile file can have a million. */
	private const MAX = 200;

	/** So many are told apart. Who sends more than these has all of the others counted as new. */
	public const MAX_MARKS = 5000;

	/** In bytes: longer paths are cut. */
	private const LONGEST_PATH = 1000;

	/** @var list<array{path: string, reason: string}> */
	private array $entries = array();

	/** @var array<string, array{path: string, reason: string}> By what is the same wherever in a list it is. */
	private array $marks = array();

	/** @var array{path: string, reason: string}|null The first of those that are not told apart. */
	private ?array $beyond = null;

	/**
	 * @param list<string|int> $path
	 * @param mixed            $value What is there.
	 */
	public function add( array $path, string $reason, $value = null ): void {
		$entry = array(
			'path'   => mb_strcut( implode( '.', $path ), 0, self::LONGEST_PATH ),
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
	 * What is in none of others.
	 *
	 * @return array{path: string, reason: string}|null The first; null where there is nothing.
	 */
	public function first_beyond( self ...$others ): ?array {
		$marks = $this->marks;
		foreach ( $others as $other ) {
			$marks = array_diff_key( $marks, $other->marks );
		}
		return array_values( $marks )[0] ?? $this->beyond;
	}

	/**
	 * The first with one of these reasons; null where there is none.
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

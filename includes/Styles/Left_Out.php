<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

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

	/** @var list<array{path: string, reason: string}> */
	private array $entries = array();

	/** @param list<string|int> $path */
	public function add( array $path, string $reason ): void {
		if ( count( $this->entries ) < self::MAX ) {
			$this->entries[] = array(
				'path'   => implode( '.', $path ),
				'reason' => $reason,
			);
		}
	}

	/** @return list<array{path: string, reason: string}> */
	public function entries(): array {
		return $this->entries;
	}
}

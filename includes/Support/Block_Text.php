<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

/**
 * Blocks as text, looked at without building any of them.
 *
 * WordPress takes all that follows for the inside of a block that begins but never ends, once for each of them and
 * again in each of several passes: 50 in 5 KB need more than 256 MB. The limits are those of src/kernel/contentProblem.ts.
 */
final class Block_Text {
	private const MAX_UNCLOSED = 10;

	/** What comes of a text is longer by the square of what is not closed. In bytes. */
	private const MAX_RENDERED = 8 * 1024 * 1024;

	/** What comes after the beginning of a comment, as WordPress reads it. */
	private const NAME_AND_ATTRIBUTES = '(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*\s+(?:\{(?:(?:[^}]+|\}+(?=\})|(?!\}\s+/?-->).)*+)?\}\s+)?';

	private const BEGINNING = '<!--\s+wp:' . self::NAME_AND_ATTRIBUTES . '-->';
	private const END       = '<!--\s+/wp:' . self::NAME_AND_ATTRIBUTES . '-->';
	private const WHOLE     = '<!--\s+/?wp:' . self::NAME_AND_ATTRIBUTES . '/-->';

	/** Ends whatever was begun last, whatever that is called. */
	private const ANY_END = '<!-- /wp:group -->';

	private string $text;

	public function __construct( string $text ) {
		$this->text = $text;
	}

	/** Whether rendering it could bring the server down. */
	public function is_unbearable(): bool {
		$unclosed = $this->unclosed();
		return $unclosed > self::MAX_UNCLOSED || strlen( $this->text ) * $unclosed ** 2 > self::MAX_RENDERED;
	}

	/** The same, with every block ended that begins: each has inside of it what it was given, once. */
	public function closed(): string {
		return $this->text . str_repeat( self::ANY_END, $this->unclosed() );
	}

	/**
	 * How many blocks begin but never end. WordPress reads nothing after an end for which nothing is open, so that
	 * counting is enough. Without keeping what was found, which would take more room than the text.
	 */
	private function unclosed(): int {
		$begun = $this->count( self::BEGINNING, self::END );
		$ended = $this->count( self::END, self::BEGINNING );
		// Attributes can be so long that neither we nor WordPress read to their end. More than there are do no harm.
		return null === $begun || null === $ended ? (int) preg_match_all( '#<!--\s+wp:#', $this->text ) : max( 0, $begun - $ended );
	}

	/** What the other comments have inside of them is skipped. Null where it cannot be counted. */
	private function count( string $wanted, string $other ): ?int {
		$count = preg_match_all( '#(?:' . self::WHOLE . "|$other)(*SKIP)(*FAIL)|$wanted#s", $this->text );
		return false === $count ? null : $count;
	}
}

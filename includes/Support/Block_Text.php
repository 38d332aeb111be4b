<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

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

	/** Beyond this the block editor ends in an empty canvas. */
	private const MAX_DEPTH = 50;

	/** WordPress renders what is in a submenu twice: ten levels take it half a second, fifteen ten seconds. */
	private const MAX_SUBMENUS = 10;

	/** In characters. */
	private const MAX_LENGTH = 5 * 1024 * 1024;

	/** What comes after the beginning of a comment, as WordPress reads it. */
	private const NAME                = '(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*\s+';
	private const ATTRIBUTES          = '\{(?:(?:[^}]+|\}+(?=\})|(?!\}\s+/?-->).)*+)?\}';
	private const NAME_AND_ATTRIBUTES = self::NAME . '(?:' . self::ATTRIBUTES . '\s+)?';

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

	/** Whether it can neither be shown nor edited as blocks. */
	public function is_damaged(): bool {
		return $this->is_unbearable() || $this->has_deep_submenus() || $this->is_deeper_than( self::MAX_DEPTH ) || mb_strlen( $this->text ) > self::MAX_LENGTH;
	}

	/**
	 * Whether what is set in one of its blocks is no JSON that PHP can read. Such a block has nothing set; where its
	 * attributes are too long to be looked through, WordPress takes all that follows for words.
	 */
	public function has_unreadable_attributes(): bool {
		$count = preg_match_all( '#<!--\s+wp:' . self::NAME . '(' . self::ATTRIBUTES . ')\s+/?-->#s', $this->text, $found );
		if ( false === $count ) {
			return true;
		}
		foreach ( $found[1] as $json ) {
			if ( null === json_decode( $json, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether so many submenus are inside of each other that WordPress does not come to an end with rendering them. */
	public function has_deep_submenus(): bool {
		return $this->is_deeper_than( self::MAX_SUBMENUS, '(?:core/)?navigation-submenu' );
	}

	/** Whether more blocks than that are inside of each other; of one type, where its name is given as a pattern. */
	private function is_deeper_than( int $limit, string $name = '[a-z][a-z0-9_/-]*' ): bool {
		// Most have fewer blocks than that altogether.
		$count = preg_match_all( "#<!--\s+wp:$name\s#", $this->text );
		if ( false !== $count && $count <= $limit ) {
			return false;
		}
		$found = preg_match_all( "#<!--\s+(/?)wp:$name\s+(?:" . self::ATTRIBUTES . '\s+)?(/?)-->#s', $this->text, $marks, PREG_SET_ORDER );
		if ( false === $found ) {
			return true;
		}
		$depth = 0;
		foreach ( $marks as list( , $end, $whole ) ) {
			if ( '' === $whole ) {
				$depth = '' === $end ? $depth + 1 : max( 0, $depth - 1 );
			}
			if ( $depth > $limit ) {
				return true;
			}
		}
		return false;
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

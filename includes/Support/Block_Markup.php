<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Validates block markup without parsing it into blocks.
 *
 * WordPress treats everything after an unclosed block as its content, for each unclosed block and in each of several
 * passes: 50 in 5 KB need more than 256 MB. The limits are those of src/kernel/contentProblem.ts.
 */
final class Block_Markup {
	private const MAX_UNCLOSED = 10;

	/** In bytes. Rendered content grows with the square of the number of unclosed blocks. */
	private const MAX_RENDERED = 8 * 1024 * 1024;

	/** Deeper nesting crashes the block editor. */
	private const MAX_DEPTH = 50;

	/** WordPress renders the content of a submenu twice: ten levels take half a second, fifteen ten seconds. */
	private const MAX_SUBMENUS = 10;

	/** In characters. */
	private const MAX_LENGTH = 5 * 1024 * 1024;

	/** The rest of a block comment, as WordPress parses it. */
	private const NAME                = '(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*\s+';
	private const ATTRIBUTES          = '\{(?:(?:[^}]+|\}+(?=\})|(?!\}\s+/?-->).)*+)?\}';
	private const NAME_AND_ATTRIBUTES = self::NAME . '(?:' . self::ATTRIBUTES . '\s+)?';

	private const BEGINNING = '<!--\s+wp:' . self::NAME_AND_ATTRIBUTES . '-->';
	private const END       = '<!--\s+/wp:' . self::NAME_AND_ATTRIBUTES . '-->';
	private const WHOLE     = '<!--\s+/?wp:' . self::NAME_AND_ATTRIBUTES . '/-->';

	/** Closes the innermost open block, whatever its name. */
	private const ANY_END = '<!-- /wp:group -->';

	private string $text;

	public function __construct( string $text ) {
		$this->text = $text;
	}

	/** Whether rendering it could crash the server. */
	public function is_unrenderable(): bool {
		$unclosed = $this->unclosed();
		return $unclosed > self::MAX_UNCLOSED || strlen( $this->text ) * $unclosed ** 2 > self::MAX_RENDERED;
	}

	/** Whether it can't be rendered or edited as blocks. */
	public function is_uneditable(): bool {
		return $this->is_unrenderable() || $this->has_deep_submenus() || $this->is_deeper_than( self::MAX_DEPTH ) || mb_strlen( $this->text ) > self::MAX_LENGTH;
	}

	/**
	 * Whether the attributes of a block aren't JSON that PHP can parse. WordPress drops such attributes, and treats the rest of
	 * the content as text if they are too long for its pattern.
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

	/** Whether submenus are nested too deep to be rendered in a reasonable time. */
	public function has_deep_submenus(): bool {
		return $this->is_deeper_than( self::MAX_SUBMENUS, '(?:core/)?navigation-submenu' );
	}

	/** Whether blocks are nested deeper than a limit, or blocks of one type, with a pattern for its name. */
	private function is_deeper_than( int $limit, string $name = '[a-z][a-z0-9_/-]*' ): bool {
		// Cheaper: most content has fewer blocks in total.
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

	/** The markup with all unclosed blocks closed at its end. */
	public function closed(): string {
		return $this->text . str_repeat( self::ANY_END, $this->unclosed() );
	}

	/**
	 * The number of unclosed blocks. Counting is enough because WordPress stops at a closing comment without an open block.
	 * Matches aren't stored: they would take more memory than the content.
	 */
	private function unclosed(): int {
		$begun = $this->count( self::BEGINNING, self::END );
		$ended = $this->count( self::END, self::BEGINNING );
		// PCRE fails on very long attributes, here as in WordPress. Too high a number is harmless.
		return null === $begun || null === $ended ? (int) preg_match_all( '#<!--\s+wp:#', $this->text ) : max( 0, $begun - $ended );
	}

	/** Counts matches, skipping all other block comments. Null if PCRE fails. */
	private function count( string $wanted, string $other ): ?int {
		$count = preg_match_all( '#(?:' . self::WHOLE . "|$other)(*SKIP)(*FAIL)|$wanted#s", $this->text );
		return false === $count ? null : $count;
	}
}

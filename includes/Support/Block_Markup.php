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

	/**
	 * For each comment whose attributes never end, WordPress searches the rest of the text, up to 5 ns per byte in each of
	 * several passes: 27,000 in 300 KB take four seconds, this many bytes 40 ms.
	 */
	private const MAX_SEARCHED = 8 * 1024 * 1024;

	/**
	 * WordPress searches the end of attributes brace by brace, and gives up after a million steps: it then treats the block
	 * and everything after it as text. The lowest failing number in tests was 250,000.
	 */
	private const MAX_BRACES = 100000;

	private const SUBMENU = 'navigation-submenu';

	/** Closes the innermost open block, whatever its name. */
	private const ANY_END = '<!-- /wp:group -->';

	private string $text;

	/** @var array{ unclosed: int, unfinished: int, depth: int, submenus: int, long: bool }|null Counted on first use. */
	private ?array $counts = null;

	public function __construct( string $text ) {
		$this->text = $text;
	}

	/** Whether parsing or rendering it could crash the server. */
	public function is_unrenderable(): bool {
		$unclosed = $this->counts()['unclosed'];
		return $unclosed > self::MAX_UNCLOSED || strlen( $this->text ) * $unclosed ** 2 > self::MAX_RENDERED || $this->is_slow();
	}

	/** Whether it can't be rendered or edited as blocks. */
	public function is_uneditable(): bool {
		return $this->is_unrenderable() || $this->has_deep_submenus() || $this->counts()['depth'] > self::MAX_DEPTH || mb_strlen( $this->text ) > self::MAX_LENGTH;
	}

	/** Whether submenus are nested too deep to be rendered in a reasonable time. */
	public function has_deep_submenus(): bool {
		return $this->counts()['submenus'] > self::MAX_SUBMENUS;
	}

	/** Whether attributes of a block never end, or aren't JSON that PHP can parse. WordPress drops such attributes. */
	public function has_unreadable_attributes(): bool {
		foreach ( Block_Marks::in( $this->text ) as $mark ) {
			if ( Block_Marks::UNFINISHED === $mark['type'] ) {
				return true;
			}
			// WordPress ignores attributes of closing comments.
			if ( $mark['attributes'] && Block_Marks::END !== $mark['type'] && ( self::has_many_braces( $this->text, $mark ) || null === json_decode( self::attributes( $this->text, $mark ), true ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The parsed blocks; none if it can't be edited.
	 *
	 * @return array<array<string, mixed>>
	 */
	public function blocks(): array {
		return $this->is_uneditable() ? array() : parse_blocks( $this->text );
	}

	/** The markup with all unclosed blocks closed at its end, which WordPress can parse in a reasonable time. */
	public function closed(): string {
		$parsable = $this->is_slow() || $this->counts()['long'] ? new self( $this->without_text_marks() ) : $this;
		return $parsable->text . str_repeat( self::ANY_END, $parsable->counts()['unclosed'] );
	}

	/**
	 * The markup as WordPress can parse and serialize it without making it longer. Whatever its HTML filters serialize has everything
	 * after each unclosed block once more, with more unclosed blocks: 32 KB become 28 MB, and much more the next time. Nested too
	 * deep, block comments become other comments.
	 */
	public function filterable(): string {
		if ( $this->counts()['unclosed'] < 2 && ! $this->is_slow() ) {
			return $this->text;
		}
		return $this->counts()['depth'] > self::MAX_DEPTH ? $this->without_marks( static fn(): bool => true ) : $this->closed();
	}

	private function is_slow(): bool {
		return strlen( $this->text ) * $this->counts()['unfinished'] > self::MAX_SEARCHED;
	}

	/** Turns block comments that WordPress treats as text into other comments. */
	private function without_text_marks(): string {
		return $this->without_marks( fn( array $mark ): bool => Block_Marks::UNFINISHED === $mark['type'] || self::has_many_braces( $this->text, $mark ) );
	}

	/**
	 * Turns block comments into other comments.
	 *
	 * @param callable( array<string, mixed> ): bool $is_unwanted
	 */
	private function without_marks( callable $is_unwanted ): string {
		$text = '';
		$at   = 0;
		foreach ( Block_Marks::in( $this->text ) as $mark ) {
			if ( $is_unwanted( $mark ) ) {
				$prefix = (int) strpos( $this->text, 'wp:', $mark['start'] );
				$text  .= substr( $this->text, $at, $prefix - $at );
				$at     = $prefix + strlen( 'wp:' );
			}
		}
		return $text . substr( $this->text, $at );
	}

	/**
	 * Like WordPress, matches each closing comment with the last open block, regardless of the name. Closing comments without
	 * an open block are ignored; WordPress stops there, so too high a number is harmless.
	 *
	 * @return array{ unclosed: int, unfinished: int, depth: int, submenus: int, long: bool }
	 */
	private function counts(): array {
		if ( null !== $this->counts ) {
			return $this->counts;
		}
		$most     = array(
			'unclosed'   => 0,
			'unfinished' => 0,
			'depth'      => 0,
			'submenus'   => 0,
			'long'       => false,
		);
		$open     = array();
		$submenus = 0;
		foreach ( Block_Marks::in( $this->text ) as $mark ) {
			if ( Block_Marks::UNFINISHED === $mark['type'] ) {
				++$most['unfinished'];
				continue;
			}
			if ( self::has_many_braces( $this->text, $mark ) ) {
				// WordPress may give up here.
				$most['unclosed'] = max( $most['unclosed'], count( $open ) );
				$most['long']     = true;
			}
			if ( Block_Marks::BEGIN === $mark['type'] ) {
				$open[]           = self::SUBMENU === $mark['name'];
				$submenus        += (int) end( $open );
				$most['depth']    = max( $most['depth'], count( $open ) );
				$most['submenus'] = max( $most['submenus'], $submenus );
			} elseif ( Block_Marks::END === $mark['type'] ) {
				$submenus -= (int) array_pop( $open );
			}
		}
		$most['unclosed'] = max( $most['unclosed'], count( $open ) );
		$this->counts     = $most;
		return $most;
	}

	/** @param array{ attributes: array{ int, int }|null } $mark */
	private static function has_many_braces( string $text, array $mark ): bool {
		list( $start, $end ) = $mark['attributes'] ?? array( 0, 0 );
		return $end - $start > self::MAX_BRACES && substr_count( $text, '}', $start, $end - $start ) > self::MAX_BRACES;
	}

	/** @param array{ attributes: array{ int, int } } $mark */
	private static function attributes( string $text, array $mark ): string {
		list( $start, $end ) = $mark['attributes'];
		return substr( $text, $start, $end - $start );
	}
}

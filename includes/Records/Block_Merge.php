<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * Merges two versions of content by top-level blocks, with the same rules as
 * src/features/conflicts/model/mergeBlocks.ts: tests/fixtures/block-merges.json has the cases for both. Pure.
 *
 * @phpstan-type Block array{ name: string, text: string, at: int } With its position in its version.
 * @phpstan-type Changes array{ fates: array<int, Block|null>, arrivals: array<int, list<Block>> }
 * @phpstan-type Merged array{ text: string, base?: int, mine?: int, theirs?: int } With its positions in the versions that have it.
 */
final class Block_Merge {
	/** Both changed one block, or one changed it and the other removed it. */
	public const SAME_BLOCK = 'sameBlock';

	/** Both moved one block, or one moved it and the other removed it. */
	public const ORDER = 'order';

	public const TOO_LONG = 'tooLong';

	/** In blocks. Comparing more takes too long. */
	private const MAX_BLOCKS = 2000;

	/** In pairs of blocks: what all merges of a list may compare, about a second. What is left counts as a conflict there. */
	private const MAX_LISTED = 3000000;

	/** Pairs that may still be compared; null without a limit. */
	private static ?int $budget = null;

	private string $mine;
	private string $theirs;

	/** One of the constants; empty without a conflict. */
	private string $conflict = '';

	/** @var list<Block>|null The common base; null if one side is used as a whole. */
	private ?array $base = null;

	/** @var array<string, list<string>> The spaces around the blocks of each version; see Top_Blocks::gaps(). */
	private array $gaps = array();

	/** @var Changes */
	private array $mine_changes = array( 'fates' => array(), 'arrivals' => array() );

	/** @var Changes */
	private array $their_changes = array( 'fates' => array(), 'arrivals' => array() );

	public function __construct( string $base, string $mine, string $theirs ) {
		$this->mine   = $mine;
		$this->theirs = $theirs;
		if ( $mine === $theirs || $theirs === $base ) {
			$this->theirs = $mine;
			return;
		}
		if ( $mine === $base ) {
			$this->mine = $theirs;
			return;
		}
		list( $before, $here, $there ) = array_map( array( self::class, 'blocks_of' ), array( $base, $mine, $theirs ) );
		if ( max( count( $before ), count( $here ), count( $there ) ) > self::MAX_BLOCKS ) {
			$this->conflict = self::TOO_LONG;
			return;
		}
		if ( null !== self::$budget ) {
			self::$budget -= count( $before ) * ( count( $here ) + count( $there ) );
			if ( self::$budget < 0 ) {
				$this->conflict = self::TOO_LONG;
				return;
			}
		}
		$this->mine_changes  = self::changes_of( $before, $here );
		$this->their_changes = self::changes_of( $before, $there );
		if ( self::has_conflicting_moves( $before, $this->mine_changes, $this->their_changes ) ) {
			// Both changes together would duplicate a block, or restore a removed one.
			$this->conflict = self::ORDER;
			return;
		}
		$this->base = $before;
		$this->gaps = array(
			'base'   => Top_Blocks::gaps( $base, $before ),
			'mine'   => Top_Blocks::gaps( $mine, $here ),
			'theirs' => Top_Blocks::gaps( $theirs, $there ),
		);
		foreach ( $before as $at => $block ) {
			if ( ! self::fate_of( $block, $this->mine_changes['fates'][ $at ], $this->their_changes['fates'][ $at ] ) ) {
				$this->conflict = self::SAME_BLOCK;
				return;
			}
		}
	}

	/**
	 * Runs code that lists many changes, and must answer in time.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public static function within_budget( callable $action ) {
		$before       = self::$budget;
		self::$budget = self::MAX_LISTED;
		try {
			return $action();
		} finally {
			self::$budget = $before;
		}
	}

	/** The reason why the versions can't be merged; empty if they can. */
	public function conflict(): string {
		return $this->conflict;
	}

	public function has_conflict(): bool {
		return '' !== $this->conflict;
	}

	/** @return list<Block> */
	private static function blocks_of( string $content ): array {
		$blocks = Top_Blocks::of( $content );
		return array_map( static fn( array $block, int $at ): array => $block + compact( 'at' ), $blocks, array_keys( $blocks ) );
	}

	/**
	 * The changes of both sides, as far as they can be merged. If both insert blocks at the same position, theirs come
	 * first. Spaces that nobody has changed stay, too.
	 *
	 * @param string $prefer The side to use for conflicts: Merge::MINE or Merge::THEIRS.
	 */
	public function text( string $prefer ): string {
		if ( null === $this->base ) {
			return Merge::MINE === $prefer ? $this->mine : $this->theirs;
		}
		$merged = array();
		foreach ( array_merge( $this->base, array( null ) ) as $at => $block ) {
			array_push( $merged, ...self::both_of( $this->their_changes['arrivals'][ $at ], $this->mine_changes['arrivals'][ $at ] ) );
			if ( ! $block ) {
				break;
			}
			$mine   = $this->mine_changes['fates'][ $at ];
			$theirs = $this->their_changes['fates'][ $at ];
			$fate   = self::fate_of( $block, $mine, $theirs ) ?? array( Merge::MINE === $prefer ? $mine : $theirs );
			if ( $fate[0] ) {
				$places   = array(
					'base'   => $at,
					'mine'   => $mine['at'] ?? null,
					'theirs' => $theirs['at'] ?? null,
				);
				$merged[] = array( 'text' => $fate[0]['text'] ) + array_filter( $places, 'is_int' );
			}
		}
		return $this->joined( $merged );
	}

	/**
	 * The text of blocks, with the spaces that are around them in their versions.
	 *
	 * @param list<Merged> $blocks
	 */
	private function joined( array $blocks ): string {
		$text = '';
		foreach ( array_merge( $blocks, array( null ) ) as $at => $block ) {
			list( $was, $here, $there ) = array_map( fn( string $side ): ?string => $this->gap_in( $side, $at > 0 ? $blocks[ $at - 1 ] : null, $block ), array( 'base', 'mine', 'theirs' ) );
			$gap                        = $here === $was ? $there ?? $here : $here ?? $there;
			$text                      .= ( $gap ?? ( 0 === $at || ! $block ? '' : "\n\n" ) ) . ( $block['text'] ?? '' );
		}
		return $text;
	}

	/**
	 * The spaces between two blocks that are neighbors in a version; null if they aren't.
	 *
	 * @param Merged|null $before Null for the start of the text.
	 * @param Merged|null $after  Null for its end.
	 */
	private function gap_in( string $side, ?array $before, ?array $after ): ?string {
		$gaps  = $this->gaps[ $side ];
		$place = $after ? $after[ $side ] ?? null : count( $gaps ) - 1;
		$last  = $before ? $before[ $side ] ?? null : -1;
		return null !== $last && $place === $last + 1 ? $gaps[ $place ] : null;
	}

	/**
	 * The merged block in a list, or null in the list if it is removed; null instead of the list for a conflict.
	 *
	 * @param Block      $block
	 * @param Block|null $mine
	 * @param Block|null $theirs
	 * @return array{ Block|null }|null
	 */
	private static function fate_of( array $block, ?array $mine, ?array $theirs ): ?array {
		$here  = $mine['text'] ?? null;
		$there = $theirs['text'] ?? null;
		if ( $here === $there || $there === $block['text'] ) {
			return array( $mine );
		}
		return $here === $block['text'] ? array( $theirs ) : null;
	}

	/**
	 * The changes of one side: for each block of the base itself, its new version, or null if removed; and the blocks
	 * inserted before each one, and at the end. Equal blocks are matched; between those, blocks of the same type in
	 * order.
	 *
	 * @param list<Block> $base
	 * @param list<Block> $side
	 * @return Changes
	 */
	private static function changes_of( array $base, array $side ): array {
		$kept     = self::longest_common( array_column( $base, 'text' ), array_column( $side, 'text' ) );
		$moved    = self::moved_texts( $base, $side, $kept );
		$fates    = array_fill( 0, count( $base ), null );
		$arrivals = array_fill( 0, count( $base ) + 1, array() );
		$before   = 0;
		$after    = 0;
		$kept[]   = array( count( $base ), count( $side ) );
		foreach ( $kept as list( $next_before, $next_after ) ) {
			$run     = array_slice( $side, $after, $next_after - $after );
			$changed = array();
			$pairs   = self::longest_common(
				self::types_of( array_slice( $base, $before, $next_before - $before ), $moved, '<' ),
				self::types_of( $run, $moved, '>' )
			);
			foreach ( $pairs as list( $in_base, $in_run ) ) {
				$changed[ $in_run ] = $before + $in_base;
			}
			$gap = $before;
			foreach ( $run as $position => $block ) {
				if ( isset( $changed[ $position ] ) ) {
					$fates[ $changed[ $position ] ] = $block;
					$gap                            = $changed[ $position ] + 1;
				} else {
					$arrivals[ $gap ][] = $block;
				}
			}
			if ( $next_before < count( $base ) ) {
				$fates[ $next_before ] = $side[ $next_after ];
			}
			$before = $next_before + 1;
			$after  = $next_after + 1;
		}
		return compact( 'fates', 'arrivals' );
	}

	/**
	 * The texts of blocks that one side moved.
	 *
	 * @param list<Block>             $base
	 * @param list<Block>             $side
	 * @param list<array{ int, int }> $kept
	 * @return array<string, mixed> By text.
	 */
	private static function moved_texts( array $base, array $side, array $kept ): array {
		$gone = array_diff_key( $base, array_flip( array_column( $kept, 0 ) ) );
		$come = array_diff_key( $side, array_flip( array_column( $kept, 1 ) ) );
		return array_intersect_key( array_flip( array_column( $gone, 'text' ) ), array_flip( array_column( $come, 'text' ) ) );
	}

	/**
	 * A moved block is never matched with another one as its change.
	 *
	 * @param list<Block>          $blocks
	 * @param array<string, mixed> $moved
	 * @param string               $side   Can't be the text of a block.
	 * @return list<string>
	 */
	private static function types_of( array $blocks, array $moved, string $side ): array {
		return array_map( static fn( array $block ): string => isset( $moved[ $block['text'] ] ) ? $side : $block['name'], $blocks );
	}

	/**
	 * All inserted blocks of both sides, without duplicates.
	 *
	 * @param list<Block> $theirs
	 * @param list<Block> $mine
	 * @return list<Merged>
	 */
	private static function both_of( array $theirs, array $mine ): array {
		// The number of equal entries missing in theirs.
		$missing = array_count_values( array_column( $mine, 'text' ) );
		foreach ( $theirs as $block ) {
			$missing[ $block['text'] ] = ( $missing[ $block['text'] ] ?? 0 ) - 1;
		}
		$found   = array();
		$before  = 0;
		$after   = 0;
		$pairs   = self::longest_common( array_column( $theirs, 'text' ), array_column( $mine, 'text' ) );
		$pairs[] = array( count( $theirs ), count( $mine ) );
		foreach ( $pairs as list( $next_before, $next_after ) ) {
			foreach ( array_slice( $theirs, $before, $next_before - $before ) as $block ) {
				$found[] = array(
					'text'   => $block['text'],
					'theirs' => $block['at'],
				);
			}
			foreach ( array_slice( $mine, $after, $next_after - $after ) as $block ) {
				if ( $missing[ $block['text'] ]-- > 0 ) {
					$found[] = array(
						'text' => $block['text'],
						'mine' => $block['at'],
					);
				}
			}
			if ( isset( $mine[ $next_after ] ) ) {
				$found[] = array(
					'text'   => $mine[ $next_after ]['text'],
					'mine'   => $mine[ $next_after ]['at'],
					'theirs' => $theirs[ $next_before ]['at'],
				);
			}
			$before = $next_before + 1;
			$after  = $next_after + 1;
		}
		return $found;
	}

	/**
	 * Whether a block that both sides moved ends up at two positions.
	 *
	 * @param list<Block> $base
	 * @param Changes     $mine
	 * @param Changes     $theirs
	 */
	private static function has_conflicting_moves( array $base, array $mine, array $theirs ): bool {
		$here  = self::positions_of( $base, $mine );
		$there = self::positions_of( $base, $theirs );
		foreach ( $base as $at => $block ) {
			$text = $block['text'];
			if ( ( $mine['fates'][ $at ]['text'] ?? null ) !== $text && ( $theirs['fates'][ $at ]['text'] ?? null ) !== $text && ( $here[ $text ] ?? null ) !== ( $there[ $text ] ?? null ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The positions of the texts that a side inserted or changed.
	 *
	 * @param list<Block> $base
	 * @param Changes     $changes
	 * @return array<string, string> By text.
	 */
	private static function positions_of( array $base, array $changes ): array {
		$positions = array();
		foreach ( $changes['fates'] as $at => $fate ) {
			if ( $fate && $fate['text'] !== $base[ $at ]['text'] ) {
				$positions[ $fate['text'] ] = ( $positions[ $fate['text'] ] ?? '' ) . " at $at";
			}
		}
		foreach ( $changes['arrivals'] as $at => $blocks ) {
			foreach ( $blocks as $block ) {
				$positions[ $block['text'] ] = ( $positions[ $block['text'] ] ?? '' ) . " before $at";
			}
		}
		return $positions;
	}

	/**
	 * The longest common subsequence, as pairs of positions; the same one as in the browser if there are several.
	 *
	 * @param list<string> $before
	 * @param list<string> $after
	 * @return list<array{ int, int }>
	 */
	private static function longest_common( array $before, array $after ): array {
		$pairs = array();
		$start = 0;
		// Most of the list is unchanged; the common start needs no table.
		while ( $start < min( count( $before ), count( $after ) ) && $before[ $start ] === $after[ $start ] ) {
			$pairs[] = array( $start, $start );
			++$start;
		}
		$columns = count( $after );
		$row     = array_fill_keys( range( $start, $columns ), 0 );
		// The length from each pair of positions on, one row each; packed, because there may be millions.
		$lengths = array( count( $before ) => pack( 'v*', ...$row ) );
		for ( $at = count( $before ) - 1; $at >= $start; $at-- ) {
			$below = $row;
			for ( $in_after = $columns - 1; $in_after >= $start; $in_after-- ) {
				$row[ $in_after ] = $before[ $at ] === $after[ $in_after ] ? $below[ $in_after + 1 ] + 1 : max( $below[ $in_after ], $row[ $in_after + 1 ] );
			}
			$lengths[ $at ] = pack( 'v*', ...$row );
		}
		$length_at = static fn( int $at, int $in_after ): int => ( (array) unpack( 'v', $lengths[ $at ], 2 * ( $in_after - $start ) ) )[1];
		$at        = $start;
		$in_after  = $start;
		while ( $at < count( $before ) && $in_after < $columns ) {
			if ( $before[ $at ] === $after[ $in_after ] ) {
				$pairs[] = array( $at++, $in_after++ );
			} elseif ( $length_at( $at + 1, $in_after ) >= $length_at( $at, $in_after + 1 ) ) {
				++$at;
			} else {
				++$in_after;
			}
		}
		return $pairs;
	}
}

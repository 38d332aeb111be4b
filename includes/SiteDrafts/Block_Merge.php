<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

/**
 * Merges two changes of the same content by the blocks at its top level. Pure.
 */
final class Block_Merge {
	/** In blocks. Comparing more takes too long. */
	private const MAX_BLOCKS = 1000;

	private const BLOCK = '~<!--\s+(/)?wp:[a-z][a-z0-9_/-]*\s~';

	private string $mine;
	private string $theirs;

	/** @var list<string> */
	private array $base;

	/**
	 * Where the sides differ from the base, in its order: a range of its blocks, and what is there on each side.
	 *
	 * @var list<array{ from: int, to: int, mine: list<string>|null, theirs: list<string>|null }>|null
	 */
	private ?array $changes = null;

	private bool $has_conflict = false;

	public function __construct( string $base, string $mine, string $theirs ) {
		$this->mine   = $mine;
		$this->theirs = $theirs;
		$this->base   = self::blocks( $base );
		$here         = self::blocks( $mine );
		$there        = self::blocks( $theirs );
		if ( max( count( $this->base ), count( $here ), count( $there ) ) > self::MAX_BLOCKS ) {
			$this->has_conflict = true;
			return;
		}
		$mine_changes   = self::changed( $this->base, $here );
		$their_changes  = self::changed( $this->base, $there );
		$this->changes  = self::combined( $this->base, $mine_changes, $their_changes );
		$is_in_conflict = static fn( array $change ): bool => null !== $change['mine'] && null !== $change['theirs'] && $change['mine'] !== $change['theirs'];
		if ( array_filter( $this->changes, $is_in_conflict ) ) {
			$this->has_conflict = true;
		} elseif ( self::is_moved_twice( $this->base, $this->changes ) ) {
			// Taking both changes would repeat the block, or bring back one that was removed.
			$this->has_conflict = true;
			$this->changes      = null;
		}
	}

	/** Whether both sides have changed the same blocks, or different ones in the same place. */
	public function has_conflict(): bool {
		return $this->has_conflict;
	}

	/** @param string $prefer The side that is taken where both have changed the same: Merge::MINE or Merge::THEIRS. */
	public function text( string $prefer ): string {
		if ( null === $this->changes ) {
			return Merge::MINE === $prefer ? $this->mine : $this->theirs;
		}
		$merged = array();
		$at     = 0;
		foreach ( $this->changes as $change ) {
			$other  = Merge::MINE === $prefer ? Merge::THEIRS : Merge::MINE;
			$taken  = $change[ $prefer ] ?? $change[ $other ] ?? array();
			$merged = array_merge( $merged, array_slice( $this->base, $at, $change['from'] - $at ), $taken );
			$at     = $change['to'];
		}
		return implode( "\n\n", array_merge( $merged, array_slice( $this->base, $at ) ) );
	}

	/**
	 * The blocks that are in no other, and the text between them, as written.
	 *
	 * @return list<string>
	 */
	private static function blocks( string $content ): array {
		$blocks = array();
		$depth  = 0;
		$start  = 0;
		$at     = 0;
		while ( preg_match( self::BLOCK, $content, $found, PREG_OFFSET_CAPTURE, $at ) ) {
			$opens = $found[0][1];
			$end   = strpos( $content, '-->', $opens );
			if ( false === $end ) {
				break;
			}
			$is_whole = '/' === $content[ $end - 1 ];
			$is_end   = '/' === ( $found[1][0] ?? '' );
			if ( 0 === $depth && ! $is_end ) {
				$blocks[] = substr( $content, $start, $opens - $start );
				$start    = $opens;
			}
			$at = $end + 3;
			if ( ! $is_whole ) {
				$depth = max( 0, $depth + ( $is_end ? -1 : 1 ) );
			}
			if ( 0 === $depth ) {
				$blocks[] = substr( $content, $start, $at - $start );
				$start    = $at;
			}
		}
		$blocks[] = substr( $content, $start );
		return array_values( array_filter( array_map( 'trim', $blocks ), static fn( string $block ): bool => '' !== $block ) );
	}

	/**
	 * Where a side differs from the base: ranges of the base, and what replaces them.
	 *
	 * @param list<string> $base
	 * @param list<string> $side
	 * @return list<array{ from: int, to: int, blocks: list<string> }>
	 */
	private static function changed( array $base, array $side ): array {
		$changes = array();
		$before  = 0;
		$after   = 0;
		$kept    = self::longest_common( $base, $side );
		$kept[]  = array( count( $base ), count( $side ) );
		foreach ( $kept as list( $in_base, $in_side ) ) {
			if ( $in_base > $before || $in_side > $after ) {
				array_push( $changes, ...self::one_by_one( $before, $in_base, array_slice( $side, $after, $in_side - $after ) ) );
			}
			$before = $in_base + 1;
			$after  = $in_side + 1;
		}
		return $changes;
	}

	/**
	 * As many blocks as before are the same blocks with other content, so that neighbors can be changed by both sides.
	 *
	 * @param list<string> $blocks
	 * @return list<array{ from: int, to: int, blocks: list<string> }>
	 */
	private static function one_by_one( int $from, int $to, array $blocks ): array {
		$is_each = count( $blocks ) === $to - $from;
		$changes = array();
		foreach ( $is_each ? $blocks : array() as $at => $block ) {
			$changes[] = array(
				'from'   => $from + $at,
				'to'     => $from + $at + 1,
				'blocks' => array( $block ),
			);
		}
		return $is_each ? $changes : array( compact( 'from', 'to', 'blocks' ) );
	}

	/**
	 * Changes of both sides in one list; those that overlap become one.
	 *
	 * @param list<string>                                            $base
	 * @param list<array{ from: int, to: int, blocks: list<string> }> $mine
	 * @param list<array{ from: int, to: int, blocks: list<string> }> $theirs
	 * @return list<array{ from: int, to: int, mine: list<string>|null, theirs: list<string>|null }>
	 */
	private static function combined( array $base, array $mine, array $theirs ): array {
		$all = array();
		foreach ( array( Merge::MINE => $mine, Merge::THEIRS => $theirs ) as $side => $changes ) {
			foreach ( $changes as $change ) {
				$all[] = $change + compact( 'side' );
			}
		}
		// Blocks that are added come before those that are changed in the same place.
		usort( $all, static fn( array $one, array $other ): int => array( $one['from'], $one['to'] ) <=> array( $other['from'], $other['to'] ) );
		$groups = array();
		foreach ( $all as $change ) {
			$last = count( $groups ) - 1;
			if ( $last >= 0 && self::do_overlap( $groups[ $last ], $change ) ) {
				$groups[ $last ]['to']        = max( $groups[ $last ]['to'], $change['to'] );
				$groups[ $last ]['changes'][] = $change;
			} else {
				$groups[] = array(
					'from'    => $change['from'],
					'to'      => $change['to'],
					'changes' => array( $change ),
				);
			}
		}
		return array_map(
			static fn( array $group ): array => array(
				'from'        => $group['from'],
				'to'          => $group['to'],
				Merge::MINE   => self::side_of( $base, $group, Merge::MINE ),
				Merge::THEIRS => self::side_of( $base, $group, Merge::THEIRS ),
			),
			$groups
		);
	}

	/**
	 * @param array{ from: int, to: int } $group
	 * @param array{ from: int, to: int } $next  Not before it.
	 */
	private static function do_overlap( array $group, array $next ): bool {
		$are_additions = $group['from'] === $group['to'] && $next['from'] === $next['to'];
		return $next['from'] < $group['to'] || ( $are_additions && $next['from'] === $group['from'] );
	}

	/**
	 * What a side has in the range of a group; null if it changed nothing there.
	 *
	 * @param list<string>                                                                                     $base
	 * @param array{ from: int, to: int, changes: list<array{ from: int, to: int, blocks: list<string>, side: string }> } $group
	 * @return list<string>|null
	 */
	private static function side_of( array $base, array $group, string $side ): ?array {
		$blocks  = array();
		$at      = $group['from'];
		$changes = array_filter( $group['changes'], static fn( array $change ): bool => $change['side'] === $side );
		foreach ( $changes as $change ) {
			$blocks = array_merge( $blocks, array_slice( $base, $at, $change['from'] - $at ), $change['blocks'] );
			$at     = $change['to'];
		}
		return $changes ? array_merge( $blocks, array_slice( $base, $at, $group['to'] - $at ) ) : null;
	}

	/**
	 * Whether a block that both sides took away is put back elsewhere by only one of them.
	 *
	 * @param list<string>                                                                           $base
	 * @param list<array{ from: int, to: int, mine: list<string>|null, theirs: list<string>|null }> $changes
	 */
	private static function is_moved_twice( array $base, array $changes ): bool {
		$removed = array();
		$added   = array();
		foreach ( $changes as $change ) {
			if ( null === $change[ Merge::MINE ] || null === $change[ Merge::THEIRS ] ) {
				$added = array_merge( $added, $change[ Merge::MINE ] ?? $change[ Merge::THEIRS ] ?? array() );
			} else {
				$removed = array_merge( $removed, array_diff( array_slice( $base, $change['from'], $change['to'] - $change['from'] ), $change[ Merge::MINE ] ) );
			}
		}
		return array() !== array_intersect( $removed, $added );
	}

	/**
	 * The longest common subsequence, as pairs of positions.
	 *
	 * @param list<string> $one
	 * @param list<string> $other
	 * @return list<array{ int, int }>
	 */
	private static function longest_common( array $one, array $other ): array {
		$pairs = array();
		$begin = 0;
		$ends  = array( count( $one ), count( $other ) );
		while ( $begin < min( $ends ) && $one[ $begin ] === $other[ $begin ] ) {
			$pairs[] = array( $begin, $begin );
			++$begin;
		}
		$tail = array();
		while ( min( $ends ) > $begin && $one[ $ends[0] - 1 ] === $other[ $ends[1] - 1 ] ) {
			--$ends[0];
			--$ends[1];
			array_unshift( $tail, $ends );
		}
		// How long it is from each pair of positions on.
		$lengths = array_fill( $begin, $ends[0] - $begin + 1, array_fill( $begin, $ends[1] - $begin + 1, 0 ) );
		for ( $at = $ends[0] - 1; $at >= $begin; $at-- ) {
			for ( $in_other = $ends[1] - 1; $in_other >= $begin; $in_other-- ) {
				$lengths[ $at ][ $in_other ] = $one[ $at ] === $other[ $in_other ]
					? $lengths[ $at + 1 ][ $in_other + 1 ] + 1
					: max( $lengths[ $at + 1 ][ $in_other ], $lengths[ $at ][ $in_other + 1 ] );
			}
		}
		$at       = $begin;
		$in_other = $begin;
		while ( $at < $ends[0] && $in_other < $ends[1] ) {
			if ( $one[ $at ] === $other[ $in_other ] ) {
				$pairs[] = array( $at++, $in_other++ );
			} elseif ( $lengths[ $at + 1 ][ $in_other ] >= $lengths[ $at ][ $in_other + 1 ] ) {
				++$at;
			} else {
				++$in_other;
			}
		}
		return array_merge( $pairs, $tail );
	}
}

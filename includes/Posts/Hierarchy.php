<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Posts in tree order: each after its parent, one level deeper.
 */
final class Hierarchy {
	/** @var array<int, int> Levels by id, in order. */
	private array $levels = array();

	/** @var array<int, list<int>> Ids by parent. */
	private array $children = array();

	/**
	 * @param array<int, int> $parents Parents by id, siblings in their order. Posts whose parent
	 *                                 is missing are at the top level.
	 */
	public function __construct( array $parents ) {
		foreach ( $parents as $id => $parent ) {
			$this->children[ isset( $parents[ $parent ] ) ? $parent : 0 ][] = $id;
		}
		$this->add_subtree( $this->children[0] ?? array(), 0 );
		// Posts in a cycle are below no root; they are added at the top level.
		foreach ( array_keys( $parents ) as $id ) {
			$this->add_subtree( array( $id ), 0 );
		}
	}

	/** @return array<int, int> Levels by id, in order. */
	public function levels(): array {
		return $this->levels;
	}

	/** @param list<int> $ids */
	private function add_subtree( array $ids, int $level ): void {
		// A stack instead of recursion, for very deep trees.
		$stack = array();
		foreach ( array_reverse( $ids ) as $id ) {
			$stack[] = array( $id, $level );
		}
		while ( $stack ) {
			list( $id, $depth ) = array_pop( $stack );
			if ( isset( $this->levels[ $id ] ) ) {
				continue;
			}
			$this->levels[ $id ] = $depth;
			foreach ( array_reverse( $this->children[ $id ] ?? array() ) as $child ) {
				$stack[] = array( $child, $depth + 1 );
			}
		}
	}
}

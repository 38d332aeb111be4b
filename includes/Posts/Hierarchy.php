<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Posts in the order of their tree: each below its parent, one level deeper.
 */
final class Hierarchy {
	/** @var array<int, int> Levels by id, in order. */
	private array $levels = array();

	/** @var array<int, list<int>> Ids by parent. */
	private array $children = array();

	/**
	 * @param array<int, int> $parents Parents by id, siblings in their order. Who has a parent
	 *                                 that is not among them stands at the top.
	 */
	public function __construct( array $parents ) {
		foreach ( $parents as $id => $parent ) {
			$this->children[ isset( $parents[ $parent ] ) ? $parent : 0 ][] = $id;
		}
		$this->place( $this->children[0] ?? array(), 0 );
		// Two that are each other's parents hang below nothing; they must not be lost.
		foreach ( array_keys( $parents ) as $id ) {
			$this->place( array( $id ), 0 );
		}
	}

	/** @return array<int, int> Levels by id, in order. */
	public function levels(): array {
		return $this->levels;
	}

	/** @param list<int> $ids */
	private function place( array $ids, int $level ): void {
		// With a pile of its own: the tree may be deeper than PHP likes to call functions.
		$pile = array();
		foreach ( array_reverse( $ids ) as $id ) {
			$pile[] = array( $id, $level );
		}
		while ( $pile ) {
			list( $id, $depth ) = array_pop( $pile );
			if ( isset( $this->levels[ $id ] ) ) {
				continue;
			}
			$this->levels[ $id ] = $depth;
			foreach ( array_reverse( $this->children[ $id ] ?? array() ) as $child ) {
				$pile[] = array( $child, $depth + 1 );
			}
		}
	}
}

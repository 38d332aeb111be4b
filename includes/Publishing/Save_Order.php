<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Compared_Change;
use Atelier\Records\Record_Types;

/**
 * The order in which changes are saved: first what others refer to, and parents before their children. WordPress moves a page
 * to the top if a parent seems to be below it, as it is for a moment when both change places. Removed are children first.
 */
final class Save_Order {
	/** Deeper pages are in a circle, which WordPress doesn't allow. */
	private const MAX_DEPTH = 100;

	/** @var array<int, int> The parents that posts will have, by ID. */
	private array $parents = array();

	/** @param list<Compared_Change> $all */
	private function __construct( array $all ) {
		foreach ( $all as $checked ) {
			$parent = $checked->edits()['parent'] ?? null;
			$id     = $checked->change()->post_id();
			if ( $id > 0 && is_numeric( $parent ) ) {
				$this->parents[ $id ] = (int) $parent;
			}
		}
	}

	/**
	 * @param list<Compared_Change> $all
	 * @return list<Compared_Change>
	 */
	public static function of( array $all ): array {
		$order = new self( $all );
		$keys  = array_map( static fn( Compared_Change $checked ): array => array( self::rank( $checked->change() ), $order->depth( $checked->change() ) * ( $checked->change()->is_removal() ? -1 : 1 ) ), $all );
		// Equal ones stay in the order in which they were added to the draft; PHP 7.4 doesn't keep it.
		array_multisort( array_column( $keys, 0 ), array_column( $keys, 1 ), array_keys( $all ), $all );
		return $all;
	}

	/** Templates come before posts, which name them; what is removed comes last, first what is saved before. */
	private static function rank( Change $change ): int {
		if ( $change->is_removal() ) {
			return array_diff_key( $change->edits(), array( 'force' => true ) ) ? 5 : 6;
		}
		if ( $change->is_new() ) {
			return $change->post_id() > 0 ? 1 : 0;
		}
		$ranks = array(
			Record_Types::STYLES => 2,
			Change::SITE         => 3,
		);
		return $ranks[ $change->type() ] ?? 4;
	}

	/** The number of parents that a post will have. */
	private function depth( Change $change ): int {
		$depth = 0;
		for ( $id = $this->parent( $change->post_id() ); $id > 0 && $depth < self::MAX_DEPTH; $id = $this->parent( $id ) ) {
			++$depth;
		}
		return $depth;
	}

	private function parent( int $id ): int {
		$post = isset( $this->parents[ $id ] ) || $id <= 0 ? null : get_post( $id );
		return $this->parents[ $id ] ?? ( $post ? $post->post_parent : 0 );
	}
}

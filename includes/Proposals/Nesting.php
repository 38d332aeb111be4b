<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use WP_Block_Type_Registry;

/**
 * Which blocks can be inside of which, as their types say.
 */
final class Nesting {
	/**
	 * @param Block_Node $parent Where the blocks go.
	 * @param Block_Node $node   With all blocks inside.
	 * @throws Invalid_Input If it doesn't belong there.
	 */
	public static function check( Block_Node $parent, Block_Node $node ): void {
		self::check_one( $parent, $node );
		foreach ( $node->children() as $child ) {
			self::check( $node, $child );
		}
	}

	/** @throws Invalid_Input */
	private static function check_one( Block_Node $parent, Block_Node $node ): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$type     = $registry->get_registered( $node->name );
		if ( ! $type ) {
			/* translators: %s: the name of a block, such as "core/group". */
			throw new Invalid_Input( 'unknown_block', sprintf( __( 'Your site has no block “%s”. Use a block that your site has.', 'atelier' ), $node->name ) );
		}
		if ( $type->parent && ! in_array( $parent->name, $type->parent, true ) ) {
			throw self::misplaced( $node, $type->parent );
		}
		if ( ! empty( $type->ancestor ) && ! self::has_ancestor( $parent, $type->ancestor ) && ! $type->parent ) {
			throw self::misplaced( $node, $type->ancestor );
		}
		$outer = $registry->get_registered( $parent->name );
		if ( $outer && is_array( $outer->allowed_blocks ?? null ) && $outer->allowed_blocks && ! in_array( $node->name, $outer->allowed_blocks, true ) ) {
			/* translators: 1: the name of a block, 2: that of the block around it, 3: names of blocks. */
			throw new Invalid_Input( 'not_allowed_inside', sprintf( __( '“%1$s” can’t be in “%2$s”, which takes only: %3$s.', 'atelier' ), $node->name, $parent->name, implode( ', ', $outer->allowed_blocks ) ) );
		}
	}

	/** @param string[] $names */
	private static function has_ancestor( Block_Node $node, array $names ): bool {
		return in_array( $node->name, $names, true ) || ( $node->parent && self::has_ancestor( $node->parent, $names ) );
	}

	/** @param string[] $names */
	private static function misplaced( Block_Node $node, array $names ): Invalid_Input {
		/* translators: 1: the name of a block, 2: names of blocks. */
		return new Invalid_Input( 'misplaced', sprintf( __( '“%1$s” has to be in one of: %2$s. Put it there.', 'atelier' ), $node->name, implode( ', ', $names ) ) );
	}
}

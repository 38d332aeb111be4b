<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use stdClass;
use WP_Block_Type_Registry;

/**
 * Changes of the blocks of a record, each of which is done or refused as a whole.
 *
 * @phpstan-type Operation array<string, mixed>
 */
final class Block_Operations {
	public const INSERT    = 'insert-block';
	public const REPLACE   = 'replace-block';
	public const MOVE      = 'move-block';
	public const REMOVE    = 'remove-block';
	public const ATTRIBUTE = 'set-attribute';
	public const MENU_ITEM = 'add-menu-item';

	public const ALL = array( self::INSERT, self::REPLACE, self::MOVE, self::REMOVE, self::ATTRIBUTE, self::MENU_ITEM );

	/** Attributes that no block has in its HTML. */
	private const OUTSIDE_OF_HTML = array( 'metadata', 'lock', 'layout', 'templateLock' );

	/** Attributes with which people keep a block, or what is inside, as it is. */
	private const LOCKS = array( 'lock', 'templateLock' );

	/** In bytes, as JSON. */
	private const MAX_VALUE = 20000;

	/**
	 * @param array<string, mixed> $operation Checked by Change_Schema.
	 * @throws Invalid_Input If it can't be done. The tree is as before then.
	 */
	public static function apply( Block_Tree $tree, array $operation ): void {
		$node = $tree->find( (string) $operation['path'], (string) $operation['hash'] );
		switch ( $operation['op'] ) {
			case self::INSERT:
				self::insert( $tree, $node, (string) $operation['where'], Sent_Markup::parse( (string) $operation['markup'] ) );
				return;
			case self::MENU_ITEM:
				self::insert( $tree, $node, (string) $operation['where'], array( Menu_Item::of( $operation ) ) );
				return;
			case self::REPLACE:
				self::replace( $tree, $node, Sent_Markup::parse( (string) $operation['markup'] ) );
				return;
			case self::MOVE:
				self::move( $tree, $node, $tree->find( (string) $operation['to'], (string) $operation['to_hash'] ), (string) $operation['where'] );
				return;
			case self::REMOVE:
				self::refuse_root( $node );
				self::refuse_locked( $node, 'remove' );
				self::refuse_in_locked( $node->parent );
				$tree->detach( $node );
				return;
			case self::ATTRIBUTE:
				self::set_attribute( $node, (string) $operation['name'], $operation['value'] );
		}
	}

	/**
	 * @param list<Block_Node> $nodes
	 * @throws Invalid_Input
	 */
	private static function insert( Block_Tree $tree, Block_Node $anchor, string $where, array $nodes ): void {
		self::refuse_in_locked( $tree->place( $anchor, $where )[0] );
		self::put( $tree, $anchor, $where, $nodes );
	}

	/**
	 * @param list<Block_Node> $nodes
	 * @throws Invalid_Input
	 */
	private static function put( Block_Tree $tree, Block_Node $anchor, string $where, array $nodes ): void {
		list( $parent, $number ) = $tree->place( $anchor, $where );
		foreach ( $nodes as $node ) {
			Nesting::check( $parent, $node );
		}
		$tree->insert( $parent, $number, $nodes );
	}

	/**
	 * @param list<Block_Node> $nodes
	 * @throws Invalid_Input
	 */
	private static function replace( Block_Tree $tree, Block_Node $node, array $nodes ): void {
		self::refuse_root( $node );
		self::refuse_locked( $node, 'remove' );
		// Another text in a block of the same kind leaves the blocks as they are.
		if ( array( $node->name ) !== array_column( $nodes, 'name' ) ) {
			self::refuse_in_locked( $node->parent );
		}
		self::put( $tree, $node, Block_Tree::BEFORE, $nodes );
		$tree->detach( $node );
	}

	/** @throws Invalid_Input */
	private static function move( Block_Tree $tree, Block_Node $node, Block_Node $anchor, string $where ): void {
		self::refuse_root( $node );
		self::refuse_locked( $node, 'move' );
		if ( $anchor->is_inside( $node ) ) {
			throw new Invalid_Input( 'loop', __( 'A block can’t be moved into or next to itself. Name another block as the place to move it to.', 'atelier' ) );
		}
		list( $parent ) = $tree->place( $anchor, $where );
		self::refuse_in_locked( $node->parent, $parent === $node->parent );
		self::refuse_in_locked( $parent, $parent === $node->parent );
		Nesting::check( $parent, $node );
		$from   = $node->parent;
		$pieces = $from ? $from->pieces : array();
		$tree->detach( $node );
		try {
			// Where it was may have been before that place.
			$number = $tree->place( $anchor, $where )[1];
			$tree->insert( $parent, $number, array( $node ) );
		} catch ( Invalid_Input $reason ) {
			$node->parent = $from;
			if ( $from ) {
				$from->pieces = $pieces;
			}
			throw $reason;
		}
	}

	/**
	 * @param mixed $value Null removes it.
	 * @throws Invalid_Input
	 */
	private static function set_attribute( Block_Node $node, string $name, $value ): void {
		self::refuse_root( $node );
		if ( in_array( $name, self::LOCKS, true ) && isset( $node->attributes()->$name ) ) {
			throw self::locked( $node );
		}
		self::refuse_value( $node, $name, $value );
		$attributes = $node->attributes();
		if ( null === $value ) {
			unset( $attributes->$name );
		} else {
			$attributes->$name = self::as_stored( $value );
		}
		// WordPress's filter closes a block that is open, so that it would be another text.
		Sent_Markup::refuse_code( $node->with_nothing_inside( $attributes ) );
		Code_Attributes::refuse( $attributes );
		$node->set_attributes( $attributes );
	}

	/**
	 * An attribute of a block whose HTML is saved would say something else than the HTML.
	 *
	 * @param mixed $value
	 * @throws Invalid_Input
	 */
	private static function refuse_value( Block_Node $node, string $name, $value ): void {
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( $node->name );
		$known = $type ? (array) $type->get_attributes() : array();
		if ( ! isset( $known[ $name ] ) ) {
			/* translators: 1: the name of an attribute, 2: the name of a block, 3: names of attributes. */
			throw new Invalid_Input( 'unknown_attribute', sprintf( __( '“%1$s” isn’t an attribute of “%2$s”. It has: %3$s.', 'atelier' ), $name, $node->name, implode( ', ', array_keys( $known ) ) ) );
		}
		if ( '' !== trim( $node->html() ) && ! in_array( $name, self::OUTSIDE_OF_HTML, true ) ) {
			/* translators: 1: the name of an attribute, 2: the name of a block. */
			throw new Invalid_Input( 'in_html', sprintf( __( '“%1$s” of “%2$s” is part of its HTML, too. Replace the whole block by markup in which both agree.', 'atelier' ), $name, $node->name ) );
		}
		$schema = array_intersect_key( $known[ $name ], array_flip( array( 'type', 'enum' ) ) );
		$valid  = null === $value || ( null !== self::as_stored( $value ) && ( ! isset( $schema['type'] ) || ! is_wp_error( rest_validate_value_from_schema( $value, $schema, $name ) ) ) );
		if ( ! $valid || strlen( (string) wp_json_encode( $value ) ) > self::MAX_VALUE ) {
			/* translators: 1: the name of an attribute, 2: types of values, such as "string". */
			throw new Invalid_Input( 'value', sprintf( __( 'The value of “%1$s” isn’t valid, or is too large. It takes: %2$s.', 'atelier' ), $name, (string) wp_json_encode( $schema ) ) );
		}
	}

	/**
	 * @param mixed $value
	 * @return mixed With objects, as blocks have them; null if it can't be one, such as a map with a key that begins with a null byte.
	 */
	private static function as_stored( $value ) {
		return json_decode( (string) wp_json_encode( $value ) );
	}

	/** @throws Invalid_Input */
	private static function refuse_root( Block_Node $node ): void {
		if ( ! $node->parent ) {
			throw new Invalid_Input( 'whole', __( 'This needs the path of one block. The empty path is the whole content.', 'atelier' ) );
		}
	}

	/** @throws Invalid_Input */
	private static function refuse_locked( Block_Node $node, string $what ): void {
		foreach ( $node->all() as $inner ) {
			$lock = $inner->attributes()->lock ?? null;
			if ( $lock instanceof stdClass && ! empty( $lock->$what ) && ( 'remove' === $what || $inner === $node ) ) {
				throw self::locked( $inner );
			}
		}
	}

	/**
	 * The nearest block around that says so decides, as in the editor.
	 *
	 * @param bool $is_order Whether only the order of what is inside changes.
	 * @throws Invalid_Input
	 */
	private static function refuse_in_locked( ?Block_Node $around, bool $is_order = false ): void {
		for ( ; $around; $around = $around->parent ) {
			$lock = $around->attributes()->templateLock ?? null;
			if ( false === $lock || ( 'insert' === $lock && $is_order ) ) {
				return;
			}
			if ( is_string( $lock ) && '' !== $lock ) {
				/* translators: %s: the name of a block, such as "core/group". */
				throw new Invalid_Input( 'locked', sprintf( __( 'A person has locked which blocks are in this “%s”. Change these blocks themselves, or leave them.', 'atelier' ), $around->name ) );
			}
		}
	}

	private static function locked( Block_Node $node ): Invalid_Input {
		/* translators: %s: the name of a block, such as "core/group". */
		return new Invalid_Input( 'locked', sprintf( __( 'A person has locked this “%s”. Leave it where it is.', 'atelier' ), $node->name ) );
	}
}

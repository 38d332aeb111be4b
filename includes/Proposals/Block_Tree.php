<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Marks;
use Atelier\Support\Block_Markup;
use Atelier\Support\Invalid_Input;

/**
 * The blocks of a text, with the paths that they had when it was read: several changes that an agent has made up from one
 * reading mean the same blocks, also after the first of them has moved the others.
 *
 * Paths are positions from the outside in, such as "0.2"; that of the whole text is empty. Text outside of blocks has none.
 */
final class Block_Tree {
	public const BEFORE = 'before';
	public const AFTER  = 'after';
	public const FIRST  = 'first';
	public const LAST   = 'last';

	/** What the block editor can open; see Block_Markup. */
	private const MAX_DEPTH = 50;

	/** Blocks that have blocks inside without any HTML around them, so a comment alone can be opened. */
	private const WITHOUT_HTML = array( 'core/navigation', 'core/navigation-submenu' );

	/** An element with nothing inside, as containers without blocks are saved. */
	private const EMPTY_ELEMENT = '~^(\s*<([a-z][a-z0-9-]*)\b[^<>]*+>)\s*(</\2>\s*)$~iD';

	private Block_Node $root;

	/** @var array<string, Block_Node> By the path when it was read. */
	private array $nodes;

	/** @var array<string, string> Likewise. */
	private array $hashes;

	private function __construct( Block_Node $root ) {
		$this->root   = $root;
		$this->nodes  = self::paths_of( $root, '' );
		$this->hashes = array_map( static fn( Block_Node $node ): string => $node->hash(), $this->nodes );
	}

	/**
	 * @param string $around The name of the block that the text belongs to; of menus, the navigation block.
	 * @throws Invalid_Input If blocks aren't closed, are closed under another name, or can't be edited.
	 */
	public static function parse( string $text, string $around = '' ): self {
		if ( ( new Block_Markup( $text ) )->is_uneditable() ) {
			throw new Invalid_Input( 'uneditable', __( 'These blocks are nested too deep, or there are too many of them. Use fewer levels.', 'atelier' ) );
		}
		$root = new Block_Node( $around, '' );
		$open = $root;
		$at   = 0;
		foreach ( Block_Marks::in( $text ) as $mark ) {
			if ( Block_Marks::UNFINISHED === $mark['type'] ) {
				throw new Invalid_Input( 'unfinished', __( 'The attributes of a block don’t end. Write them as JSON within the comment of the block.', 'atelier' ) );
			}
			$name = false === strpos( $mark['name'], '/' ) ? "core/{$mark['name']}" : $mark['name'];
			$mine = substr( $text, $mark['start'], $mark['end'] - $mark['start'] );
			if ( $mark['start'] > $at ) {
				$open->pieces[] = substr( $text, $at, $mark['start'] - $at );
			}
			$at = $mark['end'];
			if ( Block_Marks::END === $mark['type'] ) {
				$open = self::closed( $open, $name, $mine );
				continue;
			}
			self::refuse_unreadable( $text, $mark );
			$node           = new Block_Node( $name, $mine );
			$node->parent   = $open;
			$open->pieces[] = $node;
			$open           = Block_Marks::BEGIN === $mark['type'] ? $node : $open;
		}
		if ( $open !== $root ) {
			/* translators: %s: the name of a block, such as "core/group". */
			throw new Invalid_Input( 'unclosed', sprintf( __( 'The block “%s” isn’t closed. End each block with its closing comment.', 'atelier' ), $open->name ) );
		}
		if ( strlen( $text ) > $at ) {
			$root->pieces[] = substr( $text, $at );
		}
		return new self( $root );
	}

	/** @throws Invalid_Input */
	private static function closed( Block_Node $open, string $name, string $comment ): Block_Node {
		if ( ! $open->parent || $open->name !== $name ) {
			/* translators: %s: the name of a block, such as "core/group". */
			throw new Invalid_Input( 'nesting', sprintf( __( 'A closing comment of “%s” doesn’t match the block that is open there. Close blocks in the reverse order.', 'atelier' ), $name ) );
		}
		$open->closing = $comment;
		return $open->parent;
	}

	/**
	 * @param array{ attributes: array{ int, int }|null } $mark
	 * @throws Invalid_Input
	 */
	private static function refuse_unreadable( string $text, array $mark ): void {
		if ( $mark['attributes'] && null === json_decode( substr( $text, $mark['attributes'][0], $mark['attributes'][1] - $mark['attributes'][0] ) ) ) {
			throw new Invalid_Input( 'attributes', __( 'The attributes of a block aren’t valid JSON. Check the quotes and commas.', 'atelier' ) );
		}
	}

	/** @return array<string, Block_Node> */
	private static function paths_of( Block_Node $node, string $path ): array {
		$paths = array( $path => $node );
		foreach ( $node->children() as $number => $child ) {
			$paths += self::paths_of( $child, '' === $path ? (string) $number : "$path.$number" );
		}
		return $paths;
	}

	public function text(): string {
		return $this->root->text();
	}

	/** @return array<string, Block_Node> By the path when the text was read; that of the whole text is empty. */
	public function nodes(): array {
		return $this->nodes;
	}

	/** @return array<string, string> The hash of each block when it was read, by path. */
	public function hashes(): array {
		return $this->hashes;
	}

	public function root(): Block_Node {
		return $this->root;
	}

	/**
	 * A block as it was read.
	 *
	 * @throws Invalid_Input If there is none, or it has been removed or isn't the one that was read.
	 */
	public function find( string $path, string $hash ): Block_Node {
		$node = $this->nodes[ $path ] ?? null;
		if ( ! $node ) {
			/* translators: %s: where a block is, such as "0.2". */
			throw new Invalid_Input( 'no_block', sprintf( __( 'No block was found at “%s”. Read the record again, and use a path from there.', 'atelier' ), $path ) );
		}
		if ( $hash !== $this->hashes[ $path ] ) {
			/* translators: %s: where a block is, such as "0.2". */
			throw new Invalid_Input( 'changed', sprintf( __( 'The block at “%s” isn’t the one you have read. Read the record again, and send the hash from there.', 'atelier' ), $path ) );
		}
		if ( ! $node->is_inside( $this->root ) ) {
			/* translators: %s: where a block is, such as "0.2". */
			throw new Invalid_Input( 'removed', sprintf( __( 'The block at “%s” was removed by another change in this request.', 'atelier' ), $path ) );
		}
		return $node;
	}

	/**
	 * Where blocks next to or inside of another would go: their parent, and the number of blocks before them.
	 *
	 * @param string $where One of the constants.
	 * @return array{ Block_Node, int }
	 * @throws Invalid_Input If there is no such place.
	 */
	public function place( Block_Node $anchor, string $where ): array {
		if ( self::FIRST === $where || self::LAST === $where ) {
			return array( $anchor, self::FIRST === $where ? 0 : count( $anchor->children() ) );
		}
		if ( ! $anchor->parent ) {
			throw new Invalid_Input( 'place', __( 'The whole content has nothing before or after it. Use “first” or “last”, or the path of a block.', 'atelier' ) );
		}
		$number = (int) array_search( $anchor, $anchor->parent->children(), true );
		return array( $anchor->parent, self::BEFORE === $where ? $number : $number + 1 );
	}

	/**
	 * @param list<Block_Node> $nodes  Of another tree, or detached from this one.
	 * @param int              $number How many blocks are before them.
	 * @throws Invalid_Input If the parent has no place for blocks, or they would be nested too deep. Nothing has changed then.
	 */
	public function insert( Block_Node $parent, int $number, array $nodes ): void {
		foreach ( $nodes as $node ) {
			if ( $parent->depth() + $node->height() > self::MAX_DEPTH ) {
				throw new Invalid_Input( 'uneditable', __( 'These blocks are nested too deep, or there are too many of them. Use fewer levels.', 'atelier' ) );
			}
		}
		$children = $parent->children();
		self::open( $parent, $children );
		$at     = $children ? self::offset_of( $parent, $children, $number ) : max( 0, count( $parent->pieces ) - ( $parent->parent ? 1 : 0 ) );
		$pieces = array();
		foreach ( $nodes as $node ) {
			$node->parent = $parent;
			$is_last      = $children && $number >= count( $children );
			array_push( $pieces, ...( $is_last ? array( "\n\n", $node ) : array( $node, "\n\n" ) ) );
		}
		if ( ! $children && $pieces ) {
			array_pop( $pieces );
		}
		array_splice( $parent->pieces, $at, 0, $pieces );
	}

	/** @param list<Block_Node> $children */
	private static function offset_of( Block_Node $parent, array $children, int $number ): int {
		$is_last = $number >= count( $children );
		return (int) array_search( $children[ $is_last ? count( $children ) - 1 : $number ], $parent->pieces, true ) + (int) $is_last;
	}

	/**
	 * Makes a place for the first block inside of another: between its tags, or its comments.
	 *
	 * @param list<Block_Node> $children
	 * @throws Invalid_Input
	 */
	private static function open( Block_Node $parent, array $children ): void {
		if ( $children || ! $parent->parent ) {
			return;
		}
		if ( in_array( $parent->name, self::WITHOUT_HTML, true ) && '' === trim( $parent->html() ) ) {
			if ( $parent->is_void() ) {
				$parent->closing = '<!-- /wp:' . substr( $parent->name, 5 ) . ' -->';
				$parent->set_attributes( $parent->attributes() );
			}
			$parent->pieces = array( '', '' );
			return;
		}
		if ( $parent->is_void() || ! preg_match( self::EMPTY_ELEMENT, $parent->html(), $found ) ) {
			/* translators: %s: the name of a block, such as "core/cover". */
			throw new Invalid_Input( 'no_place', sprintf( __( 'Blocks can’t be added to this “%s”, because it isn’t known where in its HTML they belong. Replace the block by new markup that has them.', 'atelier' ), $parent->name ) );
		}
		$parent->pieces = array( $found[1], $found[3] );
	}

	/** Takes a block out, with the white space before or after it. */
	public function detach( Block_Node $node ): void {
		$parent = $node->parent;
		if ( ! $parent ) {
			return;
		}
		$at     = (int) array_search( $node, $parent->pieces, true );
		$before = $parent->pieces[ $at - 1 ] ?? null;
		$after  = $parent->pieces[ $at + 1 ] ?? null;
		$length = 1;
		if ( is_string( $after ) && '' === trim( $after ) ) {
			$length = 2;
		} elseif ( is_string( $before ) && '' === trim( $before ) ) {
			--$at;
			$length = 2;
		}
		array_splice( $parent->pieces, $at, $length );
		$node->parent = null;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use stdClass;

/**
 * A block of a tree, with its text as it is stored: what nobody changes stays the same to the byte.
 *
 * @internal Of Block_Tree, which alone changes it.
 */
final class Block_Node {
	/** With its namespace; of the root, that of the block that its text belongs to, if there is one. */
	public string $name;

	/** Its comments, without what is between them. */
	public string $opening;
	public string $closing;

	/** @var list<string|self> Texts and blocks between the comments. */
	public array $pieces = array();

	public ?self $parent = null;

	public function __construct( string $name, string $opening, string $closing = '' ) {
		$this->name    = $name;
		$this->opening = $opening;
		$this->closing = $closing;
	}

	public function text(): string {
		return $this->opening . implode( '', array_map( static fn( $piece ): string => $piece instanceof self ? $piece->text() : $piece, $this->pieces ) ) . $this->closing;
	}

	public function hash(): string {
		return Hash::of( $this->text() );
	}

	/** @return list<self> */
	public function children(): array {
		return array_values( array_filter( $this->pieces, static fn( $piece ): bool => $piece instanceof self ) );
	}

	/** The HTML without that of blocks inside. */
	public function html(): string {
		return implode( '', array_filter( $this->pieces, 'is_string' ) );
	}

	/** Whether it has its comment only. */
	public function is_void(): bool {
		return '' === $this->closing && '' !== $this->opening;
	}

	public function attributes(): stdClass {
		$begin = strpos( $this->opening, '{' );
		$end   = strrpos( $this->opening, '}' );
		$read  = false !== $begin && false !== $end ? json_decode( substr( $this->opening, $begin, $end - $begin + 1 ) ) : null;
		return $read instanceof stdClass ? $read : new stdClass();
	}

	public function set_attributes( stdClass $attributes ): void {
		$this->opening = $this->comment( $attributes ) . ( $this->is_void() ? '/-->' : '-->' );
	}

	/** The text of a block of this kind that has these attributes, and nothing inside. */
	public function with_nothing_inside( stdClass $attributes ): string {
		return $this->comment( $attributes ) . '/-->';
	}

	private function comment( stdClass $attributes ): string {
		$json = (array) $attributes ? serialize_block_attributes( (array) $attributes ) . ' ' : '';
		$name = 0 === strpos( $this->name, 'core/' ) ? substr( $this->name, 5 ) : $this->name;
		return "<!-- wp:$name $json";
	}

	public function is_inside( self $other ): bool {
		return $this === $other || ( $this->parent && $this->parent->is_inside( $other ) );
	}

	/** How many blocks it is inside of, and itself. */
	public function depth(): int {
		return $this->parent ? $this->parent->depth() + 1 : 0;
	}

	/** How many blocks are inside of each other from here on. */
	public function height(): int {
		return 1 + (int) max( array( 0, ...array_map( static fn( self $child ): int => $child->height(), $this->children() ) ) );
	}

	/** @return iterable<self> Itself and all blocks inside. */
	public function all(): iterable {
		yield $this;
		foreach ( $this->children() as $child ) {
			yield from $child->all();
		}
	}
}

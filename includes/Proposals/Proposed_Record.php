<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Json;

/**
 * A record with the changes that an agent proposes in one request.
 */
final class Proposed_Record {
	/** In characters. */
	private const MAX_PROPERTY = 1000;

	private Readable_Record $read;

	/** @var array<string, mixed> */
	private array $values;

	private ?Block_Tree $tree = null;

	public function __construct( Readable_Record $read ) {
		$this->read   = $read;
		$this->values = $read->values;
	}

	/**
	 * @param array<string, mixed> $operation Checked by Change_Schema.
	 * @throws Invalid_Input If it isn't possible. The record is as before then.
	 */
	public function apply( array $operation ): void {
		if ( in_array( $operation['op'], Block_Operations::ALL, true ) ) {
			$this->refuse_loop( $operation );
			Block_Operations::apply( $this->tree(), $operation );
		} elseif ( Change_Schema::SET_PROPERTY === $operation['op'] ) {
			$this->set_property( (string) $operation['name'], (string) $operation['hash'], $operation['value'] );
		} elseif ( ! isset( $this->values['styles'] ) ) {
			throw new Invalid_Input( 'no_styles', __( 'This record has no styles. describe-site says which one has.', 'atelier' ) );
		} else {
			$this->values = Style_Operations::apply( $this->values, $this->read->values, $operation );
		}
	}

	/**
	 * @param array<string, mixed> $operation
	 * @throws Invalid_Input
	 */
	private function refuse_loop( array $operation ): void {
		if ( Block_Operations::ATTRIBUTE === $operation['op'] ) {
			$node = $this->tree()->find( (string) $operation['path'], (string) $operation['hash'] );
			Pattern_Loop::refuse( $this->read->key(), array( $node->with_nothing_inside( (object) ( array( (string) $operation['name'] => $operation['value'] ) + (array) $node->attributes() ) ) ) );
		} elseif ( isset( $operation['markup'] ) ) {
			Pattern_Loop::refuse( $this->read->key(), array( (string) $operation['markup'] ) );
		}
	}

	/** @throws Invalid_Input */
	private function tree(): Block_Tree {
		$content = $this->read->value( 'content' );
		if ( ! is_string( $content ) ) {
			throw new Invalid_Input( 'no_blocks', __( 'This record has no blocks.', 'atelier' ) );
		}
		$this->tree = $this->tree ?? Block_Tree::parse( $content, Record_Areas::block_around( $this->read->type ) );
		return $this->tree;
	}

	/**
	 * @param mixed $value
	 * @throws Invalid_Input
	 */
	private function set_property( string $name, string $hash, $value ): void {
		$names = Record_Areas::properties( $this->read->type );
		if ( ! in_array( $name, $names, true ) ) {
			/* translators: 1: the name of a property, 2: names of properties. */
			throw new Invalid_Input( 'property', sprintf( __( 'Agents can’t set “%1$s” of this record. They can set: %2$s.', 'atelier' ), $name, implode( ', ', $names ) ) );
		}
		if ( Hash::of( $this->read->value( $name ) ) !== $hash ) {
			/* translators: %s: the name of a property, such as "title". */
			throw new Invalid_Input( 'changed', sprintf( __( '“%s” isn’t as you have read it. Read the record again, and send the hash from there.', 'atelier' ), $name ) );
		}
		$is_text = is_string( $value ) && mb_strlen( $value ) <= self::MAX_PROPERTY;
		if ( $is_text ) {
			Sent_Markup::refuse_code( $value );
		}
		if ( ! $is_text || ( 'title' === $name && Change_Schema::is_blank_html( $value ) ) ) {
			/* translators: %s: the name of a property, such as "title". */
			throw new Invalid_Input( 'value', sprintf( __( '“%s” is a text of up to 1,000 characters; a title isn’t empty.', 'atelier' ), $name ) );
		}
		if ( 'slug' === $name ) {
			Change_Schema::refuse_no_slug( $value );
		}
		$this->values[ $name ] = $value;
	}

	/** @return array<string, mixed> The properties that have changed. */
	public function edits(): array {
		$now = ( $this->tree ? array( 'content' => $this->tree->text() ) : array() ) + $this->values;
		return array_filter( $now, fn( $value, string $name ): bool => ! Json::is_same( $this->read->value( $name ), $value ), ARRAY_FILTER_USE_BOTH );
	}
}

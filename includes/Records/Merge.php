<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Json;

/**
 * Merges a property that was changed both in the draft and on the live site. Pure.
 */
final class Merge {
	public const MINE   = 'mine';
	public const THEIRS = 'theirs';

	/** @var mixed Raw. */
	private $value;

	private bool $has_conflict;
	private bool $is_of_both;

	/** @param mixed $value */
	private function __construct( $value, bool $has_conflict, bool $is_of_both = true ) {
		$this->value        = $value;
		$this->has_conflict = $has_conflict;
		$this->is_of_both   = $is_of_both;
	}

	/**
	 * A value that only one side changed is taken from this side; in a conflict, from the preferred one.
	 *
	 * @param string $property Its name in REST.
	 * @param mixed  $base     The raw value that both sides are based on.
	 * @param mixed  $mine
	 * @param mixed  $theirs
	 * @param string $prefer   `mine` or `theirs`.
	 */
	public static function of( string $property, $base, $mine, $theirs, string $prefer = self::MINE ): self {
		// For meta, the order may matter.
		$are_sets = 0 !== strpos( $property, 'meta.' ) && self::is_set( $base ) && self::is_set( $mine ) && self::is_set( $theirs );
		if ( $are_sets ) {
			sort( $base );
			sort( $mine );
			sort( $theirs );
		}
		if ( Json::is_same( $mine, $theirs ) || Json::is_same( $mine, $base ) ) {
			return new self( $theirs, false, false );
		}
		if ( Json::is_same( $theirs, $base ) ) {
			return new self( $mine, false, false );
		}
		if ( Record_Properties::has_blocks( $property ) && is_string( $base ) && is_string( $mine ) && is_string( $theirs ) ) {
			$merged = new Block_Merge( $base, $mine, $theirs );
			return new self( $merged->text( $prefer ), $merged->has_conflict() );
		}
		if ( Record_Properties::is_map( $property ) ) {
			return self::of_maps( Json::plain( $base ), Json::plain( $mine ), Json::plain( $theirs ), $prefer );
		}
		if ( $are_sets ) {
			return new self( self::of_sets( $base, $mine, $theirs ), false );
		}
		return new self( self::MINE === $prefer ? $mine : $theirs, true );
	}

	/** @return mixed The merged value. */
	public function value() {
		return $this->value;
	}

	/** Whether both sides have changed it differently. */
	public function is_of_both(): bool {
		return $this->is_of_both;
	}

	/** Whether there is a conflict, so that the preferred side was used. */
	public function has_conflict(): bool {
		return $this->has_conflict;
	}

	/**
	 * @param mixed $base
	 * @param mixed $mine
	 * @param mixed $theirs
	 */
	private static function of_maps( $base, $mine, $theirs, string $prefer ): self {
		if ( ! self::is_map( $mine ) || ! self::is_map( $theirs ) ) {
			return new self( self::MINE === $prefer ? $mine : $theirs, true );
		}
		$base     = self::is_map( $base ) ? $base : array();
		$merged   = array();
		$conflict = false;
		// In an order independent of the sides.
		$keys = array_unique( array_merge( array_keys( $base ), array_keys( $mine ), array_keys( $theirs ) ) );
		foreach ( $keys as $key ) {
			$sides = array( self::entry( $base, $key ), self::entry( $mine, $key ), self::entry( $theirs, $key ) );
			list( $was, $here, $there ) = $sides;
			if ( Json::is_same( $here, $there ) || Json::is_same( $here, $was ) ) {
				$taken = $there;
			} elseif ( Json::is_same( $there, $was ) ) {
				$taken = $here;
			} elseif ( $here && $there ) {
				$inner    = self::of_maps( $was[0] ?? array(), $here[0], $there[0], $prefer );
				$taken    = array( $inner->value );
				$conflict = $conflict || $inner->has_conflict;
			} else {
				$taken    = self::MINE === $prefer ? $here : $there;
				$conflict = true;
			}
			if ( $taken ) {
				$merged[ $key ] = $taken[0];
			}
		}
		return new self( $merged, $conflict );
	}

	/**
	 * @param array<int|string, mixed> $map
	 * @param int|string               $key
	 * @return array{ 0?: mixed } Empty if the map doesn't have it.
	 */
	private static function entry( array $map, $key ): array {
		return array_key_exists( $key, $map ) ? array( $map[ $key ] ) : array();
	}

	/**
	 * Applies the additions and removals of both sides.
	 *
	 * @param list<int|string> $base
	 * @param list<int|string> $mine
	 * @param list<int|string> $theirs
	 * @return list<int|string>
	 */
	private static function of_sets( array $base, array $mine, array $theirs ): array {
		$removed = array_merge( array_diff( $base, $mine ), array_diff( $base, $theirs ) );
		$merged  = array_unique( array_diff( array_merge( $mine, $theirs ), $removed ) );
		sort( $merged );
		return $merged;
	}

	/**
	 * Whether a value is a list of integers, such as term IDs.
	 *
	 * @param mixed $value
	 */
	private static function is_set( $value ): bool {
		return is_array( $value ) && array_values( $value ) === $value && array_filter( $value, 'is_int' ) === $value;
	}

	/**
	 * Whether a value is an object, or empty.
	 *
	 * @param mixed $value
	 */
	private static function is_map( $value ): bool {
		return is_array( $value ) && ( array() === $value || array_keys( $value ) !== range( 0, count( $value ) - 1 ) );
	}
}

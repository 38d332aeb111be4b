<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * Patterns and parts that contain each other, or themselves: nobody uses them if only they do.
 */
final class Circles {
	/** @var array<string, array<string, true>> What each of those in circles, or between two, contains of them. */
	private array $inside = array();

	/** @var array<string, array<string, true>> By what contains it. */
	private array $around = array();

	/** @var array<string, true> The containers that are documents. */
	private array $documents = array();

	/** @param list<array{ string, string, bool }> $placements Which container has which thing: keys of both as things, and whether it is a document. */
	public function __construct( array $placements ) {
		foreach ( $placements as list( $container, $target, $is_document ) ) {
			$this->inside[ $container ][ $target ] = true;
			$this->around[ $target ][ $container ] = true;
			if ( $is_document ) {
				$this->documents[ $container ] = true;
			}
		}
		$this->leave_out( $this->inside, $this->around );
		$this->leave_out( $this->around, $this->inside );
	}

	/**
	 * Leaves out what leads nowhere, again and again: nearly always, that is everything.
	 *
	 * @param array<string, array<string, true>> $ways
	 * @param array<string, array<string, true>> $back
	 */
	private function leave_out( array &$ways, array &$back ): void {
		$ends = array_keys( array_diff_key( $back, $ways ) );
		while ( $ends ) {
			$end = array_pop( $ends );
			foreach ( array_keys( $back[ $end ] ?? array() ) as $before ) {
				unset( $ways[ $before ][ $end ] );
				if ( ! $ways[ $before ] ) {
					unset( $ways[ $before ] );
					$ends[] = $before;
				}
			}
			unset( $back[ $end ] );
		}
	}

	/**
	 * The circle that a thing is in.
	 *
	 * @return list<string> Keys of all in it, sorted; none if it is in none.
	 */
	public function with( string $key ): array {
		$circle = array_keys( array_intersect_key( self::beyond( $key, $this->inside ), self::beyond( $key, $this->around ) ) );
		sort( $circle );
		return array_map( 'strval', $circle );
	}

	/**
	 * How many of a circle are documents; the others are registered patterns.
	 *
	 * @param list<string> $circle
	 */
	public function documents( array $circle ): int {
		return count( array_intersect_key( array_flip( $circle ), $this->documents ) );
	}

	/**
	 * @param array<string, array<string, true>> $ways
	 * @return array<string, true> Without the beginning, unless a way leads back to it.
	 */
	private static function beyond( string $key, array $ways ): array {
		$found = array();
		$queue = array( $key );
		while ( $queue ) {
			foreach ( array_keys( $ways[ array_pop( $queue ) ] ?? array() ) as $next ) {
				if ( ! isset( $found[ $next ] ) ) {
					$found[ $next ] = true;
					$queue[]        = (string) $next;
				}
			}
		}
		return $found;
	}
}

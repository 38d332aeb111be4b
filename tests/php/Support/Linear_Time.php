<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Throwable;

/** Measures whether the cost of reading a text grows linearly with its length. */
final class Linear_Time {
	/**
	 * The lengths of the shorter texts, in bytes. What is read from a short one fits into memory that PHP has at hand, what is read from
	 * a longer one doesn't, so that linear code costs several times as much for each byte: one length is enough.
	 */
	private const LENGTHS = array( 32000, 128000 );

	/** How many times longer the longer texts are: 16 times the cost if it is quadratic. */
	private const LONGER = 4;

	/** The tolerated ratio to linear time: quadratic time has 4. */
	private const TOLERANCE = 2;

	/** The number of measurements of a length until one is linear; the shortest ones count. */
	private const ATTEMPTS = 10;

	/** In microseconds of the shorter text: it is read several times, because less can't be measured. */
	private const MEASURABLE = 2000;

	/** In microseconds: reading the longer text takes longer if it takes quadratic time. */
	private const QUICK = 20000;

	/**
	 * @param callable $read  Takes a text; may throw.
	 * @param string   $piece Repeated in the text.
	 * @param string   $end   After the last piece.
	 * @param string   $start Before the first piece.
	 */
	public static function is_linear( callable $read, string $piece, string $end = '', string $start = '' ): bool {
		foreach ( self::LENGTHS as $length ) {
			$short = self::text( $start, $piece, $end, $length );
			$long  = self::text( $start, $piece, $end, $length * self::LONGER );
			if ( self::cost( $read, $long, 1 ) < self::QUICK || self::grows_linearly( $read, $short, $long ) ) {
				return true;
			}
		}
		return false;
	}

	private static function grows_linearly( callable $read, string $short, string $long ): bool {
		$times = 1;
		$least = self::cost( $read, $short, $times );
		while ( $least < self::MEASURABLE ) {
			$times *= 2;
			$least  = self::cost( $read, $short, $times );
		}
		$needed = INF;
		for ( $attempt = 0; $attempt < self::ATTEMPTS; $attempt++ ) {
			$least  = min( $least, self::cost( $read, $short, $times ) );
			$needed = min( $needed, self::cost( $read, $long, $times ) );
			if ( $needed < $least * self::LONGER * self::TOLERANCE ) {
				return true;
			}
		}
		return false;
	}

	private static function text( string $start, string $piece, string $end, int $length ): string {
		return $start . str_repeat( $piece, intdiv( $length, strlen( $piece ) ) ) . $end;
	}

	/** In microseconds. */
	private static function cost( callable $read, string $text, int $times ): float {
		// Looking for garbage takes longer the more there is in use.
		gc_disable();
		$before = self::clock();
		for ( ; $times > 0; $times-- ) {
			try {
				$read( $text );
			} catch ( Throwable $refused ) {
				// Invalid texts may be refused.
				unset( $refused );
			}
		}
		$cost = self::clock() - $before;
		gc_enable();
		return $cost;
	}

	/** The CPU time in microseconds, which other processes don't affect; PHP in WebAssembly has none. */
	public static function clock(): float {
		$used = function_exists( 'getrusage' ) ? (array) getrusage() : array();
		$cpu  = 0;
		foreach ( array( 'ru_utime', 'ru_stime' ) as $name ) {
			$cpu += 1e6 * ( $used[ "$name.tv_sec" ] ?? 0 ) + ( $used[ "$name.tv_usec" ] ?? 0 );
		}
		return (float) ( $cpu ? $cpu : hrtime( true ) / 1000 );
	}
}

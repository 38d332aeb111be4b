<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * The site drafts that wait for somebody to look at them. One autoloaded option with few numbers, so that the badge of the menu costs no
 * query.
 */
final class Review_Requests {
	public const OPTION = 'atelier_reviews';

	/** Notes that the agent of a draft asks for a review. Again for the same draft changes nothing. */
	public static function request( int $draft ): void {
		$all = self::all();
		if ( ! in_array( $draft, $all, true ) ) {
			update_option( self::OPTION, array_merge( $all, array( $draft ) ), true );
		}
	}

	/** Ends a request: the draft was published, deleted, or somebody has asked for changes. */
	public static function end( int $draft ): void {
		$all = self::all();
		if ( in_array( $draft, $all, true ) ) {
			update_option( self::OPTION, array_values( array_diff( $all, array( $draft ) ) ), true );
		}
	}

	public static function has( int $draft ): bool {
		return in_array( $draft, self::all(), true );
	}

	public static function count(): int {
		return count( self::all() );
	}

	/** @return list<int> The drafts, oldest request first. */
	public static function all(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_int' ) ) : array();
	}
}

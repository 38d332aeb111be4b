<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Asks the index, whatever state it is in.
 */
final class Index_Question {
	/** In seconds: most sites are read by then. */
	private const STEP = 1.0;

	/**
	 * @template T of array
	 * @param callable(): T $ask
	 * @param T             $nothing The answer of an index that is gone.
	 * @return array{ answer: T, is_complete: bool }
	 */
	public static function ask( callable $ask, array $nothing ): array {
		$filler = Filler::create();
		$state  = $filler->follow_theme( Uses_Table::prepare() );
		if ( ! $state->is_complete ) {
			$state = $filler->step( self::STEP );
		}
		if ( ! $state->is_complete ) {
			Filler::schedule();
		}
		try {
			return array(
				'answer'      => $ask(),
				'is_complete' => $state->is_complete && Theme_Files::are_live(),
			);
		} catch ( RuntimeException $error ) {
			Uses_Table::doubt();
			return array(
				'answer'      => $nothing,
				'is_complete' => false,
			);
		}
	}
}

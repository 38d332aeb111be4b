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
	/**
	 * @template T of array
	 * @param callable(): T $ask
	 * @param T             $nothing The answer of an index that is gone.
	 * @return array{ answer: T, is_complete: bool }
	 */
	public static function ask( callable $ask, array $nothing ): array {
		$state = Filler::create()->follow_theme( Uses_Table::prepare() );
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

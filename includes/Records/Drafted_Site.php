<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * The site as a draft will make it: what its changes may refer to.
 */
interface Drafted_Site {
	/**
	 * Runs an action on the site with the draft's other changes.
	 *
	 * @template T
	 * @param string        $key    Of the record that is checked: what it says of itself proves nothing.
	 * @param callable(): T $action
	 * @return T
	 */
	public function without( string $key, callable $action );

	/** Whether a post exists in the draft alone. */
	public function creates( string $type, int $id ): bool;
}

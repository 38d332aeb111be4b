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
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public function during( callable $action );

	/** Whether a post exists in the draft alone. */
	public function creates( string $type, int $id ): bool;
}

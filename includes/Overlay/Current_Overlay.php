<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * The overlay of this request, wherever it comes from.
 */
interface Current_Overlay {
	/** Null on the live site. Also while the overlay is lifted for a moment. */
	public function overlay(): ?Overlay;
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier;

defined( 'ABSPATH' ) || exit;

/**
 * A capability of the plugin. Its module is the only class of its folder that adds hooks.
 */
interface Module {
	/** Adds the hooks of this capability, in the requests for which Plugin makes it. */
	public function register(): void;
}

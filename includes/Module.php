<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier;

defined( 'ABSPATH' ) || exit;

/**
 * A capability of the plugin. Only its module adds hooks.
 */
interface Module {
	/** Adds the hooks of this capability. */
	public function register(): void;
}

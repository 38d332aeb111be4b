<?php
/**
 * Constants that PHPStan's stubs of WordPress lack; their values don't matter.
 *
 * @package Atelier
 */

declare( strict_types=1 );

define( 'AUTOSAVE_INTERVAL', 60 );
define( 'WP_TEMPLATE_PART_AREA_UNCATEGORIZED', 'uncategorized' );

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Code of others called wp_die().
 */
final class Ended_Request extends RuntimeException {
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use WP_Error;

/**
 * Why something that was sent cannot be what it should be.
 */
final class Invalid_Input extends InvalidArgumentException {
	/** Which rule it breaks, such as `too_large`. */
	private string $slug;

	public function __construct( string $slug, string $for_user ) {
		parent::__construct( $for_user );
		$this->slug = $slug;
	}

	/** @param string $what What it should be, as error codes call it: "view". */
	public function to_error( string $what ): WP_Error {
		return new WP_Error( "atelier_{$what}_$this->slug", $this->getMessage(), array( 'status' => 400 ) );
	}
}

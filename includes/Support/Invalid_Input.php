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
 * The reason for which input is invalid.
 */
final class Invalid_Input extends InvalidArgumentException {
	/** The rule, such as `too_large`. */
	private string $slug;

	public function __construct( string $slug, string $for_user ) {
		parent::__construct( $for_user );
		$this->slug = $slug;
	}

	/** @param string $what The type of input in the error code, such as "view". */
	public function to_error( string $what ): WP_Error {
		return new WP_Error( "atelier_{$what}_$this->slug", $this->getMessage(), array( 'status' => 400 ) );
	}
}

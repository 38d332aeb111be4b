<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use WP_Error;

/**
 * The exception that stops publishing.
 */
final class Publish_Failure extends RuntimeException {
	private WP_Error $error;

	/** @param array<string, mixed> $data */
	public function __construct( string $code, string $for_user, int $status = 500, array $data = array() ) {
		parent::__construct( $for_user );
		$this->error = new WP_Error( $code, $for_user, compact( 'status' ) + $data );
	}

	public function to_error(): WP_Error {
		return $this->error;
	}
}

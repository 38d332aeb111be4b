<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\SiteDrafts\Publication_Problem;
use RuntimeException;
use WP_Error;

/**
 * The exception that stops publishing.
 */
final class Publish_Failure extends RuntimeException {
	private WP_Error $error;

	/**
	 * @param string|Publication_Problem $for_user A problem if the message has titles.
	 * @param array<string, mixed>       $data
	 */
	public function __construct( string $code, $for_user, int $status = 500, array $data = array() ) {
		$problem     = $for_user instanceof Publication_Problem ? $for_user : new Publication_Problem( $for_user );
		$this->error = $problem->to_error( $code, compact( 'status' ) + $data );
		parent::__construct( $this->error->get_error_message() );
	}

	public function to_error(): WP_Error {
		return $this->error;
	}
}

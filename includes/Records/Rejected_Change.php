<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * A change that WordPress wouldn't save, or not for the current user.
 */
final class Rejected_Change extends Checked_Change {
	private WP_Error $error;

	public function __construct( Change $change, WP_Error $error ) {
		parent::__construct( $change );
		$this->error = $error;
	}

	public function error(): WP_Error {
		return $this->error;
	}

	/** Of the error's response. */
	public function http_status(): int {
		$data = $this->error->get_error_data();
		return is_array( $data ) ? (int) ( $data['status'] ?? 0 ) : 0;
	}

	public function status(): string {
		return in_array( $this->http_status(), array( 401, 403 ), true ) ? self::FORBIDDEN : self::INVALID;
	}

	public function message(): string {
		return $this->error->get_error_message();
	}
}

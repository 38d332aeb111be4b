<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Publication_Problem;
use RuntimeException;
use WP_Error;

/**
 * The exception that stops publishing.
 */
final class Publish_Failure extends RuntimeException {
	private string $error_code;
	private Publication_Problem $problem;

	/** @var array<string, mixed> */
	private array $data;

	/**
	 * @param string|Publication_Problem $for_user A problem if the message has titles.
	 * @param array<string, mixed>       $data
	 */
	public function __construct( string $code, $for_user, int $status = 500, array $data = array() ) {
		$this->error_code = $code;
		$this->problem    = $for_user instanceof Publication_Problem ? $for_user : new Publication_Problem( $for_user );
		$this->data       = compact( 'status' ) + $data;
		parent::__construct( $code );
	}

	/** For the current user. */
	public function to_error( Record_Rights $rights ): WP_Error {
		return $this->problem->to_error( $this->error_code, $this->data, $rights );
	}
}

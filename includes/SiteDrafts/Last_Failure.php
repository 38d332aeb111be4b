<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use Atelier\Support\Rest;
use WP_Error;

/**
 * Why a draft couldn't be published by hand the last time: a connection may time out before the response.
 */
final class Last_Failure {
	/** The prefix of a transient's name; a draft's ID follows. */
	private const TRANSIENT = 'atelier_draft_failure_';

	private Draft_Store $store;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Record_Rights $rights ) {
		$this->store  = $store;
		$this->rights = $rights;
	}

	public function keep( int $draft, WP_Error $error ): void {
		if ( 'atelier_busy' !== $error->get_error_code() ) {
			$failure = array(
				'date'    => current_time( 'mysql', true ),
				'problem' => Publication_Problem::of( $error )->to_stored(),
			);
			set_transient( self::TRANSIENT . $draft, $failure, DAY_IN_SECONDS );
		}
	}

	public function forget( int $draft ): void {
		delete_transient( self::TRANSIENT . $draft );
	}

	/** @return array{ date: string, message: string }|null For REST and the current user. */
	public function of( int $draft ): ?array {
		$failure = get_transient( self::TRANSIENT . $draft );
		if ( ! is_array( $failure ) || ! is_string( $failure['date'] ?? null ) ) {
			return null;
		}
		// Earlier versions stored a message.
		$problem = Publication_Problem::from_stored( $failure['problem'] ?? $failure['message'] ?? '' );
		return array(
			'date'    => Rest::time( $failure['date'] ),
			'message' => $problem->message( $this->rights, fn(): bool => $this->rights->may_edit_all( $this->store->changes( $draft ) ) ),
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use WP_REST_Request;

/**
 * Runs code on the live site within a draft's request: to compare with it, and to publish.
 */
final class Live_Site {
	/** A route that doesn't exist. */
	private const NO_ROUTE = '/atelier/v1/live-site';

	private Hidden_Posts $hidden;

	public function __construct( Hidden_Posts $hidden ) {
		$this->hidden = $hidden;
	}

	/**
	 * Runs an action that reads and saves live records through REST.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public function during( callable $action ) {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It is taken away, and put back as it was.
		if ( ! isset( $_GET[ Page::DRAFT_ARG ] ) ) {
			return $this->hidden->during( $action );
		}
		$draft = $_GET[ Page::DRAFT_ARG ]; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is not used, only put back.
		unset( $_GET[ Page::DRAFT_ARG ] );
		// An internal request without a draft removes the overlay.
		rest_do_request( new WP_REST_Request( 'GET', self::NO_ROUTE ) );
		try {
			return $this->hidden->during( $action );
		} finally {
			$_GET[ Page::DRAFT_ARG ] = $draft;
		}
		// phpcs:enable
	}

	/**
	 * Deletes a post that only exists in a draft: with a draft laid over the site, WordPress would take back its front page and
	 * its sticky posts as the draft has them, and write these.
	 */
	public function delete_post( int $id ): void {
		$this->during( static fn() => wp_delete_post( $id, true ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_REST_Response;

/**
 * Changes that an overlay lays over the site, and that saves go into instead of the live site.
 */
interface Change_Set {
	/** The name of its entries that are kept between requests. */
	public function name(): string;

	/** The site draft that they are saved to; 0 if to none. */
	public function draft_id(): int;

	/** @return array<string, Change> By key. */
	public function all(): array;

	public function get( string $key ): ?Change;

	/** When the change of a record was saved last, in GMT as in the database; empty if that isn't known. */
	public function saved_at( string $key ): string;

	/** Another one after each change of them. */
	public function revision(): string;

	/**
	 * Reads them again if another request has changed them while this one waited.
	 *
	 * @param string $key Of a record whose change is read again in any case; empty for none.
	 */
	public function refresh( string $key ): void;

	/**
	 * Adds a change, or replaces that of the same record.
	 *
	 * @throws \Atelier\Support\Invalid_Input If there are too many.
	 */
	public function put( Change $change ): void;

	/** The record is again as on the live site. */
	public function remove( string $key ): void;

	/**
	 * Changes them while no one else does.
	 *
	 * @param callable(): (WP_REST_Response|WP_Error) $action
	 * @return WP_REST_Response|WP_Error
	 */
	public function during( callable $action );
}

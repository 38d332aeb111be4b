<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Records\Record_Rights;
use WP_User;

/**
 * Those changes of records that a user may edit at this moment: a link shows no more than whoever made it could have seen,
 * also after others have added changes, or after its user has lost rights.
 */
final class Permitted_Changes implements Change_Set {
	private Change_Set $changes;
	private WP_User $user;
	private Record_Rights $rights;

	/** Whether some changes were left out when they were read last; null before. */
	private ?bool $is_part = null;

	public function __construct( Change_Set $changes, WP_User $user, Record_Rights $rights ) {
		$this->changes = $changes;
		$this->user    = $user;
		$this->rights  = $rights;
	}

	/** What is kept for all changes doesn't fit to a part of them. */
	public function name(): string {
		if ( null === $this->is_part ) {
			$this->all();
		}
		return $this->changes->name() . ( $this->is_part ? "_as_{$this->user->ID}" : '' );
	}

	public function draft_id(): int {
		return $this->changes->draft_id();
	}

	/** @return array<string, Change> */
	public function all(): array {
		$changes = $this->changes->all();
		// Otherwise, each check would read its post.
		_prime_post_caches( array_filter( array_map( static fn( Change $change ): int => $change->post_id(), array_values( $changes ) ) ), false, false );
		$permitted     = array_filter( $changes, array( $this, 'is_permitted' ) );
		$this->is_part = count( $permitted ) < count( $changes );
		return $permitted;
	}

	public function get( string $key ): ?Change {
		$change = $this->changes->get( $key );
		return $change && $this->is_permitted( $change ) ? $change : null;
	}

	public function is_permitted( Change $change ): bool {
		return $this->rights->may_edit_change( $change, $this->user );
	}

	public function saved_at( string $key ): string {
		return $this->get( $key ) ? $this->changes->saved_at( $key ) : '';
	}

	public function revision(): string {
		return $this->changes->revision();
	}

	public function refresh( string $key ): void {
		$this->changes->refresh( $key );
	}

	public function put( Change $change ): void {
		$this->changes->put( $change );
	}

	public function remove( string $key ): void {
		$this->changes->remove( $key );
	}

	public function during( callable $action ) {
		return $this->changes->during( $action );
	}
}

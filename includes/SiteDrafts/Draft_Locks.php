<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Conflicts\Save_Lock;
use Atelier\Support\Acting_User;
use Atelier\Support\Page;
use WP_Error;
use WP_REST_Response;

/**
 * The locks of site drafts: while one request changes or publishes a draft, others wait.
 */
final class Draft_Locks {
	private Draft_Store $store;

	public function __construct( Draft_Store $store ) {
		$this->store = $store;
	}

	/** @param int $seconds The time after which the lock of a crashed request is ignored. */
	public function of( int $draft, int $seconds = Save_Lock::EXPIRES ): Save_Lock {
		return new Save_Lock( "atelier_draft:$draft", $seconds );
	}

	/** Only publishing takes this lock: while it is taken, the draft is being published. */
	public function of_publication( int $draft, int $seconds = Save_Lock::EXPIRES ): Save_Lock {
		return new Save_Lock( "atelier_draft_publication:$draft", $seconds );
	}

	/**
	 * The drafts that requests are publishing.
	 *
	 * @param list<int> $drafts
	 * @return list<int>
	 */
	public function publishing( array $drafts ): array {
		$locks = array_map( fn( int $draft ): Save_Lock => $this->of_publication( $draft ), array_combine( $drafts, $drafts ) );
		return array_keys( Save_Lock::taken( $locks ) );
	}

	/**
	 * Runs an action on drafts that can be changed, while holding their locks.
	 *
	 * @param list<int>                               $ids
	 * @param callable(): (WP_REST_Response|WP_Error) $action
	 * @return WP_REST_Response|WP_Error
	 */
	public function during( array $ids, callable $action ) {
		return $this->with(
			$ids,
			function () use ( $ids, $action ) {
				foreach ( $ids as $id ) {
					$error = Draft_Refusal::of_changing( $this->store->get( $id ) );
					if ( $error ) {
						return $error;
					}
				}
				return $action();
			}
		);
	}

	/**
	 * Runs an action on drafts in any state, while holding their locks.
	 *
	 * @param list<int>                               $ids
	 * @param callable(): (WP_REST_Response|WP_Error) $action
	 * @return WP_REST_Response|WP_Error
	 */
	public function with( array $ids, callable $action ) {
		$locks = array();
		$ids   = array_unique( $ids );
		$could = current_user_can( Page::capability() );
		// In a fixed order, to avoid deadlocks.
		sort( $ids );
		try {
			foreach ( $ids as $id ) {
				$lock = $this->of( $id );
				if ( ! $lock->take() ) {
					return Draft_Refusal::busy();
				}
				$locks[] = $lock;
				// Another request may have changed it while this one waited.
				clean_post_cache( $id );
			}
			if ( array_filter( $locks, static fn( Save_Lock $lock ): bool => $lock->has_waited() ) ) {
				Acting_User::read_again( array( get_current_user_id() ) );
				if ( $could && ! current_user_can( Page::capability() ) ) {
					return Draft_Refusal::forbidden();
				}
			}
			return $action();
		} finally {
			array_map( static fn( Save_Lock $lock ) => $lock->release(), $locks );
		}
	}
}

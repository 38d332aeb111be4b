<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Conflicts\Save_Lock;
use WP_Error;
use WP_REST_Response;

/**
 * The lock of a site draft: while one request changes or publishes it, others wait.
 */
final class Draft_Lock {
	/** @param int $seconds The time after which the lock of a crashed request is ignored. */
	public static function of( int $draft, int $seconds = Save_Lock::EXPIRES ): Save_Lock {
		return new Save_Lock( "atelier_draft:$draft", $seconds );
	}

	/** Only publishing takes this lock: while it is taken, the draft is being published. */
	public static function of_publication( int $draft, int $seconds = Save_Lock::EXPIRES ): Save_Lock {
		return new Save_Lock( "atelier_draft_publication:$draft", $seconds );
	}

	/**
	 * The drafts that requests are publishing.
	 *
	 * @param list<int> $drafts
	 * @return list<int>
	 */
	public static function publishing( array $drafts ): array {
		$locks = array_map( static fn( int $draft ): Save_Lock => self::of_publication( $draft ), array_combine( $drafts, $drafts ) );
		return array_keys( Save_Lock::taken( $locks ) );
	}

	/**
	 * Runs an action on drafts that can be changed, while holding their locks.
	 *
	 * @param list<int>                               $ids
	 * @param callable(): (WP_REST_Response|WP_Error) $action
	 * @return WP_REST_Response|WP_Error
	 */
	public static function during( Draft_Store $store, array $ids, callable $action ) {
		return self::with(
			$ids,
			static function () use ( $store, $ids, $action ) {
				foreach ( $ids as $id ) {
					$error = Draft_Refusal::of_changing( $store->get( $id ) );
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
	public static function with( array $ids, callable $action ) {
		$locks = array();
		$ids   = array_unique( $ids );
		// In a fixed order, to avoid deadlocks.
		sort( $ids );
		try {
			foreach ( $ids as $id ) {
				$lock = self::of( $id );
				if ( ! $lock->take() ) {
					return Draft_Refusal::busy();
				}
				$locks[] = $lock;
				// Another request may have changed it while this one waited.
				clean_post_cache( $id );
			}
			return $action();
		} finally {
			array_map( static fn( Save_Lock $lock ) => $lock->release(), $locks );
		}
	}
}

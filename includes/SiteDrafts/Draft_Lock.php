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
 * The lock of a site draft: while one person changes or publishes it, others wait.
 */
final class Draft_Lock {
	/** @param int $seconds After which that of a request that has died is ignored. */
	public static function of( int $draft, int $seconds = Save_Lock::EXPIRES ): Save_Lock {
		return new Save_Lock( "atelier_draft:$draft", $seconds );
	}

	/** Taken by publishing only, so that its being taken says that the draft is published right now. */
	public static function of_publication( int $draft, int $seconds = Save_Lock::EXPIRES ): Save_Lock {
		return new Save_Lock( "atelier_draft_publication:$draft", $seconds );
	}

	/**
	 * Changes drafts that can be changed while no one else does.
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
	 * Does something with drafts, whatever their state, while no one else changes or publishes them.
	 *
	 * @param list<int>                               $ids
	 * @param callable(): (WP_REST_Response|WP_Error) $action
	 * @return WP_REST_Response|WP_Error
	 */
	public static function with( array $ids, callable $action ) {
		$locks = array();
		$ids   = array_unique( $ids );
		// In one order, so that two requests never wait for each other.
		sort( $ids );
		try {
			foreach ( $ids as $id ) {
				$lock = self::of( $id );
				if ( ! $lock->take() ) {
					return Draft_Refusal::busy();
				}
				$locks[] = $lock;
				// Until then, someone else may have changed it.
				clean_post_cache( $id );
			}
			return $action();
		} finally {
			array_map( static fn( Save_Lock $lock ) => $lock->release(), $locks );
		}
	}
}

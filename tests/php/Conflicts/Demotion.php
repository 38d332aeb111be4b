<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Conflicts;

use Atelier\Conflicts\Save_Lock;

/**
 * Another request that has a lock, and takes somebody's role before it gives the lock back. This process has nothing of it in its memory.
 */
trait Demotion {
	/** @param string $key What the lock is for. */
	private function demote_while_waiting( string $key, int $user ): void {
		global $wpdb;
		$lock = new Save_Lock( $key );
		$this->assertTrue( $lock->take() );
		$tries = 0;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( $wpdb, $key, $lock, $user, &$tries ) {
				// Two for the first attempt; then it waits.
				if ( 0 === strpos( (string) $sql, 'INSERT IGNORE' ) && strpos( (string) $sql, md5( $key ) ) && 3 === ++$tries ) {
					$wpdb->update( $wpdb->usermeta, array( 'meta_value' => serialize( array( 'subscriber' => true ) ) ), array( 'user_id' => $user, 'meta_key' => "{$wpdb->prefix}capabilities" ) );
					$lock->release();
				}
				return $sql;
			}
		);
	}
}

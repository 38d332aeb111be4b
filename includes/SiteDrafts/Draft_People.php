<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use WP_User;

/**
 * Who has a site draft open: whose page has asked for its state in the last minute.
 *
 * One transient for each draft that is open somewhere, which ends with its last visitor and is never loaded with other options. Two
 * people who come at the same moment may overwrite each other; the next request of the one who is missing adds them again.
 */
final class Draft_People {
	/** The prefix of a transient's name; a draft's ID follows. */
	private const TRANSIENT = 'atelier_draft_people_';

	/** In seconds, after the last request. */
	public const STAYS = MINUTE_IN_SECONDS;

	/** In seconds: pages ask every few, and not each of them is worth a write. */
	public const RENEWED = 20;

	/** The latest to come are left out. */
	public const MAX = 20;

	public function note( int $draft, int $user, int $now ): void {
		$seen = $this->seen( $draft, $now );
		if ( isset( $seen[ $user ] ) ? $now - $seen[ $user ] < self::RENEWED : count( $seen ) >= self::MAX ) {
			return;
		}
		$seen[ $user ] = $now;
		set_transient( self::TRANSIENT . $draft, $seen, self::STAYS );
	}

	public function forget( int $draft ): void {
		delete_transient( self::TRANSIENT . $draft );
	}

	/** @return list<array{ id: int, name: string, isMe: bool }> In the order in which they came; those who may still open drafts. */
	public function of( int $draft, int $now ): array {
		$ids = array_keys( $this->seen( $draft, $now ) );
		cache_users( $ids );
		$users = array_filter( array_map( 'get_userdata', $ids ), static fn( $user ): bool => $user && user_can( $user, Page::capability() ) );
		return array_map(
			static fn( WP_User $user ): array => array(
				'id'   => $user->ID,
				'name' => $user->display_name,
				'isMe' => get_current_user_id() === $user->ID,
			),
			array_values( $users )
		);
	}

	/** @return array<int, int> When each user was seen last. */
	private function seen( int $draft, int $now ): array {
		$stored = get_transient( self::TRANSIENT . $draft );
		$seen   = array();
		foreach ( is_array( $stored ) ? $stored : array() as $user => $time ) {
			if ( is_int( $user ) && is_int( $time ) && $now - $time < self::STAYS ) {
				$seen[ $user ] = $time;
			}
		}
		return $seen;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\SiteDrafts\Record_Rights;

/**
 * Filters entries by permission: an entry contains only the records that the user may edit.
 */
final class Access {
	/**
	 * Removes records that the user may not edit, and entries without any other. Primes the caches for all of them in
	 * one query.
	 *
	 * @param list<Entry> $entries
	 * @return list<Entry>
	 */
	public static function visible_of( array $entries ): array {
		$posts = array();
		$users = array();
		foreach ( $entries as $entry ) {
			$users[] = $entry->user;
			foreach ( $entry->records as $record ) {
				if ( ctype_digit( $record->id ) ) {
					$posts[ (int) $record->id ] = true;
				}
			}
		}
		_prime_post_caches( array_keys( $posts ), false, false );
		cache_users( array_values( array_unique( array_filter( $users ) ) ) );
		// Otherwise WordPress would query each deleted post again.
		$gone  = array_filter( $posts, static fn( int $id ): bool => false === wp_cache_get( $id, 'posts' ), ARRAY_FILTER_USE_KEY );
		$found = array();
		foreach ( $entries as $entry ) {
			$visible = self::without_hidden( $entry, $gone );
			if ( $visible ) {
				$found[] = $visible;
			}
		}
		return $found;
	}

	/** The entry without records that the user may not edit; null if none is left. */
	public static function visible( Entry $entry ): ?Entry {
		return self::without_hidden( $entry, array() );
	}

	/** @param array<int, true> $gone IDs of posts that don't exist. */
	private static function without_hidden( Entry $entry, array $gone ): ?Entry {
		$entry          = clone $entry;
		$entry->records = array_filter( $entry->records, static fn( Changed_Record $record ): bool => Record_Rights::may_edit( $record->type, $record->id, isset( $gone[ (int) $record->id ] ) ) );
		return $entry->records ? $entry : null;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\SiteDrafts\Change;
use WP_User;

/**
 * Whose changes a user may see and take back: those of records that they may edit.
 */
final class Access {
	public static function may_edit( string $type, string $id ): bool {
		if ( Change::SITE === $type ) {
			return current_user_can( 'manage_options' );
		}
		$object = get_post_type_object( $type );
		if ( ! $object ) {
			return false;
		}
		if ( Record_Reader::is_template( $type ) || ! ctype_digit( $id ) ) {
			return current_user_can( $object->cap->edit_posts );
		}
		// Whose it was is unknown once it is deleted.
		return get_post( (int) $id ) ? current_user_can( 'edit_post', (int) $id ) : current_user_can( $object->cap->edit_others_posts );
	}

	/**
	 * Reads at once what the checks of many entries need.
	 *
	 * @param list<Entry> $entries
	 */
	public static function prepare( array $entries ): void {
		$posts = array();
		foreach ( $entries as $entry ) {
			foreach ( $entry->records as $record ) {
				if ( ctype_digit( $record->id ) ) {
					$posts[] = (int) $record->id;
				}
			}
		}
		_prime_post_caches( array_values( array_unique( $posts ) ), false, false );
		cache_users( array_values( array_unique( array_filter( array_map( static fn( Entry $entry ): int => $entry->user, $entries ) ) ) ) );
	}

	/** The entry without records that the user may not edit; null if none is left. */
	public static function visible( Entry $entry ): ?Entry {
		$entry          = clone $entry;
		$entry->records = array_filter( $entry->records, static fn( Changed_Record $record ): bool => self::may_edit( $record->type, $record->id ) );
		return $entry->records ? $entry : null;
	}

	/** @return array{ id: int, name: string, avatar: string }|null Null for cron, and for users who are gone. */
	public static function person( int $id ): ?array {
		$user = $id > 0 ? get_userdata( $id ) : false;
		return $user instanceof WP_User ? array(
			'id'     => $user->ID,
			'name'   => $user->display_name,
			'avatar' => (string) get_avatar_url( $user->ID, array( 'size' => 48 ) ),
		) : null;
	}
}

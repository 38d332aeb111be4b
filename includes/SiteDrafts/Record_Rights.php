<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_User;

/**
 * Permissions for changes: users may see, discard and undo changes of records that they may edit.
 */
final class Record_Rights {
	/**
	 * @param string       $type    A post type, or Change::SITE.
	 * @param string       $id      As in Change.
	 * @param bool         $is_gone Whether the post is known not to exist.
	 * @param WP_User|null $user    By default the current one.
	 */
	public static function may_edit( string $type, string $id, bool $is_gone = false, ?WP_User $user = null ): bool {
		$user = $user ?? wp_get_current_user();
		if ( Change::SITE === $type ) {
			return user_can( $user, 'manage_options' );
		}
		$object = get_post_type_object( $type );
		if ( ! $object ) {
			return false;
		}
		if ( in_array( $type, Template_Overlay::TYPES, true ) || ! ctype_digit( $id ) ) {
			return user_can( $user, $object->cap->edit_posts );
		}
		// The author of a deleted post is unknown.
		return ! $is_gone && get_post( (int) $id ) ? user_can( $user, 'edit_post', (int) $id ) : user_can( $user, $object->cap->edit_others_posts );
	}

	/** WordPress doesn't know who may edit records of unknown types: administrators can discard them. */
	public static function may_edit_change( Change $change, ?WP_User $user = null ): bool {
		$is_known = Change::SITE === $change->type() || post_type_exists( $change->type() );
		return self::may_edit( $is_known ? $change->type() : Change::SITE, $change->record_id(), false, $user );
	}

	/** By the key of a change: whether titles of the record may be shown. */
	public static function may_edit_key( string $key ): bool {
		list( $type, $id ) = explode( ':', $key, 2 ) + array( '', '' );
		return self::may_edit( post_type_exists( $type ) ? $type : Change::SITE, $id );
	}

	/**
	 * Whether the user may edit all records that a draft changes, as they are on the live site.
	 *
	 * @param array<string, Change> $changes
	 */
	public static function may_edit_all( array $changes ): bool {
		return Live_Site::during( static fn(): bool => array_filter( $changes, array( self::class, 'may_edit_change' ) ) === $changes );
	}

	/** The error for sharing, discarding or moving changes of records that the user may not edit. */
	public static function refusal(): WP_Error {
		return new WP_Error( 'atelier_draft_forbidden', __( 'Sorry, this site draft changes items that you are not allowed to edit.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}
}

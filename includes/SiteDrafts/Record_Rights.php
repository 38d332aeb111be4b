<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * Permissions for changes: users may see, discard and undo changes of records that they may edit.
 */
final class Record_Rights {
	/**
	 * @param string $type        A post type, or Change::SITE.
	 * @param string $id          As in Change.
	 * @param bool   $is_gone     Whether the post is known not to exist.
	 * @param bool   $was_private Whether a post that doesn't exist was private.
	 */
	public static function may_edit( string $type, string $id, bool $is_gone = false, bool $was_private = false ): bool {
		if ( Change::SITE === $type ) {
			return current_user_can( 'manage_options' );
		}
		$object = get_post_type_object( $type );
		if ( ! $object ) {
			return false;
		}
		if ( in_array( $type, Template_Overlay::TYPES, true ) || ! ctype_digit( $id ) ) {
			return current_user_can( $object->cap->edit_posts );
		}
		// The author of a deleted post is unknown.
		if ( ! $is_gone && get_post( (int) $id ) ) {
			return current_user_can( 'edit_post', (int) $id );
		}
		return current_user_can( $object->cap->edit_others_posts ) && ( ! $was_private || current_user_can( $object->cap->edit_private_posts ?? $object->cap->edit_others_posts ) );
	}

	/** Anyone may edit changes of unknown types; otherwise nobody could discard them. */
	public static function may_edit_change( Change $change ): bool {
		return ( Change::SITE !== $change->type() && ! post_type_exists( $change->type() ) ) || self::may_edit( $change->type(), $change->record_id() );
	}

	/** The error for discarding or moving changes of records that the user may not edit. */
	public static function refusal(): WP_Error {
		return new WP_Error( 'atelier_draft_forbidden', __( 'Sorry, this site draft changes items that you are not allowed to edit.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}
}

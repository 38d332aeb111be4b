<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Private_Type;
use WP_Error;
use WP_User;

/**
 * Permissions for changes: users may see, discard and undo changes of records that they may edit.
 */
final class Record_Rights {
	private Hidden_Posts $hidden;
	private Live_Site $live;

	public function __construct( Hidden_Posts $hidden, Live_Site $live ) {
		$this->hidden = $hidden;
		$this->live   = $live;
	}

	/**
	 * @param string       $type        A post type, or Change::SITE.
	 * @param string       $id          As in Change.
	 * @param bool         $is_gone     Whether the post is known not to exist.
	 * @param bool         $was_private Whether a post that doesn't exist was private.
	 * @param WP_User|null $user        By default the current one.
	 */
	public function may_edit( string $type, string $id, bool $is_gone = false, bool $was_private = false, ?WP_User $user = null ): bool {
		$user = $user ?? wp_get_current_user();
		if ( Change::SITE === $type ) {
			return user_can( $user, 'manage_options' );
		}
		$object = get_post_type_object( $type );
		if ( ! $object ) {
			return false;
		}
		if ( Record_Types::is_template( $type ) || ! ctype_digit( $id ) ) {
			return user_can( $user, $object->cap->edit_posts );
		}
		// The author of a deleted post is unknown.
		if ( ! $is_gone && get_post( (int) $id ) ) {
			return $this->hidden->during( static fn(): bool => user_can( $user, 'edit_post', (int) $id ) );
		}
		return user_can( $user, $object->cap->edit_others_posts ) && ( ! $was_private || user_can( $user, $object->cap->edit_private_posts ?? $object->cap->edit_others_posts ) );
	}

	/** WordPress doesn't know who may edit records of unknown types: administrators can discard them. */
	public function may_edit_change( Change $change, ?WP_User $user = null ): bool {
		$is_known = Change::SITE === $change->type() || post_type_exists( $change->type() );
		if ( $is_known && $this->is_hidden( $change ) ) {
			return $this->may_act_on_new( $change, 'edit', $user ?? wp_get_current_user() );
		}
		return $this->may_edit( $is_known ? $change->type() : Change::SITE, $change->record_id(), false, false, $user );
	}

	/** Whether the current user may discard a change; of a new post of somebody else, as if it were published as the draft says. */
	public function may_discard( Change $change ): bool {
		return $this->may_edit_change( $change ) && ( ! $this->is_hidden( $change ) || $this->may_act_on_new( $change, 'delete', wp_get_current_user() ) );
	}

	/** Whether it is of a post that only exists in the draft. */
	private function is_hidden( Change $change ): bool {
		return $change->is_new() && $change->post_id() > 0 && null !== get_post( $change->post_id() );
	}

	/** WordPress knows the post only as hidden; what counts is the status that it gets. */
	private function may_act_on_new( Change $change, string $verb, WP_User $user ): bool {
		$type = get_post_type_object( $change->type() );
		$post = get_post( $change->post_id() );
		if ( ! $type || ! $post || $post->post_type !== $change->type() ) {
			return $type && user_can( $user, $type->cap->{"{$verb}_others_posts"} ?? Private_Type::NOBODY );
		}
		if ( (int) $post->post_author === $user->ID ) {
			return user_can( $user, $type->cap->edit_posts );
		}
		$status = $change->edits()['status'] ?? 'draft';
		$needed = array( "{$verb}_others_posts" );
		if ( 'private' === $status ) {
			$needed[] = "{$verb}_private_posts";
		} elseif ( in_array( $status, array( 'publish', 'future' ), true ) ) {
			$needed[] = "{$verb}_published_posts";
		}
		foreach ( $needed as $name ) {
			if ( ! user_can( $user, $type->cap->$name ?? Private_Type::NOBODY ) ) {
				return false;
			}
		}
		return true;
	}

	/** By the key of a change: whether titles of the record may be shown. */
	public function may_edit_key( string $key ): bool {
		list( $type, $id ) = explode( ':', $key, 2 ) + array( '', '' );
		return $this->may_edit( post_type_exists( $type ) ? $type : Change::SITE, $id );
	}

	/**
	 * Whether the user may edit all records that a draft changes, as they are on the live site.
	 *
	 * @param array<string, Change> $changes
	 */
	public function may_edit_all( array $changes ): bool {
		return $this->live->during( fn(): bool => array_filter( $changes, array( $this, 'may_edit_change' ) ) === $changes );
	}

	/** @param array<string, Change> $changes */
	public function may_discard_all( array $changes ): bool {
		return $this->live->during( fn(): bool => array_filter( $changes, array( $this, 'may_discard' ) ) === $changes );
	}

	/** The error for sharing, discarding or moving changes of records that the user may not edit. */
	public static function refusal(): WP_Error {
		return new WP_Error( 'atelier_draft_forbidden', __( 'Sorry, this site draft changes items that you are not allowed to edit.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}
}

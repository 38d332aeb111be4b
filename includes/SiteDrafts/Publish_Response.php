<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Drafts and checked changes as REST answers them; see docs/site-drafts.md.
 */
final class Publish_Response {
	/**
	 * @param WP_Post|null $post The stored change.
	 * @return array<string, mixed>
	 */
	public static function of_change( Checked_Change $checked, ?WP_Post $post ): array {
		$change = $checked->change;
		// Whoever may not edit a record doesn't see what others write there.
		$is_hidden = $change->post_id() > 0 && ! current_user_can( 'edit_post', $change->post_id() );
		$secret    = array( 'password' => true );
		return array(
			'key'      => $change->key(),
			'type'     => $change->type(),
			'recordId' => $change->record_id(),
			'label'    => $is_hidden ? '' : $change->label(),
			'action'   => $change->action(),
			'edits'    => (object) ( $is_hidden ? array() : array_diff_key( $change->edits(), $secret ) ),
			'base'     => (object) ( $is_hidden ? array() : array_diff_key( $change->base(), $secret ) ),
			'author'   => self::user( $post ? (int) $post->post_author : 0 ),
			'modified' => $post ? self::time( $post->post_modified_gmt ) : '',
		) + $checked->describe();
	}

	/** @return array<string, mixed> */
	public static function of_draft( Draft $draft, int $count ): array {
		$schedule  = $draft->schedule;
		$published = $draft->published;
		return array(
			'id'        => $draft->id,
			'title'     => $draft->title,
			'status'    => $draft->status,
			'theme'     => $draft->theme,
			'count'     => $count,
			'created'   => self::time( $draft->created ),
			'modified'  => self::time( $draft->modified ),
			'author'    => self::user( $draft->author ),
			'schedule'  => $schedule ? array(
				'date'      => self::time( (string) ( $schedule['date'] ?? '' ) ),
				'conflicts' => (string) ( $schedule['conflicts'] ?? Schedule::HOLD ),
				'missed'    => (string) ( $schedule['missed'] ?? Schedule::PUBLISH ),
				'by'        => self::user( (int) ( $schedule['user'] ?? 0 ) ),
			) : null,
			'problem'   => $draft->problem,
			'published' => $published ? array(
				'date' => self::time( $published['date'] ),
				'by'   => self::user( $published['user'] ),
			) : null,
		);
	}

	/** @param string $gmt As in the database. */
	private static function time( string $gmt ): string {
		return '' === $gmt ? '' : mysql_to_rfc3339( $gmt ) . 'Z';
	}

	/** @return array{ id: int, name: string, avatar: string } */
	private static function user( int $id ): array {
		$user = get_userdata( $id );
		return array(
			'id'     => $id,
			'name'   => $user ? $user->display_name : '',
			'avatar' => $user ? (string) get_avatar_url( $id, array( 'size' => 48 ) ) : '',
		);
	}
}

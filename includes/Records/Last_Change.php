<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Post;

/**
 * The author and time of a document's last change.
 */
final class Last_Change {
	/** The meta key in which wp-admin stores the last editor. REST doesn't set it. */
	private const EDITOR = '_edit_last';

	private ?WP_Post $post;

	/** @param WP_Post|null $post Null for a theme file. */
	public function __construct( ?WP_Post $post ) {
		$this->post = $post;
	}

	/** In the format of REST; empty for a theme file. */
	public function time(): string {
		return $this->post ? Rest::time( $this->post->post_modified_gmt ) : '';
	}

	/** @return array{ id: int, name: string }|null Null if unknown. */
	public function author(): ?array {
		$user = $this->post ? get_userdata( $this->author_id( $this->post ) ) : false;
		return $user ? array(
			'id'   => $user->ID,
			'name' => $user->display_name,
		) : null;
	}

	/**
	 * Records the author of the last change.
	 *
	 * @param int|null $user By default the current one.
	 */
	public function record_author( ?int $user = null ): void {
		if ( $this->post ) {
			update_post_meta( $this->post->ID, self::EDITOR, $user ?? get_current_user_id() );
		}
	}

	/** Every change of title or content creates a revision; other changes, and the first save, may not. */
	private function author_id( WP_Post $post ): int {
		$revisions = wp_get_post_revisions( $post, array( 'numberposts' => 3 ) );
		foreach ( $revisions as $revision ) {
			if ( $revision instanceof WP_Post && ! wp_is_post_autosave( $revision ) && $revision->post_modified_gmt >= $post->post_modified_gmt ) {
				return (int) $revision->post_author;
			}
		}
		$editor = (int) get_post_meta( $post->ID, self::EDITOR, true );
		return 0 === $editor && $post->post_date_gmt === $post->post_modified_gmt ? (int) $post->post_author : $editor;
	}

	/** The message for the user whose save is rejected. */
	public function message(): string {
		$author = $this->author();
		$time   = $this->post ? (int) strtotime( $this->post->post_modified_gmt . ' +0000' ) : time();
		/* translators: %s: a time span, such as "5 minutes". */
		$ago = sprintf( __( '%s ago', 'atelier' ), human_time_diff( $time ) );
		if ( ! $author ) {
			/* translators: %s: when, such as "5 minutes ago". */
			return sprintf( __( 'Someone else changed it %s.', 'atelier' ), $ago );
		}
		return get_current_user_id() === $author['id']
			/* translators: %s: when, such as "5 minutes ago". */
			? sprintf( __( 'You changed it in another window %s.', 'atelier' ), $ago )
			/* translators: 1: a user, 2: when, such as "5 minutes ago". */
			: sprintf( __( '%1$s changed it %2$s.', 'atelier' ), $author['name'], $ago );
	}
}

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

	/** Where it was made. */
	public const LIVE     = 'live';
	public const IN_DRAFT = 'draft';

	private ?WP_Post $post;

	/** One of the constants; empty in a request on the live site, where there is only one place. */
	private string $place = '';

	/** Who saved it into a site draft, and when, in GMT as in the database. */
	private int $drafted_by    = 0;
	private string $drafted_at = '';

	/** @param WP_Post|null $post Null for a theme file. */
	public function __construct( ?WP_Post $post ) {
		$this->post = $post;
	}

	/**
	 * The last change of a record in a site draft: what the draft doesn't change was changed on the live site.
	 *
	 * @param string[]     $names Of the properties that were changed; of custom fields "meta.name".
	 * @param WP_Post|null $post  As for the constructor.
	 */
	public static function with( Change_Set $changes, string $key, array $names, ?WP_Post $post ): self {
		$last        = new self( $post );
		$change      = $changes->get( $key );
		$authored    = $change ? array_keys( $change->authors() ) : array();
		// A deletion changes the status.
		$drafted     = $change && $change->is_deletion() && in_array( 'status', $names, true ) ? $authored : array_intersect( $names, $authored );
		$last->place = $drafted ? self::IN_DRAFT : self::LIVE;
		if ( $change && $drafted ) {
			$latest = $change->last_author( $drafted );
			// Earlier versions stored no times: who saved the record last, and when.
			$last->drafted_by = $latest ? $latest->writer() : $change->writer();
			$last->drafted_at = $latest ? gmdate( 'Y-m-d H:i:s', $latest->time() ) : $changes->saved_at( $key );
		}
		return $last;
	}

	/** One of the constants; empty on the live site. */
	public function place(): string {
		return $this->place;
	}

	/** In the format of REST; empty for a theme file. */
	public function time(): string {
		$gmt = $this->gmt();
		return '' === $gmt ? '' : Rest::time( $gmt );
	}

	private function gmt(): string {
		return self::IN_DRAFT === $this->place ? $this->drafted_at : ( $this->post ? $this->post->post_modified_gmt : '' );
	}

	/** @return array{ id: int, name: string }|null Null if unknown. */
	public function author(): ?array {
		$id   = self::IN_DRAFT === $this->place ? $this->drafted_by : ( $this->post ? $this->author_id( $this->post ) : 0 );
		$user = $id > 0 ? get_userdata( $id ) : false;
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
		$gmt    = $this->gmt();
		$time   = '' === $gmt ? time() : (int) strtotime( "$gmt +0000" );
		/* translators: %s: a time span, such as "5 minutes". */
		$ago = sprintf( __( '%s ago', 'atelier' ), human_time_diff( $time ) );
		if ( self::IN_DRAFT === $this->place ) {
			return self::message_in_draft( $author, $ago );
		}
		if ( self::LIVE === $this->place ) {
			return self::message_of_live( $author, $ago );
		}
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

	/** @param array{ id: int, name: string }|null $author */
	private static function message_in_draft( ?array $author, string $ago ): string {
		if ( ! $author ) {
			/* translators: %s: when, such as "5 minutes ago". */
			return sprintf( __( 'Someone else changed it in this site draft %s.', 'atelier' ), $ago );
		}
		return get_current_user_id() === $author['id']
			/* translators: %s: when, such as "5 minutes ago". */
			? sprintf( __( 'You changed it in this site draft in another window %s.', 'atelier' ), $ago )
			/* translators: 1: a user, 2: when, such as "5 minutes ago". */
			: sprintf( __( '%1$s changed it in this site draft %2$s.', 'atelier' ), $author['name'], $ago );
	}

	/** @param array{ id: int, name: string }|null $author */
	private static function message_of_live( ?array $author, string $ago ): string {
		if ( ! $author ) {
			/* translators: %s: when, such as "5 minutes ago". */
			return sprintf( __( 'Someone else changed it on the live site %s.', 'atelier' ), $ago );
		}
		return get_current_user_id() === $author['id']
			/* translators: %s: when, such as "5 minutes ago". */
			? sprintf( __( 'You changed it on the live site %s.', 'atelier' ), $ago )
			/* translators: 1: a user, 2: when, such as "5 minutes ago". */
			: sprintf( __( '%1$s changed it on the live site %2$s.', 'atelier' ), $author['name'], $ago );
	}
}

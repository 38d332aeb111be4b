<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Names the author of a change for it while somebody else publishes it: in WordPress's revisions, and in the history. It is
 * about names only; Author_Check asks for rights.
 */
final class Attribution {
	/** After all other callbacks. */
	private const LATE = PHP_INT_MAX;

	/** The draft that is being published. */
	private static int $draft = 0;

	/** Of the record that is being saved. */
	private static ?self $current = null;

	private Change $change;

	/** The ID of the record's post; zero until WordPress has inserted it. */
	private int $post;

	private function __construct( Change $change, int $post ) {
		$this->change = $change;
		$this->post   = $post;
	}

	/** @param WP_Post|null $post The live post; null if publishing inserts one. */
	public static function of( Change $change, ?WP_Post $post ): self {
		return new self( $change, $post && $post->post_type === $change->type() ? $post->ID : 0 );
	}

	public static function begin( int $draft ): void {
		self::$draft = $draft;
	}

	public static function end(): void {
		self::$draft = 0;
	}

	/** The draft that is being published by this request; zero for none. */
	public static function draft(): int {
		return self::$draft;
	}

	/** @return array<string, int> Who has changed the record that is being published, by its key; empty for none. */
	public static function current(): array {
		return self::$current ? array( self::$current->change->key() => self::$current->author() ) : array();
	}

	/** Who wrote the change; the current user if nobody knows, or if the account is gone. */
	public function author(): int {
		return self::existing( $this->change->writer() );
	}

	private static function existing( int $user ): int {
		return $user > 0 && get_userdata( $user ) ? $user : get_current_user_id();
	}

	/**
	 * Saves the record.
	 *
	 * @template T
	 * @param callable(): T $save
	 * @return T
	 */
	public function during( callable $save ) {
		$inserted = "save_post_{$this->change->type()}";
		add_filter( 'wp_insert_post_data', array( $this, 'name_author' ), self::LATE, 2 );
		add_action( $inserted, array( $this, 'keep_post' ), -self::LATE );
		$before        = self::$current;
		self::$current = $this;
		try {
			return $save();
		} finally {
			self::$current = $before;
			remove_action( $inserted, array( $this, 'keep_post' ), -self::LATE );
			remove_filter( 'wp_insert_post_data', array( $this, 'name_author' ), self::LATE );
		}
	}

	/** @param mixed $id The ID of a post that WordPress has inserted or updated. */
	public function keep_post( $id ): void {
		$this->post = 0 === $this->post && is_numeric( $id ) ? (int) $id : $this->post;
	}

	/**
	 * @param mixed $data Of a post, slashed.
	 * @param mixed $sent As it was given to wp_insert_post().
	 * @return mixed
	 */
	public function name_author( $data, $sent = null ) {
		if ( ! is_array( $data ) || ! is_array( $sent ) || ! empty( $sent['ID'] ) ) {
			return $data;
		}
		$type = $data['post_type'] ?? '';
		if ( 'revision' === $type && $this->post > 0 && (int) ( $data['post_parent'] ?? 0 ) === $this->post ) {
			return array( 'post_author' => $this->author() ) + $data;
		}
		// New pages are posts since they were added to the draft; templates aren't.
		if ( $this->change->type() === $type && 0 === $this->post && ! isset( $this->change->edits()['author'] ) ) {
			$creator = $this->change->creator();
			return array( 'post_author' => self::existing( $creator > 0 ? $creator : $this->change->writer() ) ) + $data;
		}
		return $data;
	}
}

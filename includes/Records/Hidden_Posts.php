<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\New_Post;
use Atelier\Support\Private_Type;
use WP_Error;
use WP_Post;
use WP_Post_Type;
use WP_Query;

/**
 * Posts that only exist in a site draft are nobody's outside of it: with the draft laid over the site, they have another
 * status.
 */
final class Hidden_Posts {
	/** The status of posts that a draft creates, until they are published. Also in Plugin.php. */
	public const STATUS = 'atelier_hidden';

	/** The meta capabilities for one post, in addition to those of types with names of their own. */
	private const CAPABILITIES = array( 'read_post', 'edit_post', 'delete_post', 'publish_post', 'read_page', 'edit_page', 'delete_page' );

	/** The method of XML-RPC that lists pages of all statuses. */
	private const PAGE_LIST = 'wp.getPageList';

	/** Whether code of Atelier works on these posts. */
	private bool $is_own = false;

	public function register(): void {
		add_filter( 'map_meta_cap', array( $this, 'refuse' ), PHP_INT_MAX, 4 );
		add_filter( 'wp_insert_post_empty_content', array( $this, 'refuse_saving' ), PHP_INT_MAX, 2 );
		add_filter( 'wp_insert_post_parent', array( $this, 'refuse_parent' ), PHP_INT_MAX, 3 );
		foreach ( array( 'pre_delete_post', 'pre_trash_post' ) as $hook ) {
			add_filter( $hook, array( $this, 'refuse_removing' ), PHP_INT_MAX, 2 );
		}
		add_action( 'pre_get_posts', array( $this, 'leave_out' ), PHP_INT_MAX );
		add_filter( 'the_title', array( $this, 'hide_title' ), PHP_INT_MAX, 2 );
		add_filter( 'comments_open', array( $this, 'refuse_comments' ), PHP_INT_MAX, 2 );
		add_filter( 'pings_open', array( $this, 'refuse_comments' ), PHP_INT_MAX, 2 );
		add_filter( 'xmlrpc_methods', array( $this, 'replace_page_list' ), PHP_INT_MAX );
	}

	/**
	 * Runs code of Atelier that works on these posts outside of their draft, with the capabilities of the user.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public function during( callable $action ) {
		$before       = $this->is_own;
		$this->is_own = true;
		try {
			return $action();
		} finally {
			$this->is_own = $before;
		}
	}

	/**
	 * Inserts a post that only exists in a draft, for other records to refer to. It may be empty.
	 *
	 * @param array<string, mixed> $values As wp_insert_post() takes them, not slashed.
	 * @return int|WP_Error
	 */
	public function insert( array $values ) {
		// Before others, which may refuse it.
		$accept = static fn(): bool => false;
		add_filter( 'wp_insert_post_empty_content', $accept, -PHP_INT_MAX );
		try {
			return $this->during( static fn() => New_Post::insert( wp_slash( array( 'post_status' => self::STATUS ) + $values ) ) );
		} finally {
			remove_filter( 'wp_insert_post_empty_content', $accept, -PHP_INT_MAX );
		}
	}

	/**
	 * Takes the slug that WordPress has given to a hidden post, which is in its draft: otherwise no post of the live site could have it, and
	 * whoever publishes one would get another.
	 */
	public function take_slug( int $id ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's functions give one to posts without.
		$wpdb->update( $wpdb->posts, array( 'post_name' => '' ), array( 'ID' => $id, 'post_status' => self::STATUS ) );
		clean_post_cache( $id );
	}

	/**
	 * @param mixed $needed     Capabilities.
	 * @param mixed $capability The requested capability.
	 * @param mixed $user
	 * @param mixed $arguments
	 * @return mixed
	 */
	public function refuse( $needed, $capability = null, $user = null, $arguments = null ) {
		if ( $this->is_own || ! is_array( $needed ) || ! is_array( $arguments ) || ! isset( $arguments[0] ) || ! self::is_of_posts( $capability ) ) {
			return $needed;
		}
		// For WordPress, zero is the post of the loop.
		$id = is_numeric( $arguments[0] ) && 0 === (int) $arguments[0] ? get_post() : $arguments[0];
		return $this->is_hidden( $id ) ? array( 'do_not_allow' ) : $needed;
	}

	/** @param mixed $capability */
	private static function is_of_posts( $capability ): bool {
		if ( in_array( $capability, self::CAPABILITIES, true ) ) {
			return true;
		}
		// WordPress maps those of all other types to the ones above.
		foreach ( get_post_types( array( 'map_meta_cap' => false ), 'objects' ) as $type ) {
			if ( $type instanceof WP_Post_Type && in_array( $capability, array( $type->cap->read_post, $type->cap->edit_post, $type->cap->delete_post ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A post that gets this status in another way could never be edited again.
	 *
	 * @param mixed $is_empty Whether WordPress rejects a post as empty.
	 * @param mixed $post
	 * @return mixed
	 */
	public function refuse_saving( $is_empty, $post = null ) {
		return ! $this->is_own && is_array( $post ) && self::STATUS === ( $post['post_status'] ?? '' ) ? true : $is_empty;
	}

	/**
	 * In the trash, where WordPress moves the pages of a deleted user, others could restore and publish a page, and the draft
	 * would then be published over theirs.
	 *
	 * @param mixed $result Null to go on.
	 * @param mixed $post
	 * @return mixed
	 */
	public function refuse_removing( $result, $post = null ) {
		$is_own = $this->is_own || Private_Type::is_own();
		return ! $is_own && $post instanceof WP_Post && $this->is_hidden_in_database( $post->ID ) ? false : $result;
	}

	/** In a request within its draft, WordPress sees another status of a post. */
	public function is_hidden_in_database( int $id ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_post() answers as the draft has it.
		return $id > 0 && self::STATUS === $wpdb->get_var( $wpdb->prepare( "SELECT `post_status` FROM `$wpdb->posts` WHERE `ID` = %d", $id ) );
	}

	/**
	 * The URL of a page contains the slugs of its parents.
	 *
	 * @param mixed $parent_id
	 * @param mixed $id
	 * @param mixed $post
	 * @return mixed
	 */
	public function refuse_parent( $parent_id, $id = 0, $post = null ) {
		$is_revision = is_array( $post ) && 'revision' === ( $post['post_type'] ?? '' );
		return ! $this->is_own && ! $is_revision && $this->is_hidden( $parent_id ) ? 0 : $parent_id;
	}

	/**
	 * Removes the status from queries that name it.
	 *
	 * @param mixed $query
	 */
	public function leave_out( $query ): void {
		$statuses = $query instanceof WP_Query ? $query->get( 'post_status' ) : '';
		$statuses = is_string( $statuses ) ? explode( ',', $statuses ) : $statuses;
		if ( ! is_array( $statuses ) || ! in_array( self::STATUS, $statuses, true ) ) {
			return;
		}
		$others = array_values( array_diff( $statuses, array( self::STATUS ) ) );
		$query->set( 'post_status', $others );
		if ( ! $others ) {
			// Without a status, WordPress would look for published posts.
			$query->set( 'post__in', array( 0 ) );
		}
	}

	/**
	 * For items of menus, for example, WordPress shows titles of all posts.
	 *
	 * @param mixed $title
	 * @param mixed $id
	 * @return mixed
	 */
	public function hide_title( $title, $id = 0 ) {
		return ! $this->is_own && $this->is_hidden( $id ) ? '' : $title;
	}

	/**
	 * @param mixed $is_open
	 * @param mixed $id
	 * @return mixed
	 */
	public function refuse_comments( $is_open, $id = 0 ) {
		return $this->is_hidden( $id ) ? false : $is_open;
	}

	/**
	 * @param mixed $methods
	 * @return mixed
	 */
	public function replace_page_list( $methods ) {
		if ( is_array( $methods ) && 'this:wp_getPageList' === ( $methods[ self::PAGE_LIST ] ?? '' ) ) {
			$methods[ self::PAGE_LIST ] = array( $this, 'page_list' );
		}
		return $methods;
	}

	/**
	 * @param mixed $arguments
	 * @return mixed
	 */
	public function page_list( $arguments = null ) {
		$pages = $GLOBALS['wp_xmlrpc_server']->wp_getPageList( $arguments );
		return is_array( $pages ) ? array_values( array_filter( $pages, fn( $page ): bool => ! $this->is_hidden( $page->page_id ?? 0 ) ) ) : $pages;
	}

	/**
	 * Whether a post is hidden, or a revision of one that is.
	 *
	 * @param mixed $id
	 */
	private function is_hidden( $id ): bool {
		$post = $this->post( $id );
		if ( $post && 'revision' === $post->post_type ) {
			$post = $this->post( $post->post_parent );
		}
		return $post && self::STATUS === $post->post_status;
	}

	/** @param mixed $id */
	private function post( $id ): ?WP_Post {
		if ( $id instanceof WP_Post ) {
			return $id;
		}
		return is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
	}
}

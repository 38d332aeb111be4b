<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Post_Type;

/**
 * The registration of Atelier's own post types. They are nobody's: no user can read, change or delete their posts by
 * WordPress's own means, such as XML-RPC, and other code can't write them. Atelier's routes check their own
 * capabilities.
 */
final class Private_Type {
	/** The capability that nobody has, not even the super admins of a network. */
	public const NOBODY = 'do_not_allow';

	/**
	 * All primitive capabilities of a post type. The meta capabilities keep their names: WordPress would map NOBODY
	 * itself to them.
	 */
	public const CAPABILITIES = array(
		'create_posts',
		'edit_posts',
		'edit_others_posts',
		'edit_published_posts',
		'edit_private_posts',
		'publish_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_published_posts',
		'delete_private_posts',
		'read',
		'read_private_posts',
	);

	/** @var array<string, WP_Post_Type> By name. */
	private static array $types = array();

	private static bool $is_own = false;

	/**
	 * @param lowercase-string&non-empty-string $name
	 * @param array<string, mixed>              $own  Further arguments of register_post_type().
	 */
	public static function register( string $name, array $own ): void {
		$type = register_post_type(
			$name,
			$own + array(
				'public'           => false,
				'rewrite'          => false,
				'query_var'        => false,
				// What WordPress imports is refused.
				'can_export'       => false,
				// They belong to the site, not to their author.
				'delete_with_user' => false,
				'map_meta_cap'     => true,
				'capabilities'     => array_fill_keys( self::CAPABILITIES, self::NOBODY ),
			)
		);
		// WordPress adds it to types with an editor, with routes that write posts.
		remove_post_type_support( $name, 'autosave' );
		if ( ! self::$types ) {
			self::guard();
		}
		if ( $type instanceof WP_Post_Type ) {
			self::$types[ $name ] = $type;
		}
	}

	/** @return list<string> The registered types. */
	public static function names(): array {
		return array_keys( self::$types );
	}

	private static function guard(): void {
		add_filter( 'wp_insert_post_empty_content', array( self::class, 'refuse_saving' ), PHP_INT_MAX, 2 );
		foreach ( array( 'pre_delete_post', 'pre_trash_post', 'pre_untrash_post' ) as $hook ) {
			add_filter( $hook, array( self::class, 'refuse_removing' ), PHP_INT_MAX, 2 );
		}
		foreach ( array( 'comments_open', 'pings_open' ) as $hook ) {
			add_filter( $hook, array( self::class, 'refuse_comments' ), PHP_INT_MAX, 2 );
		}
		add_filter( 'the_title', array( self::class, 'hide_title' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Runs code of Atelier that writes posts of these types.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public static function during( callable $action ) {
		$before       = self::$is_own;
		self::$is_own = true;
		try {
			return $action();
		} finally {
			self::$is_own = $before;
		}
	}

	/** Whether code of Atelier is at work on these posts. */
	public static function is_own(): bool {
		return self::$is_own;
	}

	/**
	 * @param mixed $is_empty Whether WordPress rejects a post as empty.
	 * @param mixed $post
	 * @return mixed
	 */
	public static function refuse_saving( $is_empty, $post = null ) {
		if ( self::$is_own || ! is_array( $post ) ) {
			return $is_empty;
		}
		// An update may change the type as well, from or to one of these.
		$type = $post['post_type'] ?? '';
		return self::is_private( $type, $post['post_parent'] ?? 0 ) || self::has( $post['ID'] ?? 0 ) ? true : $is_empty;
	}

	/**
	 * @param mixed $result Null to go on.
	 * @param mixed $post
	 * @return mixed
	 */
	public static function refuse_removing( $result, $post = null ) {
		// WordPress empties the trash, where only Atelier can have moved them.
		$is_allowed = self::$is_own || doing_action( 'wp_scheduled_delete' );
		return ! $is_allowed && $post instanceof WP_Post && self::is_private( $post->post_type, $post->post_parent ) ? false : $result;
	}

	/**
	 * @param mixed $is_open
	 * @param mixed $id
	 * @return mixed
	 */
	public static function refuse_comments( $is_open, $id = 0 ) {
		return self::has( $id ) ? false : $is_open;
	}

	/**
	 * For items of menus, for example, WordPress shows titles of all posts.
	 *
	 * @param mixed $title
	 * @param mixed $id
	 * @return mixed
	 */
	public static function hide_title( $title, $id = 0 ) {
		return ! self::$is_own && self::has( $id ) ? '' : $title;
	}

	/** @param mixed $id */
	private static function has( $id ): bool {
		$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		return $post && self::is_private( $post->post_type, $post->post_parent );
	}

	/**
	 * Whether a post is of one of these types, or a revision of one.
	 *
	 * @param mixed $type
	 * @param mixed $parent_id
	 */
	private static function is_private( $type, $parent_id ): bool {
		if ( 'revision' === $type ) {
			$parent_post = is_numeric( $parent_id ) && (int) $parent_id > 0 ? get_post( (int) $parent_id ) : null;
			$type        = $parent_post ? $parent_post->post_type : '';
		}
		if ( ! is_string( $type ) || ! isset( self::$types[ $type ] ) ) {
			return false;
		}
		// Another plugin may have registered it again, for posts of its own.
		$now = get_post_type_object( $type );
		return null === $now || self::$types[ $type ] === $now;
	}
}

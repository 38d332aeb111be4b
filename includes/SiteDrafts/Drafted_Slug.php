<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Edits;
use Atelier\Support\Slots;
use Atelier\Support\Slugs;
use WP_Post;

/**
 * Slugs that are unique in a draft, as WordPress makes them unique on the live site. The request must run in the draft.
 */
final class Drafted_Slug {
	/** Statuses in which WordPress makes no slug of the title. */
	private const UNDECIDED = array( 'draft', 'pending', 'auto-draft' );

	/** Properties on which a slug depends. */
	private const CAUSES = array( 'slug', 'status', 'parent', 'type' );

	private Change_Set $changes;

	public function __construct( Change_Set $changes ) {
		$this->changes = $changes;
	}

	/**
	 * The properties to save, with the slug that WordPress would store.
	 *
	 * @param array<string, mixed> $sent By property.
	 * @param array<string, mixed> $now  The record as REST returns it; empty for a new one.
	 * @return array<string, mixed>
	 */
	public function with_slug( string $type, int $id, array $sent, array $now ): array {
		if ( $now && ! array_intersect_key( $sent, array_flip( self::CAUSES ) ) ) {
			return $sent;
		}
		$all    = $sent + array_map( array( Record_Edits::class, 'raw' ), $now );
		$status = is_string( $all['status'] ?? null ) ? $all['status'] : 'draft';
		$slug   = is_string( $all['slug'] ?? null ) ? sanitize_title( $all['slug'] ) : '';
		$is_undecided = in_array( $status, self::UNDECIDED, true );
		$is_sent      = isset( $sent['slug'] ) && '' !== $slug;
		if ( 'trash' === ( $now['status'] ?? '' ) && ! isset( $sent['slug'] ) ) {
			$restored = self::before_the_trash( $id, $slug );
			if ( $is_undecided && $restored !== $slug ) {
				return array( 'slug' => $restored ) + $sent;
			}
			$slug = $restored;
		}
		if ( $is_undecided && ! $is_sent ) {
			return $now ? $sent : compact( 'slug' ) + $sent;
		}
		$title = Record_Edits::raw( $all['title'] ?? '' );
		$slug  = '' === $slug && is_string( $title ) ? sanitize_title( $title ) : $slug;
		// Of what isn't published, WordPress's REST API compares the slug with those below the parent that is sent with it.
		$below  = $is_undecided ? $sent : $all;
		$unique = '' === $slug ? '' : $this->unique( $slug, $id, $type, is_numeric( $below['parent'] ?? null ) ? (int) $below['parent'] : 0 );
		return '' === $unique || ( ( $now['slug'] ?? null ) === $unique && ! $is_sent ) ? $sent : array( 'slug' => $unique ) + $sent;
	}

	/** The slug that the post of a change would have on the live site; empty if it has none. */
	public function of( Change $change ): string {
		$post = $change->is_removal() || $change->post_id() <= 0 ? null : get_post( $change->post_id() );
		return $post && '' !== $post->post_name ? $this->unique( Slugs::outside_of_trash( $post->post_name ), $post->ID, $post->post_type, $post->post_parent ) : '';
	}

	/** The slug that a post had before it was moved to the trash, of the live site or of the draft. */
	private static function before_the_trash( int $id, string $slug ): string {
		$cut  = Slugs::outside_of_trash( $slug );
		$kept = $cut === $slug ? '' : (string) get_post_meta( $id, '_wp_desired_post_slug', true );
		return '' === $kept ? $cut : $kept;
	}

	private function unique( string $slug, int $id, string $type, int $parent ): string {
		$found  = $slug;
		$number = 2;
		$live   = self::named( $slug, $type, $id );
		// What WordPress refuses although nothing has it is reserved, such as the names of feeds.
		$is_free = $live || wp_unique_post_slug( $slug, $id, 'publish', $type, $parent ) === $slug;
		while ( ! $is_free || $this->is_taken( $found, $id, $type, $parent ) ) {
			$found   = _truncate_post_slug( $slug, Slugs::MAX_LENGTH - strlen( "-$number" ) ) . "-$number";
			$is_free = true;
			++$number;
		}
		return $found;
	}

	/** Posts of a tree share the slugs of their parent's children, also with images; others those of their type. */
	private function is_taken( string $slug, int $id, string $type, int $parent ): bool {
		$is_tree = is_post_type_hierarchical( $type );
		$ids     = self::named( $slug, $type, $id );
		foreach ( $this->changes->all() as $change ) {
			$ids[] = $change->post_id();
		}
		foreach ( array_diff( array_unique( $ids ), array( 0, $id ) ) as $other ) {
			$post = get_post( $other );
			if ( $post && self::has( $post, $slug ) && in_array( $post->post_type, self::rivals( $type ), true ) && ( ! $is_tree || $post->post_parent === $parent ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> Other posts that have a slug on the live site. */
	private static function named( string $slug, string $type, int $id ): array {
		global $wpdb;
		$types = self::rivals( $type );
		$slots = Slots::of( $types );
		// phpcs:ignore WordPress.DB -- No function of WordPress finds posts of all statuses by their slug; $slots are placeholders.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT `ID` FROM `$wpdb->posts` WHERE `post_name` = %s AND `post_type` IN ( $slots )", $slug, ...$types ) );
		return array_values( array_diff( array_map( 'intval', $ids ), array( $id ) ) );
	}

	/** @return list<string> The types whose slugs differ from those of a type. */
	private static function rivals( string $type ): array {
		return is_post_type_hierarchical( $type ) ? array( $type, 'attachment' ) : array( $type );
	}

	/** What the draft deletes, or another one has made, isn't there. */
	private static function has( WP_Post $post, string $slug ): bool {
		return $slug === $post->post_name && Hidden_Posts::STATUS !== $post->post_status;
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Types;
use WP_Post;

/**
 * Which posts have a place in the index.
 */
final class Indexed_Types {
	/** Not part of the site: revisions, posts that only exist in a site draft, and what was never saved. A use in the trash is none. */
	public const HIDDEN_STATUSES = array( 'trash', 'auto-draft', 'inherit', Hidden_Posts::STATUS );

	/** Types that belong to the theme. The index has those of the active one. */
	public const OF_THEME = array( 'wp_template', 'wp_template_part', Record_Types::STYLES );

	/** Whether posts of a type are documents with blocks, or styles. */
	public static function has( string $type ): bool {
		return in_array( $type, self::OF_THEME, true ) || self::is_content( $type );
	}

	public static function is_indexed( WP_Post $post ): bool {
		if ( Record_Types::is_template( $post->post_type ) ) {
			// WordPress ignores others where it looks for templates.
			return 'publish' === $post->post_status;
		}
		return self::has( $post->post_type ) && ! in_array( $post->post_status, self::HIDDEN_STATUSES, true );
	}

	/** @return list<string> The types of posts that don't belong to a theme. */
	public static function content(): array {
		return array_values( array_filter( get_post_types( array( 'show_in_rest' => true ) ), array( self::class, 'is_content' ) ) );
	}

	private static function is_content( string $type ): bool {
		$object = get_post_type_object( $type );
		return $object && $object->show_in_rest && ! in_array( $type, self::OF_THEME, true ) && Record_Types::can_be_drafted( $type );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Guard;
use Atelier\Support\Log;
use Throwable;
use WP_Post;

/**
 * What Atelier knows about types of records, besides what WordPress says of post types. Change::SITE isn't a post type.
 */
final class Record_Types {
	public const STYLES = 'wp_global_styles';

	/** Its ID is "theme//slug", and it may exist as a file of the theme. */
	private const TEMPLATE = 1;

	/** It belongs to the site's design rather than to its content; not public, but it has a history. */
	private const DESIGN = 2;

	/** No screen shows it in the trash. */
	private const WITHOUT_TRASH = 4;

	/** It is neither design nor content, and never part of a draft: settings of lists belong to their users. */
	private const LIVE = 8;

	private const TABLE = array(
		'wp_template'      => self::TEMPLATE | self::DESIGN | self::WITHOUT_TRASH,
		'wp_template_part' => self::TEMPLATE | self::DESIGN | self::WITHOUT_TRASH,
		'wp_block'         => self::DESIGN,
		'wp_navigation'    => self::DESIGN,
		self::STYLES       => self::DESIGN,
		'attachment'       => self::LIVE,
		'wp_dataviews'     => self::LIVE,
	);

	private static function is( string $type, int $kind ): bool {
		return 0 !== ( ( self::TABLE[ $type ] ?? 0 ) & $kind );
	}

	/** @phpstan-assert-if-true 'wp_template'|'wp_template_part' $type */
	public static function is_template( string $type ): bool {
		return self::is( $type, self::TEMPLATE );
	}

	/** Whether a type is part of the site's design rather than its content. */
	public static function is_design( string $type ): bool {
		return Change::SITE === $type || self::is( $type, self::DESIGN );
	}

	public static function has_trash( string $type ): bool {
		return ! self::is( $type, self::WITHOUT_TRASH );
	}

	/**
	 * Whether a record can be moved to the trash instead of being deleted: a site can switch the trash off, and plugins do so for
	 * their types, as WordPress's REST API asks them.
	 *
	 * @param WP_Post|null $post The record; null for any of the type.
	 */
	public static function accepts_trash( string $type, ?WP_Post $post = null ): bool {
		$accepts = EMPTY_TRASH_DAYS > 0 && self::has_trash( $type );
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
			return (bool) apply_filters( "rest_{$type}_trashable", $accepts, $post ?? new WP_Post( (object) array( 'post_type' => $type ) ) );
		} catch ( Throwable $error ) {
			// Some filters want a stored post.
			Log::caught( $error );
			return $accepts;
		}
	}

	/** Whether records of a type are edited with blocks. WordPress's Site Editor doesn't ask that of the site's design either. */
	public static function has_block_editor( string $type ): bool {
		return self::is_design( $type ) || (bool) Guard::answer( 'use_block_editor_for_post_type', static fn() => use_block_editor_for_post_type( $type ), true );
	}

	/** Whether records of a type can be part of drafts. */
	public static function can_be_drafted( string $type ): bool {
		return Change::SITE === $type || ( ! self::is( $type, self::LIVE ) && post_type_supports( $type, 'editor' ) );
	}

	/** Whether records of a type have a history. */
	public static function has_history( string $type ): bool {
		if ( self::is( $type, self::DESIGN ) ) {
			return true;
		}
		$object = get_post_type_object( $type );
		return $object && $object->public && $object->show_in_rest && ! self::is( $type, self::LIVE ) && post_type_supports( $type, 'editor' );
	}

	/**
	 * The properties with the terms of a post type, or of all post types.
	 *
	 * @return array<string, string> Names in REST by taxonomy.
	 */
	public static function terms( string $type = '' ): array {
		$terms = array();
		foreach ( '' === $type ? get_taxonomies( array(), 'objects' ) : get_object_taxonomies( $type, 'objects' ) as $taxonomy ) {
			if ( $taxonomy->show_in_rest ) {
				$terms[ $taxonomy->name ] = $taxonomy->rest_base ? (string) $taxonomy->rest_base : $taxonomy->name;
			}
		}
		return $terms;
	}
}

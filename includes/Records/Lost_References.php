<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/**
 * What values of a record refer to may be deleted on the live site before they are saved. In its place is saved what WordPress
 * leaves of it, so that it stops nobody. Templates and pages of the settings aren't here: these change what visitors get, so
 * somebody decides; see SiteDrafts\Draft_Check. Of blocks that refer to patterns or menus, WordPress shows nothing.
 */
final class Lost_References {
	/**
	 * The values to save.
	 *
	 * @param string               $type  A post type, or Change::SITE.
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $live  The live values of the record.
	 * @return array<string, mixed>
	 */
	public static function mended( string $type, array $edits, array $live ): array {
		$taxonomies = Change::SITE === $type ? array() : array_flip( Record_Types::terms( $type ) );
		foreach ( $edits as $name => $value ) {
			$is_number = is_int( $value ) && $value > 0;
			$refers_to = Change::SITE === $type ? Site_Settings::refers_to( $name ) : Record_Properties::refers_to( $name );
			if ( isset( $taxonomies[ $name ] ) && is_array( $value ) ) {
				$edits[ $name ] = self::terms( $value, (string) $taxonomies[ $name ] );
			} elseif ( $is_number && Record_Properties::USER === $refers_to && ! get_userdata( $value ) ) {
				$edits[ $name ] = self::author( $live[ $name ] ?? 0 );
			} elseif ( $is_number && Record_Properties::is_post( $refers_to ) && ! get_post( $value ) ) {
				// Null deletes an option.
				$edits[ $name ] = Change::SITE === $type ? ( empty( $live[ $name ] ) ? $live[ $name ] ?? null : null ) : ( 'parent' === $name ? self::parent( $live[ $name ] ?? 0 ) : 0 );
			}
		}
		return $edits;
	}

	/**
	 * Nobody else becomes the author of what is published already.
	 *
	 * @param mixed $live
	 */
	private static function author( $live ): int {
		return is_int( $live ) && get_userdata( $live ) ? $live : get_current_user_id();
	}

	/**
	 * A page stays where it is. A new one is below the parent of the one that was deleted, where WordPress has moved its children.
	 *
	 * @param mixed $live
	 */
	private static function parent( $live ): int {
		return is_int( $live ) && $live > 0 && get_post( $live ) ? $live : 0;
	}

	/**
	 * Where the last term is deleted, WordPress puts the default one in its place, as that of categories.
	 *
	 * @param array<mixed> $ids
	 * @return list<mixed>
	 */
	private static function terms( array $ids, string $taxonomy ): array {
		$known = array_values( array_filter( $ids, static fn( $id ): bool => is_numeric( $id ) && get_term( (int) $id, $taxonomy ) instanceof WP_Term ) );
		if ( $known || ! $ids ) {
			return $known;
		}
		$default = (int) get_option( 'category' === $taxonomy ? 'default_category' : "default_term_$taxonomy" );
		return $default > 0 && get_term( $default, $taxonomy ) instanceof WP_Term ? array( $default ) : array();
	}
}

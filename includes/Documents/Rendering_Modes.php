<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the editor shows posts inside their template. WordPress's own editors store that preference for each user, by
 * theme and post type.
 */
final class Rendering_Modes {
	private const IN_TEMPLATE = 'template-locked';
	private const ALONE       = 'post-only';

	/** For the current user. */
	public static function shows_template( string $post_type ): bool {
		$preferences = get_user_option( 'persisted_preferences' );
		$mode        = is_array( $preferences ) ? $preferences['core']['renderingModes'][ get_stylesheet() ][ $post_type ] ?? '' : '';
		return self::IN_TEMPLATE === $mode || ( self::ALONE !== $mode && self::default_shows_template( $post_type ) );
	}

	/** The default of the post type's registration. */
	public static function default_shows_template( string $post_type ): bool {
		$features = get_all_post_type_supports( $post_type )['editor'] ?? null;
		foreach ( is_array( $features ) ? $features : array() as $feature ) {
			if ( is_array( $feature ) && self::IN_TEMPLATE === ( $feature['default-mode'] ?? '' ) ) {
				return true;
			}
		}
		return false;
	}
}

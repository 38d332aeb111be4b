<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Rights;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Error;

/**
 * The reason why a site draft can't be opened, changed or published, regardless of its changes: a code and a message.
 */
final class Draft_Refusal {
	public const MISSING   = 'missing';
	public const PUBLISHED = 'published';
	public const THEME     = 'theme';

	/** One of the constants; empty without a reason. */
	public static function reason( ?Draft $draft ): string {
		if ( ! $draft ) {
			return self::MISSING;
		}
		if ( $draft->is_published() ) {
			return self::PUBLISHED;
		}
		return get_stylesheet() === $draft->theme ? '' : self::THEME;
	}

	/** The reason as an error. */
	public static function of( ?Draft $draft ): ?WP_Error {
		switch ( self::reason( $draft ) ) {
			case self::MISSING:
				return self::missing();
			case self::PUBLISHED:
				return self::published();
			case self::THEME:
				return self::for_another_theme( $draft ? $draft->theme : '' );
			default:
				return null;
		}
	}

	/** The reason why it can't be changed: unlike opening, this is possible while another theme is active. */
	public static function of_changing( ?Draft $draft ): ?WP_Error {
		return self::THEME === self::reason( $draft ) ? null : self::of( $draft );
	}

	/** The error for users who may not edit site drafts, or not any more. */
	public static function forbidden(): WP_Error {
		return Rest::forbidden( __( 'Sorry, you are not allowed to edit site drafts.', 'atelier' ) );
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'atelier_draft_missing', __( 'This site draft doesn’t exist anymore.', 'atelier' ), array( 'status' => 404 ) );
	}

	private static function published(): WP_Error {
		return new WP_Error( 'atelier_draft_published', __( 'This site draft is published already.', 'atelier' ), array( 'status' => 409 ) );
	}

	private static function for_another_theme( string $stylesheet ): WP_Error {
		$theme = wp_get_theme( $stylesheet );
		$shown = $theme->exists() ? $theme->display( 'Name', false ) : $stylesheet;
		$name  = is_string( $shown ) ? $shown : $stylesheet;
		/* translators: %s: a theme. */
		return new WP_Error( 'atelier_draft_theme', sprintf( __( 'This site draft is for the theme “%s”. Activate that theme first.', 'atelier' ), $name ), array( 'status' => 409 ) );
	}

	/** The error for a request that names a draft elsewhere than in its address. */
	public static function misplaced(): WP_Error {
		/* translators: %s: the name of a parameter. */
		return new WP_Error( 'rest_invalid_param', sprintf( __( 'Invalid parameter(s): %s', 'atelier' ), Page::DRAFT_ARG ), array( 'status' => 400 ) );
	}

	/** The error while another request holds the lock of a draft. */
	public static function busy(): WP_Error {
		return self::busy_with( '' );
	}

	/** The error while another request holds the lock of the record of a change. */
	public static function busy_record( Change $change, Record_Rights $rights ): WP_Error {
		return self::busy_with( $rights->may_edit_key( $change->key() ) ? $change->label() : '' );
	}

	private static function busy_with( string $label ): WP_Error {
		$message = '' === $label
			? __( 'Someone else is saving or publishing this site draft right now. Try again in a moment.', 'atelier' )
			/* translators: %s: the title of a page, template or another item. */
			: sprintf( __( 'Someone else is saving “%s” right now. Try again in a moment.', 'atelier' ), $label );
		return new WP_Error( 'atelier_busy', $message, array( 'status' => 423 ) );
	}
}

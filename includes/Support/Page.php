<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The identity of the admin page, and the capability that opens it.
 */
final class Page {
	public const SLUG = 'atelier';
	public const HOOK = 'toplevel_page_atelier';

	/** The capability of WordPress's Site Editor. */
	private const CAPABILITY = 'edit_theme_options';

	/**
	 * The query argument for which the page responds with the assets of the later stages; also its nonce's action. The
	 * value `records` limits it to that stage.
	 */
	public const STAGES_ARG = 'atelier-stages';

	/** The query argument for which the page responds with the preview of a template; also its nonce's action. */
	public const PICTURE_ARG = 'atelier-picture';

	/** What scripts of plugins find on WordPress's own pages, also those that don't ask for it. */
	public const EXPECTED_SCRIPTS = array( 'jquery', 'lodash' );

	/**
	 * Style sheets of other screens, which WordPress loads on all of its own: nothing here has their classes but what plugins may add, and the media
	 * library.
	 */
	public const EXPECTED_STYLES = array( 'dashboard', 'list-tables', 'edit', 'revisions', 'media', 'themes', 'about', 'nav-menus', 'wp-pointer', 'widgets', 'site-icon' );

	/** WordPress's argument for previewing a theme. */
	public const THEME_PREVIEW_ARG = 'wp_theme_preview';

	/** The query argument with the site draft of a request. */
	public const DRAFT_ARG = 'atelier_draft';

	/** Adds the previewed theme and the open site draft of this page to a URL, if there are any. */
	public static function with_context( string $url ): string {
		return self::with_argument( self::DRAFT_ARG, self::with_theme( $url ) );
	}

	/** Adds the previewed theme of this page to a URL, if there is one. */
	public static function with_theme( string $url ): string {
		return self::with_argument( self::THEME_PREVIEW_ARG, $url );
	}

	private static function with_argument( string $name, string $url ): string {
		$value = Query_Args::text( $name );
		return '' === $value ? $url : add_query_arg( $name, rawurlencode( $value ), $url );
	}

	/** The capability for the admin page and for Atelier's own routes. */
	public static function capability(): string {
		$capability = Guard::answer(
			'atelier_capability',
			/**
			 * Filters the capability that users of Atelier need. What they may change of each record, WordPress decides.
			 *
			 * @param string $capability Default `edit_theme_options`.
			 */
			static fn() => apply_filters( 'atelier_capability', self::CAPABILITY ),
			// The site wants another one than the default, and nobody knows which.
			Private_Type::NOBODY
		);
		return is_string( $capability ) && '' !== $capability ? $capability : self::CAPABILITY;
	}

	/** The address of the admin page, without a route. */
	public static function url(): string {
		return (string) admin_url( 'admin.php?page=' . self::SLUG );
	}
}

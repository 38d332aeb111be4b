<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Themes;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Support\Slugs;

/**
 * The theme that the URL previews. WordPress itself switches to it, and silently shows the active theme if it can't.
 */
final class Theme_Preview {
	/**
	 * The data for the browser; null if no theme is previewed.
	 *
	 * `problem` is empty if the preview works, otherwise "missing", "broken" or "forbidden".
	 * `activateUrl` activates it, with a nonce.
	 *
	 * @return array{stylesheet: string, name: string, problem: string, activateUrl: string}|null
	 */
	public function describe(): ?array {
		$stylesheet = Query_Args::text( Page::THEME_PREVIEW_ARG );
		if ( '' === $stylesheet ) {
			return null;
		}
		$theme   = Slugs::is_theme( $stylesheet ) ? wp_get_theme( $stylesheet ) : null;
		$problem = $this->problem_with( $theme );
		if ( '' === $problem && get_option( 'stylesheet' ) === $stylesheet ) {
			return null;
		}
		return array(
			'stylesheet'  => $stylesheet,
			'name'        => $theme && $theme->exists() ? (string) $theme->get( 'Name' ) : $stylesheet,
			'problem'     => $problem,
			'activateUrl' => '' === $problem ? $this->activate_url( $stylesheet ) : '',
		);
	}

	/** The URL of Atelier that previews a theme. */
	public static function url( string $stylesheet ): string {
		return add_query_arg( Page::THEME_PREVIEW_ARG, rawurlencode( $stylesheet ), Page::url() );
	}

	private function problem_with( ?\WP_Theme $theme ): string {
		if ( ! current_user_can( 'switch_themes' ) ) {
			return 'forbidden';
		}
		if ( ! $theme || ! $theme->exists() ) {
			return 'missing';
		}
		return $theme->errors() || ! $theme->is_allowed() ? 'broken' : '';
	}

	/** WordPress's URL that activates a theme. */
	private function activate_url( string $stylesheet ): string {
		return add_query_arg(
			array(
				'action'     => 'activate',
				'stylesheet' => rawurlencode( $stylesheet ),
				'_wpnonce'   => wp_create_nonce( "switch-theme_$stylesheet" ),
			),
			admin_url( 'themes.php' )
		);
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Session;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Support\Slugs;

/**
 * Tells the page whether the user who opened it is still logged in, and renews its nonces.
 *
 * WordPress's `rest-nonce` accepts any user: after a login as someone else, the page would silently continue as that
 * user.
 */
final class Session_Module implements Module {
	public const ACTION = 'atelier_session';

	/** Responses instead of nonces. */
	public const LOGGED_OUT   = 'out';
	public const ANOTHER_USER = 'other';

	public function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'replace_login_check' ) );
	}

	/** The URL for the user of this page. */
	public static function url(): string {
		$arguments = array(
			'action' => self::ACTION,
			'user'   => get_current_user_id(),
		);
		$theme     = Query_Args::text( Page::THEME_PREVIEW_ARG );
		if ( '' !== $theme ) {
			$arguments['theme'] = rawurlencode( $theme );
		}
		return add_query_arg( $arguments, admin_url( 'admin-ajax.php' ) );
	}

	/** WordPress's login dialog would cover ours. */
	public function replace_login_check(): void {
		add_filter( 'wp_auth_check_load', '__return_false' );
	}

	/** Sends the REST nonce as plain text, or all nonces as JSON if requested, and ends the request. */
	public function answer(): void {
		// In place of a page's: `apiFetch` of WordPress before 7.0 rejects with this response, and a page would be somebody else's, in front of the site.
		header( 'Content-Type: text/plain; charset=' . get_bloginfo( 'charset' ) );
		$error = $this->login_error( Query_Args::text( 'user' ) );
		if ( null !== $error ) {
			wp_die( esc_html( $error ), '', array( 'response' => 401 ) );
		}
		$nonces = $this->nonces( Query_Args::text( 'theme' ) );
		if ( Query_Args::has( 'all' ) ) {
			wp_send_json( $nonces );
		}
		wp_die( esc_html( $nonces['rest'] ), '', array( 'response' => 200 ) );
	}

	/** The error if this request isn't by the user of the page; otherwise null. */
	public function login_error( string $user ): ?string {
		if ( ! is_user_logged_in() ) {
			return self::LOGGED_OUT;
		}
		return get_current_user_id() === absint( $user ) ? null : self::ANOTHER_USER;
	}

	/**
	 * New nonces for all requests of the page.
	 *
	 * @param string $theme The previewed theme, or an empty string.
	 * @return array{rest: string, stages: string, activate: string}
	 */
	public function nonces( string $theme ): array {
		return array(
			'rest'     => (string) wp_create_nonce( 'wp_rest' ),
			'stages'   => current_user_can( Page::capability() ) ? (string) wp_create_nonce( Page::STAGES_ARG ) : '',
			'activate' => Slugs::is_theme( $theme ) && current_user_can( 'switch_themes' ) ? (string) wp_create_nonce( "switch-theme_$theme" ) : '',
		);
	}
}

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
 * Tells the page whether whoever opened it is still logged in, and gives it new nonces then.
 *
 * WordPress's own `rest-nonce` answers any user, so that after a login as someone else the page would
 * go on in their name without a word.
 */
final class Session_Module implements Module {
	public const ACTION = 'atelier_session';

	/** What an answer says instead of nonces. */
	public const LOGGED_OUT   = 'out';
	public const ANOTHER_USER = 'other';

	public function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'replace_login_check' ) );
	}

	/** The address that answers for the user of this page. */
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

	/** WordPress's own dialog would come on top of ours. */
	public function replace_login_check(): void {
		add_filter( 'wp_auth_check_load', '__return_false' );
	}

	/** Sends the answer and ends the request: the REST nonce as plain text, or all nonces as JSON where that is asked for. */
	public function answer(): void {
		$refusal = $this->refusal( Query_Args::text( 'user' ) );
		if ( null !== $refusal ) {
			wp_die( esc_html( $refusal ), '', array( 'response' => 401 ) );
		}
		$nonces = $this->nonces( Query_Args::text( 'theme' ) );
		if ( Query_Args::has( 'all' ) ) {
			wp_send_json( $nonces );
		}
		wp_die( esc_html( $nonces['rest'] ), '', array( 'response' => 200 ) );
	}

	/** Why this request is not by the user who has the page open; null where it is. */
	public function refusal( string $user ): ?string {
		if ( ! is_user_logged_in() ) {
			return self::LOGGED_OUT;
		}
		return get_current_user_id() === absint( $user ) ? null : self::ANOTHER_USER;
	}

	/**
	 * New nonces of everything that the page may ask for.
	 *
	 * @param string $theme The theme that is tried, or an empty string.
	 * @return array{rest: string, stages: string, activate: string}
	 */
	public function nonces( string $theme ): array {
		return array(
			'rest'     => (string) wp_create_nonce( 'wp_rest' ),
			'stages'   => current_user_can( Page::CAPABILITY ) ? (string) wp_create_nonce( Page::STAGES_ARG ) : '',
			'activate' => Slugs::is_theme( $theme ) && current_user_can( 'switch_themes' ) ? (string) wp_create_nonce( "switch-theme_$theme" ) : '',
		);
	}
}

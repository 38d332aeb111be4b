<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use WP_Error;

/**
 * The screen Settings › Atelier agents, and the badge in the menu while something waits for a review.
 */
final class Agents_Module implements Module {
	public const SLUG = 'atelier-agents';

	private const CAPABILITY = 'manage_options';

	/** The field of a form that says what to do. */
	public const ACTION = 'atelier_agents_action';

	/** The query argument with what was done. */
	private const DONE = 'done';

	/** The query argument with the key of a new password; see Agent_Access::take(). */
	private const ACCESS = 'access';

	private Agent_Accounts $accounts;
	private Agents_Screen $screen;

	public function __construct( Agent_Accounts $accounts, Agents_Screen $screen ) {
		$this->accounts = $accounts;
		$this->screen   = $screen;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_action( 'admin_menu', array( new Review_Badge(), 'add' ), PHP_INT_MAX );
	}

	/** The address of the screen. */
	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	public function add_page(): void {
		$hook = add_options_page( __( 'Atelier agents', 'atelier' ), __( 'Atelier agents', 'atelier' ), self::CAPABILITY, self::SLUG, array( $this, 'render' ) );
		if ( $hook ) {
			add_action( "load-$hook", array( $this, 'handle' ) );
		}
	}

	/** Does what a form of the screen asks for, and answers with a redirect, so that reloading repeats nothing. */
	public function handle(): void {
		add_filter( 'removable_query_args', array( self::class, 'passing_arguments' ) );
		$action = isset( $_POST[ self::ACTION ] ) ? sanitize_key( wp_unslash( $_POST[ self::ACTION ] ) ) : '';
		if ( '' === $action ) {
			$this->show_new_access();
			return;
		}
		check_admin_referer( self::SLUG );
		$result = current_user_can( self::CAPABILITY ) ? $this->act( $action, wp_unslash( $_POST ) ) : new WP_Error( 'atelier_agent_forbidden', __( 'Sorry, you are not allowed to manage agents.', 'atelier' ) );
		if ( is_wp_error( $result ) ) {
			$this->screen->show_problem( $result->get_error_message() );
			return;
		}
		wp_safe_redirect( add_query_arg( array( self::DONE => $action ) + ( $result ? array( self::ACCESS => $result->keep() ) : array() ), self::url() ) );
		exit;
	}

	private function show_new_access(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The key is a secret of its own.
		$key = isset( $_GET[ self::ACCESS ] ) ? sanitize_key( wp_unslash( $_GET[ self::ACCESS ] ) ) : '';
		if ( '' === $key || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$access = Agent_Access::take( $key );
		if ( $access ) {
			$this->screen->show_access( $access );
		} else {
			$this->screen->show_problem( __( 'This password can’t be shown again. If you haven’t copied it, choose “Replace password” for its agent.', 'atelier' ) );
		}
	}

	/**
	 * WordPress takes them out of the browser's address, so that they are neither kept nor sent again.
	 *
	 * @param mixed $names
	 * @return list<mixed>
	 */
	public static function passing_arguments( $names ): array {
		return array_merge( is_array( $names ) ? array_values( $names ) : array(), array( self::DONE, self::ACCESS ) );
	}

	/**
	 * @param array<mixed> $sent Without slashes.
	 * @return Agent_Access|WP_Error|null
	 */
	private function act( string $action, array $sent ) {
		$agent = absint( $sent['agent'] ?? 0 );
		switch ( $action ) {
			case 'add':
				return $this->accounts->add( is_string( $sent['name'] ?? null ) ? $sent['name'] : '' );
			case 'renew':
				return $this->accounts->renew( $agent );
			case 'stop':
				return $this->accounts->stop( $agent );
			case 'save':
				Agent_Settings::save_form( $sent );
				return null;
			default:
				return new WP_Error( 'atelier_agent_action', __( 'This form is out of date. Reload the page and try again.', 'atelier' ) );
		}
	}

	public function render(): void {
		if ( current_user_can( self::CAPABILITY ) ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses a message.
			$this->screen->render( isset( $_GET[ self::DONE ] ) ? sanitize_key( wp_unslash( $_GET[ self::DONE ] ) ) : '' );
		}
	}
}

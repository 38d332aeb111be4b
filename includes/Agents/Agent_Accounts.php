<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use WP_Application_Passwords;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

/**
 * The users of agents: adding them, giving them a new password, stopping them. Asks for the rights of whoever acts.
 */
final class Agent_Accounts {
	/** How many agents the screen lists. */
	public const MAX_LISTED = 100;

	private const MAX_NAME = 60;

	private Drafted_By_Agents $drafts;

	public function __construct( Drafted_By_Agents $drafts ) {
		$this->drafts = $drafts;
	}

	/** @return list<WP_User> By name. */
	public function all(): array {
		return array_values(
			get_users(
				array(
					'role'    => Agent_Role::NAME,
					'orderby' => 'display_name',
					'number'  => self::MAX_LISTED,
				)
			)
		);
	}

	/** Whether who acts now may add agents: whoever may add users and give them roles. */
	public static function may_add(): bool {
		return current_user_can( 'create_users' ) && current_user_can( 'promote_users' );
	}

	/** Whether programs can log in to this site. */
	public static function has_passwords(): bool {
		return wp_is_application_passwords_available();
	}

	/**
	 * Makes a user and an application password.
	 *
	 * @param string $name As people call it.
	 * @return Agent_Access|WP_Error
	 */
	public function add( string $name ) {
		$name    = mb_substr( trim( sanitize_text_field( $name ) ), 0, self::MAX_NAME );
		$problem = $this->problem_of_adding( $name );
		if ( $problem ) {
			return $problem;
		}
		Agent_Role::prepare();
		$id = wp_insert_user(
			array(
				'user_login'   => wp_slash( 'agent-' . strtolower( wp_generate_password( 8, false ) ) ),
				'user_pass'    => wp_generate_password( 64, true, true ),
				'display_name' => wp_slash( $name ),
				'nickname'     => wp_slash( $name ),
				'role'         => Agent_Role::NAME,
			)
		);
		return is_wp_error( $id ) ? $id : $this->give_access( $id );
	}

	private function problem_of_adding( string $name ): ?WP_Error {
		if ( ! self::may_add() ) {
			return new WP_Error( 'atelier_agent_forbidden', __( 'You aren’t allowed to add users. Ask someone who is to add the agent.', 'atelier' ) );
		}
		if ( ! self::has_passwords() ) {
			return self::no_passwords();
		}
		if ( '' === $name ) {
			return new WP_Error( 'atelier_agent_no_name', __( 'Enter a name for the agent. Site drafts and the history will show it.', 'atelier' ) );
		}
		$same = array_filter( $this->all(), static fn( WP_User $user ): bool => mb_strtolower( $user->display_name ) === mb_strtolower( $name ) );
		/* translators: 1: the name of an agent, 2: the label of a button, such as “Replace password”. */
		return $same ? new WP_Error( 'atelier_agent_known', sprintf( __( 'There is already an agent called “%1$s”. Enter another name, or choose “%2$s” for that one.', 'atelier' ), $name, self::renew_label( reset( $same )->ID ) ) ) : null;
	}

	/** The label of the button that gives an agent a new password. */
	public static function renew_label( int $id ): string {
		return Agent_Record::of( $id )->is_stopped() ? __( 'Allow again with a new password', 'atelier' ) : __( 'Replace password', 'atelier' );
	}

	/**
	 * Ends the passwords of an agent and makes a new one. An agent that was stopped may go on with it.
	 *
	 * @return Agent_Access|WP_Error
	 */
	public function renew( int $id ) {
		$user = Agent_Role::find( $id );
		if ( is_wp_error( $user ) ) {
			return $user;
		}
		if ( ! current_user_can( 'edit_user', $id ) ) {
			return new WP_Error( 'atelier_agent_forbidden', __( 'You aren’t allowed to edit this user. Ask someone who is to create the password.', 'atelier' ) );
		}
		if ( ! self::has_passwords() ) {
			return self::no_passwords();
		}
		WP_Application_Passwords::delete_all_application_passwords( $id );
		return $this->give_access( $id );
	}

	/** @return Agent_Access|WP_Error */
	private function give_access( int $id ) {
		$user    = new WP_User( $id );
		$created = WP_Application_Passwords::create_new_application_password( $id, array( 'name' => wp_slash( $user->display_name ) ) );
		if ( is_wp_error( $created ) ) {
			return $created;
		}
		Agent_Record::of( $id )->begin( get_current_user_id() );
		return new Agent_Access( $user, WP_Application_Passwords::chunk_password( $created[0] ) );
	}

	/**
	 * Ends all passwords and sessions of an agent, and holds its drafts. Its user and its drafts stay.
	 *
	 * @return WP_Error|null
	 */
	public function stop( int $id ): ?WP_Error {
		$user = Agent_Role::find( $id );
		if ( is_wp_error( $user ) ) {
			return $user;
		}
		// First, in case that something of the rest fails.
		Agent_Record::of( $id )->stop( get_current_user_id(), current_time( 'mysql', true ) );
		WP_Application_Passwords::delete_all_application_passwords( $id );
		WP_Session_Tokens::get_instance( $id )->destroy_all();
		$this->drafts->hold( $id );
		return null;
	}

	/** When an agent last logged in, as a Unix time; zero if it never has. */
	public static function last_used( int $id ): int {
		return max( array_merge( array( 0 ), array_map( 'intval', array_column( WP_Application_Passwords::get_user_application_passwords( $id ), 'last_used' ) ) ) );
	}

	private static function no_passwords(): WP_Error {
		return new WP_Error( 'atelier_no_passwords', self::no_passwords_message() );
	}

	/** Why no agent can log in, and what to do. */
	public static function no_passwords_message(): string {
		return wp_is_application_passwords_supported()
			? __( 'Agents can’t log in, because a plugin has turned off application passwords. Look for that setting in your security plugins.', 'atelier' )
			: __( 'Agents can’t log in, because this site doesn’t use HTTPS, and WordPress accepts application passwords only over HTTPS. Ask your host for a certificate, then change the addresses in Settings › General to https.', 'atelier' );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use WP_Application_Passwords;
use WP_User;

/**
 * A program that acts now: its user, and the application password of its request. Immutable.
 */
final class Agent {
	private WP_User $user;

	/** @var array{ uuid: string, name: string } */
	private array $password;

	/** @param array{ uuid: string, name: string } $password Of the request; empty texts for none. */
	private function __construct( WP_User $user, array $password ) {
		$this->user     = $user;
		$this->password = $password;
	}

	/**
	 * The agent that acts now, whether it has been stopped or not; see Agent_Guard. Asked before any right is lent to it.
	 *
	 * People who may change the site themselves aren't agents. With an application password they are, where the settings allow it:
	 * then a program has it.
	 *
	 * @return self|null Null for everybody else.
	 */
	public static function current(): ?self {
		$user     = wp_get_current_user();
		$password = self::password_of( $user );
		if ( self::is_person() ) {
			return '' === $password['uuid'] || Agent_Settings::refuses_people() ? null : new self( $user, $password );
		}
		return $user->exists() && current_user_can( Agent_Role::CAPABILITY ) ? new self( $user, $password ) : null;
	}

	/**
	 * Whether who acts now may change the site without proposing it. Super admins have every capability, also that of agents; and whoever has
	 * the role of agents is one, whatever else another plugin allows it.
	 */
	public static function is_person(): bool {
		return current_user_can( Page::capability() ) && ! Agent_Role::is_of( wp_get_current_user() );
	}

	/** The name of the program that acts for a user in this request: of the agent, or of the application password. Empty if no program is known. */
	public static function program_of( int $user ): string {
		$known = get_userdata( $user );
		if ( ! $known ) {
			return '';
		}
		return Agent_Role::is_of( $known ) ? $known->display_name : self::password_of( $known )['name'];
	}

	/** Whether this request has an application password of the current user. */
	public static function has_password(): bool {
		return '' !== self::password_of( wp_get_current_user() )['uuid'];
	}

	/** @return array{ uuid: string, name: string } Empty if the request has none, or that of another user. */
	private static function password_of( WP_User $user ): array {
		$uuid  = $user->exists() ? rest_get_authenticated_app_password() : null;
		$found = is_string( $uuid ) ? WP_Application_Passwords::get_user_application_password( $user->ID, $uuid ) : null;
		return array(
			'uuid' => is_array( $found ) ? (string) $uuid : '',
			'name' => is_array( $found ) ? (string) ( $found['name'] ?? '' ) : '',
		);
	}

	public function id(): int {
		return $this->user->ID;
	}

	public function name(): string {
		return $this->user->display_name;
	}

	/** The UUID of its application password; empty if it has logged in in another way. */
	public function password(): string {
		return $this->password['uuid'];
	}

	/** The name of its application password; empty if it has logged in in another way. */
	public function password_name(): string {
		return $this->password['name'];
	}

	/** On whose behalf it acts: who has added it, or itself for people. */
	public function owner(): int {
		$added_by = Agent_Record::of( $this->user->ID )->added_by();
		return $added_by > 0 ? $added_by : $this->user->ID;
	}

	public function is_stopped(): bool {
		return Agent_Record::of( $this->user->ID )->is_stopped();
	}
}

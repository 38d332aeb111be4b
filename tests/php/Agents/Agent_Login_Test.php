<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Agents;

use Atelier\Agents\Agent_Login;
use Atelier\Agents\Agent_Role;
use WP_Error;
use WP_User;

require_once __DIR__ . '/Agent_Case.php';

/**
 * Who was made an agent, and still knows a password of before.
 */
final class Agent_Login_Test extends Agent_Case {
	private const PASSWORD = 'from before';

	/** @return array<string, array{ list<string>, bool }> Roles, and whether somebody with them may log in. */
	public static function cases_roles(): array {
		return array(
			'an agent'                        => array( array( Agent_Role::NAME ), false ),
			'a subscriber'                    => array( array( 'subscriber' ), true ),
			'an administrator'                => array( array( 'administrator' ), true ),
			'a person with the role of agents' => array( array( Agent_Role::NAME, 'administrator' ), true ),
		);
	}

	/**
	 * @dataProvider cases_roles
	 * @param list<string> $roles
	 */
	public function test_an_agent_can_t_log_in_as_people_do( array $roles, bool $may ): void {
		( new Agent_Login() )->register();
		$this->undo_later(
			static function (): void {
				remove_all_filters( 'wp_authenticate_user', PHP_INT_MAX );
				remove_all_filters( 'allow_password_reset', PHP_INT_MAX );
			}
		);
		$user = get_userdata( $this->log_in_as( $roles[0] ) );
		array_map( array( $user, 'add_role' ), array_slice( $roles, 1 ) );
		wp_set_password( self::PASSWORD, $user->ID );
		wp_set_current_user( 0 );
		$answer = wp_authenticate( $user->user_login, self::PASSWORD );
		$this->assertSame( $may ? $user->ID : 'atelier_agent_login', $answer instanceof WP_User ? $answer->ID : $answer->get_error_code() );
		$this->assertSame( $may, ! get_password_reset_key( $user ) instanceof WP_Error );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Agents;

use Atelier\Agents\Agent_Role;
use Atelier\Tests\Test_Case;
use WP_Application_Passwords;

/**
 * Base class: users with application passwords, as REST has authenticated them.
 */
abstract class Agent_Case extends Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Agent_Role::prepare();
		$before = $GLOBALS['wp_rest_application_password_uuid'] ?? null;
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_rest_application_password_uuid'] = $before;
				remove_role( Agent_Role::NAME );
			}
		);
	}

	/** Makes a user with a role the current one, whose request has an application password. */
	protected function log_in_with_password( string $role, string $name = 'Robot' ): int {
		$user = $this->log_in_as( $role );
		list( , $item ) = WP_Application_Passwords::create_new_application_password( $user, array( 'name' => $name ) );
		$GLOBALS['wp_rest_application_password_uuid'] = $item['uuid'];
		return $user;
	}
}

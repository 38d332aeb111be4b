<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Shell;

use Atelier\Shell\Admin_Menu;
use Atelier\Tests\Test_Case;

final class Admin_Menu_Test extends Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
		$GLOBALS['menu']    = array(
			array( 'Plugins <span class="update-plugins"><span>3</span></span>', 'activate_plugins', 'plugins.php' ),
			array( '', 'read', 'separator1' ),
			array( 'Settings', 'manage_options', 'options-general.php' ),
			'broken',
		);
		$GLOBALS['submenu'] = array(
			'options-general.php' => array(
				array( 'General', 'manage_options', 'options-general.php' ),
				array( 'A &amp; B', 'manage_options', 'https://example.org/a' ),
				array( 'Nowhere', 'manage_options', 'not-registered' ),
				array( 'Network', 'no_such_right', 'network.php' ),
			),
		);
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'] );
		parent::tearDown();
	}

	public function test_lists_what_the_user_may_open_with_labels_as_in_wordpress(): void {
		$this->assertSame(
			array(
				array(
					'label' => 'Plugins',
					'url'   => admin_url( 'plugins.php' ),
				),
				array(
					'label' => 'Settings',
					'url'   => admin_url( 'options-general.php' ),
				),
				array(
					'label' => 'Settings > General',
					'url'   => admin_url( 'options-general.php' ),
				),
				array(
					'label' => 'Settings > A & B',
					'url'   => 'https://example.org/a',
				),
			),
			( new Admin_Menu() )->entries()
		);
	}

	public function test_lists_nothing_for_users_without_rights(): void {
		$this->log_in_as( 'subscriber' );
		$this->assertSame( array(), ( new Admin_Menu() )->entries() );
	}
}

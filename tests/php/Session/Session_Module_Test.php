<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Session;

use Atelier\Session\Session_Module;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;

final class Session_Module_Test extends Test_Case {
	/** @return array<string, string> The arguments of the URL for the current user's page. */
	private function arguments(): array {
		parse_str( (string) wp_parse_url( Session_Module::url(), PHP_URL_QUERY ), $arguments );
		return $arguments;
	}

	public function test_contains_the_user_of_the_page(): void {
		$id        = $this->log_in_as( 'administrator' );
		$arguments = $this->arguments();
		$this->assertSame( (string) $id, $arguments['user'] );
		$this->assertSame( Session_Module::ACTION, $arguments['action'] );
		$this->assertFalse( isset( $arguments['theme'] ), 'nothing is tried' );
	}

	public function test_contains_the_previewed_theme(): void {
		$_GET[ Page::THEME_PREVIEW_ARG ] = 'a & b';
		$this->assertSame( 'a & b', $this->arguments()['theme'] );
	}

	public function test_rejects_no_user(): void {
		$this->assertSame( Session_Module::LOGGED_OUT, ( new Session_Module() )->login_error( '1' ) );
		$this->assertSame( Session_Module::LOGGED_OUT, ( new Session_Module() )->login_error( '0' ), 'nobody is no user' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_users_who_did_not_open_the_page(): array {
		return array(
			'an administrator' => array( 'administrator' ),
			'an editor'        => array( 'editor' ),
			'a subscriber'     => array( 'subscriber' ),
		);
	}

	/** @dataProvider cases_rejects_users_who_did_not_open_the_page */
	public function test_rejects_users_who_did_not_open_the_page( string $role ): void {
		$id      = $this->log_in_as( $role );
		$session = new Session_Module();
		$this->assertNull( $session->login_error( (string) $id ), 'the same user' );
		$this->assertSame( Session_Module::ANOTHER_USER, $session->login_error( (string) ( $id + 1 ) ), 'another user' );
		$this->assertSame( Session_Module::ANOTHER_USER, $session->login_error( '' ), 'no user' );
		$this->assertSame( Session_Module::ANOTHER_USER, $session->login_error( 'x' ), 'not a number' );
	}

	public function test_returns_valid_nonces(): void {
		$this->log_in_as( 'administrator' );
		$nonces = ( new Session_Module() )->nonces( 'twentytwentyfive' );
		$this->assertNotEmpty( wp_verify_nonce( $nonces['rest'], 'wp_rest' ), 'REST' );
		$this->assertNotEmpty( wp_verify_nonce( $nonces['stages'], Page::STAGES_ARG ), 'later stages' );
		$this->assertNotEmpty( wp_verify_nonce( $nonces['activate'], 'switch-theme_twentytwentyfive' ), 'activation' );
		$this->assertSame( '', ( new Session_Module() )->nonces( '' )['activate'], 'no theme is tried' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_returns_no_nonce_without_the_capability(): array {
		return array(
			'an editor'    => array( 'editor' ),
			'a subscriber' => array( 'subscriber' ),
		);
	}

	/** @dataProvider cases_returns_no_nonce_without_the_capability */
	public function test_returns_no_nonce_without_the_capability( string $role ): void {
		$this->log_in_as( $role );
		$nonces = ( new Session_Module() )->nonces( 'twentytwentyfive' );
		$this->assertNotEmpty( wp_verify_nonce( $nonces['rest'], 'wp_rest' ), 'REST' );
		$this->assertSame( '', $nonces['stages'] );
		$this->assertSame( '', $nonces['activate'] );
	}

	public function test_replaces_the_login_dialog_of_wordpress(): void {
		( new Session_Module() )->replace_login_check();
		$loads = apply_filters( 'wp_auth_check_load', true, null );
		remove_filter( 'wp_auth_check_load', '__return_false' );
		$this->assertFalse( $loads );
	}
}

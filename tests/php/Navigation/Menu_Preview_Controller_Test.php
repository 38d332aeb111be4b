<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Navigation;

use Atelier\Navigation\Menus_Controller;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Menu_Preview_Controller_Test extends Test_Case {
	private const LINK = '<!-- wp:navigation-link {"label":"Not saved yet","url":"/a","kind":"custom"} /-->';

	private function make_menu(): int {
		return $this->make_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => '<!-- wp:navigation-link {"label":"Saved","url":"/b"} /-->',
				'post_date'    => '2001-01-01 00:00:00',
			)
		);
	}

	/** @param array<string, mixed> $body */
	private function ask( int $menu, array $body = array( 'content' => self::LINK ), string $method = 'POST' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . Menus_Controller::ROUTE . "/$menu/preview" );
		$request->set_body_params( $body );
		return rest_do_request( $request );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_may_edit_the_menu(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_may_edit_the_menu */
	public function test_is_for_those_who_may_edit_the_menu( string $role, int $status ): void {
		$menu = $this->make_menu();
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask( $menu )->get_status() );
	}

	public function test_is_only_for_menus(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 403, $this->ask( $this->make_post() )->get_status(), 'a post:' );
		$this->assertSame( 403, $this->ask( 0 )->get_status(), 'nothing:' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_bad_input(): array {
		return array(
			'nothing'        => array( array() ),
			'a list'         => array( array( 'content' => array( 'a' ) ) ),
			'far too much'   => array( array( 'content' => str_repeat( 'x', 2000001 ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $body
	 * @dataProvider cases_rejects_bad_input
	 */
	public function test_rejects_bad_input( array $body ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->ask( $this->make_menu(), $body )->get_status() );
	}

	public function test_renders_the_request_and_saves_nothing(): void {
		$this->log_in_as( 'administrator' );
		$menu = $this->make_menu();
		$said = $this->ask( $menu )->get_data();
		$item = $said['items'][0];
		$this->assertSame( "wp_navigation:$menu", $item['ref'] );
		$this->assertStringContainsString( 'Not saved yet', $item['body'], 'the sent item is shown' );
		$this->assertFalse( strpos( $item['body'], '>Saved<' ), 'the saved item:' );
		$this->assertStringContainsString( '<link', $said['head'], 'the styles of the site come along' );
		$this->assertStringContainsString( 'Saved', get_post( $menu )->post_content, 'the menu is as it was' );
	}

	public function test_renders_no_empty_menu(): void {
		$this->log_in_as( 'administrator' );
		$item = $this->ask( $this->make_menu(), array( 'content' => " \n" ) )->get_data()['items'][0];
		$this->assertTrue( $item['isEmpty'] );
		$this->assertFalse( strpos( $item['body'], '<nav' ), 'another menu:' );
	}
}

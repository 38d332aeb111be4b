<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Variations_Controller_Test extends Test_Case {
	private const LOOK = '{"settings":{},"styles":{"color":{"text":"red"},"css":"a > b { content: \'\\\\201c\' }"}}';

	/** @param array<string, mixed> $arguments */
	private function ask( string $method, string $path = '', array $arguments = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/atelier/v1/style-variations' . $path );
		$request->set_body_params( $arguments );
		return rest_do_request( $request );
	}

	private function make( string $title, string $content = self::LOOK ): WP_REST_Response {
		return $this->ask( 'POST', '', array( 'title' => $title, 'content' => $content ) );
	}

	/** @return list<string> */
	private function titles(): array {
		return array_column( $this->ask( 'GET' )->get_data(), 'title' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_are_for_those_who_may_edit_styles(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
		);
	}

	/** @dataProvider cases_are_for_those_who_may_edit_styles */
	public function test_are_for_those_who_may_edit_styles( string $role, int $status ): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make( 'Guarded' )->get_data()['id'];
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$statuses = array(
			$this->ask( 'GET' )->get_status(),
			$this->make( 'Mine' )->get_status(),
			$this->ask( 'POST', "/$id", array( 'title' => 'Taken' ) )->get_status(),
			$this->ask( 'DELETE', "/$id" )->get_status(),
		);
		$title = get_post( $id )->post_title;
		$this->assertSame( array( array_fill( 0, 4, $status ), 'Guarded' ), array( $statuses, $title ) );
	}

	public function test_are_saved_listed_renamed_and_deleted(): void {
		$this->log_in_as( 'administrator' );
		$made   = $this->make( '<b>Spring</b> & "more" \\o/' );
		$id     = $made->get_data()['id'];
		$listed = array_values( array_filter( $this->ask( 'GET' )->get_data(), static fn( $one ) => $one['id'] === $id ) );
		$this->assertSame( 201, $made->get_status() );
		$this->assertSame( 'Spring & "more" \\o/', $listed[0]['title'] );
		$this->assertSame( wp_json_encode( json_decode( self::LOOK )->styles ), wp_json_encode( $listed[0]['styles'] ) );
		$this->assertSame( '{}', wp_json_encode( $listed[0]['settings'] ) );
		$this->assertFalse( strpbrk( get_post( $id )->post_content, '<>&' ), 'signs of HTML in what is stored' );
		$this->assertSame( 'Summer', $this->ask( 'POST', "/$id", array( 'title' => 'Summer' ) )->get_data()['title'] );
		$this->assertSame( wp_json_encode( json_decode( self::LOOK )->styles ), wp_json_encode( $this->ask( 'GET' )->get_data()[ count( $this->titles() ) - 1 ]['styles'] ), 'after renaming' );
		$this->assertSame( 200, $this->ask( 'DELETE', "/$id" )->get_status() );
		$this->assertSame( 404, $this->ask( 'DELETE', "/$id" )->get_status() );
		$this->assertSame( 404, $this->ask( 'POST', "/$id", array( 'title' => 'Gone' ) )->get_status() );
	}

	public function test_belong_to_the_theme_of_their_creation(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make( 'Of this theme' )->get_data()['id'];
		$this->assertContains( 'Of this theme', $this->titles(), 'listed with its theme' );
		$this->use_classic_theme();
		$others = $this->titles();
		$this->assertNotContains( 'Of this theme', $others );
	}

	public function test_do_not_affect_other_post_types(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_post( array( 'post_title' => 'A post' ) );
		$this->assertSame( array( 404, 404 ), array( $this->ask( 'DELETE', "/$id" )->get_status(), $this->ask( 'POST', "/$id", array( 'title' => 'Taken' ) )->get_status() ) );
		$this->assertSame( 'A post', get_post( $id )->post_title );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_reject_invalid_input(): array {
		return array(
			'no name'        => array( '', self::LOOK, 'rest_invalid_param' ),
			'a name of tags' => array( '<i></i>', self::LOOK, 'atelier_styles_no_name' ),
			'no JSON'        => array( 'X', 'red', 'atelier_styles_no_json' ),
			'a script'       => array( 'X', '{"styles":{"css":"</style><script>"}}', 'atelier_styles_code' ),
			'another rule'   => array( 'X', '{"styles":{"color":{"text":"red;} body{display:none}"}}}', 'atelier_styles_invalid' ),
			'a circle'       => array( 'X', '{"styles":{"color":{"text":{"ref":"styles.color.text"}}}}', 'atelier_styles_invalid' ),
		);
	}

	/** @dataProvider cases_reject_invalid_input */
	public function test_reject_invalid_input( string $title, string $content, string $code ): void {
		$this->log_in_as( 'administrator' );
		$before   = count( $this->titles() );
		$response = $this->make( $title, $content );
		$this->assertSame( array( 400, $code ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertSame( $before, count( $this->titles() ) );
	}

	public function test_contain_no_css_without_the_capability(): void {
		$this->log_in_as( 'administrator' );
		$this->add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'edit_css' === $cap ? array( 'do_not_allow' ) : $caps );
		$made = $this->make( 'Without CSS' )->get_data();
		$this->assertSame( '{"color":{"text":"red"}}', wp_json_encode( $made['styles'] ) );
	}

	public function test_are_returned_with_the_same_slugs(): void {
		$this->log_in_as( 'administrator' );
		$settings = array( 'color' => array( 'palette' => array( 'custom' => array( array( 'slug' => 'custom-sea', 'name' => 'Sea', 'color' => '#00f' ) ) ) ) );
		$made     = $this->make( 'Sea', wp_json_encode( array( 'settings' => $settings ) ) )->get_data();
		$this->assertSame( wp_json_encode( $settings ), wp_json_encode( $made['settings'] ) );
	}
}

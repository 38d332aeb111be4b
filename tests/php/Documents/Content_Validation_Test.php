<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Content_Validation_Test extends Test_Case {
	private const SOUND = '<!-- wp:spacer {"height":"10px"} --><div style="height:10px" class="wp-block-spacer"></div><!-- /wp:spacer -->';

	private function save( int $id, string $content, bool $says_base = true ): WP_REST_Response {
		return $this->send( $id, array( 'content' => $content ), $says_base );
	}

	/** @param array<string, string> $data */
	private function send( int $id, array $data, bool $says_base = true ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $data ) );
		if ( $says_base ) {
			$read = new WP_REST_Request( 'GET', "/wp/v2/pages/$id" );
			$read->set_header( 'X-Atelier', '1' );
			$read->set_query_params( array( 'context' => 'edit' ) );
			$request->set_header( 'X-Atelier-Based-On', rest_do_request( $read )->get_data()['atelier_version'] ?? '' );
		}
		return rest_do_request( $request );
	}

	private function make_page(): int {
		return $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => self::SOUND,
			)
		);
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_attributes_that_would_be_lost(): array {
		return array(
			'attributes that are no JSON' => array( '<!-- wp:spacer {height:10} /-->' ),
			'nested too deep'             => array( '<!-- wp:spacer {"a":' . str_repeat( '[', 600 ) . str_repeat( ']', 600 ) . '} /-->' ),
			'half a character'            => array( '<!-- wp:spacer {"a":"\ud83d"} /-->' ),
			'a menu without an end'       => array( str_repeat( '<!-- wp:navigation-submenu {"label":"A"} -->', 11 ) . str_repeat( '<!-- /wp:navigation-submenu -->', 11 ) ),
			'blocks that never end'       => array( str_repeat( '<!-- wp:group -->', 500 ) ),
		);
	}

	/** @dataProvider cases_rejects_attributes_that_would_be_lost */
	public function test_rejects_attributes_that_would_be_lost( string $content ): void {
		$this->log_in_as( 'administrator' );
		$id     = $this->make_page();
		$answer = $this->save( $id, $content );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( 'atelier_content', $answer->get_data()['code'] );
		$this->assertSame( self::SOUND, get_post( $id )->post_content );
	}

	public function test_accepts_everything_else(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_page();
		foreach ( array( '', 'Words', '<!-- wp:spacer {"a":{"unknown":[1,null]}} /-->' ) as $content ) {
			$this->assertSame( 200, $this->save( $id, $content )->get_status(), $content );
			$this->assertSame( $content, get_post( $id )->post_content );
		}
	}

	public function test_ignores_stored_content(): void {
		$this->log_in_as( 'administrator' );
		$hostile = str_repeat( '<!-- wp:group --><div class="wp-block-group">', 500 ) . 'Words';
		$id      = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => $hostile,
			)
		);
		$this->assertSame( 200, $this->send( $id, array( 'slug' => 'another' ) )->get_status() );
		$this->assertSame( 'another', get_post( $id )->post_name );
		$this->assertSame( 200, rest_do_request( new WP_REST_Request( 'DELETE', "/wp/v2/pages/$id" ) )->get_status() );
		$this->assertSame( 'trash', get_post_status( $id ) );
		$this->assertTrue( $hostile === get_post( $id )->post_content, 'whether its content is what was stored' );
	}

	public function test_ignores_saves_of_other_clients(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_page();
		$this->assertSame( 200, $this->save( $id, '<!-- wp:spacer {height:10} /-->', false )->get_status() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_discloses_nothing_without_permission(): array {
		return array(
			'nobody'       => array( '', 401 ),
			'a subscriber' => array( 'subscriber', 403 ),
		);
	}

	/** @dataProvider cases_discloses_nothing_without_permission */
	public function test_discloses_nothing_without_permission( string $role, int $status ): void {
		$id = $this->make_page();
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$answer = $this->save( $id, '<!-- wp:spacer {height:10} /-->' );
		$this->assertSame( $status, $answer->get_status() );
		$this->assertNotSame( 'atelier_content', $answer->get_data()['code'], 'the refusal is that of WordPress' );
	}

	public function test_ignores_content_of_other_records(): void {
		rest_get_server();
		register_rest_route(
			'atelier-test/v1',
			'/letters/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'callback'            => static fn( $request ) => $request['content'],
				'permission_callback' => '__return_true',
			)
		);
		$request = new WP_REST_Request( 'POST', '/atelier-test/v1/letters/7' );
		$request->set_header( 'X-Atelier-Based-On', 'title:0123456789' );
		$request->set_body_params( array( 'content' => '<!-- wp:spacer {height:10} /-->' ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
	}
}

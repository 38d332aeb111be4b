<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Unrenderable_Content;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Unrenderable_Content_Test extends Test_Case {
	/** WordPress needs more than 256 MB to render this. */
	private const HOSTILE = '<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">';

	/** @return array<string, list<mixed>> */
	public static function cases_rest_returns_stored_content(): array {
		return array(
			'a pattern' => array( 'wp_block', 'blocks' ),
			'a page'    => array( 'page', 'pages' ),
			'a post'    => array( 'post', 'posts' ),
			'a menu'    => array( 'wp_navigation', 'navigation' ),
		);
	}

	/** @dataProvider cases_rest_returns_stored_content */
	public function test_rest_returns_stored_content( string $type, string $route ): void {
		$this->log_in_as( 'administrator' );
		$content = str_repeat( self::HOSTILE, 500 ) . 'Words';
		$id      = $this->make_post(
			array(
				'post_type'    => $type,
				'post_content' => $content,
			)
		);
		foreach ( array( "/wp/v2/$route/$id", "/wp/v2/$route" ) as $path ) {
			$request = new WP_REST_Request( 'GET', $path );
			$request->set_query_params(
				array( 'context' => 'edit' ) + ( "/wp/v2/$route" === $path ? array( 'include' => array( $id ) ) : array() )
			);
			$response = rest_do_request( $request );
			$this->assertSame( 200, $response->get_status() );
			$item = isset( $response->get_data()['id'] ) ? $response->get_data() : $response->get_data()[0];
			$this->assertSame( strlen( $content ), strlen( $item['content']['raw'] ), 'how long its content is' );
			$this->assertTrue( $content === $item['content']['raw'], 'whether its content is what is stored' );
			$this->assertTrue( strlen( $item['content']['rendered'] ?? '' ) < 10 * strlen( $content ), 'rendered, it is no longer than it was' );
		}
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rest_returns_stored_templates(): array {
		return array(
			'a template' => array( 'wp_template', 'templates' ),
			'a part'     => array( 'wp_template_part', 'template-parts' ),
		);
	}

	/** @dataProvider cases_rest_returns_stored_templates */
	public function test_rest_returns_stored_templates( string $type, string $route ): void {
		$this->log_in_as( 'administrator' );
		$content = str_repeat( self::HOSTILE, 500 ) . 'Words';
		$id      = $this->make_post(
			array(
				'post_type' => $type,
				'post_name' => 'hostile',
			)
		);
		wp_set_post_terms( $id, get_stylesheet(), 'wp_theme' );
		global $wpdb;
		// Bypasses WordPress's hooks.
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$name = get_stylesheet() . '//hostile';
		foreach ( array( '', 'content' ) as $fields ) {
			$request = new WP_REST_Request( 'GET', "/wp/v2/$route/$name" );
			$request->set_query_params( array( 'context' => 'edit' ) + ( '' === $fields ? array() : array( '_fields' => $fields ) ) );
			$response = rest_do_request( $request );
			$this->assertSame( 200, $response->get_status() );
			$this->assertTrue( $content === $response->get_data()['content']['raw'], 'whether its content is what is stored' );
		}
		$request = new WP_REST_Request( 'GET', "/wp/v2/$route" );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$response = rest_do_request( $request );
		$this->assertSame( 200, $response->get_status() );
		$found = wp_list_filter( $response->get_data(), array( 'id' => $name ) );
		$this->assertTrue( $content === current( $found )['content']['raw'], 'whether its content in the list is what is stored' );
		$this->assertTrue( get_post( $id )->post_content === $content, 'whether others still get what is stored' );
	}

	public function test_describes_a_pattern_without_text(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => str_repeat( self::HOSTILE, 500 ),
			)
		);
		$this->assertSame( '…', trim( wp_strip_all_tags( rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/blocks/$id" ) )->get_data()['excerpt']['rendered'] ) ) );
	}

	public function test_ignores_other_content(): void {
		$this->log_in_as( 'administrator' );
		$sound = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		$id    = $this->make_post( array( 'post_content' => $sound . self::HOSTILE ) );
		$item  = rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/$id" ) )->get_data();
		$this->assertSame( 1, substr_count( $item['content']['rendered'], 'Words</p>' ) );
		$this->assertStringContainsString( 'Words', $item['excerpt']['rendered'], 'an excerpt as WordPress makes it' );
	}

	public function test_does_nothing_outside_of_rest(): void {
		$content = str_repeat( self::HOSTILE, 11 );
		$this->assertSame( $content, ( new Unrenderable_Content() )->close( $content ) );
		$this->assertSame( '', ( new Unrenderable_Content() )->excerpt( '', get_post( $this->make_post( array( 'post_content' => $content ) ) ) ) );
	}
}

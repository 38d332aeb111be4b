<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Sent_Content_Test extends Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
	}

	/** What is stored of a content that REST saves. */
	private function saved( string $content, string $type = 'page' ): string {
		$id      = $this->make_post( array( 'post_type' => $type, 'post_content' => 'Before' ) );
		$request = new WP_REST_Request( 'POST', rest_get_route_for_post( $id ) );
		$request->set_body_params( array( 'content' => $content ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		return get_post( $id )->post_content;
	}

	/** @return array<string, array{ string }> */
	public static function cases_a_save_stores_what_was_sent(): array {
		return self::content_corpus();
	}

	/** @dataProvider cases_a_save_stores_what_was_sent */
	public function test_a_save_stores_what_was_sent( string $content ): void {
		foreach ( array( 'page', 'post', 'wp_block', 'wp_navigation' ) as $type ) {
			$this->assertSame( self::in_a_post( $content ), $this->saved( $content, $type ), $type );
		}
	}

	/** @return array<string, array{ string }> */
	public static function cases_atelier_gets_what_is_stored(): array {
		return self::content_corpus();
	}

	/** @dataProvider cases_atelier_gets_what_is_stored */
	public function test_atelier_gets_what_is_stored( string $content ): void {
		foreach ( array( 'page', 'wp_block', 'wp_navigation' ) as $type ) {
			$id      = $this->make_post( array( 'post_type' => $type, 'post_content' => $content ) );
			$request = new WP_REST_Request( 'GET', rest_get_route_for_post( $id ) );
			$request->set_query_params( array( 'context' => 'edit' ) );
			$request->set_header( Rest::CLIENT, '1' );
			$this->assertSame( self::in_a_post( $content ), rest_do_request( $request )->get_data()['content']['raw'], $type );
		}
	}

	public function test_blocks_that_wordpress_or_a_plugin_changes_stay_changed(): void {
		$own = "<!-- wp:core/spacer   /-->\n\n\n";
		$this->add_filter(
			'hooked_block_types',
			static fn( $types, $position, $anchor ) => 'after' === $position && 'core/separator' === $anchor ? array( 'core/archives' ) : $types
		);
		$saved = $this->saved( "$own<!-- wp:core/separator {\"a\" : 1} /-->" );
		$this->assertStringStartsWith( $own, $saved );
		$this->assertStringContainsString( '"ignoredHookedBlocks":["core/archives"]', $saved );

		$this->add_filter(
			'rest_pre_insert_page',
			static function ( $post ) {
				$post->post_content = "$post->post_content<!-- wp:archives /-->";
				return $post;
			}
		);
		$this->assertSame( '<!-- wp:spacer /--><!-- wp:archives /-->', $this->saved( '<!-- wp:core/spacer /-->' ) );
	}
}

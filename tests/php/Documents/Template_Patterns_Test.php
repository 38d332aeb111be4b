<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Tests\Test_Case;
use WP_REST_Request;

/**
 * What docs/compatibility.md says about patterns in templates: of WordPress, not of Atelier.
 */
final class Template_Patterns_Test extends Test_Case {
	private const NAME = 'atelier-test/words';

	public function test_every_editor_gets_the_blocks_of_a_pattern_in_a_template(): void {
		$this->log_in_as( 'administrator' );
		register_block_pattern( self::NAME, array( 'title' => 'Words', 'content' => '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' ) );
		$reference = '<!-- wp:pattern {"slug":"' . self::NAME . '"} /-->';
		try {
			$id = get_stylesheet() . '//404';
			$this->send( 'POST', "/wp/v2/templates/$id", array( 'content' => $reference ) );
			$this->assertSame( $reference, get_block_template( $id )->content );
			// As WordPress's own editor asks, without a header of Atelier.
			$content = $this->send( 'GET', "/wp/v2/templates/$id", array( 'context' => 'edit' ) )['content']['raw'];
			$this->assertStringContainsString( '<p>Words</p>', $content );
			$this->assertStringNotContainsString( 'wp:pattern', $content );
		} finally {
			unregister_block_pattern( self::NAME );
		}
	}

	/**
	 * @param array<string, string> $parameters
	 * @return array<string, mixed>
	 */
	private function send( string $method, string $route, array $parameters ): array {
		$request = new WP_REST_Request( $method, $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $parameters );
		} else {
			$request->set_body_params( $parameters );
		}
		$response = rest_do_request( $request );
		$this->assertSame( 200, $response->get_status() );
		return $response->get_data();
	}
}

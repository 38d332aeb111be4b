<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Careful_Rendering;
use Atelier\Tests\Test_Case;
use Throwable;
use TypeError;
use WP_REST_Request;

final class Careful_Rendering_Test extends Test_Case {
	/** Ends in a PHP error wherever it is rendered. */
	private const DAMAGED = '<!-- wp:group {"layout":{"type":[1]}} --><div class="wp-block-group"></div><!-- /wp:group -->';

	private const SOUND = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

	/** PHP 7.4 only warns of what later versions end with. */
	protected function setUp(): void {
		parent::setUp();
		$this->add_filter(
			'pre_render_block',
			static function ( $rendered, array $block ) {
				if ( is_array( $block['attrs']['layout']['type'] ?? null ) ) {
					throw new TypeError( 'A list is no layout.' );
				}
				return $rendered;
			}
		);
	}

	/** @return array<string, list<mixed>> */
	public static function cases_lets_rest_list_what_cannot_be_rendered(): array {
		return array(
			'patterns' => array( 'wp_block', 'blocks' ),
			'pages'    => array( 'page', 'pages' ),
			'posts'    => array( 'post', 'posts' ),
		);
	}

	/** @dataProvider cases_lets_rest_list_what_cannot_be_rendered */
	public function test_lets_rest_list_what_cannot_be_rendered( string $type, string $route ): void {
		$this->log_in_as( 'administrator' );
		$ids = array();
		foreach ( array( self::DAMAGED, self::SOUND ) as $content ) {
			$ids[] = $this->make_post(
				array(
					'post_type'    => $type,
					'post_content' => $content,
				)
			);
		}
		$request = new WP_REST_Request( 'GET', "/wp/v2/$route" );
		$request->set_query_params(
			array(
				'context' => 'edit',
				'include' => $ids,
				'orderby' => 'include',
			)
		);
		$running  = $GLOBALS['wp_current_filter'];
		$response = rest_do_request( $request );
		$this->assertSame( 200, $response->get_status() );
		$this->assertSame( self::DAMAGED, $response->get_data()[0]['content']['raw'] );
		$this->assertSame( '', $response->get_data()[0]['content']['rendered'] ?? '', 'what is rendered of it' );
		if ( 'wp_block' !== $type ) {
			// Patterns are never rendered by themselves.
			$this->assertStringContainsString( 'Words</p>', $response->get_data()[1]['content']['rendered'], 'the next one is rendered' );
		}
		$this->assertSame( $running, $GLOBALS['wp_current_filter'], 'the filters that are running' );
	}

	public function test_hides_no_error_from_who_does_not_edit(): void {
		$error   = null;
		$running = $GLOBALS['wp_current_filter'];
		try {
			( new Careful_Rendering() )->content( self::DAMAGED );
		} catch ( Throwable $thrown ) {
			$error = $thrown;
		}
		$GLOBALS['wp_current_filter'] = $running;
		$this->assertNotEmpty( $error, 'an error as WordPress has it' );
	}
}

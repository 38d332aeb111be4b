<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Safe_Rendering;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use Throwable;
use TypeError;
use WP_REST_Request;

final class Safe_Rendering_Test extends Test_Case {
	/** Rendering it ends in a PHP error. */
	private const INVALID = '<!-- wp:group {"layout":{"type":[1]}} --><div class="wp-block-group"></div><!-- /wp:group -->';

	private const SOUND = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

	/** PHP 7.4 only warns where later versions throw. */
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
	public static function cases_lists_documents_that_cannot_be_rendered(): array {
		return array(
			'patterns' => array( 'wp_block', 'blocks' ),
			'pages'    => array( 'page', 'pages' ),
			'posts'    => array( 'post', 'posts' ),
		);
	}

	/** @dataProvider cases_lists_documents_that_cannot_be_rendered */
	public function test_lists_documents_that_cannot_be_rendered( string $type, string $route ): void {
		$this->log_in_as( 'administrator' );
		$ids = array();
		foreach ( array( self::INVALID, self::SOUND ) as $content ) {
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
		$this->assertSame( self::INVALID, $response->get_data()[0]['content']['raw'] );
		$this->assertSame( '', $response->get_data()[0]['content']['rendered'] ?? '', 'what is rendered of it' );
		if ( 'wp_block' !== $type ) {
			// REST never renders patterns.
			$this->assertStringContainsString( 'Words</p>', $response->get_data()[1]['content']['rendered'], 'the next one is rendered' );
		}
		$this->assertSame( $running, $GLOBALS['wp_current_filter'], 'the filters that are running' );
	}

	/** @return array<string, array{ 0: string, 1: bool, 2: bool }> Fields, whether Atelier asks, and whether anything is rendered. */
	public static function cases_renders_only_what_is_asked_for(): array {
		return array(
			'raw values'                  => array( 'id,title.raw,excerpt.raw,content.raw', true, false ),
			'raw values, for others'      => array( 'id,title.raw,excerpt.raw,content.raw', false, true ),
			'the excerpt'                 => array( 'id,excerpt', true, true ),
			'the rendered excerpt'        => array( 'id,excerpt.raw,excerpt.rendered', true, true ),
			'the content'                 => array( 'id,excerpt.raw,content', true, true ),
			'all fields'                  => array( '', true, true ),
		);
	}

	/** @dataProvider cases_renders_only_what_is_asked_for */
	public function test_renders_only_what_is_asked_for( string $fields, bool $is_own, bool $is_rendered ): void {
		$this->log_in_as( 'administrator' );
		$page     = $this->make_post( array( 'post_type' => 'page', 'post_content' => self::SOUND ) );
		$rendered = 0;
		$this->add_filter(
			'pre_render_block',
			static function ( $before ) use ( &$rendered ) {
				++$rendered;
				return $before;
			}
		);
		$request = new WP_REST_Request( 'GET', "/wp/v2/pages/$page" );
		$request->set_query_params( array( 'context' => 'edit' ) + ( '' === $fields ? array() : array( '_fields' => $fields ) ) );
		if ( $is_own ) {
			$request->set_header( Rest::CLIENT, '1' );
		}
		$answer = rest_do_request( $request )->get_data();
		$this->assertSame( $is_rendered, $rendered > 0 );
		$this->assertSame( '', $answer['excerpt']['raw'] );
	}

	public function test_hides_no_error_outside_of_editing(): void {
		$error   = null;
		$running = $GLOBALS['wp_current_filter'];
		try {
			( new Safe_Rendering() )->content( self::INVALID );
		} catch ( Throwable $thrown ) {
			$error = $thrown;
		}
		$GLOBALS['wp_current_filter'] = $running;
		$this->assertNotEmpty( $error, 'an error as WordPress has it' );
	}
}

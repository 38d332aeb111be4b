<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Record_Types;
use Atelier\Tests\Test_Case;
use RuntimeException;
use WP_REST_Request;

final class Record_Types_Test extends Test_Case {
	public function test_a_plugin_switches_the_trash_of_a_type_off(): void {
		$this->assertTrue( Record_Types::accepts_trash( 'page' ) );
		add_filter( 'rest_page_trashable', '__return_false' );
		$this->assertFalse( Record_Types::accepts_trash( 'page' ) );
		$this->assertTrue( Record_Types::accepts_trash( 'post' ) );
		$this->assertFalse( Record_Types::accepts_trash( 'wp_template' ) );
		remove_filter( 'rest_page_trashable', '__return_false' );
	}

	public function test_a_filter_that_fails_changes_nothing(): void {
		add_filter(
			'rest_page_trashable',
			static function () {
				throw new RuntimeException( 'No such post.' );
			}
		);
		$this->assertTrue( Record_Types::accepts_trash( 'page' ) );
	}

	public function test_types_that_opted_out_of_the_block_editor_but_not_the_design(): void {
		$this->assertTrue( Record_Types::has_block_editor( 'page' ) );
		add_filter( 'use_block_editor_for_post_type', '__return_false' );
		$this->assertFalse( Record_Types::has_block_editor( 'page' ) );
		$this->assertTrue( Record_Types::has_block_editor( 'wp_template' ) );
		$this->assertTrue( Record_Types::has_block_editor( 'wp_block' ) );
		remove_filter( 'use_block_editor_for_post_type', '__return_false' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_marks_posts_with_a_screen_of_their_own(): array {
		return array(
			'for Atelier'        => array( true, 'edit', true ),
			'not for others'     => array( false, 'edit', false ),
			'not for reading'    => array( true, 'view', false ),
		);
	}

	/** @dataProvider cases_marks_posts_with_a_screen_of_their_own */
	public function test_marks_posts_with_a_screen_of_their_own( bool $is_ours, string $context, bool $is_marked ): void {
		$this->log_in_as( 'administrator' );
		$classic = $this->make_post( array( 'post_type' => 'page' ) );
		$blocks  = $this->make_post( array( 'post_type' => 'page' ) );
		add_filter( 'use_block_editor_for_post', static fn( $uses, $post ) => (int) $post->ID !== $classic && $uses, 10, 2 );
		foreach ( array( $classic => $is_marked, $blocks => false ) as $id => $expected ) {
			$request = new WP_REST_Request( 'GET', "/wp/v2/pages/$id" );
			$request->set_param( 'context', $context );
			if ( $is_ours ) {
				$request->set_header( 'X-Atelier', '1' );
			}
			$this->assertSame( $expected, rest_do_request( $request )->get_data()['atelier_own_screen'] ?? false );
		}
	}
}

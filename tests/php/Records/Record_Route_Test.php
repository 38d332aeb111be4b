<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Change;
use Atelier\Records\Record_Route;
use Atelier\Restoring\Internal_Request;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Record_Route_Test extends Test_Case {
	/** The slug of a category in another script, as WordPress stores it. */
	private const SLUG = 'category-%d0%bd%d0%be%d0%b2%d0%be%d1%81%d1%82%d0%b8';

	public function test_reads_and_saves_templates_whose_slug_is_encoded(): void {
		$this->log_in_as( 'administrator' );
		$id   = get_stylesheet() . '//' . self::SLUG;
		$post = $this->make_post(
			array(
				'post_type'    => 'wp_template',
				'post_name'    => self::SLUG,
				'post_title'   => 'News',
				'post_content' => 'Before',
			)
		);
		wp_set_post_terms( $post, get_stylesheet(), 'wp_theme' );

		// A draft's overlay knows templates by the ids that WordPress asks for.
		$asked  = $this->watch_templates();
		$record = Internal_Request::record( 'wp_template', $id );
		$this->assertSame( $id, $record['id'] ?? null );

		$route = Record_Route::to( 'wp_template', $id, Change::UPDATE, array( 'content' => 'After' ) );
		$this->assertNotNull( $route );
		$this->assertFalse( rest_do_request( $route->reading() )->is_error() );
		$this->assertNull( $route->check( $route->saving( array( 'content' => 'After' ), true ) ) );
		$this->assertFalse( rest_do_request( $route->saving( array( 'content' => 'After' ), true ) )->is_error() );
		$this->assertSame( 'After', get_post( $post )->post_content );
		$this->assertSame( array( $id ), array_values( array_unique( $asked() ) ) );
	}

	public function test_a_template_of_a_plugin_is_customized_and_reset(): void {
		$this->log_in_as( 'administrator' );
		$this->undo_later( static fn() => unregister_block_template( 'acme//acme-table' ) );
		register_block_template( 'acme//acme-table', array( 'title' => 'Acme table', 'content' => 'Of the plugin' ) );
		$id  = get_stylesheet() . '//acme-table';
		$raw = static fn(): string => Internal_Request::record( 'wp_template', $id )['content']['raw'] ?? '';
		$this->assertSame( 'Of the plugin', $raw() );
		$route = Record_Route::to( 'wp_template', $id, Change::UPDATE, array( 'content' => 'Mine' ) );
		$this->assertNotNull( $route );
		$this->assertFalse( rest_do_request( $route->saving( array( 'content' => 'Mine' ), true ) )->is_error() );
		$this->assertSame( 'Mine', $raw() );
		$reset = new WP_REST_Request( 'DELETE', "/wp/v2/templates/$id" );
		$reset->set_query_params( array( 'force' => true ) );
		$this->assertSame( 200, rest_do_request( $reset )->get_status() );
		$this->assertSame( 'Of the plugin', $raw() );
	}

	public function test_pages_keep_a_template_of_another_theme(): void {
		$this->log_in_as( 'administrator' );
		$id = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Before' ) );
		update_post_meta( $id, '_wp_page_template', 'old-wide' );
		foreach ( array( array( 'title' => 'After' ), array( 'status' => 'private' ), array( 'template' => 'old-wide', 'menu_order' => 3 ) ) as $edits ) {
			$route = Record_Route::to( 'page', (string) $id, Change::UPDATE, $edits );
			$this->assertNotNull( $route );
			$this->assertFalse( rest_do_request( $route->saving( $edits, true ) )->is_error() );
		}
		$this->assertSame( array( 'After', 'private', 3, 'old-wide' ), array( get_post( $id )->post_title, get_post_status( $id ), get_post( $id )->menu_order, get_page_template_slug( $id ) ) );
	}
}

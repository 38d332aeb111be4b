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
}

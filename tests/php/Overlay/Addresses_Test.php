<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Overlay;

use Atelier\Overlay\Overlay;
use Atelier\SiteDrafts\Draft_Changes;
use Atelier\Tests\SiteDrafts\Draft_Test_Case;
use WP;

require_once dirname( __DIR__ ) . '/SiteDrafts/Draft_Test_Case.php';

/**
 * Twin_Sites_Test has the addresses of WordPress's own types.
 */
final class Addresses_Test extends Draft_Test_Case {
	public function test_posts_of_a_tree_are_where_the_draft_has_them_and_nowhere_else(): void {
		register_post_type( 'atelier_doc', array( 'public' => true, 'hierarchical' => true, 'show_in_rest' => true, 'rest_base' => 'atelier-docs', 'supports' => array( 'title', 'editor', 'page-attributes' ) ) );
		$this->undo_later( static fn() => unregister_post_type( 'atelier_doc' ) );
		// With the routes of the type.
		$GLOBALS['wp_rest_server'] = null;
		$make    = fn( string $slug, int $parent = 0 ): int => $this->make_post( array( 'post_type' => 'atelier_doc', 'post_name' => $slug, 'post_parent' => $parent ) );
		$manual  = $make( 'manual' );
		$chapter = $make( 'chapter', $manual );
		$guide   = $make( 'guide' );
		$draft   = $this->make_draft();
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/atelier-docs/$manual", array( 'slug' => 'handbook', 'parent' => $guide ) )->get_status() );
		$this->live( 'GET', '/' );
		$missing = array( 'error' => '404' );
		$at      = fn( int $id ): array => array( 'p' => $id, 'post_type' => 'atelier_doc' );
		foreach ( array( 'guide/handbook' => $at( $manual ), 'guide/handbook/chapter' => $at( $chapter ), 'manual' => $missing, 'manual/chapter' => $missing, 'guide' => $at( $guide ) ) as $path => $expected ) {
			$this->assertSame( $expected, $this->found( $draft, $path ), $path );
		}
	}

	/** @return array<string, mixed> */
	private function found( int $draft, string $path ): array {
		$wp             = new WP();
		$wp->request    = "atelier_doc/$path";
		$wp->query_vars = array( 'atelier_doc' => $path, 'post_type' => 'atelier_doc', 'name' => $path );
		$overlay        = new Overlay( new Draft_Changes( $this->store, $draft ) );
		$overlay->lay();
		$overlay->find( $wp );
		$overlay->lift();
		return $wp->query_vars;
	}
}

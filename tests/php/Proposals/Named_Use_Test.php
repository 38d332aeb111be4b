<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Proposals\Named_Use;
use Atelier\Support\Invalid_Input;
use Atelier\Tests\Test_Case;

/**
 * What agents ask the uses of, in the words of other abilities.
 */
final class Named_Use_Test extends Test_Case {
	/** @return array<string, array{ string, string, string, string }> */
	public function things(): array {
		return array(
			'a menu by its ID'       => array( 'menu', '20', 'menu', '20' ),
			'a menu by its key'      => array( 'menu', 'wp_navigation:20', 'menu', '20' ),
			'a pattern by its key'   => array( 'pattern', 'wp_block:16', 'pattern', '16' ),
			'a registered pattern'   => array( 'pattern', 'shop/banner', 'pattern', 'shop/banner' ),
			'a part by its key'      => array( 'part', 'wp_template_part:moor//header', 'part', 'moor//header' ),
			'a template by its key'  => array( 'template', 'wp_template:moor//wide', 'template', 'wide' ),
			'a template by its slug' => array( 'template', 'wide', 'template', 'wide' ),
			'a page by its key'      => array( 'post', 'page:4', 'post', '4' ),
			'a size as of presets'   => array( 'font-size', 'large', 'fontSize', 'large' ),
			'an address'             => array( 'address', '/about/', 'address', '/about/' ),
		);
	}

	/** @dataProvider things */
	public function test_is_what_the_index_of_uses_calls_it( string $kind, string $thing, string $of_kind, string $as ): void {
		$this->assertContains( $kind, Named_Use::kinds() );
		$this->assertSame( array( $of_kind, $as ), Named_Use::parse( $kind, $thing ) );
	}

	public function test_a_slug_is_that_of_a_part_of_the_theme(): void {
		$this->assertSame( array( 'part', get_stylesheet() . '//header' ), Named_Use::parse( 'part', 'header' ) );
	}

	/** @testWith ["menu", "Main menu"]
	 *            ["post", "wp_navigation:about"]
	 *            ["media", "hero.jpg"]
	 */
	public function test_refuses_what_would_seem_to_be_used_nowhere( string $kind, string $thing ): void {
		$this->expectException( Invalid_Input::class );
		Named_Use::parse( $kind, $thing );
	}
}

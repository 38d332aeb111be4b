<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Theme_Parts;
use Atelier\Tests\Test_Case;

final class Theme_Parts_Test extends Test_Case {
	public function test_a_block_theme_has_parts_but_lists_none(): void {
		$this->assertTrue( Theme_Parts::are_supported() );
		$this->assertSame( array(), Theme_Parts::listed() );
	}

	public function test_a_classic_theme_has_none(): void {
		$before = get_theme_support( 'block-template-parts' );
		remove_theme_support( 'block-template-parts' );
		$this->use_classic_theme();
		$supported = Theme_Parts::are_supported();
		$listed    = Theme_Parts::listed();
		if ( $before ) {
			add_theme_support( 'block-template-parts' );
		}
		$this->assertFalse( $supported );
		$this->assertSame( array(), $listed );
	}

	public function test_a_hybrid_theme_lists_its_parts(): void {
		$before = get_theme_support( 'block-template-parts' );
		add_theme_support( 'block-template-parts' );
		$this->use_classic_theme( 'atelier-hybrid' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$supported = Theme_Parts::are_supported();
		$listed    = Theme_Parts::listed();
		if ( ! $before ) {
			remove_theme_support( 'block-template-parts' );
		}
		$this->assertTrue( $supported );
		$this->assertSame( array( 'atelier-hybrid//header' ), array_column( $listed, 'id' ) );
		$this->assertSame( array( 'Header' ), array_column( $listed, 'title' ) );
	}
}

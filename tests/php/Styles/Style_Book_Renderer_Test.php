<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Style_Book_Examples;
use Atelier\Styles\Style_Book_Renderer;
use Atelier\Tests\Test_Case;
use WP_Block_Type_Registry;
use WP_Theme_JSON;
use WP_Theme_JSON_Data;

final class Style_Book_Renderer_Test extends Test_Case {
	/** @return array<string, mixed> */
	private function describe(): array {
		$this->log_in_as( 'administrator' );
		return (array) ( new Style_Book_Renderer( new Style_Book_Examples() ) )->describe();
	}

	public function test_renders_every_sample(): void {
		$described = $this->describe();
		$html      = array_column( $described['examples'], 'html', 'name' );
		$this->assertSame( array_keys( ( new Style_Book_Examples() )->all() ), array_keys( $html ), 'blocks' );
		$this->assertSame( 6, substr_count( $html['core/heading'], '</h' ), 'headings' );
		$this->assertStringContainsString( '<form', $html['core/search'], 'a block without markup of its own is rendered too' );
		$this->assertFalse( strpos( implode( '', $html ), '<!-- wp:' ), 'what is left of the text of blocks' );
		$this->assertSame( 'Quote', array_column( $described['examples'], 'title', 'name' )['core/quote'] );
		$this->assertNotEmpty( wp_json_encode( $described ), 'it can be sent' );
	}

	public function test_has_the_block_classes_of_the_editor(): void {
		$html = array_column( $this->describe()['examples'], 'html', 'name' );
		$this->assertSame( 1, preg_match( '/<h1[^>]* class="[^"]*\bwp-block\b[ "]/', $html['core/heading'] ), 'headings' );
		$this->assertSame( 1, preg_match( '/<p[^>]* class="[^"]*\bwp-block\b[ "]/', $html['core/paragraph'] ), 'paragraphs, which have no class of their own before 7.0' );
	}

	public function test_has_the_styles_of_the_site(): void {
		$styles = array(
			'version' => WP_Theme_JSON::LATEST_SCHEMA,
			'styles'  => array( 'color' => array( 'background' => '#c0ffee' ) ),
		);
		$this->add_filter( 'wp_theme_json_data_user', static fn() => new WP_Theme_JSON_Data( $styles, 'custom' ) );
		wp_clean_theme_json_cache();
		$described = $this->describe();
		wp_clean_theme_json_cache();
		$this->assertStringContainsString( '#c0ffee', implode( '', array_column( $described['sheets'], 'css' ) ), 'the color is in a sheet' );
		$this->assertStringContainsString( 'block-library', $described['head'], 'so are the files of blocks' );
		$this->assertFalse( stripos( $described['head'], '<script' ), 'scripts' );
		$this->assertNotEmpty( $described['colors']['palette']['default'] ?? array(), 'the palettes, by whose they are' );
	}

	public function test_omits_blocks_that_cannot_be_inserted(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$quote    = $registry->get_registered( 'core/quote' );
		$search   = $registry->get_registered( 'core/search' );
		$supports = $search->supports;
		$registry->unregister( 'core/quote' );
		$search->supports['inserter'] = false;
		try {
			$names = array_keys( ( new Style_Book_Examples() )->all() );
		} finally {
			$registry->register( $quote );
			$search->supports = $supports;
		}
		$this->assertSame( array(), array_values( array_intersect( $names, array( 'core/quote', 'core/search' ) ) ) );
		$this->assertContains( 'core/list', $names, 'all others are there' );
	}

	public function test_discards_the_output_of_plugins(): void {
		$this->add_filter(
			'render_block_core/list',
			static function ( string $html ): string {
				echo 'Printed by somebody';
				return $html;
			}
		);
		ob_start();
		$described = $this->describe();
		$this->assertSame( '', (string) ob_get_clean() );
		$this->assertNotEmpty( $described, 'the picture is there' );
	}
}

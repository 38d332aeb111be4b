<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Template_Resolver;
use Atelier\Tests\Test_Case;
use WP_Block_Template;

final class Template_Resolver_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_finds_the_parts_in_blocks(): array {
		$header = '<!-- wp:template-part {"slug":"header"} /-->';
		return array(
			'none in nothing'         => array( '', array() ),
			'none in plain text'      => array( 'Words', array() ),
			'one'                     => array( $header, array( 'header' ) ),
			'each once'               => array( $header . $header, array( 'header' ) ),
			'inside other blocks'     => array( "<!-- wp:group --><div class=\"wp-block-group\">$header</div><!-- /wp:group -->", array( 'header' ) ),
			'in reading order'        => array( '<!-- wp:template-part {"slug":"footer"} /-->' . $header, array( 'footer', 'header' ) ),
			'not one that is missing' => array( '<!-- wp:template-part {"slug":"no-such-part"} /-->', array() ),
			'not one without a name'  => array( '<!-- wp:template-part /-->', array() ),
			'not one with a wrong name' => array( '<!-- wp:template-part {"slug":["header"]} /-->', array() ),
		);
	}

	/**
	 * @param string[] $slugs
	 * @dataProvider cases_finds_the_parts_in_blocks
	 */
	public function test_finds_the_parts_in_blocks( string $content, array $slugs ): void {
		$parts = ( new Template_Resolver() )->parts_in( $content );
		$this->assertSame( $slugs, array_map( static fn( WP_Block_Template $part ) => $part->slug, $parts ) );
	}

	public function test_prefers_the_template_assigned_to_a_page(): void {
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$this->assertSame( 'page-no-title', ( new Template_Resolver() )->for_post( get_post( $page ) )->slug );
	}

	public function test_finds_the_template_of_a_post(): void {
		$post = $this->make_post();
		$this->assertSame( 'single', ( new Template_Resolver() )->for_post( get_post( $post ) )->slug );
	}

	public function test_never_reads_parts_outside_of_the_theme(): void {
		$asked = $this->watch_templates();
		foreach ( array( '{"slug":"../../x"}', '{"slug":"x","theme":".."}', '{"slug":"x","theme":["a"]}', '{"slug":["x"]}' ) as $attributes ) {
			$this->assertSame( array(), ( new Template_Resolver() )->parts_in( "<!-- wp:template-part $attributes /-->" ) );
		}
		$this->assertSame( array(), $asked() );
	}
}

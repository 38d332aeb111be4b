<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Tests\Test_Case;
use Atelier\Uses\Content_Uses;
use Atelier\Uses\Used_Things;

final class Content_Uses_Test extends Test_Case {
	/** @return list<string> Each as "kind thing". */
	private static function uses( string $content ): array {
		$things = new Used_Things();
		Content_Uses::in( $content, $things );
		return array_map( static fn( array $used ): string => "{$used['kind']} {$used['thing']}", array_values( $things->all() ) );
	}

	/** @return array<string, array{ string, list<string> }> */
	public static function cases_finds(): array {
		return array(
			'a synced pattern'            => array( '<!-- wp:block {"ref":12} /-->', array( 'pattern 12' ) ),
			'a registered pattern'        => array( '<!-- wp:pattern {"slug":"my/hero"} /-->', array( 'pattern my/hero' ) ),
			'a part of a theme'           => array( '<!-- wp:template-part {"slug":"header","theme":"mine"} /-->', array( 'part mine//header' ) ),
			'a menu'                      => array( '<!-- wp:navigation {"ref":7} /-->', array( 'menu 7' ) ),
			'the fallback menu'           => array( '<!-- wp:navigation /-->', array( 'menu fallback' ) ),
			'an empty navigation'         => array( '<!-- wp:navigation --><!-- /wp:navigation -->', array( 'menu fallback' ) ),
			'a block of a plugin'         => array( '<!-- wp:my/thing /-->', array( 'block my/thing' ) ),
			'a block with its namespace'  => array( '<!-- wp:core/spacer /-->', array( 'block core/spacer' ) ),
			'a block style'               => array( '<!-- wp:button {"className":"is-style-outline wide"} /-->', array( 'block-style core/button|outline', 'class wide' ) ),
			'a color by attribute'        => array( '<!-- wp:spacer {"backgroundColor":"base"} /-->', array( 'color base' ) ),
			'a color by class'            => array( '<p class="has-base-2-background-color has-background">A</p>', array( 'color base-2' ) ),
			'a reference to a preset'     => array( '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40"}}}} /-->', array( 'spacing 40' ) ),
			'a variable in custom CSS'    => array( '<!-- wp:group {"style":{"css":"color:var(\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dcolor\\u002d\\u002dbase)"}} /-->', array( 'color base' ) ),
			'a shadow'                    => array( '<div style="box-shadow:var(--wp--preset--shadow--deep)"></div>', array( 'shadow deep' ) ),
			'a font by attribute'         => array( '<!-- wp:paragraph {"fontFamily":"manrope"} /-->', array( 'fontFamily manrope' ) ),
			'a face of a font'            => array( '<!-- wp:paragraph {"fontFamily":"manRope2","style":{"typography":{"fontStyle":"italic","fontWeight":"bold"}}} /-->', array( 'font-face man-rope-2|italic|700' ) ),
			'a weight of any font'        => array( '<!-- wp:heading {"style":{"typography":{"fontWeight":300}}} /-->', array( 'font-face ||300' ) ),
			'bold and italic words'       => array( '<p><STRONG class="a">A</STRONG> <em>B</em></p>', array( 'font-face bold', 'font-face italic' ) ),
			'bold words of an attribute'  => array( '<!-- wp:my/card {"text":"\\u003cb\\u003eA\\u003c/b\\u003e"} /-->', array( 'font-face bold' ) ),
			'an image'                    => array( '<!-- wp:image {"id":9} --><figure><img src="/wp-content/uploads/2026/01/a-300x200.jpg" class="wp-image-9"/></figure><!-- /wp:image -->', array( 'media 9', 'file 2026/01/a.jpg' ) ),
			'a gallery of an old version' => array( '<!-- wp:gallery {"ids":[1,2]} /-->', array( 'media 1', 'media 2' ) ),
			'a background'                => array( '<!-- wp:group {"style":{"background":{"backgroundImage":{"id":4,"url":"https://cdn.test/a.png#x"}}}} /-->', array( 'media 4', 'address //cdn.test/a.png' ) ),
			'a link to a page'            => array( '<!-- wp:navigation-link {"label":"A","type":"page","id":5,"kind":"post-type","url":"/a/"} /-->', array( 'post 5', 'address /a' ) ),
			'a link to a category'        => array( '<!-- wp:navigation-link {"type":"category","id":6,"kind":"taxonomy"} /-->', array( 'term 6' ) ),
			'a link to a tag of old'      => array( '<!-- wp:navigation-link {"type":"tag","id":6} /-->', array( 'term 6' ) ),
			'a query of categories'       => array( '<!-- wp:query {"query":{"taxQuery":{"include":{"category":[3,4]}}}} /-->', array( 'term 3', 'term 4' ) ),
			'a link in a text'            => array( '<p><a href="/contact/?a=1#b">A</a></p>', array( 'address /contact' ) ),
			'a plain permalink'           => array( '<a href=\'/?page_id=8\'>A</a>', array( 'post 8' ) ),
			'a link to another site'      => array( '<a href="https://Other.test/a?b=1&amp;c">A</a>', array( 'address //other.test/a?b=1&c' ) ),
			'an address for mail'         => array( '<a href="mailto:a@b.test">A</a>', array( 'address mailto:a@b.test' ) ),
			'a shortcode'                 => array( '[gallery ids="1"] and [[escaped]]', array( 'shortcode gallery' ) ),
			'after a block without end'   => array( '<!-- wp:group --><!-- wp:block {"ref":3} /--><!-- wp:group {"a":', array( 'pattern 3' ) ),
			'beside attributes in pieces' => array( '<!-- wp:spacer {"backgroundColor":"a",} /--><!-- wp:block {"ref":3} /-->', array( 'pattern 3' ) ),
			'in text of another encoding' => array( "<p>\xff</p><!-- wp:block {\"ref\":3} /-->", array( 'pattern 3' ) ),
		);
	}

	/**
	 * @dataProvider cases_finds
	 * @param list<string> $expected
	 */
	public function test_finds( string $content, array $expected ): void {
		$this->assertSame( array(), array_values( array_diff( $expected, self::uses( $content ) ) ) );
	}

	/** @return array<string, array{ string }> */
	public static function cases_ignores(): array {
		return array(
			'links of a navigation' => array( '<!-- wp:navigation --><!-- wp:navigation-link {"label":"A"} /--><!-- /wp:navigation -->', 'menu' ),
			'a color of its own'    => array( '<!-- wp:spacer {"customBackgroundColor":"#fff","style":{"color":{"text":"red"}},"iconColor":"#fff"} /-->', 'color' ),
			'classes of styles'     => array( '<p class="has-text-color has-link-color has-border-color has-background">A</p>', 'color' ),
			'an anchor'             => array( '<a href="#top">A</a><a href="">B</a><a href="javascript:a()">C</a>', 'address' ),
			'a font in a block without' => array( '<!-- wp:spacer {"fontFamily":"a"} /-->', 'fontFamily' ),
			'a weight that is none' => array( '<!-- wp:paragraph {"style":{"typography":{"fontWeight":"bolder","fontStyle":["a"]}}} --><p><br><bold></p><!-- /wp:paragraph -->', 'font-face' ),
			'a number in a text'    => array( '<p>[1] {"ref":4}</p>', 'pattern' ),
			'an ID that is none'    => array( '<!-- wp:block {"ref":"abc"} /--><!-- wp:block {"ref":-1} /--><!-- wp:block {"ref":[1]} /-->', 'pattern' ),
		);
	}

	/** @dataProvider cases_ignores */
	public function test_ignores( string $content, string $kind ): void {
		$this->assertSame( array(), array_values( array_filter( self::uses( $content ), static fn( string $used ): bool => 0 === strpos( $used, "$kind " ) ) ) );
	}

	public function test_prefers_a_slug_as_it_is_stored(): void {
		$this->assertSame( array( 'block core/paragraph', 'fontFamily atelierTest2', 'font-face atelier-test-2||' ), self::uses( '<!-- wp:paragraph {"fontFamily":"atelierTest2"} --><p class="has-atelier-test-2-font-family">A</p><!-- /wp:paragraph -->' ) );
	}

	public function test_hostile_content_needs_little_memory(): void {
		$contents = array(
			'a long attribute'   => '<!-- wp:group {"a":"' . str_repeat( 'var:preset|color|a ', 60000 ) . '"} /-->',
			'many things'        => implode( '', array_map( static fn( int $i ): string => "<!-- wp:block {\"ref\":$i} /-->", range( 1, 40000 ) ) ),
			'deep attributes'    => '<!-- wp:group {"a":' . str_repeat( '{"a":', 400 ) . '1' . str_repeat( '}', 400 ) . '} /-->',
			'many matches'       => str_repeat( '[a] has-a-color ', 300000 ),
			'many other matches' => implode( ' ', array_map( static fn( int $i ): string => "[a$i]", range( 1, 400000 ) ) ),
			'a thing too long'   => '<!-- wp:spacer {"className":"' . str_repeat( 'a', 1000000 ) . '"} /-->',
			'more than is read'  => str_repeat( '<!-- wp:block {"ref":1} /-->', 200000 ),
			'blocks without end' => str_repeat( '<!-- wp:group -->', 50000 ),
		);
		foreach ( $contents as $name => $content ) {
			$before = memory_get_usage();
			if ( function_exists( 'memory_reset_peak_usage' ) ) {
				memory_reset_peak_usage();
			}
			$found = self::uses( $content );
			$this->assertTrue( count( $found ) <= 5000, $name );
			if ( function_exists( 'memory_reset_peak_usage' ) ) {
				$this->assertTrue( memory_get_peak_usage() - $before < 32 * MB_IN_BYTES, "$name: " . ( memory_get_peak_usage() - $before ) );
			}
		}
	}
}

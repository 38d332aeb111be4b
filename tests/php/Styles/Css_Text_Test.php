<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Css_Text;
use Atelier\Support\Block_Text;
use Atelier\Tests\Test_Case;

/** What is repeated without an end is read in linear time: otherwise these cases take minutes each. No clock is asked. */
final class Css_Text_Test extends Test_Case {
	private const LENGTH = 500000;

	/** @return array<string, list<string>> */
	public static function cases_reads_texts_in_linear_time(): array {
		$cases = array();
		foreach ( array( ' ', "\n", 'a', '1', ',', ';', '"', "'", "\"'", '\\', '\\"', '(', ')', '{', '[', '/*', 'url(', 'url( ', 'url("', '<!--', 'expression ', 'a:', 'var(--wp--' ) as $piece ) {
			foreach ( array( '', 'url(', 'a{b:"', '/*' ) as $start ) {
				$cases[ wp_json_encode( array( $start, $piece ) ) ] = array( $start . str_repeat( $piece, intdiv( self::LENGTH - 10, strlen( $piece ) ) ) );
			}
		}
		return $cases;
	}

	/** @dataProvider cases_reads_texts_in_linear_time */
	public function test_reads_texts_in_linear_time( string $text ): void {
		Css_Text::fault_of_css( $text );
		Css_Text::fault_of_address( $text );
		Css_Text::fault_of_value( substr( $text, 0, 30000 ) );
		$this->assertSame( Css_Text::LONG, Css_Text::fault_of_value( $text ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_reads_blocks_in_linear_time(): array {
		$cases = array();
		foreach ( array( ' ', '"', '\\', '{', '}', '} ', '<!--', '<!-- wp:a ', '<!-- wp:a {', '<!-- wp:a -->', '<!-- /wp:a -->', '<!-- wp:a {} /-->', '<!-- wp:navigation-submenu {"a":"' ) as $piece ) {
			foreach ( array( '', '<!-- wp:a {' ) as $start ) {
				$cases[ wp_json_encode( array( $start, $piece ) ) ] = array( $start . str_repeat( $piece, intdiv( self::LENGTH, strlen( $piece ) ) ) );
			}
		}
		return $cases;
	}

	/** @dataProvider cases_reads_blocks_in_linear_time */
	public function test_reads_blocks_in_linear_time( string $text ): void {
		$blocks = new Block_Text( $text );
		$blocks->has_unreadable_attributes();
		$blocks->has_deep_submenus();
		$this->assertSame( $blocks->is_damaged(), ( new Block_Text( $text ) )->is_damaged() );
	}

	public function test_refuses_what_pcre_gives_up_on(): void {
		$this->assertNull( Css_Text::fault_of_value( 'a expression b' ) );
		$this->assertNull( Css_Text::fault_of_css( 'a < b{c:d}' ) );
		$submenus = '<!-- wp:navigation-submenu {"label":"a"} --><!-- /wp:navigation-submenu -->';
		$this->assertFalse( ( new Block_Text( $submenus ) )->has_deep_submenus() );
		$limit    = (string) ini_get( 'pcre.backtrack_limit' );
		ini_set( 'pcre.backtrack_limit', '0' );
		try {
			$this->assertNotSame( null, Css_Text::fault_of_value( 'a expression b' ), 'a value' );
			$this->assertNotSame( null, Css_Text::fault_of_css( 'a < b{c:d}' ), 'a sheet' );
			$this->assertNotSame( null, Css_Text::fault_of_address( 'https://example.org/a.png' ), 'an address' );
			$this->assertTrue( ( new Block_Text( $submenus ) )->has_deep_submenus(), 'submenus' );
		} finally {
			ini_set( 'pcre.backtrack_limit', $limit );
		}
	}
}

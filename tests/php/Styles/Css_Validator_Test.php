<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Css_Validator;
use Atelier\Support\Block_Markup;
use Atelier\Tests\Test_Case;

/** Repetitions are validated in linear time: otherwise each case takes minutes. No clock is read. */
final class Css_Validator_Test extends Test_Case {
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
		Css_Validator::error_in_css( $text );
		Css_Validator::error_in_url( $text );
		Css_Validator::error_in_value( substr( $text, 0, 30000 ) );
		$this->assertSame( Css_Validator::LONG, Css_Validator::error_in_value( $text ) );
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
		$blocks = new Block_Markup( $text );
		$blocks->has_unreadable_attributes();
		$blocks->has_deep_submenus();
		$this->assertSame( $blocks->is_uneditable(), ( new Block_Markup( $text ) )->is_uneditable() );
	}

	public function test_rejects_text_on_which_pcre_fails(): void {
		$this->assertNull( Css_Validator::error_in_value( 'a expression b' ) );
		$this->assertNull( Css_Validator::error_in_css( 'a < b{c:d}' ) );
		$limit = (string) ini_get( 'pcre.backtrack_limit' );
		ini_set( 'pcre.backtrack_limit', '0' );
		try {
			$this->assertNotSame( null, Css_Validator::error_in_value( 'a expression b' ), 'a value' );
			$this->assertNotSame( null, Css_Validator::error_in_css( 'a < b{c:d}' ), 'a sheet' );
			$this->assertNotSame( null, Css_Validator::error_in_url( 'https://example.org/a.png' ), 'an address' );
		} finally {
			ini_set( 'pcre.backtrack_limit', $limit );
		}
	}
}

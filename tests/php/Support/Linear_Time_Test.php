<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Restoring\References;
use Atelier\Overlay\Link_Rewriter;
use Atelier\Records\Top_Blocks;
use Atelier\Records\Version;
use Atelier\Settings\Site_Editor_Links;
use Atelier\Settings\Site_Health;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Styles\Css_Validator;
use Atelier\Styles\Preset_Cycles;
use Atelier\Support\Block_Marks;
use Atelier\Support\Block_Markup;
use Atelier\Support\Flat_Blocks;
use Atelier\Support\Json;
use Atelier\Support\Own_Urls;
use Atelier\Support\Slugs;
use Atelier\Tests\Test_Case;
use Atelier\Uses\Content_Uses;
use Atelier\Uses\Text_Uses;
use Atelier\Uses\Used_Things;
use Atelier\Uses\Used_Urls;
use ReflectionClass;
use ReflectionMethod;

require_once __DIR__ . '/Linear_Time.php';

/**
 * Code that reads users' texts must take linear time; in the browser, tests/unit/texts.test.ts is the same.
 *
 * @group many-requests
 * @group newest
 */
final class Linear_Time_Test extends Test_Case {
	/** With an end, expressions can't give up at once. */
	private const ENDS = array( '', " -->x\"'>)" );

	/** Pieces that texts may repeat, or leave unclosed. */
	private const PIECES = array( ' ', "\n", 'a', 'aB', '1', '-', ',', ';', ':', '/', '%', '&a=', '"', "'", '\\', '\\"', '(', '{', '}', '} ', '[', '<', '<a ', '<a href="/a">', '<a href="/a', '<form ', '<form>', '</', '<!--', '<!-- ', '<!-- wp:a ', '<!-- wp:a {', '<!-- wp:a {"b":1} -->', '<!-- wp:a /-->', '<!-- /wp:a -->', '<!-- wp:navigation-submenu -->', '<!-- wp:navigation /-->', '<!-- wp:group --><!-- wp:navigation /--><!-- /wp:group -->', '<!-- wp:block {', '<!-- wp:block {a,"ref":', '/*', 'url(', 'url( ', 'has-', 'has-a-', 'has-a-font-family ', '-font-family', '--wp--preset--', '--wp--preset--font-family--', 'var:preset|', 'var:preset|color|', 'var:preset|font-family|', 'a@', 'a.', "\u{a0}", "\xff" );

	/** @return array<string, array{ callable }> */
	public static function cases_of_readers(): array {
		$private = static function ( string $type, string $method ): callable {
			$call = new ReflectionMethod( $type, $method );
			$call->setAccessible( true );
			return static fn( ...$arguments ) => $call->invoke( ( new ReflectionClass( $type ) )->newInstanceWithoutConstructor(), ...$arguments );
		};
		$cycles  = $private( Preset_Cycles::class, 'names_in' );
		$rewrite = static fn( string $text ) => ( new Link_Rewriter( 'a', 'b' ) )->rewrite( $text );
		return array(
			'Block_Marks'                      => array( static fn( string $text ) => iterator_count( Block_Marks::in( $text ) ) ),
			'Block_Markup, editable'           => array( static fn( string $text ) => ( new Block_Markup( $text ) )->is_uneditable() ),
			'Block_Markup, attributes'         => array( static fn( string $text ) => ( new Block_Markup( $text ) )->has_unreadable_attributes() ),
			'Block_Markup, closed'             => array( static fn( string $text ) => ( new Block_Markup( $text ) )->closed() ),
			'Block_Markup, filterable'         => array( static fn( string $text ) => ( new Block_Markup( $text ) )->filterable() ),
			'Flat_Blocks'                      => array( static fn( string $text ) => iterator_count( Flat_Blocks::in( $text ) ) ),
			'Top_Blocks'                       => array( array( Top_Blocks::class, 'of' ) ),
			'Link_Rewriter'                    => array( static fn( string $text ) => $rewrite( "<a>$text" ) ),
			'Link_Rewriter, a form'            => array( static fn( string $text ) => $rewrite( "<form action='$text'>" ) ),
			'Link_Rewriter, a link'            => array( static fn( string $text ) => $rewrite( '<a href="/?' . esc_attr( $text ) . '">' ) ),
			'Link_Rewriter, another base'      => array( static fn( string $text ) => $rewrite( "<base href='/'><a>$text" ) ),
			'Own_Urls'                         => array( static fn( string $text ) => ( new Own_Urls( 'https://site.test' ) )->path( "/$text" ) ),
			'Own_Urls, a host'                 => array( static fn( string $text ) => ( new Own_Urls( 'https://site.test' ) )->path( "https://$text" ) ),
			'Slugs'                            => array( static fn( string $text ) => Slugs::is_theme( $text ) || Slugs::is_template( "a//$text" ) ),
			'Css_Validator, a sheet'           => array( array( Css_Validator::class, 'error_in_css' ) ),
			'Css_Validator, a value'           => array( array( Css_Validator::class, 'error_in_value' ) ),
			'Css_Validator, a URL'             => array( array( Css_Validator::class, 'error_in_url' ) ),
			'Preset_Cycles'                    => array( static fn( string $text ) => $cycles( array( 'size' => $text ) ) ),
			'References'                       => array( static fn( string $text ) => ( new References( array( 1 => 2 ) ) )->with_new_ids( $text ) ),
			'Content_Uses'                     => array( static fn( string $text ) => Content_Uses::in( $text, new Used_Things() ) ),
			'Content_Uses, an attribute'       => array( static fn( string $text ) => Content_Uses::in( '<!-- wp:group {"className":' . wp_json_encode( $text, JSON_INVALID_UTF8_SUBSTITUTE ) . '} /-->', new Used_Things() ) ),
			'Text_Uses'                        => array( static fn( string $text ) => Text_Uses::in( $text, new Used_Things() ) ),
			'Text_Uses, a link'                => array( static fn( string $text ) => Text_Uses::in( "href=\"$text", new Used_Things() ) ),
			'Used_Urls'                        => array( static fn( string $text ) => Used_Urls::add( "https://$text", new Used_Things() ) ),
			'Json'                             => array( array( Json::class, 'unambiguous' ) ),
			'Json, a list'                     => array( static fn( string $text ) => Json::unambiguous( (string) wp_json_encode( array( $text => $text ) ) ) ),
			'Version'                          => array( array( Version::class, 'from_text' ) ),
			'Share_Links'                      => array( static fn( string $text ) => ( new Share_Links() )->find( "1-$text" ) ),
			'Site_Editor_Links'                => array( static fn( string $text ) => Site_Editor_Links::address( "site-editor.php?p=$text" ) ),
			'Site_Health'                      => array( static fn( string $text ) => Site_Health::forbids_frames( $text, "frame-ancestors $text" ) ),
		);
	}

	/** @dataProvider cases_of_readers */
	public function test_takes_linear_time( callable $read ): void {
		foreach ( self::PIECES as $piece ) {
			foreach ( self::ENDS as $end ) {
				$this->assertTrue( Linear_Time::is_linear( $read, $piece, $end ), "for many of “{$piece}”, then “{$end}”" );
			}
		}
	}

	/** WordPress serializes them; twice, as texts are that were filtered as of their author and are then published. */
	public function test_texts_with_unclosed_blocks_are_filtered_in_linear_time(): void {
		rest_get_server();
		$read = static fn( string $text ) => wp_filter_kses( wp_filter_kses( $text ) );
		foreach ( array( '<!-- wp:a -->', '<!-- wp:a {"b":1} -->', '<!-- wp:navigation-submenu -->', '<!-- wp:a -->b<!-- wp:c /-->' ) as $piece ) {
			$this->assertTrue( Linear_Time::is_linear( $read, $piece ), "for many of “{$piece}”" );
		}
	}

	public function test_detects_quadratic_time(): void {
		$read = static function ( string $text ): void {
			for ( $at = 0; $at < strlen( $text ); $at++ ) {
				strpos( $text, 'b', $at );
			}
		};
		$this->assertFalse( Linear_Time::is_linear( $read, 'a', '' ) );
	}
}

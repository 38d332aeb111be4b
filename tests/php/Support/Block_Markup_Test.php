<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Block_Markup;
use Atelier\Tests\Test_Case;

final class Block_Markup_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_detects_unrenderable_content(): array {
		$group = '<!-- wp:group {"layout":{"type":"flex"}} --><div>';
		$end   = '</div><!-- /wp:group -->';
		return array(
			'nothing'                              => array( '', false ),
			'words'                                => array( '<p>Words</p>', false ),
			'a block'                              => array( $group . $end, false ),
			'500 blocks inside of each other'      => array( str_repeat( $group, 500 ) . str_repeat( $end, 500 ), false ),
			'ten that never end'                   => array( str_repeat( $group, 10 ), false ),
			'eleven that never end'                => array( str_repeat( $group, 11 ), true ),
			'eleven without attributes'            => array( str_repeat( '<!-- wp:a/b -->', 11 ), true ),
			'as many that are blocks by themselves' => array( str_repeat( '<!-- wp:spacer {"height":"1px"} /-->', 500 ), false ),
			'what only looks like ends'            => array( str_repeat( $group, 11 ) . str_repeat( '/--> <!-- /wp -->', 50 ), true ),
			'ends inside of attributes'            => array( str_repeat( '<!-- wp:a {"b":"<!-- /wp:a -->"} -->', 11 ), true ),
			'ends too many'                        => array( str_repeat( $end, 500 ), false ),
			'a few before much text'               => array( str_repeat( $group, 5 ) . str_repeat( 'Words ', 100000 ), true ),
			'ends that WordPress ignores'          => array( str_repeat( $group, 11 ) . str_repeat( "<!--\v/wp:group -->", 11 ), true ),
			'attributes that never end'            => array( str_repeat( '<!-- wp:a {', 900 ) . ' -->', true ),
			'a few of them'                        => array( str_repeat( '<!-- wp:a {', 800 ) . ' -->', false ),
			'a hundred before much text'           => array( str_repeat( '<!-- wp:a {', 100 ) . str_repeat( 'Words ', 15000 ), true ),
			'fifty before much text'               => array( str_repeat( '<!-- wp:a {', 50 ) . str_repeat( 'Words ', 15000 ), false ),
			'ends behind what is too long to parse' => array( str_repeat( $group, 11 ) . '<!-- wp:a {"b":"' . str_repeat( '{}', 200000 ) . '"} /-->' . str_repeat( $end, 11 ), true ),
			'bytes that are no text'               => array( "\xff\xfe" . str_repeat( $group, 11 ) . "\x00", true ),
		);
	}

	/** @dataProvider cases_detects_unrenderable_content */
	public function test_detects_unrenderable_content( string $text, bool $is_unrenderable ): void {
		$this->assertSame( $is_unrenderable, ( new Block_Markup( $text ) )->is_unrenderable() );
	}

	public function test_closes_unclosed_blocks(): void {
		$text   = str_repeat( '<!-- wp:group -->', 3 ) . '<p>Words</p>';
		$closed = ( new Block_Markup( $text ) )->closed();
		$this->assertCount( 1, parse_blocks( $closed ) );
		$this->assertFalse( ( new Block_Markup( $closed ) )->is_unrenderable() );
		$this->assertSame( $closed, ( new Block_Markup( $closed ) )->closed(), 'what is closed stays' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_content_that_cant_be_parsed(): array {
		$group = '<!-- wp:group {"layout":{"type":"flex"}} -->';
		return array(
			'attributes that never end' => array( $group . str_repeat( '<!-- wp:a {', 30000 ) . ' -->', '<!-- a {' ),
			'attributes too long'       => array( str_repeat( $group, 11 ) . '<!-- wp:a {"b":"' . str_repeat( '{}', 200000 ) . '"} /-->', '<!-- a {"b":"{}' ),
		);
	}

	/** @dataProvider cases_of_content_that_cant_be_parsed */
	public function test_turns_what_cant_be_parsed_into_plain_comments( string $text, string $comment ): void {
		$this->assertTrue( ( new Block_Markup( $text ) )->is_unrenderable() );
		$this->assertSame( array(), ( new Block_Markup( $text ) )->blocks() );
		$closed = ( new Block_Markup( $text ) )->closed();
		$this->assertFalse( ( new Block_Markup( $closed ) )->is_unrenderable() );
		$blocks = parse_blocks( $closed );
		$this->assertCount( 1, $blocks );
		$this->assertSame( 'core/group', $blocks[0]['blockName'] );
		$this->assertStringContainsString( $comment, serialize_blocks( $blocks ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_detects_uneditable_content(): array {
		$group = '<!-- wp:group {"layout":{"type":"flex"}} --><div>';
		$end   = '</div><!-- /wp:group -->';
		return array(
			'words'                          => array( 'Words', false ),
			'as deep as may be'              => array( str_repeat( $group, 50 ) . str_repeat( $end, 50 ), false ),
			'one deeper'                     => array( str_repeat( $group, 51 ) . str_repeat( $end, 51 ), true ),
			'many beside each other'         => array( str_repeat( $group . '<!-- wp:spacer /-->' . $end, 500 ), false ),
			'eleven that never end'          => array( str_repeat( $group, 11 ), true ),
			'ten submenus'                   => array( str_repeat( '<!-- wp:navigation-submenu -->', 10 ) . str_repeat( '<!-- /wp:navigation-submenu -->', 10 ), false ),
			'eleven submenus'                => array( str_repeat( '<!-- wp:navigation-submenu {"a":1} -->', 11 ) . str_repeat( '<!-- /wp:navigation-submenu -->', 11 ), true ),
			'eleven with their namespace'    => array( str_repeat( '<!-- wp:core/navigation-submenu -->', 11 ) . str_repeat( '<!-- /wp:navigation-submenu -->', 11 ), true ),
			'eleven whose ends close others' => array( str_repeat( '<!-- wp:navigation-submenu --><!-- wp:a --><!-- /wp:navigation-submenu -->', 11 ) . str_repeat( '<!-- /wp:navigation-submenu -->', 11 ), true ),
			'eleven ended by other names'    => array( str_repeat( '<!-- wp:navigation-submenu --><!-- /wp:a -->', 11 ), false ),
			'more than a browser can edit'   => array( str_repeat( 'a', 6000000 ), true ),
		);
	}

	/** @dataProvider cases_detects_uneditable_content */
	public function test_detects_uneditable_content( string $text, bool $is_invalid ): void {
		$this->assertSame( $is_invalid, ( new Block_Markup( $text ) )->is_uneditable() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_detects_unreadable_attributes(): array {
		return array(
			'nothing set'              => array( '<!-- wp:a --><!-- /wp:a -->', false ),
			'sound'                    => array( '<!-- wp:a {"b":{"c":[1]}} /-->', false ),
			'no JSON'                  => array( '<!-- wp:a {b} -->', true ),
			'the second'               => array( '<!-- wp:a {"b":1} --><!-- wp:c/d {"b":} /-->', true ),
			'at the end of a block'    => array( '<!-- /wp:a {b} -->', false ),
			'that never end'           => array( '<!-- wp:a {"b":1 -->', true ),
			'deeper than PHP reads'    => array( '<!-- wp:a {"b":' . str_repeat( '[', 600 ) . str_repeat( ']', 600 ) . '} /-->', true ),
			'too many braces'          => array( '<!-- wp:a {"b":"' . str_repeat( '{}', 1000000 ) . '"} /-->', true ),
			'a megabyte of text'       => array( '<!-- wp:a {"b":"' . str_repeat( 'x', 1000000 ) . '"} /-->', false ),
		);
	}

	/** @dataProvider cases_detects_unreadable_attributes */
	public function test_detects_unreadable_attributes( string $text, bool $is_unreadable ): void {
		$this->assertSame( $is_unreadable, ( new Block_Markup( $text ) )->has_unreadable_attributes() );
	}
}

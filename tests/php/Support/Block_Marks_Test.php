<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Block_Marks;
use Atelier\Tests\Test_Case;
use WP_Block_Parser;

final class Block_Marks_Test extends Test_Case {
	private const ROUNDS = 1000;

	private const PIECES = array( '<!--', ' ', "\n", "\v", '/', 'wp:', 'a', 'core/', 'b/c', 'A', '-', '{', '}', '"b":1', '-->', '/-->', ' -->', '} -->', '} /-->', '}}', '<!-- wp:a -->', '<!-- /wp:a -->', '<!-- wp:a {"b":1} -->', '<!-- wp:core/a {', 'é' );

	/** As Block_Marks names them. */
	private const TYPES = array(
		'block-opener' => Block_Marks::BEGIN,
		'block-closer' => Block_Marks::END,
		'void-block'   => Block_Marks::WHOLE,
	);

	public function test_finds_what_the_parser_of_wordpress_finds(): void {
		mt_srand( 37 );
		$total = 0;
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$content = '';
			for ( $pieces = mt_rand( 1, 25 ); $pieces > 0; $pieces-- ) {
				$content .= self::PIECES[ mt_rand( 0, count( self::PIECES ) - 1 ) ];
			}
			$expected = self::tokens( $content );
			$total   += count( $expected );
			$this->assertSame( $expected, self::marks( $content ), $content );
		}
		$this->assertTrue( $total > self::ROUNDS, "$total comments" );
	}

	/** @return list<array{ string, string, int, int, mixed }> */
	private static function tokens( string $content ): array {
		$parser           = new WP_Block_Parser();
		$parser->document = $content;
		$parser->offset   = 0;
		$found            = array();
		for ( ;; ) {
			list( $type, $name, $attributes, $start, $length ) = $parser->next_token();
			if ( ! isset( self::TYPES[ $type ] ) ) {
				return $found;
			}
			$parser->offset = $start + $length;
			$found[]        = array( self::TYPES[ $type ], preg_replace( '/^core\//', '', $name ), $start, $parser->offset, 'block-closer' === $type ? null : $attributes );
		}
	}

	/** @return list<array{ string, string, int, int, mixed }> */
	private static function marks( string $content ): array {
		$found = array();
		foreach ( Block_Marks::in( $content ) as $mark ) {
			if ( Block_Marks::UNFINISHED !== $mark['type'] ) {
				list( $start, $end ) = $mark['attributes'] ?? array( 0, 0 );
				$attributes          = $mark['attributes'] ? json_decode( substr( $content, $start, $end - $start ), true ) : array();
				$found[]             = array( $mark['type'], $mark['name'], $mark['start'], $mark['end'], Block_Marks::END === $mark['type'] ? null : $attributes );
			}
		}
		return $found;
	}

	public function test_tells_comments_whose_attributes_never_end(): void {
		$content = '<!-- wp:a {"b":1} --><!-- wp:a "b" --><!-- wp:a {"b":1 --><!-- /wp:c/d {} <!-- wp:a -->';
		$found   = array();
		foreach ( Block_Marks::in( $content ) as $mark ) {
			$found[] = array( $mark['type'], $mark['name'] );
		}
		$this->assertSame( array( array( 'begin', 'a' ), array( 'unfinished', 'a' ), array( 'unfinished', 'c/d' ), array( 'begin', 'a' ) ), $found );
	}
}

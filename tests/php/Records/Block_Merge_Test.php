<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Block_Merge;
use Atelier\Records\Merge;
use Atelier\Records\Top_Blocks;
use Atelier\Tests\Test_Case;

/**
 * Shares its cases with the browser: src/features/conflicts/model/mergeBlocks.test.ts.
 */
final class Block_Merge_Test extends Test_Case {
	/** @return array{ blocks: array<string, string>, cases: list<list<string|null>> } */
	private static function fixture(): array {
		return wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/block-merges.json', array( 'associative' => true ) );
	}

	public function test_merges_like_the_browser(): void {
		$fixture = self::fixture();
		$text    = static fn( string $names ): string => implode( "\n\n", array_map( static fn( string $name ): string => $fixture['blocks'][ $name ], array_filter( explode( ' ', $names ) ) ) );
		foreach ( $fixture['cases'] as list( $name, $base, $mine, $theirs, $merged, $reason ) ) {
			$merge = new Block_Merge( $text( $base ), $text( $mine ), $text( $theirs ) );
			$this->assertSame( $reason, $merge->conflict(), $name );
			if ( null !== $merged ) {
				foreach ( array( Merge::MINE, Merge::THEIRS ) as $side ) {
					$this->assertSame( $text( $merged ), $merge->text( $side ), $name );
				}
			}
		}
	}

	/** @return array<string, array{ string }> */
	public static function cases_a_merge_keeps_every_other_byte(): array {
		return self::content_corpus();
	}

	/** @dataProvider cases_a_merge_keeps_every_other_byte */
	public function test_a_merge_keeps_every_other_byte( string $text ): void {
		$gaps  = Top_Blocks::gaps( $text, Top_Blocks::of( $text ) );
		$added = static fn( string $to ): string => $gaps[0] . "<!-- wp:spacer /-->\n\n" . substr( $to, strlen( $gaps[0] ) );
		$place = strlen( $gaps[0] );
		foreach ( Top_Blocks::of( $text ) as $at => $block ) {
			$changed = substr_replace( $text, '<!-- wp:archives /-->', $place, strlen( $block['text'] ) );
			$place  += strlen( $block['text'] . $gaps[ $at + 1 ] );
			$merge   = new Block_Merge( $text, $changed, $added( $text ) );
			$this->assertSame( '', $merge->conflict() );
			$this->assertSame( $added( $changed ), $merge->text( Merge::MINE ) );
		}
		$this->assertSame( strlen( $text ), $place );
	}

	public function test_a_conflict_in_one_block_keeps_the_other_changes_of_both(): void {
		$text  = static fn( string ...$names ): string => implode( "\n\n", array_map( static fn( string $name ): string => self::fixture()['blocks'][ $name ], $names ) );
		$merge = new Block_Merge( $text( 'A', 'b', 'spacer' ), $text( 'A', 'c', 'spacer', 'e' ), $text( 'B', 'd', 'spacer', 'f' ) );
		$this->assertSame( Block_Merge::SAME_BLOCK, $merge->conflict() );
		$this->assertSame( $text( 'B', 'c', 'spacer', 'f', 'e' ), $merge->text( Merge::MINE ) );
		$this->assertSame( $text( 'B', 'd', 'spacer', 'f', 'e' ), $merge->text( Merge::THEIRS ) );
		$gone = new Block_Merge( $text( 'A', 'b' ), $text( 'A' ), $text( 'A', 'd' ) );
		$this->assertSame( array( $text( 'A' ), $text( 'A', 'd' ) ), array( $gone->text( Merge::MINE ), $gone->text( Merge::THEIRS ) ) );
	}

	public function test_uses_one_side_for_too_many_blocks_or_an_unclear_order(): void {
		$long = str_repeat( "<!-- wp:spacer /-->\n\n", 2001 );
		$many = new Block_Merge( 'a', $long, 'b' );
		$this->assertSame( array( Block_Merge::TOO_LONG, $long, 'b' ), array( $many->conflict(), $many->text( Merge::MINE ), $many->text( Merge::THEIRS ) ) );
		$words = static fn( string ...$words ): string => implode( "\n\n", array_map( static fn( string $word ): string => "<!-- wp:paragraph --><p>$word</p><!-- /wp:paragraph -->", $words ) );
		$moved = new Block_Merge( $words( 'a', 'b', 'c', 'd' ), $words( 'b', 'a', 'c', 'd' ), $words( 'b', 'c', 'd', 'a' ) );
		$this->assertSame( array( Block_Merge::ORDER, $words( 'b', 'a', 'c', 'd' ), $words( 'b', 'c', 'd', 'a' ) ), array( $moved->conflict(), $moved->text( Merge::MINE ), $moved->text( Merge::THEIRS ) ) );
	}

	public function test_compares_two_thousand_blocks_in_little_memory(): void {
		$blocks = static fn( string $by, int $step ): string => implode( "\n\n", array_map( static fn( int $at ): string => '<!-- wp:paragraph --><p>' . $at . ( 0 === $at % $step ? $by : '' ) . '</p><!-- /wp:paragraph -->', range( 1, 2000 ) ) );
		$before = memory_get_peak_usage();
		$merge  = new Block_Merge( $blocks( '', 1 ), $blocks( ' mine', 2000 ), $blocks( ' theirs', 1999 ) );
		$text   = $merge->text( Merge::MINE );
		$this->assertFalse( $merge->has_conflict() );
		$this->assertSame( array( 1, 1 ), array( substr_count( $text, ' mine' ), substr_count( $text, ' theirs' ) ) );
		$this->assertTrue( memory_get_peak_usage() - $before < 32 * MB_IN_BYTES );
	}

	public function test_splits_texts_in_other_encodings(): void {
		$this->assertSame( array( "caf\xe9", '<!-- wp:spacer /-->' ), array_column( Top_Blocks::of( "caf\xe9\n\n<!-- wp:spacer /-->\n" ), 'text' ) );
	}
}

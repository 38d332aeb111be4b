<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Merge;
use Atelier\Support\Json;
use Atelier\Tests\Test_Case;

final class Merge_Test extends Test_Case {
	private const ROUNDS = 300;

	private static function blocks( string ...$words ): string {
		return implode( "\n\n", array_map( static fn( string $word ): string => "<!-- wp:paragraph -->\n<p>$word</p>\n<!-- /wp:paragraph -->", $words ) );
	}

	/** @return array<string, list<mixed>> Property, base, mine, theirs, merged (null for a conflict). */
	public static function cases_merges(): array {
		$group = "<!-- wp:group {\"layout\":{\"type\":\"flex\"}} -->\n<div>" . self::blocks( 'x' ) . "<!-- wp:spacer /--></div>\n<!-- /wp:group -->";
		return array(
			'blocks that one side each changed'    => array( 'content', self::blocks( 'a', 'b', 'c' ), self::blocks( 'A', 'b', 'c' ), self::blocks( 'a', 'b', 'C' ), self::blocks( 'A', 'b', 'C' ) ),
			'neighbors'                            => array( 'content', self::blocks( 'a', 'b' ), self::blocks( 'A', 'b' ), self::blocks( 'a', 'B' ), self::blocks( 'A', 'B' ) ),
			'one added, one removed'               => array( 'content', self::blocks( 'a', 'b', 'c' ), self::blocks( 'new', 'a', 'b', 'c' ), self::blocks( 'a', 'b' ), self::blocks( 'new', 'a', 'b' ) ),
			'a whole group beside a change'        => array( 'content', self::blocks( 'a' ) . "\n\n$group", self::blocks( 'A' ) . "\n\n$group", self::blocks( 'a' ) . "\n\n$group\n\n" . self::blocks( 'end' ), self::blocks( 'A' ) . "\n\n$group\n\n" . self::blocks( 'end' ) ),
			'text without blocks beside a change'  => array( 'content', "words\n\n" . self::blocks( 'a', 'b' ), "words\n\n" . self::blocks( 'A', 'b' ), 'other words' . "\n\n" . self::blocks( 'a', 'b' ), 'other words' . "\n\n" . self::blocks( 'A', 'b' ) ),
			'the same block'                       => array( 'content', self::blocks( 'a', 'b' ), self::blocks( 'A', 'b' ), self::blocks( 'aa', 'b' ), null ),
			'changed and removed'                  => array( 'content', self::blocks( 'a', 'b' ), self::blocks( 'A', 'b' ), self::blocks( 'b' ), null ),
			'moved to two places'                  => array( 'content', self::blocks( 'a', 'b', 'c', 'd' ), self::blocks( 'b', 'a', 'c', 'd' ), self::blocks( 'b', 'c', 'd', 'a' ), null ),
			'moved and removed'                    => array( 'content', self::blocks( 'a', 'b', 'c', 'd' ), self::blocks( 'b', 'c', 'd', 'a' ), self::blocks( 'b', 'c', 'd' ), null ),
			'the same change twice'                => array( 'content', self::blocks( 'a' ), self::blocks( 'b' ), self::blocks( 'b' ), self::blocks( 'b' ) ),
			'unclosed markup'                      => array( 'content', '<!-- wp:group --><p>', '<!-- wp:group --><b>', '<!-- wp:group --><i>', null ),
			'a title'                              => array( 'title', 'a', 'b', 'c', null ),
			'styles of two elements'               => array( 'styles', array( 'color' => array( 'text' => 'red' ) ), array( 'color' => array( 'text' => 'blue' ) ), array( 'color' => array( 'text' => 'red', 'background' => 'white' ) ), array( 'color' => array( 'text' => 'blue', 'background' => 'white' ) ) ),
			'the same style'                       => array( 'styles', array( 'a' => 1 ), array( 'a' => 2 ), array( 'a' => 3 ), null ),
			'a style that was removed and changed' => array( 'styles', array( 'a' => 1, 'b' => 1 ), array( 'b' => 1 ), array( 'a' => 3, 'b' => 1 ), null ),
			'styles from nothing'                  => array( 'styles', array(), array( 'a' => array( 'b' => 1 ) ), array( 'a' => array( 'c' => 2 ) ), array( 'a' => array( 'b' => 1, 'c' => 2 ) ) ),
			'lists in settings'                    => array( 'settings', array( 'p' => array( 1, 2 ) ), array( 'p' => array( 1 ) ), array( 'p' => array( 2 ) ), null ),
			'terms'                                => array( 'categories', array( 1, 2 ), array( 2, 3 ), array( 1, 2, 4 ), array( 2, 3, 4 ) ),
			'terms in another order'               => array( 'categories', array( 1, 2 ), array( 5, 1, 2 ), array( 2, 1 ), array( 1, 2, 5 ) ),
			'a list in meta'                       => array( 'meta.order', array( 1, 2 ), array( 2, 1 ), array( 1, 2, 3 ), null ),
		);
	}

	/**
	 * @param mixed $base
	 * @param mixed $mine
	 * @param mixed $theirs
	 * @param mixed $merged
	 * @dataProvider cases_merges
	 */
	public function test_merges( string $property, $base, $mine, $theirs, $merged ): void {
		foreach ( array( array( $mine, $theirs ), array( $theirs, $mine ) ) as list( $one, $other ) ) {
			$result = Merge::of( $property, $base, $one, $other );
			$this->assertSame( null === $merged, $result->has_conflict() );
			if ( null !== $merged ) {
				$this->assertTrue( Json::is_same( $merged, $result->value() ), (string) wp_json_encode( $result->value() ) );
			}
		}
	}

	public function test_a_preferred_side_keeps_the_other_changes_of_both(): void {
		$base   = self::blocks( 'a', 'b', 'c' );
		$mine   = self::blocks( 'A', 'mine', 'c' );
		$theirs = self::blocks( 'a', 'theirs', 'C' );
		$this->assertSame( self::blocks( 'A', 'mine', 'C' ), Merge::of( 'content', $base, $mine, $theirs, Merge::MINE )->value() );
		$this->assertSame( self::blocks( 'A', 'theirs', 'C' ), Merge::of( 'content', $base, $mine, $theirs, Merge::THEIRS )->value() );
		$this->assertSame( array( 'a' => 3, 'b' => 2 ), Merge::of( 'styles', array( 'a' => 1, 'b' => 1 ), array( 'a' => 2, 'b' => 2 ), array( 'a' => 3, 'b' => 1 ), Merge::THEIRS )->value() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_random_values_merge_alike_for_both_sides(): array {
		return array(
			'texts'  => array( 'content', array( self::class, 'some_text' ) ),
			'styles' => array( 'styles', array( self::class, 'some_map' ) ),
			'terms'  => array( 'categories', array( self::class, 'some_set' ) ),
			'values' => array( 'title', static fn( int $seed ) => "title $seed" ),
		);
	}

	/** @dataProvider cases_random_values_merge_alike_for_both_sides */
	public function test_random_values_merge_alike_for_both_sides( string $property, callable $make ): void {
		for ( $seed = 1; $seed <= self::ROUNDS; $seed++ ) {
			mt_srand( $seed );
			$base   = $make( mt_rand( 0, 3 ) );
			$mine   = $make( mt_rand( 0, 3 ) );
			$theirs = $make( mt_rand( 0, 3 ) );
			$text   = "seed $seed";
			$this->assertTrue( Json::is_same( $mine, Merge::of( $property, $base, $mine, $base )->value() ), "$text: only mine" );
			$this->assertTrue( Json::is_same( $theirs, Merge::of( $property, $base, $base, $theirs )->value() ), "$text: only theirs" );
			$this->assertTrue( Json::is_same( $mine, Merge::of( $property, $base, $mine, $mine )->value() ), "$text: the same" );
			$one   = Merge::of( $property, $base, $mine, $theirs );
			$other = Merge::of( $property, $base, $theirs, $mine );
			$this->assertSame( $one->has_conflict(), $other->has_conflict(), "$text: a conflict is one for both sides" );
			$preferred = Merge::of( $property, $base, $theirs, $mine, Merge::THEIRS )->value();
			$this->assertTrue( Json::is_same( self::parts( $one->value() ), self::parts( $preferred ) ), "$text: the same side is preferred" );
			if ( ! $one->has_conflict() ) {
				$this->assertTrue( Json::is_same( self::parts( $one->value() ), self::parts( $other->value() ) ), "$text: the same of both, whoever is first" );
				$this->assertFalse( Merge::of( $property, $base, $one->value(), $theirs )->has_conflict() && 'content' !== $property, "$text: merging again" );
			}
		}
	}

	/**
	 * If both insert blocks at the same position, theirs come first.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	private static function parts( $value ) {
		if ( ! is_string( $value ) ) {
			return $value;
		}
		$parts = explode( "\n\n", $value );
		sort( $parts );
		return $parts;
	}

	public static function some_text(): string {
		$words = array( 'a', 'b', 'c', 'd', 'e', 'f' );
		$steps = mt_rand( 0, 3 );
		for ( $step = 0; $step < $steps; $step++ ) {
			array_splice( $words, mt_rand( 0, 5 ), mt_rand( 0, 2 ), mt_rand( 0, 1 ) ? array( 'n' . mt_rand( 0, 3 ) ) : array() );
		}
		return self::blocks( ...$words );
	}

	/** @return array<string, mixed> */
	public static function some_map( int $unused = 0, int $depth = 2 ): array {
		$map = array();
		foreach ( array( 'a', 'b', 'c' ) as $key ) {
			$kind = mt_rand( 0, 3 );
			if ( 0 === $kind ) {
				continue;
			}
			$map[ $key ] = $depth > 0 && 1 === $kind ? self::some_map( 0, $depth - 1 ) : mt_rand( 0, 2 );
		}
		return $map;
	}

	/** @return list<int> */
	public static function some_set(): array {
		return array_values( array_filter( range( 1, 6 ), static fn(): bool => 1 === mt_rand( 0, 1 ) ) );
	}
}

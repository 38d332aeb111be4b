<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Posts\Hierarchy;
use Atelier\Tests\Test_Case;

final class Hierarchy_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_sorts_each_below_its_parent(): array {
		return array(
			'nothing'                          => array( array(), array() ),
			'no tree'                          => array(
				array( 3 => 0, 1 => 0 ),
				array( 3 => 0, 1 => 0 ),
			),
			'children after their parents'     => array(
				array( 5 => 1, 2 => 0, 1 => 0, 4 => 5 ),
				array( 2 => 0, 1 => 0, 5 => 1, 4 => 2 ),
			),
			'a parent that is not among them'  => array(
				array( 2 => 99, 3 => 2 ),
				array( 2 => 0, 3 => 1 ),
			),
			'one that is its own parent'       => array(
				array( 2 => 2, 3 => 0 ),
				array( 3 => 0, 2 => 0 ),
			),
			'two that are each other\'s parent' => array(
				array( 1 => 0, 2 => 3, 3 => 2 ),
				array( 1 => 0, 2 => 0, 3 => 1 ),
			),
		);
	}

	/**
	 * @param array<int, int> $parents
	 * @param array<int, int> $expected
	 * @dataProvider cases_sorts_each_below_its_parent
	 */
	public function test_sorts_each_below_its_parent( array $parents, array $expected ): void {
		$this->assertSame( $expected, ( new Hierarchy( $parents ) )->levels() );
	}

	public function test_survives_a_very_deep_tree(): void {
		$parents = array( 1 => 0 );
		for ( $id = 2; $id <= 5000; $id++ ) {
			$parents[ $id ] = $id - 1;
		}
		$levels = ( new Hierarchy( $parents ) )->levels();
		$this->assertCount( 5000, $levels );
		$this->assertSame( 4999, $levels[5000] );
	}
}

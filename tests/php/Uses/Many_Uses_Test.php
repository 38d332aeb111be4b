<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Uses\Indexed_Record;
use Atelier\Uses\Used_Things;
use Atelier\Uses\Uses_Controller;
use Atelier\Uses\Uses_Table;

require_once __DIR__ . '/Uses_Case.php';

final class Many_Uses_Test extends Uses_Case {
	/** Rows in one statement. */
	private const BATCH = 2000;

	/** Writes rows of pages that don't exist, as if each used a thing. */
	private function use_often( string $kind, string $thing, int $times ): void {
		global $wpdb;
		$target = Used_Things::key( $kind, $thing );
		for ( $first = 1; $first <= $times; $first += self::BATCH ) {
			$rows = array();
			for ( $number = $first; $number < $first + self::BATCH && $number <= $times; ++$number ) {
				$id     = 5000000 + $number;
				$rows[] = "('" . Indexed_Record::key_of( 'page', (string) $id ) . "','$target','page',$id,'$id','$kind','$thing')";
			}
			$wpdb->query( 'INSERT INTO `' . Uses_Table::name() . '` ( `source`, `target`, `source_type`, `post_id`, `source_id`, `kind`, `thing` ) VALUES ' . implode( ',', $rows ) );
		}
	}

	/** The number of queries of the index, and the answer. */
	private function queries( string $route, array $arguments ): array {
		$this->watcher->flush();
		$count = 0;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$count ) {
				$count += false !== strpos( (string) $sql, Uses_Table::name() ) ? 1 : 0;
				return $sql;
			}
		);
		$said = $this->live( 'GET', '/atelier/v1' . $route, $arguments )->get_data();
		return array( $count, $said );
	}

	public function test_a_page_of_100000_uses_needs_the_queries_of_a_few(): void {
		$asked = array( 'kind' => 'color', 'thing' => array( 'atelier-many' ), 'per_page' => 10 );
		$this->use_often( 'color', 'atelier-many', 20 );
		list( $few ) = $this->queries( Uses_Controller::ROUTE, $asked );
		$this->use_often( 'color', 'atelier-more', 100000 );
		list( $many, $said ) = $this->queries( Uses_Controller::ROUTE, array( 'thing' => array( 'atelier-more' ), 'page' => 5000 ) + $asked );
		$this->assertSame( array( $few, 100000, 10 ), array( $many, $said['total'], $said['others'] ) );
		$this->assertLessThanOrEqual( 2, $many );
	}

	public function test_counts_of_100_things_need_the_queries_of_one(): void {
		$this->use_often( 'pattern', '900001', 3000 );
		list( $one ) = $this->queries( Uses_Controller::COUNTS, array( 'kind' => 'pattern', 'thing' => array( '900001' ) ) );
		$things      = array_map( static fn( int $number ): string => (string) ( 900000 + $number ), range( 1, 100 ) );
		list( $all, $said ) = $this->queries( Uses_Controller::COUNTS, array( 'kind' => 'pattern', 'thing' => $things ) );
		$this->assertSame( array( $one, 3000, 0 ), array( $all, $said['counts'][0]['count'], $said['counts'][1]['count'] ) );
		// One is of what registered patterns place.
		$this->assertLessThanOrEqual( 2, $all );
	}
}

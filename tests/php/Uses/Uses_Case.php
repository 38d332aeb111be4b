<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\SiteDrafts\Draft_Request;
use Atelier\Tests\SiteDrafts\Draft_Test_Case;
use Atelier\Tests\Wiring;
use Atelier\Uses\Change_Watcher;
use Atelier\Uses\Filler;
use Atelier\Uses\Index_Rows;
use Atelier\Uses\Index_State;
use Atelier\Uses\Indexed_Record;
use Atelier\Uses\Indexer;
use Atelier\Uses\Record_Source;
use Atelier\Uses\Uses_Controller;
use Atelier\Uses\Uses_Table;

require_once dirname( __DIR__ ) . '/SiteDrafts/Draft_Test_Case.php';

/**
 * Base class with a filled index that follows what the test saves.
 */
abstract class Uses_Case extends Draft_Test_Case {
	protected Change_Watcher $watcher;

	/** The index of what the site has without a test. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Other tests may have left rows of what they have taken away again.
		Filler::create()->check();
		Filler::create()->step( INF );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->nest_transactions();
		rest_get_server();
		$before = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_filter'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
		$source        = new Record_Source();
		$this->watcher = new Change_Watcher( new Indexer( $source, new Index_Rows() ), $source, $this->request() );
		$this->watcher->register();
	}

	/** That of Atelier's own routes. */
	private function request(): Draft_Request {
		return \Closure::bind( static fn(): Draft_Request => \Atelier\Plugin::draft_request(), null, \Atelier\Plugin::class )();
	}

	protected function fill(): Index_State {
		$state = Uses_Table::prepare();
		$state->restart();
		$state->save();
		return Filler::create()->step( INF );
	}

	/** @return array<string, list<string>> What the index says that each record uses, by record. */
	protected static function indexed(): array {
		global $wpdb;
		$found = array();
		foreach ( $wpdb->get_results( 'SELECT * FROM `' . Uses_Table::name() . '` ORDER BY `source_type`, `source_id`, `kind`, `thing`', ARRAY_A ) as $row ) {
			$found[ "{$row['source_type']} {$row['source_id']} {$row['post_id']} {$row['source']}" ][] = "{$row['kind']} {$row['thing']} {$row['target']} {$row['times']}";
		}
		array_walk( $found, static fn( array &$uses ) => sort( $uses ) );
		ksort( $found );
		return $found;
	}

	protected static function empty_index(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM `' . Uses_Table::name() . '`' );
	}

	/** The index as it is, and as it is after reading all records again. */
	protected function assert_whole( string $what = '' ): void {
		$before = self::indexed();
		self::empty_index();
		$this->fill();
		$this->assertSame( self::indexed(), $before, $what );
	}

	/**
	 * @param string|list<string> $things
	 * @return array<string, mixed>
	 */
	protected function ask( string $kind, $things, array $more = array(), int $draft = 0 ): array {
		$this->watcher->flush();
		return $this->in( $draft, 'GET', '/atelier/v1' . Uses_Controller::ROUTE, array( 'kind' => $kind, 'thing' => (array) $things ) + $more )->get_data();
	}

	/** @return list<string> The IDs of the named documents, with a star where it isn't direct. */
	protected function named( string $kind, string $thing, int $draft = 0 ): array {
		return array_map( static fn( array $place ): string => $place['id'] . ( $place['isDirect'] ? '' : '*' ), $this->ask( $kind, $thing, array( 'per_page' => 100 ), $draft )['places'] );
	}

	protected function make( string $type, string $content, array $more = array() ): int {
		return $this->make_post( $more + array( 'post_type' => $type, 'post_content' => $content, 'post_title' => "A $type" ) );
	}

	protected function make_template( string $type, string $slug, string $content ): string {
		$this->make( $type, $content, array( 'post_name' => $slug, 'post_title' => $slug, 'tax_input' => array( 'wp_theme' => array( get_stylesheet() ) ) ) );
		return get_stylesheet() . "//$slug";
	}
}

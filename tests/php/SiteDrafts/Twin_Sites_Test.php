<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use WP_REST_Request;

require_once __DIR__ . '/Twin_Site.php';
require_once __DIR__ . '/Twin_Start.php';
require_once __DIR__ . '/Dependent_Steps.php';
require_once __DIR__ . '/Reference_Steps.php';
require_once __DIR__ . '/Other_Type_Steps.php';
require_once __DIR__ . '/Random_Steps.php';

/**
 * Whatever works on the live site works in a site draft: the same steps are made live and in a draft. What visitors get by the
 * draft equals the live site, and so does the database after publishing.
 *
 * @group many-requests
 * @group newest
 */
final class Twin_Sites_Test extends Test_Case {
	use Twin_Start;

	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
		$this->register_types();
		$this->use_permalinks();
		$this->make_site();
		$this->undo_later( static fn() => rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/nothing' ) ) );
		$this->undo_later( static fn() => $_GET = array() );
		$this->nest_transactions();
	}

	/** @param callable( Twin_Site ): ( list<string>|null ) $steps Returns what was done, if that isn't always the same. */
	private function compare( callable $steps ): void {
		global $wpdb;
		$wpdb->query( 'SAVEPOINT twin' );
		$live   = new Twin_Site( 0, $this->ids, $this->types );
		$done   = $steps( $live );
		$shown  = $live->pages();
		$stored = $live->rows();
		$wpdb->query( 'ROLLBACK TO SAVEPOINT twin' );
		wp_cache_flush();
		wp_clean_theme_json_cache();

		$draft = new Twin_Site( Wiring::drafts()->create( 'Twin' ), $this->ids, $this->types );
		$this->assertSame( $done, $steps( $draft ), 'what works' );
		$log = implode( "\n", $done ?? array() );
		$this->assertSame( '', self::difference( $shown, $draft->pages() ), "$log\nwhat visitors get" );
		$_GET   = array();
		$answer = rest_do_request( new WP_REST_Request( 'POST', "/atelier/v1/site-drafts/$draft->draft/publish" ) );
		$this->assertTrue( 200 === $answer->get_status() || 'atelier_draft_empty' === $answer->get_data()['code'], "$log\n" . wp_json_encode( $answer->get_data() ) );
		$now        = $draft->rows();
		$difference = array_merge( array_map( static fn( string $row ): string => "- $row", array_diff( $stored, $now ) ), array_map( static fn( string $row ): string => "+ $row", array_diff( $now, $stored ) ) );
		$this->assertSame( '', implode( "\n", $difference ), "$log\nwhat is stored" );
		// Of equal rows come equal pages, but for what is kept within a process.
		if ( null !== $done || (int) getenv( 'ATELIER_RELIABILITY' ) > 0 ) {
			$draft->draft = 0;
			$this->assertSame( '', self::difference( $shown, $draft->pages() ), "$log\nwhat visitors get afterwards" );
		}
	}

	/**
	 * @param array<string, string> $expected
	 * @param array<string, string> $actual
	 */
	private static function difference( array $expected, array $actual ): string {
		$found = array();
		foreach ( $expected + $actual as $address => $page ) {
			$one   = explode( "\n", $expected[ $address ] ?? 'not asked for' );
			$other = explode( "\n", $actual[ $address ] ?? 'not asked for' );
			if ( $one !== $other ) {
				$gone    = self::cleaned( array_diff( $one, $other ) );
				$new     = self::cleaned( array_diff( $other, $one ) );
				$found[] = "$address\n- " . implode( "\n- ", self::shortened( $gone, $new ) ) . "\n+ " . implode( "\n+ ", self::shortened( $new, $gone ) );
			}
		}
		return implode( "\n", $found );
	}

	/**
	 * @param array<int, string> $lines
	 * @return list<string> The first ones, without what only styles need.
	 */
	private static function cleaned( array $lines ): array {
		return array_map( static fn( string $line ): string => (string) preg_replace( '/ (?:class|style|data-[\w-]+)="[^"]*"/', '', trim( $line ) ), array_slice( array_values( $lines ), 0, 5 ) );
	}

	/**
	 * Lines from shortly before the first difference to the lines in the same places.
	 *
	 * @param list<string> $lines
	 * @param list<string> $others
	 * @return list<string>
	 */
	private static function shortened( array $lines, array $others ): array {
		return array_map(
			static function ( string $line, int $at ) use ( $others ): string {
				$same = strspn( $line ^ ( $others[ $at ] ?? '' ), "\0" );
				return substr( $line, max( 0, $same - 200 ), 700 );
			},
			$lines,
			array_keys( $lines )
		);
	}

	/** @return array<string, array{ string }> */
	public static function cases_dependent(): array {
		$names = array_keys( self::steps() );
		return array_map( static fn( string $name ): array => array( $name ), array_combine( $names, $names ) );
	}

	/** @return array<string, callable( Twin_Site ): void> */
	private static function steps(): array {
		return Dependent_Steps::all() + Reference_Steps::all() + Other_Type_Steps::all();
	}

	/** @dataProvider cases_dependent */
	public function test_what_depends_on_each_other_works_in_a_draft( string $name ): void {
		$this->compare( self::steps()[ $name ] );
	}

	/**
	 * Permalinks decide where WordPress looks first: where they begin with a category or an author, an address of a page could be one of
	 * these, too.
	 *
	 * @return array<string, array{ string, string }>
	 */
	public static function cases_addresses(): array {
		$cases = array();
		foreach ( array( '/%category%/%postname%/', '/%author%/%postname%/', '/%year%/%monthnum%/%day%/%postname%/', '/news/%postname%/' ) as $structure ) {
			foreach ( array( 'new pages below new pages', 'the slug of a parent', 'slugs of posts that change places', 'a new page of posts', 'a post and a page change slugs' ) as $name ) {
				$cases[ "$structure, $name" ] = array( $structure, $name );
			}
		}
		return $cases;
	}

	/** @dataProvider cases_addresses */
	public function test_addresses_of_a_draft_are_found_with_all_permalinks( string $structure, string $name ): void {
		$this->use_permalinks( $structure );
		$this->compare( self::steps()[ $name ] );
	}

	/** @return array<string, array{ int }> More in `npm run test:reliability`. */
	public static function cases_random(): array {
		$cases = array();
		$count = (int) getenv( 'ATELIER_RELIABILITY' ) > 0 ? 6 * (int) getenv( 'ATELIER_RELIABILITY' ) : 4;
		for ( $seed = 1; $seed <= $count; ++$seed ) {
			$cases[ "seed $seed" ] = array( $seed );
		}
		return $cases;
	}

	/** @dataProvider cases_random */
	public function test_random_steps_work_in_a_draft( int $seed ): void {
		$this->compare( static fn( Twin_Site $site ): array => Random_Steps::make( $seed, 10 + $seed % 20, $site ) );
	}
}

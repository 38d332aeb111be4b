<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Restoring;

use Atelier\Tests\History\History_Case;
use Atelier\Tests\SiteDrafts\Dependent_Steps;
use Atelier\Tests\SiteDrafts\Random_Steps;
use Atelier\Tests\SiteDrafts\Twin_Site;
use Atelier\Tests\SiteDrafts\Twin_Start;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/History/History_Case.php';
require_once dirname( __DIR__ ) . '/SiteDrafts/Twin_Site.php';
require_once dirname( __DIR__ ) . '/SiteDrafts/Twin_Start.php';
require_once dirname( __DIR__ ) . '/SiteDrafts/Dependent_Steps.php';
require_once dirname( __DIR__ ) . '/SiteDrafts/Random_Steps.php';

/**
 * Whatever people do to a site, going back to the moment before it restores the database as it was then; undoing that brings back
 * what they did, and going back again works again.
 */
final class Twin_Moments_Test extends History_Case {
	use Twin_Start;

	/** What the history doesn't have, or keeps in another way: see difference(). */
	private const IGNORED = array(
		// Empty custom fields.
		'/,?\["footnotes",""\],?/',
		// Of types without a field for it.
		'/"menu_order":"\d+"(?=.*"post_type":"(?:post|wp_block)")/',
		// In the trash, it depends on what else is there.
		'/(?<="post_status":"trash").*\K"post_name":"[^"]*"/',
		// A template that is created again is another post.
		'/"ID":"[^"]*",(?=.*"post_type":"wp_template)/',
		// Terms of templates that were the theme's file, of which a customization with the same contents is left.
		'/^term .* wp_t.*/',
		'/.*"post_type":"wp_global_styles".*/',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->register_types();
		$this->use_permalinks();
		$this->make_site();
		$this->recorder->forget();
		$this->undo_later( static fn() => rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/nothing' ) ) );
		$this->undo_later( static fn() => $_GET = array() );
		$this->nest_transactions();
	}

	/**
	 * Each request is an entry.
	 *
	 * @param callable( Twin_Site ): ( list<string>|null ) $steps
	 * @return string What was done.
	 */
	private function make( callable $steps, Twin_Site $site ): string {
		$end = function ( $response, $handler, $request ) {
			if ( 'GET' !== $request->get_method() ) {
				$this->end_request();
			}
			return $response;
		};
		add_filter( 'rest_request_after_callbacks', $end, PHP_INT_MAX, 3 );
		$done = $steps( $site ) ?? array();
		remove_filter( 'rest_request_after_callbacks', $end, PHP_INT_MAX );
		$_GET = array();
		return implode( "\n", $done ) . "\n";
	}

	/** @param callable( Twin_Site ): ( list<string>|null ) $steps */
	private function compare( callable $steps ): void {
		$site    = new Twin_Site( 0, $this->ids, $this->types );
		$before  = $site->rows();
		$log     = $this->make( $steps, $site );
		$after   = $site->rows();
		$entries = $this->entries();
		if ( array() === $entries || self::difference( $before, $after ) === '' ) {
			$this->addToAssertionCount( 1 );
			return;
		}
		$moment = array( 'entry' => $entries[0]->id, 'pages' => true );
		$this->publish( $this->ask_history( 'POST', '/moment', $moment ), "{$log}going back" );
		$this->assertSame( '', self::difference( $before, $site->rows() ), "{$log}after going back" );
		$this->publish( $this->ask_history( 'POST', "/{$this->last()->id}/draft" ), "{$log}undoing that" );
		$this->assertSame( '', self::difference( $after, $site->rows() ), "{$log}after undoing that" );
		$this->publish( $this->ask_history( 'POST', '/moment', $moment ), "{$log}going back again" );
		$this->assertSame( '', self::difference( $before, $site->rows() ), "{$log}after going back again" );
	}

	private function publish( WP_REST_Response $made, string $what ): void {
		$this->assertSame( array( 201, array() ), array( $made->get_status(), $made->get_data()['skipped'] ?? null ), $what . wp_json_encode( $made->get_data() ) );
		$answer = $this->ask( 'POST', "/atelier/v1/site-drafts/{$made->get_data()['draft']}/publish" );
		$this->assertSame( 200, $answer->get_status(), $what . wp_json_encode( $answer->get_data() ) );
		$this->end_request();
	}

	/**
	 * What was made since is in the trash; a template of the theme stays customized, with the contents of the file.
	 *
	 * @param list<string> $expected
	 * @param list<string> $actual
	 */
	private static function difference( array $expected, array $actual ): string {
		list( $expected, $actual ) = array_map( static fn( array $rows ): array => (array) preg_replace( self::IGNORED, '', $rows ), array( $expected, $actual ) );
		$is_more                   = static fn( string $row ): bool => false === strpos( $row, '"post_status":"trash"' ) && false === strpos( $row, '"post_type":"wp_template' );
		$gone                      = array_map( static fn( string $row ): string => "- $row", array_diff( $expected, $actual ) );
		$new                       = array_map( static fn( string $row ): string => "+ $row", array_filter( array_diff( $actual, $expected ), $is_more ) );
		return implode( "\n", array_merge( $gone, $new ) );
	}

	/** @return array<string, array{ string }> Those that remove something. */
	public static function cases_dependent(): array {
		$names = array_filter( array_keys( Dependent_Steps::all() ), static fn( string $name ): bool => 1 === preg_match( '/trash|deleted|goes|reset|swap|change places|turned round/', $name ) );
		return array_map( static fn( string $name ): array => array( $name ), array_combine( $names, $names ) );
	}

	/** @dataProvider cases_dependent */
	public function test_what_depends_on_each_other_is_restored( string $name ): void {
		$this->compare( Dependent_Steps::all()[ $name ] );
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
	public function test_random_steps_are_restored( int $seed ): void {
		$this->compare( static fn( Twin_Site $site ): array => Random_Steps::make( $seed, 10 + $seed % 20, $site ) );
	}
}

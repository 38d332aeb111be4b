<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Publishing;

use Atelier\Publishing\Publisher;
use Atelier\Records\Change;
use Atelier\Records\Top_Blocks;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Tests\SiteDrafts\Committed_Case;
use Atelier\Tests\Wiring;
use RuntimeException;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

/**
 * Two users publish at the same time, each in its own process: ATELIER_RELIABILITY times.
 *
 * @group database
 * @group newest
 */
final class Two_Publishers_Test extends Committed_Case {
	private const PARAGRAPH = "<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->";

	private const ROUNDS = 6;

	/** The maximum delay of the second process, in microseconds. Publishing takes longer. */
	private const LATEST = 60000;

	/** @var array<string, string> Record keys by their names in the tests. */
	private array $keys = array();

	private int $other_user = 0;

	protected function setUp(): void {
		parent::setUp();
		$first            = get_current_user_id();
		$this->other_user = $this->log_in_as( 'administrator' );
		wp_set_current_user( $first );
	}

	/** The number of rounds; zero if processes can't be started, such as in WebAssembly. */
	private static function rounds(): int {
		$asked = (int) getenv( 'ATELIER_RELIABILITY' );
		return function_exists( 'proc_open' ) && is_executable( PHP_BINARY ) ? ( $asked > 0 ? $asked : self::ROUNDS ) : 0;
	}

	private static function blocks( string ...$words ): string {
		return implode( "\n\n", array_map( static fn( string $word ): string => sprintf( self::PARAGRAPH, $word ), $words ) );
	}

	/**
	 * Publishes two drafts at the same time.
	 *
	 * @param list<array{ int, string }> $publications Drafts, and how to handle conflicts.
	 * @return list<array{ status: int, data: array<string, mixed> }> The responses, in the same order.
	 */
	private function publish_at_once( array $publications ): array {
		$users     = array( get_current_user_id(), $this->other_user );
		$processes = array();
		foreach ( $publications as $at => list( $draft, $conflicts ) ) {
			$pipes       = array();
			$command     = array( PHP_BINARY, '-d', 'memory_limit=256M', __DIR__ . '/publish.php', rtrim( ABSPATH, '/' ), (string) $users[ $at ], (string) $draft, $conflicts );
			$process     = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'a' ) ), $pipes );
			$processes[] = array( $process, $pipes );
		}
		foreach ( $processes as list( , $pipes ) ) {
			if ( "ready\n" !== fgets( $pipes[1] ) ) {
				throw new RuntimeException( 'A publisher has not started.' );
			}
		}
		// Either one may be first, each time at another step.
		foreach ( mt_rand( 0, 1 ) ? $processes : array_reverse( $processes ) as list( , $pipes ) ) {
			fwrite( $pipes[0], "go\n" );
			usleep( mt_rand( 0, 3 ) ? mt_rand( 0, self::LATEST ) : 0 );
		}
		$answers = array();
		foreach ( $processes as list( $process, $pipes ) ) {
			$output = (string) stream_get_contents( $pipes[1] );
			array_map( 'fclose', $pipes );
			proc_close( $process );
			$answer = json_decode( $output, true );
			if ( ! is_array( $answer ) ) {
				throw new RuntimeException( "A publisher has not answered: $output" );
			}
			$answers[] = $answer;
		}
		wp_cache_flush();
		return $answers;
	}

	/** Creates the records of several types. */
	private function make_records(): void {
		global $wpdb;
		$theme = get_stylesheet();
		// WordPress stores revisions of a page from its first update on.
		foreach ( array( 'page', 'post', 'pattern' ) as $name ) {
			$type                = 'pattern' === $name ? 'wp_block' : $name;
			$id                  = $this->make( $type, "Before $name", self::blocks( 'a', 'b', 'c' ) );
			$this->keys[ $name ] = "$type:$id";
			wp_update_post( array( 'ID' => $id, 'post_title' => "Earlier $name" ) );
		}
		$this->keys['template'] = "wp_template:$theme//404";
		$this->keys['styles']   = 'wp_global_styles:' . self::styles_id();
		$this->keys['site']     = Change::SITE;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'atelier\\_saving\\_%'" );
	}

	/** Creates a draft of one user that changes every record, in an order of its own. */
	private function make_draft_of( string $who ): int {
		$draft = $this->make_draft();
		$theme = get_stylesheet();
		$names = array_keys( $this->keys );
		shuffle( $names );
		foreach ( $names as $name ) {
			list( $type, $id ) = explode( ':', $this->keys[ $name ], 2 ) + array( 1 => '' );
			$edits             = array(
				'template' => array( 'content' => self::template_of( $who ) ),
				'styles'   => array( 'styles' => array( 'color' => array( 'text' => 'one' === $who ? '#111111' : '#222222' ) ) ),
				'site'     => array( 'title' => $who, 'description' => $who ),
			);
			// Each draft changes another block of the content.
			$content = 'one' === $who ? self::blocks( 'one', 'b', 'c' ) : self::blocks( 'a', 'b', 'other' );
			$this->change( $draft, $type, $id, $edits[ $name ] ?? array( 'title' => $who, 'content' => $content, 'slug' => "$name-$who" ) );
		}
		return $draft;
	}

	/** The theme's template with another first block. */
	private static function template_of( string $who ): string {
		$blocks            = Top_Blocks::of( get_block_file_template( get_stylesheet() . '//404' )->content );
		$blocks[0]['text'] = "<!-- wp:{$blocks[0]['name']} {\"className\":\"$who\"} /-->";
		return implode( "\n\n", array_column( $blocks, 'text' ) );
	}

	/** @return array<string, string> The author of each property: "one", "other", "both" or the initial value. */
	private function owners(): array {
		$owners = array();
		foreach ( array( 'page', 'post', 'pattern' ) as $name ) {
			$post                      = get_post( (int) explode( ':', $this->keys[ $name ] )[1] );
			$owners[ "$name.title" ]   = $post->post_title;
			$owners[ "$name.slug" ]    = str_replace( "$name-", '', $post->post_name );
			$contents                  = array(
				self::blocks( 'one', 'b', 'c' )     => 'one',
				self::blocks( 'a', 'b', 'other' )   => 'other',
				self::blocks( 'one', 'b', 'other' ) => 'both',
			);
			$owners[ "$name.content" ] = $contents[ $post->post_content ] ?? $post->post_content;
		}
		$texts                      = array( '#111111' => 'one', '#222222' => 'other' );
		$styles                     = json_decode( get_post( self::styles_id() )->post_content, true );
		// WordPress adds attributes of its own.
		preg_match_all( '/"className":"(\w+)"/', get_block_template( get_stylesheet() . '//404' )->content, $classes );
		$owners['template.content'] = implode( ' and ', $classes[1] );
		$owners['styles.text']      = $texts[ $styles['styles']['color']['text'] ?? '' ] ?? 'nobody';
		$owners['site.title']       = (string) get_option( 'blogname' );
		$owners['site.description'] = (string) get_option( 'blogdescription' );
		return $owners;
	}

	/** @return array<int, string> The contents of all revisions, by revision ID. */
	private static function revisions(): array {
		global $wpdb;
		return array_column( $wpdb->get_results( "SELECT ID, CONCAT( post_parent, ' ', post_title, ' ', post_content ) AS text FROM $wpdb->posts WHERE post_type = 'revision'", ARRAY_A ), 'text', 'ID' );
	}

	/**
	 * @param array<int, string> $before Revisions.
	 * @param list<string>       $whose  The later titles of each record.
	 */
	private function check_nothing_is_lost( array $before, array $whose, string $round ): void {
		$now = self::revisions();
		$this->assertSame( array(), array_diff_assoc( $before, $now ), "$round: earlier revisions are as before" );
		foreach ( array( 'page', 'post', 'pattern' ) as $name ) {
			$id = (int) explode( ':', $this->keys[ $name ] )[1];
			foreach ( $whose as $who ) {
				$found = array_filter( array_diff_key( $now, $before ), static fn( string $text ): bool => 0 === strpos( $text, "$id $who " ) );
				$this->assertCount( 1, $found, "$round: $name has a revision of $who" );
			}
		}
		$this->assertSame( array(), $this->locks_left(), "$round: no lock is left" );
	}

	/** @return list<string> */
	private function locks_left(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'atelier\\_saving\\_%'" );
	}

	/** Resets the tables, so that each round starts with its own records and drafts. */
	private function start_again(): void {
		$this->tearDown();
		$this->setUp();
	}

	public function test_the_same_draft_is_published_once(): void {
		if ( 0 === self::rounds() ) {
			$this->expectNotToPerformAssertions();
		}
		mt_srand( 11 );
		for ( $round = 1; $round <= self::rounds(); $round++ ) {
			$this->make_records();
			$draft   = $this->make_draft_of( 'one' );
			$before  = self::revisions();
			$answers = $this->publish_at_once( array( array( $draft, Publisher::ASK ), array( $draft, Publisher::ASK ) ) );
			$text    = "round $round " . wp_json_encode( wp_list_pluck( $answers, 'status' ) );
			usort( $answers, static fn( array $one, array $other ): int => $one['status'] <=> $other['status'] );
			$this->assertSame( 200, $answers[0]['status'], "$text: one publishes it: " . wp_json_encode( $answers ) );
			$this->assertCount( count( $this->keys ), $answers[0]['data']['published'], "$text: all of it" );
			$this->assertContains( array( $answers[1]['status'], $answers[1]['data']['code'] ?? '' ), array( array( 409, 'atelier_draft_published' ), array( 423, 'atelier_busy' ) ), "$text: the other is told" );
			$this->assertSame( Draft::PUBLISHED, $this->store->get( $draft )->status, $text );
			$this->assertSame( array( 'one' ), array_values( array_unique( $this->owners() ) ), "$text: every record is of the draft" );
			$this->check_nothing_is_lost( $before, array( 'one' ), $text );
			$this->start_again();
		}
	}

	public function test_by_hand_at_the_moment_of_its_schedule_it_is_published_once(): void {
		if ( 0 === self::rounds() ) {
			$this->expectNotToPerformAssertions();
		}
		mt_srand( 14 );
		for ( $round = 1; $round <= self::rounds(); $round++ ) {
			$this->make_records();
			$draft = $this->make_draft_of( 'one' );
			$due   = time() - MINUTE_IN_SECONDS;
			$this->assertTrue( Wiring::schedule( static fn(): int => $due - MINUTE_IN_SECONDS )->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', $due ), 'hold', 'publish' ) );
			// As WordPress does before it runs an event.
			Schedule_Consent::remove_event( $draft );
			$before  = self::revisions();
			$answers = $this->publish_at_once( array( array( $draft, Publisher::ASK ), array( $draft, 'schedule' ) ) );
			$text    = "round $round " . wp_json_encode( $answers[0] );
			$refused = array( $answers[0]['status'], $answers[0]['data']['code'] ?? '' );
			$this->assertContains( $refused, array( array( 200, '' ), array( 409, 'atelier_draft_published' ), array( 423, 'atelier_busy' ) ), $text );
			$now = $this->store->get( $draft );
			$this->assertSame( array( Draft::PUBLISHED, null, '' ), array( $now->status, $now->schedule, $this->store->state( $draft )['problem'] ), $text );
			$this->assertSame( array( 'one' ), array_values( array_unique( $this->owners() ) ), "$text: every record is of the draft" );
			$this->assertFalse( wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ), "$text: nothing is left to run" );
			$this->check_nothing_is_lost( $before, array( 'one' ), $text );
			$this->start_again();
		}
	}

	public function test_a_draft_that_is_deleted_at_the_same_moment_is_published_as_a_whole_or_not_at_all(): void {
		if ( 0 === self::rounds() ) {
			$this->expectNotToPerformAssertions();
		}
		mt_srand( 15 );
		for ( $round = 1; $round <= self::rounds(); $round++ ) {
			$this->make_records();
			$draft   = $this->make_draft_of( 'one' );
			$answers = $this->publish_at_once( array( array( $draft, Publisher::ASK ), array( $draft, 'delete' ) ) );
			$text    = "round $round " . wp_json_encode( $answers );
			$owners  = array_values( array_unique( $this->owners() ) );
			$this->assertSame( 200 === $answers[0]['status'], array( 'one' ) === $owners, $text );
			$this->assertSame( 200 !== $answers[0]['status'], ! in_array( 'one', $owners, true ), $text );
			$this->assertSame( 200 === $answers[1]['status'], null === $this->store->get( $draft ), $text );
			$this->assertSame( array(), $this->locks_left(), "$text: no lock is left" );
			$this->start_again();
		}
	}

	public function test_of_two_drafts_with_the_same_records_one_is_published_and_the_other_has_conflicts(): void {
		if ( 0 === self::rounds() ) {
			$this->expectNotToPerformAssertions();
		}
		mt_srand( 12 );
		for ( $round = 1; $round <= self::rounds(); $round++ ) {
			$this->make_records();
			$drafts  = array( 'one' => $this->make_draft_of( 'one' ), 'other' => $this->make_draft_of( 'other' ) );
			$before  = self::revisions();
			$answers = array_combine( array( 'one', 'other' ), $this->publish_at_once( array( array( $drafts['one'], Publisher::ASK ), array( $drafts['other'], Publisher::ASK ) ) ) );
			$text    = "round $round " . wp_json_encode( wp_list_pluck( $answers, 'status' ) );
			$winner  = 200 === $answers['one']['status'] ? 'one' : 'other';
			$loser   = 'one' === $winner ? 'other' : 'one';
			$this->assertSame( 200, $answers[ $winner ]['status'], "$text: one wins: " . wp_json_encode( $answers ) );
			$refusal = array( $answers[ $loser ]['status'], $answers[ $loser ]['data']['code'] ?? '' );
			$this->assertContains( $refusal, array( array( 409, 'atelier_draft_conflicts' ), array( 423, 'atelier_busy' ) ), "$text: the other is told" );
			if ( 409 === $refusal[0] ) {
				$named = wp_list_pluck( $answers[ $loser ]['data']['data']['changes'], 'key' );
				sort( $named );
				$expected = array_values( $this->keys );
				sort( $expected );
				$this->assertSame( $expected, $named, "$text: about every record" );
			}
			$this->assertSame( array( Draft::PUBLISHED, Draft::OPEN ), array( $this->store->get( $drafts[ $winner ] )->status, $this->store->get( $drafts[ $loser ] )->status ), $text );
			$this->assertSame( array( $winner ), array_values( array_unique( $this->owners() ) ), "$text: every record is of the winner" );
			$this->check_nothing_is_lost( $before, array( $winner ), $text );
			$this->start_again();
		}
	}

	public function test_two_drafts_that_prefer_their_own_changes_are_published_one_after_the_other(): void {
		if ( 0 === self::rounds() ) {
			$this->expectNotToPerformAssertions();
		}
		mt_srand( 13 );
		for ( $round = 1; $round <= self::rounds(); $round++ ) {
			$this->make_records();
			$drafts  = array( 'one' => $this->make_draft_of( 'one' ), 'other' => $this->make_draft_of( 'other' ) );
			$before  = self::revisions();
			$asked   = array( array( $drafts['one'], Publisher::MINE ), array( $drafts['other'], Publisher::MINE ) );
			$answers = $this->publish_at_once( $asked );
			foreach ( array_keys( wp_list_pluck( $answers, 'status' ), 423, true ) as $at ) {
				// On a slow machine, it waited for the other one longer than anybody would.
				$answers[ $at ] = $this->publish_at_once( array( $at => $asked[ $at ] ) )[0];
			}
			$text    = "round $round " . wp_json_encode( wp_list_pluck( $answers, 'status' ) );
			$this->assertSame( array( 200, 200 ), wp_list_pluck( $answers, 'status' ), "$text: both are published: " . wp_json_encode( $answers ) );
			$owners = $this->owners();
			// Both changed different blocks of the contents; the second one wins for all other properties.
			$contents = array( 'page.content' => 'both', 'post.content' => 'both', 'pattern.content' => 'both' );
			$this->assertSame( $contents, array_intersect_key( array_replace( $contents, $owners ), $contents ), "$text: contents are merged" );
			$this->assertCount( 1, array_unique( array_diff_key( $owners, $contents ) ), "$text: all of one draft: " . wp_json_encode( $owners ) );
			$this->check_nothing_is_lost( $before, array( 'one', 'other' ), $text );
			$this->start_again();
		}
	}
}

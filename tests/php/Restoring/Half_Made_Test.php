<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Restoring;

use Atelier\Records\Hidden_Posts;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Tests\History\History_Case;
use Atelier\Tests\Wiring;
use RuntimeException;

require_once dirname( __DIR__ ) . '/History/History_Case.php';

/**
 * A plugin may fail at any moment while something is restored: nothing of it is left then.
 */
final class Half_Made_Test extends History_Case {
	/** WordPress's own, in each of which plugins do something. */
	private const HOOKS = array( 'wp_insert_post_data', 'clean_post_cache', 'transition_post_status', 'save_post', 'wp_insert_post', 'added_post_meta', 'update_post_metadata' );

	/** No restoring takes as many. */
	private const MOST = 60;

	protected function setUp(): void {
		parent::setUp();
		$this->nest_transactions();
		$this->undo_later( fn() => $this->ask( 'GET', '/' ) );
	}

	/** @return list<string> What drafts are made of, as stored. */
	private static function parts(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT CONCAT( `ID`, ' ', `post_type`, ' ', `post_status` ) FROM `$wpdb->posts` WHERE `post_type` IN ( %s, %s ) OR `post_status` = %s ORDER BY `ID`", Draft_Store::DRAFT_TYPE, Draft_Store::CHANGE_TYPE, Hidden_Posts::STATUS ) );
	}

	/** Whether an action fails because a plugin fails at the nth call of a hook. */
	private function fails_at( string $hook, int $nth, callable $action ): bool {
		$fail = static function ( $value ) use ( &$nth ) {
			if ( 0 === --$nth ) {
				throw new RuntimeException( 'A plugin fails.' );
			}
			return $value;
		};
		add_filter( $hook, $fail );
		try {
			$action();
			return false;
		} catch ( RuntimeException $error ) {
			return true;
		} finally {
			remove_filter( $hook, $fail );
		}
	}

	/** @return array<string, array{ string }> */
	public static function cases_hooks(): array {
		return array_combine( self::HOOKS, array_map( static fn( string $hook ): array => array( $hook ), self::HOOKS ) );
	}

	/** @dataProvider cases_hooks */
	public function test_no_half_made_draft_is_left( string $hook ): void {
		$page = $this->make_known_post( array( 'post_title' => 'Kept' ) );
		$gone = $this->make_known_post( array( 'post_title' => 'Gone' ) );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Later' ) );
		$this->end_request();
		$moment = array( 'entry' => $this->last()->id, 'pages' => true );
		wp_delete_post( $gone, true );
		$this->end_request();
		$before = self::parts();
		for ( $nth = 1; $nth < self::MOST; $nth++ ) {
			if ( ! $this->fails_at( $hook, $nth, fn() => $this->ask_history( 'POST', '/moment', $moment ) ) ) {
				break;
			}
			$this->assertSame( $before, self::parts(), "$hook, call $nth" );
		}
		$this->assertTrue( $nth > 1 && $nth < self::MOST, "of $nth calls, the last one didn’t fail" );
		$this->assertCount( 4, array_diff( self::parts(), $before ), 'the draft, two changes, and the hidden page' );
	}

	/**
	 * Repeats an action until no plugin fails any more.
	 *
	 * @param int $draft The open site draft; zero for the live site.
	 */
	private function assert_nothing_is_left( string $hook, int $draft, callable $action ): void {
		$before = self::parts();
		for ( $nth = 1; $nth < self::MOST; $nth++ ) {
			$_GET  = $draft > 0 ? array( 'atelier_draft' => (string) $draft ) : array();
			$fails = $this->fails_at( $hook, $nth, $action );
			$_GET  = array();
			if ( ! $fails ) {
				break;
			}
			$this->assertSame( $before, self::parts(), "$hook, call $nth" );
		}
		$this->assertTrue( $nth > 1 && $nth < self::MOST, "of $nth calls, the last one didn’t fail" );
	}

	/** @dataProvider cases_hooks */
	public function test_no_hidden_page_is_left( string $hook ): void {
		$gone = $this->make_known_post( array( 'post_title' => 'Gone' ) );
		wp_delete_post( $gone, true );
		$this->end_request();
		$entry   = $this->last()->id;
		$restore = fn() => $this->ask_history( 'POST', "/$entry/restore" );
		$this->assert_nothing_is_left( $hook, Wiring::drafts()->create( 'Open' ), $restore );
		$this->assertContains( "$gone page " . Hidden_Posts::STATUS, self::parts(), 'it is in the draft' );
		$this->assert_nothing_is_left( $hook, 0, $restore );
	}

	/** @dataProvider cases_hooks */
	public function test_no_hidden_page_is_left_of_one_that_is_added( string $hook ): void {
		$this->assert_nothing_is_left( $hook, Wiring::drafts()->create( 'Open' ), fn() => $this->ask( 'POST', '/wp/v2/pages', array( 'title' => 'New' ) ) );
	}
}

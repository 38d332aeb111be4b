<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\SiteDrafts\Draft_People;

require_once __DIR__ . '/Draft_Test_Case.php';

final class Draft_People_Test extends Draft_Test_Case {
	private const NOW = 1800000000;

	public function test_the_state_names_who_has_the_draft_open(): void {
		$draft = $this->make_draft();
		$ada   = $this->log_in_named( 'Ada' );
		$this->assertSame( array(), $this->people( $draft ), 'Asking is not opening.' );
		$this->assertSame( array( array( 'id' => $ada, 'name' => 'Ada', 'isMe' => true ) ), $this->people( $draft, true ) );

		$eve = $this->log_in_named( 'Eve' );
		$both = array( array( 'id' => $ada, 'name' => 'Ada', 'isMe' => false ), array( 'id' => $eve, 'name' => 'Eve', 'isMe' => true ) );
		$this->assertSame( $both, $this->people( $draft, true ) );
		$this->assertSame( $both, $this->people( $draft, true ) );
		$this->assertSame( array(), $this->people( $this->make_draft( 'Another' ) ) );
	}

	public function test_who_stops_asking_is_gone_after_a_minute(): void {
		$draft = $this->make_draft();
		$one   = $this->make_administrator();
		$two   = $this->make_administrator();
		( new Draft_People() )->note( $draft, $one, self::NOW );
		( new Draft_People() )->note( $draft, $two, self::NOW + 30 );
		$this->assertSame( array( $one, $two ), self::ids( $draft, self::NOW + Draft_People::STAYS - 1 ) );
		$this->assertSame( array( $two ), self::ids( $draft, self::NOW + Draft_People::STAYS ) );
		( new Draft_People() )->note( $draft, $two, self::NOW + 80 );
		$this->assertSame( array( $two ), self::ids( $draft, self::NOW + 100 ) );
	}

	public function test_few_requests_of_many_write(): void {
		global $wpdb;
		$draft  = $this->make_draft();
		$writes = 0;
		$count  = static function ( $sql ) use ( &$writes ) {
			$writes += (int) preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql );
			return $sql;
		};
		( new Draft_People() )->note( $draft, get_current_user_id(), self::NOW );
		add_filter( 'query', $count );
		for ( $at = 0; $at < Draft_People::RENEWED; $at += 4 ) {
			( new Draft_People() )->note( $draft, get_current_user_id(), self::NOW + $at );
		}
		$this->assertSame( 0, $writes );
		( new Draft_People() )->note( $draft, get_current_user_id(), self::NOW + Draft_People::RENEWED );
		remove_filter( 'query', $count );
		$this->assertTrue( $writes > 0 );
		$loaded = $wpdb->get_col( "SELECT `autoload` FROM `$wpdb->options` WHERE `option_name` LIKE '%atelier\\_draft\\_people%'" );
		$this->assertSame( array( 'off', 'off' ), $loaded, 'Its rows are those of one transient, which no other request loads.' );
	}

	public function test_their_number_is_limited(): void {
		$draft = $this->make_draft();
		$first = $this->make_administrator();
		( new Draft_People() )->note( $draft, $first, self::NOW );
		for ( $user = 9000001; $user <= 9000000 + 2 * Draft_People::MAX; $user++ ) {
			( new Draft_People() )->note( $draft, $user, self::NOW );
		}
		$this->assertCount( Draft_People::MAX, get_transient( "atelier_draft_people_$draft" ) );
		( new Draft_People() )->note( $draft, $first, self::NOW + 40 );
		$this->assertSame( array( $first ), self::ids( $draft, self::NOW + 70 ), 'Who is in it stays in it.' );
	}

	public function test_who_is_gone_or_may_not_open_drafts_is_not_named(): void {
		$draft   = $this->make_draft();
		$gone    = $this->make_administrator();
		$demoted = $this->make_administrator();
		foreach ( array( $gone, $demoted, 0, get_current_user_id() ) as $user ) {
			( new Draft_People() )->note( $draft, $user, self::NOW );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $gone );
		( new \WP_User( $demoted ) )->set_role( 'editor' );
		$this->assertSame( array( get_current_user_id() ), self::ids( $draft, self::NOW ) );
	}

	public function test_a_stored_value_of_other_code_is_no_error(): void {
		$draft = $this->make_draft();
		foreach ( array( 'text', array( 'text' => self::NOW, 1 => 'now', 2 => array() ) ) as $stored ) {
			set_transient( "atelier_draft_people_$draft", $stored, 60 );
			$this->assertSame( array(), self::ids( $draft, self::NOW ) );
		}
	}

	public function test_nobody_is_in_a_draft_that_has_ended(): void {
		$draft = $this->make_draft();
		$this->people( $draft, true );
		$this->store->mark_published( $draft, get_current_user_id() );
		$this->assertSame( array(), $this->people( $draft, true ) );
		$this->store->delete( $draft );
		$this->assertFalse( get_transient( "atelier_draft_people_$draft" ) );
	}

	private function log_in_named( string $name ): int {
		$user = $this->log_in_as( 'administrator' );
		wp_update_user( array( 'ID' => $user, 'display_name' => $name ) );
		wp_set_current_user( $user );
		return $user;
	}

	private function make_administrator(): int {
		$before = get_current_user_id();
		$id     = $this->log_in_as( 'administrator' );
		wp_set_current_user( $before );
		return $id;
	}

	/** @return list<array<string, mixed>> */
	private function people( int $draft, bool $is_open = false ): array {
		return $this->live( 'GET', "/atelier/v1/site-drafts/$draft/state", $is_open ? array( 'open' => true ) : array() )->get_data()['people'];
	}

	/** @return list<int> */
	private static function ids( int $draft, int $now ): array {
		return array_column( ( new Draft_People() )->of( $draft, $now ), 'id' );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\Retention;
use Atelier\Tests\Wiring;

require_once __DIR__ . '/History_Case.php';

final class Retention_Test extends History_Case {
	protected function setUp(): void {
		parent::setUp();
		delete_option( Retention::OPTION );
	}

	private function make_entry( float $days_ago, int $bytes = 10 ): int {
		$entry       = new Entry();
		$entry->user = $this->admin;
		$entry->date = gmdate( 'Y-m-d H:i:s', time() - (int) ( $days_ago * DAY_IN_SECONDS ) );
		$entry->add( new Changed_Record( 'wp_block', '1', 'Card', Changed_Record::UPDATE, array( 'content' => str_repeat( 'x', $bytes ) ), array( 'content' => '' ) ) );
		$this->store->save( $entry );
		return $entry->id;
	}

	/** @return list<int> The IDs of the remaining entries. */
	private function prune( array $limits ): array {
		$retention = new Retention( $this->store );
		$retention->set_limits( $limits );
		$retention->prune();
		return array_map( static fn( Entry $entry ): int => $entry->id, $this->entries() );
	}

	public function test_deletes_entries_above_the_age_limit(): void {
		$this->make_entry( 41 );
		$young = $this->make_entry( 39 );
		$this->assertSame( array( $young ), $this->prune( array( 'days' => 40 ) ) );
		$this->assertSame( array( $young ), $this->prune( array( 'days' => Retention::FOREVER ) ) );
	}

	public function test_deletes_the_oldest_entries_above_the_size_limit_but_keeps_the_last_day(): void {
		$sizes = array();
		foreach ( array( 5, 4, 3, 0.5, 0.1 ) as $days ) {
			$sizes[] = $this->make_entry( $days, 3 * MB_IN_BYTES );
		}
		$this->assertSame( array_slice( $sizes, 2 ), $this->prune( array( 'days' => Retention::FOREVER, 'megabytes' => 10 ) ) );
		$today = array( $this->make_entry( 0.1, 3 * MB_IN_BYTES ), $this->make_entry( 0.1, 3 * MB_IN_BYTES ) );
		$this->assertSame( array_merge( array_slice( $sizes, 3 ), $today ), $this->prune( array() ) );
	}

	public function test_keeps_entries_that_an_open_draft_undoes(): void {
		$kept   = $this->make_entry( 400 );
		$drafts = Wiring::drafts();
		$draft  = $drafts->create( 'Undo' );
		update_post_meta( $draft, Retention::SOURCE_META, $kept );
		$this->make_entry( 400 );
		$this->assertSame( array( $kept ), $this->prune( array( 'days' => 365 ) ) );
		$drafts->mark_published( $draft, $this->admin );
		$this->assertSame( array(), $this->prune( array() ) );
	}

	public function test_settings_contain_the_storage_used_and_an_estimate(): void {
		$status = $this->ask_history( 'GET', '/settings' )->get_data();
		$this->assertSame( array( 365, 200, 0, 0, null, null ), array_values( $status ) );
		$this->make_entry( 1 );
		$this->assertSame( null, $this->ask_history( 'GET', '/settings' )->get_data()['perYear'], 'one day says nothing' );
		$this->make_entry( 73, 1000 );
		$status = $this->ask_history( 'GET', '/settings' )->get_data();
		$this->assertSame( 2, $status['entries'] );
		$this->assertTrue( abs( $status['perYear'] - $status['bytes'] * 5 ) < 100 );
		$saved = $this->ask_history( 'POST', '/settings', array( 'days' => 0, 'megabytes' => 50 ) )->get_data();
		$this->assertSame( array( 0, 50 ), array( $saved['days'], $saved['megabytes'] ) );
		foreach ( array( array( 'days' => 7 ), array( 'days' => -1 ), array( 'megabytes' => 0 ), array( 'days' => 'forever' ) ) as $invalid ) {
			$this->assertSame( 400, $this->ask_history( 'POST', '/settings', $invalid )->get_status(), (string) wp_json_encode( $invalid ) );
		}
	}

	public function test_is_scheduled_after_the_first_entry(): void {
		wp_clear_scheduled_hook( Retention::HOOK );
		$this->make_known_post();
		$this->assertTrue( false !== wp_next_scheduled( Retention::HOOK ) );
		$this->assertTrue( false !== has_action( Retention::HOOK ) );
	}
}

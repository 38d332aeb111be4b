<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\Agents\Agent_Record;
use Atelier\Agents\Agent_Role;
use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\Tests\Wiring;
use RuntimeException;
use WP_Application_Passwords;

require_once __DIR__ . '/History_Case.php';

/**
 * The actions of WordPress 6.9 and later, which tests fire themselves, since 6.8 has neither them nor abilities.
 */
final class Ability_Runs_Test extends History_Case {
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		$this->page = $this->make_known_post( array( 'post_title' => 'One' ) );
		$before     = $GLOBALS['wp_rest_application_password_uuid'] ?? null;
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_rest_application_password_uuid'] = $before;
			}
		);
	}

	/** @param callable(): void $work */
	private static function run_ability( string $name, callable $work, bool $succeeds = true ): void {
		$ability = new class() {
			public function get_label(): string {
				return 'Sell “it”';
			}

			public function execute( string $name, callable $work, bool $succeeds ): void {
				do_action( 'wp_before_execute_ability', $name, null, $this );
				$work();
				if ( $succeeds ) {
					do_action( 'wp_after_execute_ability', $name, null, true, $this );
				}
			}
		};
		$ability->execute( $name, $work, $succeeds );
	}

	private function rename_page( string $title ): void {
		wp_update_post( array( 'ID' => $this->page, 'post_title' => $title ) );
	}

	private function fail_after( string $title ): void {
		$this->rename_page( $title );
		throw new RuntimeException( 'Sold out' );
	}

	/** @return list<Entry> Of the page, but for the first, which made it. */
	private function later(): array {
		return array_slice( array_values( array_filter( $this->entries(), fn( Entry $entry ): bool => isset( $entry->records[ "page:$this->page" ] ) ) ), 1 );
	}

	/** @return list<string|null> */
	private function abilities(): array {
		return array_map( static fn( Entry $entry ): ?string => $entry->ability['name'] ?? null, $this->later() );
	}

	public function test_what_an_ability_changes_is_an_entry_of_its_own(): void {
		$this->rename_page( 'Before' );
		self::run_ability( 'shop/sell', fn() => $this->rename_page( 'Within' ) );
		$this->rename_page( 'After' );
		$this->end_request();
		$this->assertSame( array( null, 'shop/sell', null ), $this->abilities() );
		$entry = $this->later()[1];
		$this->assertSame( 'Sell “it”', $entry->ability['label'] );
		$this->assertSame( array( '', $this->admin ), array( $entry->agent, $entry->user ) );
	}

	public function test_abilities_that_only_read_leave_no_trace(): void {
		$this->rename_page( 'Before' );
		self::run_ability( 'shop/look', static fn() => null );
		$this->end_request();
		$this->assertSame( array( null ), $this->abilities() );
	}

	public function test_an_ability_within_another_and_one_that_fails(): void {
		self::run_ability(
			'shop/outer',
			function (): void {
				$this->rename_page( 'Outer' );
				self::run_ability( 'shop/inner', fn() => $this->rename_page( 'Inner' ) );
				$this->rename_page( 'Outer again' );
				self::run_ability( 'shop/fails', static fn() => null, false );
			}
		);
		$this->rename_page( 'After' );
		$this->end_request();
		$this->assertSame( array( 'shop/outer', 'shop/inner', 'shop/outer', null ), $this->abilities() );
	}

	public function test_an_ability_that_fails_leaves_its_name_on_nothing_that_follows(): void {
		self::run_ability( 'shop/refuses', fn() => $this->rename_page( 'Half' ), false );
		$this->rename_page( 'By a person' );
		try {
			self::run_ability( 'shop/throws', fn() => $this->fail_after( 'Half again' ) );
		} catch ( RuntimeException $error ) {
			wp_update_post( array( 'ID' => $this->page, 'post_title' => 'By whoever caught it' ) );
		}
		self::run_ability(
			'shop/outer',
			function (): void {
				try {
					self::run_ability( 'shop/inner', fn() => $this->fail_after( 'Inner' ) );
				} catch ( RuntimeException $error ) {
					$this->rename_page( 'Outer' );
				}
			}
		);
		$this->end_request();
		$this->assertSame( array( 'shop/refuses', null, 'shop/throws', null, 'shop/inner', 'shop/outer' ), $this->abilities() );
	}

	public function test_an_option_that_is_changed_after_a_failed_ability_is_not_its_own(): void {
		self::run_ability( 'shop/refuses', static fn() => update_option( 'blogname', 'Half' ), false );
		update_option( 'blogname', 'By a person' );
		$this->end_request();
		$of_site = array_values( array_filter( $this->entries(), static fn( Entry $entry ): bool => isset( $entry->records['site'] ) ) );
		$this->assertSame( array( 'shop/refuses', null ), array_map( static fn( Entry $entry ): ?string => $entry->ability['name'] ?? null, $of_site ) );
	}

	public function test_names_the_application_password_of_the_request(): void {
		list( , $item ) = WP_Application_Passwords::create_new_application_password( $this->admin, array( 'name' => 'Laptop' ) );
		$GLOBALS['wp_rest_application_password_uuid'] = $item['uuid'];
		$this->rename_page( 'Two' );
		$this->end_request();
		$this->assertSame( array( 'Laptop', null ), array( $this->last()->agent, $this->last()->ability ) );
	}

	public function test_are_found_by_the_filter_and_undone_in_a_draft_like_any_other(): void {
		$this->rename_page( 'By a person' );
		$this->end_request();
		self::run_ability( 'shop/sell', fn() => $this->rename_page( 'By an ability' ) );
		$listed = $this->ask_history( 'GET', '', array( 'agents' => true ) );
		$this->assertSame( array( 'shop/sell' ), array_column( array_column( $listed->get_data(), 'ability' ), 'name' ) );
		$this->assertSame( '1', $listed->get_headers()['X-WP-Total'] );
		$this->nest_transactions();
		$draft   = $this->ask_history( 'POST', '/' . $listed->get_data()[0]['id'] . '/draft' )->get_data()['draft'];
		$changes = Wiring::drafts()->changes( $draft );
		$this->assertSame( array( 'title' => 'By a person' ), $changes[ "page:$this->page" ]->edits() );
	}

	public function test_the_filter_goes_with_types(): void {
		$menu = $this->make_known_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Main' ) );
		$this->rename_page( 'By a person' );
		$this->end_request();
		self::run_ability( 'shop/page', fn() => $this->rename_page( 'By an ability' ) );
		self::run_ability( 'shop/menu', static fn() => wp_update_post( array( 'ID' => $menu, 'post_title' => 'Other' ) ) );
		$found = fn( array $filter ): array => array_column( array_column( $this->ask_history( 'GET', '', $filter )->get_data(), 'ability' ), 'name' );
		$this->assertSame( array( 'shop/menu', 'shop/page' ), $found( array( 'agents' => true ) ) );
		$this->assertSame( array( 'shop/page' ), $found( array( 'agents' => true, 'kind' => 'page' ) ) );
		$this->assertSame( array(), $found( array( 'agents' => true, 'kind' => History_Store::DELETED ) ) );
		$this->assertSame( array(), $found( array( 'agents' => true, 'search' => 'By a person' ) ) );
	}

	public function test_publications_of_what_an_agent_has_proposed_are_found_too(): void {
		Agent_Role::prepare();
		$this->undo_later( static fn() => remove_role( Agent_Role::NAME ) );
		$agent = (int) wp_insert_user( array( 'user_login' => uniqid( 'agent' ), 'user_pass' => 'x', 'role' => Agent_Role::NAME ) );
		$this->rename_page( 'Two' );
		$this->end_request();
		$entry = $this->last();
		$this->assertNotContains( History_Store::BY_AGENTS, $entry->kinds() );
		$entry->records[ "page:$this->page" ]->author = $agent;
		$this->store->save( $entry );
		$found = $this->store->page( array( 'agents' => true ), 1, 10 );
		$this->assertSame( array( $entry->id ), array_map( static fn( Entry $one ): int => $one->id, $found ) );
	}

	public function test_one_agent_is_named_and_found_for_whom_it_acts_also_after_it_was_deleted(): void {
		Agent_Role::prepare();
		$this->undo_later( static fn() => remove_role( Agent_Role::NAME ) );
		$agents = array();
		foreach ( array( 'Robo', 'Zoe' ) as $name ) {
			$agents[ $name ] = (int) wp_insert_user( array( 'user_login' => uniqid( 'agent' ), 'user_pass' => 'x', 'display_name' => $name, 'role' => Agent_Role::NAME ) );
			Agent_Record::of( $agents[ $name ] )->begin( $this->admin );
			$this->rename_page( "As $name says" );
			$this->end_request();
			$entry = $this->last();

			$entry->records[ "page:$this->page" ]->author = $agents[ $name ];
			$this->store->save( $entry );
		}
		$admin = get_userdata( $this->admin )->display_name;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $agents['Robo'] );
		$robo   = array( 'id' => $agents['Robo'], 'name' => 'Robo', 'for' => $admin );
		$listed = $this->ask_history( 'GET', '', array( 'agents' => true, 'agent' => $agents['Robo'] ) );
		$this->assertSame( '1', $listed->get_headers()['X-WP-Total'] );
		$this->assertSame( array( array( $robo ) ), array_column( $listed->get_data(), 'agents' ) );
		$known = $this->ask_history( 'GET', '/filters' )->get_data()['agents'];
		sort( $known );
		$this->assertSame( array( $robo, array( 'id' => $agents['Zoe'], 'name' => 'Zoe', 'for' => $admin ) ), $known );
	}

	public function test_a_program_is_only_named_by_what_atelier_has_written(): void {
		global $wpdb;
		self::run_ability( 'shop/sell', fn() => $this->rename_page( 'Two' ) );
		$id = $this->last()->id;
		$this->assertSame( 'shop/sell', $this->last()->ability['name'] );
		$wpdb->update( $wpdb->posts, array( 'post_title' => 'Altered' ), array( 'ID' => $id ) );
		$this->assertNull( $this->last()->ability );
	}

	public function test_continues_with_hooks_that_others_fire_as_they_like(): void {
		do_action( 'wp_before_execute_ability', null );
		do_action( 'wp_before_execute_ability', array(), 1, 'x' );
		do_action( 'wp_after_execute_ability', null );
		do_action( 'wp_after_execute_ability', 'never/begun' );
		$this->rename_page( 'Two' );
		$this->end_request();
		$this->assertSame( array( null ), $this->abilities() );
	}
}

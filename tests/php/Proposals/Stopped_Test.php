<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Agent_Record;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Review_Requests;
use WP_Application_Passwords;
use WP_REST_Request;

require_once __DIR__ . '/Agent_Case.php';

/**
 * What takes an agent's rights while one of its requests runs, in another request: this one has its caches from before.
 */
final class Stopped_Test extends Agent_Case {
	protected function setUp(): void {
		parent::setUp();
		Agent_Role::prepare();
		$user = get_userdata( $this->agent );
		$user->remove_cap( Agent_Role::CAPABILITY );
		$user->set_role( Agent_Role::NAME );
		list( , $item ) = WP_Application_Passwords::create_new_application_password( $this->agent, array( 'name' => 'Robot' ) );
		$before = $GLOBALS['wp_rest_application_password_uuid'] ?? null;
		$GLOBALS['wp_rest_application_password_uuid'] = $item['uuid'];
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_rest_application_password_uuid'] = $before;
				remove_role( Agent_Role::NAME );
			}
		);
		wp_set_current_user( 0 );
		wp_set_current_user( $this->agent );
	}

	/** @return array<string, array{ callable( int ): void, string }> What another request does, and the code of the refusal. */
	public static function cases_of_taken_rights(): array {
		return array(
			'stopped'          => array( static fn( int $agent ) => Agent_Record::of( $agent )->stop( 1, '2026-01-01 00:00:00' ), 'atelier_agent_stopped' ),
			'without its role' => array( static fn( int $agent ) => get_userdata( $agent )->set_role( 'subscriber' ), 'atelier_no_agent' ),
			'with no role'     => array( static fn( int $agent ) => get_userdata( $agent )->set_role( '' ), 'atelier_no_agent' ),
			'password revoked' => array( static fn( int $agent ) => WP_Application_Passwords::delete_all_application_passwords( $agent ), 'atelier_password_revoked' ),
			'user deleted'     => array( static fn( int $agent ) => array_map( static fn( $meta ) => delete_metadata_by_mid( 'user', $meta ), $GLOBALS['wpdb']->get_col( "SELECT umeta_id FROM {$GLOBALS['wpdb']->usermeta} WHERE user_id = $agent" ) ), 'atelier_no_agent' ),
		);
	}

	/**
	 * Does something as another request does: what this one knows of the agent stays in its caches.
	 *
	 * @param callable( int ): void $take
	 */
	private function elsewhere( callable $take ): void {
		$known = array( wp_cache_get( $this->agent, 'user_meta' ), wp_cache_get( $this->agent, 'users' ) );
		$take( $this->agent );
		wp_cache_set( $this->agent, $known[0], 'user_meta' );
		wp_cache_set( $this->agent, $known[1], 'users' );
	}

	/**
	 * @dataProvider cases_of_taken_rights
	 * @param callable( int ): void $take
	 */
	public function test_nothing_is_written_once_its_rights_are_taken( callable $take, string $code ): void {
		$draft  = $this->start();
		$first  = $this->change( 'remove-block', '1' );
		$second = $this->change( 'set-attribute', '0', array( 'name' => 'label', 'value' => 'Later' ), "wp_navigation:$this->menu" );
		$this->add_filter(
			'rest_request_after_callbacks',
			function ( $response, $handler, WP_REST_Request $request ) use ( $take ) {
				static $is_taken = false;
				if ( ! $is_taken && "/wp/v2/pages/$this->page" === $request->get_route() && 'GET' !== $request->get_method() ) {
					$is_taken = true;
					$this->elsewhere( $take );
				}
				return $response;
			}
		);
		$new     = array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'reason' => 'x' );
		$results = $this->propose( $draft, array( $first, $second, $new ) );
		$this->assertSame( array( '', $code, $code ), array_column( $results, 'code' ) );
		$this->assertMatchesRegularExpression( '/^.{15,}[.]$/su', $results[1]['message'] );
		$this->assertSame( array( "page:$this->page" ), array_keys( $this->store->changes( $draft ) ) );
		$this->assertSame( array(), Change_Reasons::of( $draft ), 'nor its reasons' );
	}

	/**
	 * @dataProvider cases_of_taken_rights
	 * @param callable( int ): void $take
	 */
	public function test_nor_by_a_request_that_writes_once( callable $take ): void {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good() ) );
		$asked = false;
		// The first thing that each ability does with its rights.
		$this->add_filter(
			'get_post_metadata',
			function ( $value, $id, $key ) use ( $take, &$asked ) {
				if ( ! $asked && '_atelier_draft_agent' === $key ) {
					$asked = true;
					$this->elsewhere( $take );
				}
				return $value;
			}
		);
		$this->assertContains( $this->ask( 'request-review', compact( 'draft' ) )->get_status(), array( 401, 403 ) );
		$this->assertTrue( $asked );
		$this->assertFalse( Review_Requests::has( $draft ) );
		$this->assertCount( 1, $this->store->changes( $draft ) );
	}

	public function test_the_draft_that_it_would_withdraw_stays(): void {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good() ) );
		$this->elsewhere( static fn( int $agent ) => Agent_Record::of( $agent )->stop( 1, '2026-01-01 00:00:00' ) );
		$this->assertSame( 'atelier_agent_stopped', $this->ask( 'withdraw', compact( 'draft' ) )->get_data()['code'] );
		$this->assertSame( 'atelier_agent_stopped', $this->ask( 'start-draft', array( 'title' => 'More' ) )->get_data()['code'] );
		$this->assertCount( 1, $this->store->changes( $draft ) );
	}
}

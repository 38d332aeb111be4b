<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Agents;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Guard;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Agent_Record;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Agent_Settings;
use Atelier\Agents\Request_Rate;
use Atelier\Agents\Site_Guidelines;
use WP_Error;

require_once __DIR__ . '/Agent_Case.php';

final class Agent_Test extends Agent_Case {
	private const NOW = 1800000030;

	private static function refusal(): string {
		$answer = Agent_Guard::may_propose();
		return $answer instanceof WP_Error ? $answer->get_error_code() . ' ' . $answer->get_error_data()['status'] : 'passes';
	}

	public function test_its_role_may_read_and_propose_and_nothing_else(): void {
		get_role( Agent_Role::NAME )->add_cap( 'edit_theme_options' );
		Agent_Role::prepare();
		$this->log_in_with_password( Agent_Role::NAME );
		$this->assertSame( array( 'read' => true, 'atelier_propose' => true, 'atelier_agent' => true ), array_filter( wp_get_current_user()->allcaps ) );
	}

	public function test_only_agents_pass(): void {
		$this->assertSame( 'atelier_no_agent 401', self::refusal() );
		foreach ( array( 'subscriber', 'editor', 'administrator' ) as $role ) {
			$this->log_in_as( $role );
			$this->assertSame( 'atelier_no_agent 403', self::refusal(), $role );
			$this->assertNull( Agent::current() );
		}
		$this->log_in_as( Agent_Role::NAME );
		$this->assertSame( 'passes', self::refusal() );
	}

	public function test_is_known_by_its_user_and_its_password(): void {
		$id    = $this->log_in_with_password( Agent_Role::NAME, 'On the laptop' );
		$agent = Agent::current();
		$this->assertNotNull( $agent );
		$this->assertSame( array( $id, 'On the laptop', $GLOBALS['wp_rest_application_password_uuid'], $id ), array( $agent->id(), $agent->password_name(), $agent->password(), $agent->owner() ) );

		$this->log_in_as( Agent_Role::NAME );
		$this->assertSame( '', Agent::current()->password(), 'the password of somebody else' );
	}

	public function test_a_stopped_agent_is_refused_until_it_may_go_on(): void {
		$id = $this->log_in_with_password( Agent_Role::NAME );
		Agent_Record::of( $id )->begin( 7 );
		Agent_Record::of( $id )->stop( 8, '2026-11-27 10:00:00' );
		$this->assertSame( 'atelier_agent_stopped 403', self::refusal() );
		$this->assertSame( array( 7, 8 ), array( Agent::current()->owner(), Agent_Record::of( $id )->stopped_by() ) );
		Agent_Record::of( $id )->begin( 9 );
		$this->assertSame( 'passes', self::refusal() );
		$this->assertSame( 7, Agent::current()->owner(), 'who has added it stays' );
	}

	public function test_a_program_with_the_password_of_an_administrator_is_refused_unless_the_settings_allow_it(): void {
		$id = $this->log_in_with_password( 'administrator' );
		$this->assertSame( 'atelier_password_of_person 403', self::refusal() );
		Agent_Settings::save_form( array() );
		$this->assertSame( 'passes', self::refusal() );
		$this->assertSame( $id, Agent::current()->owner() );
		$GLOBALS['wp_rest_application_password_uuid'] = null;
		$this->assertSame( 'atelier_no_agent 403', self::refusal(), 'the administrator in a browser' );
	}

	/** @return array<string, array{ array<mixed>, array<mixed> }> */
	public static function cases_limits_are_read_with_a_fallback(): array {
		$areas = Agent_Limits::AREAS;
		return array(
			'nothing stored'    => array( array(), array( 5, 100, 120, 1024 * 1024, $areas ) ),
			'too much'          => array( array( 'drafts' => '9999', 'changes' => 501, 'requests' => 1e9, 'kilobytes' => '8193' ), array( 50, 500, 1200, 8192 * 1024, $areas ) ),
			'too little'        => array( array( 'drafts' => '0', 'changes' => -1, 'requests' => '0', 'kilobytes' => 1 ), array( 1, 1, 1, 16 * 1024, $areas ) ),
			'something else'    => array( array( 'drafts' => array(), 'changes' => 'many', 'requests' => null, 'areas' => 'all' ), array( 5, 100, 120, 1024 * 1024, $areas ) ),
			'no area'           => array( array( 'areas' => array() ), array( 5, 100, 120, 1024 * 1024, array() ) ),
			'some and one more' => array( array( 'areas' => array( 'pages', 'styles', 'plugins' ) ), array( 5, 100, 120, 1024 * 1024, array( 'styles', 'pages' ) ) ),
		);
	}

	/**
	 * @dataProvider cases_limits_are_read_with_a_fallback
	 * @param array<mixed> $stored
	 * @param array<mixed> $expected
	 */
	public function test_limits_are_read_with_a_fallback( array $stored, array $expected ): void {
		$limits = new Agent_Limits( $stored );
		$this->assertSame( $expected, array( $limits->drafts(), $limits->changes(), $limits->requests(), $limits->bytes(), $limits->areas() ) );
		$this->assertEquals( $limits, new Agent_Limits( $limits->to_stored() ) );
	}

	public function test_counts_requests_minute_by_minute(): void {
		$this->log_in_as( Agent_Role::NAME );
		$agent  = Agent::current();
		$limits = new Agent_Limits( array( 'requests' => 2 ) );
		$this->assertTrue( Request_Rate::take( $agent, $limits, self::NOW ) );
		$this->assertTrue( Request_Rate::take( $agent, $limits, self::NOW + 1 ) );
		$refused = Request_Rate::take( $agent, $limits, self::NOW + 2 );
		$this->assertInstanceOf( WP_Error::class, $refused );
		$this->assertSame( array( 'status' => 429, 'retry_after' => 28 ), $refused->get_error_data() );
		$this->assertTrue( Request_Rate::take( $agent, $limits, self::NOW + 2 + 28 ) );
		$this->log_in_as( Agent_Role::NAME );
		$this->assertTrue( Request_Rate::take( Agent::current(), $limits, self::NOW ), 'of another agent' );
	}

	/** @return array<string, array{ int }> Before which statement that writes another request comes. */
	public static function cases_of_requests_at_the_same_moment(): array {
		return array(
			'before the first'  => array( 1 ),
			'before the second' => array( 2 ),
			'before the third'  => array( 3 ),
		);
	}

	/** @dataProvider cases_of_requests_at_the_same_moment */
	public function test_requests_at_the_same_moment_are_counted_one_by_one( int $when ): void {
		$this->log_in_as( Agent_Role::NAME );
		$agent   = Agent::current();
		$limits  = new Agent_Limits( array( 'requests' => 4 ) );
		$written = 0;
		$passed  = 0;
		$take    = static function () use ( $agent, $limits, &$passed ): void {
			$passed += true === Request_Rate::take( $agent, $limits, self::NOW ) ? 1 : 0;
		};
		$this->add_filter(
			'query',
			static function ( $sql ) use ( $when, $take, &$written ) {
				$written += preg_match( '/^\s*(?:UPDATE|INSERT|DELETE|REPLACE)\b/i', $sql );
				if ( $written === $when ) {
					$written = PHP_INT_MIN;
					$take();
				}
				return $sql;
			}
		);
		for ( $request = 0; $request < 9; $request++ ) {
			$take();
		}
		$this->assertSame( 4, $passed );
	}

	public function test_guidelines_are_plain_texts_of_a_bounded_length(): void {
		Agent_Settings::save_form( array( 'guidelines' => array( 'voice' => "Warm.\n<script>x</script>It’s \"ours\" \\o/", 'rules' => str_repeat( 'é', 1000000 ), 'protected' => array( 'x' ), 'other' => 'x' ) ) );
		$read = Site_Guidelines::read();
		$this->assertSame( array( 'voice', 'rules', 'protected' ), array_keys( $read ) );
		$this->assertSame( "Warm.\nIt’s \"ours\" \\o/", $read['voice'] );
		$this->assertSame( Site_Guidelines::MAX_LENGTH, mb_strlen( $read['rules'] ) );
		$this->assertSame( '', $read['protected'] );
		$this->add_filter( 'atelier_site_guidelines', static fn() => 'broken' );
		$this->assertSame( array( 'voice' => '', 'rules' => '', 'protected' => '' ), Site_Guidelines::read() );
	}
}

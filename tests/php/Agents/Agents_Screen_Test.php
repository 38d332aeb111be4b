<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Agents;

use Atelier\Agents\Agent_Access;
use Atelier\Agents\Agent_Accounts;
use Atelier\Agents\Agent_Guard;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Agent_Settings_Form;
use Atelier\Agents\Agents_Module;
use Atelier\Agents\Agents_Screen;
use Atelier\Agents\Review_Badge;
use Atelier\Agents\Review_Requests;
use Atelier\Agents\Shown_Once;
use Atelier\SiteDrafts\Drafts_By_Agents;
use Atelier\SiteDrafts\Draft;
use Atelier\Tests\Wiring;
use RuntimeException;
use WP_Application_Passwords;
use WP_Error;
use WP_User;

require_once __DIR__ . '/Agent_Case.php';

final class Agents_Screen_Test extends Agent_Case {
	private Agent_Accounts $accounts;
	private Agents_Screen $screen;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$drafts         = new Drafts_By_Agents( Wiring::drafts() );
		$this->accounts = new Agent_Accounts( $drafts );
		$this->screen   = new Agents_Screen( $this->accounts, $drafts );
		$this->add_filter( 'wp_is_application_passwords_available', '__return_true' );
		$this->log_in_as( 'administrator' );
	}

	private function added( string $name ): WP_User {
		$access = $this->accounts->add( $name );
		$this->assertInstanceOf( Agent_Access::class, $access );
		return new WP_User( (int) username_exists( json_decode( $access->text(), true )['user'] ) );
	}

	/** @param array<string, mixed> $fields */
	private function send( array $fields ): string {
		$module = new Agents_Module( $this->accounts, $this->screen );
		$_POST  = wp_slash( array( Agents_Module::ACTION => $fields['action'] ) + $fields );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Agents_Module::SLUG );
		$this->add_filter(
			'wp_redirect',
			static function ( $address ): void {
				throw new RuntimeException( $address );
			}
		);
		try {
			$module->handle();
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		}
		ob_start();
		$module->render();
		return (string) ob_get_clean();
	}

	public function test_adds_an_agent_whose_password_is_in_the_text_and_nowhere_else(): void {
		$owner  = get_current_user_id();
		$access = $this->accounts->add( ' Robot “R” <b>1</b> ' );
		$this->assertInstanceOf( Agent_Access::class, $access );
		$text = json_decode( $access->text(), true );
		$this->assertSame( 'Robot “R” 1', $access->name() );
		$this->assertSame( array( home_url( '/' ), rest_url( 'atelier/v1/agents/' ) ), array( $text['site'], $text['routes'] ) );
		$this->assertStringEndsWith( '/atelier/v1/agents/describe-site', $text['start'] );
		$this->assertSame( 'POST ' . $text['routes'] . 'propose', $text['propose'] );
		$this->assertSame( rest_url( 'mcp/mcp-adapter-default-server' ), $text['mcp'] );

		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->add_filter( 'application_password_is_api_request', '__return_true' );
		$user = wp_authenticate_application_password( null, $text['user'], $text['password'] );
		$this->assertInstanceOf( WP_User::class, $user );
		$this->assertSame( array( 'Robot “R” 1', array( Agent_Role::NAME ) ), array( $user->display_name, $user->roles ) );
		wp_set_current_user( $user->ID );
		$this->assertTrue( Agent_Guard::may_propose() );
		$this->assertSame( $owner, \Atelier\Agents\Agent::current()->owner() );
		wp_set_current_user( $owner );
		ob_start();
		$this->screen->render( '' );
		$this->assertStringNotContainsString( $text['password'], (string) ob_get_clean() );
	}

	public function test_refuses_names_that_are_missing_or_taken_and_says_what_to_do(): void {
		$this->added( 'Robot' );
		foreach ( array( ' <i></i> ' => 'atelier_agent_no_name', 'ROBOT' => 'atelier_agent_known' ) as $name => $code ) {
			$refused = $this->accounts->add( $name );
			$this->assertInstanceOf( WP_Error::class, $refused );
			$this->assertSame( $code, $refused->get_error_code() );
		}
		$this->assertCount( 1, $this->accounts->all() );
		$this->assertStringContainsString( '“Replace password”', $this->accounts->add( 'robot' )->get_error_message() );
		$this->accounts->stop( $this->accounts->all()[0]->ID );
		$this->assertStringContainsString( '“Allow again with a new password”', $this->accounts->add( 'robot' )->get_error_message() );
	}

	public function test_asks_before_passwords_end_and_texts_are_lost(): void {
		$agent = $this->added( 'Robot "R"' );
		$page  = $this->send( array( 'action' => 'add', 'name' => '' ) );
		$this->assertStringContainsString( 'data-question="Stop “Robot &quot;R&quot;”? Its passwords end at once', $page );
		$this->assertStringContainsString( 'data-question="Replace the password of “Robot', $page );
		$this->assertStringContainsString( 'beforeunload', $page );
		$this->assertStringNotContainsString( 'maxlength="10000"', $page, 'what is pasted is not cut' );
		$this->assertSame( 3, substr_count( $page, 'data-most="10000" data-too-long="This text is too long' ) );
		$this->accounts->stop( $agent->ID );
		$this->assertStringNotContainsString( 'data-question="', $this->send( array( 'action' => 'add', 'name' => '' ) ), 'allowing it again takes nothing away' );
	}

	public function test_says_that_the_passwords_of_before_ended(): void {
		$agent = $this->added( 'Robot' );
		$this->screen->show_access( $this->accounts->renew( $agent->ID ) );
		$this->assertStringContainsString( 'done=renew', $this->send( array( 'action' => 'renew', 'agent' => (string) $agent->ID ) ) );
		foreach ( array( 'renew' => 'earlier passwords no longer work', 'add' => 'can propose changes now' ) as $done => $said ) {
			ob_start();
			$this->screen->render( $done );
			$this->assertStringContainsString( $said, (string) ob_get_clean() );
		}
	}

	public function test_asks_for_the_rights_to_add_and_edit_users(): void {
		$agent = $this->added( 'Robot' );
		$this->add_filter( 'user_has_cap', static fn( array $caps ): array => array_diff_key( $caps, array( 'create_users' => 1, 'edit_users' => 1 ) ) );
		foreach ( array( $this->accounts->add( 'Two' ), $this->accounts->renew( $agent->ID ) ) as $refused ) {
			$this->assertInstanceOf( WP_Error::class, $refused );
			$this->assertSame( 'atelier_agent_forbidden', $refused->get_error_code() );
		}
		$this->assertStringContainsString( 'allowed to add users', $this->send( array( 'action' => 'add', 'name' => 'Two' ) ) );
	}

	public function test_without_application_passwords_nothing_is_made_and_the_screen_says_why(): void {
		$this->remove_callbacks( 'wp_is_application_passwords_available' );
		$this->add_filter( 'wp_is_application_passwords_available', '__return_false' );
		$page = $this->send( array( 'action' => 'add', 'name' => 'Robot' ) );
		$this->assertStringContainsString( 'log in', $page );
		$this->assertSame( array(), $this->accounts->all() );
		$this->assertStringContainsString( 'disabled', $page );
	}

	public function test_stopping_ends_passwords_and_schedules_at_once_and_a_new_password_lets_it_go_on(): void {
		$agent = $this->added( 'Robot' );
		$owner = get_current_user_id();
		wp_set_current_user( $agent->ID );
		$draft = Wiring::drafts()->create( 'Spring' );
		$live  = Wiring::drafts()->create( 'Winter' );
		Wiring::drafts()->mark_published( $live, $owner );
		Wiring::drafts()->set_schedule( $draft, array( 'date' => '2030-01-01 00:00:00', 'user' => $owner ) );
		wp_set_current_user( $owner );
		$other = Wiring::drafts()->create( 'Of a person' );

		$this->assertStringContainsString( 'done=stop', $this->send( array( 'action' => 'stop', 'agent' => (string) $agent->ID ) ) );
		$this->assertSame( array(), WP_Application_Passwords::get_user_application_passwords( $agent->ID ) );
		$this->assertSame( array( Draft::HELD, Draft::PUBLISHED, Draft::OPEN ), array_map( static fn( int $id ): string => Wiring::drafts()->get( $id )->status, array( $draft, $live, $other ) ) );
		wp_set_current_user( $agent->ID );
		$this->assertInstanceOf( WP_Error::class, Agent_Guard::may_propose() );
		wp_set_current_user( $owner );
		$_POST = array();
		ob_start();
		( new Agents_Screen( $this->accounts, new Drafts_By_Agents( Wiring::drafts() ) ) )->render( 'stop' );
		$page = (string) ob_get_clean();
		foreach ( array( 'Stopped by', '1 open site draft', '1 published', 'Allow again' ) as $said ) {
			$this->assertStringContainsString( $said, $page );
		}
		$this->assertStringContainsString( 'access=', $this->send( array( 'action' => 'renew', 'agent' => (string) $agent->ID ) ) );
		$this->assertCount( 1, WP_Application_Passwords::get_user_application_passwords( $agent->ID ) );
		wp_set_current_user( $agent->ID );
		$this->assertTrue( Agent_Guard::may_propose() );
	}

	public function test_a_new_password_is_shown_once_after_a_redirect_to_who_has_made_it(): void {
		$address = $this->send( array( 'action' => 'add', 'name' => 'Robot' ) );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $query['access'] ?? '' );
		$look = function () use ( $query ): string {
			$_POST = array();
			$_GET  = $query;
			( new Agents_Module( $this->accounts, $screen = new Agents_Screen( $this->accounts, new Drafts_By_Agents( Wiring::drafts() ) ) ) )->handle();
			ob_start();
			$screen->render( '' );
			return (string) ob_get_clean();
		};
		$this->undo_later( static fn() => $_GET = array() );
		$owner = get_current_user_id();
		$this->log_in_as( 'administrator' );
		$this->assertStringNotContainsString( '&quot;password&quot;', $look(), 'somebody else' );
		wp_set_current_user( $owner );
		$first = $look();
		preg_match( '/&quot;password&quot;: &quot;([^&]+)&quot;/', $first, $shown );
		$agent = $this->accounts->all()[0];
		$this->assertTrue( WP_Application_Passwords::check_password( str_replace( ' ', '', $shown[1] ), WP_Application_Passwords::get_user_application_passwords( $agent->ID )[0]['password'] ) );
		$this->assertStringContainsString( 'p=/history&#038;agents=1', $first );
		$this->assertStringContainsString( 'can’t be shown again', $look() );
		$this->assertContains( 'access', wp_removable_query_args() );
	}

	public function test_what_is_kept_to_be_shown_once_can_t_be_read_from_the_database(): void {
		$key = Shown_Once::keep( 7, 'Open sesame' );
		global $wpdb;
		$stored = (string) $wpdb->get_var( "SELECT `option_value` FROM `$wpdb->options` WHERE `option_name` LIKE '\_transient\_atelier\_once\_7\_%'" );
		$this->assertNotSame( '', $stored );
		foreach ( array( $stored, (string) base64_decode( $stored, true ) ) as $text ) {
			$this->assertStringNotContainsString( 'sesame', $text );
		}
		$this->assertNull( Shown_Once::take( 8, $key ), 'another user' );
		foreach ( array( '', 'x', strrev( $key ), $key . '0' ) as $wrong ) {
			$this->assertNull( Shown_Once::take( 7, $wrong ) );
		}
		$this->assertSame( 'Open sesame', Shown_Once::take( 7, $key ) );
		$this->assertNull( Shown_Once::take( 7, $key ) );
	}

	public function test_users_that_are_no_agents_are_left_alone(): void {
		$person = $this->log_in_with_password( 'editor' );
		$this->log_in_as( 'administrator' );
		foreach ( array( 'stop', 'renew' ) as $action ) {
			$this->assertStringContainsString( 'no longer exists', $this->send( array( 'action' => $action, 'agent' => (string) $person ) ) );
		}
		$this->assertCount( 1, WP_Application_Passwords::get_user_application_passwords( $person ) );
	}

	public function test_saves_settings_and_shows_them_again(): void {
		$sent = array(
			'action'     => 'save',
			'areas'      => array( 'styles' ),
			'drafts'     => '3',
			'changes'    => '20',
			'requests'   => '30',
			'kilobytes'  => '99999',
			'guidelines' => array( 'voice' => 'It’s "warm" </textarea>' ),
		);
		$this->assertStringContainsString( 'done=save', $this->send( $sent ) );
		$limits = Agent_Limits::read();
		$this->assertSame( array( 3, 20, 30, 8192 * 1024, array( 'styles' ) ), array( $limits->drafts(), $limits->changes(), $limits->requests(), $limits->bytes(), $limits->areas() ) );
		$_POST = array();
		ob_start();
		$this->screen->render( 'save' );
		$page = (string) ob_get_clean();
		$this->assertStringContainsString( 'Settings saved.', $page );
		$this->assertStringContainsString( 'It’s &quot;warm&quot;', $page );
		$this->assertSame( 1, substr_count( $page, "name=\"areas[]\" value=\"styles\" checked='checked'" ) );
		$this->assertStringNotContainsString( "value=\"menus\" checked='checked'", $page );
	}

	public function test_nobody_else_gets_anything_done(): void {
		$agent = $this->added( 'Robot' );
		foreach ( array( 'editor', Agent_Role::NAME ) as $role ) {
			$this->log_in_as( $role );
			$this->assertSame( '', $this->send( array( 'action' => 'stop', 'agent' => (string) $agent->ID ) ), $role );
		}
		$this->assertCount( 1, WP_Application_Passwords::get_user_application_passwords( $agent->ID ) );
	}

	public function test_the_menu_has_a_badge_while_something_waits_for_those_who_may_look(): void {
		$menu = array( array( 'Posts', 'edit_posts', 'edit.php' ), array( 'Atelier', 'edit_theme_options', 'atelier' ) );
		$this->undo_later( static fn() => $GLOBALS['menu'] = null );
		$titles = static function () use ( $menu ): array {
			$GLOBALS['menu'] = $menu; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The menu of this test.
			( new Review_Badge() )->add();
			return array_column( $GLOBALS['menu'], 0 );
		};
		$this->assertSame( array( 'Posts', 'Atelier' ), $titles() );
		$this->assertSame( '', Review_Badge::note() );
		Review_Requests::request( 7 );
		Review_Requests::request( 8 );
		list( $posts, $atelier ) = $titles();
		$this->assertSame( 'Posts', $posts );
		$this->assertStringContainsString( '2 site drafts wait for review', $atelier );
		$this->assertSame( '2 to review', Review_Badge::note(), 'in the menu of Atelier' );
		$this->log_in_as( 'editor' );
		$this->assertSame( array( 'Posts', 'Atelier' ), $titles() );
	}

	public function test_limits_say_what_they_count(): void {
		ob_start();
		( new Agent_Settings_Form() )->render();
		$form = (string) ob_get_clean();
		foreach ( array_keys( Agent_Limits::NUMBERS ) as $name ) {
			$this->assertMatchesRegularExpression( "~aria-describedby=\"atelier-$name-help\"><p class=\"description\" id=\"atelier-$name-help\">\w~", $form );
		}
	}
}

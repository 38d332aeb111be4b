<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Plugin;
use ReflectionMethod;
use WP_Ability;
use WP_Error;
use WP_REST_Request;

require_once __DIR__ . '/Agent_Case.php';

/**
 * The same as over REST, as abilities of WordPress 6.9 and later.
 */
final class Registered_Abilities_Test extends Agent_Case {
	private const NAMES = array( 'describe-site', 'find-records', 'read-record', 'find-uses', 'start-draft', 'propose', 'read-draft', 'preview', 'withdraw', 'answer-note', 'request-review' );

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_ability' ) ) {
			$this->markTestSkipped( 'WordPress 6.8 has no abilities.' );
		}
		rest_get_server();
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	private function run_ability( string $name, array $input = array() ) {
		$_GET = array();
		return wp_get_ability( "atelier/$name" )->execute( $input );
	}

	public function test_all_are_registered_and_say_what_they_do(): void {
		foreach ( self::NAMES as $name ) {
			$ability = wp_get_ability( "atelier/$name" );
			$this->assertNotNull( $ability, $name );
			$this->assertSame( 'atelier-site', $ability->get_category(), $name );
			$this->assertTrue( $ability->get_meta_item( 'show_in_rest' ), $name );
			$this->assertSame( 'withdraw' === $name, $ability->get_meta_item( 'annotations' )['destructive'], $name );
			$this->assertFalse( $ability->get_input_schema()['additionalProperties'], $name );
		}
	}

	/** Under WP-CLI from the start, which has a constant for itself that no test can take back. */
	public function test_are_there_for_programs_that_ask_while_wordpress_starts(): void {
		$prepare = array( Plugin::class, 'prepare_abilities' );
		$this->add_filter( 'wp_abilities_api_categories_init', $prepare );
		remove_action( 'wp_abilities_api_categories_init', $prepare );
		$offer = new ReflectionMethod( Plugin::class, 'offer_abilities' );
		$offer->setAccessible( true );
		$offer->invoke( null );
		$this->assertNotFalse( has_action( 'wp_abilities_api_categories_init', $prepare ) );
	}

	public function test_a_whole_way_gives_the_same_draft_as_over_rest(): void {
		$over_rest = $this->start();
		$change    = $this->change( 'replace-block', '1', array( 'markup' => self::paragraph( 'Better' ) ) );
		$this->propose( $over_rest, array( $change ) );
		$draft = $this->run_ability( 'start-draft', array( 'title' => 'Spring' ) )['draft'];
		$this->assertSame( 1, $this->run_ability( 'propose', array( 'draft' => $draft, 'changes' => array( $change ) ) )['accepted'] );
		$key = "page:$this->page";
		$this->assertSame( $this->store->changes( $over_rest )[ $key ]->edits(), $this->store->changes( $draft )[ $key ]->edits() );
		foreach ( array( 'describe-site' => array(), 'find-records' => array( 'type' => 'wp_template' ), 'find-uses' => array( 'kind' => 'menu', 'thing' => (string) $this->menu ), 'read-record' => array( 'record' => $key, 'draft' => $draft ), 'read-draft' => compact( 'draft' ), 'preview' => compact( 'draft' ), 'request-review' => compact( 'draft' ), 'withdraw' => compact( 'draft' ) ) as $name => $input ) {
			$answer = $this->run_ability( $name, $input );
			$this->assertIsArray( $answer, $name . ( is_wp_error( $answer ) ? ': ' . $answer->get_error_message() : '' ) );
		}
	}

	public function test_one_wrong_change_isnt_the_fault_of_the_others(): void {
		$draft = $this->start();
		$wrong = array( 'no object', 7, array( 'op' => 'remove-block', 'path' => 3, 'reason' => true ), array( 'op' => 'publish' ) );
		foreach ( array( 'as an ability', 'over its REST route' ) as $number => $way ) {
			$input = array( 'draft' => $draft, 'changes' => array_merge( $wrong, array( $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => self::paragraph( "Way $number" ) ), '', $draft ) ) ) );
			if ( 0 === $number ) {
				$answer = $this->run_ability( 'propose', $input );
			} else {
				$request = new WP_REST_Request( 'POST', '/wp-abilities/v1/abilities/atelier/propose/run' );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( (string) wp_json_encode( compact( 'input' ) ) );
				$answer = rest_do_request( $request )->get_data();
			}
			$this->assertSame( array( 1, count( $wrong ) ), array( $answer['accepted'] ?? $answer, $answer['refused'] ?? 0 ), $way );
			$this->assertNotContains( '', array_slice( array_column( $answer['results'], 'message' ), 0, count( $wrong ) ), $way );
		}
	}

	public function test_the_input_is_validated_also_where_the_caller_has_no_schema(): void {
		foreach ( array( 'start-draft' => array( 'title' => 'x', 'status' => 'publish' ), 'propose' => array( 'draft' => 'x', 'changes' => array( array() ) ) ) as $name => $input ) {
			$response = $this->ask( $name, $input );
			$this->assertSame( array( 400, 'atelier_proposal_input' ), array( $response->get_status(), $response->get_data()['code'] ), $name );
		}
	}

	public function test_nobody_but_agents_may_run_them(): void {
		foreach ( array( 'administrator', 'subscriber' ) as $role ) {
			$this->log_in_as( $role );
			foreach ( self::NAMES as $name ) {
				$this->assertNotTrue( wp_get_ability( "atelier/$name" )->check_permissions( array() ), "$role $name" );
			}
		}
	}

	public function test_abilities_of_other_plugins_that_write_are_refused_also_if_they_ask_for_nothing(): void {
		if ( ! method_exists( 'WP_Ability', 'normalize_input' ) || version_compare( wp_get_wp_version(), '7.1', '<' ) ) {
			$this->markTestSkipped( 'Needs a filter of WordPress 7.1.' );
		}
		$make = static fn( bool $is_readonly ): WP_Ability => new WP_Ability( 'other/thing', array( 'label' => 'x', 'description' => 'x', 'category' => 'site', 'execute_callback' => '__return_true', 'permission_callback' => '__return_true', 'meta' => array( 'annotations' => array( 'readonly' => $is_readonly ) ) ) );
		$this->assertInstanceOf( WP_Error::class, $make( false )->check_permissions() );
		$this->assertTrue( $make( true )->check_permissions() );
		wp_set_current_user( $this->admin );
		$this->assertTrue( $make( false )->check_permissions(), 'people may' );
	}

	public function test_they_are_refused_before_7_1_too(): void {
		$asked    = array();
		$ask      = static function ( ...$input ) use ( &$asked ): bool {
			$asked[] = $input;
			return 'no' !== ( $input[0] ?? '' );
		};
		$args     = static fn( bool $is_readonly ): array => array( 'label' => 'x', 'permission_callback' => $ask, 'meta' => array( 'annotations' => array( 'readonly' => $is_readonly ) ) );
		$register = static fn( string $name, array $args ): callable => apply_filters( 'wp_register_ability_args', $args, $name )['permission_callback'];
		$writes   = $register( 'other/thing', $args( false ) );
		$this->assertInstanceOf( WP_Error::class, $writes( 'yes' ) );
		$this->assertFalse( $writes( 'no' ) );
		$this->assertTrue( $register( 'other/thing', $args( true ) )() );
		$this->assertTrue( $register( 'atelier/propose', $args( false ) )() );
		$this->assertSame( array( array( 'yes' ), array( 'no' ), array(), array() ), $asked );
		wp_set_current_user( $this->admin );
		$this->assertTrue( $writes( 'yes' ), 'people may' );
		$this->assertSame( array( 'label' => 'x' ), apply_filters( 'wp_register_ability_args', array( 'label' => 'x' ), 'other/thing' ) );
		$this->assertSame( 'x', apply_filters( 'wp_register_ability_args', 'x', null ) );
	}

	public function test_rest_of_wordpress_runs_them(): void {
		$request = new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities/atelier/find-records/run' );
		$request->set_query_params( array( 'input' => array( 'type' => 'page' ) ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$request = new WP_REST_Request( 'POST', '/wp-abilities/v1/abilities/atelier/start-draft/run' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"input":{"title":"Spring"}}' );
		$this->assertSame( 'Spring', rest_do_request( $request )->get_data()['title'] );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\History;

use Atelier\History\Ability_Runs;
use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\History\Record_Reader;
use Atelier\History\Recorder;
use Atelier\Plugin;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use ReflectionMethod;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Base class of tests with their own recorder: the plugin's writes at the end of the process.
 */
abstract class History_Case extends Test_Case {
	private const RUN_HEADER = 'HTTP_X_ATELIER_RUN';

	protected History_Store $store;
	protected Recorder $recorder;
	protected int $admin;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->admin = $this->log_in_as( 'administrator' );
		rest_get_server();
		$before = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_filter'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as it was.
				unset( $_SERVER[ self::RUN_HEADER ] );
			}
		);
		foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
			self::remove_recorder( $hook );
		}
		$wpdb->delete( $wpdb->posts, array( 'post_type' => History_Store::POST_TYPE ) );
		$this->store    = new History_Store();
		$this->recorder = new Recorder( new Record_Reader(), $this->store, self::draft_request() );
		$this->recorder->register();
	}

	/** The one that the plugin's modules share. */
	private static function draft_request(): Draft_Request {
		$request = new ReflectionMethod( Plugin::class, 'draft_request' );
		$request->setAccessible( true );
		return $request->invoke( null );
	}

	private static function remove_recorder( string $hook ): void {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$object = is_array( $callback['function'] ) ? $callback['function'][0] : null;
				// At the start of an ability, the latter makes the plugin's recorder write what earlier tests have left it.
				if ( $object instanceof Recorder || $object instanceof Ability_Runs ) {
					remove_action( $hook, $callback['function'], $priority );
				}
			}
		}
	}

	/** Ends a request for the recorder. */
	protected function end_request(): void {
		$this->recorder->flush();
	}

	/** Adds the next requests to a save run. */
	protected function begin_run( string $run ): void {
		$_SERVER[ self::RUN_HEADER ] = $run;
	}

	/** @return list<Entry> With values, oldest first. */
	protected function entries(): array {
		return $this->store->batch( 0, '', 1000 );
	}

	protected function last(): Entry {
		$entries = $this->entries();
		$this->assertNotEmpty( $entries, 'there is an entry' );
		return $entries[ count( $entries ) - 1 ];
	}

	/** The only record of the last entry. */
	protected function last_record(): Changed_Record {
		$records = array_values( $this->last()->records );
		$this->assertCount( 1, $records );
		return $records[0];
	}

	/** @param array<string, mixed> $parameters */
	protected function ask( string $method, string $route, array $parameters = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $parameters );
		} else {
			$request->set_body_params( $parameters );
		}
		return rest_do_request( $request );
	}

	/** @param array<string, mixed> $parameters */
	protected function ask_history( string $method, string $path = '', array $parameters = array() ): WP_REST_Response {
		return $this->ask( $method, '/' . Rest::ROUTE_NAMESPACE . "/history$path", $parameters );
	}

	/** Creates a post whose creation is an entry of its own. */
	protected function make_known_post( array $overrides = array() ): int {
		$id = $this->make_post( $overrides + array( 'post_type' => 'page' ) );
		$this->end_request();
		return $id;
	}
}

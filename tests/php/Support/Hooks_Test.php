<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Canvas\Canvas_Module;
use Atelier\Documents\Home_Document;
use Atelier\Documents\Template_Resolver;
use Atelier\Gallery\Gallery_Module;
use Atelier\Session\Session_Module;
use Atelier\Shell\Shell_Module;
use Atelier\Support\Build;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use Atelier\Themes\Theme_Preview;
use Atelier\Themes\Themes_Module;
use Closure;
use ReflectionFunction;
use ReflectionMethod;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Other plugins fire hooks with any arguments: a callback with a type hint would end the request.
 */
final class Hooks_Test extends Test_Case {
	/** Hooks whose callbacks can be called by a test. */
	private const CALLED = array(
		'the_content',
		'get_the_excerpt',
		'the_posts',
		'found_posts',
		'pre_render_block',
		'rest_dispatch_request',
		'rest_request_before_callbacks',
		'rest_request_after_callbacks',
		'rest_prepare_page',
		'rest_page_query',
		'rest_page_collection_params',
		'rest_block_hooks_post_types',
		'rest_allowed_cors_headers',
		'rest_pre_insert_wp_dataviews',
		'map_meta_cap',
		'transition_post_status',
		'wp_prepare_themes_for_js',
		'admin_enqueue_scripts',
	);

	/** Registers all hooks of all types of requests. */
	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
		rest_get_server();
		// The hooks of lists are added when their parameters are registered.
		rest_do_request( new WP_REST_Request( 'OPTIONS', '/wp/v2/pages' ) );
		$before = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['wp_filter'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
		$templates = new Template_Resolver();
		$build     = new Build( ATELIER_FILE );
		$modules   = array(
			new Session_Module(),
			new Themes_Module(),
			new Canvas_Module( $build, $templates ),
			new Shell_Module( $build, new Home_Document( $templates ), new Theme_Preview(), Wiring::draft_request() ),
			new Gallery_Module( $build ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** @return array<string, list<array{callable, \ReflectionFunctionAbstract}>> Our callbacks by hook. */
	private static function ours(): array {
		$includes = (string) realpath( dirname( ATELIER_FILE ) . '/includes' );
		$found    = array();
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( array_merge( array(), ...array_values( $hook->callbacks ) ) as $callback ) {
				$function = $callback['function'];
				if ( ! is_callable( $function ) || ! ( is_array( $function ) || $function instanceof Closure ) ) {
					continue;
				}
				$code = is_array( $function ) ? new ReflectionMethod( $function[0], $function[1] ) : new ReflectionFunction( $function );
				if ( 0 === strpos( (string) realpath( (string) $code->getFileName() ), $includes ) ) {
					$found[ (string) $name ][] = array( $function, $code );
				}
			}
		}
		return $found;
	}

	public function test_accept_all_types_of_arguments(): void {
		$ours = self::ours();
		foreach ( self::CALLED as $name ) {
			$this->assertTrue( isset( $ours[ $name ] ), "there is a callback at $name" );
		}
		foreach ( $ours as $name => $callbacks ) {
			foreach ( $callbacks as list( , $code ) ) {
				foreach ( $code->getParameters() as $at => $parameter ) {
					$what = basename( (string) $code->getFileName() ) . " {$code->getName()}() at $name: \${$parameter->getName()}";
					$this->assertFalse( $parameter->hasType(), "$what has no type" );
					$this->assertTrue( 0 === $at || $parameter->isOptional(), "$what can be missing" );
				}
			}
		}
	}

	private static function own_request(): WP_REST_Request {
		$request = new WP_REST_Request( 'GET', '/wp/v2/pages/1' );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( array( 'context' => 'edit', 'id' => 1, 'orderby_hierarchy' => true ) );
		return $request;
	}

	/** @return array<string, list<mixed>> */
	public static function cases_survive(): array {
		return array(
			'nulls'          => array( array( null, null, null, null ) ),
			'one alone'      => array( array( null ) ),
			'lists'          => array( array( array(), array(), array(), array() ) ),
			'objects'        => array( array( (object) array(), (object) array(), (object) array(), (object) array() ) ),
			'numbers'        => array( array( 7, 7, 7, 7 ) ),
			'texts'          => array( array( 'a', 'b', 'c', 'd' ) ),
			'posts'          => array( array( new WP_Post( (object) array() ), new WP_Post( (object) array() ) ) ),
			'an answer of another shape' => array( array( new WP_REST_Response( (object) array( 'content' => (object) array( 'raw' => 'x' ) ) ), new WP_Post( (object) array( 'ID' => 1 ) ), self::own_request() ) ),
			'an answer that is a text' => array( array( new WP_REST_Response( 'x' ), new WP_Post( (object) array( 'ID' => 1 ) ), self::own_request() ) ),
			'half a request' => array( array( null, new WP_REST_Request(), null, null ) ),
		);
	}

	/**
	 * @param list<mixed> $arguments
	 * @dataProvider cases_survive
	 */
	public function test_survive( array $arguments ): void {
		$this->expectNotToPerformAssertions();
		$ours = self::ours();
		foreach ( self::CALLED as $name ) {
			foreach ( $ours[ $name ] as list( $callback, $code ) ) {
				$callback( ...array_slice( $arguments, 0, $code->getNumberOfParameters() ) );
			}
		}
	}
}

<?php
/**
 * Runs every test class of this folder inside a loaded WordPress and prints the results as JSON:
 * `{ "passed": [ name… ], "failed": { name: reason }, "took": { class: seconds } }`.
 *
 * PHP_TESTS in the environment limits the run to classes whose name has one of its words in it.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use ReflectionMethod;
use Throwable;

require_once __DIR__ . '/Test_Case.php';

// Many tests make a user. What makes passwords hard to guess takes half of their time, and a minute in WebAssembly.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

/** @return array<string, list<mixed>> Arguments by the name of the case; one unnamed case without arguments where there are none. */
function cases_of( Test_Case $test, ReflectionMethod $method ): array {
	if ( 0 === $method->getNumberOfParameters() ) {
		return array( '' => array() );
	}
	$provider = 'cases_' . substr( $method->name, strlen( 'test_' ) );
	return $test->$provider();
}

/** Whether PHP_TESTS asks for the tests of a file; without it all of them run. */
function is_wanted( string $file ): bool {
	$words = preg_split( '/[\s,]+/', (string) getenv( 'PHP_TESTS' ), -1, PREG_SPLIT_NO_EMPTY );
	return ! $words || array_filter( $words, static fn( string $word ): bool => false !== stripos( basename( $file, '.php' ), $word ) );
}

$passed = array();
$failed = array();
$took   = array();
foreach ( array_filter( glob( __DIR__ . '/*/*_Test.php' ), __NAMESPACE__ . '\\is_wanted' ) as $file ) {
	require_once $file;
	$started    = microtime( true );
	$class_name = __NAMESPACE__ . '\\' . basename( dirname( $file ) ) . '\\' . basename( $file, '.php' );
	foreach ( ( new \ReflectionClass( $class_name ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
		if ( 0 !== strpos( $method->name, 'test_' ) ) {
			continue;
		}
		foreach ( cases_of( new $class_name(), $method ) as $case => $arguments ) {
			$test = new $class_name();
			$name = trim( basename( $file, '_Test.php' ) . ' ' . str_replace( '_', ' ', substr( $method->name, 5 ) ) . ( '' === $case ? '' : ": $case" ) );
			ob_start();
			try {
				$test->set_up();
				$method->invokeArgs( $test, $arguments );
				$passed[] = $name;
			} catch ( Throwable $reason ) {
				$failed[ $name ] = $reason->getMessage() . ' (' . basename( $reason->getFile() ) . ':' . $reason->getLine() . ')';
			} finally {
				$test->tear_down();
				ob_end_clean();
			}
		}
	}
	$took[ basename( $file, '_Test.php' ) ] = round( microtime( true ) - $started, 1 );
}
arsort( $took );
echo "\n@results " . wp_json_encode(
	array(
		'passed' => $passed,
		'failed' => (object) $failed,
		'took'   => (object) $took,
	)
);

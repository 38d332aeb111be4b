<?php
/**
 * Runs every test class in this folder without PHPUnit, inside a loaded WordPress, and prints the results as JSON:
 * `{ "passed": [ name… ], "failed": { name: reason }, "took": { class: seconds } }`.
 *
 * The environment variable PHP_TESTS limits the run to classes whose name contains one of its words.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use ReflectionClass;
use ReflectionMethod;
use Throwable;

require_once __DIR__ . '/Test_Case.php';

// Many tests make a user. What makes passwords hard to guess takes half of their time, and a minute in WebAssembly.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

/** @return array<string, list<mixed>> Arguments by the name of the data set; one unnamed set without arguments if there is no provider. */
function data_sets_of( ReflectionMethod $method ): array {
	if ( 1 !== preg_match( '/@dataProvider (\w+)/', (string) $method->getDocComment(), $found ) ) {
		return array( '' => array() );
	}
	return $method->getDeclaringClass()->getMethod( $found[1] )->invoke( null );
}

/** Whether PHP_TESTS includes a file; without it, all files are included. */
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
	foreach ( ( new ReflectionClass( $class_name ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
		if ( 0 !== strpos( $method->name, 'test_' ) ) {
			continue;
		}
		foreach ( data_sets_of( $method ) as $data_set => $arguments ) {
			$name = trim( basename( $file, '_Test.php' ) . ' ' . str_replace( '_', ' ', substr( $method->name, 5 ) ) . ( '' === $data_set ? '' : ": $data_set" ) );
			ob_start();
			try {
				( new $class_name() )->runCase( $method->name, array_values( $arguments ) );
				$passed[] = $name;
			} catch ( Throwable $reason ) {
				$failed[ $name ] = $reason->getMessage() . ' (' . basename( $reason->getFile() ) . ':' . $reason->getLine() . ')';
			} finally {
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

<?php
/**
 * Runs every test class in this folder without PHPUnit, inside a loaded WordPress, and prints the results as JSON:
 * `{ "passed": [ name… ], "failed": { name: reason }, "took": { class: seconds } }`.
 *
 * The environment variable PHP_TESTS limits the run to classes whose name contains one of its words; those with a word of
 * PHP_TESTS_WITHOUT in their folder or name are left out. PHP_TESTS_PART, such as
 * "1/2", limits it to one of several parts, which can run side by side.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use ReflectionClass;
use ReflectionMethod;
use Throwable;

require_once __DIR__ . '/Test_Case.php';

/** @return array<string, list<mixed>> Arguments by the name of the data set; one unnamed set without arguments if there is no provider. */
function data_sets_of( ReflectionMethod $method ): array {
	if ( 1 !== preg_match( '/@dataProvider (\w+)/', (string) $method->getDocComment(), $found ) ) {
		return array( '' => array() );
	}
	return $method->getDeclaringClass()->getMethod( $found[1] )->invoke( null );
}

/** @return list<string> */
function words_of( string $variable ): array {
	return (array) preg_split( '/[\s,]+/', (string) getenv( $variable ), -1, PREG_SPLIT_NO_EMPTY );
}

/** Whether PHP_TESTS includes a file; without it, all files are included. */
function is_wanted( string $file ): bool {
	$name = basename( dirname( $file ) ) . '/' . basename( $file, '.php' );
	$has  = static fn( string $word ): bool => false !== stripos( $name, $word );
	$all  = words_of( 'PHP_TESTS' );
	return ( ! $all || array_filter( $all, $has ) ) && ! array_filter( words_of( 'PHP_TESTS_WITHOUT' ), $has );
}

/**
 * The files of the part that PHP_TESTS_PART names. Long files take long: dealt out by size, the parts take about as long.
 *
 * @param list<string> $files
 * @return list<string>
 */
function part_of( array $files ): array {
	if ( 1 !== preg_match( '~^(\d+)/(\d+)$~', (string) getenv( 'PHP_TESTS_PART' ), $found ) ) {
		return $files;
	}
	$part  = (int) $found[1];
	$parts = (int) $found[2];
	usort( $files, static fn( string $one, string $other ): int => array( filesize( $other ), $one ) <=> array( filesize( $one ), $other ) );
	return array_values( array_filter( $files, static fn( int $at ): bool => $at % $parts === $part - 1, ARRAY_FILTER_USE_KEY ) );
}

$passed = array();
$failed = array();
$took   = array();
foreach ( part_of( array_values( array_filter( glob( __DIR__ . '/*/*_Test.php' ), __NAMESPACE__ . '\\is_wanted' ) ) ) as $file ) {
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

<?php
/**
 * Runs every test class of this folder inside a loaded WordPress and prints the results as JSON:
 * `{ "passed": [ name… ], "failed": { name: reason } }`.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use ReflectionMethod;
use Throwable;

require_once __DIR__ . '/Test_Case.php';

/** @return array<string, list<mixed>> Arguments by the name of the case; one unnamed case without arguments where there are none. */
function cases_of( Test_Case $test, ReflectionMethod $method ): array {
	if ( 0 === $method->getNumberOfParameters() ) {
		return array( '' => array() );
	}
	$provider = 'cases_' . substr( $method->name, strlen( 'test_' ) );
	return $test->$provider();
}

$passed = array();
$failed = array();
foreach ( glob( __DIR__ . '/*/*_Test.php' ) as $file ) {
	require_once $file;
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
}
echo "\n@results " . wp_json_encode(
	array(
		'passed' => $passed,
		'failed' => (object) $failed,
	)
);

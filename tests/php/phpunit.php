<?php
/**
 * Runs PHPUnit inside the WordPress in TESTED_SITE, with the phpunit.xml there, and prints the results as JSON:
 * `{ "passed": [ name… ], "failed": { name: reason }, "skipped": [ name… ], "took": { class: seconds } }`.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use PHPUnit\TextUI\Command;
use SimpleXMLElement;

$phpunit_site   = (string) getenv( 'TESTED_SITE' );
$phpunit_folder = (string) getenv( 'PHPUNIT_FOLDER' );
$phpunit_log    = "$phpunit_site/phpunit.log.xml";

// In the global scope, where WordPress expects its variables.
require "$phpunit_site/wp-load.php";
// Playground has one, beside which PHPUnit has none, and notices are no failures.
set_error_handler( null );
set_include_path( $phpunit_folder . PATH_SEPARATOR . get_include_path() );
require $phpunit_folder . '/' . getenv( 'PHPUNIT_LOADER' );
if ( ! class_exists( Command::class ) ) {
	exit( 'It is not PHPUnit 9.6.' );
}
// --debug names each test before it runs: also one that never ends.
( new Command() )->run( array( 'phpunit', '--debug', "--configuration=$phpunit_site/phpunit.xml", "--log-junit=$phpunit_log" ), false );

/** @return array{passed: list<string>, failed: array<string, string>, skipped: list<string>, took: array<string, float>} */
function results_in( SimpleXMLElement $log ): array {
	$results = array(
		'passed'  => array(),
		'failed'  => array(),
		'skipped' => array(),
		'took'    => array(),
	);
	// Only suites that are classes have files.
	foreach ( $log->xpath( '//testsuite[@file]' ) as $suite ) {
		$class                     = (string) preg_replace( '/^.*\\\\|_Test$/', '', (string) $suite['name'] );
		$results['took'][ $class ] = round( (float) $suite['time'], 1 );
	}
	foreach ( $log->xpath( '//testcase' ) as $test ) {
		// A data provider that fails is a test without a class.
		$class  = (string) preg_replace( '/^.*\\\\/', '', (string) $test['class'] );
		$name   = trim( "$class {$test['name']}" );
		$reason = $test->xpath( 'error|failure|warning' );
		if ( $reason ) {
			$results['failed'][ $name ] = trim( (string) $reason[0] );
		} else {
			$results[ $test->xpath( 'skipped' ) ? 'skipped' : 'passed' ][] = $name;
		}
	}
	return $results;
}

echo "\n@results ", json_encode( results_in( simplexml_load_file( $phpunit_log, SimpleXMLElement::class, LIBXML_PARSEHUGE ) ), JSON_INVALID_UTF8_SUBSTITUTE );

<?php
/**
 * Measures the cost of Atelier for visitors of the site. Loads WordPress like index.php, for the path in VISITED_PATH,
 * and prints the results as JSON: `{ "passed": [ name… ], "failed": { name: reason } }`.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use Closure;
use ReflectionFunction;
use ReflectionMethod;

/** The folder of the visited WordPress. */
$visited_site = (string) getenv( 'VISITED_SITE' );
$visited_path = (string) getenv( 'VISITED_PATH' );

/** @return bool Whether a file belongs to the plugin. */
function is_ours( string $file ): bool {
	static $plugin = '';
	$plugin        = '' === $plugin ? (string) realpath( dirname( __DIR__, 2 ) ) : $plugin;
	$file          = (string) realpath( $file );
	return 0 === strpos( $file, "$plugin/includes/" ) || "$plugin/plugin.php" === $file;
}

/** @var list<string> $visited_queries Queries with the plugin in their call stack. */
$visited_queries = array();

/** The number of WordPress's own queries: 0 means that nothing was counted. */
$visited_others = 0;

// WordPress uses hooks that were added before it is loaded.
$GLOBALS['wp_filter'] = array(
	'query'              => array(
		10 => array(
			'atelier_test' => array(
				'function'      => static function ( $sql ) use ( &$visited_queries, &$visited_others ) {
					++$visited_others;
					foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- Says whose query it is.
						// Only calls in the plugin's files: WordPress includes the plugin within a query of its own.
						if ( isset( $call['file'] ) && is_ours( $call['file'] ) ) {
							$visited_queries[] = (string) $sql;
							break;
						}
					}
					return $sql;
				},
				'accepted_args' => 1,
			),
		),
	),
	'redirect_canonical' => array(
		10 => array(
			'atelier_test' => array(
				'function'      => static fn() => false,
				'accepted_args' => 1,
			),
		),
	),
);

$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = $visited_path;
$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['SERVER_NAME']     = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
define( 'WP_USE_THEMES', true );

ob_start();
require "$visited_site/wp-blog-header.php";
$visited_page = (string) ob_get_clean();

$visited_files = array_map( 'basename', array_filter( get_included_files(), __NAMESPACE__ . '\is_ours' ) );
$visited_hooks = array();
foreach ( $GLOBALS['wp_filter'] as $visited_hook => $visited_callbacks ) {
	foreach ( array_merge( ...array_values( $visited_callbacks->callbacks ) ) as $visited_callback ) {
		$visited_function = $visited_callback['function'];
		if ( ! is_callable( $visited_function ) ) {
			// WordPress hooks functions of files that aren't loaded.
			continue;
		}
		$visited_function = is_object( $visited_function ) && ! $visited_function instanceof Closure ? array( $visited_function, '__invoke' ) : $visited_function;
		$visited_function = is_string( $visited_function ) && false !== strpos( $visited_function, '::' ) ? explode( '::', $visited_function ) : $visited_function;
		$visited_code     = is_array( $visited_function ) ? new ReflectionMethod( $visited_function[0], $visited_function[1] ) : new ReflectionFunction( $visited_function );
		if ( is_ours( (string) $visited_code->getFileName() ) ) {
			$visited_hooks[] = $visited_hook;
		}
	}
}

$visited_checks = array(
	'is shown'                       => false !== stripos( $visited_page, '</html>' ) && is_singular() === ( '/' !== $visited_path ) && ! is_404(),
	'loads no more than three files' => count( $visited_files ) <= 3 && in_array( 'Plugin.php', $visited_files, true ),
	'has no more than three hooks'   => count( $visited_hooks ) <= 3 && $visited_hooks,
	'runs no query'                  => array() === $visited_queries && $visited_others > 0,
);
$visited_found  = wp_json_encode( array( $visited_files, $visited_hooks, $visited_queries, strlen( $visited_page ) ) );
$visited_passed = array();
$visited_failed = array();
foreach ( $visited_checks as $visited_name => $visited_holds ) {
	$visited_name = "a visit of $visited_path $visited_name";
	if ( $visited_holds ) {
		$visited_passed[] = $visited_name;
	} else {
		$visited_failed[ $visited_name ] = $visited_found;
	}
}
echo "\n@results " . wp_json_encode(
	array(
		'passed' => $visited_passed,
		'failed' => (object) $visited_failed,
	)
);

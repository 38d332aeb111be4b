<?php
/**
 * Requests in a process of its own, with an object cache that outlasts it: php object_cache.php SITE FOLDER USER ARGUMENTS STEPS. The
 * cache is a folder with a file for each value. STEPS is JSON: a list of [ method, route, arguments ] for REST, or of [ name of a
 * function, its arguments ]. Prints the answers as JSON.
 *
 * @package Atelier
 */

declare( strict_types=1 );

// phpcs:disable -- What a plugin for object caches defines, as short as it can be.
final class WP_Object_Cache {
	private array $here = array();
	private array $left_out = array();
	private static string $folder = '';
	public static function use( string $folder ): void { self::$folder = $folder; }
	private static function file( $key, $group ): string { return self::$folder . '/' . md5( ( $group ?: 'default' ) . ":$key" ); }
	private function is_kept( $group ): bool { return ! isset( $this->left_out[ $group ?: 'default' ] ); }
	public function leave_out( $groups ): void { $this->left_out += array_fill_keys( (array) $groups, true ); }
	public function get( $key, $group, $force, &$found ) {
		$file = self::file( $key, $group );
		if ( ( $force || ! array_key_exists( $file, $this->here ) ) && $this->is_kept( $group ) && is_file( $file ) ) {
			$this->here[ $file ] = unserialize( file_get_contents( $file ) );
		}
		$found = array_key_exists( $file, $this->here );
		$value = $found ? $this->here[ $file ] : false;
		return is_object( $value ) ? clone $value : $value;
	}
	public function set( $key, $value, $group ): bool {
		$file = self::file( $key, $group );
		$this->here[ $file ] = is_object( $value ) ? clone $value : $value;
		return $this->is_kept( $group ) ? (bool) file_put_contents( $file, serialize( $value ) ) : true;
	}
	public function delete( $key, $group ): bool {
		$file = self::file( $key, $group );
		unset( $this->here[ $file ] );
		return ! $this->is_kept( $group ) || ! is_file( $file ) || unlink( $file );
	}
	public function flush(): bool {
		$this->here = array();
		array_map( 'unlink', glob( self::$folder . '/*' ) );
		return true;
	}
}
function wp_cache_init() { $GLOBALS['wp_object_cache'] = new WP_Object_Cache(); }
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) { return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found ); }
function wp_cache_set( $key, $value, $group = '', $expires = 0 ) { return $GLOBALS['wp_object_cache']->set( $key, $value, $group ); }
function wp_cache_add( $key, $value, $group = '', $expires = 0 ) { wp_cache_get( $key, $group, false, $found ); return $found ? false : wp_cache_set( $key, $value, $group ); }
function wp_cache_replace( $key, $value, $group = '', $expires = 0 ) { wp_cache_get( $key, $group, false, $found ); return $found && wp_cache_set( $key, $value, $group ); }
function wp_cache_delete( $key, $group = '' ) { return $GLOBALS['wp_object_cache']->delete( $key, $group ); }
function wp_cache_incr( $key, $by = 1, $group = '' ) { $now = (int) wp_cache_get( $key, $group ) + $by; wp_cache_set( $key, $now, $group ); return $now; }
function wp_cache_decr( $key, $by = 1, $group = '' ) { return wp_cache_incr( $key, -$by, $group ); }
function wp_cache_flush() { return $GLOBALS['wp_object_cache']->flush(); }
function wp_cache_close() { return true; }
function wp_cache_add_global_groups( $groups ) {}
function wp_cache_add_non_persistent_groups( $groups ) { $GLOBALS['wp_object_cache']->leave_out( $groups ); }
function wp_cache_switch_to_blog( $blog ) {}
// phpcs:enable

list( , $site, $folder, $user, $arguments, $steps ) = $argv;
WP_Object_Cache::use( $folder );
// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, which loads its cache otherwise.
$_wp_using_ext_object_cache = true;
// WordPress builds URLs from it.
$_SERVER['HTTP_HOST'] = 'localhost';
parse_str( $arguments, $_GET );
require "$site/wp-load.php";

wp_set_current_user( (int) $user );
$answers = array();
foreach ( json_decode( $steps, true ) as $step ) {
	if ( 3 > count( $step ) ) {
		$answers[] = $step[0]( ...$step[1] );
		continue;
	}
	$request = new WP_REST_Request( $step[0], $step[1] );
	'GET' === $step[0] ? $request->set_query_params( $step[2] ) : $request->set_body_params( $step[2] );
	$answers[] = rest_get_server()->response_to_data( rest_do_request( $request ), false );
}
echo wp_json_encode( $answers ), "\n";

<?php
/**
 * Handles the requests of PHP's own web server: serves files and index files of folders, and passes everything else to
 * WordPress.
 *
 * @package Atelier
 */

declare( strict_types=1 );

$path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$root = $_SERVER['DOCUMENT_ROOT'];
$file = $root . $path;

if ( '/' !== $path && is_file( $file ) ) {
	return false;
}
$script = is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) ? rtrim( $path, '/' ) . '/index.php' : '/index.php';

$_SERVER['SCRIPT_NAME']     = $script;
$_SERVER['PHP_SELF']        = $script;
$_SERVER['SCRIPT_FILENAME'] = $root . $script;
chdir( dirname( $root . $script ) );
require $root . $script;

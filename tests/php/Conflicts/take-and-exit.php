<?php
/**
 * Takes a lock in a process of its own and ends there, as a plugin does that ends the request: php take-and-exit.php SITE WHAT.
 *
 * @package Atelier
 */

declare( strict_types=1 );

// WordPress builds URLs from it.
$_SERVER['HTTP_HOST'] = 'localhost';
require $argv[1] . '/wp-load.php';

try {
	$taken_lock = new Atelier\Conflicts\Save_Lock( $argv[2] );
	echo $taken_lock->take( 0 ) ? 'taken' : 'busy';
	exit;
} finally {
	$taken_lock->release();
}

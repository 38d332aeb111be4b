<?php
/**
 * Stores a copy of the tests' database, or restores it: POST do=keep, do=restore. It doesn't load
 * WordPress, to save time.
 *
 * @package Atelier
 */

declare( strict_types=1 );

$database = $_SERVER['DOCUMENT_ROOT'] . '/wp-content/database/.ht.sqlite';
$kept     = $database . '.kept';

$from = new SQLite3( 'keep' === $_POST['do'] ? $database : $kept );
$to   = new SQLite3( 'keep' === $_POST['do'] ? $kept : $database );

// A request of the previous test may still be writing.
for ( $tries = 0; $tries < 200; $tries++ ) {
	if ( @$from->backup( $to ) ) {
		exit( 'done' );
	}
	usleep( 50000 );
}
http_response_code( 500 );
echo $to->lastErrorMsg();

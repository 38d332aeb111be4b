<?php
/**
 * Publishes a site draft in a process of its own, as a request of another user would: php publish.php SITE USER DRAFT CONFLICTS.
 * Prints a line once WordPress is loaded, starts when it is sent one, and prints the answer as JSON.
 *
 * @package Atelier
 */

declare( strict_types=1 );

// WordPress builds URLs from it.
$_SERVER['HTTP_HOST'] = 'localhost';
require $argv[1] . '/wp-load.php';

wp_set_current_user( (int) $argv[2] );
// Both processes load all of WordPress and its routes before they start.
rest_get_server();
$publish_request = new WP_REST_Request( 'POST', '/atelier/v1/site-drafts/' . (int) $argv[3] . '/publish' );
$publish_request->set_body_params( array( 'conflicts' => $argv[4] ) );
echo "ready\n";
fgets( STDIN );
$publish_answer = rest_do_request( $publish_request );
echo wp_json_encode(
	array(
		'status' => $publish_answer->get_status(),
		'data'   => $publish_answer->get_data(),
	)
), "\n";

<?php
/**
 * Publishes a site draft in a process of its own, as a request of another user would: php publish.php SITE USER DRAFT CONFLICTS.
 * In place of how to handle conflicts, `schedule` runs the event of its schedule, and `delete` deletes the draft.
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
$publish_draft   = (int) $argv[3];
$publish_request = 'delete' === $argv[4]
	? new WP_REST_Request( 'DELETE', "/atelier/v1/site-drafts/$publish_draft" )
	: new WP_REST_Request( 'POST', "/atelier/v1/site-drafts/$publish_draft/publish" );
$publish_request->set_body_params( array( 'conflicts' => $argv[4] ) );
add_filter( 'pre_wp_mail', '__return_true' );
echo "ready\n";
fgets( STDIN );
if ( 'schedule' === $argv[4] ) {
	wp_set_current_user( 0 );
	do_action( 'atelier_publish_draft', $publish_draft );
	$publish_answer = new WP_REST_Response();
} else {
	$publish_answer = rest_do_request( $publish_request );
}
echo wp_json_encode(
	array(
		'status' => $publish_answer->get_status(),
		'data'   => $publish_answer->get_data(),
	)
), "\n";

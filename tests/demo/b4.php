<?php
add_action( 'rest_api_init', function () { register_rest_route( 'b4/v1', '/theme/(?P<t>[\w-]+)', array( 'methods' => 'POST', 'permission_callback' => '__return_true', 'callback' => function ( $r ) { switch_theme( $r['t'] ); return get_stylesheet(); } ) ); } );

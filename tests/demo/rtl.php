<?php
add_filter( 'pre_determine_locale', static fn( $l ) => isset( $_COOKIE['b1_ar'] ) ? 'ar' : $l );
add_action( 'init', static function () { if ( isset( $_COOKIE['b1_ar'] ) ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );

<?php
add_filter( 'locale', function ( $l ) { $w = isset( $_COOKIE['lng'] ) ? preg_replace( '/\W/', '', $_COOKIE['lng'] ) : ''; return $w ?: $l; }, 99 );
add_filter( 'determine_locale', function ( $l ) { $w = isset( $_COOKIE['lng'] ) ? preg_replace( '/\W/', '', $_COOKIE['lng'] ) : ''; return $w ?: $l; }, 99 );
add_filter( 'gettext_with_context', function ( $t, $x, $c ) { return 'ltr' === $x && 'text direction' === $c && 'ar' === ( $_COOKIE['lng'] ?? '' ) ? 'rtl' : $t; }, 10, 3 );
add_action( 'init', function () { if ( 'ar' === ( $_COOKIE['lng'] ?? '' ) ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );

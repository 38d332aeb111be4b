<?php
add_filter( 'gettext_with_context', function ( $t, $x, $c ) { return 'ltr' === $x && 'text direction' === $c && 0 === strpos( determine_locale(), 'ar' ) ? 'rtl' : $t; }, 10, 3 );
add_action( 'init', function () { if ( 0 === strpos( determine_locale(), 'ar' ) ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );

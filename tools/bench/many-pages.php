<?php
/**
 * Fills a site with 10,000 pages on three levels, by 20 authors, for `npm run bench -- pages`. For `wp eval-file`, or with
 * wp-load.php loaded before. Never part of the plugin.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Bench;

defined( 'ABSPATH' ) || exit;

const COUNT    = 10000;
const AUTHORS  = 20;
const STATUSES = array( 'publish', 'publish', 'publish', 'publish', 'publish', 'publish', 'draft', 'pending', 'private', 'future' );
const WORDS    = array( 'alpha', 'beta', 'gamma', 'delta', 'omega' );

$atelier_authors = array();
for ( $at = 1; $at <= AUTHORS; $at++ ) {
	$atelier_authors[] = username_exists( "bench-author-$at" ) ?: wp_insert_user(
		array(
			'user_login'   => "bench-author-$at",
			'display_name' => "Author $at",
			'user_pass'    => wp_generate_password(),
			'role'         => 'editor',
		)
	);
}

$atelier_text = str_repeat( "<!-- wp:paragraph --><p>A page says a little, as pages do, and then it says a little more.</p><!-- /wp:paragraph -->\n", 8 );
$atelier_ids  = array();
wp_suspend_cache_addition( true );
for ( $at = 0; $at < COUNT; $at++ ) {
	// In tens: one page at the top, three below it, two below each of those.
	$place  = $at % 10;
	$parent = 0 === $place ? 0 : ( $place < 4 ? $at - $place : $at - $place + 1 + ( $place - 4 ) % 3 );
	$status = STATUSES[ ( $at * 7 ) % 10 ];
	// Each word in each status, because a search among drafts is measured.
	$word   = WORDS[ intdiv( $at, 10 ) % 5 ];
	$year   = 'future' === $status ? gmdate( 'Y' ) + 1 : 2020 + $at % 5;

	$atelier_ids[ $at ] = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_title'   => sprintf( 'Page %s %d', $word, $at ),
			'post_name'    => "bench-page-$at",
			'post_content' => $atelier_text,
			'post_status'  => $status,
			'post_author'  => $atelier_authors[ $at % AUTHORS ],
			'post_parent'  => 0 === $place ? 0 : $atelier_ids[ $parent ],
			'post_date'    => sprintf( '%d-%02d-%02d 10:00:00', $year, 1 + $at % 12, 1 + $at % 28 ),
		)
	);
}
echo esc_html( COUNT . " pages made.\n" );

<?php
/**
 * Fills a site for `npm run bench -- --large`: 10,000 pages on three levels, by 20 authors, 100 templates, 60 template parts, 500
 * patterns and 40 menus. With wp-load.php loaded before. Never part of the plugin.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Bench;

defined( 'ABSPATH' ) || exit;

const PAGES    = 10000;
const AUTHORS  = 20;
const STATUSES = array( 'publish', 'publish', 'publish', 'publish', 'publish', 'publish', 'draft', 'pending', 'private', 'future' );
const WORDS    = array( 'alpha', 'beta', 'gamma', 'delta', 'omega' );
const SAYING   = "<!-- wp:paragraph --><p>A page says a little, as pages do, and then it says a little more.</p><!-- /wp:paragraph -->\n";

/**
 * @param array<string, mixed> $values
 */
function insert( string $type, array $values ): int {
	$id = wp_insert_post( wp_slash( array( 'post_type' => $type, 'post_status' => 'publish' ) + $values ), true );
	if ( is_wp_error( $id ) ) {
		throw new \Exception( $id->get_error_message() );
	}
	return $id;
}

/**
 * Of the same length for all, so that they sort by number.
 */
function insert_numbered( string $type, string $what, int $at, string $content ): int {
	$title = sprintf( 'Bench %s %03d', $what, $at );
	return insert( $type, array( 'post_title' => $title, 'post_name' => sanitize_title( $title ), 'post_content' => $content ) );
}

wp_set_current_user( 1 );
wp_suspend_cache_addition( true );
$GLOBALS['wpdb']->query( 'START TRANSACTION' );

$atelier_authors = array();
for ( $at = 1; $at <= AUTHORS; $at++ ) {
	$atelier_authors[] = wp_insert_user(
		array(
			'user_login'   => "bench-author-$at",
			'display_name' => "Author $at",
			'user_pass'    => wp_generate_password(),
			'role'         => 'editor',
		)
	);
}

$atelier_ids = array();
for ( $at = 0; $at < PAGES; $at++ ) {
	// In tens: one page at the top, three below it, two below each of those.
	$place  = $at % 10;
	$parent = 0 === $place ? 0 : ( $place < 4 ? $at - $place : $at - $place + 1 + ( $place - 4 ) % 3 );
	$status = STATUSES[ ( $at * 7 ) % 10 ];
	// Each word in each status.
	$word = WORDS[ intdiv( $at, 10 ) % 5 ];
	$year = 'future' === $status ? gmdate( 'Y' ) + 1 : 2020 + $at % 5;

	$atelier_ids[ $at ] = insert(
		'page',
		array(
			'post_title'   => sprintf( 'Page %s %d', $word, $at ),
			'post_name'    => "bench-page-$at",
			'post_content' => str_repeat( SAYING, 8 ),
			'post_status'  => $status,
			'post_author'  => $atelier_authors[ $at % AUTHORS ],
			'post_parent'  => 0 === $place ? 0 : $atelier_ids[ $parent ],
			'post_date'    => sprintf( '%d-%02d-%02d 10:00:00', $year, 1 + $at % 12, 1 + $at % 28 ),
		)
	);
}

$atelier_theme   = get_stylesheet();
$atelier_content = (string) get_block_template( "$atelier_theme//index" )->content;
for ( $at = 0; $at < 100; $at++ ) {
	wp_set_object_terms( insert_numbered( 'wp_template', 'template', $at, $atelier_content ), $atelier_theme, 'wp_theme' );
}
for ( $at = 0; $at < 60; $at++ ) {
	$atelier_part = insert_numbered( 'wp_template_part', 'part', $at, SAYING );
	wp_set_object_terms( $atelier_part, $atelier_theme, 'wp_theme' );
	wp_set_object_terms( $atelier_part, 'uncategorized', 'wp_template_part_area' );
}
for ( $at = 0; $at < 500; $at++ ) {
	insert_numbered( 'wp_block', 'pattern', $at, str_repeat( SAYING, 4 ) );
}
for ( $at = 0; $at < 40; $at++ ) {
	insert_numbered( 'wp_navigation', 'menu', $at, str_repeat( '<!-- wp:navigation-link {"label":"A page","url":"/","kind":"custom"} /-->', 10 ) );
}
$GLOBALS['wpdb']->query( 'COMMIT' );
echo esc_html( PAGES . " pages made.\n" );

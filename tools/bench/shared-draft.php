<?php
/**
 * Fills a site for `npm run bench -- drafts`: pages and posts, and a site draft with 22 changes that is shared. Prints the link's
 * token and the pages to measure as JSON. With wp-load.php loaded before. Never part of the plugin.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Bench;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_People;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

wp_set_current_user( 1 );
update_option( 'permalink_structure', '' );
rest_get_server();

$atelier_hidden = new Hidden_Posts();
$atelier_live   = new Live_Site( $atelier_hidden );
$atelier_drafts = new Draft_Store( $atelier_hidden, $atelier_live, new Record_Rights( $atelier_hidden, $atelier_live ), new Draft_People() );
$atelier_draft  = $atelier_drafts->create( 'A relaunch' );

/** @param array<string, mixed> $values */
function save( string $route, array $values, int $draft = 0 ): array {
	$_GET    = $draft > 0 ? array( 'atelier_draft' => (string) $draft ) : array();
	$request = new WP_REST_Request( 'POST', $route );
	$request->set_body_params( $values );
	$answer = rest_do_request( $request );
	if ( $answer->is_error() ) {
		throw new \Exception( (string) wp_json_encode( $answer->get_data() ) );
	}
	return (array) $answer->get_data();
}

function text( string $word ): string {
	return str_repeat( "<!-- wp:paragraph -->\n<p>What $word has to say, as pages do, and then it says a little more.</p>\n<!-- /wp:paragraph -->\n\n", 8 );
}

$atelier_theme    = get_stylesheet();
$atelier_category = (int) save( '/wp/v2/categories', array( 'name' => 'Of the bench' ) )['id'];
$atelier_pages    = array();
$atelier_posts    = array();
for ( $atelier_at = 1; $atelier_at <= 8; $atelier_at++ ) {
	$atelier_pages[] = (int) save( '/wp/v2/pages', array( 'title' => "Page $atelier_at", 'content' => text( "page $atelier_at" ), 'status' => 'publish' ) )['id'];
	$atelier_posts[] = (int) save( '/wp/v2/posts', array( 'title' => "Post $atelier_at", 'content' => text( "post $atelier_at" ), 'status' => 'publish' ) )['id'];
}
$atelier_pattern = (int) save( '/wp/v2/blocks', array( 'title' => 'Card', 'content' => text( 'a card' ), 'status' => 'publish' ) )['id'];
$atelier_menu    = (int) save( '/wp/v2/navigation', array( 'title' => 'Menu', 'content' => '<!-- wp:page-list /-->', 'status' => 'publish' ) )['id'];

$atelier_file = static fn( string $slug, string $type ): string => get_block_template( "$atelier_theme//$slug", $type )->content;
$atelier_new  = array(
	array( '/wp/v2/global-styles/' . WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), array( 'styles' => array( 'color' => array( 'text' => '#123456' ), 'spacing' => array( 'blockGap' => '2rem' ) ) ) ),
	array( '/wp/v2/settings', array( 'title' => 'A new title', 'description' => 'And more' ) ),
	array( "/wp/v2/blocks/$atelier_pattern", array( 'content' => text( 'another card' ) ) ),
	array( "/wp/v2/navigation/$atelier_menu", array( 'title' => 'New menu' ) ),
	array( '/wp/v2/pages', array( 'title' => 'A new page', 'content' => text( 'a new page' ), 'status' => 'publish' ) ),
	array( '/wp/v2/pages', array( 'title' => 'Another', 'content' => text( 'another page' ), 'status' => 'publish' ) ),
	array( '/wp/v2/posts', array( 'title' => 'A new post', 'content' => text( 'a new post' ), 'status' => 'publish', 'categories' => array( $atelier_category ) ) ),
);
foreach ( array( 'single', 'page', 'home', '404' ) as $atelier_slug ) {
	$atelier_new[] = array( "/wp/v2/templates/$atelier_theme//$atelier_slug", array( 'content' => $atelier_file( $atelier_slug, 'wp_template' ) . '<!-- wp:spacer /-->' ) );
}
foreach ( array( 'header', 'footer' ) as $atelier_slug ) {
	$atelier_new[] = array( "/wp/v2/template-parts/$atelier_theme//$atelier_slug", array( 'content' => $atelier_file( $atelier_slug, 'wp_template_part' ) . '<!-- wp:spacer /-->' ) );
}
for ( $atelier_at = 0; $atelier_at < 4; $atelier_at++ ) {
	$atelier_new[] = array( "/wp/v2/pages/$atelier_pages[$atelier_at]", array( 'title' => "Changed page $atelier_at", 'content' => text( "changed page $atelier_at" ) ) );
}
for ( $atelier_at = 0; $atelier_at < 5; $atelier_at++ ) {
	$atelier_new[] = array( "/wp/v2/posts/$atelier_posts[$atelier_at]", array( 'title' => "Changed post $atelier_at", 'content' => text( "changed post $atelier_at" ), 'categories' => array( $atelier_category ) ) );
}
foreach ( $atelier_new as list( $atelier_route, $atelier_values ) ) {
	save( $atelier_route, $atelier_values, $atelier_draft );
}
$_GET           = array();
$atelier_links  = new Share_Links();
$atelier_shared = $atelier_links->add( $atelier_draft, 1 );
parse_str( (string) wp_parse_url( $atelier_links->url( $atelier_draft, $atelier_shared ), PHP_URL_QUERY ), $atelier_arguments );
echo '@made ' . wp_json_encode(
	array(
		'changes' => $atelier_drafts->count( $atelier_draft ),
		'token'   => $atelier_arguments[ Share_Links::ARG ],
		'pages'   => array(
			'The front page'          => '/',
			'A page'                  => "/?page_id=$atelier_pages[7]",
			'A page that is changed'  => "/?page_id=$atelier_pages[0]",
			'A post that is changed'  => "/?p=$atelier_posts[0]",
		),
	)
);

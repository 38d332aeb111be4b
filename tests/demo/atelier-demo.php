<?php
/**
 * Plugin Name: Atelier demo site
 * Description: Fills a new development site with a few pages, posts, patterns, menus, styles and a font. Used by npm start, the tests and the bench; not part of the installable plugin.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Demo;

use WP_Theme_JSON_Resolver;

const STATE = 'atelier_demo';

/**
 * Loads the demo content once in the life of a site.
 */
function load_once(): void {
	if ( wp_installing() || get_option( STATE ) || ! is_first() ) {
		return;
	}
	// The request must not log out its user.
	$before = get_current_user_id();
	wp_set_current_user( 1 );
	update_option( 'blogname', 'Harbour Studio' );
	update_option( 'blogdescription', 'Furniture made to last' );
	update_option( 'permalink_structure', '/%postname%/' );
	flush_rewrite_rules( false );

	$pages = load_pages();
	load_posts();
	load_patterns();
	load_template_part();
	load_menus( $pages );
	load_styles( load_font() );
	update_option( STATE, 'loaded', false );
	wp_set_current_user( $before );
}

/** Whether this is the one of several requests at once that loads the content. Adding options overwrites on some databases. */
function is_first(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Has to be atomic.
	$inserted = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, 'loading', 'off')", STATE ) );
	wp_cache_delete( STATE, 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	return 1 === $inserted;
}

/**
 * A hierarchy of pages.
 *
 * @return array<string, int> Ids by slug.
 */
function load_pages(): array {
	$ids = array();
	foreach (
		array(
			'about'     => array( 'About', '', 'We build tables, chairs and shelves in a workshop by the water.' ),
			'team'      => array( 'Team', 'about', 'Five people, three lathes, one dog.' ),
			'history'   => array( 'History', 'about', 'The workshop opened in 1962 and has not moved since.' ),
			'services'  => array( 'Services', '', 'Furniture to order, repairs, and courses.' ),
			'courses'   => array( 'Courses', 'services', 'Learn to sharpen, plane and join.' ),
			'beginners' => array( 'For beginners', 'courses', 'No experience needed. Bring shoes that close.' ),
			'contact'   => array( 'Contact', '', 'Harbour Road 7, every day from nine to five.' ),
		) as $slug => $page
	) {
		$ids[ $slug ] = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $page[0],
				'post_parent'  => $ids[ $page[1] ] ?? 0,
				'post_content' => heading( $page[0] . ' in short' ) . paragraph( $page[2] ),
			)
		);
	}
	return $ids;
}

function load_posts(): void {
	foreach (
		array(
			'A table for twelve'  => 'It took three weeks and most of an oak.',
			'How to oil a chair'  => 'Little, often, and with a cloth that you can spare.',
			'The new steam bender' => 'Ash bends best. Walnut complains.',
			'Summer courses'      => 'Two weekends in July are still free.',
		) as $title => $text
	) {
		wp_insert_post(
			array(
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => paragraph( $text ),
			)
		);
	}
}

/** Patterns of the user's own in two categories, synced and not. */
function load_patterns(): void {
	$categories = array();
	foreach ( array( 'Calls to action', 'Quotes' ) as $name ) {
		$term = wp_insert_term( $name, 'wp_pattern_category' );
		if ( is_array( $term ) ) {
			$categories[ $name ] = $term['term_id'];
		}
	}
	foreach (
		array(
			array( 'Visit us', 'Calls to action', '', heading( 'Visit us' ) . paragraph( 'The workshop is open every day.' ) ),
			array( 'Book a course', 'Calls to action', 'unsynced', heading( 'Book a course' ) . paragraph( 'Places are few.' ) ),
			array( 'A word from a customer', 'Quotes', '', "<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\">" . paragraph( 'It will outlive us all.' ) . "<cite>Ida</cite></blockquote>\n<!-- /wp:quote -->" ),
		) as list( $title, $category, $sync, $content )
	) {
		$id = (int) wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => $content,
			)
		);
		wp_set_object_terms( $id, array( $categories[ $category ] ?? 0 ), 'wp_pattern_category' );
		if ( '' !== $sync ) {
			update_post_meta( $id, 'wp_pattern_sync_status', $sync );
		}
	}
}

/** A template part that the theme does not have. */
function load_template_part(): void {
	$id = (int) wp_insert_post(
		array(
			'post_type'    => 'wp_template_part',
			'post_status'  => 'publish',
			'post_name'    => 'announcement',
			'post_title'   => 'Announcement',
			'post_content' => paragraph( 'Closed on the first of May.' ),
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
}

/**
 * Two menus.
 *
 * @param array<string, int> $pages Ids by slug.
 */
function load_menus( array $pages ): void {
	foreach (
		array(
			'Main menu'   => array( 'about', 'services', 'contact' ),
			'Footer menu' => array( 'contact', 'history' ),
		) as $title => $slugs
	) {
		$links = '';
		foreach ( $slugs as $slug ) {
			$links .= sprintf(
				"<!-- wp:navigation-link %s /-->\n",
				wp_json_encode(
					array(
						'label' => get_the_title( $pages[ $slug ] ),
						'type'  => 'page',
						'id'    => $pages[ $slug ],
						'url'   => get_permalink( $pages[ $slug ] ),
						'kind'  => 'post-type',
					)
				)
			);
		}
		wp_insert_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => wp_slash( $links ),
			)
		);
	}
}

/**
 * A font family of the site's own, from a font file that the theme brings.
 *
 * @return array<string, mixed>|null Its settings, or null where the theme has no fonts.
 */
function load_font(): ?array {
	$fonts = glob( get_theme_file_path( 'assets/fonts/*/*.woff2' ) );
	if ( ! $fonts ) {
		return null;
	}
	$face   = array(
		'fontFamily' => 'Harbour Sans',
		'fontStyle'  => 'normal',
		'fontWeight' => '400',
		'src'        => str_replace( get_theme_file_path(), get_theme_file_uri(), $fonts[0] ),
	);
	$family = array(
		'name'       => 'Harbour Sans',
		'slug'       => 'harbour-sans',
		'fontFamily' => '"Harbour Sans", sans-serif',
	);
	$parent = (int) wp_insert_post(
		array(
			'post_type'    => 'wp_font_family',
			'post_status'  => 'publish',
			'post_title'   => $family['name'],
			'post_name'    => $family['slug'],
			'post_content' => wp_slash( (string) wp_json_encode( array( 'fontFamily' => $family['fontFamily'] ) ) ),
		)
	);
	wp_insert_post(
		array(
			'post_type'    => 'wp_font_face',
			'post_status'  => 'publish',
			'post_parent'  => $parent,
			'post_title'   => 'Harbour Sans 400',
			'post_content' => wp_slash( (string) wp_json_encode( $face ) ),
		)
	);
	return $family + array( 'fontFace' => array( $face ) );
}

/**
 * Two changes of the global styles, each with a revision.
 *
 * @param array<string, mixed>|null $font A family to activate.
 */
function load_styles( ?array $font ): void {
	$id       = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	$settings = $font ? array( 'typography' => array( 'fontFamilies' => array( 'custom' => array( $font ) ) ) ) : new \stdClass();
	foreach ( array( '#1d4e89', '#a23e48' ) as $color ) {
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash(
					(string) wp_json_encode(
						array(
							'version'                     => 3,
							'isGlobalStylesUserThemeJSON' => true,
							'settings'                    => $settings,
							'styles'                      => array( 'elements' => array( 'link' => array( 'color' => array( 'text' => $color ) ) ) ),
						)
					)
				),
			)
		);
	}
}

function heading( string $text ): string {
	return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->\n\n";
}

function paragraph( string $text ): string {
	return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->\n\n";
}

add_action( 'wp_loaded', __NAMESPACE__ . '\\load_once' );

/** Tests and measurements ask for the first steps where they are about them. */
add_filter( 'atelier_first_steps', static fn(): bool => isset( $_COOKIE['atelier-first-steps'] ) );

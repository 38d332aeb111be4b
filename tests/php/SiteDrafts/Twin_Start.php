<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use WP_Theme_JSON_Resolver;

/**
 * The site that tests of Twin_Site begin with: records of all types that refer to each other.
 */
trait Twin_Start {
	/** @var array<string, int> By name. */
	private array $ids = array();

	/** @var array<string, string> By name. */
	private array $types = array();

	/** A type with an archive and a taxonomy, and one whose items are below each other, as plugins register them. */
	private function register_types(): void {
		$supports = array( 'title', 'editor', 'excerpt', 'thumbnail', 'page-attributes', 'custom-fields' );
		register_post_type( 'book', array( 'public' => true, 'show_in_rest' => true, 'rest_base' => 'books', 'has_archive' => 'books', 'label' => 'Books', 'supports' => $supports ) );
		register_post_type( 'manual', array( 'public' => true, 'show_in_rest' => true, 'rest_base' => 'manuals', 'hierarchical' => true, 'label' => 'Manuals', 'supports' => $supports ) );
		register_taxonomy( 'genre', 'book', array( 'public' => true, 'show_in_rest' => true, 'hierarchical' => true, 'label' => 'Genres' ) );
		$this->undo_later( static fn() => unregister_taxonomy( 'genre' ) );
		$this->undo_later( static fn() => unregister_post_type( 'manual' ) );
		$this->undo_later( static fn() => unregister_post_type( 'book' ) );
		// With the routes of the types.
		$GLOBALS['wp_rest_server'] = null;
	}

	private function use_permalinks( string $structure = '/%postname%/' ): void {
		global $wp_rewrite;
		$before = $wp_rewrite->permalink_structure;
		$wp_rewrite->set_permalink_structure( $structure );
		$wp_rewrite->flush_rules( false );
		$this->undo_later( static fn() => $wp_rewrite->set_permalink_structure( $before ) );
	}

	private function make_site(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->term_relationships" );
		$wpdb->query( "DELETE FROM $wpdb->posts" );
		$wpdb->query( "DELETE FROM $wpdb->postmeta" );
		$wpdb->query( "UPDATE $wpdb->term_taxonomy SET count = 0" );
		wp_cache_flush();
		// All later IDs are higher than this one.
		wp_insert_post( array( 'import_id' => Twin_Site::FIRST_ID, 'post_title' => 'First', 'post_status' => 'draft' ) );
		$make = function ( string $type, string $name, array $values = array() ): void {
			$date                 = gmdate( 'Y-m-d H:i:s', strtotime( '2026-01-01' ) + DAY_IN_SECONDS * count( $this->ids ) );
			$this->ids[ $name ]   = $this->make_post( $values + array( 'menu_order' => count( $this->ids ), 'post_date' => $date, 'post_date_gmt' => $date, 'post_type' => $type, 'post_title' => $name, 'post_name' => sanitize_title( $name ), 'post_content' => self::text( "The word of $name" ) ) );
			$this->types[ $name ] = $type;
		};
		$make( 'page', 'About' );
		$make( 'page', 'Team', array( 'post_parent' => $this->ids['About'] ) );
		$make( 'page', 'Lead', array( 'post_parent' => $this->ids['Team'] ) );
		$make( 'page', 'Services' );
		$make( 'page', 'Home' );
		$make( 'page', 'Blog' );
		$make( 'post', 'Hello' );
		$make( 'post', 'Second' );
		$make( 'book', 'Novel' );
		$make( 'book', 'Verses' );
		$make( 'manual', 'Guide' );
		$make( 'manual', 'Chapter', array( 'post_parent' => $this->ids['Guide'] ) );
		$make( 'wp_block', 'Call' );
		$make( 'page', 'Gone' );
		wp_trash_post( $this->ids['Gone'] );
		$make( 'attachment', 'Picture', array( 'post_status' => 'inherit', 'post_mime_type' => 'image/png', 'post_content' => '' ) );
		update_post_meta( $this->ids['Picture'], '_wp_attached_file', 'picture.png' );
		$make( 'wp_navigation', 'Menu', array( 'post_content' => '<!-- wp:page-list /-->' ) );
		foreach ( array( 'wide' => 'Wide', 'single' => 'Single posts' ) as $slug => $title ) {
			$id = $this->make_post( array( 'post_type' => 'wp_template', 'post_title' => $title, 'post_name' => $slug, 'post_content' => self::text( "In $slug" ) . '<!-- wp:post-content /-->' ) );
			wp_set_post_terms( $id, get_stylesheet(), 'wp_theme' );
		}
		update_post_meta( $this->ids['Home'], '_wp_page_template', 'wide' );
		$news = wp_insert_term( 'News', 'category' );
		wp_set_post_terms( $this->ids['Hello'], array( (int) $news['term_id'] ), 'category' );
		$poetry = wp_insert_term( 'Poetry', 'genre' );
		wp_set_post_terms( $this->ids['Verses'], array( (int) $poetry['term_id'] ), 'genre' );
		WP_Theme_JSON_Resolver::clean_cached_data();
		WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	}

	private static function text( string $words ): string {
		return "<!-- wp:paragraph -->\n<p>$words</p>\n<!-- /wp:paragraph -->";
	}
}

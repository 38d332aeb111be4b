<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

/**
 * Steps with types and a taxonomy as plugins register them; see Twin_Start.
 */
final class Other_Type_Steps {
	/** @return array<string, callable( Twin_Site ): void> */
	public static function all(): array {
		$template = static fn( string $words ): array => array( 'title' => $words, 'content' => "<!-- wp:paragraph -->\n<p>$words</p>\n<!-- /wp:paragraph --><!-- wp:post-content /--><!-- wp:query {\"query\":{\"inherit\":true}} --><div class=\"wp-block-query\"><!-- wp:post-template --><!-- wp:post-title {\"isLink\":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->" );
		return array(
			'a new book in the archive'          => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'archive-book', $template( 'Of books' ) );
				$site->create( 'book', 'Fresh', array( 'title' => 'Fresh', 'date' => '2026-04-01T00:00:00' ) );
				$site->update( 'Novel', array( 'status' => 'draft' ) );
			},
			'a genre of new books'               => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'taxonomy-genre-poetry', $template( 'Poems' ) );
				$site->create( 'book', 'Fresh', array( 'title' => 'Fresh', 'genre' => array( self::poetry() ), 'date' => '2026-04-01T00:00:00' ) );
				$site->update( 'Novel', array( 'genre' => array( self::poetry() ) ) );
				$site->update( 'Verses', array( 'genre' => array() ) );
			},
			'templates of single books'          => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'single-book', $template( 'For books' ) );
				$site->create_template( 'single-book-tales', $template( 'For one book' ) );
				$site->update( 'Novel', array( 'slug' => 'tales' ) );
			},
			'a book with a template of its own'  => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'own', $template( 'Own' ) );
				$site->create( 'book', 'Fresh', array( 'title' => 'Fresh', 'template' => 'own' ) );
			},
			'slugs of books that change places'  => static function ( Twin_Site $site ): void {
				$site->update( 'Novel', array( 'slug' => 'waiting' ) );
				$site->update( 'Verses', array( 'slug' => 'novel' ) );
				$site->update( 'Novel', array( 'slug' => 'verses' ) );
			},
			'one slug of a book and a page'      => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Book', array( 'title' => 'Novel' ) );
				$site->create( 'book', 'Fresh', array( 'title' => 'About' ) );
				$site->update( 'Novel', array( 'slug' => 'services' ) );
			},
			'a book in the trash, and its slug'  => static function ( Twin_Site $site ): void {
				$site->delete( 'Novel' );
				$site->create( 'book', 'Fresh', array( 'title' => 'Novel' ) );
			},
			'a manual below a new one'           => static function ( Twin_Site $site ): void {
				$site->create( 'manual', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->update( 'Guide', array( 'parent' => $site->id( 'Fresh' ), 'slug' => 'manual' ) );
				$site->create( 'manual', 'Below', array( 'title' => 'Below', 'parent' => $site->id( 'Chapter' ) ) );
			},
			'a manual between others deleted'    => static function ( Twin_Site $site ): void {
				$site->create( 'manual', 'Below', array( 'title' => 'Below', 'parent' => $site->id( 'Chapter' ) ) );
				$site->delete( 'Chapter', true );
			},
			'links to books in a menu'           => static function ( Twin_Site $site ): void {
				$site->create( 'book', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->update( 'Menu', array( 'content' => '<!-- wp:navigation-link {"label":"Fresh","type":"book","id":' . $site->id( 'Fresh' ) . ',"url":"' . get_permalink( $site->id( 'Fresh' ) ) . '","kind":"post-type"} /--><!-- wp:navigation-link {"label":"Books","type":"book","url":"/books/","kind":"post-type-archive"} /-->' ) );
				$site->create_template( 'header', array( 'title' => 'Head', 'area' => 'header', 'content' => '<!-- wp:navigation {"ref":' . $site->id( 'Menu' ) . '} /-->' ), 'wp_template_part' );
			},
		);
	}

	private static function poetry(): int {
		$term = get_term_by( 'slug', 'poetry', 'genre' );
		return $term instanceof \WP_Term ? $term->term_id : 0;
	}
}

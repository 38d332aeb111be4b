<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Previews\Sample_Query;
use Atelier\Tests\Test_Case;

final class Sample_Query_Test extends Test_Case {
	/** @return array<string, list<string>> */
	public static function cases_shows_the_one_that_a_template_is_for(): array {
		return array(
			'a category'       => array( 'category-cakes', 'Cakes' ),
			'a category by ID' => array( 'category-{cakes}', 'Cakes' ),
			'a tag'            => array( 'tag-sweet', 'Sweet' ),
			'a term'           => array( 'taxonomy-category-cakes', 'Cakes' ),
			'a page'           => array( 'page-about', 'About' ),
			'a page by ID'     => array( 'page-{about}', 'About' ),
			'a post'           => array( 'single-post-hello', 'Hello' ),
			'an author'        => array( 'author-nina', 'Nina' ),
		);
	}

	/** @dataProvider cases_shows_the_one_that_a_template_is_for */
	public function test_shows_the_one_that_a_template_is_for( string $slug, string $title ): void {
		$this->log_in_as( 'administrator' );
		$cakes = (int) wp_insert_term( 'Cakes', 'category', array( 'slug' => 'cakes' ) )['term_id'];
		wp_insert_term( 'Sweet', 'post_tag', array( 'slug' => 'sweet' ) );
		$about = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_name' => 'about', 'post_date' => '2020-01-01 10:00:00' ) );
		$this->make_post( array( 'post_title' => 'Hello', 'post_name' => 'hello', 'post_date' => '2020-01-01 10:00:00' ) );
		$this->make_post( array( 'tags_input' => array( 'Salty' ) ) );
		$this->make_post( array( 'post_type' => 'page' ) );
		wp_insert_user( array( 'user_login' => 'nina', 'user_pass' => 'secret', 'display_name' => 'Nina' ) );

		$slug  = strtr( $slug, array( '{cakes}' => (string) $cakes, '{about}' => (string) $about ) );
		$shown = ( new Sample_Query() )->within( $slug, static fn() => get_queried_object() );
		$this->assertSame( $title, $shown->post_title ?? $shown->display_name ?? $shown->name ?? null );
	}

	/** @return array<string, list<string>> */
	public static function cases_shows_a_post_that_has_the_template(): array {
		return array(
			'a page'                    => array( 'wide', 'page' ),
			'a page, by a usual prefix' => array( 'page-no-title', 'page' ),
			'a post'                    => array( 'wide', 'post' ),
			'a post, by a usual prefix' => array( 'single-with-sidebar', 'post' ),
		);
	}

	/** @dataProvider cases_shows_a_post_that_has_the_template */
	public function test_shows_a_post_that_has_the_template( string $slug, string $type ): void {
		$this->log_in_as( 'administrator' );
		$wide = $this->make_post( array( 'post_type' => $type, 'post_date' => '2020-01-01 10:00:00' ) );
		update_post_meta( $wide, '_wp_page_template', $slug );
		$this->make_post( array( 'post_type' => 'page' ) );
		$this->make_post();
		$this->assertSame( $wide, ( new Sample_Query() )->within( $slug, 'get_queried_object_id' ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_sets_the_query_of_a_template(): array {
		return array(
			'posts to the blog'        => array( 'home', 'is_home' ),
			'posts to the last resort' => array( 'index', 'is_home' ),
			'a post to single posts'   => array( 'single', 'is_single' ),
			'a post to one kind'       => array( 'single-post', 'is_single' ),
			'a page to pages'          => array( 'page', 'is_page' ),
			'a page to one page'       => array( 'page-about', 'is_page' ),
			'a page to one of no kind' => array( 'wide', 'is_page' ),
			'an author'                => array( 'author', 'is_author' ),
			'a category'               => array( 'category', 'is_category' ),
			'a year to archives'       => array( 'archive', 'is_archive' ),
			'a year to dates'          => array( 'date', 'is_date' ),
			'words to a search'        => array( 'search', 'is_search' ),
			'nothing to the lost'      => array( '404', 'is_404' ),
		);
	}

	/** @dataProvider cases_sets_the_query_of_a_template */
	public function test_sets_the_query_of_a_template( string $slug, string $condition ): void {
		$this->log_in_as( 'administrator' );
		$this->make_post();
		$this->make_post( array( 'post_type' => 'page' ) );
		$this->assertNotEmpty( ( new Sample_Query() )->within( $slug, $condition ), "$condition for $slug" );
	}
}

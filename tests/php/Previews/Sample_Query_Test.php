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
		// Another test may have left an admin screen, on which no page is the homepage.
		unset( $GLOBALS['current_screen'] );
		$this->log_in_as( 'administrator' );
		$this->make_post();
		$this->make_post( array( 'post_type' => 'page' ) );
		$this->assertNotEmpty( ( new Sample_Query() )->within( $slug, $condition ), "$condition for $slug" );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Documents\Template_Resolver;
use Atelier\Previews\Sample_Address;
use Atelier\Previews\Sample_Query;
use Atelier\Tests\Test_Case;

final class Sample_Address_Test extends Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
	}

	private static function of( string $type, string $id = '', int $seen = 0 ): string {
		return ( new Sample_Address( new Sample_Query(), new Template_Resolver() ) )->of( $type, $id, $seen );
	}

	private static function of_template( string $slug, int $seen = 0 ): string {
		return self::of( 'wp_template', get_stylesheet() . "//$slug", $seen );
	}

	public function test_templates_are_shown_where_they_are_used(): void {
		$term = $this->make_term( 'news' );
		$post = $this->make_post( array( 'post_type' => 'post', 'post_title' => 'Newest', 'post_category' => array( $term ) ) );
		$page = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Some page' ) );
		$this->assertSame( home_url( '/' ), self::of_template( 'index' ) );
		$this->assertSame( home_url( '/' ), self::of_template( 'front-page' ) );
		$this->assertSame( home_url( '/' ), self::of_template( 'home' ) );
		$this->assertSame( get_permalink( $post ), self::of_template( 'single' ) );
		$this->assertSame( get_permalink( $page ), self::of_template( 'page' ) );
		$this->assertStringContainsString( '2147483647', self::of_template( '404' ) );
		$this->assertSame( get_term_link( $term ), self::of_template( 'category-news' ) );
		$this->assertSame( get_permalink( $page ), self::of_template( 'page', $page ), 'what is shown with it' );
		$this->assertNotSame( home_url( '/' ), self::of_template( 'search' ) );
		$this->assertSame( get_year_link( (int) get_the_date( 'Y', $post ) ), self::of_template( 'archive' ) );
		$this->assertSame( get_permalink( $post ), self::of_template( 'single', $post ) );
		$this->assertNotSame( get_permalink( $post ), self::of_template( 'page', $post ), 'what is shown with it has another template' );
	}

	public function test_a_template_for_one_page_is_shown_there_however_old_it_is(): void {
		$page = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'about-old', 'post_date' => '2001-01-01 10:00:00' ) );
		for ( $at = 0; $at < 31; $at++ ) {
			$this->make_post( array( 'post_type' => 'page' ) );
		}
		wp_insert_post(
			array(
				'post_type'   => 'wp_template',
				'post_status' => 'publish',
				'post_name'   => 'page-about-old',
				'post_title'  => 'About',
				'tax_input'   => array( 'wp_theme' => array( get_stylesheet() ) ),
			)
		);
		$this->assertSame( get_permalink( $page ), self::of_template( 'page-about-old' ) );
	}

	private function make_term( string $slug ): int {
		return (int) wp_insert_term( $slug, 'category', array( 'slug' => $slug ) )['term_id'];
	}

	public function test_a_template_is_shown_with_a_page_for_which_it_was_chosen(): void {
		$template = self::custom_template();
		if ( '' === $template ) {
			$page = $this->make_post( array( 'post_type' => 'page' ) );
			$this->assertSame( get_permalink( $page ), self::of_template( 'no-such-template' ) );
			return;
		}
		$page = $this->make_post( array( 'post_type' => 'page', 'meta_input' => array( '_wp_page_template' => $template ) ) );
		$this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( get_permalink( $page ), self::of_template( $template ) );
	}

	private static function custom_template(): string {
		foreach ( get_block_templates( array(), 'wp_template' ) as $template ) {
			if ( $template->is_custom ) {
				return $template->slug;
			}
		}
		return '';
	}

	public function test_the_home_page_follows_the_settings(): void {
		$front = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Front' ) );
		$posts = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'News' ) );
		foreach ( array( 'show_on_front' => 'page', 'page_on_front' => $front, 'page_for_posts' => $posts ) as $name => $value ) {
			update_option( $name, $value );
		}
		$this->assertSame( get_permalink( $posts ), self::of_template( 'home' ) );
		$this->assertSame( home_url( '/' ), self::of_template( 'front-page' ) );
	}

	public function test_parts_and_patterns_are_shown_where_they_are_used(): void {
		$this->assertSame( home_url( '/' ), self::of( 'wp_template_part', get_stylesheet() . '//header' ) );
		$pattern = $this->make_post( array( 'post_type' => 'wp_block' ) );
		$this->assertSame( home_url( '/' ), self::of( 'wp_block', (string) $pattern ) );
		$page = $this->make_post( array( 'post_type' => 'page', 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		$this->make_post( array( 'post_type' => 'page', 'post_content' => "<!-- wp:block {\"ref\":{$pattern}0} /-->" ) );
		$this->assertSame( get_permalink( $page ), self::of( 'wp_block', (string) $pattern ) );
	}

	public function test_posts_are_at_their_own_address(): void {
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$draft = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'draft' ) );
		$this->assertSame( get_permalink( $page ), self::of( 'page', (string) $page ) );
		$this->assertStringContainsString( 'preview=true', self::of( 'page', (string) $draft ) );
		$this->assertSame( home_url( '/' ), self::of( 'post', (string) $page ), 'of another type' );
		$this->assertSame( home_url( '/' ), self::of( 'page', 'x' ) );
		$this->assertSame( home_url( '/' ), self::of( '' ) );
		wp_set_current_user( 0 );
		$this->assertSame( home_url( '/' ), self::of( 'page', (string) $draft ), 'for those who may not see it' );
	}
}

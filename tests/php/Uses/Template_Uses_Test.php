<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Documents\Template_Resolver;
use Atelier\Uses\Template_Uses_Controller;

require_once __DIR__ . '/Uses_Case.php';

final class Template_Uses_Test extends Uses_Case {
	/** @return array<string, list<array<string, mixed>>> What each template shows, by slug. */
	private function shown( int $draft = 0 ): array {
		$this->watcher->flush();
		$said = $this->in( $draft, 'GET', '/atelier/v1' . Template_Uses_Controller::ROUTE )->get_data();
		return array_combine( array_map( static fn( array $one ): string => explode( '//', $one['id'] )[1], $said['templates'] ), array_column( $said['templates'], 'shows' ) );
	}

	/** @return array<string, int> Posts by template. */
	private static function counts( array $shown ): array {
		return array_filter( array_map( static fn( array $shows ): int => (int) array_sum( array_column( $shows, 'count' ) ), $shown ) );
	}

	/** @return array<string, int> The same, as WordPress resolves each post. */
	private static function resolved(): array {
		$resolver = new Template_Resolver();
		$found    = array();
		foreach ( get_posts( array( 'post_type' => array( 'page', 'post' ), 'post_status' => 'any', 'posts_per_page' => -1 ) ) as $post ) {
			$is_blog        = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_for_posts' ) === $post->ID;
			$template       = $is_blog ? resolve_block_template( 'home', array( 'home.php', 'index.php' ), '' ) : $resolver->for_post( $post );
			$slug           = $template->slug;
			$found[ $slug ] = ( $found[ $slug ] ?? 0 ) + 1;
		}
		return $found;
	}

	/** @dataProvider seeds */
	public function test_counts_the_posts_that_wordpress_shows_in_each_template( int $seed ): void {
		mt_srand( $seed );
		$slugs = array( 'front-page', 'page-atelier-one', 'single-post-atelier-two', 'single-post', 'singular', 'atelier-landing' );
		foreach ( $slugs as $slug ) {
			if ( mt_rand( 0, 1 ) ) {
				$this->make_template( 'wp_template', $slug, '<!-- wp:post-content /-->' );
			}
		}
		$pages = array();
		foreach ( array( array( 'page', 'atelier-one' ), array( 'page', 'atelier-three' ), array( 'page', 'atelier-four' ), array( 'post', 'atelier-two' ), array( 'post', 'atelier-five' ) ) as list( $type, $name ) ) {
			$id = $this->make( $type, '', array( 'post_name' => $name, 'post_status' => mt_rand( 0, 3 ) ? 'publish' : 'draft' ) );
			if ( ! mt_rand( 0, 2 ) ) {
				update_post_meta( $id, '_wp_page_template', mt_rand( 0, 2 ) ? 'atelier-landing' : 'atelier-gone' );
			}
			$pages[] = $id;
		}
		if ( mt_rand( 0, 1 ) ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $pages[ mt_rand( 0, 2 ) ] );
			update_option( 'page_for_posts', $pages[ mt_rand( 0, 2 ) ] );
		}
		$this->watcher->flush();
		$expected = self::resolved();
		$found    = self::counts( $this->shown() );
		ksort( $expected );
		ksort( $found );
		$this->assertSame( $expected, $found );
	}

	/** @return array<string, array{ int }> */
	public static function seeds(): array {
		$seeds = array();
		for ( $seed = 1; $seed <= 25; ++$seed ) {
			$seeds[ "seed $seed" ] = array( $seed );
		}
		return $seeds;
	}

	public function test_screens_without_posts_are_named(): void {
		$labels = static fn( array $shows ): array => array_column( array_filter( $shows, static fn( array $one ): bool => '' === $one['type'] ), 'label' );
		$before = $this->shown();
		$title  = get_default_block_template_types()['category']['title'];
		$this->assertContains( $title, $labels( $before['archive'] ) );
		$this->make_template( 'wp_template', 'category', '' );
		$this->make_template( 'wp_template', 'category-news', '' );
		$after = $this->shown();
		$this->assertNotContains( $title, $labels( $after['archive'] ) );
		$this->assertSame( array( $title ), $labels( $after['category'] ) );
		$this->assertCount( 1, $after['category-news'] );
	}

	public function test_a_template_that_nothing_has_chosen_shows_nothing(): void {
		$this->make_template( 'wp_template', 'atelier-unused', '' );
		$this->assertSame( array(), $this->shown()['atelier-unused'] );
	}

	public function test_a_choice_in_a_draft_counts_there(): void {
		$this->make_template( 'wp_template', 'atelier-landing', '<!-- wp:post-content /-->' );
		$page  = $this->make( 'page', '' );
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'template' => 'atelier-landing' ) );
		$this->assertSame( array(), $this->shown()['atelier-landing'] );
		$this->assertSame( array( 1 ), array_column( $this->shown( $draft )['atelier-landing'], 'count' ) );
	}

	public function test_needs_the_same_queries_however_many_pages_there_are(): void {
		$this->make_template( 'wp_template', 'atelier-landing', '' );
		$asked = function (): int {
			$this->watcher->flush();
			wp_cache_flush();
			$before = $GLOBALS['wpdb']->num_queries;
			$this->shown();
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		$this->make( 'page', '', array( 'page_template' => 'atelier-landing' ) );
		$few = $asked();
		for ( $i = 0; $i < 20; ++$i ) {
			update_post_meta( $this->make( 'page', '' ), '_wp_page_template', 'atelier-landing' );
		}
		$this->assertSame( $few, $asked() );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Block_Requests;
use Atelier\Tests\Test_Case;

final class Block_Requests_Test extends Test_Case {
	private const MENUS = '/wp/v2/navigation?context=edit&per_page=100&order=desc&orderby=date&status[0]=publish&status[1]=draft';

	/**
	 * @param string $content Serialized blocks.
	 * @return list<string|array{0: string, 1: string}>
	 */
	private function paths( string $content, string $slug = 'home' ): array {
		return ( new Block_Requests( $slug ) )->paths( array( $content ) );
	}

	/** @param array<string, mixed> $query */
	private static function loop( array $query ): string {
		return '<!-- wp:group --><div class="wp-block-group">' . get_comment_delimited_block_content( 'query', array( 'query' => $query ), '' ) . '</div><!-- /wp:group -->';
	}

	public function test_has_the_requests_of_a_menu(): void {
		$paths = $this->paths( '<!-- wp:navigation {"ref":12} /-->' );
		$this->assertContains( '/wp/v2/navigation/12?context=edit', $paths, 'its record' );
		$this->assertContains( array( '/wp/v2/navigation/12', 'OPTIONS' ), $paths, 'what the user may do with it' );
		$this->assertContains( self::MENUS, $paths, 'the menus to choose from' );
	}

	public function test_uses_the_fallback_for_a_block_without_a_menu(): void {
		$menu  = $this->make_post( array( 'post_type' => 'wp_navigation' ) );
		$paths = $this->paths( '<!-- wp:navigation /-->' );
		$this->assertContains( "/wp/v2/navigation/$menu?context=edit", $paths );
	}

	public function test_lists_each_request_once(): void {
		$paths = $this->paths( str_repeat( '<!-- wp:navigation {"ref":12} /-->', 2 ) );
		$this->assertCount( 1, array_keys( $paths, self::MENUS, true ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1: list<string>}> */
	public static function cases_query_loops(): array {
		$loop = array(
			'perPage'  => 3,
			'pages'    => 0,
			'offset'   => 0,
			'postType' => 'post',
			'order'    => 'desc',
			'orderBy'  => 'date',
			'author'   => '',
			'exclude'  => array(),
			'sticky'   => '',
			'inherit'  => false,
			'taxQuery' => null,
		);
		$path = '/wp/v2/posts?context=edit&offset=0&order=desc&orderby=date&per_page=3';
		return array(
			'a simple one'                => array( $loop, array( "$path&ignore_sticky=false" ) ),
			'one of the page'             => array( array( 'inherit' => true ) + $loop, array( "$path&ignore_sticky=false", str_replace( '_page=3', '_page=10', "$path&ignore_sticky=false" ) ) ),
			'sticky posts alone'          => array( array( 'sticky' => 'only' ) + $loop, array( "$path&sticky=true" ) ),
			'one with a search'           => array( array( 'search' => 'tea' ) + $loop, array() ),
			'one with terms'              => array( array( 'taxQuery' => array( 'category' => array( 2 ) ) ) + $loop, array() ),
			'one with a plugin’s setting' => array( array( 'price' => 'low' ) + $loop, array() ),
			'an unknown type'             => array( array( 'postType' => 'no_such_type' ) + $loop, array() ),
			'wrong types'                 => array( array( 'perPage' => '3', 'postType' => array() ) + $loop, array() ),
			'odd text'                    => array( array( 'order' => 'x&y=1' ) + $loop, array( str_replace( 'order=desc', 'order=x%26y%3D1', "$path&ignore_sticky=false" ) ) ),
		);
	}

	/**
	 * @dataProvider cases_query_loops
	 * @param array<string, mixed> $query
	 * @param list<string>         $expected
	 */
	public function test_has_the_requests_of_simple_query_loops( array $query, array $expected ): void {
		update_option( 'posts_per_page', 10 );
		$this->assertSame( $expected, $this->paths( self::loop( $query ) ) );
	}

	public function test_parses_patterns_once(): void {
		register_block_pattern(
			'atelier-test/menu',
			array(
				'title'   => 'A menu',
				'content' => '<!-- wp:navigation {"ref":12} /--><!-- wp:pattern {"slug":"atelier-test/menu"} /-->',
			)
		);
		$paths = $this->paths( '<!-- wp:pattern {"slug":"atelier-test/menu"} /-->' );
		unregister_block_pattern( 'atelier-test/menu' );
		$this->assertContains( '/wp/v2/navigation/12?context=edit', $paths );
	}

	/** @return array<string, list<string>> */
	public static function cases_hostile_content(): array {
		return array(
			'attributes that are no JSON'   => array( '<!-- wp:navigation {"ref":12 /-->' ),
			'attributes that are a list'    => array( '<!-- wp:query [1,2] /-->' ),
			'a query that is a text'        => array( '<!-- wp:query {"query":"x"} /-->' ),
			'a list as a pattern’s name'    => array( '<!-- wp:pattern {"slug":["x"]} /-->' ),
			'a pattern that is none'        => array( '<!-- wp:pattern {"slug":"no/such"} /-->' ),
			'lists as settings of a query'  => array( '<!-- wp:query {"query":{"perPage":3,"postType":"post","order":["x"],"offset":["y"],"sticky":["z"],"inherit":["a"]}} /-->' ),
			'blocks that are nested deeply' => array( str_repeat( '<!-- wp:group -->', 20000 ) ),
		);
	}

	/** @dataProvider cases_hostile_content */
	public function test_survives_hostile_content( string $content ): void {
		$others = array_filter( $this->paths( $content ), static fn( $path ): bool => is_string( $path ) && 0 !== strpos( $path, '/wp/v2/' ) );
		$this->assertSame( array(), array_values( $others ), 'other than paths' );
	}

	public function test_omits_loops_that_depend_on_the_archive(): void {
		$this->assertSame( array(), $this->paths( self::loop( array( 'perPage' => 3, 'postType' => 'post', 'inherit' => true ) ), 'category-news' ) );
	}

	/** A path that differs is requested again by the browser, so preloading it would be useless. */
	public function test_has_existing_paths(): void {
		$this->log_in_as( 'administrator' );
		$menu = $this->make_post( array( 'post_type' => 'wp_navigation' ) );
		foreach ( $this->paths( "<!-- wp:navigation {\"ref\":$menu} /-->" . self::loop( array( 'perPage' => 3, 'postType' => 'post' ) ) ) as $path ) {
			$preloaded = rest_preload_api_request( array(), $path );
			$this->assertNotEmpty( $preloaded, 'answered: ' . ( is_array( $path ) ? $path[0] : $path ) );
		}
	}
}

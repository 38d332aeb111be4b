<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Shell;

use Atelier\Shell\First_Requests;
use Atelier\Tests\Test_Case;

final class First_Requests_Test extends Test_Case {
	/** @return array<string, list<string>> What lists ask for, by their route; a component test holds the lists to it. */
	private static function known(): array {
		return (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/first-requests.json' ), true );
	}

	/** @param array<string, string> $more */
	private function open( string $route, array $more = array() ): void {
		$_GET = array(
			'page' => 'atelier',
			'p'    => $route,
		) + $more;
	}

	public function test_requests_what_lists_ask_for(): void {
		$this->log_in_as( 'administrator' );
		foreach ( self::known() as $route => $paths ) {
			$this->open( $route );
			$this->assertSame( $paths, First_Requests::paths(), $route );
		}
	}

	public function test_its_urls_are_those_of_apifetch(): void {
		$this->log_in_as( 'administrator' );
		$this->open( '/template' );
		$this->add_filter( 'rest_url', static fn( $url, $path ): string => 'https://site.test/wp-json/' . ltrim( $path, '/' ) );
		$script = First_Requests::script();
		$this->assertStringContainsString( 'templates?context=edit&per_page=100&_locale=user"', $script );
		$this->assertStringContainsString( wp_create_nonce( 'wp_rest' ), $script );
		$this->assertStringNotContainsString( '<', $script );
	}

	public function test_its_urls_are_those_of_a_site_without_permalinks(): void {
		$this->log_in_as( 'administrator' );
		$this->open( '/pattern' );
		$this->add_filter( 'rest_url', static fn( $url, $path ): string => 'https://site.test/index.php?rest_route=/' . ltrim( $path, '/' ) );
		$this->assertStringContainsString( '"https://site.test/index.php?rest_route=/atelier/v1/patterns&_locale=user"', First_Requests::script() );
		$this->assertStringContainsString( 'rest_route=/wp/v2/block-patterns/patterns&_fields=name,', First_Requests::script() );
	}

	/** @return array<string, array{string, array<string, string>}> */
	public static function cases_requests_nothing_elsewhere(): array {
		return array(
			'home'                => array( '/', array() ),
			'styles'              => array( '/styles', array() ),
			'a document'          => array( '/page/2', array() ),
			'a type of no posts'  => array( '/wp_block', array() ),
			'no type'             => array( '/nothing', array() ),
			'a preset'            => array( '/page', array( 'activeView' => 'drafts' ) ),
			'another page'        => array( '/page', array( 'pageNumber' => '2' ) ),
			'a site draft'        => array( '/page', array( 'atelier_draft' => '5' ) ),
			'another theme'       => array( '/template', array( 'wp_theme_preview' => 'twentytwentyfour' ) ),
			'an open editor'      => array( '/page', array( 'canvas' => 'edit' ) ),
		);
	}

	/**
	 * @param array<string, string> $more
	 * @dataProvider cases_requests_nothing_elsewhere
	 */
	public function test_requests_nothing_elsewhere( string $route, array $more ): void {
		$this->log_in_as( 'administrator' );
		$this->open( $route, $more );
		$this->assertSame( array(), First_Requests::paths() );
		$this->assertSame( '', First_Requests::script() );
	}

	public function test_requests_nothing_that_the_user_may_not_see(): void {
		$this->log_in_as( 'subscriber' );
		foreach ( array( '/page', '/posts/post' ) as $route ) {
			$this->open( $route );
			$this->assertSame( array(), First_Requests::paths() );
		}
		$this->open( '/pattern' );
		$this->assertNotContains( '/atelier/v1/patterns', First_Requests::paths() );
	}

	public function test_leaves_a_list_that_the_user_has_arranged_to_scripts(): void {
		$user = $this->log_in_as( 'administrator' );
		$this->open( '/page' );
		update_user_meta( $user, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'atelier' => array( 'lists' => array( 'page' => array( 'perPage' => 50 ) ) ) ) );
		$this->assertSame( array(), First_Requests::paths() );
	}

	public function test_knows_statuses_of_plugins(): void {
		$this->log_in_as( 'administrator' );
		register_post_status(
			'in-review',
			array(
				'label'                  => 'In review',
				'public'                 => false,
				'show_in_admin_all_list' => true,
			)
		);
		$this->undo_later(
			static function (): void {
				unset( $GLOBALS['wp_post_statuses']['in-review'] );
			}
		);
		$this->open( '/page' );
		$this->assertStringContainsString( 'publish%2Cin-review&', First_Requests::paths()[0] );
	}
}

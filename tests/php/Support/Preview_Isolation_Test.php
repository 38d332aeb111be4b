<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Navigation\Menus_Controller;
use Atelier\Previews\Previews_Controller;
use Atelier\Styles\Style_Book_Controller;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Preview_Isolation_Test extends Test_Case {
	private const TRANSIENT = 'wp_styles_for_blocks';

	/** The cache after a visit of the site. */
	private const KEPT = array(
		'hash'   => 'of the saved styles',
		'blocks' => array(),
	);

	/** Everything stored for the site, without users, and without expiry times: WordPress renews its own transients. */
	private static function stored(): array {
		global $wpdb;
		wp_cache_flush();
		return array(
			$wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name NOT LIKE '\\_site\\_transient\\_timeout\\_%' ORDER BY option_name", ARRAY_N ),
			$wpdb->get_results( "SELECT ID, post_type, post_modified_gmt, post_content FROM $wpdb->posts ORDER BY ID", ARRAY_N ),
			$wpdb->get_results( "SELECT meta_id, post_id, meta_key, meta_value FROM $wpdb->postmeta ORDER BY meta_id", ARRAY_N ),
		);
	}

	/**
	 * @param list<list<mixed>> $before
	 * @return list<string> Rows that were added, changed or removed.
	 */
	private static function changes_since( array $before ): array {
		$changes = array();
		foreach ( self::stored() as $at => $rows ) {
			$now     = array_map( 'wp_json_encode', $rows );
			$then    = array_map( 'wp_json_encode', $before[ $at ] );
			$changes = array_merge( $changes, array_diff( $now, $then ), array_diff( $then, $now ) );
		}
		return $changes;
	}

	/** @return array<string, list<mixed>> */
	public static function cases_stores_nothing(): array {
		$ask = array(
			'a template with unsaved styles' => array( 'POST', Previews_Controller::ROUTE, array( 'styles' => array( 'styles' => array( 'color' => array( 'background' => '#c0ffee' ) ) ) ) ),
			'a template'                     => array( 'GET', Previews_Controller::ROUTE, array() ),
			'a menu'                         => array( 'POST', Menus_Controller::ROUTE . '/%d/preview', array( 'content' => '<!-- wp:page-list /-->' ) ),
			'the style book'                 => array( 'GET', Style_Book_Controller::ROUTE, array() ),
		);
		$all = array();
		foreach ( $ask as $name => $request ) {
			$all[ "$name, after a visitor" ]    = array( $request, self::KEPT );
			$all[ "$name, before any visitor" ] = array( $request, false );
		}
		return $all;
	}

	/**
	 * @param array{string, string, array<string, mixed>} $asked
	 * @param array<string, mixed>|false                  $kept
	 * @dataProvider cases_stores_nothing
	 */
	public function test_stores_nothing( array $asked, $kept ): void {
		list( $method, $route, $arguments ) = $asked;
		$this->log_in_as( 'administrator' );
		$menu = $this->make_post( array( 'post_type' => 'wp_navigation' ) );
		$kept ? set_transient( self::TRANSIENT, $kept ) : delete_transient( self::TRANSIENT );
		$request = new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . sprintf( $route, $menu ) );
		$request->set_query_params( $arguments + ( Previews_Controller::ROUTE === $route ? array( 'refs' => array( 'wp_template:' . get_stylesheet() . '//404' ) ) : array() ) );

		// WordPress stores these once, and Atelier that its files are whole, whichever request first needs them.
		rest_get_server();
		get_theme_roots();
		wp_get_custom_css_post();
		wp_create_nonce( 'any' );
		$before = self::stored();
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$this->assertSame( array(), self::changes_since( $before ) );
		$this->assertSame( $kept, get_transient( self::TRANSIENT ), 'what visitors find' );
	}

	public function test_does_not_change_an_object_cache(): void {
		// The end of the test turns it off again.
		wp_using_ext_object_cache( true );
		set_transient( self::TRANSIENT, self::KEPT );
		$this->log_in_as( 'administrator' );
		$request = new WP_REST_Request( 'GET', '/' . Rest::ROUTE_NAMESPACE . Previews_Controller::ROUTE );
		$request->set_query_params( array( 'refs' => array( 'wp_template:' . get_stylesheet() . '//404' ) ) );
		rest_do_request( $request );
		$this->assertSame( self::KEPT, get_transient( self::TRANSIENT ) );
	}

	public function test_creates_no_menu_for_a_site_without_any(): void {
		$this->log_in_as( 'administrator' );
		$menus = static fn(): array => get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		$this->add_filter( 'posts_pre_query', static fn( $found, $query ) => 'wp_navigation' === $query->get( 'post_type' ) && 'ids' !== $query->get( 'fields' ) ? array() : $found );
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:navigation /-->',
			)
		);
		$before  = $menus();
		$request = new WP_REST_Request( 'GET', '/' . Rest::ROUTE_NAMESPACE . Previews_Controller::ROUTE );
		$request->set_query_params( array( 'refs' => array( "wp_block:$pattern" ) ) );
		$this->assertCount( 1, rest_do_request( $request )->get_data()['items'] );
		$this->assertSame( $before, $menus() );
	}
}

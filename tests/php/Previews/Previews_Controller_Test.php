<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Previews\Previews_Controller;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Previews_Controller_Test extends Test_Case {
	/** @param array<string, mixed> $arguments */
	private function ask( array $arguments, string $method = 'GET' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/' . Previews_Controller::ROUTE_NAMESPACE . Previews_Controller::ROUTE );
		$request->set_query_params( $arguments );
		return rest_do_request( $request );
	}

	/** @param string ...$slugs */
	private static function ids( string ...$slugs ): array {
		return array_map( static fn( string $slug ): string => get_stylesheet() . '//' . $slug, $slugs );
	}

	/** @return array<string, list<mixed>> */
	public function cases_is_for_those_who_edit_the_theme(): array {
		return array(
			'not for nobody'        => array( '', 401 ),
			'not for a subscriber'  => array( 'subscriber', 403 ),
			'not for an editor'     => array( 'editor', 403 ),
			'for an administrator'  => array( 'administrator', 200 ),
		);
	}

	public function test_is_for_those_who_edit_the_theme( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$response = $this->ask( array( 'ids' => self::ids( '404' ) ) );
		$this->same( $status, $response->get_status() );
		if ( 200 !== $status ) {
			$this->same( false, isset( $response->get_data()['items'] ), 'what a refused answer holds' );
		}
	}

	/** @return array<string, list<mixed>> */
	public function cases_refuses_bad_input(): array {
		return array(
			'nothing'            => array( array() ),
			'no ids'             => array( array( 'ids' => array() ) ),
			'too many'           => array( array( 'ids' => array_map( static fn( int $at ): string => "theme//t$at", range( 0, Previews_Controller::MAX_ITEMS ) ) ) ),
			'no id of a template' => array( array( 'ids' => array( 'home' ) ) ),
			'half an id'         => array( array( 'ids' => array( 'theme//' ) ) ),
			'a list in the list' => array( array( 'ids' => array( array( 'theme//home' ) ) ) ),
			'something very long' => array( array( 'ids' => array( 'theme//' . str_repeat( 'x', 400 ) ) ) ),
			'the same twice'     => array( array( 'ids' => array( 'theme//home', 'theme//home' ) ) ),
			'a head of its own'  => array(
				array(
					'ids'       => array( 'theme//home' ),
					'with_head' => 'perhaps',
				),
			),
		);
	}

	/** @param array<string, mixed> $arguments */
	public function test_refuses_bad_input( array $arguments ): void {
		$this->log_in_as( 'administrator' );
		$this->same( 400, $this->ask( $arguments )->get_status() );
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->same( 404, $this->ask( array( 'ids' => self::ids( '404' ) ), 'POST' )->get_status() );
	}

	public function test_leaves_out_what_does_not_exist(): void {
		$this->log_in_as( 'administrator' );
		$items = $this->ask( array( 'ids' => self::ids( 'no-such-template', '404' ) ) )->get_data()['items'];
		$this->same( self::ids( '404' ), array_column( $items, 'id' ) );
	}

	public function test_leaves_out_what_the_user_may_not_edit(): void {
		$this->log_in_as( 'administrator' );
		$template = $this->make_template( 'secret', '<!-- wp:paragraph --><p>Secret</p><!-- /wp:paragraph -->' );
		$ids      = self::ids( 'secret' );
		$this->same( 1, count( $this->ask( array( 'ids' => $ids ) )->get_data()['items'] ), 'before' );
		$forbid = static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && ( $args[0] ?? 0 ) === $template ? array( 'do_not_allow' ) : $caps;
		add_filter( 'map_meta_cap', $forbid, 10, 4 );
		$items = $this->ask( array( 'ids' => $ids ) )->get_data()['items'];
		remove_filter( 'map_meta_cap', $forbid, 10 );
		$this->same( array(), $items );
	}

	public function test_sends_the_shared_head_only_where_it_is_wanted(): void {
		$this->log_in_as( 'administrator' );
		$with    = $this->ask( array( 'ids' => self::ids( '404' ) ) )->get_data();
		$without = $this->ask(
			array(
				'ids'       => self::ids( '404' ),
				'with_head' => false,
			)
		)->get_data();
		$this->truthy( false !== strpos( $with['head'], 'global-styles-inline-css' ), 'the styles of the site are in the head' );
		$this->truthy( false !== strpos( $with['head'], '/block-library/style' ), 'the sheet of core blocks is in the head' );
		$this->same( 0, preg_match_all( '#<link[^>]*/wp-includes/blocks/#', $with['head'] ), 'sheets of single core blocks:' );
		$this->same( false, isset( $without['head'] ) );
	}

	public function test_shows_a_template_as_visitors_meet_it(): void {
		$this->log_in_as( 'administrator' );
		$this->make_post( array( 'post_title' => 'Seen in the preview' ) );
		$single = $this->ask( array( 'ids' => self::ids( 'single' ) ) )->get_data()['items'][0];
		$this->truthy( false !== strpos( $single['body'], 'Seen in the preview' ), 'the latest post is in the template of posts' );
		$this->truthy( false !== strpos( $single['bodyClass'], 'single-post' ), 'the body is that of a post' );
		$this->truthy( false !== strpos( $single['css'], 'wp-container-' ), 'the styles of its layouts come along' );
		$home = $this->ask( array( 'ids' => self::ids( 'home' ) ) )->get_data()['items'][0];
		$this->truthy( false !== strpos( $home['body'], 'Seen in the preview' ), 'the posts are in the template of the blog' );
	}

	public function test_leaves_the_request_as_it_was(): void {
		$this->log_in_as( 'administrator' );
		$query  = $GLOBALS['wp_query'] ?? null;
		$styles = wp_styles();
		$post   = $GLOBALS['post'] ?? null;
		$this->ask( array( 'ids' => self::ids( 'single', 'home', '404', 'search' ) ) );
		$this->truthy( ( $GLOBALS['wp_query'] ?? null ) === $query, 'the query is the same' );
		$this->truthy( wp_styles() === $styles, 'the styles are the same' );
		$this->truthy( ( $GLOBALS['post'] ?? null ) === $post, 'the post is the same' );
	}

	private function make_template( string $slug, string $content ): int {
		return $this->make_post(
			array(
				'post_type'    => 'wp_template',
				'post_name'    => $slug,
				'post_content' => $content,
				'tax_input'    => array( 'wp_theme' => array( get_stylesheet() ) ),
			)
		);
	}
}

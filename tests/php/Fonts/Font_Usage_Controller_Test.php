<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Fonts;

use Atelier\Fonts\Font_Usage_Controller;
use Atelier\Support\Rest;
use Atelier\Tests\Uses\Uses_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Uses/Uses_Case.php';

final class Font_Usage_Controller_Test extends Uses_Case {
	private const SLUG = 'atelier-test';

	/** @param array<string, mixed> $query */
	private function fonts( array $query = array(), string $method = 'GET' ): WP_REST_Response {
		$this->watcher->flush();
		$request = new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . Font_Usage_Controller::ROUTE );
		$request->set_query_params( $query + array( 'per_page' => 100 ) );
		return rest_do_request( $request );
	}

	/**
	 * Only those of this test: the site may have others.
	 *
	 * @return array<string, int> The number of uses, by slug.
	 */
	private function found(): array {
		$all = array_column( $this->fonts()->get_data()['fonts'], 'count', 'slug' );
		return array_filter( $all, static fn( $slug ): bool => false !== stripos( (string) $slug, 'atelier' ), ARRAY_FILTER_USE_KEY );
	}

	private function make_page( string $content, string $type = 'page', string $status = 'publish' ): int {
		return $this->make_post(
			array(
				'post_type'    => $type,
				'post_content' => $content,
				'post_status'  => $status,
			)
		);
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_edit_the_theme(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_edit_the_theme */
	public function test_is_for_those_who_edit_the_theme( string $role, int $status ): void {
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->fonts()->get_status() );
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->fonts( array(), 'POST' )->get_status() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_invalid_requests(): array {
		return array(
			'page 0'           => array( array( 'page' => 0 ) ),
			'too many at once' => array( array( 'per_page' => 101 ) ),
			'a list'           => array( array( 'per_page' => array( 1 ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @dataProvider cases_rejects_invalid_requests
	 */
	public function test_rejects_invalid_requests( array $query ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->fonts( $query )->get_status() );
	}

	/** @return array<string, list<string>> */
	public static function cases_finds(): array {
		$slug = self::SLUG;
		return array(
			'an attribute'             => array( "<!-- wp:paragraph {\"fontFamily\":\"$slug\"} --><p>A</p><!-- /wp:paragraph -->" ),
			'a class'                  => array( "<!-- wp:paragraph --><p class=\"has-$slug-font-family has-large-font-size\">A</p><!-- /wp:paragraph -->" ),
			'a class without blocks'   => array( "<p class='has-$slug-font-family'>A</p>" ),
			'a value'                  => array( "<!-- wp:group {\"style\":{\"typography\":{\"fontFamily\":\"var:preset|font-family|$slug\"}}} /-->" ),
			'a variable'               => array( "<!-- wp:html --><p style=\"font-family:var(--wp--preset--font-family--$slug)\">A</p><!-- /wp:html -->" ),
			'a variable in attributes' => array( '<!-- wp:group {"css":"font-family:var(\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dfont-family\\u002d\\u002d' . $slug . ')"} /-->' ),
			'one deep inside'          => array( "<!-- wp:group --><!-- wp:group --><!-- wp:heading {\"fontFamily\":\"$slug\"} /--><!-- /wp:group --><!-- /wp:group -->" ),
			'one in several ways once' => array( "<!-- wp:heading {\"fontFamily\":\"$slug\"} --><h2 class=\"has-$slug-font-family\">A</h2><!-- /wp:heading --><!-- wp:heading {\"fontFamily\":\"$slug\"} /-->" ),
		);
	}

	/** @dataProvider cases_finds */
	public function test_finds( string $content ): void {
		$this->log_in_as( 'administrator' );
		$this->make_page( $content );
		$this->assertSame( array( self::SLUG => 1 ), $this->found() );
	}

	public function test_prefers_the_stored_slug(): void {
		$this->log_in_as( 'administrator' );
		$this->make_page( '<p class="has-atelier-test-2-font-family">A</p><!-- wp:heading {"fontFamily":"atelierTest2"} /-->' );
		$this->assertSame( array( 'atelierTest2' => 1 ), $this->found() );
	}

	/** @return array<string, list<string>> */
	public static function cases_ignores_similar_strings(): array {
		return array(
			'CSS in the place of a slug'  => array( '<!-- wp:group {"style":{"typography":{"fontFamily":"Atelier, serif"}}} /-->' ),
			'a block of another plugin'   => array( '<!-- wp:atelier/nobody {"fontFamily":"atelier"} /-->' ),
			'a block that has no fonts'   => array( '<!-- wp:spacer {"fontFamily":"atelier"} /-->' ),
			'a slug that is none'         => array( '<!-- wp:paragraph {"fontFamily":["atelier"]} /-->' ),
			'a size'                      => array( '<p class="has-atelier-font-size">A</p>' ),
			'a longer class'              => array( '<p class="has-atelier-font-family-name">A</p>' ),
			'a variable of something else' => array( '<p style="font-size:var(--wp--preset--font-size--atelier)">A</p>' ),
		);
	}

	/** @dataProvider cases_ignores_similar_strings */
	public function test_ignores_similar_strings( string $content ): void {
		$this->log_in_as( 'administrator' );
		$this->make_page( $content );
		$this->assertSame( array(), $this->found() );
	}

	public function test_counts_documents_of_every_type(): void {
		$this->log_in_as( 'administrator' );
		$content = '<p class="has-' . self::SLUG . '-font-family">A</p>';
		foreach ( array( 'page', 'post', 'wp_block', 'wp_navigation' ) as $type ) {
			$this->make_page( $content, $type );
		}
		$this->make_page( $content, 'page', 'draft' );
		$this->make_page( $content, 'page', 'trash' );
		$this->make_post(
			array(
				'post_type'    => 'wp_template',
				'post_name'    => 'uses-font',
				'post_content' => $content,
				'tax_input'    => array( 'wp_theme' => array( get_stylesheet() ) ),
			)
		);
		$this->assertSame( array( self::SLUG => 6 ), $this->found() );
	}

	public function test_lists_missing_fonts_first_with_pagination(): void {
		$this->log_in_as( 'administrator' );
		$known = wp_get_global_settings( array( 'typography', 'fontFamilies', 'theme' ) )[0]['slug'];
		$this->make_page( "<p class=\"has-$known-font-family has-zz-atelier-font-family\">A</p>" );
		$slugs = array_column( $this->fonts()->get_data()['fonts'], 'slug' );
		$this->assertTrue( array_search( 'zz-atelier', $slugs, true ) < array_search( $known, $slugs, true ) );
		$first = $this->fonts( array( 'per_page' => 1 ) )->get_data();
		$last  = $this->fonts(
			array(
				'per_page' => 1,
				'page'     => $first['total'],
			)
		)->get_data();
		$this->assertSame( array( 1, count( $slugs ), true ), array( count( $first['fonts'] ), $first['total'], $first['isComplete'] ) );
		$this->assertSame( end( $slugs ), $last['fonts'][0]['slug'] );
	}
}

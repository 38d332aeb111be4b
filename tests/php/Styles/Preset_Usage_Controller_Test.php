<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Preset_Usage_Controller;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Preset_Usage_Controller_Test extends Test_Case {
	private const SLUG = 'custom-atelier-test';

	/** @param array<string, mixed> $query */
	private function ask( array $query = array(), string $method = 'GET' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . Preset_Usage_Controller::ROUTE );
		$request->set_query_params(
			$query + array(
				'kind' => 'color',
				'slug' => self::SLUG,
			)
		);
		return rest_do_request( $request );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string> The ids of the listed documents.
	 */
	private function named( array $query = array() ): array {
		return array_column( $this->ask( $query )->get_data()['places'], 'id' );
	}

	/** @param array<string, mixed> $overrides */
	private function make_page( string $content, array $overrides = array() ): string {
		return (string) $this->make_post(
			$overrides + array(
				'post_type'    => 'page',
				'post_content' => $content,
			)
		);
	}

	private function make_template( string $type, string $content ): string {
		$this->make_post(
			array(
				'post_type'    => $type,
				'post_name'    => 'uses-color',
				'post_title'   => 'Uses <b>color</b>',
				'post_content' => $content,
				'tax_input'    => array( 'wp_theme' => array( get_stylesheet() ) ),
			)
		);
		return get_stylesheet() . '//uses-color';
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
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask()->get_status() );
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->ask( array(), 'POST' )->get_status() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_invalid_requests(): array {
		return array(
			'an unknown kind'  => array( array( 'kind' => 'nonsense' ) ),
			'no slug'          => array( array( 'slug' => '' ) ),
			'a very long slug' => array( array( 'slug' => str_repeat( 'a', 201 ) ) ),
			'a list of lists'  => array( array( 'slug' => array( array( 'a' ) ) ) ),
			'page 0'           => array( array( 'page' => 0 ) ),
			'too many at once' => array( array( 'per_page' => 101 ) ),
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @dataProvider cases_rejects_invalid_requests
	 */
	public function test_rejects_invalid_requests( array $query ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->ask( $query )->get_status() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_finds(): array {
		$slug = self::SLUG;
		return array(
			'a class of text'          => array( 'color', $slug, "<p class=\"has-$slug-color has-text-color\">A</p>" ),
			'a class of a background'  => array( 'color', $slug, "<p class=\"has-$slug-background-color\">A</p>" ),
			'a class of a border'      => array( 'color', $slug, "<p class='has-$slug-border-color'>A</p>" ),
			'an attribute'             => array( 'color', $slug, "<!-- wp:spacer {\"textColor\":\"$slug\"} /-->" ),
			'an attribute of a plugin' => array( 'color', $slug, "<!-- wp:my/thing {\"color\" : \"$slug\"} /-->" ),
			'a value'                  => array( 'color', $slug, "<!-- wp:group {\"style\":{\"elements\":{\"link\":{\"color\":{\"text\":\"var:preset|color|$slug\"}}}}} -->" ),
			'a variable'               => array( 'color', $slug, "<p style=\"color:var(--wp--preset--color--$slug)\">A</p>" ),
			'a variable in attributes' => array( 'color', $slug, '<!-- wp:thing {"css":"color:var(\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dcolor\\u002d\\u002d' . $slug . ')"} /-->' ),
			'a slug in another case'   => array( 'color', 'customTest2', '<p class="has-custom-test-2-color">A</p>' ),
			'a value with hyphens'     => array( 'color', 'customTest2', '<!-- wp:group {"style":{"color":{"text":"var:preset|color|custom-test-2"}}} -->' ),
			'a slug of other letters'  => array( 'color', 'größe', '<!-- wp:spacer {"textColor":"größe"} /-->' ),
			'a slug with signs'        => array( 'color', 'a"b/<i>%_', '<!-- wp:spacer ' . serialize_block_attributes( array( 'textColor' => 'a"b/<i>%_' ) ) . ' /-->' ),
			'a gradient'               => array( 'gradient', $slug, "<div class=\"has-$slug-gradient-background\"></div>" ),
			'a gradient by attribute'  => array( 'gradient', $slug, "<!-- wp:cover {\"gradient\":\"$slug\"} -->" ),
			'a duotone'                => array( 'duotone', $slug, "<!-- wp:image {\"style\":{\"color\":{\"duotone\":\"var:preset|duotone|$slug\"}}} -->" ),
			'a font size'              => array( 'fontSize', $slug, "<!-- wp:paragraph {\"fontSize\":\"$slug\"} -->" ),
			'a class of a font size'   => array( 'fontSize', $slug, "<p class=\"has-$slug-font-size\">A</p>" ),
			'a shadow'                 => array( 'shadow', $slug, "<!-- wp:button {\"style\":{\"shadow\":\"var:preset|shadow|$slug\"}} -->" ),
		);
	}

	/** @dataProvider cases_finds */
	public function test_finds( string $kind, string $slug, string $content ): void {
		$this->log_in_as( 'administrator' );
		$page = $this->make_page( $content );
		$this->assertSame(
			array( $page ),
			$this->named(
				array(
					'kind' => $kind,
					'slug' => $slug,
				)
			)
		);
	}

	/** @return array<string, list<string>> */
	public static function cases_ignores_similar_strings(): array {
		$slug = self::SLUG;
		return array(
			'a longer slug'           => array( "<p class=\"has-$slug-two-color\">A</p>" ),
			'a slug that ends so'     => array( "<p class=\"has-my-$slug-color\">A</p>" ),
			'a longer variable'       => array( "<p style=\"color:var(--wp--preset--color--$slug-2)\">A</p>" ),
			'a variable of a size'    => array( "<p style=\"width:var(--wp--preset--spacing--$slug)\">A</p>" ),
			'a gradient of that slug' => array( "<!-- wp:cover {\"gradient\":\"$slug\"} -->" ),
			'a text'                  => array( "<p>$slug</p>" ),
			'another attribute'       => array( "<!-- wp:spacer {\"anchor\":\"$slug\"} /-->" ),
			'a longer value'          => array( "<!-- wp:group {\"style\":{\"color\":{\"text\":\"var:preset|color|$slug-2\"}}} -->" ),
		);
	}

	/** @dataProvider cases_ignores_similar_strings */
	public function test_ignores_similar_strings( string $content ): void {
		$this->log_in_as( 'administrator' );
		$this->make_page( $content );
		$this->assertSame( array(), $this->named() );
	}

	public function test_searches_all_block_content(): void {
		$this->log_in_as( 'administrator' );
		$content = '<!-- wp:paragraph {"textColor":"' . self::SLUG . '"} -->';
		$post    = $this->make_page( $content, array( 'post_type' => 'post' ) );
		$page    = $this->make_page( $content, array( 'post_status' => 'draft' ) );
		$menu    = $this->make_page(
			$content,
			array(
				'post_type' => 'wp_navigation',
				'post_date' => '2001-01-01 00:00:00',
			)
		);
		$pattern = $this->make_page( $content, array( 'post_type' => 'wp_block' ) );
		$this->make_page( $content, array( 'post_status' => 'trash' ) );
		$template = $this->make_template( 'wp_template', $content );
		$part     = $this->make_template( 'wp_template_part', $content );
		$this->assertSame(
			array(
				"wp_template $template",
				"wp_template_part $part",
				"wp_block $pattern",
				"wp_navigation $menu",
				"page $page",
				"post $post",
			),
			array_map( static fn( array $place ): string => "{$place['type']} {$place['id']}", $this->ask()->get_data()['places'] )
		);
	}

	public function test_finds_templates_of_the_theme(): void {
		$this->log_in_as( 'administrator' );
		$file = static function () {
			$template          = new \WP_Block_Template();
			$template->id      = 'theme//from-file';
			$template->slug    = 'from-file';
			$template->content = '<p class="has-' . self::SLUG . '-color">A</p>';
			return array( $template );
		};
		$this->add_filter( 'pre_get_block_templates', static fn( $found, $query, $type ) => 'wp_template' === $type ? $file() : array() );
		$this->assertSame(
			array(
				array(
					'type'  => 'wp_template',
					'id'    => 'theme//from-file',
					'title' => 'from-file',
				),
			),
			$this->ask()->get_data()['places']
		);
	}

	public function test_counts_hidden_documents_without_listing_them(): void {
		$this->log_in_as( 'administrator' );
		$page   = $this->make_page( '<p class="has-' . self::SLUG . '-color">A</p>' );
		$secret = (int) $this->make_page( '<p class="has-' . self::SLUG . '-color">A</p>', array( 'post_title' => 'Secret' ) );
		$this->add_filter( 'map_meta_cap', static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && (int) ( $args[0] ?? 0 ) === $secret ? array( 'do_not_allow' ) : $caps );
		$said = $this->ask()->get_data();
		$this->assertSame( array( $page ), array_column( $said['places'], 'id' ) );
		$this->assertSame( array( 1, 1, true ), array( $said['total'], $said['others'], $said['isComplete'] ) );
	}

	public function test_comes_in_pages(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( '03', '02', '01' ) as $day ) {
			$pages[] = $this->make_page( '<p class="has-' . self::SLUG . '-color">A</p>', array( 'post_date' => "2020-01-$day 00:00:00" ) );
		}
		$this->assertSame( array_slice( $pages, 0, 2 ), $this->named( array( 'per_page' => 2 ) ) );
		$second = $this->ask(
			array(
				'per_page' => 2,
				'page'     => 2,
			)
		)->get_data();
		$this->assertSame( array( $pages[2] ), array_column( $second['places'], 'id' ) );
		$this->assertSame( 3, $second['total'] );
	}

	public function test_a_used_preset_does_not_stay_in_the_cache(): void {
		$this->log_in_as( 'administrator' );
		$page = $this->make_page( '<p class="has-' . self::SLUG . '-color">A</p>' );
		$this->ask();
		wp_update_post(
			array(
				'ID'           => (int) $page,
				'post_content' => 'Nothing',
			)
		);
		$this->assertSame( array(), $this->named() );
	}

	public function test_finds_uses_of_several_presets(): void {
		$this->log_in_as( 'administrator' );
		$first  = $this->make_page( '<!-- wp:paragraph {"textColor":"' . self::SLUG . '"} --><p>A</p><!-- /wp:paragraph -->' );
		$second = $this->make_page( '<!-- wp:paragraph {"textColor":"' . self::SLUG . '-two"} --><p>A</p><!-- /wp:paragraph -->' );
		$named  = $this->named( array( 'slug' => array( self::SLUG, self::SLUG . '-two' ) ) );
		sort( $named );
		$expected = array( $first, $second );
		sort( $expected );
		$this->assertSame( $expected, $named );
		$this->assertSame( 400, $this->ask( array( 'slug' => array() ) )->get_status(), 'of none' );
		$this->assertSame( 400, $this->ask( array( 'slug' => array_fill( 0, 51, 'a' ) ) )->get_status(), 'of too many' );
	}
}

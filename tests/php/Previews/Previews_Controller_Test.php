<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Previews\Preview_Sources;
use Atelier\Previews\Previews_Controller;
use Atelier\Support\Failed_Callbacks;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Previews_Controller_Test extends Test_Case {
	/** @param array<string, mixed> $arguments */
	private function ask( array $arguments, string $method = 'GET' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . Previews_Controller::ROUTE );
		$request->set_query_params( $arguments );
		return rest_do_request( $request );
	}

	/** @param string ...$slugs */
	private static function templates( string ...$slugs ): array {
		return array_map( static fn( string $slug ): string => 'wp_template:' . get_stylesheet() . '//' . $slug, $slugs );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_edit_the_theme(): array {
		return array(
			'not for nobody'        => array( '', 401 ),
			'not for a subscriber'  => array( 'subscriber', 403 ),
			'not for an editor'     => array( 'editor', 403 ),
			'for an administrator'  => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_edit_the_theme */
	public function test_is_for_those_who_edit_the_theme( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$response = $this->ask( array( 'refs' => self::templates( '404' ) ) );
		$this->assertSame( $status, $response->get_status() );
		if ( 200 !== $status ) {
			$this->assertFalse( isset( $response->get_data()['items'] ), 'what a refused answer holds' );
		}
	}

	public function test_a_font_that_wordpress_cannot_print_costs_only_itself(): void {
		$this->log_in_as( 'administrator' );
		$family = array( 'slug' => 'broken', 'name' => 'Broken', 'fontFamily' => 'Broken', 'fontFace' => array( array( 'fontFamily' => 'Broken', 'src' => 'a.woff2' ), 5 ) );
		$this->add_filter( 'wp_theme_json_data_theme', static fn( $data ) => $data->update_with( array( 'version' => 2, 'settings' => array( 'typography' => array( 'fontFamilies' => array( $family ) ) ) ) ) );
		wp_clean_theme_json_cache();
		$this->assertSame( 200, $this->ask( array( 'refs' => self::templates( 'index' ) ) )->get_status() );
		$this->assertSame( array( 'the fonts of previews' ), array_column( Failed_Callbacks::all(), 'hook' ) );
		wp_clean_theme_json_cache();
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_bad_input(): array {
		return array(
			'nothing'            => array( array() ),
			'no refs'            => array( array( 'refs' => array() ) ),
			'too many'           => array( array( 'refs' => array_map( static fn( int $at ): string => "wp_template:theme//t$at", range( 0, Previews_Controller::MAX_ITEMS ) ) ) ),
			'an id without type' => array( array( 'refs' => array( '12' ) ) ),
			'another type'       => array( array( 'refs' => array( 'post:1' ) ) ),
			'half an id'         => array( array( 'refs' => array( 'wp_template:theme//' ) ) ),
			'a word for a number' => array( array( 'refs' => array( 'wp_block:one' ) ) ),
			'a list in the list' => array( array( 'refs' => array( array( 'wp_block:1' ) ) ) ),
			'something very long' => array( array( 'refs' => array( 'pattern:' . str_repeat( 'x', 400 ) ) ) ),
			'the same twice'     => array( array( 'refs' => array( 'wp_block:1', 'wp_block:1' ) ) ),
			'a head of its own'  => array(
				array(
					'refs'      => array( 'wp_template:theme//home' ),
					'with_head' => 'perhaps',
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @dataProvider cases_rejects_bad_input
	 */
	public function test_rejects_bad_input( array $arguments ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->ask( $arguments )->get_status() );
	}

	public function test_renders_unsaved_styles(): void {
		$this->log_in_as( 'administrator' );
		$arguments = array( 'refs' => self::templates( '404' ) );
		// WordPress prints some styles once in a process.
		$this->ask( $arguments );
		$before  = $this->ask( $arguments )->get_data()['head'];
		$unsaved = $this->ask(
			$arguments + array( 'styles' => array( 'styles' => array( 'color' => array( 'background' => '#c0ffee' ) ) ) ),
			'POST'
		)->get_data()['head'];
		$this->assertStringContainsString( '#c0ffee', $unsaved, 'the colour is in the head' );
		$this->assertSame( $before, $this->ask( $arguments )->get_data()['head'], 'the head afterwards' );
	}

	public function test_accepts_no_styles_that_cannot_be_saved(): void {
		$this->log_in_as( 'administrator' );
		$head = $this->ask(
			array(
				'refs'   => self::templates( '404' ),
				'styles' => array( 'styles' => array( 'color' => array( 'background' => 'url(javascript:alert(1))</style><script>' ) ) ),
			),
			'POST'
		)->get_data()['head'];
		$this->assertFalse( strpos( $head, 'javascript:alert' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_invalid_styles(): array {
		return array(
			'nothing'       => array( array() ),
			'a text'        => array( array( 'styles' => 'body{}' ) ),
			'another thing' => array( array( 'styles' => array( 'customTemplates' => array() ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $styles
	 * @dataProvider cases_rejects_invalid_styles
	 */
	public function test_rejects_invalid_styles( array $styles ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 400, $this->ask( array( 'refs' => self::templates( '404' ) ) + $styles, 'POST' )->get_status() );
	}

	public function test_omits_missing_documents(): void {
		$this->log_in_as( 'administrator' );
		$items = $this->ask( array( 'refs' => self::templates( 'no-such-template', '404' ) ) )->get_data()['items'];
		$this->assertSame( self::templates( '404' ), array_column( $items, 'ref' ) );
	}

	public function test_omits_what_the_user_cannot_edit(): void {
		$this->log_in_as( 'administrator' );
		$template = $this->make_template( 'secret', '<!-- wp:paragraph --><p>Secret</p><!-- /wp:paragraph -->' );
		$refs     = self::templates( 'secret' );
		$this->assertCount( 1, $this->ask( array( 'refs' => $refs ) )->get_data()['items'], 'before' );
		$forbid = static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && ( $args[0] ?? 0 ) === $template ? array( 'do_not_allow' ) : $caps;
		add_filter( 'map_meta_cap', $forbid, 10, 4 );
		$items = $this->ask( array( 'refs' => $refs ) )->get_data()['items'];
		remove_filter( 'map_meta_cap', $forbid, 10 );
		$this->assertSame( array(), $items );
	}

	public function test_sends_the_shared_head_only_on_request(): void {
		$this->log_in_as( 'administrator' );
		$with    = $this->ask( array( 'refs' => self::templates( '404' ) ) )->get_data();
		$without = $this->ask(
			array(
				'refs'      => self::templates( '404' ),
				'with_head' => false,
			)
		)->get_data();
		$this->assertStringContainsString( 'global-styles-inline-css', $with['head'], 'the styles of the site are in the head' );
		$this->assertStringContainsString( '/block-library/style', $with['head'], 'the sheet of core blocks is in the head' );
		$this->assertSame( 0, preg_match_all( '#<link[^>]*/wp-includes/blocks/#', $with['head'] ), 'sheets of single core blocks:' );
		$this->assertFalse( isset( $without['head'] ) );
	}

	public function test_shows_a_template_as_on_the_front_end(): void {
		$this->log_in_as( 'administrator' );
		$this->make_post( array( 'post_title' => 'Seen in the preview' ) );
		$single = $this->ask( array( 'refs' => self::templates( 'single' ) ) )->get_data()['items'][0];
		$this->assertStringContainsString( 'Seen in the preview', $single['body'], 'the latest post is in the template of posts' );
		$this->assertStringContainsString( 'single-post', $single['bodyClass'], 'the body is that of a post' );
		$this->assertStringContainsString( 'wp-container-', $single['css'], 'the styles of its layouts come along' );
		$home = $this->ask( array( 'refs' => self::templates( 'home' ) ) )->get_data()['items'][0];
		$this->assertStringContainsString( 'Seen in the preview', $home['body'], 'the posts are in the template of the blog' );
	}

	public function test_renders_parts_and_patterns(): void {
		$this->log_in_as( 'administrator' );
		register_block_pattern(
			'atelier-test/registered',
			array(
				'title'   => 'Registered',
				'content' => '<!-- wp:paragraph --><p>From code</p><!-- /wp:paragraph -->',
			)
		);
		$own   = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:pattern {"slug":"atelier-test/registered"} /-->',
			)
		);
		$empty = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => " \n",
			)
		);
		$part  = $this->make_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'atelier-test-part',
				'post_content' => '<!-- wp:paragraph --><p>In a part</p><!-- /wp:paragraph -->',
				'tax_input'    => array(
					'wp_theme'              => array( get_stylesheet() ),
					'wp_template_part_area' => array( 'footer' ),
				),
			)
		);
		$items = $this->ask(
			array( 'refs' => array( 'pattern:atelier-test/registered', "wp_block:$own", "wp_block:$empty", "wp_block:$part", 'wp_template_part:' . get_stylesheet() . '//atelier-test-part', 'pattern:atelier-test/none' ) )
		)->get_data()['items'];
		unregister_block_pattern( 'atelier-test/registered' );
		$this->assertCount( 4, $items, 'what is no pattern is left out' );
		list( $registered, $pattern, $nothing, $footer ) = $items;
		$this->assertStringContainsString( 'From code', $registered['body'], 'a registered pattern' );
		$this->assertStringContainsString( 'From code', $pattern['body'], 'a pattern in a pattern' );
		$this->assertSame( array( false, true ), array( $pattern['isEmpty'], $nothing['isEmpty'] ), 'whether there is nothing to be seen' );
		$this->assertTrue( false !== strpos( $footer['body'], '<footer' ) && false !== strpos( $footer['body'], 'In a part' ), 'a part with the element of its area' );
	}

	public function test_shows_pictures_in_two_colours(): void {
		$this->log_in_as( 'administrator' );
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:image {"style":{"color":{"duotone":["#112233","#ddeeff"]}}} --><figure class="wp-block-image"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""/></figure><!-- /wp:image -->',
			)
		);
		$item    = $this->ask( array( 'refs' => array( "wp_block:$pattern" ) ) )->get_data()['items'][0];
		$this->assertSame( 1, preg_match( '/<filter id="(wp-duotone-[a-z0-9-]+)"/', $item['body'], $match ), 'the filter is in the page' );
		$this->assertTrue( false !== strpos( $item['css'], "url('#" . ( $match[1] ?? '' ) . "')" ) || false !== strpos( $item['css'], 'url(#' . ( $match[1] ?? '' ) . ')' ), 'and is used' );
	}

	public function test_restores_the_request(): void {
		$this->log_in_as( 'administrator' );
		$query  = $GLOBALS['wp_query'] ?? null;
		$styles = wp_styles();
		$post   = $GLOBALS['post'] ?? null;
		$this->ask( array( 'refs' => self::templates( 'single', 'home', '404', 'search' ) ) );
		$this->assertSame( $query, ( $GLOBALS['wp_query'] ?? null ), 'the query is the same' );
		$this->assertSame( wp_styles(), $styles, 'the styles are the same' );
		$this->assertSame( $post, ( $GLOBALS['post'] ?? null ), 'the post is the same' );
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

	public function test_never_reads_outside_of_the_theme(): void {
		$this->log_in_as( 'administrator' );
		$asked = $this->watch_templates();
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( array( '..//..//x', get_stylesheet() . '//../../x', get_stylesheet() . '//../..//x', '..//x' ) as $id ) {
				$this->assertNull( ( new Preview_Sources() )->find( "$type:$id" ) );
				$this->ask( array( 'refs' => array( "$type:$id" ) ) );
			}
		}
		$this->assertSame( array(), $asked() );
	}

	public function test_restores_global_state_after_an_error_of_the_theme(): void {
		$this->log_in_as( 'administrator' );
		update_user_meta( get_current_user_id(), 'locale', 'de_DE' );
		switch_to_user_locale( get_current_user_id() );
		$this->add_filter( 'get_available_languages', static fn() => array( 'de_DE' ) );
		$this->add_filter(
			'wp_enqueue_scripts',
			static function (): void {
				throw new \RuntimeException( 'Broken on purpose' );
			}
		);
		$styles = wp_styles();
		$before = array( determine_locale(), is_locale_switched(), ob_get_level() );
		$this->assertCount( 1, $this->ask( array( 'refs' => self::templates( '404' ) ) )->get_data()['items'], 'previews' );
		$after = array( determine_locale(), is_locale_switched(), ob_get_level() );
		restore_previous_locale();
		$this->assertSame( $before, $after );
		$this->assertSame( wp_styles(), $styles, 'styles are those of before' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_goes_on_without_a_callback_that_fails(): array {
		return array(
			'an exception' => array( static fn() => throw_of( 'RuntimeException' ) ),
			'an error'     => array( static fn() => throw_of( 'Error' ) ),
			'a type error' => array( static fn() => strlen( ...array( array() ) ) ),
			'wp_die()'     => array( static fn() => wp_die( 'No' ) ),
			'itself, without end' => array( static fn() => do_action( 'wp_enqueue_scripts' ) ),
			'output left open'    => array( static fn() => ob_start() && print( 'left open' ) ),
			'output closed'       => array( static fn() => ob_end_clean() ),
			'a printed warning'   => array( static fn() => print( '<b>Warning</b>: something' ) ),
		);
	}

	/** @dataProvider cases_goes_on_without_a_callback_that_fails */
	public function test_goes_on_without_a_callback_that_fails( callable $fail ): void {
		$this->log_in_as( 'administrator' );
		wp_register_style( 'atelier-test-others', false, array(), '1' );
		wp_add_inline_style( 'atelier-test-others', '.of-another-plugin{color:red}' );
		$this->add_filter( 'wp_enqueue_scripts', $fail );
		$this->add_filter( 'wp_enqueue_scripts', static fn() => wp_enqueue_style( 'atelier-test-others' ) );
		$level = ob_get_level();
		$data  = $this->ask( array( 'refs' => self::templates( '404', 'single' ) ) )->get_data();
		wp_deregister_style( 'atelier-test-others' );
		$this->assertCount( 2, $data['items'], 'previews' );
		$this->assertStringContainsString( '.of-another-plugin', $data['head'], 'styles of those that come after it' );
		$this->assertStringContainsString( '--wp--preset--', $data['head'], 'styles of the theme' );
		$this->assertFalse( strpos( (string) wp_json_encode( $data ), 'left open' ) || strpos( (string) wp_json_encode( $data ), '<b>Warning' ), 'its output is in the response' );
		$this->assertSame( array( $level, array() ), array( ob_get_level(), array_intersect( array( 'wp_enqueue_scripts' ), $GLOBALS['wp_current_filter'] ) ), 'output and hooks as before' );
	}

	/** Themes look into the markup for the styles it needs. */
	public function test_has_the_globals_of_a_page_while_its_head_is_made(): void {
		$this->log_in_as( 'administrator' );
		$post = $this->make_post();
		$seen = array();
		$this->add_filter(
			'wp_enqueue_scripts',
			static function () use ( &$seen ): void {
				global $template_html, $wp_query, $post, $_wp_current_template_content;
				$seen = array( false !== strpos( $template_html, 'wp:' ), is_string( $_wp_current_template_content ), $wp_query->have_posts(), $post instanceof \WP_Post );
			}
		);
		$this->ask( array( 'refs' => self::templates( '404', 'single' ) ) );
		$this->assertSame( array( true, true, true, true ), $seen, "with the post $post" );
		$this->assertFalse( isset( $GLOBALS['template_html'] ), 'left behind' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_shows_the_rest_of_an_item_whose_part_fails(): array {
		return array(
			'a filter of blocks' => array( 'render_block' ),
			'a filter of one block' => array( 'render_block_data' ),
			'a filter of one type' => array( 'render_block_atelier-test/broken' ),
			'an address of styles' => array( 'style_loader_src' ),
			'a block'              => array( '' ),
			'a shortcode'          => array( '[]' ),
		);
	}

	/** @dataProvider cases_shows_the_rest_of_an_item_whose_part_fails */
	public function test_shows_the_rest_of_an_item_whose_part_fails( string $hook ): void {
		$this->log_in_as( 'administrator' );
		$fail = static fn() => throw_of( 'TypeError' );
		wp_register_style( 'atelier-test-broken', '/broken.css', array(), '1' );
		$uses = static function (): string {
			wp_enqueue_style( 'atelier-test-broken' );
			return 'whole';
		};
		add_shortcode( 'atelier-test-broken', '[]' === $hook ? $fail : '__return_empty_string' );
		register_block_type( 'atelier-test/broken', array( 'render_callback' => '' === $hook ? $fail : $uses ) );
		$item   = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:atelier-test/broken /--><!-- wp:paragraph --><p>[atelier-test-broken]The rest</p><!-- /wp:paragraph -->',
			)
		);
		if ( ! in_array( $hook, array( '', '[]' ), true ) ) {
			// Not in the head that all have in common.
			$is_other = static fn( $given ): bool => 'style_loader_src' === $hook && false === strpos( $given, '/broken.css' );
			$this->add_filter( $hook, static fn( $given ) => $is_other( $given ) ? $given : $fail() );
		}
		$items = $this->ask( array( 'refs' => array_merge( array( "wp_block:$item" ), self::templates( '404' ) ) ) )->get_data()['items'];
		unregister_block_type( 'atelier-test/broken' );
		remove_shortcode( 'atelier-test-broken' );
		wp_deregister_style( 'atelier-test-broken' );
		$this->assertCount( 2, $items, 'previews' );
		$this->assertStringContainsString( 'The rest', $items[0]['body'] );
	}

	public function test_has_the_additional_css_of_the_customizer_once_in_every_kind_of_theme(): void {
		$this->log_in_as( 'administrator' );
		$this->add_filter( 'wp_get_custom_css', static fn(): string => '.additional{color:red}' );
		$id    = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->',
			)
		);
		$head  = fn(): string => $this->ask( array( 'refs' => array( "wp_block:$id" ) ) )->get_data()['head'];

		// WordPress takes the action away on a page of a block theme, for the rest of the request.
		add_action( 'wp_head', 'wp_custom_css_cb', 101 );
		$of_blocks = $head();
		add_action( 'wp_head', 'wp_custom_css_cb', 101 );
		$this->use_classic_theme();
		foreach ( array( $of_blocks, $head() ) as $found ) {
			$this->assertSame( 1, substr_count( $found, '.additional{color:red}' ) );
		}
	}
}

/** @throws \Throwable Always. */
function throw_of( string $name ): void {
	throw new $name( 'Broken on purpose' );
}

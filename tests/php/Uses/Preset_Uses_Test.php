<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use WP_Theme_JSON_Resolver;

require_once __DIR__ . '/Uses_Case.php';

/** Presets in every form that content has. */
final class Preset_Uses_Test extends Uses_Case {
	private const SLUG = 'custom-atelier-test';

	/** @return list<string> The ids of the listed documents. */
	private function found( string $kind = 'color', string $slug = self::SLUG ): array {
		return array_column( $this->ask( $kind, $slug, array( 'content' => true ) )['places'], 'id' );
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
		$page = $this->make_page( $content );
		$this->assertSame(
			array( $page ),
			$this->found( $kind, $slug )
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
		$this->make_page( $content );
		$this->assertSame( array(), $this->found() );
	}

	public function test_finds_all_block_content(): void {
		$content = '<!-- wp:paragraph {"textColor":"' . self::SLUG . '"} -->';
		$places  = array(
			'wp_template_part ' . $this->make_template( 'wp_template_part', 'uses-color', $content ),
			'wp_template ' . $this->make_template( 'wp_template', 'uses-color', $content ),
		);
		foreach ( array( 'wp_navigation', 'wp_block', 'post', 'page' ) as $type ) {
			$places[] = "$type " . $this->make_page( $content, array( 'post_type' => $type, 'post_status' => 'page' === $type ? 'draft' : 'publish' ) );
		}
		$this->make_page( $content, array( 'post_status' => 'trash' ) );
		$this->assertSame( $places, array_map( static fn( array $place ): string => "{$place['type']} {$place['id']}", $this->ask( 'color', self::SLUG )['places'] ) );
	}

	public function test_finds_templates_of_the_theme(): void {
		$file = static function () {
			$template          = new \WP_Block_Template();
			$template->id      = get_stylesheet() . '//from-file';
			$template->slug    = 'from-file';
			$template->content = '<p class="has-' . self::SLUG . '-color">A</p>';
			return array( $template );
		};
		$this->add_filter( 'pre_get_block_templates', static fn( $found, $query, $type ) => 'wp_template' === $type ? $file() : array() );
		$this->fill();
		$this->assertSame(
			array(
				array(
					'type'     => 'wp_template',
					'id'       => get_stylesheet() . '//from-file',
					'title'    => 'from-file',
					'isDirect' => true,
				),
			),
			$this->ask( 'color', self::SLUG )['places']
		);
	}

	public function test_leaves_out_global_styles_if_only_content_counts(): void {
		$styles = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( wp_slash( array( 'ID' => $styles, 'post_content' => (string) wp_json_encode( array( 'styles' => array( 'color' => array( 'text' => 'var:preset|color|' . self::SLUG ) ) ) ) ) ) );
		$this->assertSame( 1, $this->ask( 'color', self::SLUG )['total'] );
		$this->assertSame( array(), $this->found() );
		$draft = $this->make_draft();
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/global-styles/$styles", array( 'styles' => array( 'color' => array( 'background' => 'var:preset|color|' . self::SLUG ) ) ) )->get_status() );
		$this->assertSame( 1, $this->ask( 'color', self::SLUG, array(), $draft )['total'] );
		$this->assertSame( 0, $this->ask( 'color', self::SLUG, array( 'content' => true ), $draft )['total'] );
	}

	public function test_finds_uses_of_several_presets(): void {
		$first  = $this->make_page( '<!-- wp:paragraph {"textColor":"' . self::SLUG . '"} --><p>A</p><!-- /wp:paragraph -->' );
		$second = $this->make_page( '<!-- wp:paragraph {"textColor":"' . self::SLUG . '-two"} --><p>A</p><!-- /wp:paragraph -->' );
		$both   = $this->make_page( '<!-- wp:paragraph {"textColor":"' . self::SLUG . '-two","backgroundColor":"' . self::SLUG . '"} /-->' );
		$this->assertSame( array( $both, $second, $first ), array_column( $this->ask( 'color', array( self::SLUG, self::SLUG . '-two' ) )['places'], 'id' ) );
	}

	public function test_a_class_that_can_mean_two_slugs_is_a_use_of_both(): void {
		$page = $this->make_page( '<p class="has-atelier-a-background-color">A</p>' );
		$this->assertSame( array( $page ), $this->found( 'color', 'atelier-a' ) );
		$this->assertSame( array( $page ), $this->found( 'color', 'atelier-a-background' ) );
	}
}

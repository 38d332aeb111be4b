<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Previews\Blank_Rendering;
use Atelier\Tests\Test_Case;

final class Blank_Rendering_Test extends Test_Case {
	private const LOGO = '<!-- wp:group --><div class="wp-block-group"><!-- wp:site-logo /--></div><!-- /wp:group -->';

	public function test_names_the_blocks_that_show_nothing(): void {
		$this->assertSame( array( 'Site Logo' ), Blank_Rendering::of( '<div class="wp-block-group"></div>', self::LOGO ) );
	}

	public function test_names_each_block_once_and_only_a_few(): void {
		$names  = array( 'site-logo', 'site-logo', 'navigation', 'site-tagline', 'site-title', 'query-title', 'post-title' );
		$blocks = implode( '', array_map( static fn( string $name ): string => "<!-- wp:$name /-->", $names ) );
		$titles = Blank_Rendering::of( '', $blocks );
		$this->assertCount( 4, $titles );
		$this->assertSame( array_unique( $titles ), $titles );
	}

	public function test_looks_into_template_parts(): void {
		$this->log_in_as( 'administrator' );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/template-parts' );
		$request->set_body_params(
			array(
				'slug'    => 'blank-part',
				'title'   => 'Blank',
				'content' => self::LOGO,
			)
		);
		$this->assertSame( 201, rest_do_request( $request )->get_status() );
		$theme = get_stylesheet();
		$this->assertSame( array( 'Site Logo' ), Blank_Rendering::of( '<header></header>', "<!-- wp:template-part {\"slug\":\"blank-part\",\"theme\":\"$theme\"} /-->" ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_seen(): array {
		return array(
			'a text'       => array( '<p>Hello</p>' ),
			'a picture'    => array( '<figure><img src="a.png"></figure>' ),
			'a line'       => array( '<hr class="wp-block-separator">' ),
			'a background' => array( '<div class="wp-block-group has-background"></div>' ),
			'a field'      => array( '<form><input type="search"></form>' ),
		);
	}

	/** @dataProvider cases_seen */
	public function test_says_nothing_where_something_is_seen( string $html ): void {
		$this->assertSame( array(), Blank_Rendering::of( $html, self::LOGO ) );
	}

	public function test_says_nothing_of_space_and_scripts_alone(): void {
		$this->assertSame( array( 'Site Logo' ), Blank_Rendering::of( "<div> \n&nbsp;<script>let a;</script></div>", self::LOGO ) );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Navigation;

use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Unrenderable_Menus_Test extends Test_Case {
	private const LINK = '<!-- wp:navigation-link {"label":"A link of a menu","url":"/"} /-->';

	private function render_with( string $menu ): string {
		$this->log_in_as( 'administrator' );
		$id      = $this->make_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => $menu,
			)
		);
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:navigation {"ref":' . $id . ',"overlayMenu":"never"} /--><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
			)
		);
		$request = new WP_REST_Request( 'GET', '/atelier/v1/previews' );
		$request->set_query_params(
			array(
				'refs'      => array( "wp_block:$pattern" ),
				'with_head' => false,
			)
		);
		return rest_do_request( $request )->get_data()['items'][0]['body'];
	}

	/** @return array<string, list<mixed>> */
	public static function cases_omits_unrenderable_menus_from_previews(): array {
		return array(
			'a sound menu'            => array( self::LINK, true ),
			'submenus without an end' => array( str_repeat( '<!-- wp:navigation-submenu {"label":"A"} -->', 40 ) . self::LINK . str_repeat( '<!-- /wp:navigation-submenu -->', 40 ), false ),
			'blocks that never end'   => array( str_repeat( '<!-- wp:group -->', 500 ) . self::LINK, false ),
		);
	}

	/** @dataProvider cases_omits_unrenderable_menus_from_previews */
	public function test_omits_unrenderable_menus_from_previews( string $menu, bool $is_shown ): void {
		$body = $this->render_with( $menu );
		$this->assertSame( $is_shown, false !== strpos( $body, 'A link of a menu' ) );
		$this->assertStringContainsString( 'Words', $body, 'the rest is shown' );
	}
}

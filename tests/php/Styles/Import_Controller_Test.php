<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Css_Validator;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

final class Import_Controller_Test extends Test_Case {
	private function ask( string $text ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/atelier/v1/theme-json' );
		$request->set_body_params( array( 'text' => $text ) );
		return rest_do_request( $request );
	}

	/**
	 * The response for a theme.json of the latest version, as the browser parses it.
	 *
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private function read( array $data ): array {
		return json_decode( wp_json_encode( $this->ask( wp_json_encode( $data + array( 'version' => 3 ) ) )->get_data() ), true );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_may_edit_styles(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_may_edit_styles */
	public function test_is_for_those_who_may_edit_styles( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask( '{"version":3,"styles":{}}' )->get_status() );
	}

	public function test_answers_styles_and_presets_of_the_theme(): void {
		$this->log_in_as( 'administrator' );
		$read = $this->read(
			array(
				'$schema'  => 'https://schemas.wp.org/trunk/theme.json',
				'title'    => 'Mine',
				'settings' => array( 'color' => array( 'palette' => array( array( 'slug' => 'sea', 'color' => '#00f' ) ) ) ),
				'styles'   => array(
					'color'  => array( 'text' => 'var:preset|color|sea' ),
					'css'    => 'a > b { color: red }',
					'blocks' => array( 'core/quote' => array( 'typography' => array( 'fontSize' => '2rem' ) ) ),
				),
			)
		);
		$this->assertSame( array(), $read['leftOut'] );
		$this->assertSame( 'sea', $read['settings']['color']['palette']['theme'][0]['slug'] );
		$this->assertSame( 'var(--wp--preset--color--sea)', $read['styles']['color']['text'] );
		$this->assertSame( 'a > b { color: red }', $read['styles']['css'] );
		$this->assertSame( '2rem', $read['styles']['blocks']['core/quote']['typography']['fontSize'] );
	}

	public function test_leaves_out_duotones_with_which_wordpress_ends_every_page(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( array( '#000', '#fff' ), array( 'ref' => 'styles.color.text' ), array( 'a' => '#000' ) ) as $duotone ) {
			$read = $this->read( array( 'styles' => array( 'blocks' => array( 'core/image' => array( 'filter' => array( 'duotone' => $duotone ) ) ) ) ) );
			$this->assertSame( array( array( 'path' => 'styles.blocks.core/image.filter.duotone', 'reason' => 'type' ) ), $read['leftOut'] ?? $read );
		}
		$kept = $this->read( array( 'styles' => array( 'blocks' => array( 'core/image' => array( 'filter' => array( 'duotone' => 'var:preset|duotone|midnight' ) ) ) ) ) );
		$this->assertSame( array(), $kept['leftOut'] );
	}

	public function test_keeps_css_with_what_looks_like_a_tag_where_wordpress_does(): void {
		$this->log_in_as( 'administrator' );
		$css  = '& { --a: "<angle>"; background: url("data:image/svg+xml;utf8,<svg></svg>") }';
		$read = $this->read( array( 'styles' => array( 'blocks' => array( 'core/image' => array( 'css' => $css ) ) ) ) );
		$this->assertSame( array( $css, array() ), array( $read['styles']['blocks']['core/image']['css'] ?? null, $read['leftOut'] ?? null ) );
		$site = $this->read( array( 'styles' => array( 'css' => 'a { content: "<b>" }' ) ) );
		$this->assertSame( Css_Validator::may_have_tags() ? 'a { content: "<b>" }' : 'atelier_styles_code', $site['styles']['css'] ?? $site['code'] );
		$this->assertSame( 'atelier_styles_code', $this->read( array( 'styles' => array( 'blocks' => array( 'core/image' => array( 'css' => '& { content: "</STYLE>" }' ) ) ) ) )['code'] ?? null );
	}

	public function test_migrates_old_versions(): void {
		$this->log_in_as( 'administrator' );
		$first = $this->read( array( 'version' => 1, 'settings' => array( 'spacing' => array( 'customPadding' => true ) ) ) );
		$this->assertSame( array( true, array() ), array( $first['settings']['spacing']['padding'] ?? null, $first['leftOut'] ) );
		$second = $this->read( array( 'version' => 2, 'settings' => array( 'typography' => array( 'fontSizes' => array( array( 'slug' => 'big', 'name' => 'Big', 'size' => '4rem' ) ) ) ) ) );
		$this->assertSame( array( false, array() ), array( $second['settings']['typography']['defaultFontSizes'] ?? null, $second['leftOut'] ) );
	}

	public function test_lists_rejected_values(): void {
		$this->log_in_as( 'administrator' );
		$read  = $this->read(
			array(
				'templateParts' => array( array( 'name' => 'header' ) ),
				'settings'      => array(
					'colour' => array( 'x' => 1 ),
					'color'  => array(
						'palette'   => array(
							array( 'slug' => 'sea', 'name' => 'Sea', 'color' => '#00f' ),
							'red',
							array( 'name' => 'No slug' ),
						),
						'gradients' => 'none',
					),
					'spacing' => array( 'spacingScale' => array( 'steps' => 1000000 ) ),
				),
				'styles'        => array(
					'color'    => 'red',
					'border'   => array( 'radius' => array( 'a', 'b' ) ),
					'elements' => array(
						'marquee' => array( 'color' => array( 'text' => 'red' ) ),
						'link'    => array( 'color' => array( 'text' => 'red' ) ),
					),
					'blocks'   => array( 'core/quote' => array( 'color' => array( 'text' => 'red } body { display: none' ) ) ),
					'spacing'  => array( 'blockGap' => '1rem' ),
				),
			)
		);
		$found = array_column( $read['leftOut'], 'reason', 'path' );
		ksort( $found );
		$this->assertSame(
			array(
				'settings.color.gradients'            => 'type',
				'settings.color.palette.1'            => 'type',
				'settings.color.palette.2'            => 'type',
				'settings.colour'                     => 'unknown',
				'settings.spacing.spacingScale'       => 'type',
				'styles.blocks.core/quote.color.text' => 'spill',
				'styles.border.radius'                => 'type',
				'styles.color'                        => 'type',
				'styles.elements.marquee'             => 'unknown',
				'templateParts'                       => 'unknown',
			),
			$found
		);
		$this->assertSame( '1rem', $read['styles']['spacing']['blockGap'] );
	}

	public function test_removes_what_the_user_cannot_save(): void {
		$user = new WP_User( $this->log_in_as( 'subscriber' ) );
		$user->add_cap( Page::capability() );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		$read = $this->read(
			array(
				'styles' => array(
					'css'    => 'p { color: red }',
					'color'  => array( 'text' => 'url(x)', 'background' => '#000' ),
					'blocks' => array( 'core/quote' => array( 'css' => 'color: red' ) ),
				),
			)
		);
		$found = array_column( $read['leftOut'], 'reason', 'path' );
		$this->assertSame( array( 'css', 'css', 'role' ), array( $found['styles.css'] ?? '', $found['styles.blocks.core/quote.css'] ?? '', $found['styles.color.text'] ?? '' ) );
		$this->assertSame( array( 'color' => array( 'background' => '#000' ) ), $read['styles'] );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_with_a_message(): array {
		return array(
			'nothing'            => array( '', 'no_json' ),
			'half a file'        => array( '{"version":3,', 'no_json' ),
			'a list'             => array( '[1]', 'no_json' ),
			'no styles'          => array( '{"version":3,"name":"x"}', 'no_styles' ),
			'no version'         => array( '{"styles":{}}', 'no_version' ),
			'a version in words' => array( '{"version":"3","styles":{}}', 'no_version' ),
			'version 0'          => array( '{"version":0,"styles":{}}', 'no_version' ),
			'a newer version'    => array( '{"version":99,"styles":{}}', 'newer' ),
			'something deep'     => array( '{"version":3,"styles":' . str_repeat( '{"a":', 100 ) . '1' . str_repeat( '}', 101 ), 'too_deep' ),
			'something large'    => array( '{"version":3,"styles":{"css":"' . str_repeat( 'x', 1048576 ) . '"}}', 'too_large' ),
			'markup'             => array( '{"version":3,"styles":{"color":{"text":"red</style><script>alert(1)</script>"}}}', 'code' ),
			'markup in a key'    => array( '{"version":3,"settings":{"custom":{"<script>":"x"}}}', 'code' ),
			'a script address'   => array( '{"version":3,"styles":{"background":{"backgroundImage":{"url":"JavaScript:alert(1)"}}}}', 'code' ),
			'markup in CSS'      => array( '{"version":3,"styles":{"css":"</style><img src=x>"}}', 'code' ),
		);
	}

	/** @dataProvider cases_rejects_with_a_message */
	public function test_rejects_with_a_message( string $text, string $code ): void {
		$this->log_in_as( 'administrator' );
		$response = $this->ask( $text );
		$this->assertSame( array( 400, 'atelier_styles_' . $code ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertNotSame( '', $response->get_data()['message'], 'says why' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_accepts_wrong_types(): array {
		$cases = array();
		foreach ( array( 'null', '7', '"x"', 'true', '[]', '["x"]', '{"x":1}', '[[]]', '{"0":{}}' ) as $value ) {
			foreach ( array( '"settings":%s', '"styles":%s', '"styles":{"variations":%s}', '"styles":{"blocks":%s}', '"styles":{"blocks":{"core/quote":%s}}', '"styles":{"elements":{"link":%s}}', '"styles":{"elements":{"link":{":hover":%s}}}', '"styles":{"blocks":{"core/quote":{"variations":%s}}}', '"styles":{"color":{"text":%s}}', '"styles":{"css":%s}', '"styles":{"background":{"backgroundImage":%s}}', '"settings":{"blocks":%s}', '"settings":{"color":%s}', '"settings":{"color":{"palette":%s}}', '"settings":{"color":{"duotone":%s}}', '"settings":{"spacing":{"spacingScale":%s}}', '"settings":{"typography":{"fontFamilies":%s}}', '"settings":{"viewport":%s}', '"settings":{"shadow":%s}' ) as $place ) {
				$part = sprintf( $place, $value );
				$cases[ $part ] = array( '{"version":2,' . $part . '}' );
			}
		}
		return $cases;
	}

	/** @dataProvider cases_accepts_wrong_types */
	public function test_accepts_wrong_types( string $text ): void {
		$this->log_in_as( 'administrator' );
		set_error_handler(
			static function ( int $level, string $message ): bool {
				throw new \ErrorException( $message );
			}
		);
		try {
			$response = $this->ask( $text );
		} finally {
			restore_error_handler();
		}
		$code = $response->get_data()['code'] ?? '';
		$this->assertTrue( 200 === $response->get_status() || 'atelier_styles_no_styles' === $code, "answers ($code)" );
	}
}

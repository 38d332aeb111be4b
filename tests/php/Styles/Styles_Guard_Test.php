<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Css_Validator;
use Atelier\Styles\Rejected_Values;
use Atelier\Styles\Styles_Sanitizer;
use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON_Resolver;

final class Styles_Guard_Test extends Test_Case {
	private const HOSTILE = 'red;} body{display:none}';

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$this->id = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	}

	/**
	 * Saves styles and restores them.
	 *
	 * @param array<string, mixed> $parts
	 */
	private function save( array $parts, bool $is_ours = true, array $stored = array() ): WP_REST_Response {
		$before = get_post( $this->id )->post_content;
		$this->store( wp_json_encode( $stored + array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true ) ) );
		$request = new WP_REST_Request( 'POST', "/wp/v2/global-styles/$this->id" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $parts ) );
		if ( $is_ours ) {
			$asking = new WP_REST_Request( 'GET', "/wp/v2/global-styles/$this->id" );
			$asking->set_query_params( array( 'context' => 'edit', '_fields' => 'id,settings,styles,atelier_version' ) );
			$request->set_header( 'X-Atelier-Based-On', rest_do_request( $asking )->get_data()['atelier_version'] ?? 'title:0000000000' );
		}
		$response = rest_do_request( $request );
		$this->store( $before );
		return $response;
	}

	/** Bypasses WordPress, like someone with access to the database. */
	private function store( string $content ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $this->id ) );
		clean_post_cache( $this->id );
		wp_clean_theme_json_cache();
	}

	/** @return array<string, list<mixed>> */
	public static function cases_rejects_with_a_message(): array {
		$palette = static fn( ...$entries ): array => array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => $entries ) ) ) );
		$color   = static fn( string $slug, $value ): array => array( 'slug' => $slug, 'name' => 'A', 'color' => $value );
		return array(
			'another rule in a color'       => array( array( 'styles' => array( 'color' => array( 'text' => self::HOSTILE ) ) ), Css_Validator::SPILL ),
			'the same in a palette'         => array( $palette( $color( 'a', self::HOSTILE ) ), Css_Validator::SPILL ),
			'the same in a block'           => array( array( 'styles' => array( 'blocks' => array( 'core/quote' => array( 'elements' => array( 'link' => array( ':hover' => array( 'color' => array( 'text' => self::HOSTILE ) ) ) ) ) ) ) ), Css_Validator::SPILL ),
			'the same in a narrow window'   => array( array( 'styles' => array( 'blocks' => array( 'core/button' => array( '@mobile' => array( ':hover' => array( 'color' => array( 'text' => self::HOSTILE ) ) ) ) ) ) ), Css_Validator::SPILL ),
			'the same in a state of WordPress' => array( array( 'styles' => array( 'blocks' => array( 'core/navigation-link' => array( '-current' => array( ':focus' => array( 'outline' => array( 'width' => self::HOSTILE ) ) ) ) ) ) ), Css_Validator::SPILL ),
			'the same in the width of a window' => array( array( 'settings' => array( 'viewport' => array( 'mobile' => self::HOSTILE ) ) ), Css_Validator::SPILL ),
			'the same in a look of a block' => array( array( 'styles' => array( 'blocks' => array( 'core/button' => array( 'variations' => array( 'outline' => array( 'border' => array( 'top' => array( 'color' => self::HOSTILE ) ) ) ) ) ) ) ), Css_Validator::SPILL ),
			'the same in a width'           => array( array( 'settings' => array( 'layout' => array( 'contentSize' => self::HOSTILE ) ) ), Css_Validator::SPILL ),
			'the same in a value of one\'s own' => array( array( 'settings' => array( 'custom' => array( 'gap' => array( 'a' => self::HOSTILE ) ) ) ), Css_Validator::SPILL ),
			'the same in a fluid size'      => array( array( 'settings' => array( 'typography' => array( 'fontSizes' => array( 'custom' => array( array( 'slug' => 'a', 'size' => '1rem', 'fluid' => array( 'min' => self::HOSTILE ) ) ) ) ) ) ), Css_Validator::SPILL ),
			'the same in a duotone'         => array( array( 'settings' => array( 'color' => array( 'duotone' => array( 'custom' => array( array( 'slug' => 'a', 'colors' => array( '#000', self::HOSTILE ) ) ) ) ) ) ), Css_Validator::SPILL ),
			'the same in the name of a font' => array( array( 'settings' => array( 'typography' => array( 'fontFamilies' => array( 'custom' => array( array( 'slug' => 'a', 'fontFamily' => self::HOSTILE ) ) ) ) ) ), Css_Validator::SPILL ),
			'a script for a font'           => array( array( 'settings' => array( 'typography' => array( 'fontFamilies' => array( 'custom' => array( array( 'slug' => 'a', 'fontFamily' => 'A', 'fontFace' => array( array( 'fontFamily' => 'A', 'src' => array( 'javascript:alert(1)' ) ) ) ) ) ) ) ) ), Css_Validator::SCRIPT ),
			'a script for a picture'        => array( array( 'styles' => array( 'background' => array( 'backgroundImage' => array( 'url' => 'javascript:alert(1)' ) ) ) ), Css_Validator::SCRIPT ),
			'the same as text'              => array( array( 'styles' => array( 'background' => array( 'backgroundImage' => 'url(javascript:alert(1))' ) ) ), Css_Validator::SCRIPT ),
			'an expression'                 => array( array( 'styles' => array( 'spacing' => array( 'padding' => array( 'top' => 'expression(alert(1))' ) ) ) ), Css_Validator::SCRIPT ),
			'markup in a shadow'            => array( array( 'styles' => array( 'shadow' => '0 0 </style><script>alert(1)</script>' ) ), Css_Validator::MARKUP ),
			'markup in the CSS of a block'  => array( array( 'styles' => array( 'blocks' => array( 'core/quote' => array( 'css' => 'color: red</style><script>' ) ) ) ), Css_Validator::MARKUP ),
			'an open brace in CSS'          => array( array( 'styles' => array( 'css' => 'a { color: red' ) ), Css_Validator::OPEN ),
			'an open variable'              => array( array( 'styles' => array( 'typography' => array( 'lineHeight' => 'var(--x' ) ) ), Css_Validator::OPEN ),
			'a control character'           => array( array( 'styles' => array( 'typography' => array( 'fontSize' => "1\0" ) ) ), Css_Validator::CONTROL ),
			'a megabyte'                    => array( array( 'styles' => array( 'color' => array( 'text' => str_repeat( 'x', 1048576 ) ) ) ), Css_Validator::LONG ),
			'a list for a color'            => array( array( 'styles' => array( 'color' => array( 'text' => array( 'red' ) ) ) ), Rejected_Values::TYPE ),
			'colors for the duotone of a type' => array( array( 'styles' => array( 'blocks' => array( 'core/image' => array( 'filter' => array( 'duotone' => array( '#000', '#fff' ) ) ) ) ) ), Rejected_Values::TYPE ),
			'a color for all colors'        => array( array( 'styles' => array( 'color' => 'red' ) ), Rejected_Values::TYPE ),
			'a text for a preset'           => array( $palette( 'red' ), Rejected_Values::TYPE ),
			'a text for all presets'        => array( array( 'settings' => array( 'color' => array( 'palette' => 'red' ) ) ), Rejected_Values::TYPE ),
			'an object for a color'         => array( $palette( $color( 'a', array( 'x' => 1 ) ) ), Rejected_Values::TYPE ),
			'no slug'                       => array( $palette( array( 'color' => 'red' ) ), Rejected_Values::TYPE ),
			'two of the same slug'          => array( $palette( $color( 'a', 'red' ), $color( 'a', 'blue' ) ), 'taken' ),
			'a slug that leads elsewhere'   => array( $palette( $color( '../a', 'red' ) ), 'slug' ),
			'a slug that ends its text'     => array( $palette( $color( 'a"', 'red' ) ), 'slug' ),
			'the prototype for a slug'      => array( $palette( $color( '__proto__', 'red' ) ), 'slug' ),
			'the prototype for a name'      => array( array( 'styles' => array( 'color' => array( '__proto__' => 'red' ) ) ), 'key' ),
			'a constructor'                 => array( array( 'settings' => array( 'custom' => array( 'constructor' => 'red' ) ) ), 'key' ),
			'colors in a circle'            => array( $palette( $color( 'a', 'var(--wp--preset--color--b)' ), $color( 'b', 'var:preset|color|a' ) ), 'circle' ),
			'a reference to itself'         => array( array( 'styles' => array( 'color' => array( 'text' => array( 'ref' => 'styles.color.text' ) ) ) ), 'circle' ),
			'references in a circle'        => array( array( 'styles' => array( 'color' => array( 'text' => array( 'ref' => 'styles.color.background' ), 'background' => array( 'ref' => 'styles.color.text' ) ) ) ), 'circle' ),
		);
	}

	/** @dataProvider cases_rejects_with_a_message */
	public function test_rejects_with_a_message( array $parts, string $reason ): void {
		$this->log_in_as( 'administrator' );
		$response = $this->save( $parts );
		$data     = $response->get_data();
		$this->assertSame( array( 400, 'atelier_styles_invalid', $reason ), array( $response->get_status(), $data['code'], $data['data']['reason'] ?? '' ) );
		$this->assertStringContainsString( $data['data']['path'], $data['message'], 'says where' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_ignores_other_clients(): array {
		return array(
			'without the header' => array( false, array( 'color' => array( 'text' => self::HOSTILE ) ), 200 ),
			'what is sound'      => array( true, array( 'color' => array( 'text' => '#123456' ) ), 200 ),
		);
	}

	/** @dataProvider cases_ignores_other_clients */
	public function test_ignores_other_clients( bool $is_ours, array $styles, int $status ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( $status, $this->save( array( 'styles' => $styles ), $is_ours )->get_status() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_discloses_nothing_to_others(): array {
		return array(
			'nobody'       => array( '', 401 ),
			'a subscriber' => array( 'subscriber', 403 ),
			'an editor'    => array( 'editor', 403 ),
		);
	}

	/** @dataProvider cases_discloses_nothing_to_others */
	public function test_discloses_nothing_to_others( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->save( array( 'styles' => array( 'color' => array( 'text' => self::HOSTILE ) ) ) )->get_status() );
	}

	public function test_accepts_stored_values(): void {
		$this->log_in_as( 'administrator' );
		$bad    = array( 'slug' => 'bad', 'name' => 'Bad', 'color' => self::HOSTILE );
		$good   = array( 'slug' => 'good', 'name' => 'Good', 'color' => 'red' );
		$stored = array(
			'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( $bad ) ) ) ),
			'styles'   => array( 'color' => array( 'text' => self::HOSTILE ) ),
		);
		$with   = array(
			'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( $good, $bad ) ) ) ),
			'styles'   => array( 'color' => array( 'text' => self::HOSTILE, 'background' => 'red' ) ),
		);
		$this->assertSame( 200, $this->save( $with, true, $stored )->get_status() );
		$with['styles']['color']['background'] = self::HOSTILE;
		$this->assertSame( 'styles.color.background', $this->save( $with, true, $stored )->get_data()['data']['path'] );
	}

	/** @return array<string, list<mixed>> Every theme.json and every variation of the installed themes. */
	public static function cases_accepts_values_of_themes(): array {
		$cases = array();
		foreach ( array( 'theme.json', 'styles/*.json', 'styles/*/*.json' ) as $pattern ) {
			foreach ( glob( get_theme_root() . "/*/$pattern" ) as $file ) {
				$cases[ str_replace( get_theme_root(), '', $file ) ] = array( $file );
			}
		}
		return $cases;
	}

	/** @dataProvider cases_accepts_values_of_themes */
	public function test_accepts_values_of_themes( string $file ): void {
		$data  = wp_json_file_decode( $file, array( 'associative' => true ) );
		$found = new Rejected_Values();
		$shape = new Styles_Sanitizer( $found );
		$shape->sanitize_settings( $data['settings'] ?? array() );
		$shape->sanitize_styles( $data['styles'] ?? array() );
		$this->assertSame( array(), $found->entries() );
	}

	public function test_accepts_the_theme_as_merged_by_wordpress(): void {
		$data  = WP_Theme_JSON_Resolver::get_merged_data( 'theme' )->get_raw_data();
		$found = new Rejected_Values();
		$shape = new Styles_Sanitizer( $found );
		$shape->sanitize_settings( $data['settings'] );
		$shape->sanitize_styles( $data['styles'] );
		$this->assertSame( array(), $found->entries() );
	}

	/** @return array<string, list<mixed>> The same cases as in the browser. */
	public static function cases_validates_strings_like_the_browser(): array {
		$cases = array();
		$looks = array(
			'values'    => 'error_in_value',
			'css'       => 'error_in_css',
			'addresses' => 'error_in_url',
		);
		foreach ( wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/style-values.json', array( 'associative' => true ) ) as $kind => $list ) {
			foreach ( $list as list( $name, $text, $reason ) ) {
				$cases[ "$kind: $name" ] = array( $looks[ $kind ], $text, $reason );
			}
		}
		return $cases;
	}

	/** @dataProvider cases_validates_strings_like_the_browser */
	public function test_validates_strings_like_the_browser( string $look, string $text, ?string $reason ): void {
		$this->assertSame( $reason, Css_Validator::$look( $text ) );
	}
}

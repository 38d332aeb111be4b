<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Previews\Unsaved_Styles;
use Atelier\Styles\Css_Validator;
use Atelier\Tests\Test_Case;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON_Resolver;

final class Stored_Styles_Filter_Test extends Test_Case {
	private int $id;

	private string $before;

	/**
	 * Runs a callback while unvalidated content is stored as the site's styles.
	 *
	 * @template T
	 * @param array<string, mixed> $parts
	 * @param callable(): T        $act
	 * @return T
	 */
	private function with_stored( array $parts, callable $act ) {
		$this->id     = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$this->before = get_post( $this->id )->post_content;
		$this->store( (string) wp_json_encode( $parts + array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true ) ) );
		try {
			return $act();
		} finally {
			unset( $_GET['wp_site_preview'] );
			$this->store( $this->before );
		}
	}

	private function store( string $content ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $this->id ) );
		clean_post_cache( $this->id );
		wp_clean_theme_json_cache();
	}

	private function ask( string $method, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/wp/v2/global-styles/$this->id" );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'X-Atelier', '1' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_values_that_break_wordpress(): array {
		return array(
			'a text for a preset'  => array( array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( 'red' ) ) ) ) ) ),
			'a list for a slug'    => array( array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( array( 'slug' => array( 'x' ), 'color' => 'red' ) ) ) ) ) ) ),
			'a text for a scale'   => array( array( 'settings' => array( 'spacing' => array( 'spacingScale' => 'x' ) ) ) ),
			'a list for a place'   => array( array( 'styles' => array( 'color' => array( 'text' => array( 'ref' => array( 'x' ) ) ) ) ) ),
			'another rule'         => array( array( 'styles' => array( 'color' => array( 'text' => 'red;} body{display:none}' ) ) ) ),
			'texts for everything' => array( array( 'settings' => 'x', 'styles' => 'y' ) ),
		);
	}

	private static function sheet(): string {
		try {
			return wp_get_global_stylesheet();
		} catch ( Throwable $reason ) {
			return 'stumbled: ' . $reason->getMessage();
		}
	}

	/** @dataProvider cases_values_that_break_wordpress */
	public function test_values_that_break_wordpress( array $parts ): void {
		$this->log_in_as( 'administrator' );
		$sheet = $this->with_stored(
			$parts,
			static function (): string {
				$_GET['wp_site_preview'] = '1';
				return self::sheet();
			}
		);
		$this->assertNotSame( 0, strpos( $sheet, 'stumbled' ), $sheet );
		$this->assertFalse( strpos( $sheet, 'display:none' ) );
		$this->assertTrue( strlen( $sheet ) > 1000, 'the theme\'s styles are there' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_visitors_see_no_change(): array {
		return array(
			'nobody'                         => array( '', true ),
			'an administrator on the site'   => array( 'administrator', false ),
		);
	}

	/** @dataProvider cases_visitors_see_no_change */
	public function test_visitors_see_no_change( string $role, bool $is_preview ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$sheet = $this->with_stored(
			array( 'styles' => array( 'color' => array( 'text' => 'red;} body{display:none}' ) ) ),
			static function () use ( $is_preview ): string {
				if ( $is_preview ) {
					$_GET['wp_site_preview'] = '1';
				}
				return self::sheet();
			}
		);
		// The tests run without a request, so that this is neither REST nor the admin.
		$this->assertStringContainsString( 'display:none', $sheet, 'it is printed as WordPress prints it' );
	}

	public function test_the_record_is_returned_as_stored(): void {
		if ( PHP_VERSION_ID < 80000 ) {
			$this->markTestSkipped( 'WordPress itself parses it, with warnings, so its response is used.' );
		}
		$this->log_in_as( 'administrator' );
		$settings = array( 'spacing' => array( 'spacingScale' => 'x' ), 'color' => array( 'palette' => array( 'custom' => array( array( 'slug' => 'a', 'name' => 'A', 'color' => 'red' ) ) ) ) );
		$this->with_stored(
			array( 'settings' => $settings ),
			function () use ( $settings ): void {
				$record = $this->ask( 'GET' );
				$this->assertSame( array( 200, $settings ), array( $record->get_status(), $record->get_data()['settings'] ) );
				$this->assertNotSame( '', $record->get_data()['atelier_version'], 'it has a version' );
				$this->assertSame( 'atelier_styles_invalid', $this->ask( 'POST', array( 'styles' => array( 'color' => array( 'text' => 'red' ) ) ) )->get_data()['code'], 'saving on top of it' );
				unset( $settings['spacing'] );
				$this->assertSame( 200, $this->ask( 'POST', array( 'settings' => $settings ) )->get_status(), 'repairing it' );
			}
		);
	}

	public function test_the_record_requires_the_capability(): void {
		$statuses = $this->with_stored(
			array( 'settings' => array( 'spacing' => array( 'spacingScale' => 'x' ) ) ),
			function (): array {
				$nobody = $this->ask( 'GET' )->get_status();
				$this->log_in_as( 'subscriber' );
				return array( $nobody, $this->ask( 'GET' )->get_status() );
			}
		);
		$this->assertSame( array( 401, 403 ), $statuses );
	}

	public function test_previews_of_unsaved_styles_handle_them_too(): void {
		$this->log_in_as( 'administrator' );
		foreach ( self::cases_values_that_break_wordpress() as list( $parts ) ) {
			$sheet = ( new Unsaved_Styles() )->within( $parts, static fn(): string => self::sheet() );
			$this->assertFalse( strpos( $sheet, 'stumbled' ), 'it goes on' );
		}
	}

	/** Before 7.0, WordPress takes nothing that looks like a tag, and escapes CSS of those who may edit it, but no HTML. */
	public function test_css_is_stored_and_printed_as_it_was_typed(): void {
		$css = 'h2::before { content: "\\201C fun & games 🌿 "; } main > p { color: rgb(1 2 3 / 50%); } @media (width >= 600px) { body { &:hover { --h: 1 } } }';
		if ( Css_Validator::may_have_tags() ) {
			$css .= '@property --turn { syntax: "<angle>"; inherits: false; initial-value: 0deg; } .card { background: url("data:image/svg+xml;utf8,<svg xmlns=\'http://www.w3.org/2000/svg\'></svg>"); }';
		}
		$this->log_in_as( 'administrator' );
		foreach ( Css_Validator::may_have_tags() ? array( 'exist', 'do_not_allow' ) : array( 'exist' ) as $needed ) {
			$this->add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( $needed ) : ( 'edit_css' === $cap ? array( 'exist' ) : $caps ) );
			kses_init();
			$this->with_stored(
				array(),
				function () use ( $css, $needed ): void {
					$this->assertSame( 200, $this->ask( 'POST', array( 'styles' => array( 'css' => $css ) ) )->get_status() );
					$this->assertSame( $css, $this->ask( 'GET' )->get_data()['styles']['css'] ?? null, $needed );
					wp_clean_theme_json_cache();
					$this->assertStringContainsString( $css, wp_get_global_stylesheet( array( 'custom-css' ) ), $needed );
				}
			);
		}
	}
}

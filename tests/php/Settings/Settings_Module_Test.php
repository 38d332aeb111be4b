<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Settings;

use Atelier\Settings\Settings_Module;
use Atelier\Settings\Site_Editor_Links;
use Atelier\Settings\Site_Health;
use Atelier\Support\Build;
use Atelier\Support\Failed_Callbacks;
use Atelier\Support\Features;
use Atelier\Support\Options;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;

final class Settings_Module_Test extends Test_Case {
	public function test_has_all_features_on_and_keeps_data_by_default(): void {
		$this->assertTrue( Features::has_custom_views() );
		$this->assertTrue( Features::has_quick_edit() );
		$this->assertFalse( Options::is_on( Options::REPLACES_SITE_EDITOR ) );
		$this->assertFalse( Options::is_on( Options::DELETES_DATA ) );
	}

	public function test_stores_switches_and_ignores_everything_else(): void {
		update_option( Options::NAME, Options::from_form( array( 'quick_edit' => '1', 'other' => '<b>' ) ) );
		$this->assertTrue( Features::has_quick_edit() );
		$this->assertFalse( Features::has_custom_views() );
		$this->assertFalse( isset( get_option( Options::NAME )['other'] ) );
	}

	public function test_continues_with_an_invalid_option(): void {
		update_option( Options::NAME, 'broken' );
		$this->assertTrue( Features::has_quick_edit() );
	}

	public function test_shows_links_only_with_the_capability(): void {
		$module = new Settings_Module();
		$this->log_in_as( 'subscriber' );
		$this->assertSame( array(), $module->add_links( array() ) );
		$this->log_in_as( 'administrator' );
		$this->assertSame( array( 'open', 'settings' ), array_keys( (array) $module->add_links( array() ) ) );
		$this->assertSame( 'damaged', $module->add_links( 'damaged' ) );
	}

	public function test_requires_the_capability_of_a_filter(): void {
		add_filter( 'atelier_capability', static fn() => 'activate_plugins' );
		$this->assertSame( 'activate_plugins', Page::capability() );
		add_filter( 'atelier_capability', '__return_null' );
		$this->assertSame( 'edit_theme_options', Page::capability() );
	}

	public function test_opens_the_screen_of_the_site_editor(): void {
		$this->assertSame( admin_url( 'admin.php?page=atelier' ), Site_Editor_Links::address( admin_url( 'site-editor.php' ) ) );
		$this->assertSame(
			admin_url( 'admin.php?page=atelier&p=%2Fwp_template%2Ft%2F%2Fhome&canvas=edit' ),
			Site_Editor_Links::address( admin_url( 'site-editor.php?postType=wp_template&postId=t%2F%2Fhome&canvas=edit' ) )
		);
		$this->assertSame( admin_url( 'admin.php?page=atelier&p=%2Fstyles' ), Site_Editor_Links::address( admin_url( 'site-editor.php?p=%2Fstyles' ) ) );
		$this->assertSame(
			Site_Editor_Links::address( admin_url( "site-editor.php?p=/it's" ) ),
			Site_Editor_Links::address( admin_url( 'site-editor.php?p=/it&#039;s' ) ),
			'PHP 7.4 decodes single quotes only if asked to.'
		);
	}

	public function test_previews_themes_in_atelier(): void {
		$this->log_in_as( 'administrator' );
		$href     = esc_url( admin_url( 'site-editor.php?wp_theme_preview=one&return=%2Fwp-admin%2Fthemes.php' ) );
		$expected = esc_url( admin_url( 'admin.php?page=atelier&wp_theme_preview=one' ) );
		$links    = new Site_Editor_Links();
		$themes   = $links->change_themes(
			array(
				array( 'actions' => array( 'customize' => $href ) ),
				array( 'actions' => array( 'customize' => wp_customize_url( 'classic' ) ) ),
				array( 'actions' => array( 'customize' => null ) ),
				'damaged',
			)
		);
		$this->assertSame( $expected, $themes[0]['actions']['customize'] );
		$this->assertSame( wp_customize_url( 'classic' ), $themes[1]['actions']['customize'], 'a classic theme' );
		$this->assertNull( $themes[2]['actions']['customize'], 'a theme without a preview' );
		$this->assertSame( 'damaged', $links->change_themes( 'damaged' ) );
		$changed = $links->change_theme_actions( array( 'preview' => "<a href=\"$href\">Live Preview</a>" ) );
		$this->assertStringContainsString( "href=\"$expected\"", $changed['preview'], 'a theme that was just installed' );
		$this->assertSame( 'damaged', $links->change_theme_actions( 'damaged' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_leads_links_of_others_to_atelier(): array {
		return array(
			'its first screen'     => array( 'site-editor.php', '' ),
			'a document'           => array( 'site-editor.php?postType=wp_template&postId=t%2F%2Fhome', '&p=%2Fwp_template%2Ft%2F%2Fhome' ),
			'a list of 6.2'        => array( 'site-editor.php?path=%2Fwp_template%2Fall', '&p=%2Ftemplate' ),
			'a list by post type'  => array( 'site-editor.php?postType=wp_block', '&p=%2Fpattern' ),
			'styles'               => array( 'site-editor.php?path=%2Fwp_global_styles', '&p=%2Fstyles' ),
			'a theme'              => array( 'site-editor.php?wp_theme_preview=some', '&wp_theme_preview=some' ),
			'Gutenberg’s page'     => array( 'admin.php?page=site-editor-v2&p=%2Fstyles', '&p=%2Fstyles' ),
			'Gutenberg’s submenu'  => array( 'themes.php?page=site-editor-v2', '' ),
		);
	}

	/** @dataProvider cases_leads_links_of_others_to_atelier */
	public function test_leads_links_of_others_to_atelier( string $path, string $arguments ): void {
		$links = new Site_Editor_Links();
		$this->add_filter( 'admin_url', array( $links, 'change_url' ) );
		$GLOBALS['pagenow'] = 'index.php';
		$this->assertSame( Page::url() . $arguments, admin_url( $path ) );
		$GLOBALS['submenu']['others'] = array( array( 'Design', 'read', $path ) );
		$links->change_menu();
		$this->assertSame( Page::url() . $arguments, $GLOBALS['submenu']['others'][0][2], 'in a menu' );
		unset( $GLOBALS['submenu']['others'] );
	}

	public function test_leaves_other_links_and_the_editor_itself(): void {
		$links = new Site_Editor_Links();
		$this->add_filter( 'admin_url', array( $links, 'change_url' ) );
		$GLOBALS['pagenow'] = 'index.php';
		$this->assertStringEndsWith( 'edit.php?x=site-editor.php', admin_url( 'edit.php?x=site-editor.php' ) );
		$this->assertStringEndsWith( 'my-site-editor.php', admin_url( 'my-site-editor.php' ) );
		$this->assertStringEndsWith( 'site-editor.php', Site_Editor_Links::url_of_wordpress() );
		$GLOBALS['pagenow'] = 'site-editor.php';
		$this->assertStringEndsWith( 'site-editor.php?p=/styles', admin_url( 'site-editor.php?p=/styles' ) );
		$GLOBALS['pagenow'] = 'index.php';
	}

	public function test_site_health_names_what_fails(): void {
		$health = new Site_Health( new Build( ATELIER_FILE ) );
		$this->assertSame( 'good', $health->check_others()['status'] );
		Failed_Callbacks::add( Failed_Callbacks::THREW, 'k', 'wp_enqueue_scripts', 'theme:' . get_template(), 'themes/x/functions.php', 'Error: No luck' );
		$said = $health->check_others();
		$this->assertSame( 'recommended', $said['status'] );
		$this->assertStringContainsString( wp_get_theme( get_template() )->get( 'Name' ) . ': themes/x/functions.php (wp_enqueue_scripts) Error: No luck', $said['description'] );
	}

	public function test_site_health_asks_behind_a_password_of_the_server(): void {
		$sent = array();
		$this->add_filter(
			'pre_http_request',
			static function ( $answer, array $arguments ) use ( &$sent ) {
				$sent[] = $arguments['headers']['Authorization'] ?? '';
				return array( 'response' => array( 'code' => 200 ), 'body' => '[]', 'headers' => array() );
			}
		);
		$health = new Site_Health( new Build( ATELIER_FILE ) );
		$health->check_rest();
		$_SERVER['PHP_AUTH_USER'] = 'me';
		$_SERVER['PHP_AUTH_PW']   = 'it\\\'s'; // Slashed by WordPress.
		$health->check_rest();
		$this->assertSame( array( '', 'Basic ' . base64_encode( "me:it's" ) ), $sent );
	}

	public function test_site_health_names_the_addresses_of_rest_on_this_host(): void {
		$this->add_filter( 'rest_url', static fn(): string => home_url( '/index.php?rest_route=/' ) );
		$this->assertSame( 'rest_route', Site_Health::mark_of_rest() );
		$this->remove_callbacks( 'rest_url' );
		$this->add_filter( 'rest_url', static fn(): string => home_url( '/api/' ) );
		$this->add_filter( 'rest_url_prefix', static fn(): string => 'api' );
		$this->assertSame( 'api', Site_Health::mark_of_rest() );
	}

	public function test_detects_headers_that_forbid_frames(): void {
		$this->assertTrue( Site_Health::forbids_frames( 'DENY', '' ) );
		$this->assertFalse( Site_Health::forbids_frames( 'SAMEORIGIN', '' ) );
		$this->assertFalse( Site_Health::forbids_frames( '', '' ) );
		$this->assertTrue( Site_Health::forbids_frames( 'SAMEORIGIN', "default-src 'self'; frame-ancestors 'none'" ) );
		$this->assertFalse( Site_Health::forbids_frames( 'DENY', "frame-ancestors 'self'" ) );
		$this->assertFalse( Site_Health::forbids_frames( '', 'frame-ancestors ' . home_url() ) );
		$this->assertTrue( Site_Health::forbids_frames( '', 'frame-ancestors http://' . wp_parse_url( home_url(), PHP_URL_HOST ) . '.example.org' ) );
	}

	public function test_site_health_reports_missing_files(): void {
		$this->assertSame( 'good', ( new Site_Health( new Build( ATELIER_FILE ) ) )->check_build()['status'] );
		$this->assertSame( 'critical', ( new Site_Health( new Build( __FILE__ ) ) )->check_build()['status'] );
	}

	public function test_distinguishes_rest_responses_from_firewalls(): void {
		$this->assertTrue( Site_Health::is_answer_of_rest( 401, '{"code":"rest_cannot_manage_templates"}' ) );
		$this->assertTrue( Site_Health::is_answer_of_rest( 200, '[]' ) );
		$this->assertFalse( Site_Health::is_answer_of_rest( 403, '<html>Blocked</html>' ) );
		$this->assertFalse( Site_Health::is_answer_of_rest( 404, '{"error":"no such page"}' ) );
		$this->assertFalse( Site_Health::is_answer_of_rest( 200, '<html>Home</html>' ) );
	}

	public function test_detects_cached_responses(): void {
		$this->assertTrue( Site_Health::is_from_cache( array( 'x-cache' => 'HIT from edge' ) ) );
		$this->assertTrue( Site_Health::is_from_cache( array( 'age' => '12' ) ) );
		$this->assertFalse( Site_Health::is_from_cache( array( 'age' => '0', 'x-cache' => 'MISS', 'cf-cache-status' => 'DYNAMIC' ) ) );
		$this->assertFalse( Site_Health::is_from_cache( array() ) );
	}

	public function test_site_health_handles_every_response(): void {
		$health = new Site_Health( new Build( ATELIER_FILE ) );
		$answer = array( 'headers' => array(), 'body' => '<html>', 'response' => array( 'code' => 403 ), 'cookies' => array() );
		foreach (
			array(
				array( $answer, 'critical', 'good', 'good' ),
				array( array( 'headers' => array( 'x-frame-options' => 'DENY', 'x-cache' => 'HIT' ), 'body' => '[]', 'response' => array( 'code' => 200 ) ) + $answer, 'good', 'critical', 'recommended' ),
				array( new \WP_Error( 'http', 'no answer' ), 'recommended', 'recommended', 'recommended' ),
			) as list( $given, $rest, $frames, $cache )
		) {
			$filter = static fn() => $given;
			add_filter( 'pre_http_request', $filter );
			$found = array( $health->check_rest()['status'], $health->check_frames()['status'], $health->check_cache()['status'] );
			remove_filter( 'pre_http_request', $filter );
			$this->assertSame( array( $rest, $frames, $cache ), $found );
		}
	}

	public function test_lists_files_that_an_upload_omitted(): void {
		$folder = get_temp_dir() . uniqid( 'atelier-half-' );
		wp_mkdir_p( "$folder/build" );
		$build = new Build( "$folder/plugin.php" );
		$this->assertSame( array( 'files.json' ), $build->missing_files() );
		file_put_contents( "$folder/build/files.json", '{"shell.js":3,"screens.js":4,"gone.js":5}' );
		file_put_contents( "$folder/build/shell.js", 'all' );
		file_put_contents( "$folder/build/screens.js", 'cut' );
		$this->undo_later(
			static function () use ( $folder ): void {
				array_map( 'unlink', (array) glob( "$folder/build/*" ) );
				rmdir( "$folder/build" );
				rmdir( $folder );
			}
		);
		$this->assertSame( array( 'screens.js', 'gone.js' ), $build->missing_files() );
		$this->assertStringContainsString( 'gone.js', ( new Site_Health( $build ) )->check_build()['description'] );
		// The page itself explains what to do, without an error.
		ob_start();
		( new \Atelier\Shell\Admin_Page( $build, '', false ) )->render();
		$this->assertStringContainsString( '<h1>Atelier</h1>', (string) ob_get_clean() );
		$this->assertStringContainsString( 'zip', \Atelier\Shell\Admin_Page::not_built_message( $build ) );
	}

	public function test_all_files_of_the_build_are_complete(): void {
		$this->assertSame( array(), ( new Build( ATELIER_FILE ) )->missing_files() );
	}
}

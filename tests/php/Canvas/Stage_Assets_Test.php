<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Preload;
use Atelier\Canvas\Stage_Assets;
use Atelier\Documents\Home_Document;
use Atelier\Documents\Template_Resolver;
use Atelier\Shell\Shell_Module;
use Atelier\Support\Build;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use Atelier\Themes\Theme_Preview;

final class Stage_Assets_Test extends Test_Case {
	/** @return array<string, mixed> */
	private function describe( string $document = '' ): array {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->log_in_as( 'administrator' );
		set_current_screen( Page::HOOK );
		$_GET[ Page::STAGES_ARG ] = '1';
		$templates                = new Template_Resolver();
		$shell                    = new Shell_Module( new Build( ATELIER_FILE ), new Home_Document( $templates ), new Theme_Preview(), Wiring::draft_request() );
		$this->add_filter( 'admin_enqueue_scripts', array( $shell, 'enqueue' ) );
		return ( new Stage_Assets( new Preload( $templates ) ) )->describe( $document );
	}

	public function test_describes_the_stages_separately(): void {
		$described = $this->describe();
		$records   = array_column( Stage_Assets::records_of_a_page()['scripts'], 'handle' );
		$editor    = array_column( $described['editor']['scripts'], 'handle' );
		$this->assertContains( 'atelier-records', $records, 'the records stage ends with our own entry' );
		$this->assertContains( 'atelier-editor', $editor, 'so does the editor stage' );
		$this->assertContains( 'wp-block-library', $editor, 'the editor stage has the blocks' );
		$this->assertSame( array(), array_values( array_intersect( $records, $editor ) ), 'scripts in both stages' );
	}

	public function test_describes_the_records_stage_equally_alone(): void {
		$this->describe();
		$described = Stage_Assets::records_of_a_page();
		$alone     = Stage_Assets::of( 'records' );
		$handles   = array_diff( array_column( $described['scripts'], 'handle' ), wp_scripts()->done );
		$this->assertSame( array_values( $handles ), array_column( $alone['scripts'], 'handle' ), 'scripts' );
		$this->assertContains( 'atelier-records', array_column( $alone['styles'], 'handle' ), 'our own styles are among them' );
		$this->assertSame( array(), array_values( array_intersect( array_column( $alone['scripts'], 'handle' ), wp_scripts()->done ) ), 'what the page has already:' );
	}

	/** An early download is only useful if it is for the URL of the script that runs. */
	public function test_has_the_printed_urls_of_the_largest_scripts(): void {
		$described = $this->describe();
		$printed   = implode( '', array_column( array_merge( Stage_Assets::records_of_a_page()['scripts'], $described['editor']['scripts'] ), 'html' ) );
		$heaviest  = Stage_Assets::heaviest();
		$this->assertCount( 8, $heaviest, 'scripts' );
		foreach ( array_column( array_merge( $heaviest, Stage_Assets::ahead() ), 'src' ) as $url ) {
			$this->assertStringContainsString( $url, str_replace( '&#038;', '&', $printed ), 'a script with this URL is printed' );
		}
	}

	/** WordPress enqueues the media library once per request. */
	private static function begin_another_request(): void {
		unset( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'], $GLOBALS['wp_actions']['wp_enqueue_media'] );
	}

	public function test_leaves_the_media_library_to_its_own_stage(): void {
		self::begin_another_request();
		$described = $this->describe();
		$editor    = array_column( $described['editor']['scripts'], 'handle' );
		$media     = array_column( $described['media']['scripts'], 'handle' );
		$this->assertContains( 'media-views', $media, 'its views' );
		$this->assertContains( 'media-views', array_column( $described['media']['styles'], 'handle' ), 'its styles' );
		$this->assertContains( 'media', array_column( $described['media']['styles'], 'handle' ), 'those of its image editor' );
		$this->assertNotContains( 'list-tables', array_column( $described['editor']['styles'], 'handle' ), 'none of other screens' );
		$this->assertStringContainsString( 'tmpl-media-frame', $described['media']['templates'], 'its templates' );
		$this->assertNotContains( 'media-models', $editor, 'in the editor stage' );
		$this->assertSame( array(), array_values( array_intersect( $media, $editor ) ), 'scripts in both stages' );
		$this->assertFalse( $described['media']['isNeededSoon'], 'needed where no plugin is' );
	}

	public function test_keeps_the_media_scripts_of_plugins_with_the_editor(): void {
		self::begin_another_request();
		$this->add_filter(
			'enqueue_block_editor_assets',
			static function (): void {
				wp_enqueue_script( 'a-plugin', 'https://site.test/a-plugin.js', array( 'media-models' ), '1', true );
			}
		);
		$described = $this->describe();
		$editor    = array_column( $described['editor']['scripts'], 'handle' );
		wp_dequeue_script( 'a-plugin' );
		wp_deregister_script( 'a-plugin' );
		$by = array_column( $described['editor']['scripts'], 'by', 'handle' );
		$this->assertSame( array( 'site.test', '', '' ), array( $by['a-plugin'], $by['wp-block-library'], $by['atelier-editor'] ), 'without what the editor works' );
		$this->assertContains( 'lodash', $editor, 'what WordPress’s editors have' );
		$this->assertContains( 'list-tables', array_column( $described['editor']['styles'], 'handle' ), 'styles of other screens' );
		$this->assertContains( 'media-models', $editor, 'what it names' );
		$this->assertContains( 'jquery', $editor, 'what every page of the admin area has' );
		$this->assertNotContains( 'media-views', $editor, 'what it does not name' );
		$this->assertTrue( $described['media']['isNeededSoon'], 'the others follow soon' );
	}

	public function test_goes_on_without_callbacks_that_fail(): void {
		$fail = static fn() => wp_die( 'No' );
		foreach ( array( 'admin_enqueue_scripts', 'enqueue_block_editor_assets', 'enqueue_block_assets', 'block_editor_settings_all', 'print_media_templates', 'script_loader_tag', 'rest_pre_dispatch' ) as $hook ) {
			$this->add_filter( $hook, $fail );
		}
		$this->add_filter( 'block_categories_all', static fn() => null );
		$described = $this->describe();
		$this->assertContains( 'atelier-editor', array_column( $described['editor']['scripts'], 'handle' ) );
		$this->assertNotEmpty( $described['settings']['styles'], 'settings' );
		$this->assertStringContainsString( 'tmpl-media-frame', $described['media']['templates'] );
	}

	/** An error in one would end all, and with them what WordPress itself adds. */
	public function test_a_plugin_that_enqueues_media_first_leaves_the_post_to_uploads(): void {
		global $wp_actions;
		$calls = $wp_actions['wp_enqueue_media'] ?? 0;
		$this->undo_later(
			static function () use ( $calls ): void {
				$GLOBALS['wp_actions']['wp_enqueue_media'] = $calls; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
		$this->add_filter( 'admin_enqueue_scripts', static fn() => wp_enqueue_media() );
		$seen = array();
		add_filter(
			'media_view_settings',
			static function ( $settings ) use ( &$seen ) {
				$seen[] = $settings['post']['id'] ?? null;
				return $settings;
			},
			99
		);
		foreach ( array( $this->make_post( array( 'post_type' => 'page' ) ), 0 ) as $id ) {
			$GLOBALS['wp_actions']['wp_enqueue_media'] = 0; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As in a new request.
			$seen                                      = array();
			$this->describe( $id > 0 ? "page/$id" : '' );
			$this->assertSame( array( $id ), $seen );
		}
	}

	/** @return array<string, list<string>> */
	public static function cases_of_pages(): array {
		return array(
			'a template' => array( 'wp_template/theme//index', 'site-editor.php' ),
			'none'       => array( '', 'site-editor.php' ),
			'a post'     => array( 'post/1', 'admin.php' ),
		);
	}

	/** @dataProvider cases_of_pages */
	public function test_plugins_for_the_site_editor_find_its_page( string $document, string $page ): void {
		global $pagenow;
		$own = $pagenow;
		$this->undo_later(
			static function () use ( $own ): void {
				$GLOBALS['pagenow'] = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
		$pagenow = 'admin.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Atelier's.
		$seen    = '';
		$this->add_filter(
			'enqueue_block_editor_assets',
			static function () use ( &$seen ): void {
				$seen = $GLOBALS['pagenow'];
			}
		);
		$this->describe( $document );
		$this->assertSame( array( $page, 'admin.php' ), array( $seen, $pagenow ) );
	}

	public function test_prints_the_inline_code_of_several_apart(): void {
		$this->add_filter(
			'enqueue_block_editor_assets',
			static function (): void {
				wp_add_inline_script( 'wp-format-library', 'window.first = 1;' );
				wp_add_inline_script( 'wp-format-library', 'window.second = 2;' );
			}
		);
		$html = array_column( $this->describe()['editor']['scripts'], 'html', 'handle' )['wp-format-library'];
		$this->assertMatchesRegularExpression( '#src=[\s\S]*window\.first = 1;[\s\S]*</script>[\s\S]*<script[\s\S]*window\.second = 2;#', $html );
		unset( wp_scripts()->registered['wp-format-library']->extra['after'] );
	}

	public function test_contains_the_settings_of_the_editor(): void {
		$settings = $this->describe()['settings'];
		$this->assertNotEmpty( $settings['styles'], 'the site’s styles' );
		$this->assertNotEmpty( $settings['defaultTemplateTypes'], 'the kinds of templates' );
	}

	public function test_contains_the_blocks_of_the_style_book(): void {
		$samples = (array) $this->describe()['samples'];
		$this->assertSame( 6, substr_count( $samples['core/heading'] ?? '', '<!-- wp:heading' ), 'headings' );
	}

	public function test_can_be_sent_as_json(): void {
		$this->assertNotEmpty( wp_json_encode( $this->describe() ), 'everything can be encoded' );
	}

	/** Preloaded responses must equal those of requests by the page. */
	public function test_contains_the_version_of_the_document(): void {
		$page      = $this->make_post( array( 'post_type' => 'page' ) );
		$described = $this->describe( "page/$page" );
		$code      = implode( "\n", $described['editor']['lateScripts'] ) . implode( "\n", array_column( array_merge( $described['editor']['scripts'], Stage_Assets::records_of_a_page()['scripts'] ), 'html' ) );
		$this->assertMatchesRegularExpression( '#/wp/v2/pages/' . $page . '\?context=edit":\{"body":\{.*?"atelier_version":"[^"]*title:#', str_replace( '\\/', '/', $code ), 'the answer has a version' );
		$this->assertFalse( has_filter( 'rest_request_before_callbacks', array( Stage_Assets::class, 'identify_client' ) ) );
	}
}

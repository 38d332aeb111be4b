<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Shell;

use Atelier\Documents\Home_Document;
use Atelier\Documents\Template_Resolver;
use Atelier\Shell\Boot_Data;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use Atelier\Themes\Theme_Preview;
use RuntimeException;

final class Boot_Data_Test extends Test_Case {
	private function boot(): Boot_Data {
		return new Boot_Data( new Home_Document( new Template_Resolver() ), new Theme_Preview(), Wiring::draft_request() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_starts_the_editor_only_if_the_url_opens_it(): array {
		return array(
			'not at home'            => array( array(), false ),
			'at home when editing'   => array( array( 'canvas' => 'edit' ), true ),
			'not for a document'     => array( array( 'p' => '/page/2' ), false ),
			'for a document when editing' => array(
				array(
					'p'      => '/page/2',
					'canvas' => 'edit',
				),
				true,
			),
			'not for a menu'         => array( array( 'p' => '/wp_navigation/5' ), false ),
			'for a menu when editing' => array(
				array(
					'p'      => '/wp_navigation/5',
					'canvas' => 'edit',
				),
				true,
			),
			'not for another canvas' => array( array( 'canvas' => 'view' ), false ),
			'not for several'        => array( array( 'canvas' => array( 'edit' ) ), false ),
			'not for a list'         => array( array( 'p' => '/pattern' ), false ),
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @dataProvider cases_starts_the_editor_only_if_the_url_opens_it
	 */
	public function test_starts_the_editor_only_if_the_url_opens_it( array $query, bool $starts ): void {
		$_GET = $query;
		$this->assertSame( $starts, $this->boot()->needs_editor_at_once() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_brings_the_data_layer(): array {
		return array(
			'not at home'                => array( array(), false ),
			'not at home when named'     => array( array( 'p' => '/' ), false ),
			'for a list'                 => array( array( 'p' => '/pattern' ), true ),
			'for a list of posts'        => array( array( 'p' => '/page' ), true ),
			'for a menu'                 => array( array( 'p' => '/wp_navigation/5' ), true ),
			'for a document'             => array( array( 'p' => '/page/2' ), true ),
			'for a document being edited' => array( array( 'p' => '/page/2', 'canvas' => 'edit' ), true ),
			'for the editor of the homepage' => array( array( 'canvas' => 'edit' ), true ),
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @dataProvider cases_brings_the_data_layer
	 */
	public function test_brings_the_data_layer( array $query, bool $brings ): void {
		$_GET = $query;
		$this->assertSame( $brings, $this->boot()->needs_records_at_once() );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_shows_the_style_book_if_the_url_opens_it(): array {
		return array(
			'not at home'              => array( array(), false ),
			'not with the styles'      => array( array( 'p' => '/styles' ), false ),
			'in place of the preview'  => array(
				array(
					'p'       => '/styles',
					'preview' => 'stylebook',
				),
				true,
			),
			'at an address of its own' => array( array( 'p' => '/stylebook' ), true ),
			'not when editing'         => array(
				array(
					'p'       => '/styles',
					'preview' => 'stylebook',
					'canvas'  => 'edit',
				),
				false,
			),
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @dataProvider cases_shows_the_style_book_if_the_url_opens_it
	 */
	public function test_shows_the_style_book_if_the_url_opens_it( array $query, bool $shows ): void {
		$_GET = $query;
		$this->assertSame( $shows, $this->boot()->shows_style_book() );
	}

	public function test_contains_the_styles_that_this_version_supports(): void {
		$boot   = $this->boot()->collect();
		$is_new = version_compare( get_bloginfo( 'version' ), '7.0-alpha', '>=' );
		$this->assertSame( $is_new, $boot['allowsCssMarkup'] );
		$this->assertSame( $is_new, in_array( ':hover', $boot['styleSchema']['blockStates']['core/button'] ?? array(), true ) );
	}

	public function test_decodes_the_title(): void {
		update_option( 'blogname', 'Nuts & Bolts' );
		$this->assertSame( 'Nuts & Bolts', $this->boot()->collect()['site']['title'] );
	}

	/** @return array<string, list<string>> */
	public static function cases_starts_although_others_fail(): array {
		$cases = array();
		foreach ( array( 'get_block_template', 'get_block_templates', 'pre_get_block_templates', 'login_url', 'use_block_editor_for_post_type', 'atelier_custom_views', 'atelier_quick_edit', 'atelier_first_steps' ) as $hook ) {
			$cases[ "$hook that throws" ] = array( $hook, 'throw' );
		}
		foreach ( array( 'get_block_template', 'admin_url', 'option_blogname', 'theme_file_path' ) as $hook ) {
			$cases[ "$hook without a result" ] = array( $hook, 'null' );
			$cases[ "$hook with an object" ]   = array( $hook, 'object' );
		}
		// WordPress itself ends there.
		unset( $cases['admin_url with an object'], $cases['option_blogname with an object'], $cases['theme_file_path with an object'] );
		return $cases;
	}

	/** @dataProvider cases_starts_although_others_fail */
	public function test_starts_although_others_fail( string $hook, string $how ): void {
		$this->log_in_as( 'administrator' );
		$ran = 0;
		$this->add_filter(
			$hook,
			static function () use ( $how, &$ran ) {
				++$ran;
				if ( 'throw' === $how ) {
					throw new RuntimeException( 'Broken on purpose' );
				}
				return 'object' === $how ? (object) array() : null;
			}
		);
		$boot = $this->boot()->collect();
		$this->assertGreaterThan( 0, $ran, 'is asked' );
		$this->assertSame( 'Pages', $boot['postTypes']['page']['plural'] );
		$this->assertTrue( $boot['features']['quickEdit'], 'as the site has set it' );
	}

	public function test_identifies_the_user(): void {
		$this->log_in_as( 'editor' );
		$boot = $this->boot()->collect();
		$this->assertSame( get_current_user_id(), $boot['user']['id'] );
		$this->assertSame( current_user_can( 'unfiltered_html' ), $boot['user']['canSaveCode'] );
		$this->assertSame( get_current_blog_id(), $boot['site']['id'] );
		wp_set_current_user( 0 );
		$this->assertSame( array( 'id' => 0, 'canSaveCode' => false ), $this->boot()->collect()['user'] );
	}

	public function test_offers_the_settings_of_the_site_only_with_the_capability(): void {
		$this->log_in_as( 'administrator' );
		$this->assertTrue( $this->boot()->collect()['canManageSite'] );
		$this->log_in_as( 'editor' );
		$this->assertFalse( $this->boot()->collect()['canManageSite'] );
	}

	public function test_contains_post_types_with_blocks_only(): void {
		$types = $this->boot()->collect()['postTypes'];
		foreach ( array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' ) as $type ) {
			$this->assertTrue( isset( $types[ $type ] ), $type );
		}
		foreach ( array( 'wp_global_styles', 'wp_dataviews', 'attachment', 'revision' ) as $type ) {
			$this->assertFalse( isset( $types[ $type ] ), "no $type" );
		}
	}

	/** @return array<string, list<mixed>> */
	public static function cases_has_the_capabilities_for_pages(): array {
		return array(
			'an editor'     => array( 'editor', true ),
			'an author'     => array( 'author', false ),
			'a subscriber'  => array( 'subscriber', false ),
		);
	}

	/** @dataProvider cases_has_the_capabilities_for_pages */
	public function test_has_the_capabilities_for_pages( string $role, bool $may ): void {
		$this->log_in_as( $role );
		$page = $this->boot()->collect()['postTypes']['page'];
		$this->assertSame( array( $may, $may ), array( $page['canEdit'], $page['canCreate'] ) );
		$this->assertSame( '/wp/v2/pages', $page['route'] );
		$this->assertTrue( $page['isHierarchical'] );
	}

	public function test_lists_disabled_features(): void {
		$this->assertSame(
			array(
				'customViews' => true,
				'quickEdit'   => true,
				'fontLibrary' => true,
			),
			$this->boot()->collect()['features']
		);
		$this->add_filter( 'atelier_custom_views', '__return_false' );
		$this->add_filter( 'atelier_quick_edit', '__return_false' );
		$this->add_filter( 'block_editor_settings_all', static fn( array $settings ): array => array( 'fontLibraryEnabled' => false ) + $settings );
		$this->assertSame(
			array(
				'customViews' => false,
				'quickEdit'   => false,
				'fontLibrary' => false,
			),
			$this->boot()->collect()['features']
		);
	}

	public function test_survives_a_path_that_is_a_list(): void {
		$_GET = array( 'p' => array( '/page/2' ) );
		$this->assertFalse( $this->boot()->needs_editor_at_once() );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Shell;

use Atelier\Shell\Unused_Assets;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;

final class Unused_Assets_Test extends Test_Case {
	/** @return list<string> The queue of a page with a script. */
	private function queue_with( callable $enqueue, string $hook = Page::HOOK ): array {
		$scripts        = $GLOBALS['wp_scripts'] ?? null;
		$this->undo_later(
			static function () use ( $scripts ): void {
				$GLOBALS['wp_scripts'] = $scripts; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back.
			}
		);
		unset( $GLOBALS['wp_scripts'] );
		wp_enqueue_script( 'wp-i18n' );
		$enqueue();
		( new Unused_Assets() )->add_expected( $hook );
		return wp_scripts()->queue;
	}

	/** @return array<string, list<mixed>> */
	public static function cases_gives_scripts_of_others_what_wordpress_has(): array {
		return array(
			'a file'      => array( static fn() => wp_enqueue_script( 'of-others', plugins_url( 'some/file.js' ), array(), '1', false ) ),
			'inline code' => array(
				static function (): void {
					wp_register_script( 'of-others', false, array(), '1', true );
					wp_enqueue_script( 'of-others' );
					wp_add_inline_script( 'of-others', 'jQuery();' );
				},
			),
			'data'        => array(
				static function (): void {
					wp_register_script( 'of-others', '', array(), '1', true );
					wp_localize_script( 'of-others', 'data', array( 1 ) );
					wp_enqueue_script( 'of-others' );
				},
			),
		);
	}

	/** @dataProvider cases_gives_scripts_of_others_what_wordpress_has */
	public function test_gives_scripts_of_others_what_wordpress_has( callable $enqueue ): void {
		$queue = $this->queue_with( $enqueue );
		foreach ( array( 'jquery', 'lodash' ) as $expected ) {
			$this->assertLessThan( array_search( 'of-others', $queue, true ), array_search( $expected, $queue, true ), "$expected comes before it" );
			$this->assertContains( $expected, $queue );
		}
	}

	/** @return array<string, list<mixed>> */
	public static function cases_gives_printed_code_jquery(): array {
		return array(
			'code for it'      => array( '<script>jQuery( document ).ready( function() {} );</script>', true ),
			'other code'       => array( '<script>document.title = "";</script>', false ),
			'a text about it'  => array( '<p>jQuery</p>', false ),
			'nothing'          => array( '', false ),
		);
	}

	/** @dataProvider cases_gives_printed_code_jquery */
	public function test_gives_printed_code_jquery( string $printed, bool $is_given ): void {
		$this->queue_with( static fn() => null );
		$assets = new Unused_Assets();
		foreach ( array( 'admin_head', 'admin_footer' ) as $hook ) {
			ob_start();
			$assets->begin_printing();
			echo $printed; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- From above.
			$assets->end_printing();
			$html = (string) ob_get_clean();
			$this->assertStringEndsWith( $printed, $html );
			// Once is enough.
			$this->assertSame( $is_given && 'admin_head' === $hook, false !== strpos( $html, 'jquery' ), $hook );
		}
	}

	/** @return array<string, array{string, int}> */
	public static function cases_gives_code_jquery_wherever_it_is_printed(): array {
		$cases = array();
		foreach ( array( 'admin_print_scripts' => 50, 'admin_head-' . Page::HOOK => 10, 'admin_head' => 10, 'in_admin_header' => 10, 'admin_notices' => 10, 'all_admin_notices' => 10, 'in_admin_footer' => 10, 'admin_footer' => 10, 'admin_print_footer_scripts' => 5, 'admin_footer-' . Page::HOOK => 10 ) as $hook => $priority ) {
			$cases[ $hook ] = array( $hook, $priority );
		}
		$cases['after the scripts of the footer'] = array( 'admin_print_footer_scripts', 50 );
		return $cases;
	}

	/** @dataProvider cases_gives_code_jquery_wherever_it_is_printed */
	public function test_gives_code_jquery_wherever_it_is_printed( string $hook, int $priority ): void {
		$this->queue_with( static fn() => null );
		$this->remove_callbacks( ...array_column( self::cases_gives_code_jquery_wherever_it_is_printed(), 0 ) );
		( new Unused_Assets() )->watch_printing();
		$code = '<script>jQuery( document ).ready( function() {} );</script>';
		add_action(
			$hook,
			static function () use ( $code ): void {
				echo $code; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- From above.
			},
			$priority
		);
		ob_start();
		do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's.
		$html = (string) ob_get_clean();
		$this->assertStringEndsWith( $code, $html );
		$this->assertStringContainsString( 'jquery', strstr( $html, $code, true ) );
	}

	/** @return array<string, array{string, int}> */
	public static function cases_leaves_data_of_scripts_alone(): array {
		return array(
			'scripts of the head'   => array( 'admin_print_scripts', 20 ),
			'scripts of the footer' => array( 'admin_print_footer_scripts', 10 ),
			'the shell’s own'       => array( 'admin_footer-' . Page::HOOK, PHP_INT_MAX ),
		);
	}

	/** @dataProvider cases_leaves_data_of_scripts_alone */
	public function test_leaves_data_of_scripts_alone( string $hook, int $priority ): void {
		$this->queue_with( static fn() => null );
		$this->remove_callbacks( ...array_column( self::cases_gives_code_jquery_wherever_it_is_printed(), 0 ) );
		$data = '<script>var menu = [ "jQuery Updater" ];</script>';
		add_action(
			$hook,
			static function () use ( $data ): void {
				echo $data; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- From above.
			},
			$priority
		);
		( new Unused_Assets() )->watch_printing();
		ob_start();
		do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's.
		$this->assertSame( $data, ob_get_clean() );
	}

	public function test_leaves_a_buffer_alone_that_a_plugin_begins_in_the_head_and_ends_in_the_footer(): void {
		$assets = new Unused_Assets();
		ob_start();
		$level = ob_get_level();
		$assets->begin_printing();
		echo 'head ';
		ob_start();
		echo 'style ';
		$assets->end_printing();
		echo 'page ';
		$assets->begin_printing();
		echo 'footer ';
		$of_plugin = (string) ob_get_clean();
		echo esc_html( strtoupper( $of_plugin ) );
		$assets->end_printing();
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		$this->assertSame( 'head STYLE PAGE FOOTER ', ob_get_clean() );
	}

	/**
	 * The style sheets that a page prints.
	 *
	 * @return list<string>
	 */
	private function styles_with( callable $enqueue ): array {
		foreach ( array( 'wp_scripts', 'wp_styles' ) as $global ) {
			$registry = $GLOBALS[ $global ] ?? null;
			$this->undo_later(
				static function () use ( $global, $registry ): void {
					$GLOBALS[ $global ] = $registry; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back.
				}
			);
			unset( $GLOBALS[ $global ] );
		}
		// As WordPress does on all admin pages.
		wp_enqueue_style( 'colors' );
		$enqueue();
		$assets = new Unused_Assets();
		$assets->watch_styles();
		$styles = wp_styles();
		$styles->all_deps( $styles->queue );
		return $styles->to_do;
	}

	public function test_leaves_out_styles_of_other_screens(): void {
		$printed = $this->styles_with( static fn() => wp_enqueue_style( 'wp-components' ) );
		$this->assertSame( array(), array_values( array_intersect( Page::EXPECTED_STYLES, $printed ) ) );
		foreach ( array( 'dashicons', 'common', 'forms', 'admin-menu', 'l10n', 'buttons', 'colors', 'wp-components' ) as $needed ) {
			$this->assertContains( $needed, $printed );
		}
	}

	/** @return array<string, array{callable, list<string>}> */
	public static function cases_keeps_styles_of_other_screens(): array {
		return array(
			'for styles of others'         => array( static fn() => wp_enqueue_style( 'of-others', plugins_url( 'some/file.css' ), array(), '1' ), Page::EXPECTED_STYLES ),
			'for scripts of others'        => array( static fn() => wp_enqueue_script( 'of-others', plugins_url( 'some/file.js' ), array(), '1', false ), Page::EXPECTED_STYLES ),
			'that are enqueued themselves' => array( static fn() => wp_enqueue_style( 'wp-pointer' ), array( 'wp-pointer' ) ),
			'that others depend on'        => array( static fn() => wp_enqueue_style( 'widgets' ), array( 'wp-pointer', 'widgets' ) ),
		);
	}

	/**
	 * @param string[] $kept
	 * @dataProvider cases_keeps_styles_of_other_screens
	 */
	public function test_keeps_styles_of_other_screens( callable $enqueue, array $kept ): void {
		$this->assertSame( $kept, array_values( array_intersect( Page::EXPECTED_STYLES, $this->styles_with( $enqueue ) ) ) );
	}

	public function test_gives_late_styles_of_others_those_of_other_screens(): void {
		$this->styles_with( static fn() => null );
		$assets = new Unused_Assets();
		$assets->add_expected_styles();
		$this->assertNotContains( 'list-tables', wp_styles()->queue );
		wp_enqueue_style( 'of-others', plugins_url( 'some/file.css' ), array(), '1' );
		$assets->add_expected_styles();
		$this->assertContains( 'list-tables', wp_styles()->queue );
	}

	public function test_keeps_a_page_without_them_light(): void {
		$this->assertSame( array( 'wp-i18n' ), $this->queue_with( static fn() => null ) );
	}

	public function test_leaves_other_pages_alone(): void {
		$queue = $this->queue_with( static fn() => wp_enqueue_script( 'of-others', plugins_url( 'some/file.js' ), array(), '1', false ), 'index.php' );
		$this->assertNotContains( 'jquery', $queue );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Themes;

use Atelier\Support\Page;
use Atelier\Tests\Test_Case;
use Atelier\Themes\Theme_Preview;
use Atelier\Themes\Themes_Module;

final class Theme_Preview_Test extends Test_Case {
	/** @return array<string, mixed>|null */
	private function describe( string $stylesheet ): ?array {
		$_GET = array( Page::THEME_PREVIEW_ARG => $stylesheet );
		$described = ( new Theme_Preview() )->describe();
		$_GET = array();
		return $described;
	}

	private function another_theme(): string {
		$others = array_diff( array_keys( wp_get_themes() ), array( get_stylesheet() ) );
		return (string) reset( $others );
	}

	public function test_is_null_without_a_theme(): void {
		$this->log_in_as( 'administrator' );
		$this->assertNull( $this->describe( '' ), 'no argument' );
		$this->assertNull( $this->describe( get_stylesheet() ), 'the active theme' );
	}

	public function test_has_the_url_that_activates_the_theme(): void {
		$this->log_in_as( 'administrator' );
		$theme     = $this->another_theme();
		$described = $this->describe( $theme );
		parse_str( (string) wp_parse_url( $described['activateUrl'], PHP_URL_QUERY ), $arguments );
		$this->assertSame( '', $described['problem'], 'nothing is wrong with it' );
		$this->assertSame( $theme, $arguments['stylesheet'], 'the theme' );
		$this->assertNotEmpty( wp_verify_nonce( $arguments['_wpnonce'], "switch-theme_$theme" ), 'the nonce that WordPress wants' );
	}

	public function test_explains_why_a_theme_cannot_be_previewed(): void {
		$this->log_in_as( 'administrator' );
		$missing = $this->describe( 'no-such-theme' );
		$this->assertSame( 'missing', $missing['problem'], 'a theme that does not exist' );
		$this->assertSame( '', $missing['activateUrl'], 'and cannot be activated' );
		$this->log_in_as( 'editor' );
		$this->assertSame( 'forbidden', $this->describe( $this->another_theme() )['problem'], 'a user who may not switch' );
	}

	public function test_adds_it_to_inactive_block_themes(): void {
		$this->log_in_as( 'administrator' );
		$themes = array(
			array( 'id' => 'one', 'description' => 'One.', 'active' => false, 'blockTheme' => true ),
			array( 'id' => 'two', 'description' => 'Two.', 'active' => true, 'blockTheme' => true ),
			array( 'id' => 'three', 'description' => 'Three.', 'active' => false, 'blockTheme' => false ),
		);
		$offered = array_column( ( new Themes_Module() )->add_preview_link( $themes ), 'description', 'id' );
		$this->assertStringContainsString( 'wp_theme_preview=one', $offered['one'], 'a block theme gets the link' );
		$this->assertSame( 'Two.', $offered['two'], 'the active theme does not' );
		$this->assertSame( 'Three.', $offered['three'], 'nor does a classic theme' );
		$this->assertSame( 'nonsense', ( new Themes_Module() )->add_preview_link( 'nonsense' ), 'other callbacks’ nonsense is left alone' );
	}

	public function test_never_reads_outside_of_the_themes_folder(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( '..', '../..', '../plugins/atelier', '/etc' ) as $name ) {
			$this->assertSame( array( 'missing', '' ), array( $this->describe( $name )['problem'], $this->describe( $name )['activateUrl'] ) );
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Canvas_Module;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;

final class Canvas_Module_Test extends Test_Case {
	/** @return array<string, string> */
	private function arguments(): array {
		parse_str( (string) wp_parse_url( Canvas_Module::url( 'page/1' ), PHP_URL_QUERY ), $arguments );
		return $arguments;
	}

	public function test_contains_the_document_and_a_nonce(): void {
		$this->log_in_as( 'administrator' );
		$arguments = $this->arguments();
		$this->assertSame( 'page/1', $arguments['document'], 'the document' );
		$this->assertNotEmpty( wp_verify_nonce( $arguments['_wpnonce'], Page::STAGES_ARG ), 'the nonce is of this user' );
	}

	public function test_stays_with_the_previewed_theme(): void {
		unset( $_GET[ Page::THEME_PREVIEW_ARG ] );
		$this->assertFalse( isset( $this->arguments()[ Page::THEME_PREVIEW_ARG ] ), 'nothing is previewed' );
		$_GET[ Page::THEME_PREVIEW_ARG ] = 'a & b';
		$arguments                       = $this->arguments();
		unset( $_GET[ Page::THEME_PREVIEW_ARG ] );
		$this->assertSame( 'a & b', $arguments[ Page::THEME_PREVIEW_ARG ], 'the theme is carried on, whatever its name' );
	}
}

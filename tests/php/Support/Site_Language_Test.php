<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Site_Language;
use Atelier\Tests\Test_Case;

final class Site_Language_Test extends Test_Case {
	public function test_is_the_sites_where_a_plugin_turns_the_users_screen(): void {
		global $wp_locale;
		$before                    = $wp_locale->text_direction;
		$wp_locale->text_direction = 'rtl';
		try {
			$language = Site_Language::describe();
		} finally {
			$wp_locale->text_direction = $before;
		}
		$this->assertSame(
			array(
				'lang' => 'en-US',
				'dir'  => 'ltr',
			),
			$language
		);
	}

	public function test_is_of_the_sites_direction(): void {
		$turned = static fn( string $translation, string $text, string $context ): string => 'text direction' === $context ? 'rtl' : $translation;
		$this->add_filter( 'gettext_with_context', $turned );
		$this->assertSame( 'rtl', Site_Language::describe()['dir'] );
	}
}

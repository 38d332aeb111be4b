<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Settings\Settings_Module;
use Atelier\Settings\Site_Health;
use Atelier\Support\Build;
use Atelier\Support\Translation_Check;
use Atelier\Tests\Test_Case;

final class Translation_Check_Test extends Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Translation_Check::begin();
	}

	/** @return array<string, list<mixed>> */
	public static function cases_sentences(): array {
		return array(
			'nothing'                       => array( null, 'Open', 'Open' ),
			'something else'                => array( array(), 'Open', 'Open' ),
			'a translation'                 => array( 'Öffnen', 'Open', 'Öffnen' ),
			'as many values'                => array( '%2$s: %1$s', '%1$s of %2$s', '%2$s: %1$s' ),
			'fewer values'                  => array( 'Keine', '%d items', 'Keine' ),
			'more values'                   => array( '%s %s', '%s', '%s' ),
			'a value that there is not'     => array( '%3$s', '%1$s and %2$s', '%1$s and %2$s' ),
			'a percent sign'                => array( '100 %% sicher', 'Surely', '100 %% sicher' ),
		);
	}

	/**
	 * @param mixed $translation
	 * @dataProvider cases_sentences
	 */
	public function test_keeps_strings_with_enough_placeholders( $translation, string $text, string $wanted ): void {
		$this->assertSame( $wanted, Translation_Check::check( $translation, $text ) );
	}

	public function test_lets_a_singular_omit_its_number(): void {
		$this->assertSame( 'Eine Seite', Translation_Check::check_plural( 'Eine Seite', 'One page', '%d pages', 1 ) );
		$this->assertSame( '%d pages', Translation_Check::check_plural( '%d %d', 'One page', '%d pages', 2 ) );
		$this->assertSame( 'One page', Translation_Check::check_plural( null, 'One page', '%d pages', 1 ) );
	}

	public function test_keeps_wp_admin_working_if_a_filter_returns_null(): void {
		add_filter( 'gettext', '__return_null' );
		$this->log_in_as( 'administrator' );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$module = new Settings_Module();
		$this->assertSame( array( 'open', 'settings' ), array_keys( (array) $module->add_links( array() ) ) );
		$this->assertStringContainsString( 'Settings', implode( '', (array) $module->add_links( array() ) ) );
		ob_start();
		$module->render_choice( array( 'choice' => 'quick_edit', 'label' => __( 'Custom views', 'atelier' ) ) );
		$this->assertStringContainsString( 'Custom views', (string) ob_get_clean() );
		$this->assertSame( 'good', ( new Site_Health( new Build( ATELIER_FILE ) ) )->check_build()['status'] );
	}
}

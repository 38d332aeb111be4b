<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Requirements;
use Atelier\Tests\Test_Case;

final class Requirements_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_names_unmet_requirements(): array {
		return array(
			'nothing on the minimum'             => array( '7.4', '6.8', array() ),
			'nothing on newer versions'          => array( '8.5.1', '7.1.4', array() ),
			'nothing on a development version'   => array( '8.3.0', '6.8-beta2-59000', array() ),
			'PHP'                                => array( '7.3.33', '6.8', array( 'PHP' ) ),
			'WordPress'                          => array( '7.4', '6.7.2', array( 'WordPress' ) ),
			'a WordPress with a two-digit minor' => array( '7.4', '6.10', array() ),
			'both'                               => array( '5.6', '5.0', array( 'PHP', 'WordPress' ) ),
		);
	}

	/**
	 * @param string[] $names
	 * @dataProvider cases_names_unmet_requirements
	 */
	public function test_names_unmet_requirements( string $php, string $wordpress, array $names ): void {
		$this->assertSame( $names, array_column( Requirements::missing( $php, $wordpress ), 'name' ) );
	}

	public function test_names_the_minimum_and_the_version_found(): void {
		$sentence = Requirements::sentence( Requirements::missing( '7.3.1', '6.8' )[0] );
		$this->assertStringContainsString( '7.4', $sentence, 'the sentence names the minimum' );
		$this->assertStringContainsString( '7.3.1', $sentence, 'the sentence names the version found' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_notifies_only_users_who_can_update(): array {
		return array(
			'an administrator' => array( 'administrator', true ),
			'an editor'        => array( 'editor', false ),
		);
	}

	/** @dataProvider cases_notifies_only_users_who_can_update */
	public function test_notifies_only_users_who_can_update( string $role, bool $is_told ): void {
		$this->log_in_as( $role );
		$this->remove_callbacks( 'admin_notices' );
		$this->assertFalse( Requirements::check( '7.0', '6.8' ) );
		ob_start();
		do_action( 'admin_notices' );
		$this->assertSame( $is_told, false !== strpos( (string) ob_get_clean(), 'notice-error' ) );
	}
}

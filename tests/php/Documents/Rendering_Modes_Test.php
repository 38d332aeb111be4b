<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Rendering_Modes;
use Atelier\Tests\Test_Case;

final class Rendering_Modes_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_preferences(): array {
		return array(
			'none'              => array( '', false ),
			'no choice'         => array( array( 'core' => array( 'fixedToolbar' => true ) ), false ),
			'shown'             => array( array( 'core' => array( 'renderingModes' => array( 'THEME' => array( 'page' => 'template-locked' ) ) ) ), true ),
			'of another theme'  => array( array( 'core' => array( 'renderingModes' => array( 'none-such' => array( 'page' => 'template-locked' ) ) ) ), false ),
			'of another type'   => array( array( 'core' => array( 'renderingModes' => array( 'THEME' => array( 'post' => 'template-locked' ) ) ) ), false ),
			'a text for a list' => array( array( 'core' => 'template-locked' ), false ),
			'a list for a text' => array( array( 'core' => array( 'renderingModes' => array( 'THEME' => array( 'page' => array( 'template-locked' ) ) ) ) ), false ),
		);
	}

	/**
	 * @dataProvider cases_preferences
	 * @param mixed $preferences
	 */
	public function test_follows_the_users_preference( $preferences, bool $expected ): void {
		$this->choose( $preferences );
		$this->assertSame( $expected, Rendering_Modes::shows_template( 'page' ) );
	}

	public function test_follows_the_post_type_until_the_user_chooses(): void {
		$before = $GLOBALS['_wp_post_type_features']['page'];
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['_wp_post_type_features']['page'] = $before;
			}
		);
		add_post_type_support( 'page', 'editor', array( 'default-mode' => 'template-locked' ) );
		$this->choose( array() );
		$this->assertTrue( Rendering_Modes::default_shows_template( 'page' ), 'the type' );
		$this->assertTrue( Rendering_Modes::shows_template( 'page' ), 'nothing chosen' );
		$this->assertFalse( Rendering_Modes::shows_template( 'post' ), 'another type' );
		$this->choose( array( 'core' => array( 'renderingModes' => array( 'THEME' => array( 'page' => 'post-only' ) ) ) ) );
		$this->assertFalse( Rendering_Modes::shows_template( 'page' ), 'turned off' );
	}

	public function test_is_off_for_unknown_types(): void {
		$this->choose( array() );
		$this->assertFalse( Rendering_Modes::shows_template( 'no_such_type' ) );
	}

	/** @param mixed $preferences With "THEME" for the active theme. */
	private function choose( $preferences ): void {
		$this->log_in_as( 'administrator' );
		$json = str_replace( '"THEME"', (string) wp_json_encode( get_stylesheet() ), (string) wp_json_encode( $preferences ) );
		update_user_option( get_current_user_id(), 'persisted_preferences', json_decode( $json, true ) );
	}
}

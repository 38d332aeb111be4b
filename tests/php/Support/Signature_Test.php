<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Signature;
use Atelier\Tests\Test_Case;

final class Signature_Test extends Test_Case {
	public function test_is_valid_only_for_the_same_purpose_and_text(): void {
		$signature = Signature::of( 'change:1', 'text' );
		$this->assertSame( $signature, Signature::of( 'change:1', 'text' ) );
		$this->assertTrue( Signature::is_valid( $signature, 'change:1', 'text' ) );
		foreach ( array( array( 'change:2', 'text' ), array( 'change:1', 'Text' ), array( 'change:1t', 'ext' ), array( 'change:', '1text' ) ) as list( $purpose, $text ) ) {
			$this->assertFalse( Signature::is_valid( $signature, $purpose, $text ), "$purpose $text" );
		}
		$this->assertFalse( Signature::is_valid( '', 'change:1', 'text' ) );
	}

	public function test_needs_the_key_of_the_site(): void {
		$signature = Signature::of( 'change:1', 'text' );
		update_option( Signature::OPTION, str_repeat( 'x', 64 ) );
		$this->assertFalse( Signature::is_valid( $signature, 'change:1', 'text' ) );
	}

	public function test_outlasts_new_salts(): void {
		$signature = Signature::of( 'change:1', 'text' );
		$this->add_filter( 'salt', static fn() => 'another' );
		$this->assertTrue( Signature::is_valid( $signature, 'change:1', 'text' ) );
	}

	public function test_the_first_of_two_requests_makes_the_key(): void {
		global $wpdb;
		delete_option( Signature::OPTION );
		$other = str_repeat( 'k', 64 );
		$is_first = true;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( $wpdb, $other, &$is_first ) {
				if ( $is_first && preg_match( '/^\s*INSERT.*' . Signature::OPTION . '/s', $sql ) ) {
					$is_first = false;
					$wpdb->insert( $wpdb->options, array( 'option_name' => Signature::OPTION, 'option_value' => $other, 'autoload' => 'on' ) );
				}
				return $sql;
			}
		);
		$signature = Signature::of( 'change:1', 'text' );
		$this->assertFalse( $is_first );
		$this->assertSame( $other, $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", Signature::OPTION ) ) );
		$this->assertSame( $other, get_option( Signature::OPTION ) );
		$this->assertTrue( Signature::is_valid( $signature, 'change:1', 'text' ) );
	}

	public function test_a_damaged_key_is_replaced(): void {
		update_option( Signature::OPTION, 'short' );
		$this->assertSame( 64, strlen( Signature::of( 'a', 'b' ) ) );
		$this->assertSame( 64, strlen( (string) get_option( Signature::OPTION ) ) );
	}
}

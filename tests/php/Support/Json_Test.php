<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Json;
use Atelier\Tests\Test_Case;

final class Json_Test extends Test_Case {
	public function test_compares_as_json_does(): void {
		$this->assertTrue( Json::is_same( array( 'a' => 1, 'b' => 2.0 ), (object) array( 'b' => 2, 'a' => 1 ) ) );
		$this->assertTrue( Json::is_same( array(), (object) array() ) );
		$this->assertFalse( Json::is_same( array( 1, 2 ), array( 2, 1 ) ) );
		$this->assertFalse( Json::is_same( '1', 1 ) );
		$this->assertFalse( Json::is_same( null, '' ) );
	}

	/** @return array<string, array{ string, mixed }> */
	public static function cases_knows_what_readers_understand_in_different_ways(): array {
		return array(
			'a list'                      => array( '[1,"a:"]', array( 1, 'a:' ) ),
			'an object'                   => array( '{"a" : {"b":[{"a":1},{"a":2}]}}', array( 'a' => array( 'b' => array( array( 'a' => 1 ), array( 'a' => 2 ) ) ) ) ),
			'texts like keys'             => array( '{"a":"\\"a\\":","b":[":","\\\\"]}', array( 'a' => '"a":', 'b' => array( ':', '\\' ) ) ),
			'an empty key'                => array( '{"":1}', array( '' => 1 ) ),
			'a key twice'                 => array( '{"a":1,"a":2}', null ),
			'a key in two ways'           => array( '{"a":1,"\\u0061":2}', null ),
			'a number twice'              => array( '{"1":1,"1":2}', null ),
			'a key twice, and fewer keys' => array( '{"a":":","a":["",":",""]}', null ),
			'deeper'                      => array( '[{"b":{"a":1,"a":1}}]', null ),
			'a text'                      => array( '"a"', null ),
			'no JSON'                     => array( '{"a"', null ),
		);
	}

	/**
	 * @param mixed $value
	 * @dataProvider cases_knows_what_readers_understand_in_different_ways
	 */
	public function test_knows_what_readers_understand_in_different_ways( string $text, $value ): void {
		$this->assertSame( $value, Json::unambiguous( $text ) );
	}
}

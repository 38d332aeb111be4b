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
}

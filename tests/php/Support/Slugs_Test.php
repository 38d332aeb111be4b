<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Slugs;
use Atelier\Tests\Test_Case;

final class Slugs_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_validates_ids_of_templates(): array {
		return array(
			'a template'             => array( 'twentytwentyfive//home', true ),
			'of a theme in a folder' => array( 'themes/mine//home', true ),
			'in a folder'            => array( 'mine//parts/header', true ),
			'in another alphabet'    => array( 'mine//%e6%97%a5-1', true ),
			'upwards'                => array( 'theme//../../x', false ),
			'upwards in between'     => array( 'theme//a/../../x', false ),
			'upwards from the theme' => array( '..//x', false ),
			'upwards by the theme'   => array( '../..//x', false ),
			'backslashes'            => array( 'theme//..\\..\\x', false ),
			'backslashes before'     => array( '..\\..//x', false ),
			'a drive'                => array( 'C:\\x//x', false ),
			'a null byte'            => array( "theme//x\0", false ),
			'a line break'           => array( "theme//x\n", false ),
			'markup'                 => array( '<b>//x', false ),
			'no theme'               => array( '//x', false ),
			'no slug'                => array( 'theme//', false ),
			'one slash'              => array( 'theme/x', false ),
			'nothing'                => array( '', false ),
			'an address'             => array( 'http://x', false ),
		);
	}

	/** @dataProvider cases_validates_ids_of_templates */
	public function test_validates_ids_of_templates( string $id, bool $is_one ): void {
		$this->assertSame( $is_one, Slugs::is_template( $id ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_validates_names_of_themes(): array {
		return array(
			'a theme'     => array( 'twentytwentyfive', true ),
			'in a folder' => array( 'themes/mine', true ),
			'with a sign' => array( 'a & b', true ),
			'upwards'     => array( '..', false ),
			'further up'  => array( '../..', false ),
			'absolute'    => array( '/etc', false ),
			'backslashes' => array( '..\\x', false ),
			'too deep'    => array( 'a/b/c', false ),
			'nothing'     => array( '', false ),
		);
	}

	/** @dataProvider cases_validates_names_of_themes */
	public function test_validates_names_of_themes( string $name, bool $is_one ): void {
		$this->assertSame( $is_one, Slugs::is_theme( $name ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_validates_ids_of_posts(): array {
		return array(
			'a post'         => array( '12', true ),
			'the largest'    => array( (string) PHP_INT_MAX, true ),
			'one too large'  => array( '9223372036854775808', false ),
			'very long'      => array( str_repeat( '9', 400 ), false ),
			'zero'           => array( '0', false ),
			'a leading zero' => array( '012', false ),
			'negative'       => array( '-1', false ),
			'a sign'         => array( '+1', false ),
			'a fraction'     => array( '1.5', false ),
			'an exponent'    => array( '1e3', false ),
			'a line break'   => array( "12\n", false ),
			'with a text'    => array( '12 OR 1', false ),
			'nothing'        => array( '', false ),
		);
	}

	/** @dataProvider cases_validates_ids_of_posts */
	public function test_validates_ids_of_posts( string $id, bool $is_one ): void {
		$this->assertSame( $is_one, Slugs::is_post_id( $id ) );
	}
}

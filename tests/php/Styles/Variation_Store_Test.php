<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Variation_Store;
use Atelier\Tests\Test_Case;

final class Variation_Store_Test extends Test_Case {
	private const LOOK = '{"settings":{},"styles":{"color":{"text":"red"}}}';

	private function make( string $content = self::LOOK, string $status = 'publish' ): int {
		$id = $this->make_post(
			array(
				'post_type'    => Variation_Store::POST_TYPE,
				'post_title'   => 'A look',
				'post_content' => $content,
				'post_status'  => $status,
			)
		);
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		return $id;
	}

	/** @return array<string, list<mixed>> */
	public static function cases_are_for_nobody_by_xml_rpc(): array {
		$cases = array();
		foreach ( array( 'publish', 'draft', 'private', 'trash' ) as $status ) {
			$cases[ "an administrator, $status" ] = array( 'administrator', $status );
			$cases[ "an editor, $status" ]  = array( 'editor', $status );
			$cases[ "an author, $status" ]  = array( 'author', $status );
		}
		return $cases;
	}

	/** @dataProvider cases_are_for_nobody_by_xml_rpc */
	public function test_are_for_nobody_by_xml_rpc( string $role, string $status ): void {
		$id = $this->make( self::LOOK, $status );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( $role, 'wp_editPost', array( $id, array( 'post_content' => 'Taken' ) ) ), 'editing is refused' );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( $role, 'wp_deletePost', array( $id ) ), 'deleting is refused' );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( $role, 'wp_getPost', array( $id ) ), 'reading is refused' );
		$this->assertInstanceOf( \IXR_Error::class, $this->ask_xml_rpc( $role, 'wp_newPost', array( array( 'post_type' => Variation_Store::POST_TYPE, 'post_title' => 'Mine', 'post_content' => 'x' ) ) ), 'a new one is refused' );
		$this->assertSame( array( self::LOOK, $status ), array( get_post( $id )->post_content, get_post( $id )->post_status ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_are_validated_when_they_are_read(): array {
		return array(
			'sound'                => array( self::LOOK, '{"settings":{},"styles":{"color":{"text":"red"}}}' ),
			'no JSON'              => array( 'Taken', '{"settings":{},"styles":{}}' ),
			'a list'               => array( '[{"styles":{}}]', '{"settings":{},"styles":{}}' ),
			'a text for styles'    => array( '{"styles":"red"}', '{"settings":{},"styles":{}}' ),
			'markup'               => array( '{"styles":{"css":"\u003c/style\u003e\u003cscript\u003e"}}', '{"settings":{},"styles":{}}' ),
			'one invalid value'    => array( '{"styles":{"color":{"text":"red;} body{display:none}","background":"blue"}}}', '{"settings":{},"styles":{"color":{"background":"blue"}}}' ),
			'a circle'             => array( '{"styles":{"color":{"text":{"ref":"styles.color.text"},"background":"blue"}}}', '{"settings":{},"styles":{"color":{"background":"blue"}}}' ),
			'nested without bound' => array( '{"styles":' . str_repeat( '{"a":', 500 ) . '1' . str_repeat( '}', 500 ) . '}', '{"settings":{},"styles":{}}' ),
		);
	}

	/** @dataProvider cases_are_validated_when_they_are_read */
	public function test_are_validated_when_they_are_read( string $stored, string $read ): void {
		$this->log_in_as( 'administrator' );
		$id    = $this->make( $stored );
		$found = ( new Variation_Store() )->get( $id );
		$this->assertSame( $read, wp_json_encode( array_diff_key( $found, array_flip( array( 'id', 'title' ) ) ) ) );
		$this->assertContains( $id, array_column( ( new Variation_Store() )->all(), 'id' ), 'it is listed, so that it can be deleted' );
	}
}

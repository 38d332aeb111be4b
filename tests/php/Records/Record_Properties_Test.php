<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\History\Record_Reader;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;
use Atelier\Records\Version;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Record_Properties_Test extends Test_Case {
	/** Arguments of WordPress's routes that say what is changed, or how, besides Version::NO_CHANGES. */
	private const NOT_OF_RECORDS = array( 'generated_slug', 'permalink_template', 'guid', 'date_gmt', 'meta', 'source', 'is_wp_suggestion' );

	/** Types with columns, terms and features of every kind. */
	private const TYPES = array( 'post', 'page', 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part', Record_Types::STYLES );

	/** @return array<string, mixed> */
	private static function read( string $route ): array {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( array( 'context' => 'edit' ) );
		return rest_do_request( $request )->get_data();
	}

	/** @return array<string, array{ string }> */
	public static function cases_every_property_that_wordpress_saves_is_known(): array {
		return array_combine( self::TYPES, array_map( static fn( string $type ): array => array( $type ), self::TYPES ) );
	}

	/**
	 * A new version of WordPress may have more: each needs a row in the table.
	 *
	 * @dataProvider cases_every_property_that_wordpress_saves_is_known
	 */
	public function test_every_property_that_wordpress_saves_is_known( string $type ): void {
		$this->log_in_as( 'administrator' );
		$object = get_post_type_object( $type );
		$schema = $object->get_rest_controller()->get_item_schema()['properties'];
		$saved  = array_keys( array_filter( $schema, static fn( array $property ): bool => empty( $property['readonly'] ) ) );
		$this->assertTrue( in_array( 'title', $saved, true ) );
		$known = array_merge( Record_Properties::versioned(), array_values( Record_Types::terms( $type ) ), Version::NO_CHANGES, self::NOT_OF_RECORDS );
		$this->assertSame( array(), array_values( array_diff( $saved, $known ) ) );
		$this->assertSame( array(), array_values( array_diff( Record_Properties::drafted( $type ), array_merge( Record_Properties::versioned(), self::NOT_OF_RECORDS ) ) ), 'what a draft can change can conflict' );
	}

	public function test_columns_and_meta_keys_are_those_of_posts(): void {
		$post = get_post( $this->make_post( array( 'post_type' => 'post' ) ) )->to_array();
		foreach ( Record_Properties::versioned() as $name ) {
			$column = Record_Properties::column( $name );
			$this->assertTrue( null === $column || array_key_exists( $column, $post ), $name );
		}
		$this->assertTrue( Record_Properties::is_meta_key( '_thumbnail_id' ) && Record_Properties::is_meta_key( '_wp_page_template' ) );
		$this->assertFalse( Record_Properties::is_meta_key( '_edit_lock' ) );
	}

	/** What the history reads of a post is what REST answers. */
	public function test_the_history_has_the_values_of_rest(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( 'post', 'page', 'wp_block', 'wp_navigation' ) as $type ) {
			$id    = $this->make_post( array( 'post_type' => $type, 'post_title' => 'One & two', 'post_content' => 'Words', 'post_excerpt' => 'Few', 'comment_status' => 'open', 'ping_status' => 'closed', 'menu_order' => 3 ) );
			$base  = get_post_type_object( $type )->rest_base;
			$data  = self::read( "/wp/v2/$base/$id" );
			$state = ( new Record_Reader() )->of_post( get_post( $id ) )->properties;
			foreach ( $state as $name => $value ) {
				$this->assertTrue( array_key_exists( $name, $data ), "$type: $name" );
				$in_rest = is_array( $data[ $name ] ) && array_key_exists( 'raw', $data[ $name ] ) ? $data[ $name ]['raw'] : $data[ $name ];
				// WordPress shows one field of patterns beside the others.
				$this->assertSame( $in_rest, 'meta' === $name ? array_intersect_key( $value, $in_rest ) : $value, "$type: $name" );
			}
			$this->assertSame( array(), array_diff( Record_Properties::in_history( $type ), array_keys( $state ) ) );
		}
		$this->assertTrue( in_array( 'ping_status', Record_Properties::in_history( 'post' ), true ) );
		$this->assertFalse( in_array( 'password', Record_Properties::in_history( 'post' ), true ) );
	}

	/** What a save changes can be taken back, but for passwords, which nobody keeps. */
	public function test_the_history_has_everything_that_is_saved(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( 'post', 'page' ) as $type ) {
			$schema = get_post_type_object( $type )->get_rest_controller()->get_item_schema()['properties'];
			$saved  = array_intersect( Record_Properties::versioned(), array_keys( $schema ) );
			$this->assertSame( array( 'password' ), array_values( array_diff( $saved, Record_Properties::in_history( $type ) ) ), $type );
		}
	}

	/** WordPress registers settings only in REST: with them, no name may mean another option. */
	public function test_settings_have_the_names_of_rest(): void {
		$this->log_in_as( 'administrator' );
		$settings = self::read( '/wp/v2/settings' );
		$history  = array_flip( Site_Settings::in_history() );
		$this->assertTrue( count( $history ) > 5 );
		foreach ( $history as $name => $option ) {
			$this->assertSame( $option, Site_Settings::options()[ $name ] );
			if ( null !== $settings[ $name ] ) {
				$this->assertSame( $settings[ $name ], Site_Settings::value( (string) $name, get_option( $option ) ), (string) $name );
			}
		}
		foreach ( array( 'default_ping_status', 'date_format', 'time_format', 'start_of_week' ) as $name ) {
			$this->assertSame( $settings[ $name ], Site_Settings::value( $name, get_option( Site_Settings::options()[ $name ] ) ), $name );
		}
		foreach ( get_registered_settings() as $option => $setting ) {
			if ( ! empty( $setting['show_in_rest'] ) ) {
				$this->assertTrue( in_array( $option, Site_Settings::options(), true ), (string) $option );
			}
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Editor_Settings;
use Atelier\Tests\Test_Case;

final class Editor_Settings_Test extends Test_Case {
	public function test_knows_the_post_types_whose_blocks_can_have_notes(): void {
		register_post_type(
			'atelier_noted',
			array(
				'show_in_rest' => true,
				'supports'     => array( 'title', 'editor' => array( 'notes' => true ) ),
			)
		);
		$types = Editor_Settings::note_types();
		unregister_post_type( 'atelier_noted' );

		// WordPress has notes since 6.9.
		$has_notes = registered_meta_key_exists( 'comment', '_wp_note_status' );
		foreach ( array( 'post', 'page', 'atelier_noted' ) as $type ) {
			$this->assertSame( $has_notes, in_array( $type, $types, true ), $type );
		}
		foreach ( array( 'wp_template', 'wp_block', 'wp_navigation', 'attachment' ) as $type ) {
			$this->assertNotContains( $type, $types );
		}
	}

	public function test_contains_the_viewports_of_the_theme_if_supported(): void {
		$folder = get_temp_dir() . 'atelier-viewports';
		wp_mkdir_p( $folder );
		$use_folder = static fn(): string => $folder;
		add_filter( 'stylesheet_directory', $use_folder );
		$told = array();
		foreach ( array( '{"settings":{"viewport":{"mobile":"wide"}}}', '{"settings":{"viewport":3}}', 'no JSON' ) as $json ) {
			file_put_contents( $folder . '/theme.json', $json );
			$told[] = wp_json_encode( @Editor_Settings::viewports() );
		}
		remove_filter( 'stylesheet_directory', $use_folder );
		unlink( $folder . '/theme.json' );
		rmdir( $folder );

		$this->assertSame(
			function_exists( 'wp_render_block_states_support' )
				? array( '{"mobile":"wide"}', '{}', '{}' )
				: array( 'false', 'false', 'false' ),
			$told
		);
	}
}

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
		$folder = get_temp_dir() . uniqid( 'atelier-viewports-' );
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

	public function test_has_the_additional_css_of_the_customizer_once_where_the_front_end_has_it(): void {
		$css = '.additional{color:red}';
		$this->add_filter( 'wp_get_custom_css', static fn(): string => $css );
		// WordPress copies both.
		wp_styles();
		wp_scripts();
		$sheets = static fn(): array => array_map(
			static fn( array $sheet ): string => $css === ( $sheet['css'] ?? '' ) ? ( empty( $sheet['atelierAdditional'] ) ? 'unmarked' : 'additional' ) : ( empty( $sheet['isGlobalStyles'] ) ? 'own' : (string) ( $sheet['__unstableType'] ?? '' ) ),
			( new Editor_Settings( null ) )->settings()['styles']
		);

		$of_blocks = $sheets();
		$this->use_classic_theme();
		$of_classic = $sheets();

		$at = array_search( 'additional', $of_blocks, true );
		$this->assertSame( array( 'theme', 'additional', 'user' ), array_slice( $of_blocks, $at - 1, 3 ) );
		$this->assertSame( array( 'additional' ), array_slice( $of_classic, -1 ) );
		foreach ( array( $of_blocks, $of_classic ) as $found ) {
			$this->assertCount( 1, array_keys( $found, 'additional', true ) );
			$this->assertNotContains( 'unmarked', $found );
		}
	}
}

<?php
/**
 * Collections of fonts.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

/** Small fonts, served by the site itself. */
function font_url( string $file ): string {
	return plugins_url( 'atelier/tests/fixtures/fonts/' . $file );
}

/**
 * A family of a collection.
 *
 * @param array<string, string> $files By weight and style, such as "400 italic".
 * @param list<string>          $categories
 * @return array<string, mixed>
 */
function font_family( string $name, array $files, array $categories ): array {
	$faces = array();
	foreach ( $files as $variant => $file ) {
		list( $weight, $style ) = explode( ' ', $variant );
		$faces[]                = array(
			'fontFamily' => $name,
			'fontWeight' => $weight,
			'fontStyle'  => $style,
			'src'        => font_url( $file ),
		);
	}
	return array(
		'font_family_settings' => array(
			'name'       => $name,
			'slug'       => sanitize_title( $name ),
			'fontFamily' => "\"$name\", sans-serif",
			'fontFace'   => $faces,
		),
		'categories'           => $categories,
	);
}

/** Families that tests install have unique names, so that tests don't affect each other. */
function few_font_families(): array {
	return array(
		font_family(
			'Collected Sans',
			array(
				'400 normal' => 'sans-regular.ttf',
				'700 normal' => 'sans-bold.woff',
				'400 italic' => 'sans-italic.woff2',
			),
			array( 'upright' )
		),
		font_family(
			'Collected Broken',
			array(
				'400 normal' => 'sans-regular.ttf',
				'700 normal' => 'there-is-no-such-file.woff2',
			),
			array( 'upright' )
		),
		font_family( 'Collected Outline', array( '400 normal' => 'outline-regular.otf' ), array( 'drawn' ) ),
	);
}

add_action(
	'init',
	static function (): void {
		// Tests send no requests to Google.
		wp_unregister_font_collection( 'google-fonts' );
		wp_register_font_collection(
			'google-fonts',
			array(
				'name'          => 'Google Fonts',
				'font_families' => array( font_family( 'Collected Google', array( '400 normal' => 'sans-regular.ttf' ), array() ) ),
			)
		);
		if ( ! isset( $_COOKIE['atelier_e2e_collections'] ) ) {
			return;
		}
		wp_register_font_collection(
			'atelier-e2e',
			array(
				'name'          => 'A collection',
				'description'   => 'Fonts of a stranger.',
				'font_families' => few_font_families(),
				'categories'    => array(
					array( 'slug' => 'upright', 'name' => 'Upright' ),
					array( 'slug' => 'drawn', 'name' => 'Drawn' ),
				),
			)
		);
		wp_register_font_collection(
			'atelier-e2e-far',
			array(
				'name'          => 'Far away',
				'font_families' => 'https://fonts.example.org/collection.json',
			)
		);
	},
	20
);

/** The remote collection is unreachable. */
add_filter(
	'pre_http_request',
	static fn( $answer, array $args, string $url ) => 0 === strpos( $url, 'https://fonts.example.org/' )
		? new \WP_Error( 'http_request_failed', 'There is no connection.' )
		: $answer,
	10,
	3
);

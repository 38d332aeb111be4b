<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Upright_Crops_Test extends Test_Case {
	/** 160 × 80, red, green, blue and yellow clockwise from the top left; to be shown turned by a quarter clockwise. */
	private const PHOTO = __DIR__ . '/../../fixtures/upright.jpg';

	private const UPPER_HALF = array(
		'type' => 'crop',
		'args' => array(
			'left'   => 0,
			'top'    => 0,
			'width'  => 100,
			'height' => 50,
		),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->log_in_as( 'administrator' );
	}

	/** @param int $orientation The orientation written into the photo. */
	private function upload( int $orientation = 6 ): int {
		$bytes = (string) file_get_contents( self::PHOTO );
		$entry = "\x01\x12\x00\x03\x00\x00\x00\x01\x00";
		$bytes = str_replace( "$entry\x06", $entry . chr( $orientation ), $bytes );

		$request = new WP_REST_Request( 'POST', '/wp/v2/media' );
		$request->set_header( 'Content-Type', 'image/jpeg' );
		$request->set_header( 'Content-Disposition', 'attachment; filename="atelier-upright.jpg"' );
		$request->set_body( $bytes );
		$id = (int) rest_do_request( $request )->get_data()['id'];
		$this->undo_later( static fn() => wp_delete_attachment( $id, true ) );
		return $id;
	}

	/**
	 * Crops a picture like the dialog.
	 *
	 * @param list<array<string, mixed>> $modifiers
	 * @return array{0: int, 1: int, 2: list<string>} The width, the height, and the colors of its corners, clockwise.
	 */
	private function crop( int $id, array $modifiers, bool $is_ours = true ): array {
		$request = new WP_REST_Request( 'POST', "/wp/v2/media/$id/edit" );
		if ( $is_ours ) {
			$request->set_header( Rest::CLIENT, '1' );
		}
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array(
					'src'       => wp_get_attachment_url( $id ),
					'modifiers' => $modifiers,
				)
			)
		);
		$answer = rest_do_request( $request );
		$this->assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$made = (int) $answer->get_data()['id'];
		$this->undo_later( static fn() => wp_delete_attachment( $made, true ) );
		return self::look( (string) get_attached_file( $made ) );
	}

	/** @return array{0: int, 1: int, 2: list<string>} */
	private static function look( string $file ): array {
		$picture = imagecreatefromjpeg( $file );
		$width   = imagesx( $picture );
		$height  = imagesy( $picture );
		$color   = static function ( int $x, int $y ) use ( $picture ): string {
			$at    = imagecolorat( $picture, $x, $y );
			$parts = ( $at >> 16 & 255 ) > 128 ? 'r' : '';
			$parts .= ( $at >> 8 & 255 ) > 128 ? 'g' : '';
			return $parts . ( ( $at & 255 ) > 128 ? 'b' : '' );
		};
		return array( $width, $height, array( $color( 5, 5 ), $color( $width - 5, 5 ), $color( $width - 5, $height - 5 ), $color( 5, $height - 5 ) ) );
	}

	public function test_crops_the_part_that_is_shown(): void {
		$id = $this->upload();
		$this->assertSame( array( 80, 160, array( 'rg', 'r', 'g', 'b' ) ), self::look( (string) get_attached_file( $id ) ), 'what is shown' );
		$this->assertSame( array( 80, 80, array( 'rg', 'r', 'r', 'rg' ) ), $this->crop( $id, array( self::UPPER_HALF ) ) );
	}

	public function test_turns_it_further_by_what_was_chosen(): void {
		$turn = array(
			'type' => 'rotate',
			'args' => array( 'angle' => 90 ),
		);
		$this->assertSame( array( 160, 80, array( 'b', 'rg', 'r', 'g' ) ), $this->crop( $this->upload(), array( $turn ) ) );
	}

	/** @return array<string, array{0: int}> */
	public static function cases_orientations(): array {
		return array(
			'as it lies'                  => array( 1 ),
			'upside down'                 => array( 3 ),
			'a quarter clockwise'         => array( 6 ),
			'a quarter counter-clockwise' => array( 8 ),
			'mirrored'                    => array( 2 ),
			'mirrored and upside down'    => array( 4 ),
			'mirrored, then turned'       => array( 5 ),
			'turned, then mirrored'       => array( 7 ),
		);
	}

	/** @dataProvider cases_orientations */
	public function test_agrees_with_what_wordpress_shows( int $orientation ): void {
		$id                              = $this->upload( $orientation );
		list( $width, $height, $colors ) = self::look( (string) get_attached_file( $id ) );
		if ( in_array( $orientation, array( 2, 4, 5, 7 ), true ) && ! is_wp_version_compatible( '6.9' ) ) {
			// That version can't mirror, and no camera needs it.
			$colors = array( $colors[1], $colors[0], $colors[3], $colors[2] );
		}
		$nearly                          = array(
			'type' => 'crop',
			'args' => array(
				'left'   => 5,
				'top'    => 5,
				'width'  => 90,
				'height' => 90,
			),
		);
		$this->assertSame( array( (int) ( $width * 0.9 ), (int) ( $height * 0.9 ), $colors ), $this->crop( $id, array( $nearly ) ) );
	}

	public function test_leaves_other_clients_alone(): void {
		$id      = $this->upload();
		$cropped = $this->crop( $id, array( self::UPPER_HALF ), false );
		$this->assertSame( is_wp_version_compatible( '7.1' ) ? array( 80, 80 ) : array( 160, 40 ), array_slice( $cropped, 0, 2 ) );
	}
}

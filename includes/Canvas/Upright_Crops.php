<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Rest;
use WP_REST_Request;

/**
 * Crops photos as they are shown. A camera stores most of them lying on their side, with a note how to turn them. WordPress shows
 * them upright, but before 7.1 it crops the file as it lies, so that the result shows another part, sideways.
 */
final class Upright_Crops implements Module {
	private const ROUTE = '#^/wp/v2/media/(\d+)/edit$#iD';

	/** The rotation that turns a photo upright, by its EXIF orientation: degrees clockwise, then whether it is mirrored. */
	private const TURNS = array(
		2 => array( 0, true ),
		3 => array( 180, false ),
		4 => array( 180, true ),
		5 => array( 90, true ),
		6 => array( 90, false ),
		7 => array( 270, true ),
		8 => array( 270, false ),
	);

	public function register(): void {
		if ( ! is_wp_version_compatible( '7.1' ) ) {
			add_filter( 'rest_dispatch_request', array( $this, 'before_cropping' ), 10, 2 );
		}
	}

	/**
	 * Requests of other clients stay unchanged: some may rotate the photo themselves.
	 *
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @return mixed
	 */
	public function before_cropping( $result, $request = null ) {
		if (
			null === $result && $request instanceof WP_REST_Request && 'POST' === $request->get_method()
			&& $request->get_header( Rest::CLIENT ) && is_array( $request['modifiers'] )
			&& preg_match( self::ROUTE, $request->get_route(), $match )
		) {
			$request->set_param( 'modifiers', array_merge( self::turning( (int) $match[1] ), $request['modifiers'] ) );
		}
		return $result;
	}

	/**
	 * The modifiers to apply before the crop.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function turning( int $id ): array {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_get_original_image_path( $id );
		$meta = is_string( $file ) && is_file( $file ) ? wp_read_image_metadata( $file ) : false;
		list( $angle, $is_mirrored ) = self::TURNS[ (int) ( $meta['orientation'] ?? 0 ) ] ?? array( 0, false );

		$steps = array();
		if ( $angle ) {
			$steps[] = array(
				'type' => 'rotate',
				'args' => array( 'angle' => $angle ),
			);
		}
		// 6.8 can't mirror and ignores it.
		if ( $is_mirrored ) {
			$steps[] = array(
				'type' => 'flip',
				'args' => array(
					'flip' => array(
						'horizontal' => true,
						'vertical'   => false,
					),
				),
			);
		}
		return $steps;
	}
}

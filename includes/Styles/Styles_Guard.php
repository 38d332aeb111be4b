<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Refuses saves of global styles from Atelier that bring something damaged or harmful with them. What is stored
 * already, or comes with the theme, may stay: otherwise no one could save anything before everything is repaired.
 * No one else's requests are touched.
 */
final class Styles_Guard {
	private const METHODS = array( 'POST', 'PUT', 'PATCH' );

	/** Of all texts of a record together. */
	private const MOST_BYTES = 4194304;

	/**
	 * Comes after the permission of a route was checked and before it is run.
	 *
	 * @param mixed $result  What others have put into the place of the route's own answer.
	 * @param mixed $request
	 * @return mixed
	 */
	public function before_saving( $result, $request = null ) {
		$is_ours = null === $result && $request instanceof WP_REST_Request && null !== $request->get_header( Rest::BASED_ON ) && in_array( $request->get_method(), self::METHODS, true );
		if ( ! $is_ours || ! preg_match( '#^/wp/v2/global-styles/(\d+)$#', $request->get_route(), $found ) ) {
			return $result;
		}
		if ( strlen( (string) $request->get_body() ) > self::MOST_BYTES ) {
			/* translators: %s: a size, such as "4 MB". */
			return self::error( sprintf( __( 'These styles are larger than %s. Remove some of them.', 'atelier' ), size_format( self::MOST_BYTES ) ) );
		}
		$sent = self::damage_of( $request['settings'], $request['styles'] );
		$new  = $sent->first_beyond();
		if ( $new ) {
			$new = $sent->first_beyond( self::stored( (int) $found[1] ), self::of_theme() );
		}
		return $new ? self::error( Fault::words( $new['path'], $new['reason'] ), $new ) : $result;
	}

	/** @param array{path: string, reason: string}|null $place */
	private static function error( string $words, ?array $place = null ): WP_Error {
		return new WP_Error( 'atelier_styles_damaged', $words, array( 'status' => 400 ) + (array) $place );
	}

	/**
	 * @param mixed $settings
	 * @param mixed $styles
	 */
	private static function damage_of( $settings, $styles ): Left_Out {
		$damage = new Left_Out();
		$shape  = new Shape( $damage );
		if ( is_array( $settings ) ) {
			$shape->of_settings( $settings );
		}
		if ( is_array( $styles ) ) {
			$shape->of_styles( $styles );
		}
		return $damage;
	}

	private static function stored( int $id ): Left_Out {
		$post = get_post( $id );
		$data = $post ? json_decode( $post->post_content, true ) : null;
		return self::damage_of( $data['settings'] ?? null, $data['styles'] ?? null );
	}

	/** A list of the theme's is copied as a whole once one of its presets is edited. */
	private static function of_theme(): Left_Out {
		$data = \WP_Theme_JSON_Resolver::get_merged_data( 'theme' )->get_raw_data();
		return self::damage_of( $data['settings'] ?? null, $data['styles'] ?? null );
	}
}

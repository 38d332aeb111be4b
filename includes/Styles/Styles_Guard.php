<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_Error;

/**
 * Rejects saves of global styles from Atelier that add invalid or harmful values. Values that are already stored, or part
 * of the theme, are accepted: otherwise nothing could be saved before everything is repaired. Requests of other clients
 * aren't checked.
 */
final class Styles_Guard {
	/** Limits the request body. */
	private const MAX_BYTES = 4194304;

	/**
	 * Runs after the permission check of the route and before its callback.
	 *
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @return mixed
	 */
	public function before_saving( $result, $request = null ) {
		$id = null === $result && Rest::is_versioned( $request, Rest::SAVE_METHODS ) ? Styles_Document::id_in_route( $request ) : 0;
		if ( 0 === $id ) {
			return $result;
		}
		if ( strlen( (string) $request->get_body() ) > self::MAX_BYTES ) {
			/* translators: %s: a size, such as "4 MB". */
			return self::error( sprintf( __( 'These styles are larger than %s. Remove some of them.', 'atelier' ), size_format( self::MAX_BYTES ) ) );
		}
		$sent = self::rejected_in( array( 'settings' => $request['settings'], 'styles' => $request['styles'] ) );
		$new  = $sent->first_not_in();
		if ( $new ) {
			$new = $sent->first_not_in( self::stored( $id ), self::of_theme() );
		}
		return $new ? self::error( Rejection::message( $new['path'], $new['reason'] ), $new ) : $result;
	}

	/** @param array{path: string, reason: string}|null $rejected */
	private static function error( string $words, ?array $rejected = null ): WP_Error {
		return new WP_Error( 'atelier_styles_invalid', $words, array( 'status' => 400 ) + (array) $rejected );
	}

	/** @param mixed $data With `settings` and `styles`. */
	private static function rejected_in( $data ): Rejected_Values {
		$rejected = new Rejected_Values();
		( new Styles_Sanitizer( $rejected ) )->sanitize( is_array( $data ) ? $data : array() );
		return $rejected;
	}

	private static function stored( int $id ): Rejected_Values {
		$post = get_post( $id );
		return self::rejected_in( $post ? json_decode( $post->post_content, true ) : null );
	}

	/** Editing one preset of the theme copies the whole list. */
	private static function of_theme(): Rejected_Values {
		return self::rejected_in( \WP_Theme_JSON_Resolver::get_merged_data( 'theme' )->get_raw_data() );
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Block_Text;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Refuses content that WordPress could not render or would lose something of, where a save says what it is based on,
 * as those from Atelier do. The browser has looked already; this is for those that are older than the plugin.
 */
final class Content_Refusal implements Module {
	/** Before a save is locked; see Save_Guard. */
	private const PRIORITY = 1000;

	private const METHODS = array( 'POST', 'PUT', 'PATCH' );

	public function register(): void {
		// After the permission of a route was checked.
		add_filter( 'rest_dispatch_request', array( $this, 'before_saving' ), self::PRIORITY, 4 );
	}

	/**
	 * @param mixed $result  What others have put into the place of the route's own answer.
	 * @param mixed $request
	 * @param mixed $route   Its pattern.
	 * @param mixed $handler
	 * @return mixed
	 */
	public function before_saving( $result, $request = null, $route = null, $handler = null ) {
		$is_ours = null === $result && $request instanceof WP_REST_Request && null !== $request->get_header( Rest::BASED_ON ) && in_array( $request->get_method(), self::METHODS, true );
		return $is_ours && Requested_Document::changed_by( $request, $handler ) ? $this->problem( $request['content'] ) : $result;
	}

	/** @param mixed $content As a text, or with `raw`. */
	private function problem( $content ): ?WP_Error {
		$raw  = is_array( $content ) ? ( $content['raw'] ?? '' ) : $content;
		$text = new Block_Text( is_string( $raw ) ? $raw : '' );
		if ( $text->is_unbearable() ) {
			return $this->refuse( __( 'This wasn’t saved because it could break your site. Some blocks aren’t closed.', 'atelier' ) );
		}
		if ( $text->has_deep_submenus() ) {
			return $this->refuse( __( 'This wasn’t saved because it could crash your site. Submenus are nested too deep.', 'atelier' ) );
		}
		return $text->has_unreadable_attributes()
			? $this->refuse( __( 'This wasn’t saved because block settings would be lost. They aren’t valid JSON, or they’re nested too deep.', 'atelier' ) )
			: null;
	}

	private function refuse( string $reason ): WP_Error {
		return new WP_Error( 'atelier_content', $reason, array( 'status' => 400 ) );
	}
}

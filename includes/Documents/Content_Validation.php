<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Block_Markup;
use Atelier\Support\Rest;
use WP_Error;

/**
 * Rejects saves from Atelier with content that WordPress can't render, or would store incompletely. The browser
 * validates first; this is for open pages with an older version of Atelier.
 */
final class Content_Validation implements Module {
	/** Before Save_Guard takes the lock. */
	private const PRIORITY = 1000;

	public function register(): void {
		// After the permission check of the route.
		add_filter( 'rest_dispatch_request', array( $this, 'before_saving' ), self::PRIORITY, 4 );
	}

	/**
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @param mixed $route   Its pattern.
	 * @param mixed $handler
	 * @return mixed
	 */
	public function before_saving( $result, $request = null, $route = null, $handler = null ) {
		return null === $result && Rest::is_versioned( $request, Rest::SAVE_METHODS ) && Requested_Document::changed_by( $request, $handler ) ? $this->problem( $request['content'] ) : $result;
	}

	/** @param mixed $content A string, or an array with `raw`. */
	private function problem( $content ): ?WP_Error {
		$raw  = is_array( $content ) ? ( $content['raw'] ?? '' ) : $content;
		$text = new Block_Markup( is_string( $raw ) ? $raw : '' );
		if ( $text->is_unrenderable() ) {
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

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Recovery;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;

/**
 * The secret that a user's browsers encrypt their unsaved changes with. Derived from the salts of the site, so that it
 * is the same after every login, is stored nowhere, and changes when the salts do.
 */
final class Journal_Key {
	/** In bytes. */
	private const LENGTH = 32;

	/** The secret of the user who is logged in, as base64; empty for everybody who cannot open Atelier. */
	public static function of_current_user(): string {
		$salt = wp_salt( 'auth' );
		if ( ! is_user_logged_in() || ! current_user_can( Page::CAPABILITY ) || '' === $salt ) {
			return '';
		}
		$context = implode( ' ', array( 'atelier-journal', get_current_network_id(), get_current_blog_id(), get_current_user_id() ) );
		return base64_encode( hash_hkdf( 'sha256', $salt, self::LENGTH, $context ) );
	}
}

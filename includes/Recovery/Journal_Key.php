<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Recovery;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;

/**
 * The key with which a user's browsers encrypt unsaved changes. It is derived from the salts of the site: the same after
 * every login, stored nowhere, and different once the salts change.
 */
final class Journal_Key {
	/** In bytes. */
	private const LENGTH = 32;

	/** The key of the current user as base64; empty for users who can't open Atelier. */
	public static function of_current_user(): string {
		$salt = wp_salt( 'auth' );
		if ( ! is_user_logged_in() || ! current_user_can( Page::capability() ) || '' === $salt ) {
			return '';
		}
		$context = implode( ' ', array( 'atelier-journal', get_current_network_id(), get_current_blog_id(), get_current_user_id() ) );
		return base64_encode( hash_hkdf( 'sha256', $salt, self::LENGTH, $context ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- A key is bytes; it is sent as text.
	}
}

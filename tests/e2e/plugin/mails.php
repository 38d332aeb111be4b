<?php
/**
 * Keeps e-mails instead of sending them, for tests to read.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

const MAILS = 'atelier_e2e_mails';

add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ): bool {
		$mails   = (array) get_option( MAILS, array() );
		$mails[] = array_intersect_key( $mail, array_flip( array( 'to', 'subject', 'message' ) ) );
		update_option( MAILS, array_slice( $mails, -20 ), false );
		return true;
	},
	10,
	2
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'atelier-e2e/v1',
			'/mails',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn(): bool => current_user_can( 'manage_options' ),
				'callback'            => static fn(): array => (array) get_option( MAILS, array() ),
			)
		);
	}
);

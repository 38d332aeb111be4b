<?php
/**
 * The requirements of Atelier. Written without types or newer syntax: see plugin.php.
 *
 * @package Atelier
 */

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the running PHP and WordPress with the minimum, and shows a notice in wp-admin if one is too old.
 */
final class Requirements {
	const PHP       = '7.4';
	const WORDPRESS = '6.8';

	/**
	 * Whether Atelier can run here. If not, adds a notice for users who can fix it.
	 *
	 * @param string $php       The running PHP version.
	 * @param string $wordpress The running WordPress version.
	 * @return bool
	 */
	public static function check( $php, $wordpress ) {
		$missing = self::missing( $php, $wordpress );
		if ( ! $missing ) {
			return true;
		}
		add_action(
			'admin_notices',
			static function () use ( $missing ) {
				if ( ! current_user_can( 'activate_plugins' ) ) {
					return;
				}
				foreach ( $missing as $need ) {
					printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( Requirements::sentence( $need ) ) );
				}
			}
		);
		return false;
	}

	/**
	 * The unmet requirements, each with its name, the minimum and the version found.
	 *
	 * @param string $php       The running PHP version.
	 * @param string $wordpress The running WordPress version; a development version counts as its release.
	 * @return array<int, array<string, string>>
	 */
	public static function missing( $php, $wordpress ) {
		$release = (string) preg_replace( '/-.*$/', '', $wordpress );
		$missing = array();
		if ( version_compare( $php, self::PHP, '<' ) ) {
			$missing[] = array(
				'name'    => 'PHP',
				'minimum' => self::PHP,
				'found'   => $php,
			);
		}
		if ( version_compare( $release, self::WORDPRESS, '<' ) ) {
			$missing[] = array(
				'name'    => 'WordPress',
				'minimum' => self::WORDPRESS,
				'found'   => $wordpress,
			);
		}
		return $missing;
	}

	/**
	 * The notice for one entry of missing().
	 *
	 * @param array<string, string> $need An entry of missing().
	 * @return string
	 */
	public static function sentence( $need ) {
		return sprintf(
			/* translators: 1: "PHP" or "WordPress", 2: the minimum version, 3: the version found. */
			__( 'Atelier requires %1$s %2$s or newer. This site runs %3$s, so Atelier is turned off until you update. Nothing on your site has changed.', 'atelier' ),
			$need['name'],
			$need['minimum'],
			$need['found']
		);
	}
}

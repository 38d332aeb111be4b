<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Users as the plugin's routes describe them to others.
 */
final class Person {
	/** In pixels, for screens with two to a point. */
	private const AVATAR = 48;

	/** @return array{ id: int, name: string, avatar: string }|null Null for nobody, such as cron, and for users who are gone. */
	public static function find( int $id ): ?array {
		$user = $id > 0 ? get_userdata( $id ) : false;
		return $user ? array(
			'id'     => $user->ID,
			'name'   => $user->display_name,
			'avatar' => Guard::answer( 'get_avatar_url', static fn(): string => (string) get_avatar_url( $user->ID, array( 'size' => self::AVATAR ) ), '' ),
		) : null;
	}

	/** @return array{ id: int, name: string, avatar: string } With an empty name for users who are gone. */
	public static function named( int $id ): array {
		return self::find( $id ) ?? array(
			'id'     => $id,
			'name'   => '',
			'avatar' => '',
		);
	}
}

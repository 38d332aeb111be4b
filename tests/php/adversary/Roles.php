<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use Atelier\Support\Page;

/**
 * Users with different rights. The roles that WordPress doesn't have exist only in memory.
 */
final class Roles {
	/** From few rights to many. Only the last may write HTML unfiltered, except for editors, who may not open site drafts. */
	public const ALL = array( 'subscriber', 'author', 'editor', 'themer', 'nopub', 'designer', 'administrator' );

	/** Those that may save into site drafts without the right to unfiltered HTML. */
	public const LESSER = array( 'themer', 'nopub', 'designer' );

	/** Contributors and authors who may open site drafts: they write posts of their own only, and the latter publish them. */
	public const ONLY_THEIR_OWN = array( 'writer', 'columnist' );

	private const OWN = array( 'themer', 'writer', 'columnist', 'nopub', 'designer' );

	private const NOPUB = array( 'read', 'edit_pages', 'edit_others_pages', 'edit_published_pages', 'edit_posts', 'edit_others_posts', 'edit_published_posts' );

	public static function add(): void {
		$editor = array_diff_key( array_filter( get_role( 'editor' )->capabilities ), array( 'unfiltered_html' => true ) );
		self::add_one( 'themer', array( 'read' => true ) );
		self::add_one( 'writer', array_filter( get_role( 'contributor' )->capabilities ) );
		self::add_one( 'columnist', array_filter( get_role( 'author' )->capabilities ) );
		self::add_one( 'nopub', array_fill_keys( self::NOPUB, true ) );
		self::add_one( 'designer', $editor );
	}

	/** @param array<string, bool> $capabilities */
	private static function add_one( string $name, array $capabilities ): void {
		$roles         = wp_roles();
		$before        = $roles->use_db;
		$roles->use_db = false;
		$roles->add_role( $name, $name, array( Page::capability() => true ) + $capabilities );
		$roles->use_db = $before;
	}

	public static function remove(): void {
		$roles         = wp_roles();
		$before        = $roles->use_db;
		$roles->use_db = false;
		array_map( array( $roles, 'remove_role' ), self::OWN );
		$roles->use_db = $before;
	}

	/** @return array<string, int> The ID of a new user by role. */
	public static function users( string $password ): array {
		$users = array();
		$run   = uniqid();
		foreach ( array_merge( self::ALL, self::ONLY_THEIR_OWN ) as $role ) {
			$users[ $role ] = (int) wp_insert_user(
				array(
					'user_login' => "$role$run",
					'user_email' => "$role$run@example.org",
					'user_pass'  => $password,
					'role'       => $role,
				)
			);
		}
		return $users;
	}
}

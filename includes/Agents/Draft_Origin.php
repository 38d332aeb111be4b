<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Person;

/**
 * Which agent has proposed a site draft, and on whose behalf. Stored with the draft, and ends with it.
 */
final class Draft_Origin {
	private const META = '_atelier_draft_agent';

	/** Marks a new draft as one that an agent proposes. */
	public static function mark( int $draft, Agent $agent ): void {
		$stored = array(
			'agent'    => $agent->id(),
			'name'     => $agent->name(),
			'password' => $agent->password_name(),
			'owner'    => $agent->owner(),
			'title'    => get_post( $draft )->post_title ?? '',
		);
		update_post_meta( $draft, self::META, wp_slash( $stored ) );
	}

	/** The user of the agent that has proposed a draft; zero for drafts of people. */
	public static function agent_of( int $draft ): int {
		return (int) ( self::stored( $draft )['agent'] ?? 0 );
	}

	/** Whether somebody has given a draft another name than its agent, which can't rename it. */
	public static function was_renamed( int $draft ): bool {
		$title = self::stored( $draft )['title'] ?? null;
		return null !== $title && ( get_post( $draft )->post_title ?? '' ) !== $title;
	}

	/** Whether a draft was proposed by an agent whose user has been deleted. */
	public static function is_gone( int $draft ): bool {
		$agent = self::agent_of( $draft );
		return $agent > 0 && ! get_userdata( $agent );
	}

	/**
	 * Who has changed something in a draft, for REST. Its agent is named also once it is gone.
	 *
	 * @return array{ id: int, name: string, avatar: string }
	 */
	public static function person( int $draft, int $user ): array {
		$person = Person::named( $user );
		$name   = '' === $person['name'] && self::agent_of( $draft ) === $user ? self::stored( $draft )['name'] ?? '' : '';
		return array( 'name' => is_string( $name ) && '' !== $name ? $name : $person['name'] ) + $person;
	}

	/**
	 * For REST. An agent that is gone is named as it was called.
	 *
	 * @return array{ agent: array{ id: int, name: string, avatar: string }, gone: bool, password: string, owner: array{ id: int, name: string, avatar: string }|null }|null
	 *         Null for drafts of people; no owner where nobody else has added the agent, or who did is gone.
	 */
	public static function describe( int $draft ): ?array {
		$stored = self::stored( $draft );
		$id     = (int) ( $stored['agent'] ?? 0 );
		if ( 0 === $id ) {
			return null;
		}
		$owner = (int) ( $stored['owner'] ?? 0 );
		return array(
			'agent'    => self::person( $draft, $id ),
			'gone'     => self::is_gone( $draft ),
			'password' => is_string( $stored['password'] ?? null ) ? $stored['password'] : '',
			'owner'    => $owner === $id ? null : Person::find( $owner ),
		);
	}

	/** @return array<mixed> */
	private static function stored( int $draft ): array {
		$stored = get_post_meta( $draft, self::META, true );
		return is_array( $stored ) ? $stored : array();
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use Atelier\Support\Person;

/**
 * Which agent has proposed a site draft, and on whose behalf, and which others have proposed what was moved into it. Stored with the draft,
 * and ends with it.
 */
final class Draft_Origin {
	private const META = '_atelier_draft_agent';

	/** Agents whose changes were moved into a draft: once such a user is gone, nothing else says that it was one. */
	private const MOVED = '_atelier_draft_moved_agents';

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

	/** Whether a user who answers for something in a draft is an agent, as far as the draft knows. */
	public static function is_agent( int $draft, int $user ): bool {
		return $user > 0 && ( self::agent_of( $draft ) === $user || in_array( $user, self::moved( $draft ), true ) || ( user_can( $user, Agent_Role::CAPABILITY ) && ! user_can( $user, Page::capability() ) ) );
	}

	/**
	 * Before a change is moved to another draft: there, what agents wrote of it is still theirs.
	 *
	 * @param list<int> $users Who answer for parts of the change.
	 */
	public static function follow( int $from, int $to, array $users ): void {
		$agents = array_filter( $users, static fn( int $user ): bool => self::is_agent( $from, $user ) );
		if ( $agents ) {
			update_post_meta( $to, self::MOVED, array_values( array_unique( array_merge( self::moved( $to ), $agents ) ) ) );
		}
	}

	/** @return list<int> */
	private static function moved( int $draft ): array {
		$stored = get_post_meta( $draft, self::MOVED, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_int' ) ) : array();
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
	 * @return array{ agent: array{ id: int, name: string, avatar: string }, gone: bool, stopped: bool, password: string, owner: array{ id: int, name: string, avatar: string }|null }|null
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
			'stopped'  => Agent_Record::of( $id )->is_stopped(),
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

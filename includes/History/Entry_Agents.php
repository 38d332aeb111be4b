<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Record;
use Atelier\Agents\Agent_Role;

/**
 * The agents that have made or proposed changes of an entry, as they were called then: their users may be deleted later. Immutable.
 */
final class Entry_Agents {
	/** What the types of an entry have for each of its agents, with the ID of its user behind it. */
	private const KIND = History_Store::BY_AGENTS . '-';

	/** @var array<int, array{ name: string, for: string }> By user; `for` is whoever has added it. */
	private array $all;

	/** @param array<int, array{ name: string, for: string }> $all */
	public function __construct( array $all = array() ) {
		$this->all = $all;
	}

	/** @param list<int> $users Whom an entry names. */
	public function with( array $users ): self {
		$all = $this->all;
		foreach ( array_unique( $users ) as $id ) {
			$user = $id > 0 ? get_userdata( $id ) : false;
			if ( $user && Agent_Role::is_of( $user ) ) {
				$owner      = get_userdata( Agent_Record::of( $id )->added_by() );
				$all[ $id ] = array(
					'name' => $user->display_name,
					'for'  => $owner ? $owner->display_name : '',
				);
			}
		}
		return new self( $all );
	}

	public function is_empty(): bool {
		return array() === $this->all;
	}

	/** @return list<string> For the types of an entry. */
	public function kinds(): array {
		return array_map( array( self::class, 'kind' ), array_keys( $this->all ) );
	}

	public static function kind( int $agent ): string {
		return self::KIND . $agent;
	}

	/** @return int The agent that a kind stands for; zero if none. */
	public static function of_kind( string $kind ): int {
		return 0 === strpos( $kind, self::KIND ) ? (int) substr( $kind, strlen( self::KIND ) ) : 0;
	}

	/** @return list<array{ id: int, name: string, for: string }> For the summary of an entry, and for REST. */
	public function listed(): array {
		return array_map( static fn( int $id, array $agent ): array => array( 'id' => $id ) + $agent, array_keys( $this->all ), array_values( $this->all ) );
	}

	/** @param mixed $stored As listed. */
	public static function from_stored( $stored ): self {
		$all = array();
		foreach ( is_array( $stored ) ? $stored : array() as $one ) {
			if ( is_array( $one ) && is_int( $one['id'] ?? null ) && is_string( $one['name'] ?? null ) && is_string( $one['for'] ?? null ) ) {
				$all[ $one['id'] ] = array(
					'name' => $one['name'],
					'for'  => $one['for'],
				);
			}
		}
		return new self( $all );
	}
}

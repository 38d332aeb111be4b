<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * What a site knows of an agent besides its user: who has added it, and whether it was stopped. Immutable.
 */
final class Agent_Record {
	/** A user option: each site of a network has its own. */
	private const OPTION = 'atelier_agent';

	private int $user;
	private int $added_by;
	private int $stopped_by;
	private string $stopped;

	private function __construct( int $user, int $added_by, int $stopped_by, string $stopped ) {
		$this->user       = $user;
		$this->added_by   = $added_by;
		$this->stopped_by = $stopped_by;
		$this->stopped    = $stopped;
	}

	public static function of( int $user ): self {
		$stored = get_user_option( self::OPTION, $user );
		$stored = is_array( $stored ) ? $stored : array();
		return new self( $user, (int) ( $stored['added_by'] ?? 0 ), (int) ( $stored['stopped_by'] ?? 0 ), is_string( $stored['stopped'] ?? null ) ? $stored['stopped'] : '' );
	}

	/** Stores that an agent was added, or may act again. */
	public function begin( int $by ): void {
		$this->store( $this->added_by > 0 ? $this->added_by : $by, 0, '' );
	}

	/** @param string $now GMT, as in the database. */
	public function stop( int $by, string $now ): void {
		$this->store( $this->added_by, $by, $now );
	}

	private function store( int $added_by, int $stopped_by, string $stopped ): void {
		update_user_option( $this->user, self::OPTION, compact( 'added_by', 'stopped_by', 'stopped' ) );
	}

	/** Zero if it isn't known. */
	public function added_by(): int {
		return $this->added_by;
	}

	public function stopped_by(): int {
		return $this->stopped_by;
	}

	public function is_stopped(): bool {
		return '' !== $this->stopped;
	}
}

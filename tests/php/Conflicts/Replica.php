<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Conflicts;

/**
 * A database with a replica that lags behind: until reads go to the primary, it returns an old version of one post.
 */
final class Replica {
	private object $primary;
	private object $stale;
	private bool $reads_primary = false;

	public function __construct( object $primary, object $stale ) {
		$this->primary = $primary;
		$this->stale   = $stale;
	}

	/** HyperDB's method. */
	public function send_reads_to_masters(): void {
		$this->reads_primary = true;
	}

	/** @return mixed */
	public function get_row( ?string $query = null, string $output = OBJECT ) {
		$is_stale = ! $this->reads_primary && false !== strpos( (string) $query, $this->primary->posts ) && false !== strpos( (string) $query, 'ID = ' . $this->stale->ID );
		return $is_stale ? clone $this->stale : $this->primary->get_row( $query, $output );
	}

	/** @return mixed */
	public function __call( string $name, array $arguments ) {
		return $this->primary->$name( ...$arguments );
	}

	/** @return mixed */
	public function __get( string $name ) {
		return $this->primary->$name;
	}

	public function __set( string $name, $value ): void {
		$this->primary->$name = $value;
	}

	public function __isset( string $name ): bool {
		return isset( $this->primary->$name );
	}
}

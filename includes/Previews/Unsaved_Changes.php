<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Support\Invalid_Input;

/**
 * A user's unsaved changes, on the live site or in a site draft. Only in memory; see Unsaved_Store.
 */
final class Unsaved_Changes implements Change_Set {
	private int $user;

	/** The changes of the site draft in which they were made; null on the live site. */
	private ?Change_Set $below;

	/** @var array<string, Change|null> By key; null for a record that is again as on the live site. */
	private array $changes = array();

	private int $revision = 0;

	public function __construct( int $user, ?Change_Set $below = null ) {
		$this->user  = $user;
		$this->below = $below;
	}

	public function name(): string {
		return "unsaved_$this->user";
	}

	/** Nothing is saved to the draft that they were made in. */
	public function draft_id(): int {
		return 0;
	}

	/** @return array<string, Change> */
	public function all(): array {
		return array_filter( $this->changes + ( $this->below ? $this->below->all() : array() ) );
	}

	public function get( string $key ): ?Change {
		if ( array_key_exists( $key, $this->changes ) ) {
			return $this->changes[ $key ];
		}
		return $this->below ? $this->below->get( $key ) : null;
	}

	public function saved_at( string $key ): string {
		return $this->below && ! array_key_exists( $key, $this->changes ) ? $this->below->saved_at( $key ) : '';
	}

	public function revision(): string {
		return "$this->revision " . ( $this->below ? $this->below->revision() : '' );
	}

	public function refresh( string $key ): void {
		if ( $this->below ) {
			$this->below->refresh( $key );
		}
	}

	public function put( Change $change ): void {
		$this->changes[ $change->key() ] = $change;
		++$this->revision;
	}

	public function remove( string $key ): void {
		$this->changes[ $key ] = null;
		++$this->revision;
	}

	public function during( callable $action ) {
		return $action();
	}

	/** @return array<string, string|null> Their JSON by key, without those of the site draft, and without live values: they are only shown. */
	public function to_stored(): array {
		return array_map( fn( ?Change $change ): ?string => $change ? $change->without_base()->to_stored( $this->purpose() ) : null, $this->changes );
	}

	/** What they are signed for. */
	private function purpose(): string {
		return "unsaved:$this->user";
	}

	/** @param mixed $stored As from to_stored(). Changes that are unreadable, or that other code has altered, are left out. */
	public function restore( $stored ): void {
		foreach ( is_array( $stored ) ? $stored : array() as $key => $json ) {
			try {
				$this->changes[ (string) $key ] = is_string( $json ) ? Change::from_stored( $json, $this->purpose() ) : null;
			} catch ( Invalid_Input $reason ) {
				continue;
			}
		}
	}
}

<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use WP_Error;

/**
 * The changes of a site draft.
 */
final class Draft_Changes implements Change_Set {
	private Draft_Store $store;
	private Draft_Locks $locks;
	private int $draft;

	/** @var ( callable(): ?WP_Error )|null */
	private $refuse;

	/** @param ( callable(): ?WP_Error )|null $refuse Asked each time before they are changed, while no one else changes them. */
	public function __construct( Draft_Store $store, int $draft, ?callable $refuse = null ) {
		$this->store  = $store;
		$this->locks  = new Draft_Locks( $store );
		$this->draft  = $draft;
		$this->refuse = $refuse;
	}

	public function name(): string {
		return (string) $this->draft;
	}

	public function draft_id(): int {
		return $this->draft;
	}

	/** @return array<string, Change> */
	public function all(): array {
		return $this->store->changes( $this->draft );
	}

	public function get( string $key ): ?Change {
		return $this->store->change( $this->draft, $key );
	}

	public function saved_at( string $key ): string {
		$post = $this->store->change_post( $this->draft, $key );
		return $post ? $post->post_modified_gmt : '';
	}

	public function revision(): string {
		return $this->store->revision( $this->draft );
	}

	public function refresh( string $key ): void {
		$this->store->forget( $this->draft, $key );
	}

	public function put( Change $change ): void {
		$this->store->put( $this->draft, $change );
	}

	public function remove( string $key ): void {
		$this->store->remove( $this->draft, $key, true );
	}

	public function during( callable $action ) {
		return $this->locks->during( array( $this->draft ), fn() => ( $this->refuse ? ( $this->refuse )() : null ) ?? $action() );
	}
}
